"""``modforge explore`` as its users call it: what runs, what does not, and what is on the screen and in files."""

import csv
import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner, Result

from modforge.cli import main
from modforge.results import Results


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One cache for all tests of the file, so that what one synthesizes is known to the others."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(autouse=True)
def here(cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MODFORGE_CACHE", str(cache))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


def explore(*words: str) -> Result:
    return CliRunner().invoke(main, ["explore", *words])


SMALL = ("mont_csa_r4", "--bits", "3,4", "--family", "ecp5")


def test_formulas_run_nothing(cache: Path) -> None:
    result = explore("mont_fios", "--bits", "256..1024", "--set", "Cells=4..", "--formulas", "--max-interval", "300")
    assert result.exit_code == 0
    assert (
        "mont_fios, the formulas; * is on the Pareto front of its width: least cycles, least interval" in result.output
    )
    counted = re.search(
        r"(\d+) designs: (\d+) by formulas alone, (\d+) ruled out by formulas, (\d+) fit", result.output
    )
    assert counted is not None
    designs, kept, ruled_out, fit = map(int, counted.groups())
    assert designs == kept + ruled_out and kept == fit > 0 < ruled_out
    assert max(map(len, result.output.splitlines()[1:-1])) <= 80
    with Results.open(cache / "results.duckdb") as results:
        assert results.rows("synthesize") == []


@pytest.mark.long
def test_what_is_run_is_known_afterwards_and_to_core_synthesize(cache: Path) -> None:
    first = json.loads(explore(*SMALL, "--json").stdout)
    assert {one["state"] for one in first["designs"]} <= {"found", "known"}
    again = json.loads(explore(*SMALL, "--json").stdout)
    assert [one["state"] for one in again["designs"]] == ["known", "known"]
    assert [one["lut"] for one in again["designs"]] == [one["lut"] for one in first["designs"]]
    words = ["core", "synthesize", "mont_csa_r4", "--bits", "4", "--family", "ecp5", "--no-verify"]
    same = CliRunner().invoke(main, words).stdout
    assert "known from earlier" in same and f"{first['designs'][1]['lut']} LUT" in same
    with Results.open(cache / "results.duckdb") as results:
        keys = {row.key for row in results.rows("synthesize")}
    assert {one["keys"] for one in first["designs"]} <= keys


@pytest.mark.long
def test_a_routed_design_is_known_to_core_place() -> None:
    words = ("mont_csa_r4", "--bits", "3", "--family", "ecp5-85k", "--placer", "static", "--json")
    (found,) = json.loads(explore(*words).stdout)["designs"]
    assert found["state"] == "found" and found["ns"] == pytest.approx(4000 / found["mhz"])
    assert found["rate"] == pytest.approx(1e6 * found["mhz"] / 4) and found["mbits"] == pytest.approx(
        3e-6 * found["rate"]
    )
    words = (
        "core",
        "place",
        "mont_csa_r4",
        "--bits",
        "3",
        "--placer",
        "static",
        "--seeds",
        "1",
        "--no-verify",
        "--json",
    )
    placed = json.loads(CliRunner().invoke(main, words).stdout)
    assert (placed["known"], placed["median_mhz"], placed["comb"]) == (1, found["mhz"], found["lut"])


def test_rows_of_the_package_are_known() -> None:
    """Tables I and II of San at 64 and 128 bits, and five seeds of a routed core: nothing is run."""
    words = ["--bits", "64..128", "--set", "DigitBits=32,64", "--set", "Cycles=1,3", "--max-dsp", "156", "--json"]
    found = json.loads(explore("mont_redundant", *words).stdout)
    assert [one["state"] for one in found["designs"]] == ["known"] * 6
    kept = [(one["bits"], one["DigitBits"], one["dsp"]) for one in found["designs"] if one["fits"]]
    assert kept == [(64, 32, 61), (64, 32, 36), (128, 32, 100), (128, 64, 144)]
    assert len(found["refused"]) == 2
    words = ["--bits", "512..1024", "--family", "ecp5-85k", "--placer", "static", "--seeds", "5", "--json"]
    routed = json.loads(explore("mont_csa_r4", *words).output)["designs"]
    assert [(one["state"], round(one["mhz"], 1)) for one in routed] == [("known", 123.2), ("known", 110.8)]


@pytest.mark.long
def test_files_hold_every_design() -> None:
    words = [*SMALL, "--where", "cycles <= 4", "--where", "lut < 1", "--csv", "all.csv", "--parquet", "all.parquet"]
    result = explore(*words)
    assert result.exit_code == 0 and "No design fits: 3 bits: lut is" in result.output
    rows = list(csv.DictReader(Path("all.csv").read_text(encoding="utf-8").splitlines()))
    assert [row["fits"] for row in rows] == ["False", "False"]
    table = pq.read_table("all.parquet")
    assert table.column_names == list(rows[0])
    assert table["lut"].to_pylist() == [int(row["lut"]) for row in rows]
    json_rows = json.loads(explore(*words, "--json").stdout)["designs"]
    assert [one["reason"] for one in json_rows] == table["reason"].to_pylist()


def test_plots() -> None:
    fios = ("mont_fios", "--bits", "64..512", "--set", "Cells=1..", "--formulas")
    drawn = explore(*fios, "--plot", "-").output
    assert "interval, O on the front" in drawn and max(map(len, drawn.splitlines()[-20:])) <= 80
    assert explore(*fios, "--plot", "a.svg").exit_code == explore(*fios, "--plot", "a.png").exit_code == 0
    assert "Pareto front" in Path("a.svg").read_text(encoding="utf-8")
    assert Path("a.png").read_bytes().startswith(b"\x89PNG")
    assert "not 'a.gif'" in explore(*fios, "--plot", "a.gif").output


@pytest.mark.long
def test_guided_search_beats_chance_and_repeats_itself() -> None:
    space = [
        "mont_fios",
        "--bits",
        "256",
        "--set",
        "Cells=1..16:1",
        "--set",
        "WordBits=8..18:1",
        "--set",
        "Slots=1..8:1",
    ]
    asked = [*space, "--formulas", "--minimize", "interval", "--where", "Cells <= 5", "--json"]

    def fitting(*how: str) -> list[float]:
        found = json.loads(explore(*asked, *how).stdout)["designs"]
        assert len(found) == 40
        return [one["interval"] for one in found if one["fits"]]

    seeds = ("1", "2", "3")
    guided = [fitting("--guided", "40", "--seed", seed) for seed in seeds]
    by_chance = [fitting("--sample", "40", "--seed", seed) for seed in seeds]
    assert sum(map(len, guided)) > 1.2 * sum(map(len, by_chance))
    assert sum(map(min, guided)) <= sum(map(min, by_chance))
    assert fitting("--guided", "40", "--seed", "1") == guided[0]


@pytest.mark.long
def test_a_run_that_takes_too_long_is_a_row(cache: Path) -> None:
    words = ("mont_csa_r4", "--bits", "5", "--family", "ecp5")
    stopped = explore(*words, "--timeout", "0.01")
    assert stopped.exit_code == 1 and "1 failed: stopped after 0.01 s" in stopped.output
    with Results.open(cache / "results.duckdb") as results:
        (row,) = results.rows("attempt")
    assert row.inputs["bits"] == 5 and row.outputs == {"reason": "stopped after 0.01 s", "limit_s": 0.01}
    # Not run again: that would take longer than this.
    assert "1 design: 1 failed" in explore(*words, "--timeout", "0.001").output
    retried = json.loads(explore(*words, "--json").stdout)["designs"]
    assert [one["state"] for one in retried] == ["found"]


def test_a_family_without_the_block_is_a_reason() -> None:
    result = explore("mont_fios", "--bits", "64", "--set", "Primitive=2", "--set", "WordBits=18")
    assert result.exit_code == 1 and "a block of ecp5, not of xcup" in result.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("mont_csa_r4", "--bits", "x"), "Error: --bits: 'x' is no list of numbers"),
        (("mont_fios", "--bits", "64", "--set", "Cells=a"), "Error: --set Cells: 'a' is no list of numbers"),
        (("mont_fios", "--bits", "64", "--set", "Cells"), "--set takes a name, = and values"),
        (("mont_fios", "--bits", "64", "--set", "Cell=1"), "no parameter Cell; did you mean Cells?"),
        (("mont_csa_r4", "--bits", "64", "--max-dps", "3"), "--max-dsp"),
        (("mont_csa_r4", "--bits", "64", "--max-dsp", "x"), "--max-dsp takes a number, such as 156 or 1e6, not 'x'"),
        (("mont_csa_r4", "--bits", "64", "--max-ns", "3"), "ns needs a frequency"),
        (("mont_csa_r4", "--bits", "64", "--minimize", "luts"), "did you mean lut?"),
        (("mont_csa_r4", "--bits", "64", "--minimize", "lut", "--maximize", "lut"), "name lut twice"),
        (("mont_csa_r4", "--bits", "64", "--modulus", "p256"), "takes its modulus at run time"),
        (("mont_csa_r4", "--bits", "64", "--sample", "3", "--guided", "3"), "--sample and --guided"),
        (("mont_csa_r4", "--bits", "64,65", "--guided", "3"), "--guided searches at one width"),
        (("mont_csa_r4", "--bits", "64", "--formulas", "--family", "xc7"), "--formulas runs nothing"),
        (("mont_csa_r5", "--bits", "64"), "did you mean mont_csa_r4"),
    ],
)
def test_errors_are_one_line(words: tuple[str, ...], said: str) -> None:
    result = explore(*words)
    assert result.exit_code == 2
    assert said in result.output and len(result.output.splitlines()) == 1


@pytest.mark.long
def test_progress_on_a_terminal_of_80_columns(cache: Path) -> None:
    """Whole lines, the time left, and the results on the standard output alone."""
    ours, theirs = pty.openpty()
    # Progress from the start on, however fast the machine is.
    script = "from modforge.cli.screen import progress; progress.SECONDS = 0; from modforge.cli import main; main()"
    command = [sys.executable, "-c", script, "explore", "mont_csa_r4", "--bits", "8,9", "--family", "ecp5"]
    environment = os.environ | {"TERM": "xterm", "MODFORGE_CACHE": str(cache)}
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=theirs, env=environment, timeout=120, check=True)
    os.close(theirs)
    shown = b""
    while chunk := _read(ours):
        shown += chunk
    os.close(ours)
    assert b"left:" in shown and b"/2" in shown
    assert max(map(len, done.stdout.decode().splitlines())) <= 80
    assert "2 designs: 2 run now, 2 fit" in done.stdout.decode()


def _read(screen: int) -> bytes:
    try:
        return os.read(screen, 4096)
    except OSError:  # the other end is closed
        return b""
