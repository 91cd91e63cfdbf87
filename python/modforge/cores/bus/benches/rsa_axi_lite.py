"""Cocotb bench of ``rsa_axi_lite``; the bench plays the core. Addresses come from the register description."""

from __future__ import annotations

from random import Random
from typing import Any

import cocotb
from cocotb.triggers import ClockCycles, FallingEdge

from modforge.cores.bus.benches import axi_lite, bus_shell
from modforge.cores.bus.benches.axi_lite import BUSY, OKAY, SLVERR, Master
from modforge.cores.bus.benches.bus_shell import DONE, REJECTED
from modforge.cores.bus.benches.channels import Stall, never, sometimes
from modforge.cores.bus.register_maps import register_map
from modforge.cores.kinds.exponentiator.played import PlayedRsa, played_result
from modforge.cores.model.request import BenchRequest

REQUEST = BenchRequest.from_environment()
BITS = REQUEST.parameters["Bits"]
MULTIPLIER = REQUEST.parameters["Multiplier"]
CRT = REQUEST.parameters["Crt"]
CHECK = REQUEST.parameters["Check"]
BLIND = REQUEST.parameters["Blind"]
WORDS = -(-BITS // 32)
MAP = register_map("rsa")
ADDRESS = {name: register["address"] for name, register in MAP.items()}
NUMBERS = ("MESSAGE", "MODULUS", "EXPONENT", "Q", "DQ", "QINV", "PUBLIC_EXPONENT")
KEYS = {name: number for number, name in enumerate(NUMBERS) if number < (6 if CRT else 3) or (CHECK and number == 6)}
FINISHED, RESULT = 2, 256
# Far more than any test takes; a shell that stopped answering ends here.
LIMIT_US = 8 + REQUEST.cases * WORDS // 4


async def start(dut: Any, stall: Stall | None = None) -> tuple[Master, PlayedRsa, Random]:
    """Start clock, master and core; reset the shell and stop at a falling edge."""
    random = Random(REQUEST.seed)
    await bus_shell.start_clock(dut, *ends(dut))
    return Master(dut, stall or sometimes(random), random), PlayedRsa(dut, WORDS), random


def ends(dut: Any) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Return the inputs that are low in reset, and the outputs that must be 0."""
    inputs, outputs = axi_lite.ends(dut)
    return (*inputs, dut.rsa_done_i), (*outputs, dut.interrupt_o, dut.rsa_write_valid_o, dut.rsa_command_valid_o)


async def load(master: Master, random: Random) -> dict[int, list[int]]:
    """Write words to every register, all writes posted at once; return them by number of the register."""
    numbers = {number: [random.getrandbits(32) for _ in range(WORDS)] for number in KEYS.values()}
    await master.write_all([(ADDRESS[NUMBERS[number]], word) for number, words in numbers.items() for word in words])
    return numbers


async def wait(master: Master) -> int:
    """Poll until the shell is not busy; return the status."""
    return await master.until_idle(ADDRESS["STATUS"])


async def result(master: Master) -> list[int]:
    """Read the result, all reads posted at once."""
    return await master.read_all([ADDRESS["RESULT"]] * WORDS)


def starter(master: Master, core: PlayedRsa) -> bus_shell.Start:
    """Return what gives a command that takes a latency."""

    async def command(latency: int) -> None:
        core.latency = latency
        await master.write(ADDRESS["COMMAND"], 1)

    return command


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def every_register_as_described(dut: Any) -> None:
    """Every address answers as the description says: access, value after reset, bits that are kept."""
    master, core, random = await start(dut)
    fixed = {"BITS": BITS, "CAPABILITIES": CRT | CHECK << 1 | BLIND << 2 | MULTIPLIER << 8}
    absent = {*NUMBERS} - {*KEYS}
    for name, register in MAP.items():
        address = register["address"]
        readable = OKAY if register["readable"] else SLVERR
        writable = OKAY if register["writable"] and name not in absent else SLVERR
        value = await master.read(address + random.randrange(4), want=readable)
        assert value == fixed.get(name, register["reset"] if register["readable"] else 0), f"{name}: {value:#x}"
        data = random.getrandbits(32) if name not in ("CONTROL", "COMMAND") else 0
        for word in (data, data ^ 0xFFFFFFFF) if name == "INTERRUPT_ENABLE" else (data,):
            await master.write(address + random.randrange(4), word, want=writable)
            if register["readable"]:
                kept = word & register["writable"] if name == "INTERRUPT_ENABLE" else value
                assert await master.read(address) == kept, f"{name} does not keep the bits that it should"
        for strobe in (0, 7, 14):
            await master.write(
                address,
                0,
                strobe,
                want=OKAY if name in ("CONTROL", "INTERRUPT_ENABLE", "INTERRUPT_STATUS") else SLVERR,
            )
        await wait(master)
    for address in (0x28, 0x30, 0x3C, 0x5C, 0x7C):
        await master.read(address, want=SLVERR)
        await master.write(address, random.getrandbits(32), want=SLVERR)
    assert sorted(core.numbers) == sorted(KEYS.values()) and all(len(words) == 1 for words in core.numbers.values())


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def commands_with_stalls(dut: Any) -> None:
    """Keys and messages arrive whole, and results come out whole and again, whatever stalls."""
    master, core, random = await start(dut)
    for case in range(REQUEST.cases):
        core.latency = random.choice((2, 3, 10, 40))
        core.numbers.clear()
        core.error = random.choice((0, 0, 0, 1, 7))
        numbers = await load(master, random)
        assert core.numbers == numbers
        command, length = random.randrange(4), random.getrandbits(16)
        await master.write(ADDRESS["COMMAND"], command | length << 16 | random.getrandbits(14) << 2)
        status = await wait(master)
        assert status == FINISHED | core.error << 4 | (0 if core.error else RESULT), f"case {case}: {status:#x}"
        expected = [0] * WORDS if core.error else played_result(numbers, command, length, WORDS)
        assert await result(master) == expected
        assert await result(master) == expected, "a second reading gives another result"
        assert core.restarts == case + 1, "a command that ends starts the registers again"
    REQUEST.add(cases=REQUEST.cases)


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def while_busy(dut: Any) -> None:
    """While busy, words and commands are dropped and reported, and what runs goes on."""
    master, core, random = await start(dut)
    core.latency = 400
    numbers = await load(master, random)
    await master.write(ADDRESS["COMMAND"], 1 | 0x8009 << 16)
    assert await master.read(ADDRESS["STATUS"]) == BUSY
    for name, data in (*((name, random.getrandbits(32)) for name in KEYS), ("COMMAND", 2)):
        assert await master.read(ADDRESS["INTERRUPT_STATUS"]) == 0
        await master.write(ADDRESS[name], data)
        assert await master.read(ADDRESS["INTERRUPT_STATUS"]) == REJECTED, f"{name} was not rejected"
        await master.write(ADDRESS["INTERRUPT_STATUS"], REJECTED)
    await master.write(ADDRESS["CONTROL"], 0xFFFFFFFE)
    assert await wait(master) == FINISHED | RESULT
    assert await result(master) == played_result(numbers, 1, 0x8009, WORDS)
    assert core.numbers == numbers and core.wipes == 0


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def wipe(dut: Any) -> None:
    """A wipe works while busy and while idle, and the next access on the bus is not rejected."""
    master, core, random = await start(dut, never)
    for idle in (False, True):
        core.latency = 1000
        await load(master, random)
        if not idle:
            await master.write(ADDRESS["COMMAND"], 1 | 9 << 16)
        master.post(ADDRESS["CONTROL"], 1)
        word = random.getrandbits(32)
        for _ in range(3):
            master.post(ADDRESS["MODULUS"], word)
        for _ in range(4):
            assert await master.b.queue.get() == (OKAY,)
        assert core.numbers == {1: [word] * 3}
        assert await master.read(ADDRESS["STATUS"]) == 0
        assert await master.read(ADDRESS["INTERRUPT_STATUS"]) == 0
        assert await result(master) == [0] * WORDS
    await master.write(ADDRESS["CONTROL"], 1)
    await ClockCycles(dut.aclk, 5, FallingEdge)
    assert core.wipes == 3, "a wipe is given once"


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def interrupts(dut: Any) -> None:
    """The line follows enabled events; done is set once, when a command ends."""
    master, core, _ = await start(dut, never)
    await bus_shell.check_interrupts(dut, master, ADDRESS, starter(master, core))


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def clearing_as_it_comes(dut: Any) -> None:
    """The done event is kept when it comes on the very edge that clears it."""
    master, core, _ = await start(dut, never)
    await bus_shell.check_clearing(dut, master, ADDRESS, starter(master, core), 20)


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def reset_in_the_middle(dut: Any) -> None:
    """A reset at any point clears the shell and leaves no answer behind."""
    master, core, random = await start(dut)
    for cycles in (1, 3, 10, 30):
        core.latency = 10
        await load(master, random)
        await master.write(ADDRESS["INTERRUPT_ENABLE"], DONE | REJECTED)
        await master.write(ADDRESS["COMMAND"], 1)
        for _ in range(4):
            master.ar.queue.put_nowait((ADDRESS["ID"],))
            master.post(ADDRESS["MODULUS"], random.getrandbits(32))
        await ClockCycles(dut.aclk, cycles, FallingEdge)
        master.stop()
        core.task.cancel()
        await bus_shell.reset(dut, *ends(dut))
        master, core = Master(dut, sometimes(random), random), PlayedRsa(dut, WORDS)
        for register in ("STATUS", "INTERRUPT_ENABLE", "INTERRUPT_STATUS"):
            assert await master.read(ADDRESS[register]) == 0
        numbers = await load(master, random)
        await master.write(ADDRESS["COMMAND"], 1)
        assert await wait(master) == FINISHED | RESULT
        assert await result(master) == played_result(numbers, 1, 0, WORDS)
