"""The cocotb benches of mont_csa42 over widths, simulators and moduli."""

from pathlib import Path

import pytest

from modforge.cores import core
from modforge.hardware.simulate import SimulationResult, simulate

CORE = core("mont_csa42")


def check(result: SimulationResult, least_cases: int) -> None:
    assert result.cycles == result.expected_cycles == result.interval
    assert result.cases - result.edge_cases >= least_cases
    assert result.edge_cases >= 30


@pytest.mark.parametrize(
    ("bits", "cases"), [(17, 300), *(pytest.param(*case, marks=pytest.mark.long) for case in ((64, 1000), (255, 50)))]
)
def test_verilator(simulations: Path, bits: int, cases: int) -> None:
    result = simulate(CORE, bits, cases=cases, build_directory=simulations)
    check(result, cases)
    assert result.expected_cycles == bits + 2


@pytest.mark.parametrize("bits", [2, pytest.param(4, marks=pytest.mark.long)])
def test_every_operand_for_every_modulus(simulations: Path, bits: int) -> None:
    result = simulate(CORE, bits, cases=50, build_directory=simulations)
    check(result, 50)
    assert result.cases >= 4 ** (bits + 1) * 2 ** (bits - 1)


@pytest.mark.long
@pytest.mark.parametrize(
    ("bits", "cases"),
    [(6, 5000), (8, 2000), (16, 1000), (32, 1000), (511, 2000), (512, 50), (1024, 2000), (2048, 1000), (4096, 50)],
)
def test_verilator_long(simulations: Path, bits: int, cases: int) -> None:
    check(simulate(CORE, bits, cases=cases, build_directory=simulations), cases)


# Four states: a register that is read before it is written shows as X.
@pytest.mark.parametrize(
    ("bits", "cases"), [(8, 200), *(pytest.param(bits, 100, marks=pytest.mark.long) for bits in (17, 64))]
)
def test_icarus(simulations: Path, bits: int, cases: int) -> None:
    check(simulate(CORE, bits, simulator="icarus", cases=cases, build_directory=simulations), cases)


@pytest.mark.parametrize("modulus", [1, 2**16 + 1])
@pytest.mark.few(1)
def test_given_modulus(simulations: Path, modulus: int) -> None:
    check(simulate(CORE, 17, modulus=modulus, cases=100, seed=7, build_directory=simulations), 100)
