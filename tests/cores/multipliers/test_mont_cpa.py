"""The cocotb bench of mont_cpa over widths, lengths of the carry chain, simulators and moduli."""

from pathlib import Path

import pytest

from modforge.cores import core
from modforge.hardware.simulate import SimulationResult, simulate

CORE = core("mont_cpa")


def check(result: SimulationResult, least_cases: int) -> None:
    assert result.cycles == result.expected_cycles == result.interval
    assert result.cases - result.edge_cases >= least_cases
    assert result.edge_cases >= 30


def run(folder: Path, bits: int, chain: int, cases: int, simulator: str = "verilator") -> SimulationResult:
    result = simulate(
        CORE, bits, settings={"ChainBits": chain}, simulator=simulator, cases=cases, build_directory=folder
    )
    check(result, cases)
    blocks = -(-(bits + 3) // chain)
    assert result.expected_cycles == bits + 2 + blocks
    return result


@pytest.mark.long
@pytest.mark.parametrize(("bits", "chain", "cases"), [(64, 32, 300)])
def test_verilator(simulations: Path, bits: int, chain: int, cases: int) -> None:
    run(simulations, bits, chain, cases)


@pytest.mark.long
@pytest.mark.parametrize(
    ("bits", "chain", "cases"),
    [
        (6, 3, 5000),
        (7, 5, 5000),
        (17, 2, 1000),
        (32, 35, 1000),
        (127, 48, 100),
        (512, 64, 100),
        (1024, 32, 300),
        (2048, 100, 100),
    ],
)
def test_verilator_long(simulations: Path, bits: int, chain: int, cases: int) -> None:
    run(simulations, bits, chain, cases)


# The shortest chains; one block; a highest block of one bit. Width 3 also runs every operand for every modulus.
@pytest.mark.parametrize(
    ("bits", "chain", "cases"),
    [(3, 2, 50), *(pytest.param(bits, 11, 100, marks=pytest.mark.long) for bits in (8, 9)), (10, 4, 100)],
)
@pytest.mark.few(1)
def test_icarus(simulations: Path, bits: int, chain: int, cases: int) -> None:
    result = run(simulations, bits, chain, cases, "icarus")
    assert bits > 3 or result.cases >= 4 ** (bits + 1) * 2 ** (bits - 1)


@pytest.mark.long
@pytest.mark.parametrize("modulus", [1, 3, 2**32 - 5, 2**63 + 1])
def test_given_modulus(simulations: Path, modulus: int) -> None:
    check(simulate(CORE, 64, modulus=modulus, cases=100, seed=7, build_directory=simulations), 100)
