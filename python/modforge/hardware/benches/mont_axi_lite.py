"""Cocotb bench of ``mont_axi_lite``; the bench plays the multiplier. Addresses come from the register description."""

from __future__ import annotations

from random import Random
from typing import Any

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles, FallingEdge

from modforge.hardware.benches.axi_lite import OKAY, SLVERR, Master
from modforge.hardware.benches.channels import Stall, never, sometimes
from modforge.hardware.benches.played_multiplier import PlayedMultiplier, numbers, played_result
from modforge.hardware.registers import register_map
from modforge.hardware.request import BenchRequest

REQUEST = BenchRequest.from_environment()
BITS = REQUEST.parameters["Bits"]
EXPONENT = REQUEST.parameters["MontgomeryExponent"]
WORDS = BITS // 32 + 1
MAP = register_map("mont")
ADDRESS = {name: register["address"] for name, register in MAP.items()}
BUSY, ERROR = 1, 2
DONE, REJECTED = 1, 2
# Far more than any test takes; a shell that stopped answering ends here.
LIMIT_US = 8 + REQUEST.cases * WORDS // 4


async def start(dut: Any, stall: Stall | None = None) -> tuple[Master, PlayedMultiplier, Random]:
    """Start clock, master and multiplier; reset the shell and stop at a falling edge."""
    random = Random(REQUEST.seed)
    Clock(dut.aclk, 2, "ns").start()
    await reset(dut)
    return Master(dut, stall or sometimes(random), random), PlayedMultiplier(dut, BITS, random), random


async def reset(dut: Any) -> None:
    """Pull the reset for two cycles, in which nothing may be valid."""
    for port in (dut.s_axi_awvalid, dut.s_axi_wvalid, dut.s_axi_arvalid, dut.mont_valid_i):
        port.value = 0
    dut.aresetn.value = 0
    await ClockCycles(dut.aclk, 2)
    await FallingEdge(dut.aclk)
    for port in (dut.s_axi_bvalid, dut.s_axi_rvalid, dut.mont_valid_o, dut.interrupt_o):
        assert not port.value, f"{port._name} is high in reset"
    dut.aresetn.value = 1


def words(number: int) -> list[int]:
    """Return all words of a window."""
    return [number >> 32 * i & 0xFFFFFFFF for i in range(WORDS)]


async def load(master: Master, operands: dict[str, int]) -> None:
    """Write operands, all writes posted at once."""
    for name, number in operands.items():
        for index, word in enumerate(words(number)):
            master.post(ADDRESS[name] + 4 * index, word)
    for _ in range(len(operands) * WORDS):
        assert await master.b.queue.get() == (OKAY,)


async def wait(master: Master) -> int:
    """Poll until the shell is not busy; return the status."""
    while (status := await master.read(ADDRESS["STATUS"])) & BUSY:
        pass
    return status


async def result(master: Master) -> int:
    """Read the window of the result, all reads posted at once."""
    for index in range(WORDS):
        master.ar.queue.put_nowait((ADDRESS["RESULT"] + 4 * index,))
    number = 0
    for index in range(WORDS):
        data, response = await master.r.queue.get()
        assert response == OKAY
        number |= data << 32 * index
    return number


async def multiply(master: Master, operands: dict[str, int]) -> None:
    """Load, start, poll, and check the result."""
    await load(master, operands)
    await master.write(ADDRESS["CONTROL"], 1)
    assert await wait(master) == 0
    check(operands, await result(master))


def check(operands: dict[str, int], found: int) -> None:
    """Compare a result with what the played multiplier gives."""
    expected = played_result(BITS, operands["A"], operands["B"], operands["N"])
    assert found == expected, f"{operands}: {found:#x}, not {expected:#x}"


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def every_register_as_described(dut: Any) -> None:
    """Every address answers as the description says: access, value after reset, bits that are kept."""
    master, _, random = await start(dut)
    fixed = {"BITS": BITS, "EXPONENT": EXPONENT}
    windows = ("A", "B", "N", "RESULT")
    for name, register in MAP.items():
        readable = OKAY if register["readable"] else SLVERR
        writable = OKAY if register["writable"] else SLVERR
        present = WORDS if name in windows else 1
        for index in range(present):
            address = register["address"] + 4 * index
            value = await master.read(address + random.randrange(4), want=readable)
            assert value == fixed.get(name, register["reset"] if register["readable"] else 0), f"{name}: {value:#x}"
            data = random.getrandbits(32) if name != "CONTROL" else 0xFFFFFFFE
            await master.write(address + random.randrange(4), data, want=writable)
            if register["readable"]:
                kept = data & register["writable"] if name == "INTERRUPT_ENABLE" else value
                assert await master.read(address) == kept, f"{name} does not keep what it should"
        beyond = register["address"] + 4 * present
        if name in windows:
            for address in (beyond, register["address"] + 4 * (register["count"] - 1)):
                await master.read(address, want=SLVERR)
                await master.write(address, random.getrandbits(32), want=SLVERR)
    last = max(ADDRESS[name] for name in MAP if name not in windows)
    for address in (last + 4, 0x40, 0xFFC, 0x5000, 0x7FFC):
        await master.read(address, want=SLVERR)
        await master.write(address, random.getrandbits(32), want=SLVERR)
    for page in (0x1000, 0x2000, 0x3000):
        await master.write(page + ADDRESS["CONTROL"], 1, want=OKAY if ADDRESS["CONTROL"] // 4 < WORDS else SLVERR)
    assert await wait(master) == 0
    await multiply(master, numbers(BITS, random))


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def products_with_stalls(dut: Any) -> None:
    """Operands go in and results come out whole, whatever stalls, at edges and at random."""
    master, multiplier, random = await start(dut)
    full = {"A": (2 << BITS) - 1, "B": (2 << BITS) - 1, "N": (1 << BITS) - 1}
    zero = {"A": 0, "B": 0, "N": 1}
    for operands in (full, zero, full, *(numbers(BITS, random) for _ in range(REQUEST.cases))):
        multiplier.latency = random.choice((1, 2, 7, 40))
        await multiply(master, operands)
    REQUEST.add(cases=REQUEST.cases + 3, edge_cases=3)


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def bytes_of_words(dut: Any) -> None:
    """Each strobe writes its own byte and no other, in operands and in registers."""
    master, _, random = await start(dut)
    operands = numbers(BITS, random)
    operands["N"] |= 1
    await load(master, operands)
    for _ in range(40):
        name = random.choice("ABN")
        index, strobe, data = random.randrange(WORDS), random.randrange(16), random.getrandbits(32) | 1
        await master.write(ADDRESS[name] + 4 * index, data, strobe)
        mask = sum(0xFF << 8 * lane for lane in range(4) if strobe >> lane & 1)
        limit = (1 << BITS + (name != "N")) - 1
        operands[name] = (operands[name] & ~(mask << 32 * index) | (data & mask) << 32 * index) & limit
        await master.write(ADDRESS["CONTROL"], 1, 1)
        assert await wait(master) == 0
        check(operands, await result(master))
    for register in ("CONTROL", "INTERRUPT_ENABLE", "INTERRUPT_STATUS"):
        await master.write(ADDRESS[register], 0xFFFFFFFF, 0b1110)
    assert await master.read(ADDRESS["STATUS"]) == 0
    assert await master.read(ADDRESS["INTERRUPT_ENABLE"]) == 0
    assert await master.read(ADDRESS["INTERRUPT_STATUS"]) == DONE
    await master.write(ADDRESS["CONTROL"], 0xFFFFFFFE)
    assert await master.read(ADDRESS["STATUS"]) == 0


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def while_busy(dut: Any) -> None:
    """While busy a start is rejected, the result reads 0, and the next operands can be loaded."""
    master, multiplier, random = await start(dut, never)
    first, second = numbers(BITS, random), numbers(BITS, random)
    multiplier.latency = 40 * WORDS + 200
    await multiply(master, first)
    await load(master, first)
    await master.write(ADDRESS["INTERRUPT_STATUS"], DONE | REJECTED)
    await master.write(ADDRESS["CONTROL"], 1)
    await load(master, second)
    assert await result(master) == 0
    assert await master.read(ADDRESS["STATUS"]) == BUSY
    assert await master.read(ADDRESS["INTERRUPT_STATUS"]) == 0
    await master.write(ADDRESS["CONTROL"], 1)
    assert await master.read(ADDRESS["INTERRUPT_STATUS"]) == REJECTED
    assert await wait(master) == 0
    check(first, await result(master))
    assert await master.read(ADDRESS["INTERRUPT_STATUS"]) == REJECTED | DONE
    multiplier.latency = 1
    await master.write(ADDRESS["CONTROL"], 1)
    assert await wait(master) == 0
    check(second, await result(master))


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def operands_that_wait(dut: Any) -> None:
    """Until the multiplier has taken the operands, writes wait: what was there at the start is what it gets."""
    master, multiplier, random = await start(dut, never)
    first, second = numbers(BITS, random), numbers(BITS, random)
    await load(master, first)
    ready = multiplier.ready
    multiplier.ready = lambda: False
    master.post(ADDRESS["CONTROL"], 1)
    for name, number in second.items():
        for index, word in enumerate(words(number)):
            master.post(ADDRESS[name] + 4 * index, word)
    await ClockCycles(dut.aclk, 20, FallingEdge)
    assert dut.mont_valid_o.value
    assert await master.read(ADDRESS["STATUS"]) == BUSY
    multiplier.ready = ready
    for _ in range(1 + 3 * WORDS):
        assert await master.b.queue.get() == (OKAY,)
    await wait(master)
    check(first, await result(master))
    await multiply(master, second)


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def even_modulus(dut: Any) -> None:
    """An even modulus ends with an error and a result of 0; the product after it is right again."""
    master, _, random = await start(dut)
    for _ in range(3):
        await load(master, numbers(BITS, random, even=True))
        await master.write(ADDRESS["CONTROL"], 1)
        assert await wait(master) == ERROR
        assert await result(master) == 0
        await multiply(master, numbers(BITS, random))


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def interrupts(dut: Any) -> None:
    """The line follows enabled events; an event that comes as the last one is cleared is not lost."""
    master, multiplier, random = await start(dut, never)
    await multiply(master, numbers(BITS, random))
    assert not dut.interrupt_o.value, "an event that is not enabled raised the line"
    await master.write(ADDRESS["INTERRUPT_ENABLE"], REJECTED)
    assert not dut.interrupt_o.value, "another event raised the line"
    await master.write(ADDRESS["INTERRUPT_ENABLE"], DONE)
    assert dut.interrupt_o.value, "enabling an event that is set does not raise the line"
    await master.write(ADDRESS["INTERRUPT_STATUS"], REJECTED)
    assert dut.interrupt_o.value, "clearing another event lowered the line"
    await master.write(ADDRESS["INTERRUPT_STATUS"], DONE)
    assert not dut.interrupt_o.value, "clearing the event does not lower the line"
    await master.write(ADDRESS["INTERRUPT_ENABLE"], REJECTED)
    multiplier.latency = 60
    await master.write(ADDRESS["CONTROL"], 1)
    assert not dut.interrupt_o.value
    await master.write(ADDRESS["CONTROL"], 1)
    assert dut.interrupt_o.value, "a rejected start does not raise the line"
    await wait(master)


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def clearing_as_it_comes(dut: Any) -> None:
    """The done event is kept when it comes on the very edge that clears it, seen cycle by cycle on the line."""
    master, multiplier, random = await start(dut, never)
    multiplier.ready = lambda: True
    multiplier.latency = 12
    await load(master, numbers(BITS, random))
    await master.write(ADDRESS["INTERRUPT_ENABLE"], DONE)
    for delay in range(12 + WORDS):
        await master.write(ADDRESS["CONTROL"], 1)
        if delay:
            await ClockCycles(dut.aclk, delay, FallingEdge)
        master.post(ADDRESS["INTERRUPT_STATUS"], DONE)
        risen = False
        for _ in range(30 + WORDS):
            risen |= bool(dut.interrupt_o.value)
            await FallingEdge(dut.aclk)
        assert risen, f"cleared {delay} cycles after the start: the line never rose"
        assert await master.b.queue.get() == (OKAY,)
        await master.write(ADDRESS["INTERRUPT_STATUS"], DONE)


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def a_word_a_cycle(dut: Any) -> None:
    """Without stalls every channel moves a word every cycle, and an answer takes two cycles."""
    master, _, random = await start(dut, never)
    count = 20
    for answers in (master.b.queue, master.r.queue):
        await FallingEdge(dut.aclk)
        for _ in range(count):
            if answers is master.b.queue:
                master.post(ADDRESS["A"], random.getrandbits(32))
            else:
                master.ar.queue.put_nowait((ADDRESS["ID"],))
        cycles = 0
        while answers.qsize() < count:
            await FallingEdge(dut.aclk)
            cycles += 1
        # One cycle until the source sees the queue, one until the sink's word can be counted.
        assert count + 2 <= cycles <= count + 4, f"{count} accesses took {cycles} cycles"
        while not answers.empty():
            answers.get_nowait()


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def reset_in_the_middle(dut: Any) -> None:
    """A reset at any point ends everything, clears what was written, and leaves no answer behind."""
    master, multiplier, random = await start(dut)
    for cycles in (1, 3, 10, 20 + WORDS, 60):
        multiplier.latency = 10
        await load(master, numbers(BITS, random))
        await master.write(ADDRESS["INTERRUPT_ENABLE"], DONE)
        await master.write(ADDRESS["CONTROL"], 1)
        for _ in range(4):
            master.ar.queue.put_nowait((ADDRESS["ID"],))
            master.post(ADDRESS["A"], random.getrandbits(32))
        await ClockCycles(dut.aclk, cycles, FallingEdge)
        master.stop()
        multiplier.task.cancel()
        await reset(dut)
        assert not (int(dut.mont_a_o.value) | int(dut.mont_b_o.value) | int(dut.mont_n_o.value)), "operands stayed"
        master = Master(dut, sometimes(random), random)
        multiplier = PlayedMultiplier(dut, BITS, random)
        for register in ("STATUS", "INTERRUPT_ENABLE", "INTERRUPT_STATUS"):
            assert await master.read(ADDRESS[register]) == 0
        assert await result(master) == 0
        await multiply(master, numbers(BITS, random))
