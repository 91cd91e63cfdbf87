"""The questions of the flows: what their keys hang on, and when a stored answer will do."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from modforge.bench.cores import published
from modforge.cores import core
from modforge.hardware import place, prove, simulate, synthesize
from modforge.hardware.rows import bench_hash
from modforge.results import Results, content_hash

CORE = core("mont_csa42")
ROWS = published()[0]


def simulation(tmp_path: Path, **options):
    return simulate.question(CORE, 8, simulator="icarus", build_directory=tmp_path, **options)


@pytest.mark.parametrize("row", [next(row for row in ROWS if row["kind"] == kind) for kind in ("synthesize", "place")])
def test_published_rows_have_the_keys_of_today(row, tmp_path: Path) -> None:
    one, inputs = core(row["core"]), row["inputs"]
    if row["kind"] == "synthesize":
        asked = synthesize.question(one, inputs["bits"], settings=inputs["settings"], family=inputs["family"])
    else:
        method = place.Method(inputs.get("placer", "heap"), inputs.get("target_mhz"))
        asked = place.question(
            one,
            inputs["bits"],
            settings=inputs["settings"],
            device=inputs["device"],
            seed=inputs["seed"],
            method=method,
            folder=tmp_path,
            logs=tmp_path,
        )
    key = content_hash(row["kind"], f"core {row['core']}", inputs, row["tools"])
    assert replace(asked, tools=row["tools"]).key == key


def test_standard_cells_are_a_family_like_others() -> None:
    inputs = synthesize.inputs(CORE, 8, {}, synthesize.OSU018)
    assert inputs == synthesize.inputs(CORE, 8, {}, "xcup") | {"family": "osu018"}


def test_another_simulation_is_another_question(tmp_path: Path) -> None:
    others = [simulation(tmp_path, **each) for each in ({}, {"cases": 7}, {"seed": 2}, {"modulus": 251})]
    assert len({each.key for each in others}) == len(others)


def test_another_bench_is_another_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = bench_hash(CORE)
    assert first == bench_hash(CORE)
    assert first != bench_hash(core("mont_cpa"))
    (tmp_path / CORE.name).mkdir()
    (tmp_path / CORE.name / "bench.py").write_text("# another bench\n")
    monkeypatch.setattr("modforge.hardware.rows.CORES_FOLDER", tmp_path)
    assert bench_hash(CORE) != first


def test_waveforms_are_recorded_anew(tmp_path: Path) -> None:
    figures = {"vcd": None}
    assert simulation(tmp_path).holds(figures)
    assert not simulation(tmp_path, waves=True).holds(figures)
    # An answer without waveforms does not name those of an earlier run.
    assert simulation(tmp_path).key != simulation(tmp_path, waves=True).key


def test_a_counterexample_is_looked_for_again_when_its_waveforms_are_gone(tmp_path: Path) -> None:
    proved = CORE.properties[0]
    asked = prove.question(CORE, 3, proved, directory=tmp_path)
    waves = tmp_path / "counterexample.vcd"
    found = iter([{"counterexample": str(waves)}, {"counterexample": None}, {}])
    asked = replace(asked, find=lambda: next(found))
    waves.touch()
    with Results.open() as results:
        assert results.answer(asked).outputs["counterexample"]
        assert results.known(asked)
        waves.unlink()
        assert results.answer(asked).outputs["counterexample"] is None
        assert results.known(asked)
