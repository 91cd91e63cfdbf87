"""The cocotb bench of mont_dsp over widths, digits, words and cells, and its cost in cycles and multipliers."""

import re
from pathlib import Path
from random import Random

import pytest

from cases import first
from modforge.cores import core
from modforge.cores.kinds.multiplier.arithmetic import in_range, product
from modforge.cores.model.errors import ConfigurationError
from modforge.cores.mont_dsp import golden
from modforge.hardware.simulate import simulate

CORE = core("mont_dsp")
README = Path(__file__).resolve().parents[3] / "python" / "modforge" / "cores" / "mont_dsp" / "README.md"


def ceiling(a: int, b: int) -> int:
    return -(-a // b)


def of_the_readme(bits: int, digit_bits: int, word_bits: int, cells: int) -> tuple[int, int]:
    """Delay and interval by the formulas that the README prints under "Cycles"."""
    rows, words = ceiling(bits + 4, digit_bits), ceiling(bits + 2, word_bits)
    passes = ceiling(rows, cells)
    steps = max(ceiling(digit_bits, 2), 4)
    length = max(words + 1, 10 * cells) if passes > 1 else max(words + 1, cells, steps + 1)
    return steps + (passes - 1) * length + 10 * ((rows - 1) % cells + 1) + words + 3, passes * length


def run(simulations: Path, simulator: str, configuration: tuple[int, int, int, int], cases: int) -> None:
    bits, digit_bits, word_bits, cells = configuration
    settings = {"DigitBits": digit_bits, "WordBits": word_bits, "Cells": cells}
    result = simulate(CORE, bits, settings=settings, simulator=simulator, cases=cases, build_directory=simulations)
    parameters = CORE.parameters(bits, settings)
    assert (result.cycles, result.interval) == of_the_readme(*configuration)
    assert (result.expected_cycles, CORE.interval(parameters)) == of_the_readme(*configuration)
    assert result.cases - result.edge_cases >= cases


# Bits, DigitBits, WordBits, Cells: several passes, trains of words without a pause; the block's own widths.
@pytest.mark.parametrize(
    ("configuration", "cases"), [((64, 3, 5, 1), 20), pytest.param((255, 18, 27, 2), 50, marks=pytest.mark.long)]
)
@pytest.mark.long
def test_verilator(simulations: Path, configuration: tuple[int, int, int, int], cases: int) -> None:
    run(simulations, "verilator", configuration, cases)


# One row and one word, no hole; one pass with several products in the rows.
@pytest.mark.parametrize(
    ("configuration", "cases"),
    first(1, [((3, 18, 27, 1), 10), ((14, 5, 6, 4), 10)]),
)
def test_icarus(simulations: Path, configuration: tuple[int, int, int, int], cases: int) -> None:
    run(simulations, "icarus", configuration, cases)


@pytest.mark.long
@pytest.mark.parametrize(
    ("configuration", "cases"),
    [
        ((2, 3, 4, 1), 1000),
        ((4, 3, 4, 3), 1000),
        ((9, 4, 10, 4), 1000),
        ((13, 4, 5, 5), 1000),
        ((20, 4, 6, 3), 1000),
        ((61, 5, 13, 7), 1000),
        ((64, 17, 26, 4), 500),
        ((128, 18, 27, 8), 300),
        ((512, 18, 27, 2), 200),
        ((1024, 18, 27, 3), 100),
        ((1024, 17, 26, 4), 100),
        ((2048, 18, 27, 6), 20),
        ((512, 18, 27, 29), 50),
        ((4096, 18, 27, 12), 5),
    ],
)
def test_verilator_long(simulations: Path, configuration: tuple[int, int, int, int], cases: int) -> None:
    run(simulations, "verilator", configuration, cases)


@pytest.mark.long
def test_vendor_primitive(simulations: Path) -> None:
    """With the model of the block, which is for simulation only."""
    settings = {"Cells": 2, "Primitive": 1}
    result = simulate(CORE, 62, settings=settings, simulator="icarus", cases=20, build_directory=simulations)
    assert result.interval == CORE.interval(CORE.parameters(62, settings))


@pytest.mark.parametrize(("digit_bits", "word_bits"), [(3, 4), (4, 6), (18, 27)])
def test_every_small_product(digit_bits: int, word_bits: int) -> None:
    """The algorithm keeps residue and bounds, whatever the operands."""
    parameters = CORE.parameters(3, {"DigitBits": digit_bits, "WordBits": word_bits, "Cells": 1})
    exponent = CORE.montgomery_exponent(parameters)
    for n in range(1, 8, 2):
        for a in range(16):
            for b in range(16):
                value, second = golden.result(parameters, (a, 0), (b, 0), n)
                assert (second, value % n) == (0, product(exponent, a, b, n))
                assert in_range(3, a, b, n, value)
                assert value > 0


def test_edges_of_long_products() -> None:
    """The bounds at the ends of their ranges, with digits and words of random length."""
    random = Random(1)
    for _ in range(300):
        bits, digit_bits = random.randint(2, 300), random.randint(3, 18)
        settings = {"DigitBits": digit_bits, "WordBits": random.randint(digit_bits + 1, 27), "Cells": 1}
        parameters = CORE.parameters(bits, settings)
        n = random.choice([(1 << bits) - 1, random.getrandbits(bits) | 1, 1])
        a, b = (random.choice([(2 << bits) - 1, 2 * n - 1, random.getrandbits(bits + 1), 0]) for _ in range(2))
        value, _ = golden.result(parameters, (a, 0), (b, 0), n)
        assert value % n == product(CORE.montgomery_exponent(parameters), a, b, n)
        assert in_range(bits, a, b, n, value)


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"DigitBits": 9, "WordBits": 9}, "WordBits is more than DigitBits = 9, not 9"),
        ({"Cells": 5}, r"Cells is 1 to ⌈\(Bits \+ 4\)/DigitBits⌉ = 4 here, not 5"),
    ],
)
def test_parameters_that_clash(settings: dict[str, int], why: str) -> None:
    with pytest.raises(ConfigurationError, match=why):
        CORE.parameters(64, settings)


def test_the_table_of_the_readme() -> None:
    rows = re.findall(
        r"^\| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) % \|$",
        README.read_text("utf-8"),
        re.M,
    )
    assert len(rows) == 8
    for row in rows:
        bits, cells, multipliers, delay, interval, used = map(int, row)
        parameters = CORE.parameters(bits, {"Cells": cells})
        assert (CORE.cycles(parameters), CORE.interval(parameters)) == (delay, interval)
        assert of_the_readme(bits, 18, 27, cells) == (delay, interval)
        assert multipliers == 2 * cells
        digits, words = ceiling(bits + 4, 18), ceiling(bits + 2, 27)
        assert round(100 * (2 * digits * words + digits) / (multipliers * interval)) == used
