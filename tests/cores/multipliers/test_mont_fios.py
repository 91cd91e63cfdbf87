"""The cocotb bench of mont_fios over widths, words, cells and slots, and its cost in cycles and multipliers."""

import re
from math import gcd
from pathlib import Path

import pytest

from cases import first
from modforge.cores import core
from modforge.cores.model.errors import ConfigurationError
from modforge.hardware.simulate import simulate

CORE = core("mont_fios")
README = Path(__file__).resolve().parents[3] / "python" / "modforge" / "cores" / "mont_fios" / "README.md"


def ceiling(a: int, b: int) -> int:
    return -(-a // b)


def of_the_readme(bits: int, word_bits: int, cells: int, slots: int) -> tuple[int, int]:
    """Delay and interval by the formulas that the README prints under "Cycles", for ``Primitive`` 0."""
    words = ceiling(bits + 2, word_bits)
    passes = ceiling(words, cells)
    inverse = max(ceiling(word_bits, 2), 5)
    slot = max(words + 3, inverse + 1)
    if passes == 1:
        return inverse + 7 * words + words, slot
    slot = max(slot, ceiling(7 * cells, slots))
    spacing = passes
    while gcd(spacing, slots) > 1:
        spacing += 1
    return inverse + (passes - 1) * slots * slot + 7 * ((words - 1) % cells + 1) + words, spacing * slot


def run(simulations: Path, simulator: str, configuration: tuple[int, int, int, int], cases: int) -> None:
    bits, word_bits, cells, slots = configuration
    settings = {"WordBits": word_bits, "Cells": cells, "Slots": slots}
    result = simulate(CORE, bits, settings=settings, simulator=simulator, cases=cases, build_directory=simulations)
    parameters = CORE.parameters(bits, settings)
    assert (result.cycles, result.interval) == of_the_readme(*configuration)
    assert (result.expected_cycles, CORE.interval(parameters)) == of_the_readme(*configuration)
    assert result.cases - result.edge_cases >= cases


# Bits, WordBits, Cells, Slots.
@pytest.mark.parametrize(
    ("configuration", "cases"), [((100, 17, 3, 3), 30), pytest.param((255, 17, 5, 3), 50, marks=pytest.mark.long)]
)
@pytest.mark.long
def test_verilator(simulations: Path, configuration: tuple[int, int, int, int], cases: int) -> None:
    run(simulations, "verilator", configuration, cases)


# One word in one cell; a ring longer than its rows with several products in it.
@pytest.mark.parametrize(
    ("configuration", "cases"),
    first(1, [((3, 17, 1, 1), 10), ((17, 5, 2, 3), 10)]),
)
def test_icarus(simulations: Path, configuration: tuple[int, int, int, int], cases: int) -> None:
    run(simulations, "icarus", configuration, cases)


@pytest.mark.long
@pytest.mark.parametrize(
    ("configuration", "cases"),
    [
        ((4, 17, 1, 1), 1000),
        ((4, 3, 2, 3), 1000),
        ((7, 3, 3, 2), 1000),
        ((33, 4, 5, 4), 1000),
        ((61, 5, 13, 4), 1000),
        ((64, 16, 5, 1), 500),
        ((127, 16, 3, 4), 500),
        ((255, 16, 17, 1), 300),
        ((512, 17, 31, 1), 200),
        ((1021, 16, 8, 1), 100),
        ((1024, 17, 8, 1), 100),
        ((1024, 18, 8, 1), 100),
        ((1024, 17, 31, 5), 100),
        ((1024, 18, 57, 1), 100),
        ((2048, 17, 14, 1), 50),
        ((2048, 17, 57, 1), 20),
        ((2048, 18, 57, 5), 20),
    ],
)
def test_verilator_long(simulations: Path, configuration: tuple[int, int, int, int], cases: int) -> None:
    run(simulations, "verilator", configuration, cases)


# With models of the blocks, which are for simulation only.
@pytest.mark.long
@pytest.mark.parametrize(("primitive", "word_bits"), [(1, 17), pytest.param(2, 18, marks=pytest.mark.long)])
def test_vendor_primitives(simulations: Path, primitive: int, word_bits: int) -> None:
    settings = {"WordBits": word_bits, "Cells": 2, "Slots": 3, "Primitive": primitive}
    result = simulate(CORE, 62, settings=settings, simulator="icarus", cases=20, build_directory=simulations)
    assert result.interval == CORE.interval(CORE.parameters(45, settings))


def test_the_block_of_ultrascale_has_words_of_17_bits() -> None:
    with pytest.raises(ConfigurationError, match=r"Primitive = 1 \(DSP48E2\) needs WordBits = 17, not 16"):
        CORE.parameters(64, {"Primitive": 1, "WordBits": 16})


def test_the_table_of_the_readme() -> None:
    rows = re.findall(
        r"^\| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) % \|$",
        README.read_text("utf-8"),
        re.M,
    )
    assert len(rows) == 7
    for row in rows:
        bits, word_bits, cells, slots, multipliers, delay, interval, used = map(int, row)
        parameters = CORE.parameters(bits, {"WordBits": word_bits, "Cells": cells, "Slots": slots})
        assert (CORE.cycles(parameters), CORE.interval(parameters)) == (delay, interval)
        assert of_the_readme(bits, word_bits, cells, slots) == (delay, interval)
        assert multipliers == 2 * cells
        words = ceiling(bits + 2, word_bits)
        assert round(100 * (2 * words**2 + words) / (multipliers * interval)) == used


def test_cycles_and_multipliers() -> None:
    """The figures of the published systolic row for UltraScale+: 610 cycles with 16, 1330 with 28 multipliers."""
    small = CORE.parameters(1024, {"Cells": 8})
    large = CORE.parameters(2048, {"Cells": 14})
    assert CORE.cycles(small) == 553
    assert CORE.cycles(large) == 1185
    assert CORE.cycles(small | {"Primitive": 1}) == 572
    assert CORE.cycles(large | {"Primitive": 1}) == 1210
