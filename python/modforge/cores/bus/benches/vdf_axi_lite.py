"""Cocotb bench of ``vdf_axi_lite``; the bench plays the core. Addresses come from the register description."""

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
from modforge.cores.kinds.delay_function.played import NUMBERS, PlayedVdf, played_result
from modforge.cores.model.request import BenchRequest

REQUEST = BenchRequest.from_environment()
BITS, EXPONENT = REQUEST.parameters["Bits"], REQUEST.parameters["Exponent"]
MAP = register_map("vdf")
ADDRESS = {name: register["address"] for name, register in MAP.items()}
WIDTHS = {"X": BITS, "M": BITS, "MP": EXPONENT, "R2": BITS}
WORDS = {name: -(-width // 32) for name, width in {**WIDTHS, "RESULT": BITS, "CHECKPOINT": BITS}.items()}
MAX_WORDS = max(WORDS.values())
START, STOP, TAKE = 1, 8, 16
CHECKPOINT = 8
"""The bit of a checkpoint in STATUS."""
ARRIVED, MISSED = 4, 8
"""Bits of INTERRUPT_STATUS."""
# Far more than any test takes; a shell that stopped answering ends here.
LIMIT_US = 20 + REQUEST.cases * MAX_WORDS // 2

Run = dict[str, int]
"""Operands by the names of the core's ports."""


class Bench:
    """Master and core on both sides of the shell."""

    def __init__(self, dut: Any, stall: Stall, random: Random):
        """Begin with nothing under way."""
        self.master = Master(dut, stall, random)
        self.core = PlayedVdf(dut, BITS, random)
        self.random = random

    def stop(self) -> None:
        """End both sides, as the reset of a whole system does."""
        self.master.stop()
        self.core.task.cancel()

    def draw(self) -> Run:
        """Return operands of the whole width."""
        random = self.random
        run = {name.lower(): random.getrandbits(width) for name, width in WIDTHS.items()}
        return run | {"mode": random.getrandbits(2), "t": random.getrandbits(40), "distance": random.getrandbits(32)}

    async def load(self, run: Run) -> None:
        """Write operands."""
        await self.master.write_all(writes(run))

    async def start(self, run: Run) -> None:
        """Start; bits of CONTROL without a meaning are set at random."""
        await self.master.write(ADDRESS["CONTROL"], self.random.getrandbits(27) << 5 | run["mode"] << 1 | START)

    async def window(self, name: str) -> int:
        """Read a window."""
        found = await self.master.read_all([ADDRESS[name] + 4 * index for index in range(WORDS[name])])
        return sum(word << 32 * index for index, word in enumerate(found))

    async def pair(self, name: str) -> int:
        """Read a number of 40 bits."""
        low, high = await self.master.read_all([ADDRESS[f"{name}_LOW"], ADDRESS[f"{name}_HIGH"]])
        return high << 32 | low

    async def end(self, run: Run) -> None:
        """Wait, and compare status, result and count with those of the played core."""
        status = await self.master.until_idle(ADDRESS["STATUS"])
        assert status & ~CHECKPOINT == self.core.error << 1, f"status {status:#x}"
        found = await self.window("RESULT")
        expected = played_result(BITS, run, stopped=self.core.stopped)
        assert found == expected, f"{run}: {found:#x}, not {expected:#x}"
        assert await self.pair("COUNT") == self.core.count

    async def run(self, run: Run) -> None:
        """Load, start, and check the result."""
        await self.load(run)
        await self.start(run)
        await self.end(run)


def writes(run: Run) -> list[tuple[int, int]]:
    """Return addresses and words of all operands; bits above those of t are noise."""
    found = [
        (ADDRESS[name] + 4 * index, run[name.lower()] >> 32 * index & 0xFFFFFFFF)
        for name in NUMBERS
        for index in range(WORDS[name])
    ]
    high = run["t"] >> 32 | (run["x"] & 0xFFFFFF) << 8
    return [
        *found,
        (ADDRESS["T_LOW"], run["t"] & 0xFFFFFFFF),
        (ADDRESS["T_HIGH"], high),
        (ADDRESS["DISTANCE"], run["distance"]),
    ]


async def start(dut: Any, stall: Stall | None = None) -> Bench:
    """Start the clock, reset the shell, and stop at a falling edge."""
    random = Random(REQUEST.seed)
    await bus_shell.start_clock(dut, *ends(dut))
    return Bench(dut, stall or sometimes(random), random)


def ends(dut: Any) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Return the inputs that are low in reset, and the outputs that must be 0."""
    inputs, outputs = axi_lite.ends(dut)
    played = (dut.vdf_valid_i, dut.vdf_checkpoint_valid_i)
    return (*inputs, *played), (*outputs, dut.interrupt_o, dut.vdf_valid_o, dut.vdf_stop_o)


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def every_register_as_described(dut: Any) -> None:
    """Every address answers as the description says: access, value after reset, bits that are kept."""
    bench = await start(dut)
    master, random = bench.master, bench.random
    fixed = {"BITS": BITS, "EXPONENT": EXPONENT}
    shown = ("CHECKPOINT", "CHECKPOINT_COUNT_LOW", "CHECKPOINT_COUNT_HIGH")  # noise of the played core
    keeps = ("INTERRUPT_ENABLE", "T_LOW", "T_HIGH", "DISTANCE")
    for name, register in MAP.items():
        readable = OKAY if register["readable"] else SLVERR
        writable = OKAY if register["writable"] else SLVERR
        present = WORDS.get(name, 1)
        for index in range(present):
            address = register["address"] + 4 * index
            value = await master.read(address + random.randrange(4), want=readable)
            if name not in shown:
                assert value == fixed.get(name, register["reset"] if register["readable"] else 0), f"{name}: {value}"
            data = random.getrandbits(32) if name != "CONTROL" else 0xFFFFFFFE
            for word in (data, data ^ 0xFFFFFFFF) if name in keeps else (data,):
                await master.write(address + random.randrange(4), word, want=writable)
                if register["readable"] and name not in shown:
                    kept = word & register["writable"] if name in keeps else value
                    assert await master.read(address) == kept, f"{name} does not keep the bits that it should"
        if name in WORDS:
            for index in (present, register["count"] - 1):
                await master.read(register["address"] + 4 * index, want=SLVERR)
                await master.write(register["address"] + 4 * index, random.getrandbits(32), want=SLVERR)
    last = max(ADDRESS[name] for name in MAP if name not in WORDS)
    for address in (last + 4, 0x40, 0xFFC, *range(ADDRESS["CHECKPOINT"] + 0x1000, 1 << len(dut.s_axi_awaddr), 0x400)):
        await master.read(address, want=SLVERR)
        await master.write(address, random.getrandbits(32), want=SLVERR)
    for name in NUMBERS:
        want = OKAY if ADDRESS["CONTROL"] // 4 < WORDS[name] else SLVERR
        await master.write(ADDRESS[name] + ADDRESS["CONTROL"], START, want=want)
    assert await master.until_idle(ADDRESS["STATUS"]) == 0
    await bench.run(bench.draw())


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def results_with_stalls(dut: Any) -> None:
    """Operands go in and results and errors come out whole, whatever stalls."""
    bench = await start(dut)
    run = bench.draw()
    full = {name: (1 << width) - 1 for name, width in WIDTHS.items()}
    edge = [{name.lower(): value for name, value in numbers.items()} for numbers in (full, dict.fromkeys(WIDTHS, 0))]
    edge = [run | numbers | {"t": t} for numbers, t in zip(edge, ((1 << 40) - 1, 0), strict=True)]
    for each in [*edge, *(bench.draw() for _ in range(REQUEST.cases))]:
        bench.core.latency = bench.random.choice((1, 2, 7, 40))
        bench.core.error = bench.random.choice((0, 0, 1, 2))
        await bench.run(each)
    REQUEST.add(cases=REQUEST.cases + len(edge), edge_cases=len(edge))


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def bytes_of_words(dut: Any) -> None:
    """Each strobe writes its own byte and no other, in operands and in registers."""
    bench = await start(dut)
    master, random = bench.master, bench.random
    run = bench.draw()
    await bench.load(run)
    widths = {name: width for name, width in {**WIDTHS, "T": 40, "DISTANCE": 32}.items() if width}
    for _ in range(40):
        name = random.choice([*widths])
        index, strobe, data = random.randrange(-(-widths[name] // 32)), random.randrange(16), random.getrandbits(32)
        await master.write(ADDRESS["T_LOW" if name == "T" else name] + 4 * index, data, strobe)
        mask = sum(0xFF << 8 * lane for lane in range(4) if strobe >> lane & 1)
        kept = run[name.lower()] & ~(mask << 32 * index)
        run[name.lower()] = (kept | (data & mask) << 32 * index) % (1 << widths[name])
        run["mode"] = random.getrandbits(2)
        await master.write(ADDRESS["CONTROL"], random.getrandbits(24) << 8 | run["mode"] << 1 | START, 1)
        await bench.end(run)
    for register in ("CONTROL", "INTERRUPT_ENABLE", "INTERRUPT_STATUS"):
        await master.write(ADDRESS[register], 0xFFFFFFFF, 0b1110)
    assert await master.read(ADDRESS["STATUS"]) == 0
    assert await master.read(ADDRESS["INTERRUPT_ENABLE"]) == 0
    assert await master.read(ADDRESS["INTERRUPT_STATUS"]) == DONE


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def while_busy(dut: Any) -> None:
    """While busy, writes are dropped and reported, and neither the result nor that of the run before is shown."""
    bench = await start(dut, never)
    master = bench.master
    run = bench.draw()
    await bench.run(run)
    await bench.load(run)
    await master.write(ADDRESS["INTERRUPT_STATUS"], DONE)
    bench.core.latency = 60 * MAX_WORDS + 200
    await bench.start(run)
    assert await master.read(ADDRESS["STATUS"]) == BUSY
    assert await bench.window("RESULT") == 0
    others = bench.draw()
    await master.write(ADDRESS["CONTROL"], 0b110)
    assert await master.read(ADDRESS["INTERRUPT_STATUS"]) == 0, "no start is rejected where there was none"
    for address, word in [*writes(others), (ADDRESS["CONTROL"], START)]:
        await master.write(address, word)
        assert await master.read(ADDRESS["INTERRUPT_STATUS"]) == REJECTED, f"a write to {address:#x} is not rejected"
        await master.write(ADDRESS["INTERRUPT_STATUS"], REJECTED)
    for name in WIDTHS:
        beyond = ADDRESS[name] + 4 * WORDS[name]
        await master.write(beyond, 0, want=SLVERR)
    assert await master.read(ADDRESS["INTERRUPT_STATUS"]) == 0, "a write to an absent register cannot be rejected"
    assert await master.read(ADDRESS["STATUS"]) == BUSY
    before = await bench.pair("COUNT")
    assert bench.core.first < before < await bench.pair("COUNT")
    await bench.end(run)
    bench.core.latency = 3
    await bench.start(run)
    await bench.end(run)


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def offered_for_long(dut: Any) -> None:
    """Until the core takes the run nothing of it changes, no result is shown, and the count is 0."""
    bench = await start(dut, never)
    master = bench.master
    run = bench.draw()
    await bench.run(bench.draw())
    await bench.load(run)
    idle = bench.core.idle
    bench.core.idle = lambda: False
    await bench.start(run)
    await bench.start(run | {"mode": run["mode"] ^ 3})
    assert await master.read(ADDRESS["INTERRUPT_STATUS"]) & REJECTED
    await bench.load(bench.draw())
    assert await master.read(ADDRESS["STATUS"]) == BUSY
    assert await bench.window("RESULT") == 0
    assert await bench.pair("COUNT") == 0
    bench.core.idle = idle
    await bench.end(run)


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def stops(dut: Any) -> None:
    """A stop reaches the core, even behind the start; without a run, or with the start, it means nothing."""
    bench = await start(dut, never)
    master = bench.master
    for wait in (0, 0, 1, 2, 5, 30):
        run = bench.draw()
        await bench.load(run)
        bench.core.latency = 500
        await master.write(ADDRESS["CONTROL"], STOP)
        master.post(ADDRESS["CONTROL"], run["mode"] << 1 | START | (STOP if wait == 30 else 0))
        if wait:
            await ClockCycles(dut.aclk, wait, FallingEdge)
        if wait == 30:
            assert not bench.core.stopped, "a stop with the start was heard"
        master.post(ADDRESS["CONTROL"], STOP | 0b110)
        for _ in range(2):
            assert await master.b.queue.get() == (OKAY,)
        await bench.end(run)
        assert bench.core.stopped and bench.core.count < bench.core.first + 100
        assert await master.read(ADDRESS["INTERRUPT_STATUS"]) & REJECTED == 0
    bench.core.latency = 50
    await master.write(ADDRESS["CONTROL"], STOP)
    await bench.start(run)
    await bench.end(run)
    assert not bench.core.stopped, "an old stop ended a run"


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def checkpoints(dut: Any) -> None:
    """A checkpoint is shown until it is taken, and each one is an event; so is each that was dropped."""
    bench = await start(dut)
    master, core, random = bench.master, bench.core, bench.random
    run = bench.draw()
    await bench.load(run)
    core.latency = 4000 * MAX_WORDS
    await bench.start(run)
    for _ in range(6):
        assert await master.read(ADDRESS["STATUS"]) == BUSY
        core.checkpoint = shown = (random.getrandbits(40), random.getrandbits(BITS))
        while not await master.read(ADDRESS["STATUS"]) & CHECKPOINT:
            pass
        assert await master.read(ADDRESS["INTERRUPT_STATUS"]) == ARRIVED
        await master.write(ADDRESS["INTERRUPT_STATUS"], ARRIVED)
        for _ in range(2):
            assert (await bench.pair("CHECKPOINT_COUNT"), await bench.window("CHECKPOINT")) == shown
            await master.write(ADDRESS["CONTROL"], 0xFFFFFFFF & ~(START | STOP | TAKE))
        assert await master.read(ADDRESS["INTERRUPT_STATUS"]) == 0, "one checkpoint, two events"
        core.miss = True
        while not await master.read(ADDRESS["INTERRUPT_STATUS"]) & MISSED:
            pass
        await master.write(ADDRESS["INTERRUPT_STATUS"], MISSED)
        await master.write(ADDRESS["CONTROL"], TAKE)
        assert core.checkpoint is None
    # The next start drops what waits.
    core.checkpoint = (1, 2)
    await master.write(ADDRESS["CONTROL"], STOP)
    assert await master.until_idle(ADDRESS["STATUS"]) == CHECKPOINT
    core.latency = 10
    await bench.start(run)
    await bench.end(run)
    assert core.checkpoint is None and await master.read(ADDRESS["STATUS"]) == 0


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def interrupts(dut: Any) -> None:
    """The line follows enabled events; done is set once, when the result is there."""
    bench = await start(dut, never)
    await bus_shell.check_interrupts(dut, bench.master, ADDRESS, starter(bench))
    for event, enabled in ((ARRIVED, MISSED), (MISSED, ARRIVED)):
        await bench.master.write(ADDRESS["INTERRUPT_STATUS"], 0xFFFFFFFF)
        await bench.master.write(ADDRESS["INTERRUPT_ENABLE"], event)
        bench.core.checkpoint = (1, 1) if event == ARRIVED else None
        bench.core.miss = event == MISSED
        await ClockCycles(dut.aclk, 4, FallingEdge)
        assert dut.interrupt_o.value
        await bench.master.write(ADDRESS["INTERRUPT_ENABLE"], enabled)
        assert not dut.interrupt_o.value


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def clearing_as_it_comes(dut: Any) -> None:
    """The done event is kept when it comes on the very edge that clears it."""
    bench = await start(dut, never)
    bench.core.idle = lambda: True
    await bus_shell.check_clearing(dut, bench.master, ADDRESS, starter(bench), 20)


def starter(bench: Bench) -> bus_shell.Start:
    """Return what starts the core with a latency."""

    async def begin(latency: int) -> None:
        bench.core.latency = latency
        await bench.master.write(ADDRESS["CONTROL"], START)

    return begin


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def reset_in_the_middle(dut: Any) -> None:
    """A reset at any point ends everything, clears all operands, and leaves no answer behind."""
    bench = await start(dut)
    random = bench.random
    for cycles in (1, 3, 10, 20, 60):
        master = bench.master
        bench.core.latency = 10
        await bench.load(bench.draw())
        await master.write(ADDRESS["INTERRUPT_ENABLE"], DONE)
        await bench.start(bench.draw())
        master.post(ADDRESS["CONTROL"], STOP)
        for _ in range(4):
            master.ar.queue.put_nowait((ADDRESS["ID"],))
            master.post(ADDRESS["X"], random.getrandbits(32))
        await ClockCycles(dut.aclk, cycles, FallingEdge)
        bench.stop()
        await bus_shell.reset(dut, *ends(dut))
        operands = [
            int(getattr(dut, f"vdf_{name}_o").value) for name in ("x", "m", "mp", "r2", "t", "distance", "mode")
        ]
        assert not any(operands), "operands stayed"
        bench = Bench(dut, sometimes(random), random)
        for register in ("STATUS", "INTERRUPT_ENABLE", "INTERRUPT_STATUS"):
            assert await bench.master.read(ADDRESS[register]) == 0
        assert await bench.window("RESULT") == 0
        await bench.run(bench.draw())
