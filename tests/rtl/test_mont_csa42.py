"""The cocotb bench of mont_csa42 over widths, simulators and moduli, and whether it notices when the core is wrong."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from modforge.hardware.catalogue import core
from modforge.hardware.errors import BenchError
from modforge.hardware.simulate import SimulationResult, simulate

CORE = core("mont_csa42")


def check(result: SimulationResult, least_cases: int) -> None:
    assert result.cycles == result.expected_cycles == result.interval
    assert result.cases - result.edge_cases >= least_cases
    assert result.edge_cases >= 30


# Widths 2 to 4 also run every operand for every modulus.
@pytest.mark.parametrize(
    ("bits", "cases"),
    [(2, 50), (4, 50), (8, 1000), (16, 300), (17, 1000), (32, 300), (64, 300), (255, 100), (512, 50)],
)
def test_verilator(simulations: Path, bits: int, cases: int) -> None:
    result = simulate(CORE, bits, cases=cases, build_directory=simulations)
    check(result, cases)
    assert result.expected_cycles == bits + 2
    if bits <= 4:
        assert result.cases >= 4 ** (bits + 1) * 2 ** (bits - 1)


@pytest.mark.long
@pytest.mark.parametrize(("bits", "cases"), [(6, 5000), (1024, 300), (2048, 300), (4096, 50)])
def test_verilator_long(simulations: Path, bits: int, cases: int) -> None:
    check(simulate(CORE, bits, cases=cases, build_directory=simulations), cases)


# Four states: a register that is read before it is written shows as X.
@pytest.mark.parametrize(("bits", "cases"), [(8, 200), (17, 200), (64, 100)])
def test_icarus(simulations: Path, bits: int, cases: int) -> None:
    check(simulate(CORE, bits, simulator="icarus", cases=cases, build_directory=simulations), cases)


@pytest.mark.parametrize("modulus", [1, 3, 2**32 - 5, 2**63 + 1, 2**64 - 59])
def test_given_modulus(simulations: Path, modulus: int) -> None:
    check(simulate(CORE, 64, modulus=modulus, cases=100, seed=7, build_directory=simulations), 100)


MUTANTS = {
    "quotient without B": ("(a_bit & (b1_q[0] ^ b2_q[0]))", "a_bit"),
    "B for B + n": ("q_bit ? d1_q : b1_q", "b1_q"),
    "no n": ("{1'b0, n_q} : '0", "'0 : '0"),
    "sum not cleared": ("assign s2 = first_q ? '0 : s2_q", "assign s2 = s2_q"),
    "serial carry not kept": ("carry_q <= carry_d", "carry_q <= 1'b0"),
    "serial carry not cleared": ("a2_q    <= a2_i;\n      carry_q <= 1'b0;", "a2_q    <= a2_i;"),
    "one step less": ("CountWidth'(Bits + 1)", "CountWidth'(Bits)"),
    "result overwritten": ("~(first_q & valid_q & ~ready_i)", "1'b1"),
    "accepts while busy": ("assign ready_o = ~busy_q | last", "assign ready_o = 1'b1"),
    "ready a cycle late": ("assign ready_o = ~busy_q | last", "assign ready_o = ~busy_q"),
    "modulus survives reset": ("      n_q  <= '0;\n", ""),
    "no error": ("error_q <= ~n_q[0]", "error_q <= 1'b0"),
}


def survives(mutant: str, folder: Path) -> bool:
    right, wrong = MUTANTS[mutant]
    *common, source = CORE.paths()
    text = source.read_text()
    assert text.count(right) == 1, f"{right!r} is not in the source once"
    changed = folder / mutant.replace(" ", "_") / source.name
    changed.parent.mkdir()
    changed.write_text(text.replace(right, wrong))
    core = replace(CORE, files=tuple(str(path) for path in [*common, changed]))
    try:
        simulate(core, 5, simulator="icarus", cases=20, build_directory=changed.parent)
    except BenchError:
        return False
    return True


def test_bench_notices_every_mutant(tmp_path: Path) -> None:
    with ThreadPoolExecutor(2) as pool:
        survived = pool.map(lambda mutant: survives(mutant, tmp_path), MUTANTS)
        assert [mutant for mutant, alive in zip(MUTANTS, survived, strict=True) if alive] == []
