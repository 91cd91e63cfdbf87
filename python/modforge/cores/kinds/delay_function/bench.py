"""Cocotb tests of processors of a delay function: results, counts and cycles of runs, checkpoints, stops, errors.

Each answer and its time are compared with the golden model.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random
from typing import Any

import cocotb
from cocotb.triggers import ClockCycles, FallingEdge

from modforge.cores import core
from modforge.cores.kinds.benches.clock import PERIOD_NS, now, reset, start_clock, until
from modforge.cores.kinds.delay_function.contract import (
    COUNT_BITS,
    DISTANCE_BITS,
    Answer,
    Error,
    Mode,
    Shape,
    Task,
    minus_inverse,
    montgomery_factor,
)
from modforge.cores.kinds.delay_function.tasks import edge_tasks, large_task, random_task, traits
from modforge.cores.model import golden
from modforge.cores.model.request import BenchRequest

REQUEST = BenchRequest.from_environment()
CORE = core(REQUEST.core)
PARAMETERS = REQUEST.parameters
MODEL = golden.model(REQUEST.core)
SHAPE: Shape = MODEL.Shape.of(PARAMETERS)
BITS = SHAPE.bits
CYCLES = SHAPE.cycles

MODULUS = REQUEST.modulus or SHAPE.modulus
"""The one of all runs; None if there are several."""

# At this width every x below some moduli.
EXHAUSTIVE = BITS <= 8
CHAIN = 10_000
MAX_SQUARES = 40
LIMIT_NS = PERIOD_NS * (REQUEST.cases + 4000) * (CHAIN // 10 + MAX_SQUARES) * (CYCLES + SHAPE.words)


def rng() -> Random:
    """Return the random numbers of one test: the same in every run with this seed, whatever other tests draw."""
    return Random(REQUEST.seed)


async def start(dut: Any) -> None:
    """Start the clock, reset the core and stop at a falling edge."""
    start_clock(dut)
    for name in ("valid", "mode", "x", "r2", "m", "mp", "t", "distance", "stop", "checkpoint_ready", "ready"):
        getattr(dut, f"{name}_i").value = 0
    await reset(dut)


def noise(dut: Any, random: Random) -> None:
    """Put anything on the inputs that count on the edge of the start alone."""
    dut.mode_i.value = random.getrandbits(2)
    dut.x_i.value = random.getrandbits(BITS)
    dut.r2_i.value = random.getrandbits(BITS)
    dut.t_i.value = random.getrandbits(COUNT_BITS)
    dut.distance_i.value = random.getrandbits(DISTANCE_BITS)


def drive(dut: Any, task: Task) -> None:
    """Put a run on the inputs."""
    dut.mode_i.value = int(task.mode)
    dut.x_i.value = task.x
    dut.m_i.value = task.m
    dut.mp_i.value = minus_inverse(SHAPE, task.m)
    dut.r2_i.value = montgomery_factor(SHAPE, task.m)
    dut.t_i.value = task.t
    dut.distance_i.value = task.distance


async def begin(dut: Any, task: Task) -> int:
    """Start a run on an idle core; return the cycle of the edge that took it."""
    drive(dut, task)
    dut.valid_i.value = 1
    assert dut.ready_o.value, "an idle core does not take a run"
    await FallingEdge(dut.clk_i)
    dut.valid_i.value = 0
    noise(dut, Random(task.x))
    assert not dut.ready_o.value
    return now()


async def finish(dut: Any, task: Task, began: int, stall: int = 0) -> Answer:
    """Wait for the result of a run and take it after ``stall`` cycles."""
    patience = (task.t + 6) * CYCLES + 3 * SHAPE.words + 20
    await until(dut, dut.valid_o, patience)
    cycles = now() - began
    found = Answer(Error(int(dut.error_o.value)), int(dut.z_o.value), int(dut.count_o.value), cycles)
    for _ in range(stall):
        await FallingEdge(dut.clk_i)
        same = Answer(Error(int(dut.error_o.value)), int(dut.z_o.value), int(dut.count_o.value), cycles)
        assert dut.valid_o.value and same == found, "the waiting result changed"
    dut.ready_i.value = 1
    await FallingEdge(dut.clk_i)
    dut.ready_i.value = 0
    assert not dut.valid_o.value and not dut.z_o.value and not dut.error_o.value
    return found


async def run(dut: Any, task: Task, stall: int = 0) -> Answer:
    """Run without a stop and compare with the model."""
    found = await finish(dut, task, await begin(dut, task), stall)
    expected = MODEL.answer(SHAPE, task)
    assert found == expected, f"{task}: {found}, the model has {expected}"
    return found


async def run_all(dut: Any, tasks: Iterable[Task]) -> int:
    """Run all; return how many that were."""
    count = 0
    for task in tasks:
        await run(dut, task)
        count += 1
    return count


@dataclass
class Collector:
    """Takes checkpoints, each after as many cycles as ``stall`` says; counts those that were dropped."""

    dut: Any
    stall: Callable[[], int]
    taken: list[tuple[int, int]] = field(default_factory=list)
    """Count and number of each."""

    missed: int = 0

    def __post_init__(self) -> None:
        """Begin."""
        self.task = cocotb.start_soon(self._take())

    async def _take(self) -> None:
        dut = self.dut
        wait = self.stall()
        seen = None
        while True:
            # What is read here was settled before the falling edge; ready counts on the rising edge that follows.
            self.missed += bool(dut.missed_o.value)
            dut.checkpoint_ready_i.value = 0
            if dut.checkpoint_valid_o.value:
                shown = (int(dut.checkpoint_count_o.value), int(dut.checkpoint_o.value))
                assert seen in (None, shown), f"the waiting checkpoint {seen} changed to {shown}"
                seen = shown
                if wait == 0:
                    dut.checkpoint_ready_i.value = 1
                    self.taken.append(shown)
                    seen = None
                    wait = self.stall() + 1
                wait -= 1
            else:
                assert seen is None, f"the checkpoint {seen} disappeared"
            await FallingEdge(dut.clk_i)

    def check(self, task: Task, count: int) -> None:
        """Compare the checkpoints of a run that reached ``count``; each that was due was taken or missed."""
        due = [squares for squares in range(1, count) if task.distance and squares % task.distance == 0]
        counts = [squares for squares, _ in self.taken]
        assert counts == sorted(set(counts)) and set(counts) <= set(due), f"{task}: checkpoints {counts}"
        assert len(counts) + self.missed == len(due), f"{task}: {counts} and {self.missed} missed of {due}"
        for squares, shown in self.taken:
            right = MODEL.checkpoint(SHAPE, task, squares)
            assert shown == right, f"{task}, checkpoint {squares}: {shown:#x}, not {right:#x}"

    def end(self, dut: Any) -> None:
        """Take no more."""
        self.task.cancel()
        dut.checkpoint_ready_i.value = 0


def short_run(random: Random) -> Task:
    """Return a random run."""
    return random_task(BITS, MODULUS, MAX_SQUARES, random)


def long_run(random: Random) -> Task:
    """Return a run modulo a number of all bits."""
    return large_task(BITS, MODULUS, MAX_SQUARES, random)


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def edge_runs(dut: Any) -> None:
    """Moduli and numbers at their edges, in every mode, without squares, too."""
    await start(dut)
    modes = [replace(short_run(rng()), t=t, mode=mode) for mode in Mode for t in range(3)]
    cases = [*edge_tasks(BITS, MODULUS, rng()), *modes]
    count = await run_all(dut, REQUEST.edges(cases, partial(traits, BITS)))
    REQUEST.add(cases=count, edge_cases=count)


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def random_runs_with_checkpoints(dut: Any) -> None:
    """Random runs; results and checkpoints are taken late, at random. No checkpoint costs a square a cycle."""
    await start(dut)
    random = rng()
    for _ in range(REQUEST.cases):
        task = short_run(random)
        task = replace(task, distance=random.choice([0, 1, 2, SHAPE.min_distance, random.randint(1, 20)]))
        collector = Collector(dut, lambda: random.choice((0, 0, 0, 1, 2, 7, 30)))
        found = await finish(dut, task, await begin(dut, task), stall=random.choice((0, 0, 1, 3)))
        expected = MODEL.answer(SHAPE, task)
        assert replace(found, cycles=0) == replace(expected, cycles=0), f"{task}: {found}, not {expected}"
        assert 0 <= found.cycles - expected.cycles <= SHAPE.words, f"{task}: {found}, not {expected}"
        await ClockCycles(dut.clk_i, 40, FallingEdge)
        collector.end(dut)
        collector.check(task, found.count)
    REQUEST.add(cases=REQUEST.cases)


@cocotb.test(skip=not EXHAUSTIVE, timeout_time=LIMIT_NS, timeout_unit="ns")
async def every_number(dut: Any) -> None:
    """Every x below moduli of all lengths."""
    await start(dut)
    moduli = [MODULUS] if MODULUS else [m | 1 for m in range(1, 1 << BITS, 26)]
    tasks = (Task(x, m, 1 + x % 3, Mode(x // 3 % 4)) for m in moduli for x in range(m))
    REQUEST.add(cases=await run_all(dut, tasks))


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def every_checkpoint(dut: Any) -> None:
    """At the minimum distance no checkpoint is dropped, and the run takes the time of one without them."""
    await start(dut)
    random = rng()
    for mode in Mode:
        distance = SHAPE.min_distance
        task = replace(long_run(random), t=12 * distance, mode=mode, distance=distance)
        collector = Collector(dut, lambda: 0)
        await run(dut, task)
        collector.end(dut)
        collector.check(task, task.t)
        assert len(collector.taken) == 11 and collector.missed == 0


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def checkpoint_that_nobody_takes(dut: Any) -> None:
    """The first checkpoint stays, the others are dropped, and the result comes all the same; the next run goes on."""
    await start(dut)
    distance = SHAPE.min_distance
    task = replace(long_run(rng()), t=5 * distance, distance=distance)
    collector = Collector(dut, lambda: 1_000_000)
    await run(dut, task)
    await run(dut, replace(task, distance=0))
    collector.end(dut)
    assert collector.missed == 3 and not collector.taken
    assert dut.checkpoint_valid_o.value and int(dut.checkpoint_count_o.value) == distance
    assert int(dut.checkpoint_o.value) == MODEL.checkpoint(SHAPE, task, distance)


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def resume_from_a_checkpoint(dut: Any) -> None:
    """A checkpoint with the squares that are left gives the result of the whole run."""
    await start(dut)
    task = replace(long_run(rng()), t=4 * SHAPE.min_distance, distance=SHAPE.min_distance)
    collector = Collector(dut, lambda: 0)
    whole = await run(dut, task)
    collector.end(dut)
    assert len(collector.taken) == 3
    for count, number in collector.taken:
        rest = Task(number, task.m, task.t - count, Mode.FROM_MONTGOMERY)
        assert (await run(dut, rest)).z == whole.z


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def stop_and_resume(dut: Any) -> None:
    """Stopped at any moment a run gives what it reached, in time; resumed it ends as if it had not been stopped."""
    await start(dut)
    random = rng()
    for mode in Mode:
        task = replace(long_run(random), mode=mode)
        whole = MODEL.answer(SHAPE, task).z
        for after in [*range(1, 3 * CYCLES + 2), *(random.randrange(1, 40 * CYCLES) for _ in range(5))]:
            began = await begin(dut, task)
            if after > 1:
                await ClockCycles(dut.clk_i, after - 1, FallingEdge)
            dut.stop_i.value = 1
            await FallingEdge(dut.clk_i)
            dut.stop_i.value = 0
            found = await finish(dut, task, began)
            expected = MODEL.answer(SHAPE, task, stop=after)
            assert found == expected, f"{task} stopped {after} edges after its start: {found}, not {expected}"
            form = Mode.MONTGOMERY if mode & 2 else Mode.INTEGER
            resumed = await run(dut, Task(found.z, task.m, task.t - found.count, form))
            assert resumed.z == whole


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def stop_that_means_nothing(dut: Any) -> None:
    """While nothing runs, on the edge that starts, and after the last square, a stop changes nothing."""
    await start(dut)
    task = long_run(rng())
    expected = MODEL.answer(SHAPE, task)
    dut.stop_i.value = 1
    await ClockCycles(dut.clk_i, 3, FallingEdge)
    began = await begin(dut, task)
    dut.stop_i.value = 0
    await ClockCycles(dut.clk_i, (task.t + 1) * CYCLES, FallingEdge)
    assert int(dut.count_o.value) == task.t
    dut.stop_i.value = 1
    assert await finish(dut, task, began) == expected
    dut.stop_i.value = 0


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def errors(dut: Any) -> None:
    """Wrong moduli, and numbers that are not below the modulus, end with their error, no number and no checkpoint."""
    await start(dut)
    random = rng()
    for _ in range(5):
        good = replace(short_run(random), distance=1)
        m, top = good.m, (1 << BITS) - 1
        moduli = {0, m - 1, top - 1, *(m ^ 1 << random.randrange(1, BITS) for _ in range(3))}
        wrong = [replace(good, m=m) for m in sorted(moduli) if not SHAPE.takes(m)]
        assert wrong
        large = [replace(good, x=x) for x in (m, m + 1, (m + top) // 2, top) if m <= x <= top]
        large += [replace(task, t=0) for task in large]
        for task in [*wrong, *large]:
            collector = Collector(dut, lambda: 0)
            found = await run(dut, task)
            assert found.error == (Error.LARGE_OPERAND if task in large else Error.WRONG_MODULUS)
            await ClockCycles(dut.clk_i, SHAPE.words + 3, FallingEdge)
            collector.end(dut)
            assert not collector.taken
        await run(dut, replace(good, distance=0))


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def start_while_busy(dut: Any) -> None:
    """A run that is offered while another one is under way, or its result waits, is taken after that."""
    await start(dut)
    random = rng()
    first = long_run(random)
    second = replace(first, x=random.randrange(first.m), t=7, mode=Mode.TO_MONTGOMERY)
    began = await begin(dut, first)
    drive(dut, second)
    dut.valid_i.value = 1
    while not dut.valid_o.value:
        assert not dut.ready_o.value
        await FallingEdge(dut.clk_i)
    assert not dut.ready_o.value
    assert await finish(dut, first, began) == MODEL.answer(SHAPE, first)
    assert await finish(dut, second, await begin(dut, second)) == MODEL.answer(SHAPE, second)


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def reset_in_the_middle(dut: Any) -> None:
    """After a reset at any moment nothing comes, and the next run is right."""
    await start(dut)
    random = rng()
    for _ in range(12):
        task = replace(long_run(random), distance=SHAPE.min_distance)
        await begin(dut, task)
        await ClockCycles(dut.clk_i, random.randrange(1, MODEL.answer(SHAPE, task).cycles + 5), FallingEdge)
        await reset(dut)
        for _ in range(2 * CYCLES + SHAPE.words + 5):
            assert not dut.valid_o.value and not dut.checkpoint_valid_o.value and not dut.missed_o.value
            assert dut.ready_o.value and not dut.count_o.value
            await FallingEdge(dut.clk_i)
        await run(dut, replace(short_run(random), distance=0))


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def chain(dut: Any) -> None:
    """A long run: its result, the cycles that the catalogue states, and those from square to square."""
    await start(dut)
    task = replace(long_run(rng()), t=CHAIN)
    began = await begin(dut, task)
    times: dict[int, int] = {}
    while len(times) < 10:
        times.setdefault(int(dut.count_o.value), now())
        await FallingEdge(dut.clk_i)
    [interval] = {times[count + 1] - times[count] for count in range(1, 9)}
    found = await finish(dut, task, began)
    assert found == MODEL.answer(SHAPE, task), f"{task}: {found}"
    REQUEST.add(cases=1, cycles=found.cycles, interval=interval)
