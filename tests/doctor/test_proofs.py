"""``modforge doctor --proofs``: what it proves in the installed engine, and what it does when it cannot."""

import json
import platform
import shutil

import pytest
from click.testing import CliRunner, Result

from modforge.cli import main
from modforge.kernel_proof.algebra.words import Equations
from modforge.kernel_proof.claims import Claim
from modforge.kernel_proof.coverage import add_range, sizes

PROVABLE = platform.machine() == "x86_64" and shutil.which("objdump") is not None
needs_binutils = pytest.mark.skipif(not PROVABLE, reason="needs an x86-64 CPU and binutils")


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> Result:
    monkeypatch.setattr("modforge.cli.doctor.PROVED_BITS", 100)
    return CliRunner().invoke(main, ["doctor", "--proofs", *arguments])


@needs_binutils
def test_it_says_what_is_proved_tested_and_assumed(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(monkeypatch)
    assert done.exit_code == 0, done.output
    proved, tested, assumed = done.stdout.split("\n\n")
    assert "multiply_n: r = a·b" in proved
    assert "proved: 1–64 bits\n" in proved
    assert "for the command below: 65–704 bits\n" in proved
    assert "r may be an operand" in proved
    assert "divsteps" in tested
    assert "python -m modforge.kernel_proof" in proved
    assert tested.startswith("Tested, not proved:")
    assert "objdump" in assumed


@pytest.mark.long
@needs_binutils
def test_json_has_it_all(monkeypatch: pytest.MonkeyPatch) -> None:
    found = json.loads(run(monkeypatch, "--json").stdout)
    rows = {(row["kernel"], row["function"]): row for row in found["rows"]}
    assert rows["adx", "multiply_n"]["proved"] == [[1, 64]]
    assert rows["avx512ifma", "product"]["proved"] == rows["eight, ifma", "square"]["proved"] == [[1, 100]]
    assert rows["adx", "reduce"]["proved"] == []
    assert found["holds"]
    assert {row["kernel"] for row in found["rows"]} <= set(found["tested"])


@needs_binutils
@pytest.mark.long
def test_code_that_is_refused_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here by a prover that takes every carry for lost."""
    monkeypatch.setattr(Equations, "add", lambda *_: (Equations().anything(), 0))
    done = run(monkeypatch)
    assert done.exit_code == 1
    assert "NOT PROVED at 64 bits" in done.stdout


def test_other_processors_and_options_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(monkeypatch, "--calibrate").exit_code == 2
    monkeypatch.setattr("modforge.cli.doctor.platform.machine", lambda: "abacus")
    done = run(monkeypatch)
    assert done.exit_code == 1
    assert done.stderr == "Error: there are no proofs of code for abacus\n"


def test_sizes_that_meet_are_one_range() -> None:
    ranges: list[tuple[int, int]] = []
    for over, bits in ((0, 64), (64, 128), (576, 640), (640, 704), (960, 1024)):
        add_range(ranges, Claim("adx", "product", over, bits, "", lambda _: 0))
    assert sizes(ranges) == "1–128, 577–704, 961–1024"
    assert sizes([]) == ""
