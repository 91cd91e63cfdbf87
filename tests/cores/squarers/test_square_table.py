"""The cocotb bench of square_table over widths, digits, tables, moduli and simulators."""

import subprocess
import sys
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from modforge.cores import core
from modforge.cores.model.core import INCLUDE
from modforge.cores.model.errors import ConfigurationError
from modforge.cores.model.parameters import literals
from modforge.cores.square_table.golden import Shape, square
from modforge.hardware.prove import prove
from modforge.hardware.simulate import SimulationResult, simulate
from modforge.hardware.tools import child_environment, verilator_directory

CORE = core("square_table")
SOURCES = [str(path) for path in CORE.paths()]
PROPERTIES = {each.name: each for each in CORE.properties}


def run_tool(command: list[str]) -> subprocess.CompletedProcess[str]:
    environment = child_environment(verilator_directory(), Path(sys.executable).parent)
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def run(folder: Path, bits: int, cases: int, simulator: str = "verilator", **settings: int) -> SimulationResult:
    result = simulate(CORE, bits, settings=settings, simulator=simulator, cases=cases, build_directory=folder)
    assert result.cycles == result.expected_cycles == result.interval == 1
    assert result.cases - result.edge_cases >= cases
    assert result.edge_cases >= 30
    return result


@pytest.mark.parametrize(
    ("bits", "simulator", "settings"),
    [
        (7, "icarus", {"Modulus": 82}),
        pytest.param(7, "verilator", {"Modulus": 127}, marks=pytest.mark.long),
        pytest.param(8, "verilator", {}, marks=pytest.mark.long),
        pytest.param(8, "verilator", {"TableBits": 6, "Modulus": 128}, marks=pytest.mark.long),
    ],
)
def test_every_operand(simulations: Path, bits: int, simulator: str, settings: dict[str, int]) -> None:
    operands = 1 << Shape.of(CORE.parameters(bits, settings)).number_bits
    assert run(simulations, bits, 100, simulator, **settings).cases > operands


@pytest.mark.parametrize(
    ("bits", "cases", "settings"),
    [
        (24, 200, {}),
        pytest.param(24, 500, {}, marks=pytest.mark.long),
        pytest.param(40, 1000, {}, marks=pytest.mark.long),
        pytest.param(64, 10_000, {}, marks=pytest.mark.long),
        pytest.param(64, 10_000, {"DigitBits": 17, "TableBits": 4}, marks=pytest.mark.long),
        pytest.param(61, 10_000, {"TableBits": 6, "Modulus": 2**61 - 1}, marks=pytest.mark.long),
        pytest.param(128, 10_000, {}, marks=pytest.mark.long),
        pytest.param(128, 10_000, {"DigitBits": 32}, marks=pytest.mark.long),
        pytest.param(256, 10_000, {}, marks=pytest.mark.long),
    ],
)
@pytest.mark.long
def test_verilator(simulations: Path, bits: int, cases: int, settings: dict[str, int]) -> None:
    run(simulations, bits, cases, **settings)


@pytest.mark.parametrize(
    ("bits", "settings"),
    [
        pytest.param(13, {"DigitBits": 5, "TableBits": 3, "Modulus": 1 << 12}, marks=pytest.mark.long),
        pytest.param(12, {"TableBits": 1, "Modulus": 0xFFE}, marks=pytest.mark.long),
        pytest.param(40, {"DigitBits": 20, "TableBits": 7}, marks=pytest.mark.long),
    ],
)
def test_icarus(simulations: Path, bits: int, settings: dict[str, int]) -> None:
    run(simulations, bits, 100, "icarus", **settings)


SHAPES = [
    Shape.of(parameters)
    for bits, digit_bits, table_bits in product(
        (*range(7, 40), 64, 127, 128, 129, 256, 1024, 4096), (4, 5, 8, 16, 17, 32), (1, 4, 5, 6)
    )
    if digit_bits < bits
    for parameters in [{"Bits": bits, "DigitBits": digit_bits, "TableBits": table_bits, "Modulus": (1 << bits) - 1}]
    if CORE.clash(parameters) is None
]


@pytest.mark.parametrize("modulus", ["largest", "smallest"])
def test_the_bound_closes(modulus: str) -> None:
    assert len(SHAPES) > 300
    for each in SHAPES:
        shape = each if modulus == "largest" else replace(each, modulus=1 << each.bits - 1)
        largest = (1 << shape.number_bits) - 1
        assert 1 <= shape.top_bits <= shape.digit_bits
        assert shape.value(largest) ** 2 < 1 << shape.square_bits
        # The worst that could come out: all that may stay, and the largest residue from each table.
        stays = sum(1 << weight for weight in range(shape.bits))
        stays += sum(1 << weight for weight in range(shape.digit_bits, shape.bits, shape.digit_bits))
        assert len(shape.upper) <= shape.tables * shape.table_bits
        assert shape.tables <= 2 * shape.pairs(shape.room)
        assert stays + shape.tables * (shape.modulus - 1) < 1 << shape.bits + shape.room
        if shape.bits <= 129:
            result = square(shape, largest)
            assert shape.value(result) % shape.modulus == shape.value(largest) ** 2 % shape.modulus
            assert result <= largest


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"Modulus": 77}, r"Modulus of square_table is 2\^63 to 2\^64 - 1 at 64 bits, not 77"),
        ({"Modulus": 1 << 64}, "not 18446744073709551616"),
        ({"DigitBits": 4}, "DigitBits = 4 is too small: 2^DigitBits is at least 90 here".replace("^", r"\^")),
    ],
)
def test_wrong_settings(settings: dict[str, int], message: str) -> None:
    with pytest.raises(ConfigurationError, match=message):
        CORE.parameters(64, settings)


def test_modulus_at_run_time_is_refused(simulations: Path) -> None:
    with pytest.raises(ConfigurationError, match="made for one modulus, its parameter Modulus"):
        simulate(CORE, 64, modulus=2**64 - 59, build_directory=simulations)


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("bits", "settings"), [(8, {}), (64, {"DigitBits": 17, "TableBits": 4, "Modulus": 1 << 63}), (128, {})]
)
def test_lint(bits: int, settings: dict[str, int]) -> None:
    values = [f"-G{name}={value}" for name, value in literals(CORE.parameters(bits, settings)).items()]
    done = run_tool(["verilator", "--lint-only", "-Wall", INCLUDE, *values, "--top-module", CORE.name, *SOURCES])
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        ("table_reduction", "weight % DigitBits == 0", "weight % DigitBits == 1"),
        ("table_reduction", "(FirstDigit+i-Low)*Wide-1", "(FirstDigit+i-Low)*Wide-2"),
        ("square_table", "(TopBits < 3 ? 2 : 1)", "(TopBits < 3 ? 0 : -1)"),
    ],
)
@pytest.mark.long
def test_a_wrong_core_is_noticed(tmp_path: Path, name: str, right: str, wrong: str) -> None:
    files = []
    for path in CORE.paths():
        text = path.read_text()
        changed = tmp_path / path.name
        if path.stem == name:
            assert right in text
            text = text.replace(right, wrong)
        changed.write_text(text)
        files.append(str(changed))
    result = prove(replace(CORE, files=tuple(files)), 8, PROPERTIES["residue"], directory=tmp_path)
    assert result.verdict == "false"
