"""The data behind the table of verification status are those of the tests and of the page about mutants."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

from modforge.bench.cores import figures, published
from modforge.bench.cores.glance import offered
from modforge.bench.cores.status import status
from modforge.cores import CORES
from modforge.cores.model.core import CORES_FOLDER

ROOT = Path(__file__).resolve().parents[2]


def test_widths_are_those_of_the_tests() -> None:
    script = ROOT / "scripts" / "simulated_widths.py"
    done = subprocess.run([sys.executable, script, "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_mutants_are_those_of_the_page() -> None:
    page = (ROOT / "docs" / "figures" / "mutants.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\|.*\| (\d+) of \d+ \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", page, re.MULTILINE)
    shown = [tuple(map(int, row)) for row in rows]
    for path in CORES_FOLDER.glob("*/mutants*.toml"):
        told = tomllib.loads(path.read_text(encoding="utf-8"))
        counts = tuple(told["result"][fate] for fate in ("invalid", "equivalent", "killed", "survived"))
        assert sum(counts) == told["count"]
        assert (told["count"], *counts) in shown, path


def test_every_core_has_a_row() -> None:
    rows = status(published()[0]).rows
    assert [row[0] for row in rows] == [f"`{core.name}`" for core in CORES]
    assert all(all(row[1:5]) for row in rows)


def test_every_core_is_offered_at_every_width_that_was_routed() -> None:
    rows = published()[0]
    shown = {(row[0].strip("`").split()[0], row[1]) for row in offered(figures(rows)).rows}
    routed = {(row["core"], str(row["inputs"]["bits"])) for row in rows if row["kind"] == "place"}
    assert routed <= shown
    assert {name for name, _ in shown} == {core.name for core in CORES}
    assert all(width.isdecimal() for _, width in shown)
    assert {("mont_dsp", "2048"), ("square_table", "128"), ("vdf_core", "64")} <= shown
