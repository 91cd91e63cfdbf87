"""The cocotb bench of inv_kaliski over widths, chains, domains, simulators and moduli."""

import subprocess
from pathlib import Path

import pytest

from cases import first
from modforge.cores import core
from modforge.cores.model.core import INCLUDE
from modforge.hardware.simulate import SimulationResult, simulate

CORE = core("inv_kaliski")


def run(
    folder: Path,
    bits: int,
    chains: int,
    cases: int,
    more: int = 0,
    simulator: str = "verilator",
    modulus: int = 0,
    select: int = 0,
) -> SimulationResult:
    settings = {"Chains": chains, "Exponent": bits + more, "CarrySelect": select}
    seen: list[int] = []
    result = simulate(
        CORE,
        bits,
        settings=settings,
        simulator=simulator,
        cases=cases,
        modulus=modulus or None,
        build_directory=folder,
        progress=seen.append,
    )
    assert seen == sorted(seen)
    assert seen[-1] == result.cases > 0
    assert result.cycles == result.expected_cycles == 4 * bits + (chains + 1) // 2 - 1
    assert result.interval == result.cycles + 2
    assert result.edge_cases >= 30
    assert result.cases - result.edge_cases >= 5 * cases
    return result


@pytest.mark.parametrize(
    ("bits", "chains", "cases"),
    [pytest.param(64, 4, 30, marks=pytest.mark.long), pytest.param(255, 8, 3, marks=pytest.mark.long)],
)
def test_verilator(simulations: Path, bits: int, chains: int, cases: int) -> None:
    run(simulations, bits, chains, cases)


# Every number for every modulus of the width as well.
@pytest.mark.parametrize("bits", [4, pytest.param(8, marks=pytest.mark.long)])
@pytest.mark.long
def test_every_number(simulations: Path, bits: int) -> None:
    assert run(simulations, bits, 2, 20).cases > 4 ** (bits - 1)


@pytest.mark.long
@pytest.mark.parametrize(
    ("bits", "chains", "more", "cases"),
    [
        (5, 1, 0, 1000),
        (6, 3, 2, 1000),
        (7, 1, 1, 1000),
        (8, 4, 2, 1000),
        (16, 5, 0, 1000),
        (33, 1, 3, 500),
        (128, 2, 2, 300),
        (256, 1, 0, 100),
        (384, 7, 2, 50),
        (512, 16, 0, 50),
    ],
)
def test_verilator_long(simulations: Path, bits: int, chains: int, more: int, cases: int) -> None:
    run(simulations, bits, chains, cases, more)


# The sum in two halves within the clock: of odd and even lengths, in one block and in several, with a carry into them.
@pytest.mark.parametrize(
    ("bits", "chains", "more", "simulator", "cases"),
    first(
        1,
        [
            (7, 2, 0, "icarus", 20),
            (4, 4, 1, "verilator", 1000),
            (5, 5, 0, "verilator", 1000),
            (64, 2, 0, "verilator", 500),
            (127, 2, 2, "verilator", 200),
            (256, 6, 0, "verilator", 100),
            (6, 1, 0, "icarus", 20),
            (16, 3, 2, "icarus", 20),
        ],
    ),
)
def test_carry_select(simulations: Path, bits: int, chains: int, more: int, simulator: str, cases: int) -> None:
    run(simulations, bits, chains, cases, more, simulator, select=1)


@pytest.mark.parametrize(("bits", "chains", "more"), first(1, [(4, 2, 0), (9, 3, 2)]))
def test_icarus(simulations: Path, bits: int, chains: int, more: int) -> None:
    run(simulations, bits, chains, 20, more, "icarus")


@pytest.mark.long
@pytest.mark.parametrize(
    "modulus",
    [3 * 5 * 7 * 11 * 13, *(pytest.param(modulus, marks=pytest.mark.long) for modulus in (3, 2**32 - 5, 2**63 + 1))],
)
def test_given_modulus(simulations: Path, modulus: int) -> None:
    run(simulations, 64, 4, 20, modulus=modulus)


# Table 2 of the paper. Each further block of the sum costs a cycle or two.
@pytest.mark.parametrize("chains", [1, 2])
def test_bounds_of_the_paper_with_one_block(chains: int) -> None:
    for bits in range(4, 600):
        parameters = CORE.parameters(bits, {"Chains": chains})
        ours = [formula(parameters) for formula in CORE.mode_cycles]
        paper = [4 * bits + 2, 3 * bits + 2, 3 * bits + 2, 4 * bits + 4]
        assert all(most <= bound for most, bound in zip(ours, paper, strict=True))


# The paper's way from domain to domain, through a multiplier, ends where mode 3 does.
@pytest.mark.long
@pytest.mark.parametrize("divstep", [0, 1])
def test_product_by_r_squared(tmp_path: Path, divstep: int) -> None:
    top = "inverse_through_product"
    cores = [core(name) for name in ("inv_kaliski", "inv_divstep", "mont_cpa")]
    sources = [*(path for one in cores for path in one.paths()), Path(__file__).parent / f"{top}.sv"]
    simulation = str(tmp_path / "simulation")
    build = [
        "iverilog",
        "-g2012",
        INCLUDE,
        "-s",
        top,
        f"-P{top}.Divstep={divstep}",
        "-o",
        simulation,
        *map(str, sources),
    ]
    subprocess.run(build, check=True, timeout=60)
    done = subprocess.run(["vvp", "-n", simulation], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stdout
    inverses, what = done.stdout.split()
    assert (int(inverses) > 20, what) == (True, "inverses")
