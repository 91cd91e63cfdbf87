"""Cocotb bench of ``rsa_axi_lite``; the bench plays the core. Addresses come from the register description."""

from __future__ import annotations

from random import Random
from typing import Any

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles, FallingEdge

from modforge.hardware.benches.axi_lite import OKAY, SLVERR, Master
from modforge.hardware.benches.channels import Stall, never, sometimes
from modforge.hardware.benches.played_rsa import PlayedRsa, played_result
from modforge.hardware.registers import register_map
from modforge.hardware.request import BenchRequest

REQUEST = BenchRequest.from_environment()
BITS = REQUEST.parameters["Bits"]
MULTIPLIER = REQUEST.parameters["Multiplier"]
CRT = REQUEST.parameters["Crt"]
WORDS = -(-BITS // 32)
MAP = register_map("rsa")
ADDRESS = {name: register["address"] for name, register in MAP.items()}
KEYS = ("MESSAGE", "MODULUS", "EXPONENT", "Q", "DQ", "QINV")[: 6 if CRT else 3]
BUSY, FINISHED, RESULT = 1, 2, 256
DONE, REJECTED = 1, 2
# Far more than any test takes; a shell that stopped answering ends here.
LIMIT_US = 8 + REQUEST.cases * WORDS // 4


async def start(dut: Any, stall: Stall | None = None) -> tuple[Master, PlayedRsa, Random]:
    """Start clock, master and core; reset the shell and stop at a falling edge."""
    random = Random(REQUEST.seed)
    Clock(dut.aclk, 2, "ns").start()
    await reset(dut)
    return Master(dut, stall or sometimes(random), random), PlayedRsa(dut, WORDS), random


async def reset(dut: Any) -> None:
    """Pull the reset for two cycles, in which nothing may be valid."""
    for port in (dut.s_axi_awvalid, dut.s_axi_wvalid, dut.s_axi_arvalid, dut.rsa_done_i):
        port.value = 0
    dut.aresetn.value = 0
    await ClockCycles(dut.aclk, 2)
    await FallingEdge(dut.aclk)
    outputs = (dut.s_axi_bvalid, dut.s_axi_rvalid, dut.interrupt_o, dut.rsa_write_valid_o, dut.rsa_command_valid_o)
    for port in outputs:
        assert not port.value, f"{port._name} is high in reset"
    dut.aresetn.value = 1


async def load(master: Master, random: Random) -> dict[int, list[int]]:
    """Write words to every register, all writes posted at once; return them by number of the register."""
    numbers = {register: [random.getrandbits(32) for _ in range(WORDS)] for register in range(len(KEYS))}
    for register, words in numbers.items():
        for word in words:
            master.post(ADDRESS[KEYS[register]], word)
    for _ in range(len(KEYS) * WORDS):
        assert await master.b.queue.get() == (OKAY,)
    return numbers


async def wait(master: Master) -> int:
    """Poll until the shell is not busy; return the status."""
    while (status := await master.read(ADDRESS["STATUS"])) & BUSY:
        pass
    return status


async def result(master: Master) -> list[int]:
    """Read the result, all reads posted at once."""
    for _ in range(WORDS):
        master.ar.queue.put_nowait((ADDRESS["RESULT"],))
    words = []
    for _ in range(WORDS):
        data, response = await master.r.queue.get()
        assert response == OKAY
        words.append(data)
    return words


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def every_register_as_described(dut: Any) -> None:
    """Every address answers as the description says: access, value after reset, bits that are kept."""
    master, core, random = await start(dut)
    fixed = {"BITS": BITS, "CAPABILITIES": CRT | MULTIPLIER << 8}
    absent = {"Q", "DQ", "QINV"} - set(KEYS)
    for name, register in MAP.items():
        address = register["address"]
        readable = OKAY if register["readable"] else SLVERR
        writable = OKAY if register["writable"] and name not in absent else SLVERR
        value = await master.read(address + random.randrange(4), want=readable)
        assert value == fixed.get(name, register["reset"] if register["readable"] else 0), f"{name}: {value:#x}"
        data = random.getrandbits(32) if name not in ("CONTROL", "COMMAND") else 0
        await master.write(address + random.randrange(4), data, want=writable)
        if register["readable"]:
            kept = data & register["writable"] if name == "INTERRUPT_ENABLE" else value
            assert await master.read(address) == kept, f"{name} does not keep what it should"
        for strobe in (0, 7, 14):
            await master.write(
                address,
                0,
                strobe,
                want=OKAY if name in ("CONTROL", "INTERRUPT_ENABLE", "INTERRUPT_STATUS") else SLVERR,
            )
        await wait(master)
    for address in (0x28, 0x30, 0x3C, 0x58, 0x7C):
        await master.read(address, want=SLVERR)
        await master.write(address, random.getrandbits(32), want=SLVERR)
    assert sorted(core.numbers) == list(range(len(KEYS))) and all(len(words) == 1 for words in core.numbers.values())


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def commands_with_stalls(dut: Any) -> None:
    """Keys and messages arrive whole, and results come out whole and again, whatever stalls."""
    master, core, random = await start(dut)
    for case in range(REQUEST.cases):
        core.latency = random.choice((2, 3, 10, 40))
        core.numbers.clear()
        core.error = random.choice((0, 0, 0, 1, 6))
        numbers = await load(master, random)
        assert core.numbers == numbers
        command, length = random.randrange(4), random.getrandbits(16)
        await master.write(ADDRESS["COMMAND"], command | length << 16 | random.getrandbits(14) << 2)
        status = await wait(master)
        assert status == FINISHED | core.error << 4 | (0 if core.error else RESULT), f"case {case}: {status:#x}"
        expected = [0] * WORDS if core.error else played_result(numbers, command, length, WORDS)
        assert await result(master) == expected
        assert await result(master) == expected, "a second reading gives another result"
    REQUEST.add(cases=REQUEST.cases)


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def while_busy(dut: Any) -> None:
    """While busy, words and commands are dropped and reported, and what runs goes on."""
    master, core, random = await start(dut)
    core.latency = 400
    numbers = await load(master, random)
    await master.write(ADDRESS["COMMAND"], 1 | 9 << 16)
    assert await master.read(ADDRESS["STATUS"]) == BUSY
    for name, data in (*((name, random.getrandbits(32)) for name in KEYS), ("COMMAND", 2)):
        assert await master.read(ADDRESS["INTERRUPT_STATUS"]) == 0
        await master.write(ADDRESS[name], data)
        assert await master.read(ADDRESS["INTERRUPT_STATUS"]) == REJECTED, f"{name} was not rejected"
        await master.write(ADDRESS["INTERRUPT_STATUS"], REJECTED)
    await master.write(ADDRESS["CONTROL"], 0xFFFFFFFE)
    assert await wait(master) == FINISHED | RESULT
    assert await result(master) == played_result(numbers, 1, 9, WORDS)
    assert core.numbers == numbers and core.wipes == 0


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def wipe(dut: Any) -> None:
    """A wipe is heard while busy and idle, and what follows at once on the bus is not rejected."""
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
    assert core.wipes == 2


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def interrupts(dut: Any) -> None:
    """The line follows enabled events; done is set once, when a command ends."""
    master, core, _ = await start(dut, never)
    await master.write(ADDRESS["COMMAND"], 1)
    await wait(master)
    assert not dut.interrupt_o.value, "an event that is not enabled raised the line"
    await master.write(ADDRESS["INTERRUPT_ENABLE"], REJECTED)
    assert not dut.interrupt_o.value, "another event raised the line"
    await master.write(ADDRESS["INTERRUPT_ENABLE"], DONE)
    assert dut.interrupt_o.value, "enabling an event that is set does not raise the line"
    await master.write(ADDRESS["INTERRUPT_STATUS"], REJECTED)
    assert dut.interrupt_o.value, "clearing another event lowered the line"
    await master.write(ADDRESS["INTERRUPT_STATUS"], DONE)
    await ClockCycles(dut.aclk, 5, FallingEdge)
    assert not dut.interrupt_o.value, "the event is set though it was cleared after the command"
    await master.write(ADDRESS["INTERRUPT_ENABLE"], REJECTED)
    core.latency = 60
    await master.write(ADDRESS["COMMAND"], 1)
    assert not dut.interrupt_o.value
    await master.write(ADDRESS["COMMAND"], 1)
    assert dut.interrupt_o.value, "a rejected command does not raise the line"


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def clearing_as_it_comes(dut: Any) -> None:
    """The done event is kept when it comes on the very edge that clears it, seen cycle by cycle on the line."""
    master, core, _ = await start(dut, never)
    core.latency = 12
    await master.write(ADDRESS["INTERRUPT_ENABLE"], DONE)
    for delay in range(20):
        await master.write(ADDRESS["COMMAND"], 1)
        if delay:
            await ClockCycles(dut.aclk, delay, FallingEdge)
        master.post(ADDRESS["INTERRUPT_STATUS"], DONE)
        risen = False
        for _ in range(30):
            risen |= bool(dut.interrupt_o.value)
            await FallingEdge(dut.aclk)
        assert risen, f"cleared {delay} cycles after the start: the line never rose"
        assert await master.b.queue.get() == (OKAY,)
        await master.write(ADDRESS["INTERRUPT_STATUS"], DONE)


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
        await reset(dut)
        master, core = Master(dut, sometimes(random), random), PlayedRsa(dut, WORDS)
        for register in ("STATUS", "INTERRUPT_ENABLE", "INTERRUPT_STATUS"):
            assert await master.read(ADDRESS[register]) == 0
        numbers = await load(master, random)
        await master.write(ADDRESS["COMMAND"], 1)
        assert await wait(master) == FINISHED | RESULT
        assert await result(master) == played_result(numbers, 1, 0, WORDS)
