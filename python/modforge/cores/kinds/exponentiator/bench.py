"""Cocotb tests of cores that raise numbers to a power behind a word port: results, cycles, errors, handshakes.

Each command goes to the core with the key it needs; what it
answers and when is compared with the golden model.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import cocotb
from cocotb.triggers import ClockCycles, FallingEdge, RisingEdge

from modforge.cores.kinds.benches import clock
from modforge.cores.kinds.benches.clock import PERIOD_NS, now, start_clock
from modforge.cores.kinds.exponentiator.contract import (
    WORD,
    Answer,
    Command,
    CrtKey,
    Error,
    Key,
    PlainKey,
    Register,
    Shape,
)
from modforge.cores.kinds.exponentiator.keys import fitting_key
from modforge.cores.model import golden
from modforge.cores.model.edges import length, place
from modforge.cores.model.request import BenchRequest

REQUEST = BenchRequest.from_environment()
MODEL = golden.model(REQUEST.core)
SHAPE: Shape = MODEL.shape(REQUEST.parameters)
BITS = SHAPE.engine_bits
COMMANDS = (Command.CRT,) if SHAPE.crt else (Command.PUBLIC, Command.PRIVATE)

MASK = (1 << WORD) - 1
# Up to this width, and in the quicker simulator, every small modulus, message and exponent is tried.
EXHAUSTIVE = BITS <= 32 and cocotb.SIM_NAME.startswith("Verilator")
# An exponent of this length shows all that a longer one does, and more cases fit into the time.
SHORT = min(BITS, 20)
LIMIT_NS = PERIOD_NS * 10_000 * MODEL.whole_length_cycles(SHAPE)


def rng() -> Random:
    """Return the random numbers of one test: the same in every run with this seed, whatever other tests draw."""
    return Random(REQUEST.seed)


async def start(dut: Any) -> None:
    """Start the clock, reset the core and stop at a falling edge where it is idle."""
    start_clock(dut)
    for name in ("wipe", "write_valid", "write_register", "write_data", "command_valid", "command", "length"):
        getattr(dut, f"{name}_i").value = 0
    dut.read_ready_i.value = 0
    await reset(dut)


async def reset(dut: Any) -> None:
    """Pull the reset for a cycle and wait until the core is idle."""
    await clock.reset(dut)
    await until_idle(dut)


async def until_idle(dut: Any) -> None:
    """Wait until the core takes commands."""
    while dut.busy_o.value:
        await FallingEdge(dut.clk_i)


async def write(dut: Any, register: int, value: int, count: int | None = None, gaps: Random | None = None) -> None:
    """Write a number, or only its first ``count`` words."""
    words = SHAPE.register_words(register) if count is None else count
    dut.write_register_i.value = int(register)
    for index in range(words):
        if gaps and gaps.random() < 0.2:
            dut.write_valid_i.value = 0
            dut.write_data_i.value = gaps.getrandbits(WORD)
            await ClockCycles(dut.clk_i, gaps.randrange(1, 4), FallingEdge)
        dut.write_valid_i.value = 1
        dut.write_data_i.value = value >> WORD * index & MASK
        assert dut.write_ready_o.value, "an idle core does not take a word"
        await FallingEdge(dut.clk_i)
    dut.write_valid_i.value = 0


async def write_key(dut: Any, key: Key, gaps: Random | None = None) -> None:
    """Write all registers of a key."""
    for register, value in key.registers().items():
        await write(dut, register, value, gaps=gaps)


async def command(dut: Any, which: int, length: int) -> int:
    """Give a command to an idle core; return the cycle of the edge that took it."""
    dut.command_valid_i.value = 1
    dut.command_i.value = int(which)
    dut.length_i.value = length
    assert dut.command_ready_o.value, "an idle core does not take a command"
    await FallingEdge(dut.clk_i)
    dut.command_valid_i.value = 0
    assert dut.busy_o.value and not dut.done_o.value and not dut.read_valid_o.value
    return now()


async def until_done(dut: Any) -> tuple[int, Error]:
    """Wait until a command ends; return the cycle in which ``done_o`` rose, and the error."""
    while not dut.done_o.value:
        await RisingEdge(dut.done_o)
        await FallingEdge(dut.clk_i)
    assert not dut.busy_o.value
    return now(), Error(int(dut.error_o.value))


async def read(dut: Any, gaps: Random | None = None) -> int:
    """Read the result, lowest word first."""
    value = 0
    for index in range(SHAPE.message_words):
        assert dut.read_valid_o.value, f"word {index} of the result is missing"
        if gaps and gaps.random() < 0.2:
            dut.read_ready_i.value = 0
            await ClockCycles(dut.clk_i, gaps.randrange(1, 4), FallingEdge)
        dut.read_ready_i.value = 1
        value |= int(dut.read_data_o.value) << WORD * index
        assert bool(dut.read_last_o.value) == (index == SHAPE.message_words - 1)
        await FallingEdge(dut.clk_i)
    dut.read_ready_i.value = 0
    return value


async def finish(dut: Any, taken: int, gaps: Random | None = None) -> Answer:
    """Wait until a command ends and read its answer."""
    appeared, error = await until_done(dut)
    if error:
        assert not dut.read_valid_o.value and not dut.read_data_o.value, "an error comes with a result"
        return Answer(error, 0, appeared - taken)
    return Answer(error, await read(dut, gaps), appeared - taken)


async def run(dut: Any, which: Command, key: Key, message: int, gaps: Random | None = None) -> Answer:
    """Write the message and run a command with the key that is there; compare with the golden model."""
    await write(dut, Register.MESSAGE, message, gaps=gaps)
    found = await finish(dut, await command(dut, which, key.length), gaps)
    expected = MODEL.answer(SHAPE, key, message, which)
    assert found == expected, f"{which.name}, {key}, message {message:#x}: {found}, the model has {expected}"
    return found


async def run_all(dut: Any, cases: Iterable[tuple[Key, int]], gaps: Random | None = None) -> int:
    """Run every command with each key and message; return how many commands that were."""
    count = 0
    for case, message in cases:
        key = replace(case, public=3) if SHAPE.check and case.public is None else case
        await write_key(dut, key, gaps)
        for which in COMMANDS:
            await run(dut, which, key, message, gaps)
            count += 1
    return count


def edge_moduli(random: Random) -> list[int]:
    """Return odd moduli at both ends of the range, and one of half the length."""
    top = 1 << BITS - 1
    middle = top | random.getrandbits(BITS - 1) & ~1
    return [1, 3, 2 * top - 1, top + 1, middle | 1, random.getrandbits(BITS // 2) | 1 << BITS // 2 | 1]


def edge_cases(random: Random) -> Iterator[tuple[Key, int]]:
    """Return keys and messages where a length, a carry or the last subtraction could go wrong."""
    exponents = [(1, 1), (2, 2), (3, SHORT), ((1 << SHORT) - 1, SHORT), (1 << SHORT - 1, SHORT), (5, 2)]
    if SHAPE.blind:
        yield from fitting_edges(random)
        return
    for n in edge_moduli(random) if REQUEST.modulus is None else [REQUEST.modulus]:
        if SHAPE.crt:
            for q in (1, 3, (1 << BITS) - 1, random.getrandbits(BITS) | 1):
                (dp, length), (dq, _) = random.sample(exponents, 2)
                key = CrtKey(n, q, dp, dq, random.getrandbits(BITS), length)
                for message in (0, 1, (1 << SHAPE.bits) - 1, n, q << BITS, random.getrandbits(SHAPE.bits)):
                    yield key, message
        else:
            for index, (exponent, length) in enumerate(exponents):
                for message in ((0, n - 1), (min(1, n - 1), n // 2))[index % 2]:
                    yield PlainKey(n, exponent, length), message


def fitting_edges(random: Random) -> Iterator[tuple[Key, int]]:
    """Return keys that fit together, small and large, with messages at their edges."""
    for bits, public in product((8, 9, BITS // 2, BITS - 1, BITS, BITS), (3, 65537, (1 << 32) - 1)):
        key = fitting_key(SHAPE, random, bits, public)
        assert isinstance(key, CrtKey)
        n = key.p * key.q
        for message in (0, 1, key.p, key.q, n - key.p, n - 1):
            yield key, message


def traits(case: tuple[Key, int]) -> Iterator[Hashable]:
    """Yield what a key and a message show: where the message lies, moduli, exponents and their length."""
    key, message = case
    crt = isinstance(key, CrtKey)
    for name, n in zip("pq", key.moduli(), strict=False):
        yield name, length(n, BITS)
        yield name, "message", place(message % n if crt else message, n)
    for name, exponent in zip("pq", (key.dp, key.dq) if isinstance(key, CrtKey) else (key.exponent,), strict=False):
        yield name, "exponent", "1" if exponent == 1 else "all ones" if (exponent + 1) & exponent == 0 else "others"
    yield "length", 1 if key.length == 1 else "usual"


def random_key(random: Random, length: int) -> Key:
    """Return a key with an exponent of up to so many bits; the modulus has any length, mostly a large one.

    Where results are checked it fits together, so the modulus is as short as the exponent.
    """
    if SHAPE.check:
        public = random.choice([3, 5, 17, 65537, random.getrandbits(32) | 1])
        return fitting_key(SHAPE, random, max(length, 8), public)

    def modulus() -> int:
        return random.getrandbits(random.choice([BITS, BITS, random.randint(1, BITS)])) | 1

    def exponent() -> int:
        return random.getrandbits(length) | 1 << random.randrange(length)

    if SHAPE.crt:
        return CrtKey(modulus(), modulus(), exponent(), exponent(), random.getrandbits(BITS), length)
    return PlainKey(REQUEST.modulus or modulus(), exponent(), length)


def random_message(random: Random, key: Key) -> int:
    """Return a message that the core takes with this key."""
    if isinstance(key, PlainKey):
        return random.randrange(key.n)
    return random.randrange(key.p * key.q) if SHAPE.check else random.getrandbits(SHAPE.bits)


def small_cases() -> Iterator[tuple[Key, int]]:
    """Return every message for small moduli and exponents, or for small primes every key that fits together."""
    if not SHAPE.crt:
        for n in range(1, 16, 2):
            for exponent in range(1, 8):
                for message in range(n):
                    yield PlainKey(n, exponent, 3), message
        return
    for p, q in ((3, 5), (5, 3), (7, 11), (11, 3)):
        for d in (3, 5, 7):
            key = CrtKey(p, q, d % (p - 1) or p - 1, d % (q - 1) or q - 1, pow(q, -1, p), 4)
            for message in range(0, p * q, 2):
                assert SHAPE.check or MODEL.answer(SHAPE, key, message).result == pow(message, d, p * q)
                yield key, message


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def edge_keys(dut: Any) -> None:
    """Moduli, exponents and messages at their edges."""
    await start(dut)
    count = await run_all(dut, REQUEST.edges(edge_cases(rng()), traits))
    REQUEST.add(cases=count, edge_cases=count)


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def random_keys_with_stalls(dut: Any) -> None:
    """Random keys, lengths and messages, written and read with pauses."""
    await start(dut)
    random = rng()
    for _ in range(REQUEST.cases):
        key = random_key(random, random.randint(1, SHORT))
        which = random.choice(COMMANDS)
        await write_key(dut, key, random)
        await run(dut, which, key, random_message(random, key), random)
    REQUEST.add(cases=REQUEST.cases)


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def whole_length(dut: Any) -> None:
    """An exponent and moduli of all bits: the time that the catalogue states."""
    await start(dut)
    random = rng()
    top = 1 << BITS - 1
    p, q = (random.getrandbits(BITS) | top | 1 for _ in range(2))
    e, f = (random.getrandbits(BITS) | top for _ in range(2))
    key: Key = CrtKey(p, q, e, f, random.getrandbits(BITS), BITS) if SHAPE.crt else PlainKey(p, e, BITS)
    if SHAPE.check:
        key = fitting_key(SHAPE, random, BITS, 65537)
    await write_key(dut, key)
    found = await run(dut, COMMANDS[-1], key, random_message(random, key))
    REQUEST.add(cases=1, cycles=found.cycles, interval=found.cycles)


@cocotb.test(skip=not EXHAUSTIVE or SHAPE.blind, timeout_time=LIMIT_NS, timeout_unit="ns")
async def every_small_key(dut: Any) -> None:
    """Every small modulus, exponent and message."""
    await start(dut)
    REQUEST.add(cases=await run_all(dut, small_cases()))


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def time_without_secrets(dut: Any) -> None:
    """The time of a private command is the same for every exponent and message of a length."""
    await start(dut)
    random = rng()
    which = COMMANDS[-1]
    base = random_key(random, SHORT)
    times = set()
    for _ in range(8):
        changed = random_key(random, SHORT)
        key = base
        if SHAPE.check:
            public = random.getrandbits(17) | 1 << 16 | 1
            key = fitting_key(SHAPE, random, SHORT, public)
        elif isinstance(key, CrtKey) and isinstance(changed, CrtKey):
            key = replace(key, dp=changed.dp, dq=changed.dq, qinv=changed.qinv)
        elif isinstance(key, PlainKey) and isinstance(changed, PlainKey):
            key = replace(key, exponent=changed.exponent)
        await write_key(dut, key)
        times.add((await run(dut, which, key, random_message(random, key))).cycles)
    assert len(times) == 1, f"cycles of one length: {times}"


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def errors(dut: Any) -> None:
    """Each error has its code, leaves no result, and the next command is right."""
    await start(dut)
    random = rng()
    good = random_key(random, SHORT)
    message = random_message(random, good)
    await write_key(dut, good)
    wrong: list[Key] = [replace(good, length=0), replace(good, length=BITS + 1), replace(good, length=0xFFFF)]
    if isinstance(good, CrtKey):
        wrong += [replace(good, p=0), replace(good, p=good.p - 1), replace(good, q=0), replace(good, q=good.q ^ 1)]
        wrong += [replace(good, dp=0), replace(good, dq=0), replace(good, dp=0, p=0)]
    else:
        wrong += [replace(good, n=0), replace(good, n=good.n - 1), replace(good, exponent=0)]
        if BITS % WORD:
            wrong += [replace(good, n=good.n | 1 << BITS)]
    if SHAPE.check:
        wrong += [replace(good, public=0)]
    for key in wrong:
        await write_key(dut, key)
        found = await run(dut, COMMANDS[-1], key, message)
        assert found.error
    for which in {*range(4)} - {*COMMANDS}:
        assert (await finish(dut, await command(dut, which, 1))).error == Error.COMMAND
    await write_key(dut, good)
    if isinstance(good, PlainKey):
        for large in (good.n, good.n + 1, (1 << WORD * SHAPE.words) - 1):
            for which in COMMANDS:
                assert (await run(dut, which, good, large)).error == Error.MESSAGE
    await run(dut, COMMANDS[-1], good, message)


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def incomplete_registers(dut: Any) -> None:
    """A command needs every register whole, not a word less nor more, and a message of its own."""
    await start(dut)
    random = rng()
    key = random_key(random, SHORT)
    message = random_message(random, key)
    numbers = {Register.MESSAGE: message, **key.registers()}

    async def incomplete() -> None:
        found = await finish(dut, await command(dut, COMMANDS[-1], key.length))
        assert found == Answer(Error.INCOMPLETE, 0, 1), found

    # With words of a register that is not there in between, and without: the command alone makes a number start anew.
    for missing, left in product(numbers, (True, False)):
        for register, value in numbers.items():
            if register != missing:
                await write(dut, register, value)
        await incomplete()
        words = SHAPE.register_words(missing)
        if words > 1:
            for count in (words - 1, words + 1):
                await write(dut, missing, random.getrandbits(WORD * words), count=count)
                await incomplete()
                if left:
                    await write(dut, 7, 0, count=1)
        await write(dut, missing, numbers[missing])
        await run(dut, COMMANDS[-1], key, message)
        # The message is used up; the result can be read again, until a word of a new message or a command comes.
        assert await read(dut) == MODEL.answer(SHAPE, key, message).result
        await incomplete()
        assert not dut.read_valid_o.value
        dut.wipe_i.value = 1
        await FallingEdge(dut.clk_i)
        dut.wipe_i.value = 0
        await until_idle(dut)
        await incomplete()
    for register, value in numbers.items():
        await write(dut, register, value)
    await run(dut, COMMANDS[-1], key, message)
    assert dut.read_valid_o.value
    await write(dut, Register.MODULUS, 1)
    assert dut.read_valid_o.value, "a key takes the result away"
    await write(dut, Register.MESSAGE, 0, count=1)
    assert not dut.read_valid_o.value, "a new message leaves the result"


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def message_written_while_the_result_is_read(dut: Any) -> None:
    """The first word of a new message counts, too, on the edge that takes a word of the old result."""
    await start(dut)
    random = rng()
    key = random_key(random, SHORT)
    await write_key(dut, key)
    await write(dut, Register.MESSAGE, random_message(random, key))
    await command(dut, COMMANDS[-1], key.length)
    await until_done(dut)
    assert dut.read_valid_o.value
    dut.read_ready_i.value = 1
    message = random_message(random, key)
    await write(dut, Register.MESSAGE, message)
    dut.read_ready_i.value = 0
    found = await finish(dut, await command(dut, COMMANDS[-1], key.length))
    assert found == MODEL.answer(SHAPE, key, message), f"{found}: not the result of the new message"


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def busy_core_takes_nothing(dut: Any) -> None:
    """Words and commands that come while a command runs wait, and nothing is shown before its end."""
    await start(dut)
    random = rng()
    key = random_key(random, SHORT)
    message = random_message(random, key)
    await write_key(dut, key)
    await write(dut, Register.MESSAGE, message)
    taken = await command(dut, COMMANDS[-1], key.length)
    expected = MODEL.answer(SHAPE, key, message)
    dut.write_valid_i.value = 1
    dut.command_valid_i.value = 1
    dut.read_ready_i.value = 1
    while now() - taken < expected.cycles - 1:
        dut.write_register_i.value = random.randrange(8)
        dut.write_data_i.value = random.getrandbits(WORD)
        dut.command_i.value = random.randrange(4)
        await FallingEdge(dut.clk_i)
        assert not dut.write_ready_o.value and not dut.command_ready_o.value and dut.busy_o.value
        assert not dut.done_o.value and not dut.read_valid_o.value and not dut.read_data_o.value
        assert not dut.read_last_o.value
    dut.write_valid_i.value = 0
    dut.command_valid_i.value = 0
    dut.read_ready_i.value = 0
    found = await finish(dut, taken)
    assert found == expected, f"{found}, the model has {expected}"
