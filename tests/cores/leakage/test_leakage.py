"""Which activity of rsa_core and inv_divstep depends on secrets: fixed against random operands, Welch's t-test."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest
from activity import THRESHOLD, Activity, Script, build, control_registers, play, welch

from modforge.cores import core
from modforge.cores.kinds.exponentiator.contract import Command, CrtKey, Key, Register, Shape
from modforge.cores.kinds.exponentiator.keys import fitting_key
from modforge.cores.rsa_core.golden import answer, shape

RSA, INVERTER = core("rsa_core"), core("inv_divstep")
CONTROL = control_registers("rsa_core/formal/rsa_core_secrecy.sv")
TRACES = 150
E = 65537

Case = tuple[Key, int]


def rsa_traces(program: Path, widths: Shape, cases: list[Case]) -> Activity:
    """Run a private command for each key and message, after a reset; the activity is that from the command on."""
    script = Script(RSA)
    cycles = max(answer(widths, key, message).cycles for key, message in cases) + 40
    for key, message in cases:
        script.set(rst=0, wipe=0, write_valid=0, command_valid=0, read_ready=0)
        script.tick()
        script.set(rst=1)
        script.tick(3)
        script.set(write_valid=1)
        for register, value in {Register.MESSAGE: message, **key.registers()}.items():
            for index in range(widths.register_words(register)):
                script.set(write_register=int(register), write_data=value >> 32 * index & 0xFFFFFFFF)
                script.tick()
        script.set(write_valid=0, command_valid=1, command=int(Command.CRT if widths.crt else Command.PRIVATE))
        script.set(length=key.length)
        script.record(1)
        script.set(command_valid=0)
        script.record(cycles - 1)
    return play(program, script, cycles)


def rsa_test(program: Path, widths: Shape, draw: Callable[[bool, Random], Case], name: str) -> dict[str, float]:
    """Return the largest |t| of all registers, of those that control, and of all during the secret ladder."""
    random = Random(1)
    kinds = [random.random() < 0.5 for _ in range(2 * TRACES)]
    found = rsa_traces(program, widths, [draw(fixed, random) for fixed in kinds])
    fixed = np.array(kinds)
    t = welch(found.all[fixed], found.all[~fixed])
    control = welch(found.control[fixed], found.control[~fixed])
    # The first one: that of the check works with the result and e, which are public.
    ladder = (np.cumsum(np.diff(found.window.min(axis=0), prepend=0) == 1) == 1) & (found.window.min(axis=0) == 1)
    values = {"all": t.max(), "control": control.max(), "ladder": t[ladder].max()}
    print(f"rsa_core {widths.bits} bits{name}:", ", ".join(f"{key} {value:.1f}" for key, value in values.items()))
    return values


def messages(widths: Shape) -> Callable[[bool, Random], Case]:
    """Return what draws a fixed or a random message for one key; the pair that blinds is always random."""
    key = fitting_key(widths, Random(7), min(widths.engine_bits, 32), E)
    n = int(np.prod([int(each) for each in key.moduli()], dtype=object))

    def draw(fixed: bool, random: Random) -> Case:
        own = key
        if widths.blind and isinstance(own, CrtKey):
            own = replace(own, pair=renewed(widths, own, random))
        return own, 0x1234 % n if fixed else random.randrange(n)

    return draw


def renewed(widths: Shape, key: CrtKey, random: Random) -> int:
    r = random.randrange(2, min(key.p, key.q))
    numbers = [pow(r, exponent, n) for exponent in (E, -1) for n in (key.p, key.q)]
    return sum(number << 32 * widths.words * index for index, number in enumerate(numbers))


def exponents(widths: Shape) -> Callable[[bool, Random], Case]:
    """Return what draws a fixed or a random exponent of all bits, with one modulus and random messages."""
    key = fitting_key(widths, Random(7), widths.engine_bits, E)
    name = "dp" if widths.crt else "exponent"
    # 2^v divides p - 1: e tells d modulo 2^v, so these bits are no secret, and k * (p - 1) does not mask them.
    least = key.moduli()[0] - 1
    least &= -least

    def draw(fixed: bool, random: Random) -> Case:
        other = random.getrandbits(widths.engine_bits) // least * least + getattr(key, name) % least
        own = key if fixed else replace(key, **{name: other})
        if widths.blind and isinstance(own, CrtKey):
            own = replace(own, pair=renewed(widths, own, random))
        return own if widths.check else replace(own, public=None), random.randrange(2, min(key.moduli()))

    return draw


def rsa_program(
    folder: Path, bits: int, settings: dict[str, int], leak: tuple[str, str] | None = None
) -> tuple[Path, Shape]:
    """Build the core, with a line of a source replaced where that is asked for."""
    sources = []
    for path in RSA.paths():
        text = path.read_text(encoding="utf-8")
        if leak and leak[0] in text:
            path = folder / path.name
            path.write_text(text.replace(*leak), encoding="utf-8")
        sources.append(path)
    assert not leak or any(path.parent == folder for path in sources)
    program = build(RSA, bits, settings, folder, CONTROL, "__DOT__u_engine__DOT__power_q", sources)
    return program, shape(RSA.parameters(bits, settings))


@pytest.mark.long
def test_control_of_rsa_core_follows_no_secret(tmp_path: Path) -> None:
    program, widths = rsa_program(tmp_path, 16, {})
    for name, draw in ((", message", messages(widths)), (", exponent", exponents(widths))):
        found = rsa_test(program, widths, draw, name)
        assert found["control"] == 0
        assert found["all"] > THRESHOLD, "the data are there to be seen"


# A product begins a cycle later where the bit is 1: the result is right, and nothing else differs.
LEAK = (
    "  assign go = power_q & idle & exponent_ready;",
    """  logic late_q;
  always_ff @(posedge clk_i) late_q <= power_q & idle;
  assign go = power_q & idle & exponent_ready & (late_q | ~exponent_bit);""",
)


@pytest.mark.long
def test_planted_leak_is_found(tmp_path: Path) -> None:
    program, widths = rsa_program(tmp_path, 16, {}, LEAK)
    found = rsa_test(program, widths, exponents(widths), ", exponent, planted leak")
    assert found["control"] > THRESHOLD


# All that counts clocks and starts phases and blocks.
INVERTER_CONTROL = {
    *("ready_q", "valid_q", "before_q", "before_end_q", "main_q", "main_end_q", "begin_q", "tail_q", "count_q"),
    *("finish_q", "load_q", "pair_run_q", "run_q"),
}


@pytest.mark.long
def test_control_of_inv_divstep_follows_no_operand(tmp_path: Path) -> None:
    bits, m = 16, 65521
    program = build(INVERTER, bits, {}, tmp_path, INVERTER_CONTROL, "__DOT__main_q")
    cycles = INVERTER.mode_cycles[0](INVERTER.parameters(bits)) + 10
    random = Random(1)
    kinds = [random.random() < 0.5 for _ in range(2 * TRACES)]
    script = Script(INVERTER)
    for fixed in kinds:
        script.set(rst=0, valid=0, ready=1, mode=0, fixed=0)
        script.tick()
        script.set(rst=1, a=0x1234 if fixed else random.randrange(1, m), m=m)
        script.tick(3)
        script.set(valid=1)
        script.record(1)
        script.set(valid=0)
        script.record(cycles - 1)
    found = play(program, script, cycles)
    chosen = np.array(kinds)
    assert welch(found.control[chosen], found.control[~chosen]).max() == 0
    t = welch(found.all[chosen], found.all[~chosen]).max()
    print(f"inv_divstep, {bits} bits: all {t:.1f}, control 0")
    assert t > THRESHOLD, "the data are there to be seen"


@pytest.mark.long
def test_blinding_hides_message_and_exponent_from_the_ladder(tmp_path: Path) -> None:
    results = {}
    for name, settings in (("bare", {"Crt": 1}), ("safe", {"Crt": 1, "Check": 1, "Blind": 1})):
        folder = tmp_path / name
        folder.mkdir()
        program, widths = rsa_program(folder, 64, settings)
        for what, draw in (("message", messages(widths)), ("exponent", exponents(widths))):
            found = rsa_test(program, widths, draw, f", {what}, {settings}")
            results[name, what] = found["ladder"]
            # With another exponent the check fails, which is shown.
            assert found["control"] == 0 or (name, what) == ("safe", "exponent")
    for what in ("message", "exponent"):
        assert results["bare", what] > 2 * THRESHOLD
        assert results["safe", what] < THRESHOLD
