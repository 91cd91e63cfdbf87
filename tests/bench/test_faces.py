"""The comparison of the faces: rows, checks of results, targets, tables."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from modforge import bench
from modforge.bench import faces, turns
from modforge.bench.faces import calls, clusters, columns, library, modexp
from modforge.bench.faces.measure import ENGINES
from modforge.bench.faces.sessions import session


@pytest.fixture(autouse=True)
def short_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "TURN", 1e-5)
    monkeypatch.setattr(columns, "PRODUCTS", 40)
    monkeypatch.setattr(columns, "POWERS", 9)
    monkeypatch.setattr(calls, "BITS", (64, 256))


def installed(*names: str) -> set[str]:
    return {name for name in names if importlib.util.find_spec(name)}


def subjects(rows: list[dict[str, Any]], operation: str) -> set[str]:
    return {one["subject"] for one in rows if one["operation"] == operation}


def row(operation: str, modulus: str, subject: str, median_ns: float) -> dict[str, Any]:
    return {"operation": operation, "modulus": modulus, "subject": subject, "median_ns": median_ns}


@pytest.mark.long
def test_calls_from_every_language(tmp_path: Path) -> None:
    chains = library.build(tmp_path, lambda _: None)
    rows = list(calls.measure(chains, 1, lambda *_: None))
    ours = {*calls.OURS.values()}
    found = {
        operation: {one["subject"] for one in rows if one["operation"] == operation} for operation in calls.OPERATIONS
    }
    assert found["residue_product"] == ours
    assert found["product"] == ours | {"Python"} | installed("gmpy2")
    assert found["power"] == ours | {"Python"} | installed("gmpy2")
    assert {one["bits"] for one in rows} == {64, 256}


def test_without_a_compiler_python_and_rust_are_left() -> None:
    rows = list(calls.measure(None, 1, lambda *_: None))
    assert {one["subject"] for one in rows if one["operation"] == "residue_product"} == {
        "modforge Rust",
        "modforge Python",
    }


def test_columns() -> None:
    heard = []
    rows = list(columns.measure(2, lambda *event: heard.append(event)))
    assert [event[2] for event in heard] == [1, 2, 1, 2]
    assert {"Python", "modforge, 1 core"} <= subjects(rows, "powmod_many")
    products = subjects(rows, "mul_many")
    assert {f"modforge {form}, 1 core" for form in ("list", "bytes", "NumPy uint8", "Arrow fixed")} <= products


@pytest.mark.long
def test_files_on_one_worker_and_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "POWERS", 50)
    monkeypatch.setattr(clusters, "PRODUCTS", 500)
    heard = []
    rows = faces.measure(None, None, rounds=1, parts=[*ENGINES], progress=heard.append)
    engines = [one for one in ENGINES.values() if clusters.is_there(one)]
    total = 2 * len(engines)
    assert [(event["done"], event["total"]) for event in heard] == [(done, total) for done in range(1, total + 1)]
    for operation in clusters.OPERATIONS:
        for engine in engines:
            names = ("Dask", "modforge batch on Dask") if engine == "Dask" else (engine,)
            there = {f"{how}, {many}" for how in names for many in ("1 worker", "2 workers")}
            alone = {"Polars, streaming"} if engine == "Dask" else set()
            found = subjects(rows, clusters.operation_of(operation, engine))
            assert found >= there | alone | {"modforge batch, 1 core"}


@pytest.mark.skipif(importlib.util.find_spec("ray") is not None, reason="Ray is installed")
def test_a_session_that_cannot_start_says_why() -> None:
    with pytest.raises(bench.RunError, match="Ray: ModuleNotFoundError: No module named 'ray'"), session("Ray", 1):
        pass


@pytest.mark.parametrize("part", ["calls", "columns"])
def test_a_wrong_result_ends_the_run(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if part == "calls":
        monkeypatch.setattr(calls._engine, "power_chain", lambda *_: 12345)
        with pytest.raises(bench.RunError, match=r"power modulo 0x.*: 0x3039 is wrong"):
            list(calls.measure(None, 1, lambda *_: None))
    else:
        monkeypatch.setattr(columns.modforge, "powmod_many", lambda *_: [1])
        with pytest.raises(bench.RunError, match="powmod_many: wrong result"):
            list(columns.measure(1, lambda *_: None))


def test_powers_from_bytes_to_bytes(measuring_program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(modexp, "BYTES", (1, 80))
    events: list[dict[str, Any]] = []
    rows = list(modexp.measure(measuring_program, 1, events.append))
    assert {one["modulus"] for one in rows} == {*map(str, modexp.powers())}
    assert {one["subject"] for one in rows} >= {"modforge", "aurora-engine-modexp", "num-bigint"}
    assert events[-1]["done"] == events[-1]["total"]
    odd, even, two = (modexp.Power(kind, 80, "3").modulus for kind in modexp.KINDS)
    assert odd % 2 == 1 and even % 16 == 8 and two & (two - 1) == 0
    assert {number.bit_length() for number in (odd, even, two)} == {640}


def test_verdicts() -> None:
    name = str(modexp.powers()[0])
    rows = [
        row("modexp", name, "modforge", 10.0),
        row("modexp", name, "GMP", 9.96),
        row("modexp", name, "num-bigint", 19.0),
        row("product", "random-64", "modforge Rust", 100.0),
        row("product", "random-64", "modforge Python", 351.0),
        row("mul_many", "random-256", "modforge bytes, 1 core", 8.0),
    ]
    verdicts = {(one.target.operation, one.target.other): one for one in faces.judge(rows) if one.measured is not None}
    assert {key: one.reached for key, one in verdicts.items()} == {
        ("modexp", "GMP"): True,
        ("modexp", "num-bigint"): False,
        ("product", "modforge Rust"): False,
        ("mul_many", ""): True,
    }
    assert verdicts["product", "modforge Rust"].as_dict()["measured"] == 251.0
    files = [row("power_rows", "random-2048", where, time) for where, time in (("here", 1e6), ("there", 2e6))]
    (sheet, _) = faces.sheets([one | {"low_ns": 1e5, "high_ns": 1e7} for one in files])
    assert sheet.rows == (("here", "1,000", "100", "10,000", "1.00"), ("there", "500", "100", "10,000", "0.50"))
    *_, summary = faces.sheets([one | {"low_ns": 1.0, "high_ns": 2.0} for one in rows])
    assert ("modexp", "num-bigint", "≥ 2.00", "0 of 1", "1.90", name) in summary.rows
    assert [cells[3] for cells in summary.rows if cells[1] == "aurora-engine-modexp"] == ["not measured"]
