"""``modforge explore field``: the layouts of the generator as a space, counted and measured."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from modforge.cli import main
from modforge.explore import FieldPoint, FieldSpace, SpaceError, Values
from modforge.field import FieldError, choose, generate
from modforge.field.layouts.candidates import KINDS
from modforge.results import Results

P = 2**255 - 19


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MODFORGE_CACHE", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


def explore(*words: str) -> Result:
    return CliRunner().invoke(main, ["explore", "field", *words])


def space(p: int, words: str = "64", digits: str | None = None) -> FieldSpace:
    return FieldSpace(p, Values.parse(words), digits=None if digits is None else Values.parse(digits))


def test_every_design_is_what_the_generator_writes() -> None:
    """By its label, which has the number of digits in it; and all together hold what it would choose."""
    points, refused = space(P, digits="5,6").grid()
    assert len({one.identity for one in points}) == len(points) and not refused
    assert {str(one.settings["Layout"]).partition(":")[0] for one in points} == {
        *(set(KINDS) - {"unsaturated"}),
        "unsaturated/5",
        "unsaturated/6",
    }
    (one,) = (point for point in points if point.settings["Layout"] == "unsaturated/6:2")
    code = generate(P, name="a", prefix="a", kind="unsaturated/6:2")
    assert code.layout.element.positions == (0, 43, 85, 128, 170, 213)
    assert one.figures["multiplications"] == code.counts["mul"]["multiplications"]
    assert one.figures["limbs"] == code.words == 6
    assert choose(P).layout.method in [point.layout.method for point in points if isinstance(point, FieldPoint)]


def test_more_digits_than_needed_take_more_products() -> None:
    points, _ = FieldSpace(P, Values.parse("32,64"), ("unsaturated",), Values.parse("..:1")).grid()
    for word, counts in ((32, range(10, 17)), (64, range(5, 9))):
        first = [one.figures for one in points if one.settings["Word"] == word][::2]
        assert [one["limbs"] for one in first] == [*counts]
        assert [one["multiplications"] for one in first] == [n * n + n for n in counts]  # n of them fold


def test_what_a_modulus_does_not_have_is_said() -> None:
    points, refused = space(2**256 - 2**224 + 2**192 + 2**96 - 1).grid()
    assert {str(one.settings["Layout"]).partition(":")[0] for one in points} == {"montgomery", "barrett"}
    assert [one.settings["Layout"] for one in refused] == ["folded", "unsaturated"]
    assert all("has no" in one.reason for one in refused)
    with pytest.raises(SpaceError, match=r"no design is left: p = .* has no folded layout"):
        FieldSpace(2**256 - 2**224 + 2**192 + 2**96 - 1, Values.parse("64"), ("folded",)).grid()
    with pytest.raises(FieldError, match="must be odd"):
        space(2**255)


def test_counts_are_ruled_out_and_ordered() -> None:
    words = ("--modulus", "2^255 - 19", "--set", "Word=32,64", "--set", "Digits=5..8:1", "--formulas")
    result = explore(*words, "--minimize", "products", "--max-estimate", "60")
    assert result.exit_code == 0, result.output
    assert "field, the counts; * is on the Pareto front: least multiplications" in result.output
    assert re.search(r"^\* +255 +64 folded:\d +4 +21 ", result.output, re.MULTILINE)
    assert "ruled out by formulas" in result.output and max(map(len, result.output.splitlines()[1:-1])) <= 80


@pytest.mark.long
def test_a_compiler_that_is_missing_is_a_reason(tmp_path: Path) -> None:
    words = ["explore", "field", "--modulus", "7", "--set", "Layout=montgomery", "--json"]
    environment = os.environ | {"PATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-m", "modforge", *words], env=environment, capture_output=True, check=False)
    (failed,) = json.loads(done.stdout)["designs"]
    assert failed["state"] == "failed" and "cc is not installed" in failed["reason"]


@pytest.mark.long
def test_what_is_measured_is_known_afterwards(tmp_path: Path) -> None:
    words = ("--modulus", "2^61 - 1", "--set", "Layout=montgomery,folded", "--json", "--csv", "all.csv")
    first = json.loads(explore(*words).stdout)["designs"]
    assert {one["state"] for one in first} == {"found"} and len(first) >= 2
    assert all(min(one["ns"], one["square_ns"]) > 0 for one in first)
    assert [one["rate"] for one in first] == pytest.approx([1e9 / one["ns"] for one in first])
    again = json.loads(explore(*words).stdout)["designs"]
    assert {one["state"] for one in again} == {"known"} and [one["ns"] for one in again] == [one["ns"] for one in first]
    with Results.open(tmp_path / "results.duckdb") as results:
        rows = results.rows("layout")
    assert {row.key for row in rows} == {one["keys"] for one in first}
    assert {row.outputs["kind"] for row in rows} == {one["Layout"] for one in first}
    header, *lines = Path("all.csv").read_text(encoding="utf-8").splitlines()
    assert header.startswith("core,Word,Layout,bits,") and len(lines) == len(first)


@pytest.mark.long
def test_guided_search_finds_the_best_of_the_grid() -> None:
    words = ("--modulus", "2^255 - 19", "--set", "Word=32,64", "--formulas", "--minimize", "estimate", "--json")
    grid, found = (json.loads(explore(*words, *how).stdout)["designs"] for how in ((), ("--guided", "10")))
    assert len(found) == 10 < len(grid)
    assert min(one["estimate"] for one in found) <= 1.25 * min(one["estimate"] for one in grid)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "--modulus is missing: field is the code of one field"),
        (("--modulus", "p256", "--bits", "256"), "--bits does not go with field: it is for cores"),
        (("--modulus", "p256", "--seeds", "2"), "--seeds does not go with field"),
        (("--modulus", "p256", "--jobs", "2"), "--jobs does not go with field: code is measured one after the other"),
        (("--modulus", "p256", "--family", "xcup"), "--family xcup is for cores; field has --family c and rust"),
        (("--modulus", "p256", "--set", "Words=32"), "field has no parameter Words; did you mean Word?"),
        (("--modulus", "p256", "--set", "Word=48"), "Word of field is 32 or 64, not 48"),
        (("--modulus", "p256", "--set", "Layout=fold"), "Layout of field is folded, unsaturated, barrett, montgomery"),
        (("--modulus", "p256", "--minimize", "lut"), "a row of compiled c has no column lut"),
        (("--modulus", "p256", "--formulas", "--minimize", "ns"), "a row of the counts has no column ns"),
    ],
)
def test_errors_about_fields_are_one_line(words: tuple[str, ...], said: str) -> None:
    result = explore(*words)
    assert result.exit_code == 2
    assert said in result.output and len(result.output.splitlines()) == 1


def test_languages_are_not_for_cores() -> None:
    result = CliRunner().invoke(main, ["explore", "mont_csa_r4", "--bits", "64", "--family", "rust"])
    assert result.exit_code == 2 and "--family rust compiles field code; mont_csa_r4 is a core" in result.output
    result = CliRunner().invoke(main, ["explore", "mont_csa_r4"])
    assert result.exit_code == 2 and "--bits is missing" in result.output
