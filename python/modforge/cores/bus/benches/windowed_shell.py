"""Cocotb bench of the AXI4-Lite shells with windows of operands; the bench plays the core.

Addresses come from the register description.
"""

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
from modforge.cores.bus.shells import shell_named
from modforge.cores.kinds import part
from modforge.cores.kinds.benches.played_core import PlayedCore
from modforge.cores.model.request import BenchRequest

REQUEST = BenchRequest.from_environment()
Played: type[PlayedCore] = part(shell_named(REQUEST.core).kind, "played").Played
# The second parameter has another name in the shell of a multiplier.
BITS, EXPONENT = REQUEST.parameters.values()
WIDTHS = Played.widths(BITS)
WORDS = -(-max(WIDTHS.values()) // 32)
MAP = register_map(Played.PREFIX)
ADDRESS = {name: register["address"] for name, register in MAP.items()}
WINDOWS = (*WIDTHS, "RESULT")
ERROR = 2
# The cycles from the edge that starts to the one that sees the interrupt, without those of the core.
ADDED = 3 + (BITS // 32 if Played.PREFIX == "mont" else 0)
# Far more than any test takes; a shell that stopped answering ends here.
LIMIT_US = 8 + REQUEST.cases * WORDS // 4


class Bench:
    """Master and core on both sides of the shell."""

    def __init__(self, dut: Any, stall: Stall, random: Random):
        """Begin with nothing under way."""
        self.master = Master(dut, stall, random)
        self.core = Played(dut, BITS, random)
        self.random = random

    def stop(self) -> None:
        """End both sides, as the reset of a whole system does."""
        self.master.stop()
        self.core.task.cancel()

    def numbers(self, *, even: bool = False) -> dict[str, int]:
        """Return operands of the whole width by their names."""
        return Played.numbers(BITS, self.random, even=even)

    async def load(self, operands: dict[str, int]) -> None:
        """Write operands."""
        await self.master.write_all(writes(operands))

    async def start(self) -> int:
        """Start, and return the command."""
        command = self.random.getrandbits(Played.COMMAND_BITS)
        await self.master.write(ADDRESS["CONTROL"], 1 | command << 1)
        return command

    async def result(self) -> int:
        """Read the window of the result."""
        found = await self.master.read_all([ADDRESS["RESULT"] + 4 * index for index in range(WORDS)])
        return sum(word << 32 * index for index, word in enumerate(found))

    async def end(self, operands: dict[str, int], command: int) -> None:
        """Wait, and compare status and result with those of the played core."""
        expected, error = Played.answer(BITS, operands, command)
        assert await self.master.until_idle(ADDRESS["STATUS"]) == ERROR * error
        found = await self.result()
        assert found == expected, f"{operands}: {found:#x}, not {expected:#x}"

    async def run(self, operands: dict[str, int]) -> None:
        """Load, start, and check the result."""
        await self.load(operands)
        await self.end(operands, await self.start())


async def start(dut: Any, stall: Stall | None = None) -> Bench:
    """Start the clock, reset the shell, and stop at a falling edge."""
    random = Random(REQUEST.seed)
    await bus_shell.start_clock(dut, *ends(dut))
    return Bench(dut, stall or sometimes(random), random)


def ends(dut: Any) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Return the inputs that are low in reset, and the outputs that must be 0."""
    inputs, outputs = axi_lite.ends(dut)
    return (*inputs, Played.port(dut, "valid_i")), (*outputs, Played.port(dut, "valid_o"), dut.interrupt_o)


def writes(operands: dict[str, int]) -> list[tuple[int, int]]:
    """Return addresses and words of all windows."""
    return [
        (ADDRESS[name] + 4 * index, number >> 32 * index & 0xFFFFFFFF)
        for name, number in operands.items()
        for index in range(WORDS)
    ]


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def every_register_as_described(dut: Any) -> None:
    """Every address answers as the description says: access, value after reset, bits that are kept."""
    bench = await start(dut)
    master, random = bench.master, bench.random
    fixed = {"BITS": BITS, "EXPONENT": EXPONENT}
    for name, register in MAP.items():
        readable = OKAY if register["readable"] else SLVERR
        writable = OKAY if register["writable"] else SLVERR
        present = WORDS if name in WINDOWS else 1
        for index in range(present):
            address = register["address"] + 4 * index
            value = await master.read(address + random.randrange(4), want=readable)
            assert value == fixed.get(name, register["reset"] if register["readable"] else 0), f"{name}: {value:#x}"
            data = random.getrandbits(32) if name != "CONTROL" else 0xFFFFFFFE
            for word in (data, data ^ 0xFFFFFFFF) if name == "INTERRUPT_ENABLE" else (data,):
                await master.write(address + random.randrange(4), word, want=writable)
                if register["readable"]:
                    kept = word & register["writable"] if name == "INTERRUPT_ENABLE" else value
                    assert await master.read(address) == kept, f"{name} does not keep the bits that it should"
        beyond = register["address"] + 4 * present
        if name in WINDOWS:
            for address in (beyond, register["address"] + 4 * (register["count"] - 1)):
                await master.read(address, want=SLVERR)
                await master.write(address, random.getrandbits(32), want=SLVERR)
    last = max(ADDRESS[name] for name in MAP if name not in WINDOWS)
    end = 1 << len(dut.s_axi_awaddr)
    pages = range(ADDRESS["RESULT"] + 0x1000, end, 0x1000)
    for address in (last + 4, 0x40, 0xFFC, end - 4, *pages):
        await master.read(address, want=SLVERR)
        await master.write(address, random.getrandbits(32), want=SLVERR)
    for name in WIDTHS:
        want = OKAY if ADDRESS["CONTROL"] // 4 < WORDS else SLVERR
        await master.write(ADDRESS[name] + ADDRESS["CONTROL"], 1, want=want)
    assert await master.until_idle(ADDRESS["STATUS"]) == 0
    await bench.run(bench.numbers())


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def results_with_stalls(dut: Any) -> None:
    """Operands go in and results come out whole, whatever stalls, at edges and at random."""
    bench = await start(dut)
    full = {name: (1 << width) - 1 for name, width in WIDTHS.items()}
    zero = dict.fromkeys(WIDTHS, 0) | {Played.ORDER[0]: 1}
    for operands in (full, zero, full, *(bench.numbers() for _ in range(REQUEST.cases))):
        bench.core.latency = bench.random.choice((1, 2, 7, 40))
        await bench.run(operands)
    REQUEST.add(cases=REQUEST.cases + 3, edge_cases=3)


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def bytes_of_words(dut: Any) -> None:
    """Each strobe writes its own byte and no other, in operands and in registers."""
    bench = await start(dut)
    master, random = bench.master, bench.random
    operands = bench.numbers()
    await bench.load(operands)
    for _ in range(40):
        name = random.choice([*WIDTHS])
        index, strobe, data = random.randrange(WORDS), random.randrange(16), random.getrandbits(32) | 1
        await master.write(ADDRESS[name] + 4 * index, data, strobe)
        mask = sum(0xFF << 8 * lane for lane in range(4) if strobe >> lane & 1)
        kept = operands[name] & ~(mask << 32 * index)
        operands[name] = (kept | (data & mask) << 32 * index) % (1 << WIDTHS[name])
        command = random.getrandbits(Played.COMMAND_BITS)
        await master.write(ADDRESS["CONTROL"], random.getrandbits(24) << 8 | command << 1 | 1, 1)
        await bench.end(operands, command)
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
    bench = await start(dut, never)
    master = bench.master
    first, second = bench.numbers(), bench.numbers()
    bench.core.latency = 40 * WORDS + 200
    await bench.run(first)
    await bench.load(first)
    await master.write(ADDRESS["INTERRUPT_STATUS"], DONE | REJECTED)
    command = await bench.start()
    await bench.load(second)
    assert await bench.result() == 0
    assert await master.read(ADDRESS["STATUS"]) == BUSY
    assert await master.read(ADDRESS["INTERRUPT_STATUS"]) == 0
    await bench.start()
    assert await master.read(ADDRESS["INTERRUPT_STATUS"]) == REJECTED
    await bench.end(first, command)
    assert await master.read(ADDRESS["INTERRUPT_STATUS"]) == REJECTED | DONE
    bench.core.latency = 1
    await bench.end(second, await bench.start())


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def operands_that_wait(dut: Any) -> None:
    """Until the core has taken the operands, writes wait: it gets those that were there at the start."""
    bench = await start(dut, never)
    master = bench.master
    first, second = bench.numbers(), bench.numbers()
    await bench.load(first)
    ready = bench.core.ready
    bench.core.ready = lambda: False
    command = bench.random.getrandbits(Played.COMMAND_BITS)
    master.post(ADDRESS["CONTROL"], 1 | command << 1)
    for address, word in writes(second):
        master.post(address, word)
    await ClockCycles(dut.aclk, 20, FallingEdge)
    assert Played.port(dut, "valid_o").value
    assert await master.read(ADDRESS["STATUS"]) == BUSY
    bench.core.ready = ready
    for _ in range(1 + len(writes(second))):
        assert await master.b.queue.get() == (OKAY,)
    await bench.end(first, command)
    await bench.run(second)


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def error(dut: Any) -> None:
    """The error of the core is shown; the next result is right again."""
    bench = await start(dut)
    for _ in range(3):
        await bench.run(bench.numbers(even=True))
        await bench.run(bench.numbers())


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def interrupts(dut: Any) -> None:
    """The line follows enabled events; done is set once, when the result is there."""
    bench = await start(dut, never)
    await bus_shell.check_interrupts(dut, bench.master, ADDRESS, starter(bench))


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def clearing_as_it_comes(dut: Any) -> None:
    """The done event is kept when it comes on the very edge that clears it."""
    bench = await start(dut, never)
    bench.core.ready = lambda: True
    await bus_shell.check_clearing(dut, bench.master, ADDRESS, starter(bench), 20 + WORDS)


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def time_to_the_interrupt(dut: Any) -> None:
    """The interrupt comes as soon after the result of the core as the README says."""
    bench = await start(dut, never)
    bench.core.ready = lambda: True
    await bench.run(bench.numbers())  # the first one after a reset finds no old result in an inverter
    await bench.master.write(ADDRESS["INTERRUPT_STATUS"], DONE)
    await bench.master.write(ADDRESS["INTERRUPT_ENABLE"], DONE)
    for latency in (1, 7):
        bench.core.latency = latency
        await bench.load(bench.numbers())
        bench.master.post(ADDRESS["CONTROL"], 1)
        while not Played.port(dut, "valid_o").value:
            await FallingEdge(dut.aclk)
        cycles = 1
        while not dut.interrupt_o.value:
            await FallingEdge(dut.aclk)
            cycles += 1
        assert cycles == latency + ADDED, f"the interrupt comes {cycles} cycles after the edge that starts"
        assert await bench.master.b.queue.get() == (OKAY,)
        await bench.master.write(ADDRESS["INTERRUPT_STATUS"], DONE)


def starter(bench: Bench) -> bus_shell.Start:
    """Return what starts the core with a latency."""

    async def begin(latency: int) -> None:
        bench.core.latency = latency
        await bench.start()

    return begin


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def a_word_a_cycle(dut: Any) -> None:
    """Without stalls every channel moves a word every cycle, and an answer takes two cycles."""
    bench = await start(dut, never)
    master = bench.master
    count = 20
    for answers in (master.b.queue, master.r.queue):
        await FallingEdge(dut.aclk)
        for _ in range(count):
            if answers is master.b.queue:
                master.post(ADDRESS["A"], bench.random.getrandbits(32))
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
    """A reset at any point ends everything, clears all operands, and leaves no answer behind."""
    bench = await start(dut)
    random = bench.random
    for cycles in (1, 3, 10, 20 + WORDS, 60):
        master = bench.master
        bench.core.latency = 10
        await bench.load(bench.numbers())
        await master.write(ADDRESS["INTERRUPT_ENABLE"], DONE)
        await bench.start()
        for _ in range(4):
            master.ar.queue.put_nowait((ADDRESS["ID"],))
            master.post(ADDRESS["A"], random.getrandbits(32))
        await ClockCycles(dut.aclk, cycles, FallingEdge)
        bench.stop()
        await bus_shell.reset(dut, *ends(dut))
        assert not any(Played.operands(dut).values()) and not Played.command(dut), "operands stayed"
        bench = Bench(dut, sometimes(random), random)
        for register in ("STATUS", "INTERRUPT_ENABLE", "INTERRUPT_STATUS"):
            assert await bench.master.read(ADDRESS[register]) == 0
        assert await bench.result() == 0
        await bench.run(bench.numbers())
