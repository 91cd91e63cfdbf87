"""The cocotb bench of inv_divstep over widths, steps a clock, blocks, domains, simulators and moduli."""

from dataclasses import replace
from pathlib import Path

import pytest

from cases import first
from modforge.cores import core
from modforge.cores.inv_divstep.golden import Shape
from modforge.cores.model.errors import ConfigurationError
from modforge.hardware.prove import prove
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
@pytest.mark.parametrize(
    ("bits", "steps", "block", "cases", "more"),
    [(8, 1, 5, 5, 0), (13, 2, 6, 10, 1)],
)
def test_icarus(simulations: Path, bits: int, steps: int, block: int, cases: int, more: int) -> None:
    run(simulations, bits, steps, block, cases, more, "icarus")


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


# g is 0 after the steps that the core does, for every odd f and every g of the width.
@pytest.mark.parametrize("bits", [5, 8, pytest.param(11, marks=pytest.mark.long)])
def test_every_pair_ends_in_time(bits: int) -> None:
    steps = Shape.of(CORE.parameters(bits)).divsteps
    needed = 0
    for f in range(1, 1 << bits, 2):
        for g in range(1 << bits):
            needed = max(needed, divsteps(f, g))
    assert steps - 3 <= needed <= steps


def divsteps(f: int, g: int) -> int:
    """Return after how many division steps g is 0."""
    twice_delta = 1
    count = 0
    while g:
        if g % 2 and twice_delta > 0:
            twice_delta, f, g = 2 - twice_delta, g, (g - f) // 2
        else:
            twice_delta, g = 2 + twice_delta, (g + g % 2 * f) // 2
        count += 1
    return count


PROPERTIES = {each.name: each for each in CORE.properties}


# Two steps a clock, in two blocks.
def test_handshake_is_proved_with_more_steps(tmp_path: Path) -> None:
    settings = {"Steps": 2, "BlockBits": 6}
    assert prove(CORE, 7, PROPERTIES["handshake"], settings=settings, directory=tmp_path).verdict == "proved"


def test_proof_of_steps_is_for_one_step_a_clock(tmp_path: Path) -> None:
    with pytest.raises(ConfigurationError, match="needs Steps = 1, not 2"):
        prove(CORE, 7, PROPERTIES["step"], settings={"Steps": 2, "BlockBits": 6}, directory=tmp_path)


@pytest.mark.parametrize(
    ("name", "file", "right", "wrong"),
    first(
        3,
        [
            ("handshake", "inv_divstep", "(valid_q & ~ready_i)", "1'b0"),
            ("handshake", "inv_divstep", "CountWidth'(Tail + 1)", "CountWidth'(Tail)"),
            ("step", "inv_divstep", "pair_low_q   <= pair_low_d", "pair_low_q   <= '0"),
            ("step", "divstep_words", "low_q     <= low_d", "low_q     <= '0"),
            ("step", "divstep_pair", "lowest ^ carry_i[i]", "lowest"),
            ("step", "divstep_coefficients", "lowest ^ saved_i[i] ^ carry_i[i]", "lowest ^ carry_i[i]"),
        ],
    ),
)
@pytest.mark.long
def test_a_wrong_core_is_noticed(tmp_path: Path, name: str, file: str, right: str, wrong: str) -> None:
    texts = {path.stem: path.read_text(encoding="utf-8") for path in CORE.paths()}
    assert right in texts[file]
    texts[file] = texts[file].replace(right, wrong)
    for stem, text in texts.items():
        (tmp_path / f"{stem}.sv").write_text(text, encoding="utf-8")
    changed = replace(CORE, files=tuple(str(tmp_path / f"{stem}.sv") for stem in texts))
    assert prove(changed, 4, PROPERTIES[name], directory=tmp_path).verdict != "proved"


@pytest.mark.parametrize(("steps", "block"), [(2, 5), (1, 18)])
def test_blocks_that_do_not_fit_are_refused(steps: int, block: int) -> None:
    with pytest.raises(ConfigurationError, match="BlockBits"):
        CORE.parameters(16, {"Steps": steps, "BlockBits": block})


@pytest.mark.parametrize("bits", [*range(4, 20), 64])
def test_a_block_that_is_not_set_fits(bits: int) -> None:
    """As near to 16 bits as width and steps let it be: at 4 bits with two steps a clock it is 6, not 5."""
    for steps in range(1, min(8, bits - 2) + 1):
        block = CORE.parameters(bits, {"Steps": steps})["BlockBits"]
        assert block == max(2 * steps + 2, min(16, bits + 1))
        assert CORE.changed(CORE.parameters(bits, {"Steps": steps})) == ({"Steps": steps} if steps > 1 else {})


@pytest.mark.few(1)
@pytest.mark.parametrize(("bits", "steps"), [(4, 2), (10, 8)])
def test_icarus_with_the_block_that_fits(simulations: Path, bits: int, steps: int) -> None:
    assert simulate(CORE, bits, settings={"Steps": steps}, simulator="icarus", cases=1, build_directory=simulations)
