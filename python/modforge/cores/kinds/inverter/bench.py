"""Cocotb tests that every inverter passes, whatever its architecture.

A :class:`~modforge.cores.model.request.BenchRequest` says which cases to try, and counts those that were right.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import cocotb
from cocotb.triggers import ClockCycles, FallingEdge
from cocotb.types import LogicArray

from modforge.cores import core
from modforge.cores.kinds.benches.clock import PERIOD_NS, now, reset, start_clock, until
from modforge.cores.kinds.inverter.inversion import MODES, Answer, Task, inverse
from modforge.cores.kinds.inverter.tasks import edge_tasks, every_task, one_task, random_tasks, traits
from modforge.cores.model import golden
from modforge.cores.model.request import BenchRequest

REQUEST = BenchRequest.from_environment()
MODULUS = REQUEST.modulus
CORE = core(REQUEST.core)
PARAMETERS = REQUEST.parameters
BITS = PARAMETERS["Bits"]
EXPONENT = CORE.montgomery_exponent(PARAMETERS)
MODEL = golden.model(REQUEST.core)
MAX_CYCLES = [formula(PARAMETERS) for formula in CORE.mode_cycles]
CYCLES = max(MAX_CYCLES)

# Verilator knows no X.
FOUR_STATES = not cocotb.SIM_NAME.startswith("Verilator")
# Up to this width, and in the quicker simulator, every number is tried with every modulus.
EXHAUSTIVE = BITS <= 8 and not FOUR_STATES and MODULUS is None
# Cycles to wait in a random run: mostly few; seldom longer than an inversion takes.
PAUSES = (1, 1, 1, 2, 2, 3, 5, CYCLES // 2, CYCLES + 3)
PATIENCE = 2 * CYCLES + 50
LIMIT_NS = PERIOD_NS * (REQUEST.cases + 100_000) * (4 * CYCLES + 50)


@dataclass(frozen=True)
class Seen:
    """One inversion as it went: the cycles of the edges between which it ran, and what came out."""

    task: Task
    accepted: int
    appeared: int
    answer: Answer

    @property
    def cycles(self) -> int:
        """From the edge that took the operands to the result."""
        return self.appeared - self.accepted


def rng() -> Random:
    """Return the random numbers of one test: the same in every run with this seed, whatever other tests draw."""
    return Random(REQUEST.seed)


async def start(dut: Any) -> None:
    """Start the clock, reset the core and stop at a falling edge."""
    start_clock(dut)
    dut.valid_i.value = 0
    dut.ready_i.value = 0
    drive(dut, Task(0, 0, 0))
    await reset(dut)


def drive(dut: Any, task: Task) -> None:
    """Put operands on the inputs."""
    dut.a_i.value = task.a
    dut.m_i.value = task.m
    dut.mode_i.value = task.mode
    dut.fixed_i.value = int(task.fixed)


def unknown(dut: Any) -> None:
    """Leave the operands unknown."""
    for port in (dut.a_i, dut.m_i, dut.mode_i, dut.fixed_i):
        port.value = LogicArray("X" * len(port.value))


async def send(dut: Any, task: Task) -> int:
    """Offer operands until they are taken; return the cycle of the edge that took them."""
    drive(dut, task)
    dut.valid_i.value = 1
    await until(dut, dut.ready_o, PATIENCE)
    await FallingEdge(dut.clk_i)
    dut.valid_i.value = 0
    return now()


def shown(dut: Any) -> Answer:
    """Read the result that is shown now."""
    return Answer(int(dut.x_o.value), bool(dut.error_o.value))


async def receive(dut: Any, stall: int = 0) -> tuple[int, Answer]:
    """Take the next result after ``stall`` cycles; return the cycle in which it appeared, and the result.

    With no stall ``ready_i`` is already high when the result appears.
    """
    dut.ready_i.value = int(stall == 0)
    await until(dut, dut.valid_o, PATIENCE)
    appeared, answer = now(), shown(dut)
    for _ in range(stall):
        await FallingEdge(dut.clk_i)
        assert dut.valid_o.value and shown(dut) == answer, f"the waiting {answer} became {shown(dut)}"
    dut.ready_i.value = 1
    await FallingEdge(dut.clk_i)
    assert not dut.valid_o.value and not dut.error_o.value, "a result that was taken is still there"
    return appeared, answer


def shown_by(task: Task) -> list[Hashable]:
    """Return what an inversion shows, at the ports and inside this core."""
    return [*traits(BITS, task), *golden.traits(REQUEST.core, PARAMETERS, task)]


def check(seen: Seen) -> None:
    """Compare one inversion with the mathematics, and its cycles with the model and the catalogue."""
    assert seen.answer == inverse(EXPONENT, seen.task), f"{seen.task}: got {seen.answer}"
    check_time(seen)


def check_time(seen: Seen) -> None:
    """Compare the cycles of one inversion with the model and the catalogue."""
    expected = MODEL.cycles(PARAMETERS, seen.task)
    assert seen.cycles == expected, f"{seen.task}: {seen.cycles} cycles, the model has {expected}"
    max_cycles = MAX_CYCLES[seen.task.mode]
    assert seen.cycles <= max_cycles, f"{seen.task}: {seen.cycles} cycles, more than {max_cycles}"
    assert not seen.task.fixed or seen.cycles == max_cycles, f"{seen.task}: {seen.cycles} cycles and not {max_cycles}"


async def invert(dut: Any, task: Task, stall: int = 0) -> Seen:
    """Send one task to an idle core and take its result."""
    accepted = await send(dut, task)
    appeared, answer = await receive(dut, stall)
    return Seen(task, accepted, appeared, answer)


async def run(dut: Any, tasks: Iterable[Task], gaps: Random | None = None) -> list[Seen]:
    """Send all tasks and check all results.

    ``gaps`` draws idle cycles before operands and before results are taken; without, both sides are always ready.
    """
    found = []
    for task in tasks:
        if gaps and gaps.random() < 0.5:
            await ClockCycles(dut.clk_i, gaps.choice(PAUSES), FallingEdge)
        stall = gaps.choice(PAUSES) if gaps and gaps.random() < 0.5 else 0
        seen = await invert(dut, task, stall)
        check(seen)
        found.append(seen)
    return found


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def edge_numbers(dut: Any) -> None:
    """Edge numbers and moduli in every mode, without a pause: results, cycles, and from one result to the next."""
    await start(dut)
    tasks = REQUEST.edges(edge_tasks(BITS, MODULUS, rng()), shown_by)
    await run(dut, tasks)
    plain = replace(one_task(BITS, MODULUS, rng()), mode=0, fixed=True)
    first, second = await run(dut, [plain, plain])
    figures = {"cycles": first.cycles, "interval": second.appeared - first.appeared}
    REQUEST.add(cases=len(tasks), edge_cases=len(tasks), **figures)


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def random_numbers_with_stalls(dut: Any) -> None:
    """Random numbers, with idle inputs and a receiver that is not always ready."""
    await start(dut)
    await run(dut, random_tasks(BITS, MODULUS, REQUEST.cases, rng()), gaps=rng())
    REQUEST.add(cases=REQUEST.cases)


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def fixed_time(dut: Any) -> None:
    """In fixed time a mode takes the same cycles for all numbers and moduli, invertible or not, even ones too."""
    await start(dut)
    random = rng()
    for mode in MODES:
        tasks = [replace(task, mode=mode, fixed=True) for task in random_tasks(BITS, MODULUS, REQUEST.cases, random)]
        tasks += [Task(random.getrandbits(BITS), random.getrandbits(BITS) & ~1, mode, True) for _ in range(5)]
        tasks += [Task(0, tasks[0].m, mode, True), Task(1, tasks[0].m, mode, True)]
        seen = await run(dut, tasks)
        assert {one.cycles for one in seen} == {MAX_CYCLES[mode]}
        REQUEST.add(cases=len(tasks))


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def start_while_busy(dut: Any) -> None:
    """While the core is not ready, its inputs change neither result nor time."""
    await start(dut)
    random = rng()
    for mode in MODES:
        task = replace(one_task(BITS, MODULUS, random), mode=mode)
        accepted = await send(dut, task)
        dut.ready_i.value = 0
        while not dut.valid_o.value:
            assert not dut.ready_o.value, "a working core offers to take operands"
            drive(dut, Task(random.getrandbits(BITS), random.getrandbits(BITS), random.choice(MODES), True))
            dut.valid_i.value = random.getrandbits(1)
            await FallingEdge(dut.clk_i)
        dut.valid_i.value = 0
        appeared, answer = await receive(dut)
        check(Seen(task, accepted, appeared, answer))


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def reset_in_the_middle(dut: Any) -> None:
    """After a reset at any point no result comes, and the next inversion is right and in time."""
    await start(dut)
    random = rng()
    for mode in MODES:
        task = replace(one_task(BITS, MODULUS, random), mode=mode)
        cycles = MODEL.cycles(PARAMETERS, task)
        for moment in sorted({1, 2, BITS, cycles // 2, cycles - 2, cycles - 1, cycles, cycles + 5}):
            dut.ready_i.value = 0
            await send(dut, task)
            if moment > 1:
                await ClockCycles(dut.clk_i, moment - 1, FallingEdge)
            await reset(dut)
            dut.ready_i.value = 1
            for after in range(cycles + 2 if moment == cycles // 2 else 3):
                assert not dut.valid_o.value, f"a result {after} cycles after a reset in cycle {moment} of {task}"
                assert dut.ready_o.value, "the core is not ready after a reset"
                await FallingEdge(dut.clk_i)
            await run(dut, [task])


@cocotb.test(skip=not FOUR_STATES, timeout_time=LIMIT_NS, timeout_unit="ns")
async def unknown_inputs_while_idle(dut: Any) -> None:
    """Inputs that are unknown while nothing is offered, and while the core works, change nothing."""
    await start(dut)
    random = rng()
    for task in random_tasks(BITS, MODULUS, REQUEST.cases, random):
        unknown(dut)
        await ClockCycles(dut.clk_i, random.choice(PAUSES), FallingEdge)
        accepted = await send(dut, task)
        unknown(dut)
        appeared, answer = await receive(dut)
        check(Seen(task, accepted, appeared, answer))


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def even_modulus(dut: Any) -> None:
    """An even modulus ends with an error and 0; the inversion after it is right again."""
    await start(dut)
    random = rng()
    for m in (0, 2, 1 << BITS - 1, (1 << BITS) - 2, *(random.getrandbits(BITS) & ~1 for _ in range(20))):
        for a in (0, 1, random.getrandbits(BITS), m):
            await run(dut, [Task(a, m, random.choice(MODES)), one_task(BITS, MODULUS, random)])


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def modulus_of_one(dut: Any) -> None:
    """With m = 1 an end comes in time, and the inversion after it is right."""
    await start(dut)
    random = rng()
    for a in (0, 1, 2, (1 << BITS) - 1, random.getrandbits(BITS)):
        for mode in MODES:
            for fixed in (False, True):
                check_time(await invert(dut, Task(a, 1, mode, fixed)))
                await run(dut, [one_task(BITS, MODULUS, random)])


@cocotb.test(skip=not EXHAUSTIVE, timeout_time=LIMIT_NS, timeout_unit="ns")
async def every_number(dut: Any) -> None:
    """Every a below every odd m of the width, in every mode."""
    await start(dut)
    seen = await run(dut, every_task(BITS))
    REQUEST.add(cases=len(seen))
