"""The cocotb bench of vdf_core over widths, digits, cycles and simulators."""

import subprocess
import sys
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random

import pytest

from cases import first
from modforge.cores import core
from modforge.cores.bus.shells import Bus
from modforge.cores.kinds.delay_function.contract import Answer, Error, Mode, Task, minus_inverse, montgomery_factor
from modforge.cores.kinds.modular_squarer.operands import SquareOperands
from modforge.cores.model.core import INCLUDE
from modforge.cores.model.errors import ConfigurationError
from modforge.cores.model.parameters import literals
from modforge.cores.square_table import golden as square_table
from modforge.cores.vdf_core.golden import DONE, Inputs, Shape, State, advance, answer
from modforge.cores.vdf_core.resolve import ResolveResidue, Words
from modforge.hardware.emit import emit
from modforge.hardware.prove import prove
from modforge.hardware.simulate import SimulationResult, simulate
from modforge.hardware.tools import child_environment, verilator_directory
from modforge.hardware.yosys import run_yosys

CORE = core("vdf_core")


def run(folder: Path, bits: int, cases: int, simulator: str = "verilator", **settings: int) -> SimulationResult:
    result = simulate(CORE, bits, settings=settings, simulator=simulator, cases=cases, build_directory=folder)
    assert result.cycles == result.expected_cycles
    assert result.interval == settings.get("Cycles", 1)
    # With tables there is one modulus.
    assert result.edge_cases >= (40 if settings.get("Squarer") else 100)
    assert result.cases >= result.edge_cases + cases
    return result


@pytest.mark.long
@pytest.mark.parametrize(
    ("bits", "settings"),
    [
        (8, {"Squarer": 1}),
        (40, {"Cycles": 9}),
        (64, {"Cycles": 6}),
        (8, {}),
        (40, {"DigitBits": 33, "BlockBits": 18}),
        (64, {"Cycles": 3}),
        (128, {"Cycles": 15}),
        (128, {}),
        (250, {"DigitBits": 17, "BlockBits": 18}),
        (256, {}),
        (256, {"Cycles": 6}),
        (40, {"Squarer": 1, "DigitBits": 33, "TableBits": 6}),
        (64, {"Squarer": 1, "DigitBits": 17, "TableBits": 4, "Modulus": 1 << 63}),
        (128, {"Squarer": 1}),
        (129, {"Squarer": 1, "Modulus": (1 << 129) - 1}),
    ],
)
def test_verilator(simulations: Path, bits: int, settings: dict[str, int]) -> None:
    run(simulations, bits, 100, **settings)


@pytest.mark.long
@pytest.mark.parametrize(
    ("bits", "settings"),
    [
        (8, {"Squarer": 1}),
        (8, {}),
        (8, {"Cycles": 9}),
        (33, {"DigitBits": 8, "Cycles": 9}),
        (7, {"Squarer": 1, "Modulus": 64}),
        (13, {"Squarer": 1, "DigitBits": 5, "TableBits": 3, "Modulus": 4097}),
        (33, {"Squarer": 1, "DigitBits": 16, "Modulus": (1 << 33) - 2}),
    ],
)
def test_icarus(simulations: Path, bits: int, settings: dict[str, int]) -> None:
    run(simulations, bits, 10, "icarus", **settings)


# Published for San's multiplier and its processor: 10 086, 10 103 and 10 137 cycles.
@pytest.mark.parametrize(("bits", "cycles"), [(128, 10_008), (256, 10_012), (512, 10_020)])
def test_cycles_of_ten_thousand_squares(bits: int, cycles: int) -> None:
    assert CORE.cycles(CORE.parameters(bits)) == cycles
    # Without the conversions: two products, and the cycle in which the second one begins.
    assert CORE.cycles(CORE.parameters(bits, {"Squarer": 1})) == cycles - 3


def modelled(parameters: dict[str, int], task: Task, stop: int | None) -> Answer:
    shape, cycles = Shape.of(parameters), 0
    state = State.cleared(shape)
    inputs = {"m": task.m, "mp": minus_inverse(shape, task.m)}
    start = Inputs(valid=True, mode=task.mode, x=task.x, r2=montgomery_factor(shape, task.m), t=task.t, **inputs)
    state = advance(parameters, state, start)
    while state.state != DONE:
        cycles += 1
        state = advance(parameters, state, Inputs(stop=stop == cycles, **inputs))
    error = Error.WRONG_MODULUS if state.wrong else Error.LARGE_OPERAND if state.large else Error.NONE
    return Answer(error, 0 if error else state.resolve.plain, state.count, cycles)


@pytest.mark.parametrize(
    ("settings", "moduli"),
    [
        ({}, (1, 3, 8, 257, 511)),
        ({"Cycles": 6}, (1, 3, 8, 257, 511)),
        ({"Squarer": 1, "Modulus": 257}, (1, 256, 257)),
        ({"Squarer": 1, "Modulus": 510}, (255, 510, 511)),
    ],
)
def test_the_model_of_registers_answers_as_the_whole_numbers_do(settings: dict[str, int], moduli: list[int]) -> None:
    parameters = CORE.parameters(9, settings)
    for m in moduli:
        for x in (m - 1, m, 511):
            for t in (0, 1, 5):
                for mode in Mode:
                    for stop in (None, 1, 9):
                        task = Task(x, m, t, mode)
                        assert modelled(parameters, task, stop) == answer(Shape.of(parameters), task, stop)


TABLES = [
    square_table.Shape.of(parameters)
    for bits, digit_bits, table_bits in product(
        (*range(7, 40), 64, 127, 128, 129, 256), (4, 5, 8, 16, 17, 32), (1, 5, 6)
    )
    if digit_bits < bits
    for modulus in ((1 << bits - 1), (1 << bits - 1) + 1, (1 << bits) - 1)
    for settings in [{"DigitBits": digit_bits, "TableBits": table_bits, "Modulus": modulus}]
    for parameters in [{"Bits": bits, **settings}]
    if core("square_table").clash(parameters) is None
]


def test_any_digits_become_plain() -> None:
    random = Random(1)
    assert len(TABLES) > 300
    for shape in TABLES:
        operands = SquareOperands(shape)
        upper = shape.pack([(1 << shape.digit_bits + 1) - 1] * (shape.digits - 1) + [0])
        for packed in (0, upper, operands.largest, *operands.random_operands(3, random)):
            number = ResolveResidue(Words(shape.bits, shape.digit_bits), shape).load(packed)
            # So four times M are enough to take off.
            low = shape.value(number.wide)
            assert low < 1 << shape.bits + 1
            assert 15 * low < 23 << shape.bits
            assert low + shape.modulus <= 5 * shape.modulus
            while number.left:
                number = number.step()
            assert number.plain == shape.value(packed) % shape.modulus


def test_parameters_that_do_not_go_together() -> None:
    for bits, settings in (
        (64, {"Cycles": 4}),
        (64, {"DigitBits": 5}),
        (64, {"Square": 1}),
        (6, {}),
        (64, {"Squarer": 2}),
        (64, {"Squarer": 1, "DigitBits": 5}),
        (64, {"Squarer": 1, "Modulus": 77}),
    ):
        with pytest.raises(ConfigurationError):
            CORE.parameters(bits, settings)
    for settings in ({"TableBits": 5}, {"Modulus": 1 << 63}):
        with pytest.raises(ConfigurationError, match="only with Squarer = 1, and Squarer is 0"):
            CORE.parameters(64, settings)
    for settings in ({"Squarer": 1, "Cycles": 1}, {"Squarer": 1, "BlockBits": 18}):
        with pytest.raises(ConfigurationError, match="only with Squarer = 0, and Squarer is 1"):
            CORE.parameters(64, settings)
    with pytest.raises(ConfigurationError, match="is too large"):
        CORE.parameters(4096, {"DigitBits": 64, "Cycles": 3 * 1024})


PROPERTIES = {each.name: each for each in CORE.properties}


def run_tool(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = child_environment(verilator_directory(), Path(sys.executable).parent)
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


SOURCES = [str(path) for path in CORE.paths()]


@pytest.mark.parametrize(("bits", "settings"), [(33, {}), (64, {"DigitBits": 17, "TableBits": 4, "Modulus": 1 << 63})])
def test_lint_with_tables(tmp_path: Path, bits: int, settings: dict[str, int]) -> None:
    values = literals(CORE.parameters(bits, {"Squarer": 1, **settings}))
    given = [f"-G{name}={value}" for name, value in values.items()]
    done = run_tool(
        tmp_path,
        "verilator",
        "--lint-only",
        "-Wall",
        INCLUDE,
        *given,
        "--top-module",
        CORE.name,
        *SOURCES,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("bus", [None, "axi-lite"])
@pytest.mark.few(1)
def test_what_is_written_for_one_modulus(tmp_path: Path, bus: Bus | None) -> None:
    emit(CORE, 34, tmp_path, settings={"Squarer": 1, "Modulus": 2**34 - 4}, bus=bus)
    top = "vdf_core_34_squarer1_modulus9bd73a27" + ("_axi_lite" if bus else "")
    linted = run_tool(tmp_path, "verilator", "--lint-only", "-Wall", "--top-module", top, "-f", f"{top}.f")
    assert linted.returncode == 0, linted.stderr
    run_tool(tmp_path, "iverilog", "-g2012", "-s", f"{top}_tb", "-o", "tb", "-f", f"{top}.f", f"{top}_tb.sv")
    assert "43 passed, 0 failed" in run_tool(tmp_path, "vvp", "tb").stdout
    listed = (tmp_path / f"{top}.f").read_text().splitlines()
    sources = " ".join(str(tmp_path / name) for name in listed if name.endswith(".sv"))
    run_yosys([f"read_verilog -sv {sources}", f"hierarchy -check -top {top}", "proc", "check -assert"], tmp_path, top)


@pytest.mark.long
def test_plain_numbers_are_proved_at_a_usual_width(tmp_path: Path) -> None:
    result = prove(CORE, 64, replace(PROPERTIES["resolve"], max_bits=64), directory=tmp_path)
    assert (result.bits, result.verdict) == (64, "proved")


@pytest.mark.long
@pytest.mark.parametrize(
    ("bits", "settings"),
    [
        (9, {"DigitBits": 4, "Modulus": 257}),
        pytest.param(8, {"Modulus": 128}, marks=pytest.mark.long),
        pytest.param(24, {"DigitBits": 17}, marks=pytest.mark.long),
        pytest.param(40, {"DigitBits": 16}, marks=pytest.mark.long),
    ],
)
def test_plain_numbers_of_any_digits_are_proved(tmp_path: Path, bits: int, settings: dict[str, int]) -> None:
    result = prove(CORE, bits, PROPERTIES["resolve"], settings={"Squarer": 1, **settings}, directory=tmp_path)
    assert (result.bits, result.verdict) == (bits, "proved")


@pytest.mark.long
def test_handshake_is_proved_with_tables(tmp_path: Path) -> None:
    assert prove(CORE, 8, PROPERTIES["handshake"], settings={"Squarer": 1}, directory=tmp_path).verdict == "proved"


def test_handshake_is_proved_with_shared_multipliers(tmp_path: Path) -> None:
    assert prove(CORE, 8, PROPERTIES["handshake"], settings={"Cycles": 9}, directory=tmp_path).verdict == "proved"


TABLE = {"Squarer": 1}
SMALL_DIGITS = {**TABLE, "DigitBits": 4, "Modulus": 257}


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "bits", "settings", "file", "right", "wrong"),
    first(
        1,
        [
            ("handshake", 8, {}, "vdf_core", "(count_d != t_q) & ~stop_q", "~stop_q"),
            ("handshake", 8, {}, "vdf_core", "      (~checkpoint_valid_q | checkpoint_ready_i);", "      1'b1;"),
            ("handshake", 8, TABLE, "vdf_core", "(work & ~none) |", "work |"),
            ("resolve", 64, {}, "resolve_digits", "borrow_q & (carry_q == '0)", "borrow_q"),
            (
                "resolve",
                64,
                {},
                "resolve_digits",
                "assign high[WordBits] = wide_q[Slot-1]",
                "assign high[WordBits] = 1'b0",
            ),
            ("resolve", 8, TABLE, "resolve_residue", "(LowDigits+i-Room)*Wide-1", "(LowDigits+i-Room)*Wide-2"),
            ("resolve", 9, SMALL_DIGITS, "resolve_residue", "localparam int Most = 4", "localparam int Most = 3"),
        ],
    ),
)
def test_a_wrong_core_is_noticed(
    tmp_path: Path, name: str, bits: int, settings: dict[str, int], file: str, right: str, wrong: str
) -> None:
    [source] = [path for path in CORE.paths() if path.stem == file]
    text = source.read_text(encoding="utf-8")
    assert text.count(right) == 1
    changed = tmp_path / source.name
    changed.write_text(text.replace(right, wrong), encoding="utf-8")
    files = tuple(str(changed if path == source else path) for path in CORE.paths())
    proved = replace(PROPERTIES[name], max_bits=bits)
    result = prove(replace(CORE, files=files), bits, proved, settings=settings, directory=tmp_path)
    assert result.verdict != "proved"
