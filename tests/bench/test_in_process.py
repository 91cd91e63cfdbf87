"""Times taken in this process, as outside a checkout: who takes part, and that results are checked."""

import importlib.util

import pytest

from modforge import bench, field
from modforge.bench import in_process, turns
from modforge.field.check.question import library
from modforge.forge import forge
from modforge.plan import parse_modulus
from modforge.progress import Progress
from modforge.results import Results


def subjects(rows: list[dict], operation: str) -> set[str]:
    return {row["subject"] for row in rows if row["operation"] == operation}


@pytest.fixture(autouse=True)
def short_turns(monkeypatch):
    monkeypatch.setattr(turns, "TURN", 1e-5)


def test_rows():
    code = field.generate(2**61 - 1, name="m61", prefix="fe_m61")
    events = []
    rows = in_process.measure(
        "m61", 2**61 - 1, libraries={"modforge field C": (code, library(code, "C"))}, rounds=5, progress=events.append
    )
    assert events[0] == {"operation": "multiply", "modulus": "m61", "done": 1, "total": 5}
    installed = {name for name in ("gmpy2",) if importlib.util.find_spec(name)}
    engine = {subject for subject in subjects(rows, "power") if subject.startswith("modforge")}
    assert len(engine) == 1
    assert subjects(rows, "multiply") == subjects(rows, "square") == {"Python", "modforge field C"} | engine | installed
    assert subjects(rows, "power") == {"Python"} | engine | installed
    assert all(0 < row["low_ns"] <= row["median_ns"] <= row["high_ns"] and row["rounds"] == 5 for row in rows)


@pytest.mark.parametrize("modulus", [97, 2**64, 2**512 - 569, 3 * 2**700 + 2])
def test_every_kind_of_modulus(modulus):
    rows = in_process.measure("m", modulus, libraries={}, rounds=1)
    assert {row["operation"] for row in rows} == {"multiply", "square", "power"}


def test_a_wrong_result_is_an_error(monkeypatch):
    monkeypatch.setattr(in_process, "product_chain", lambda *_: 12345)
    with pytest.raises(bench.RunError, match="multiply: wrong result"):
        in_process.measure("m", 2**127 - 1, libraries={}, rounds=1)


@pytest.mark.long
def test_forge_outside_a_checkout(tmp_path, monkeypatch):
    """It measures, and a second run knows the times."""

    def no_checkout(*_):
        raise bench.NoCheckoutError("built from a checkout")

    class Remarks(Progress):
        def __init__(self):
            self.said = []

        def remark(self, text):
            self.said.append(text)

    monkeypatch.setattr(bench, "build", no_checkout)
    monkeypatch.setattr("modforge.forge.measure.ROUNDS", 3)
    monkeypatch.setattr("modforge.forge.run.questions", lambda _: [])
    with Results.open(tmp_path / "results.duckdb") as results:
        remarks = Remarks()
        (entry,) = forge([parse_modulus("65521")], tmp_path / "out", results, remarks)
        (again,) = forge([parse_modulus("65521")], tmp_path / "out", results, Remarks())
    assert "Times are taken in this process, against what Python has: built from a checkout" in remarks.said
    times = [row for row in entry["rows"] if row["kind"] == "measure"]
    assert {"Python", "modforge field C"} <= {row["subject"] for row in times}
    assert [row["outputs"] for row in times] == [row["outputs"] for row in again["rows"] if row["kind"] == "measure"]
