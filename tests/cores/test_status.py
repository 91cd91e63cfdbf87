"""The data behind the table of verification status are those of the tests and of the page about mutants."""

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from modforge.bench.cores import figures, published
from modforge.bench.cores.glance import offered
from modforge.bench.cores.status import status
from modforge.cores import CORES, core
from modforge.cores.model.core import CORES_FOLDER
from modforge.hardware.mutate import core_mutants
from mutants_page import rows

ROOT = Path(__file__).resolve().parents[2]


def test_widths_are_those_of_the_tests() -> None:
    script = ROOT / "scripts" / "simulated_widths.py"
    done = subprocess.run([sys.executable, script, "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_mutants_are_those_of_the_page() -> None:
    """A row for each list, with all it says; no other row is about a core's bench."""
    shown = [one for one in rows() if one.names & {each.name for each in CORES} and "by itself" not in one.parameters]
    for path in CORES_FOLDER.glob("*/mutants*.toml"):
        told = tomllib.loads(path.read_text(encoding="utf-8"))
        each, result = core(path.parent.name), told["result"]
        files = told.get("files", [file.name for file in each.paths()])
        found = [mutant for mutant in core_mutants(each) if mutant.file.name in files]
        of_core = [one for one in shown if each.name in one.names]
        [one] = [one for one in of_core if one.parameters.partition(":")[0] == parameters(told)]
        assert one.names - {each.name} <= set(files)
        counts = (result["invalid"], result["equivalent"], result["killed"], result["survived"])
        assert sum(counts) == told["count"]
        assert one[2:] == (told["count"], len(found), *counts), path
        shown.remove(one)
    assert not shown


def parameters(told: dict[str, Any]) -> str:
    """Return width and parameters as the page has them."""
    named = {"Multiplier 1": "`mont_csa_r4`"}
    settings = [f"{name} {value}" for name, value in told["settings"].items()]
    return ", ".join([f"{told['bits']} bits", *(named.get(text, text) for text in settings)])


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
