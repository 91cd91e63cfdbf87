"""The bus shells: their benches over widths and simulators, their proofs, and whether both notice a wrong shell."""

from __future__ import annotations

from pathlib import Path

import pytest

from modforge.hardware.core import RTL
from modforge.hardware.errors import BenchError, BuildError
from modforge.hardware.mutate import Mutant, mutants, sample
from modforge.hardware.prove import prove_checker
from modforge.hardware.request import BenchRequest
from modforge.hardware.shells import SHELLS
from modforge.hardware.simulate import Design, Run, Simulator, run_benches

BY_NAME = {shell.name: shell for shell in SHELLS}
CASES = 8


def bench(
    name: str,
    parameters: dict[str, int],
    simulations: Path,
    simulator: Simulator = "icarus",
    changed: Path | None = None,
    cases: int = CASES,
) -> Run:
    """Run the bench of a shell; ``changed`` stands for the source of the same name."""
    paths = [changed if changed and path.name == changed.name else path for path in BY_NAME[name].paths()]
    design = Design(name, paths, name, parameters, (name,))
    asked = BenchRequest(name, parameters, cases=cases)
    return run_benches(design, asked, simulator=simulator, build_directory=simulations)


# Words of 32 bits: one that is not full, the widths around full ones, and several.
@pytest.mark.parametrize("bits", [31, *(pytest.param(bits, marks=pytest.mark.long) for bits in (2, 32, 63, 200))])
def test_mont_axi_lite(simulations: Path, bits: int) -> None:
    done = bench("mont_axi_lite", {"Bits": bits, "MontgomeryExponent": 3 * bits}, simulations)
    assert done.report.cases >= CASES


@pytest.mark.parametrize("bits", [2, *(pytest.param(bits, marks=pytest.mark.long) for bits in (31, 32, 63, 200))])
def test_mont_axi_stream(simulations: Path, bits: int) -> None:
    assert bench("mont_axi_stream", {"Bits": bits}, simulations).report.cases >= 3 * CASES


@pytest.mark.parametrize(("bits", "crt"), [(100, 0), pytest.param(128, 1, marks=pytest.mark.long)])
def test_rsa_axi_lite(simulations: Path, bits: int, crt: int) -> None:
    parameters = {"Bits": bits, "Multiplier": 3, "Crt": crt}
    assert bench("rsa_axi_lite", parameters, simulations).report.cases >= CASES


def test_rsa_axi_stream(simulations: Path) -> None:
    assert bench("rsa_axi_stream", {}, simulations).report.cases >= CASES


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "parameters"),
    [
        ("mont_axi_lite", {"Bits": 1024, "MontgomeryExponent": 1026}),
        ("mont_axi_stream", {"Bits": 1024}),
        ("rsa_axi_lite", {"Bits": 1024, "Multiplier": 0, "Crt": 1}),
        ("rsa_axi_stream", {}),
    ],
)
def test_verilator(simulations: Path, name: str, parameters: dict[str, int]) -> None:
    assert bench(name, parameters, simulations, "verilator", cases=100).report.cases >= 100


CHECKERS = {
    "axi_lite_slave": ("common/formal/axi_lite_slave_check.sv", BY_NAME["rsa_axi_lite"].files[:2], {"AddressWidth": 4}),
    "mont_axi_lite": ("bus/formal/mont_axi_lite_check.sv", BY_NAME["mont_axi_lite"].files, {"Bits": 3}),
    "mont_axi_stream": ("bus/formal/mont_axi_stream_check.sv", BY_NAME["mont_axi_stream"].files, {"Bits": 3}),
    "rsa_axi_lite": ("bus/formal/rsa_axi_lite_check.sv", BY_NAME["rsa_axi_lite"].files, {"Bits": 64, "Crt": 1}),
}


def prove(name: str, folder: Path, changed: Path | None = None) -> str:
    checker, files, parameters = CHECKERS[name]
    sources = [changed if changed and changed.name == Path(file).name else RTL / file for file in files]
    verdict, _ = prove_checker(
        [*sources, RTL / checker], f"{name}_check", parameters, "induction", 4, folder / "waves.vcd"
    )
    return verdict


@pytest.mark.parametrize("name", CHECKERS)
def test_proof(tmp_path: Path, name: str) -> None:
    assert prove(name, tmp_path) == "proved"


def fault(folder: Path, file: str, right: str, wrong: str) -> Path:
    source = RTL / file
    text = source.read_text(encoding="utf-8")
    assert text.count(right) == 1, f"{right!r} is not in the source once"
    changed = folder / source.name
    changed.write_text(text.replace(right, wrong), encoding="utf-8")
    return changed


@pytest.mark.parametrize(
    ("name", "file", "right", "wrong"),
    [
        ("axi_lite_slave", "common/axi_lite_slave.sv", "write | (bvalid_q & ~s_axi_bready)", "write"),
        ("axi_lite_slave", "common/axi_lite_slave.sv", "aw_valid & w_valid &", "aw_valid &"),
        ("mont_axi_lite", "bus/mont_axi_lite.sv", "assign write_ready = ~offer_q", "assign write_ready = 1'b1"),
        ("mont_axi_stream", "bus/mont_axi_stream.sv", "(~valid_q | m_axis_tready)", "m_axis_tready"),
        ("mont_axi_stream", "bus/mont_axi_stream.sv", "~send_q & (inside_q == '0)", "(inside_q == '0)"),
        ("rsa_axi_lite", "bus/rsa_axi_lite.sv", "      rsa_read_data_i;", "      write_data;"),
    ],
)
def test_proof_of_a_wrong_shell(tmp_path: Path, name: str, file: str, right: str, wrong: str) -> None:
    assert prove(name, tmp_path, fault(tmp_path, file, right, wrong)) != "proved"


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "file", "right", "wrong"),
    [
        ("mont_axi_lite", "common/axi_lite_slave.sv", "write_error_i ? SlvErr : Okay", "Okay"),
        ("mont_axi_lite", "bus/mont_axi_lite.sv", "event_set | (event_q & ~event_clear)", "event_q & ~event_clear"),
        ("mont_axi_stream", "bus/mont_axi_stream.sv", "carry_q     <= carry_d", "carry_q     <= 1'b0"),
        ("rsa_axi_lite", "bus/rsa_axi_lite.sv", "assign write_ready = ~wiped_q", "assign write_ready = 1'b1"),
        ("rsa_axi_stream", "bus/rsa_axi_stream.sv", "code_d = Wiped", "code_d = code_q"),
    ],
)
def test_bench_of_a_wrong_shell(tmp_path: Path, name: str, file: str, right: str, wrong: str) -> None:
    parameters = {
        "mont_axi_lite": {"Bits": 40, "MontgomeryExponent": 42},
        "mont_axi_stream": {"Bits": 40},
        "rsa_axi_lite": {"Bits": 64, "Multiplier": 1, "Crt": 0},
        "rsa_axi_stream": {},
    }[name]
    changed = fault(tmp_path, file, right, wrong)
    with pytest.raises(BenchError):
        bench(name, parameters, tmp_path, changed=changed)


MUTATED = {
    "mont_axi_lite": ({"Bits": 40, "MontgomeryExponent": 43}, 30),
    "mont_axi_stream": ({"Bits": 40}, 30),
    "rsa_axi_lite": ({"Bits": 64, "Multiplier": 1, "Crt": 0}, 30),
    "rsa_axi_stream": ({}, 30),
}
"""Parameters of the mutation run, and the least number of mutants that are killed."""

LEAST_RATE = 0.95


def fate(name: str, parameters: dict[str, int], mutant: Mutant, folder: Path) -> str:
    changed = folder / f"{abs(hash(mutant.text))}" / mutant.file.name
    changed.parent.mkdir()
    changed.write_text(mutant.text, encoding="utf-8")
    try:
        bench(name, parameters, changed.parent, changed=changed, cases=5)
    except BenchError:
        return "killed"
    except BuildError:
        return "invalid"
    return "survived"


def own_mutants(name: str) -> list[Mutant]:
    source = RTL / "bus" / f"{name}.sv"
    return mutants(source, source.read_text(encoding="utf-8"))


@pytest.mark.long
@pytest.mark.parametrize("name", MUTATED)
def test_mutants(tmp_path: Path, name: str) -> None:
    parameters, least = MUTATED[name]
    fates = {mutant: fate(name, parameters, mutant, tmp_path) for mutant in sample(own_mutants(name), 60, seed=1)}
    killed = list(fates.values()).count("killed")
    survived = [str(mutant) for mutant, what in fates.items() if what == "survived"]
    assert killed >= least
    assert killed >= LEAST_RATE * (killed + len(survived)), "\n".join(survived)
