"""The cocotb bench of mont_csa_r4 over widths, simulators and moduli."""

from pathlib import Path

import pytest

from modforge.cores import core
from modforge.hardware.simulate import SimulationResult, simulate

CORE = core("mont_csa_r4")


def check(result: SimulationResult, least_cases: int) -> None:
    assert result.cycles == result.expected_cycles == result.interval
    assert result.cases - result.edge_cases >= least_cases
    assert result.edge_cases >= 30


@pytest.mark.long
@pytest.mark.parametrize(
    ("bits", "cases"),
    [(17, 300), *(pytest.param(bits, 50, marks=pytest.mark.long) for bits in (64, 127, 255, 512))],
)
def test_verilator(simulations: Path, bits: int, cases: int) -> None:
    result = simulate(CORE, bits, cases=cases, build_directory=simulations)
    check(result, cases)
    assert result.expected_cycles == (bits + 1) // 2 + 2


@pytest.mark.long
@pytest.mark.parametrize(("bits", "cases"), [(4, 100), (6, 5000), (7, 5000), (1024, 300), (2048, 300), (4096, 50)])
def test_verilator_long(simulations: Path, bits: int, cases: int) -> None:
    check(simulate(CORE, bits, cases=cases, build_directory=simulations), cases)


# Width 3 also runs every operand for every modulus.
@pytest.mark.parametrize(("bits", "cases"), [(3, 50), pytest.param(8, 200, marks=pytest.mark.long), (9, 200)])
@pytest.mark.few(1)
def test_icarus(simulations: Path, bits: int, cases: int) -> None:
    result = simulate(CORE, bits, simulator="icarus", cases=cases, build_directory=simulations)
    check(result, cases)
    assert bits > 3 or result.cases >= 4 ** (bits + 1) * 2 ** (bits - 1)


@pytest.mark.parametrize("modulus", [1, 2**16 + 1])
@pytest.mark.few(1)
def test_given_modulus(simulations: Path, modulus: int) -> None:
    check(simulate(CORE, 17, modulus=modulus, cases=100, seed=7, build_directory=simulations), 100)
