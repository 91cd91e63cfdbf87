"""The comparison with other libraries, from the build of the measuring program to its table."""

from __future__ import annotations

import ctypes
import io
import platform
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from modforge import bench, machine
from modforge.bench.documents.plot import MISSED, REACHED, ratios
from modforge.bench.fields import comparison, field_code
from modforge.bench.program import checkout, peers
from modforge.field import generate
from modforge.results import Results

P61 = (1 << 61) - 1

FIELD = """
#include <stdint.h>
static uint64_t multiply(uint64_t a, uint64_t b) {
    unsigned __int128 product = (unsigned __int128)a * b;
    return ((uint64_t)(product & ((1ull << 61) - 1)) + (uint64_t)(product >> 61)) % ((1ull << 61) - 1);
}
void p61_bench_mul(uint64_t *x, const uint64_t *y, uint64_t n) { while (n--) *x = multiply(*x, *y); }
void p61_bench_square(uint64_t *x, uint64_t n) { while (n--) *x = multiply(*x, *x); }
"""


@pytest.fixture
def binary(measuring_program: Path) -> Path:
    return measuring_program


@pytest.fixture
def field_library(tmp_path: Path) -> bench.Library:
    source, library = tmp_path / "p61.c", tmp_path / "libp61.so"
    source.write_text(FIELD)
    subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", str(library), str(source)], check=True)
    return bench.Library("modforge field C", "p61", library)


def row(subject: str, median_ns: float, **others: Any) -> dict[str, Any]:
    common = {
        "method": "f",
        "version": "1",
        "operation": "square",
        "modulus": "p",
        "bits": 61,
        "word": 64,
        "rounds": 2,
        "cpu": "c",
    }
    return {
        **common,
        "subject": subject,
        "median_ns": median_ns,
        "mean_ns": median_ns,
        "low_ns": median_ns,
        "high_ns": median_ns,
    } | others


def test_a_build_says_what_it_does(binary: Path) -> None:
    lines: list[str] = []
    assert bench.build(["fields"], lines.append) == binary
    assert any("Finished" in line for line in lines)


def test_rows_progress_and_operations_by_size(binary: Path) -> None:
    events: list[dict[str, Any]] = []
    rows = bench.run(binary, bits=[64, 521], operations=["multiply", "power"], rounds=2, progress=events.append)
    assert [event["done"] for event in events] == list(range(1, 9))
    assert {event["total"] for event in events} == {8}
    assert {(row["operation"], row["bits"]) for row in rows} == {
        (operation, size) for operation in ("multiply", "power") for size in (64, 521)
    }
    for one in rows:
        assert 0 < one["low_ns"] <= one["median_ns"] <= one["high_ns"]
        assert one["rounds"] == 2
        assert one["version"] and one["method"] and one["cpu"]
    assert {"modforge portable", "crypto-bigint"} <= {row["subject"] for row in rows}


def test_named_moduli(binary: Path) -> None:
    moduli = {"2^255 - 19": 2**255 - 19, "-odd name=": 2**130 - 5}
    rows = bench.run(binary, moduli=moduli, operations=["square"], rounds=1)
    assert {(row["modulus"], row["bits"]) for row in rows} == {("2^255 - 19", 255), ("-odd name=", 130)}


def test_field_library_takes_part_where_it_can(binary: Path, field_library: bench.Library) -> None:
    rows = bench.run(binary, moduli={"p": P61}, libraries=[field_library], rounds=1)
    found = [row["operation"] for row in rows if row["subject"] == "modforge field C"]
    assert found == ["multiply", "square"]


def test_field_library_of_another_modulus_ends_the_run(binary: Path, field_library: bench.Library) -> None:
    with pytest.raises(bench.RunError, match=r"modforge field C \(p61_bench_mul\) is wrong: multiply modulo q"):
        bench.run(binary, moduli={"q": P61 - 2}, libraries=[field_library], rounds=1)
    with pytest.raises(bench.RunError, match="one modulus, and this run has 2"):
        bench.run(binary, moduli={"p": P61, "q": P61 - 2}, libraries=[field_library], rounds=1)


@pytest.mark.parametrize("modulus", [0, 1, 10], ids=["zero", "one", "even"])
def test_refused_moduli(binary: Path, modulus: int) -> None:
    with pytest.raises(bench.RunError, match=r"^error: modulus bad: "):
        bench.run(binary, moduli={"bad": modulus}, rounds=1)


def test_refused_arguments(binary: Path) -> None:
    with pytest.raises(bench.RunError, match="divide"):
        bench.run(binary, bits=[64], operations=["divide"])
    with pytest.raises(bench.RunError, match="rounds"):
        bench.run(binary, bits=[64], rounds=0)
    with pytest.raises(bench.RequestError, match="moduli, bits: exactly one"):
        bench.run(binary)
    with pytest.raises(bench.RequestError, match="moduli, bits: exactly one"):
        bench.run(binary, bits=[64], moduli={"p": P61})


def test_text_for_people(binary: Path) -> None:
    command = [str(binary), "--bits", "128", "--operation", "multiply", "--rounds", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("CPU: ")
    assert "multiply modulo random-128 (128 bits), 1 rounds" in done.stdout
    assert done.stderr == ""


def test_subjects_variants_limits_and_trials(binary: Path) -> None:
    def names(**options: Any) -> list[str]:
        rows = bench.run(binary, bits=[256], operations=["multiply"], rounds=1, trials=3, **options)
        return [one["subject"] for one in rows]

    assert names(subjects=["crypto-bigint"]) == ["crypto-bigint"]
    assert names(subjects=["crypto-bigint"], variants=True) == ["crypto-bigint"] * 2
    assert "modforge barrett" in names(variants=True)
    assert not any(name.startswith("limit") for name in names())
    assert "modforge portable" in names(limits=True)
    assert "modforge barrett" not in names()


def target(cpu_class: str, ratio: float, *peers: str, bits: int = 61) -> bench.Target:
    return bench.Target("square", bits, cpu_class, ratio, peers)


def test_a_target_is_judged_on_the_kernels_of_its_cpu() -> None:
    rows = [
        row("modforge avx512ifma", 10),
        row("modforge portable", 20),
        row("GMP", 30),
        row("OpenSSL", 25),
        row("limit vpmadd52", 8),
        row("GMP", 1, bits=62),
        row("GMP", 1, operation="power"),
    ]

    def judged(*of: Any) -> bench.Verdict:
        (verdict,) = bench.judge(rows, [target(*of)])
        return verdict

    wide = judged("avx512ifma", 2.5, "GMP", "OpenSSL")
    assert (wide.kernel, wide.measured, wide.reached, wide.distance) == ("avx512ifma", 2.5, True, 1.25)
    assert wide.as_dict()["peer"] == "OpenSSL"
    assert judged("avx512ifma", 2.51, "GMP", "OpenSSL").reached is False
    narrow = judged("portable", 1.5, "GMP")
    assert (narrow.kernel, narrow.measured, narrow.limit) == ("portable", 1.5, None)
    near = judged("avx512ifma", 1.2, "limit vpmadd52")
    assert (near.measured, near.reached) == (1.25, False)
    assert judged("avx512ifma", 1.25, "limit vpmadd52").reached is True
    assert judged("adx", 1.0, "AWS-LC").reached is None


def test_nothing_is_compared_with_a_library_that_was_built_for_another_cpu() -> None:
    rows = [row("modforge portable", 20), {**row("GMP", 10), "native": False}, row("OpenSSL", 30)]
    assert [one["ratio"] for one in bench.compare(rows)] == [1.0, None, 1.5]
    (verdict,) = bench.judge(rows, [target("portable", 1.0, "GMP", "OpenSSL")])
    assert verdict.as_dict()["peer"] == "OpenSSL"
    assert bench.judge(rows, [target("portable", 1.0, "GMP")])[0].reached is None


@pytest.mark.parametrize(("bits", "kernel"), [(256, "adx"), (2048, "avx512ifma")])
def test_a_target_is_judged_on_the_kernel_that_the_engine_picks(bits: int, kernel: str) -> None:
    rows = [row(f"modforge {name}", 10, bits=bits) for name in ("avx512ifma", "adx", "portable")]
    (verdict,) = bench.judge(rows, [target("avx512ifma", 1.0, "GMP", bits=bits)])
    assert verdict.kernel == kernel


def test_targets_are_measured_shown_and_kept(binary: Path) -> None:
    targets = [one for one in bench.TARGETS if one.cpu_class == "portable" and one.bits in (256, 512)]
    events: list[dict[str, Any]] = []
    rows = bench.engine.measure(binary, targets, rounds=2, progress=events.append)
    assert [(event["done"], event["total"]) for event in events] == [(done, 4) for done in range(1, 5)]
    verdicts = bench.judge(rows, targets)
    assert [one.kernel for one in verdicts] == ["portable", "portable"]
    assert all(one.measured for one in verdicts)
    console = Console(width=200, record=True, file=io.StringIO())
    console.print(bench.targets_table([*verdicts, *bench.judge([], bench.TARGETS)]))
    text = console.export_text()
    assert "crypto-bigint" in text and "≤ 1.15" in text and "batch power" in text
    with Results.open() as results:
        bench.record_verdicts(results, "engine", [*verdicts, *bench.judge([], bench.TARGETS)], rows)
        kept = results.rows("target")
    assert [(one.inputs["bits"], one.outputs["kernel"]) for one in kept] == [(256, "portable"), (512, "portable")]
    assert "crypto-bigint" in kept[0].tools


@pytest.mark.long
def test_field_code_is_measured_judged_and_shown(binary: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = field_code.compilers()
    monkeypatch.setattr(comparison, "compilers", lambda: {name: installed[name] for name in ("gcc", "rustc")})
    events: list[dict[str, Any]] = []
    prime = "2^130 - 5"
    rows = comparison.measure(binary, 64, [prime], rounds=1, progress=events.append)
    lanes = comparison.LANES if machine.has(*comparison.IFMA) else ()
    total = len((*comparison.PRODUCTS, *comparison.REDUCE, *lanes, *comparison.POWERS))
    assert [(event["done"], event["total"]) for event in events] == [(done, total) for done in range(1, total + 1)]
    assert {row["word"] for row in rows} == {64}
    assert {"modforge C gcc", "modforge Rust", "fiat-crypto", "limit mulx"} <= {row["subject"] for row in rows}
    unmeasured = "2^256 - 1539"
    targets = [one for one in comparison.TARGETS if one.word == 64 and one.modulus in (prime, unmeasured)]
    verdicts = bench.judge_fields(rows, targets)
    peers = {(one.target.modulo, one.target.operation): one.peer and one.peer["subject"] for one in verdicts}
    assert peers[unmeasured, "multiply"] is None and peers[prime, "multiply"] == "fiat-crypto"
    assert peers[prime, "reduce"] == "Barrett"
    judged = [one for one in verdicts if one.target.modulo == prime and not one.lacks]
    assert len(judged) == 6 + len(lanes) and all(one.measured and one.distance for one in judged)
    console = Console(width=200, record=True, file=io.StringIO())
    console.print(bench.targets_table(verdicts), bench.fields_tables(rows))
    text = console.export_text()
    assert "With words of 64 bits" in text and "Reduction alone, words of 64 bits, streams" in text
    assert lanes or "not run: this CPU has no avx512ifma" in text
    found = {row["subject"] for row in rows if row["operation"] == "field_invert"}
    assert found - {"modforge assembly"} == {"modforge C gcc", "modforge chain", "modforge Rust"}
    with Results.open() as results:
        bench.record_verdicts(results, "fields", verdicts, rows)
        kept = [(one.inputs["modulus"], one.inputs["operation"]) for one in results.rows("target")]
    assert (prime, "square_streams") in kept and (unmeasured, "square") not in kept


@pytest.mark.long
@pytest.mark.parametrize("word", comparison.WORDS)
@pytest.mark.parametrize("prime", comparison.PRIMES)
def test_every_field_can_be_measured(word: int, prime: str) -> None:
    """All compilers, with a program for words of that size, and GMP where it can be built: a peer for each prime."""
    if missing := bench.missing_for_words(word):
        pytest.skip(missing)
    gmp = [peer for peer in bench.available_peers() if peer == "gmp"]
    rows = comparison.measure(bench.build(["fields", *gmp], word=word), word, [prime], rounds=1)
    for operation in comparison.operations(prime, ()):
        subjects = {row["subject"] for row in rows if row["operation"] == operation}
        assert any(subject.startswith("modforge") for subject in subjects)
        assert not gmp or prime in comparison.OF_CURVES or any(subject.startswith("GMP") for subject in subjects)


def test_a_turn_of_nothing_leaves_an_operand() -> None:
    """Slow operations are warmed up with an eighth of a turn, which may be none."""
    made = generate(P61, name="p61", prefix="fe_p61")
    gcc = field_code.Compiler("C", "cc", field_code.C_OPTIONS)
    library = ctypes.CDLL(str(field_code.library(made, "gcc", gcc).path))
    result, operands = (ctypes.c_uint64 * 1)(P61 + 1), (ctypes.c_uint64 * 64)(*range(2, 66))
    for name in ("invert", "sqrt"):
        getattr(library, f"fe_p61_bench_{name}")(result, operands, ctypes.c_uint64(0))
        assert result[0] == 2


def test_what_other_words_need(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "machine", lambda: "riscv64")
    assert bench.missing_for_words(64) == "field code is measured on x86-64, and this is riscv64"
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    assert bench.missing_for_words(64) is None
    without(monkeypatch, "cc")
    assert "apt-get install gcc-multilib" in (bench.missing_for_words(32) or "")


def test_the_table_of_the_paper_is_whole() -> None:
    table = comparison.paper()
    assert table.keys() == comparison.FOLDED.keys()
    assert all(table[prime][str(word)].keys() == {"barrett", "fold"} for prime in table for word in comparison.WORDS)


def test_the_paper_beside_the_figures_of_here(binary: Path) -> None:
    rows = bench.paper.measure(binary, executions=2, trials={1024: 20, 2048: 10})
    lines = {line.name: line for line in bench.paper.lines(rows)}
    assert lines["new"].paper_ns == {1024: 168, 2048: 551}
    assert set(lines["modforge portable"].measured_ns) == {1024, 2048}
    rows.append(row("GMP", 300.0, operation="multiply", method="mpn_mul_n + new_reduce", bits=1024))
    rows.append(row("GMP", 150.0, operation="multiply", method="mpn_mul_n + mpn_redc_1", bits=1024))
    console = Console(width=200, record=True, file=io.StringIO())
    console.print(bench.paper_table(bench.paper.lines(rows)))
    text = console.export_text()
    assert "183 (1.09)" in text and "150 (0.50)" in text and "modforge portable" in text


def test_the_plot_marks_reached_and_missed() -> None:
    rows = [row("modforge portable", 20), row("GMP", 30)]
    svg = ratios(bench.judge(rows, [target("portable", 1.0, "GMP"), target("portable", 2.0, "GMP")]))
    assert svg is not None
    assert ratios(bench.judge([], bench.TARGETS)) is None
    assert svg.count("1.50 × GMP") == 2
    assert REACHED in svg and MISSED in svg


def test_ratios_are_against_the_best_of_modforge() -> None:
    rows = [row("modforge a", 30), row("modforge b", 20), row("GMP", 10), row("GMP", 10, modulus="q")]
    assert [one["ratio"] for one in bench.compare(rows)] == [1.5, 1.0, 0.5, None]


def test_table_says_who_wins() -> None:
    console = Console(width=200, record=True, file=io.StringIO())
    console.print(bench.table([row("modforge a", 20), row("GMP", 10), row("OpenSSL", 50, low_ns=40.0, modulus="[b]p")]))
    console.print(bench.table([row("modforge a", 20, modulus="[b]p"), row("OpenSSL", 50, low_ns=40.0, modulus="[b]p")]))
    text = console.export_text()
    assert "our best" in text
    assert "2.00 × faster" in text
    assert "2.50 × the time" in text
    assert "40.0 ns – 50.0 ns" in text
    assert "[b]p" in text


def test_rows_are_kept_with_their_tools() -> None:
    with Results.open() as results:
        bench.record(results, [row("GMP", 12.0)])
        bench.record(results, [row("GMP", 10.0)])
        (kept,) = results.rows("measure")
    assert (kept.subject, kept.tools, kept.outputs["median_ns"]) == ("GMP", {"GMP": "1", "cpu": "c"}, 10.0)


def test_outside_a_checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(checkout, "__file__", str(tmp_path / "checkout.py"))
    monkeypatch.chdir(tmp_path)
    with pytest.raises(bench.NoCheckoutError, match="checkout of the modforge repository"):
        bench.build()


def without(monkeypatch: pytest.MonkeyPatch, *programs: str) -> None:
    def which(program: str) -> str | None:
        return None if program in programs else f"/usr/bin/{program}"

    monkeypatch.setattr(shutil, "which", which)


def test_missing_tools_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, "m4", "perl")
    assert not {"gmp", "openssl"} & {*bench.available_peers()}
    with pytest.raises(bench.ToolMissingError, match=r"gmp needs m4: apt-get install m4$"):
        bench.build(["gmp"])
    with pytest.raises(bench.ToolMissingError, match=r"openssl needs perl: apt-get install perl$"):
        bench.build(["openssl"])
    without(monkeypatch, "cargo")
    with pytest.raises(bench.ToolMissingError, match="rustup"):
        bench.build()
    with pytest.raises(bench.RequestError, match='peer: "abacus" is not one of'):
        bench.build(["abacus"])


def test_half_a_perl_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch)
    monkeypatch.setattr(machine, "has", lambda *_: True)
    monkeypatch.setattr(peers, "PERL_MODULES", ("No::Such::Module",))
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 2))
    assert bench.missing_tools("openssl") == "openssl needs perl: apt-get install perl"
    assert bench.available_peers() == ("gmp", "aws-lc", "flint", "curves", "dashu", "go")


def test_crypto_plus_plus_needs_its_headers(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, "c++")
    assert bench.missing_tools("cryptopp") == "cryptopp needs g++, libcrypto++-dev: apt-get install g++ libcrypto++-dev"


def test_flint_needs_a_cpu_that_has_what_its_assembly_uses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "has", lambda *_: False)
    assert bench.missing_tools("flint") == "flint needs a CPU with mulx and adx"


def test_a_failed_build_shows_what_cargo_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    crate = tmp_path / "crates" / "modforge-bench"
    crate.mkdir(parents=True)
    (crate / "Cargo.toml").write_text("nonsense")
    monkeypatch.setattr(checkout, "__file__", str(tmp_path / "checkout.py"))
    monkeypatch.chdir(tmp_path)
    with pytest.raises(bench.BuildError, match=r"(?s)could not build modforge-bench.*Cargo.toml"):
        bench.build()


def test_a_run_finds_its_rows_again() -> None:
    with Results.open() as results:
        bench.record(results, [row("GMP", 12.0)], "one")
        bench.record(results, [row("GMP", 10.0)], "two")
        kept = {one.inputs["run"]: one.outputs["median_ns"] for one in results.rows("measure")}
    assert kept == {"one": 12.0, "two": 10.0}
