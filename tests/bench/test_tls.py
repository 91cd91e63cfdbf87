"""Handshakes: the tables of both commands, and the stored runs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from modforge.bench.documents import tls as published
from modforge.bench.primitives import table1
from modforge.bench.primitives.tls import PAPER_GAIN, providers_sheet, reductions_sheet


def row(subject: str, median_ns: float, modulus: str = "TLS 1.3, X25519, Ed25519") -> dict[str, Any]:
    times = {"median_ns": median_ns, "low_ns": median_ns, "high_ns": median_ns}
    about = {"operation": "handshake", "modulus": modulus, "bits": 255, "word": 64, "native": True}
    return {"subject": subject, "version": "1", "cpu": "c", **about, **times}


PROVIDERS = [row("modforge", 200_000.0), row("aws-lc-rs", 300_000.0), row("ring", 250_000.0)]


def reductions(gain: float) -> list[dict[str, Any]]:
    times = {table1.SPECIAL: 1e5, table1.BARRETT: gain * 1e5, table1.MONTGOMERY: 2e5}
    return [row(subject, ns, "TLS 1.2, X25519, Ed25519, table 1") for subject, ns in times.items()]


def test_ours_is_compared_with_the_best_of_those_that_take_part() -> None:
    (line,) = providers_sheet(PROVIDERS).rows
    assert line == ("TLS 1.3, X25519, Ed25519", "5000", "3333", "4000", "–", "1.25")


@pytest.mark.parametrize(("gain", "verdict"), [(1.5, "missed"), (PAPER_GAIN, "reached"), (3.0, "reached")])
def test_a_gain_stands_beside_that_of_the_paper(gain: float, verdict: str) -> None:
    (line,) = reductions_sheet(reductions(gain)).rows
    assert line[0] == "TLS 1.2, X25519, Ed25519"
    assert line[-3:] == (f"{gain:.2f}", "2.50", verdict)


def test_a_run_is_stored_in_place_of_one_of_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(published, "DATA", tmp_path / "tls.json")
    files = [tmp_path / "providers", tmp_path / "reductions"]
    for _ in range(2):
        for file, rows in zip(files, (PROVIDERS, reductions(1.5)), strict=True):
            file.write_text(json.dumps({"date": "2026-01-02", "rows": rows}), encoding="utf-8")
        published.main("here", *map(str, files), "Idle.")
    (run,) = published.runs()
    assert run.markdown().startswith("c, 2026-01-02. Idle. aws-lc-rs 1, ring 1.\n\n| handshake |")
    assert "| 1.50 | 2.50 | missed |" in published.tables()["tls reductions here"]


def test_the_published_runs_have_every_handshake() -> None:
    for run in published.runs():
        assert len(providers_sheet(run.rows).rows) == 6
        assert len(reductions_sheet(run.reductions).rows) == 2
