"""The cocotb bench of vdf_core over widths, digits, cycles and simulators."""

from dataclasses import replace
from pathlib import Path

import pytest

from modforge.hardware.catalogue import core
from modforge.hardware.errors import ConfigurationError
from modforge.hardware.golden.vdf_core import (
    DONE,
    Answer,
    Error,
    Inputs,
    Mode,
    Shape,
    State,
    Task,
    advance,
    answer,
    minus_inverse,
    montgomery_factor,
)
from modforge.hardware.prove import prove
from modforge.hardware.simulate import SimulationResult, simulate

CORE = core("vdf_core")


def run(folder: Path, bits: int, cases: int, simulator: str = "verilator", **settings: int) -> SimulationResult:
    result = simulate(CORE, bits, settings=settings, simulator=simulator, cases=cases, build_directory=folder)
    assert result.cycles == result.expected_cycles
    assert result.interval == settings.get("Cycles", 1)
    assert result.edge_cases >= 100
    assert result.cases >= result.edge_cases + cases
    return result


@pytest.mark.parametrize(
    ("bits", "cases", "settings"),
    [
        (128, 30, {"Cycles": 15}),
        *(
            pytest.param(bits, 100, settings, marks=pytest.mark.long)
            for bits, settings in (
                (8, {}),
                (40, {"DigitBits": 33, "BlockBits": 18}),
                (64, {"Cycles": 3}),
                (128, {}),
                (250, {"DigitBits": 17, "BlockBits": 18}),
                (256, {}),
                (256, {"Cycles": 6}),
            )
        ),
    ],
)
def test_verilator(simulations: Path, bits: int, cases: int, settings: dict[str, int]) -> None:
    run(simulations, bits, cases, **settings)


@pytest.mark.parametrize(
    ("bits", "settings"),
    [(8, {}), pytest.param(33, {"DigitBits": 8, "Cycles": 9}, marks=pytest.mark.long)],
)
def test_icarus(simulations: Path, bits: int, settings: dict[str, int]) -> None:
    run(simulations, bits, 20, "icarus", **settings)


# Published for San's multiplier and its processor: 10 086, 10 103 and 10 137 cycles.
@pytest.mark.parametrize(("bits", "cycles"), [(128, 10_008), (256, 10_012), (512, 10_020)])
def test_cycles_of_ten_thousand_squares(bits: int, cycles: int) -> None:
    assert CORE.cycles(CORE.parameters(bits)) == cycles


def modelled(parameters: dict[str, int], task: Task, stop: int | None) -> Answer:
    shape, state, cycles = Shape.of(parameters), State(), 0
    inputs = {"m": task.m, "mp": minus_inverse(shape, task.m)}
    start = Inputs(valid=True, mode=task.mode, x=task.x, r2=montgomery_factor(shape, task.m), t=task.t, **inputs)
    state = advance(parameters, state, start)
    while state.state != DONE:
        cycles += 1
        state = advance(parameters, state, Inputs(stop=stop == cycles, **inputs))
    error = Error.EVEN_MODULUS if state.even else Error.LARGE_OPERAND if state.large else Error.NONE
    return Answer(error, 0 if error else state.resolve.plain(shape), state.count, cycles)


@pytest.mark.parametrize("cycles", [1, 6])
def test_the_model_of_registers_answers_as_the_whole_numbers_do(cycles: int) -> None:
    parameters = CORE.parameters(9, {"Cycles": cycles})
    for m in (1, 3, 8, 257, 511):
        for x in (m - 1, m, 511):
            for t in (0, 1, 5):
                for mode in Mode:
                    for stop in (None, 1, 9):
                        task = Task(x, m, t, mode)
                        assert modelled(parameters, task, stop) == answer(Shape.of(parameters), task, stop)


def test_parameters_that_do_not_go_together() -> None:
    for bits, settings in ((64, {"Cycles": 4}), (64, {"DigitBits": 5}), (64, {"Square": 1}), (6, {})):
        with pytest.raises(ConfigurationError):
            CORE.parameters(bits, settings)
    with pytest.raises(ConfigurationError, match="is too large"):
        CORE.parameters(4096, {"DigitBits": 64, "Cycles": 3 * 1024})


PROPERTIES = {each.name: each for each in CORE.properties}


def test_plain_numbers_are_proved_at_a_usual_width(tmp_path: Path) -> None:
    result = prove(CORE, 64, PROPERTIES["resolve"], directory=tmp_path)
    assert (result.bits, result.verdict) == (64, "proved")


def test_handshake_is_proved_with_shared_multipliers(tmp_path: Path) -> None:
    assert prove(CORE, 8, PROPERTIES["handshake"], settings={"Cycles": 9}, directory=tmp_path).verdict == "proved"


@pytest.mark.parametrize(
    ("name", "bits", "right", "wrong"),
    [
        ("handshake", 8, "(count_d != t_q) & ~stop_q", "~stop_q"),
        ("handshake", 8, "      (~checkpoint_valid_q | checkpoint_ready_i);", "      1'b1;"),
        ("resolve", 64, "borrow_q & (carry_q == '0)", "borrow_q"),
        ("resolve", 64, "assign high[WordBits] = wide_q[Slot-1]", "assign high[WordBits] = 1'b0"),
    ],
)
def test_a_wrong_core_is_noticed(tmp_path: Path, name: str, bits: int, right: str, wrong: str) -> None:
    texts = {path.name: path.read_text(encoding="utf-8") for path in CORE.paths()}
    assert sum(text.count(right) for text in texts.values()) == 1
    for file, text in texts.items():
        (tmp_path / file).write_text(text.replace(right, wrong), encoding="utf-8")
    changed = replace(CORE, files=tuple(str(tmp_path / file) for file in texts))
    assert prove(changed, bits, PROPERTIES[name], directory=tmp_path).verdict != "proved"
