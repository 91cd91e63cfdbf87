"""The rows in SG13G2: whole, from the sources that they name, and honest where there are none."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from modforge.bench import asic
from modforge.bench.asic import rows as asic_rows
from modforge.bench.asic.sheets import OLDER
from modforge.bench.cores.configurations import Configuration
from modforge.bench.errors import RequestError
from modforge.cores import core
from modforge.hardware.liberty import Library
from modforge.hardware.synthesize import inputs

ROWS = asic.published()
SMALL = Library.read(Path(__file__).resolve().parents[1] / "hardware" / "liberty" / "small.lib")
ONE = Configuration("mont_csa42", 256)


def test_each_row_has_figures_that_follow_from_one_another_or_a_reason() -> None:
    assert ROWS
    for row in ROWS:
        if "outputs" not in row:
            assert row["reason"]
            continue
        found, asked = row["outputs"], row["inputs"]
        one = core(row["core"])
        interval = one.interval(one.parameters(asked["bits"], asked["settings"]))
        assert found["mbits"] == pytest.approx(1000 * asked["bits"] / interval / found["path_ns"], rel=1e-3, abs=6e-4)
        assert found["mbits_per_mm2"] == pytest.approx(found["mbits"] / found["area_um2"] * 1e6, rel=1e-2, abs=1e-3)
        # The smallest NAND of SG13G2 has 7.2576 µm².
        assert found["gate_equivalents"] == pytest.approx(found["area_um2"] / 7.2576, abs=0.06)
        assert found["opensta_ns"] == pytest.approx(found["path_ns"], abs=0.002)
        assert row["netlist"].keys() in ({"cases"}, {"not_simulated"})
        assert row["tools"]["yosys"]


def test_the_slow_corner_is_slower_and_no_row_comes_twice() -> None:
    keys = [(row["core"], json.dumps(row["inputs"]["settings"]), row["inputs"]["bits"]) for row in ROWS]
    families = [row["inputs"]["family"] for row in ROWS]
    assert len(set(zip(keys, families, strict=True))) == len(ROWS)
    assert set(families) == {asic.TYPICAL, asic.SLOW}
    paths = {(key, row["inputs"]["family"]): row.get("outputs") for key, row in zip(keys, ROWS, strict=True)}
    for key in keys:
        typical, slow = (paths.get((key, family)) for family in (asic.TYPICAL, asic.SLOW))
        if typical and slow:
            assert 1.2 < slow["path_ns"] / typical["path_ns"] < 2.5


def test_a_row_of_other_sources_says_so() -> None:
    row = next(row for row in ROWS if "outputs" in row)
    changed = {**row, "inputs": {**row["inputs"], "sources": "0" * 16}}
    [line] = [line for sheet in asic.sheets([changed])[:2] for line in sheet.rows]
    assert line[-1].endswith(f", {OLDER}")


def test_without_rows_the_tables_are_empty() -> None:
    assert [sheet.rows for sheet in asic.sheets([])] == [(), (), ()]


def made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, answers: Mapping[bool, Any]) -> list[dict[str, Any]]:
    """Return the rows of one configuration in the small library, if synthesis answers so, and with simulation so."""
    monkeypatch.setattr(asic_rows, "DATA", tmp_path / "asic.json")
    monkeypatch.setattr(asic_rows, "configurations", lambda: [ONE])
    monkeypatch.setattr(asic_rows, "_run", lambda *asked: answers["--no-verify" in asked])
    for configuration, family, row in asic_rows.make([SMALL]):
        asic_rows.store(configuration, family, row)
    return asic.published()


FIGURES = {**dict.fromkeys(asic_rows.KEPT, 1.0), "tools": {"yosys": "0"}}


def test_rows_are_made_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    answers = {True: FIGURES, False: {**FIGURES, "netlist_cases": 5}}
    [row] = made(monkeypatch, tmp_path, answers)
    assert row["inputs"] == inputs(core(ONE.core), ONE.bits, {}, SMALL)
    assert (row["netlist"], row["outputs"]["mbits"]) == ({"cases": 5}, 1.0)
    assert made(monkeypatch, tmp_path, {}) == [row]


def test_what_takes_too_long_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    [row] = made(monkeypatch, tmp_path, {True: asic_rows.TOO_LONG})
    assert (row["reason"], "outputs" in row) == (asic_rows.TOO_LONG, False)
    (tmp_path / "asic.json").unlink()
    [row] = made(monkeypatch, tmp_path, {True: FIGURES, False: asic_rows.TOO_LONG})
    assert row["netlist"] == {"not_simulated": asic_rows.TOO_LONG}


def test_what_took_too_long_is_not_tried_wider(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    wide = Configuration(ONE.core, 1024)
    made(monkeypatch, tmp_path, {True: asic_rows.TOO_LONG})
    monkeypatch.setattr(asic_rows, "configurations", lambda: [ONE, wide])
    [(configuration, _, row)] = asic_rows.make([SMALL])
    assert (configuration, row["reason"]) == (wide, f"{asic_rows.TOO_LONG} at 256 bits")


def test_a_wrong_netlist_is_no_row_with_a_reason(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with pytest.raises(RequestError, match="the netlist is wrong"):
        made(monkeypatch, tmp_path, {True: FIGURES, False: "Error: the netlist is wrong"})


def test_a_run_that_was_ended_gives_no_row(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what the command says as its error is a reason."""
    monkeypatch.setattr(asic_rows, "LIMIT_SECONDS", 100)
    run = asic_rows._run
    assert str(run(Configuration("mont_csa42", 1), SMALL)).startswith("Invalid value for '--bits'")
    monkeypatch.setattr(asic_rows.sys, "executable", "false")
    with pytest.raises(RequestError, match="ended with status 1"):
        run(ONE, SMALL)


def test_a_run_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asic_rows, "LIMIT_SECONDS", 0.5)
    assert asic_rows._run(ONE, SMALL) == asic_rows.TOO_LONG
