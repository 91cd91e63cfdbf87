"""Cocotb tests of ``rsa_core`` that look at its registers: what reset and wipe leave."""

from __future__ import annotations

from dataclasses import replace
from math import gcd, prod
from typing import Any

import cocotb
from cocotb.triggers import ClockCycles, FallingEdge

from modforge.cores.kinds.benches.registers import registers
from modforge.cores.kinds.exponentiator.bench import (
    BITS,
    COMMANDS,
    LIMIT_NS,
    SHAPE,
    SHORT,
    command,
    finish,
    random_key,
    random_message,
    reset,
    rng,
    run,
    start,
    write,
    write_key,
)
from modforge.cores.kinds.exponentiator.contract import WORD, Answer, CrtKey, Error, Register
from modforge.cores.kinds.exponentiator.keys import fitting_key
from modforge.cores.kinds.exponentiator.played import WIPE_CYCLES
from modforge.cores.rsa_core.golden import USUAL, answer

# Not 0 when the core is idle after reset, by the end of the path: registers of the control, and the modulus 0,
# which mont_fios takes with its lowest bit set.
AWAKE = {
    **dict.fromkeys(("clear_nq", "state_q", "ready_q"), 1),
    "settled_q": 3,
    "u_engine_q.u_exponent.last_q": 1,
    **dict.fromkeys(("enable_q", "run_q", "boundary_q", "take_q", "u_n.number_q"), 1),
}

# Goes from row to row of mont_fios in the first cycles.
CLEARING = "clear_q"


# Remembers that a result was wrong, which is why all others are cleared.
REMEMBERING = "wrong_q"


def assert_cleared(dut: Any, wrong: bool = False) -> None:
    """Fail unless every register has its value of reset."""
    names = set()
    for path, register in registers(dut):
        name = register._name
        names.add(name)
        expected = next((value for end, value in AWAKE.items() if path.endswith(f".{end}")), 0)
        expected = int(wrong) if name == REMEMBERING else expected
        assert name == CLEARING or int(register.value) == expected, f"{path} is {register.value}"
    assert {"low_q", "n_q", "e_q", "a_q", "b_q", "c_q"} <= names, f"the registers seen are {names}"


async def interrupt(dut: Any, wipe: bool) -> None:
    """Reset the core, or wipe it, for one cycle."""
    if not wipe:
        await reset(dut)
        return
    dut.wipe_i.value = 1
    await FallingEdge(dut.clk_i)
    dut.wipe_i.value = 0
    for _ in range(WIPE_CYCLES):
        assert dut.busy_o.value and not dut.command_ready_o.value and not dut.write_ready_o.value
        await FallingEdge(dut.clk_i)
    assert not dut.busy_o.value


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def wipe_and_reset_clear_every_register(dut: Any) -> None:
    """At any moment of a command, and as its result waits, both leave nothing behind; the next command is right."""
    await start(dut)
    assert_cleared(dut)
    random = rng()
    for wipe in (True, False):
        for _ in range(10):
            key = random_key(random, SHORT)
            message = random_message(random, key)
            await write_key(dut, key)
            await write(dut, Register.MESSAGE, message)
            cycles = answer(SHAPE, key, message).cycles
            await command(dut, COMMANDS[-1], key.length)
            await ClockCycles(dut.clk_i, random.randrange(1, cycles + 50), FallingEdge)
            await interrupt(dut, wipe)
            assert not dut.done_o.value and not dut.error_o.value and not dut.read_valid_o.value
            assert_cleared(dut)
            assert (await finish(dut, await command(dut, COMMANDS[-1], 1))).error == Error.INCOMPLETE
            await write_key(dut, key)
            await run(dut, COMMANDS[-1], key, message)
            await interrupt(dut, wipe)
            assert_cleared(dut)


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def wipe_in_the_middle_of_a_number(dut: Any) -> None:
    """After a wipe the first word of a number is its lowest, wherever the writing stopped before."""
    await start(dut)
    random = rng()
    for register in Register if SHAPE.crt else (Register.MESSAGE, Register.MODULUS, Register.EXPONENT):
        await write(dut, register, random.getrandbits(SHAPE.bits), count=1)
        await interrupt(dut, wipe=True)
        key = random_key(random, SHORT)
        await write(dut, register, key.registers().get(register, 0))
        await write_key(dut, key)
        await run(dut, COMMANDS[-1], key, random_message(random, key))


@cocotb.test(skip=not (SHAPE.crt or SHAPE.check), timeout_time=LIMIT_NS, timeout_unit="ns")
async def fault_in_a_private_command(dut: Any) -> None:
    """A bit that turns over in one half gives the key away; with Check no result leaves, and no key stays."""
    await start(dut)
    random = rng()
    for engine in (dut.u_engine, dut.gen_crt.u_engine_q) if SHAPE.crt else (dut.u_engine,):
        for _ in range(3):
            key = fitting_key(SHAPE, random, SHORT, USUAL)
            n = prod(key.moduli())
            message = random.randrange(2, n)
            await write_key(dut, key if SHAPE.check else replace(key, public=None))
            await write(dut, Register.MESSAGE, message)
            taken = await command(dut, COMMANDS[-1], key.length)
            while not engine.power_q.value:
                await FallingEdge(dut.clk_i)
            # The factor of the product after the ladder, which is 1.
            await ClockCycles(dut.clk_i, random.randrange(1, SHAPE.product), FallingEdge)
            engine.u_pass.b_q.value = int(engine.u_pass.b_q.value) ^ 1 << random.randrange(1, BITS)
            found = await finish(dut, taken)
            if not SHAPE.check:
                assert gcd(pow(found.result, USUAL, n) - message, n) in key.moduli(), "the fault shows nothing"
                continue
            right = answer(SHAPE, key, message)
            assert found == Answer(Error.RESULT, 0, right.cycles + 2), found
            assert_cleared(dut, wrong=True)
            assert (await finish(dut, await command(dut, COMMANDS[-1], 1))).error == Error.INCOMPLETE


@cocotb.test(skip=not SHAPE.check, timeout_time=LIMIT_NS, timeout_unit="ns")
async def wrong_result_is_forgotten(dut: Any) -> None:
    """After a wipe and after a reset nothing tells that a result was wrong."""
    await start(dut)
    random = rng()
    key = fitting_key(SHAPE, random, SHORT, USUAL)
    for wipe in (True, False):
        wrong = replace(key, public=3)
        await write_key(dut, wrong)
        assert (await run(dut, COMMANDS[-1], wrong, 2)).error == Error.RESULT
        await interrupt(dut, wipe)
        assert not dut.done_o.value and not dut.error_o.value
        assert_cleared(dut)


@cocotb.test(skip=not SHAPE.blind, timeout_time=LIMIT_NS, timeout_unit="ns")
async def blinded_numbers_are_new_each_time(dut: Any) -> None:
    """The same command has another exponent and base each time: d + k (p - 1) and c r^e, r squared in between."""
    await start(dut)
    random = rng()
    key = fitting_key(SHAPE, random, BITS, USUAL)
    assert isinstance(key, CrtKey)
    message = random.randrange(2, key.p * key.q)
    await write_key(dut, key)
    width = WORD * SHAPE.words
    halves = ((key.p, key.dp, dut.u_engine, 0), (key.q, key.dq, dut.gen_crt.u_engine_q, 1))
    numbers = [key.pair >> width * index & (1 << width) - 1 for index in range(4)]
    seen = set()
    for time in range(4):
        await write(dut, Register.MESSAGE, message)
        taken = await command(dut, COMMANDS[-1], key.length)
        while not dut.u_engine.power_q.value:
            await FallingEdge(dut.clk_i)
        for n, d, engine, place in halves:
            blinder, unblinder = (pow(numbers[place + row], 1 << time, n) for row in (0, 2))
            exponent = d + (unblinder & (1 << WORD) - 1) * (n - 1)
            turned = WORD * int(engine.u_exponent.position_q.value)
            found = int(engine.u_exponent.e_q.value)
            found = (found << turned | found >> width + WORD - turned) & (1 << width + WORD) - 1
            assert found == exponent, "not the masked exponent"
            base = sum(int(getattr(engine.u_square, f"s{word}_o").value) for word in (1, 2))
            assert base % n == message * blinder * 2**SHAPE.montgomery_exponent % n, "not the blinded message"
            seen |= {exponent, base % n}
        assert await finish(dut, taken) == answer(SHAPE, key, message)
    assert len(seen) == 16
