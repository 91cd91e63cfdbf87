"""The tables of the papers: what is published agrees with itself, and each cell is judged by its own figures."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from modforge.bench.cores.configurations import SAN
from modforge.bench.cores.sheets import DALY
from modforge.bench.cores.sheets import PAPER as GARG
from modforge.papers import PAPERS, counted, errata, evidence
from modforge.papers.evidence import Run
from modforge.papers.model import Cell, Figure, Table, Verdict
from modforge.papers.show.pages import FILLED, claims, pages
from modforge.soc import vdf

DOCS = Path(__file__).resolve().parents[2] / "docs"
VERDICTS = Path(__file__).with_name("verdicts.json")

STORED = evidence.stored()
TABLES = {name: entry.tables(STORED) for name, entry in PAPERS.items()}


def test_pages_are_up_to_date() -> None:
    """A page is made from rows: a verdict that changes changes it."""
    for name, text in pages().items():
        assert (DOCS / name).read_text(encoding="utf-8") == text, f"{name}: run make regenerate"
    for name, filled in FILLED.items():
        page = (DOCS / name).read_text(encoding="utf-8")
        assert filled(page) == page, f"{name}: run make regenerate"
    assert (DOCS / "explanation" / "errata.md").read_text(encoding="utf-8").count("<!-- errata: ") == len(PAPERS)


def test_verdicts_are_those_that_we_know_of() -> None:
    """Change ``verdicts.json`` only when you know why."""
    found = {f"{name} {table.name}": counted(table.cells) for name, tables in TABLES.items() for table in tables}
    assert found == json.loads(VERDICTS.read_text(encoding="utf-8"))


def test_every_table_of_the_papers_is_there() -> None:
    counts = {
        (name, table.name): len({cell.line for cell in table.cells})
        for name, tables in TABLES.items()
        for table in tables
    }
    assert counts["kryvinska2024", "figure4"] == 3 * 6
    assert counts["san2021", "table1"] + counts["san2021", "table2"] == 29
    assert counts["san2021", "table3"] == 4
    assert counts["kovtun2023", "table1"] == 2 * (7 + 13)
    assert [counts["garg", f"figure{number}"] for number in range(3, 9)] == [3, 3, 3, 2, 2, 2]
    assert (counts["garg", "table1"], counts["garg", "table2"]) == (6, 4)
    assert [counts["daly2003", f"table{number}"] for number in range(1, 5)] == [3, 16, 8, 4]


def test_no_cell_is_without_a_figure_or_a_reason() -> None:
    with pytest.raises(ValueError, match="a, b, c: has no ratio and no reason"):
        Table("a", "", "", (Cell("b", "c", 1.0, None, less=True),))
    cells = [cell for tables in TABLES.values() for table in tables for cell in table.cells]
    assert all((cell.verdict is Verdict.NOT_COMPARABLE) == bool(cell.reason) for cell in cells)
    assert all(cell.ours is not None and cell.ours.source for cell in cells if cell.ratio is not None)


def test_each_claim_has_a_cell_and_each_erratum_a_table() -> None:
    for name, entry in PAPERS.items():
        assert claims(entry.paper, TABLES[name])
        tables = {table.name for table in TABLES[name]}
        assert all(one.tables and set(one.tables) <= tables for one in errata(name))


@pytest.mark.parametrize(
    ("published", "ours", "less", "verdict"),
    [
        (100, 99.4, True, Verdict.PASSED),
        (100, 100.4, True, Verdict.REACHED),
        (100, 101, True, Verdict.MISSED),
        (100, 101, False, Verdict.PASSED),
        (100, 99.6, False, Verdict.REACHED),
        (100, 99, False, Verdict.MISSED),
    ],
)
def test_verdict_goes_by_its_own_sign(published: float, ours: float, *, less: bool, verdict: Verdict) -> None:
    assert Cell("", "", published, Figure(ours, "here"), less).verdict is verdict


def test_the_last_run_goes_before_the_others() -> None:
    slow = Run("a CPU", "2027-01-01", "modforge reproduce", [{"name": "modforge portable", "ns": {"1024": 1000.0}}])
    [figure4, *_] = PAPERS["kryvinska2024"].tables(replace(STORED, products=[*STORED.products, slow]))
    cells = {cell.line: cell for cell in figure4.cells}
    assert cells["1024 bits, new"].ours == Figure(1000.0, f"modforge portable, {slow}")
    assert cells["1024 bits, new"].verdict is Verdict.MISSED
    # It has no other size.
    assert cells["2048 bits, new"].verdict is Verdict.PASSED


def test_without_a_row_nothing_is_compared() -> None:
    nothing = replace(STORED, products=[], reductions=[], primitives=[], chains=[])
    for name in ("kryvinska2024", "kovtun2023"):
        for table in PAPERS[name].tables(nothing):
            assert counted(table.cells)["cannot be compared"] == len(table.cells)


def test_clocks_of_the_system_are_those_of_the_model_and_the_bus() -> None:
    """``tests/soc`` simulates a system; a change of the core must not leave the stored rows behind."""
    for bits in (128, 256, 512):
        found = evidence.chain(STORED, bits)
        assert found is not None and found.value == vdf.job(bits).cases[0].cycles + 3


def test_reductions_of_32_bits_are_those_of_the_figures() -> None:
    page = (DOCS / "figures" / "field-code.md").read_text(encoding="utf-8").replace("−", "-")
    rows = [row for run in STORED.reductions for row in run.rows if row["word"] == 32]
    assert len(rows) == 7
    tables = [line.split(" | ") for line in page.splitlines() if line.startswith("| 32 | ")]
    lines = {cells[1]: cells for cells in tables if len(cells) == 15}
    for row in rows:
        ours, barrett = lines[row["prime"]][4:6]
        assert (ours.split()[0], barrett.split()[0]) == (str(row["ours_ns"]), str(row["barrett_ns"]))


def test_figures_of_a_paper_agree_with_each_other() -> None:
    for bits, gain in DALY["gain"].items():
        split, basic = (DALY["inverter"][bits][name] for name in ("split", "basic"))
        assert 100 * (split["slices"] / basic["slices"] - 1) == pytest.approx(gain["area_percent"], abs=0.06)
        assert 100 * (split["mhz"] / basic["mhz"] - 1) == pytest.approx(gain["speed_percent"], abs=0.06)
    for bits, one in DALY["multiplier"].items():
        assert 1e3 * int(bits) / (int(bits) + 5) / one["period_ns"] == pytest.approx(one["mbits"], rel=2e-3)
    for line in SAN["routed"]:
        assert line["logic_ns"] + line["route_ns"] == pytest.approx(line["ns"])
        assert 100 * line["logic_ns"] / line["ns"] == pytest.approx(line["logic_percent"], abs=0.06)


def test_what_is_printed_wrong_in_the_tables() -> None:
    """The errata that were found when the tables were put beside ours."""
    k = 1024
    right = (9 * (k + 1) + 4, 2 * (k + 1), k + 1)
    printed = (9 * k + 9, 2 * (k + 2), k + 1)
    assert right == (9 * k + 13, 2 * k + 2, k + 1) != printed
    assert right[0] > 6 * k + 16 > 9 * (k // 2 + 1) + 4
    processor = {
        bits: GARG["processor"]["algorithm II"][bits]["slices"] / one["slices"]
        for bits, one in GARG["processor"]["algorithm I"].items()
    }
    assert {bits: round(100 * (ratio - 1), 1) for bits, ratio in processor.items()} == {"512": 22.2, "1024": 30.9}
    gains = {
        cell.line: cell.published
        for table in TABLES["kovtun2023"]
        if table.name == "gains"
        for cell in table.cells
        if "2^" not in cell.line
    }
    assert gains.pop("P-521 sign, 64-bit words") == pytest.approx(25.25, abs=0.01)
    assert len(gains) == 25
    assert 1.8 < min(gains.values()) < max(gains.values()) < 4.2
