"""The cocotb bench of inv_divstep over widths, steps a clock, blocks, domains, simulators and moduli."""

from pathlib import Path

import pytest

from modforge.hardware.catalogue import core
from modforge.hardware.errors import ConfigurationError
from modforge.hardware.simulate import SimulationResult, simulate

CORE = core("inv_divstep")


def run(
    folder: Path,
    bits: int,
    steps: int,
    block: int,
    cases: int,
    more: int = 0,
    simulator: str = "verilator",
    modulus: int = 0,
) -> SimulationResult:
    settings = {"Steps": steps, "BlockBits": block, "Exponent": bits + more}
    result = simulate(
        CORE, bits, settings=settings, simulator=simulator, cases=cases, modulus=modulus or None, build_directory=folder
    )
    assert result.cycles == result.expected_cycles
    assert result.interval == result.cycles + 2
    assert result.edge_cases >= 30
    assert result.cases - result.edge_cases >= 5 * cases
    return result


# Every number for every modulus of the width as well, in three blocks.
@pytest.mark.parametrize("bits", [6, pytest.param(8, marks=pytest.mark.long)])
def test_every_number(simulations: Path, bits: int) -> None:
    assert run(simulations, bits, 1, bits // 2 + 1, 20).cases > 4 ** (bits - 1)


@pytest.mark.long
def test_icarus(simulations: Path) -> None:
    run(simulations, 8, 1, 5, 5, simulator="icarus")


@pytest.mark.long
def test_icarus_long(simulations: Path) -> None:
    run(simulations, 13, 2, 6, 10, 1, "icarus")


@pytest.mark.long
@pytest.mark.parametrize(
    ("bits", "steps", "block", "more", "cases"),
    [
        (4, 1, 4, 0, 300),
        (5, 3, 8, 1, 300),
        (8, 2, 6, 2, 300),
        (8, 3, 9, 3, 300),
        (16, 1, 16, 0, 300),
        (33, 4, 11, 3, 200),
        (64, 1, 16, 2, 200),
        (64, 8, 18, 4, 100),
        (255, 1, 16, 2, 20),
        (256, 2, 24, 0, 20),
        (384, 3, 20, 2, 10),
        (512, 1, 16, 0, 10),
    ],
)
def test_verilator_long(simulations: Path, bits: int, steps: int, block: int, more: int, cases: int) -> None:
    run(simulations, bits, steps, block, cases, more)


@pytest.mark.long
@pytest.mark.parametrize("modulus", [3, 2**32 - 5, 3 * 5 * 7 * 11 * 13, 2**63 + 1])
def test_given_modulus(simulations: Path, modulus: int) -> None:
    run(simulations, 64, 1, 16, 20, modulus=modulus)


@pytest.mark.parametrize(("steps", "block"), [(2, 5), (1, 18)])
def test_blocks_that_do_not_fit_are_refused(steps: int, block: int) -> None:
    with pytest.raises(ConfigurationError, match="BlockBits"):
        CORE.parameters(16, {"Steps": steps, "BlockBits": block})
