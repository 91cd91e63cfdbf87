"""Primitives against other libraries and over three reductions: targets, tables, stored runs, the program."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from modforge import bench, machine
from modforge.bench.documents import primitives as published
from modforge.bench.primitives import comparison, table1
from modforge.bench.primitives.sheets import comparison_sheet, table1_sheet
from modforge.bench.program import peers
from modforge.cli import main


def row(operation: str, modulus: str, subject: str, median_ns: float, **others: Any) -> dict[str, Any]:
    times = {"median_ns": median_ns, "mean_ns": median_ns, "low_ns": median_ns, "high_ns": median_ns}
    about = {"operation": operation, "modulus": modulus, "bits": 255, "word": 64, "rounds": 1, "native": True}
    return {"subject": subject, "method": "f", "version": "1", "cpu": "c", **about, **times, **others}


ROWS = [
    row("sign", "Ed25519", "modforge", 10_000.0),
    row("sign", "Ed25519", "ed25519-dalek", 12_000.0),
    row("sign", "Ed25519", "OpenSSL", 4_000.0, native=False),
    row("encrypt", "Paillier-2048", "modforge", 8e6),
    row("encrypt", "Paillier-2048", "modforge, owner", 2e6),
    row("encrypt", "Paillier-2048", "phe", 24e6),
    row("decrypt", "DSTU 9041, E256/5", "modforge", 70_000.0),
]


def table1_rows(special: float, slow: float) -> list[dict[str, Any]]:
    times = {table1.SPECIAL: special, table1.BARRETT: slow, table1.MONTGOMERY: 2 * special}
    return [
        row(entry["operation"], f"{entry['primitive']}, table 1", subject, ns, word=word)
        for entry in table1.paper()
        for word in (64, 32)
        for subject, ns in times.items()
    ]


def test_targets_are_those_of_the_families_that_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "has", lambda *_: True)
    monkeypatch.setattr(machine, "processor", lambda: "Intel(R) Xeon(R)")
    names = {name for family in comparison.PRIMITIVES.values() for name in family}
    assert {target.modulus for target in bench.primitives.targets()} <= names
    rsa = bench.primitives.targets(["rsa"])
    assert [one.ratio for one in rsa if one.operation == "sign"] == [1.4, 1.9, 2.7]
    monkeypatch.setattr(machine, "processor", lambda: "AMD EPYC")
    assert [one.ratio for one in bench.primitives.targets(["rsa"]) if one.operation == "sign"] == [1.1, 1.25, 1.3]
    assert [one.ratio for one in bench.primitives.targets(["poly1305"])] == [1.5, 1.5]
    monkeypatch.setattr(machine, "has", lambda *_: False)
    assert [one.ratio for one in bench.primitives.targets(["poly1305"])] == [1.0, 1.0]


def test_a_table_has_a_line_for_each_work_and_compares_with_libraries_for_this_cpu_alone() -> None:
    sheet = comparison_sheet(ROWS, bench.primitives.targets())
    lines = {line[0]: dict(zip(sheet.header[1:], line[1:], strict=True)) for line in sheet.rows}
    assert list(lines) == [
        "Ed25519: sign",
        "Paillier-2048: encrypt",
        "Paillier-2048: encrypt, owner",
        "DSTU 9041, E256/5: decrypt",
    ]
    sign = lines["Ed25519: sign"]
    assert (sign["ours"], sign["Rust"], sign["OpenSSL"]) == ("10.0 µs", "12.0 µs", "4.00 µs (not for this CPU)")
    assert (sign["times as fast"], sign["target"], sign[""]) == ("1.20", "≥ 1.00", "reached")
    encrypt = lines["Paillier-2048: encrypt"]
    assert (encrypt["times as fast"], encrypt["target"], encrypt[""]) == ("3.00", "≥ 4.00", "missed")
    assert lines["Paillier-2048: encrypt, owner"]["times as fast"] == "12.00"
    assert lines["DSTU 9041, E256/5: decrypt"]["times as fast"] == "–"
    assert [name for name in comparison.LIBRARIES if name in sheet.header] == ["OpenSSL"], "no empty columns"


def test_table_1_has_both_sizes_of_words_and_the_gains_of_the_paper() -> None:
    found = bench.primitives.lines(table1_rows(10.0, 25.0))
    assert len(found) == 2 * len(table1.paper())
    assert {one.gain for one in found} == {2.5}
    gains = {(one.operation, one.primitive, one.word): one.paper_gain for one in found}
    assert gains["mac", "Poly1305", 32] == pytest.approx(177.039 / 53.2955)
    assert gains["verify", "Ed25519", 64] == pytest.approx(322.813 / 138.327)
    assert [one.reached for one in found] == [round(one.paper_gain, 2) <= 2.5 for one in found]
    lines = table1_sheet(table1_rows(10.0, 25.0)).rows
    assert ("64", "Poly1305: mac", "10.0 ns", "25.0 ns", "20.0 ns", "2.50", "2.31", "reached") in lines
    assert bench.primitives.lines([]) == []


def test_the_paper_s_curves_are_those_of_the_fields() -> None:
    of = {"Poly1305": "p1305", "Ed25519": "p25519", "P-521": "p521"}
    moduli = {of.get(entry["primitive"], entry["primitive"].removeprefix("DSTU 9041, E")) for entry in table1.paper()}
    dstu = {f"{name[1:4]}/5" for name in table1.PRIMES[3:]}
    assert moduli == {*table1.PRIMES[:3], *dstu}


def test_a_run_is_stored_and_read_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    targets = [verdict.as_dict() for verdict in bench.judge_fields(ROWS, bench.primitives.targets())]
    compared, ways = {"rows": ROWS, "targets": targets}, {"rows": table1_rows(10.0, 25.0)}
    run = published.made("here", compared, ways, commit="abc", remark="Under load.")
    monkeypatch.setattr(published, "DATA", tmp_path / "primitives.json")
    published.DATA.write_text(published.text([run]), encoding="utf-8")
    [read] = published.runs()
    assert read.markdown() == run.markdown()
    assert "| Ed25519: sign | 10.0 µs |" in read.markdown()
    assert "commit abc. Under load. ed25519-dalek 1" in read.markdown()
    assert "1 of 2 targets reached." in read.markdown()
    assert "| 64 | Poly1305: mac | 10.0 ns |" in read.table1_markdown()


def test_options_that_do_not_go_together_are_refused() -> None:
    for options, words in {
        ("--table1", "--primitive", "rsa"): "--table1 has its own",
        ("--word", "32"): "--word is for --table1",
    }.items():
        refused = CliRunner().invoke(main, ["bench", "primitives", *options])
        assert refused.exit_code == 2
        assert words in refused.output


def test_a_missing_libsodium_is_said_with_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "_has_sodium", lambda: False)
    said = peers.missing_tools("sodium")
    assert said is not None
    assert said.endswith("libsodium-dev")


@pytest.mark.long
@pytest.mark.parametrize("word", [64, 32])
def test_primitives_over_all_reductions_give_equal_results(word: int) -> None:
    if missing := bench.missing_for_words(word):
        pytest.skip(missing)
    binary = bench.primitives.build_table1(word)
    subprocess.run([str(binary), "--check", "--primitive=table1"], check=True)
    rows = bench.primitives.measure_table1(binary, rounds=1)
    assert {line.word for line in bench.primitives.lines(rows)} == {word}
    assert len(bench.primitives.lines(rows)) == len(table1.paper())


@pytest.mark.long
def test_primitives_give_the_results_of_other_libraries() -> None:
    binary = bench.primitives.build([peer for peer in bench.CRYPTOGRAPHY if bench.missing_tools(peer) is None])
    subprocess.run([str(binary), "--check", "--quick"], check=True)
    rows = bench.primitives.measure(binary, ["x25519", "ed25519"], rounds=1, quick=True)
    json.dumps(comparison_sheet(rows, bench.primitives.targets()).rows)
    assert {"modforge", "ed25519-dalek"} <= {one["subject"] for one in rows}
