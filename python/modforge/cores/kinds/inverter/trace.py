"""Compare every register of an inverter with its golden model, edge by edge."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from random import Random
from typing import Any

from cocotb.triggers import ClockCycles, FallingEdge

from modforge.cores.kinds.benches.clock import reset
from modforge.cores.kinds.inverter.bench import BITS, CYCLES, MODULUS, PARAMETERS, drive, rng, send
from modforge.cores.kinds.inverter.inversion import Inputs, Task
from modforge.cores.kinds.inverter.tasks import one_task, random_tasks

# At small widths many inversions, at large ones a few.
TRACE_CYCLES = max(2000, 2 * CYCLES + 50)

Registers = Callable[[Any], Any]


async def every_register_every_cycle(dut: Any, model: Any, registers: Registers, state: Any) -> None:
    """From ``state`` on, with random tasks and handshakes, even moduli too, all registers agree with ``model``."""
    random = rng()
    for cycle in range(TRACE_CYCLES):
        inputs = random_inputs(random)
        drive(dut, inputs.task)
        dut.valid_i.value = int(inputs.valid)
        dut.ready_i.value = int(inputs.ready)
        await FallingEdge(dut.clk_i)
        state = model.advance(PARAMETERS, state, inputs)
        found = registers(dut)
        assert found == state, f"edge {cycle} of {inputs}: {difference(found, state)}"


async def reset_clears_every_register(dut: Any, registers: Registers, expected: Callable[[Task], Any]) -> None:
    """A reset at any point leaves the registers that are ``expected`` with the task on the inputs, and nothing else."""
    shown = Task(3, 5, 0)
    for moment in sorted({1, 2, BITS, CYCLES // 2, CYCLES + 5}):
        task = one_task(BITS, MODULUS, rng())
        for left in (task, replace(task, mode=0), Task(task.a, task.m - 1, 3, True)):
            await send(dut, left)
            drive(dut, shown)
            if moment > 1:
                await ClockCycles(dut.clk_i, moment - 1, FallingEdge)
            await reset(dut)
            found, wanted = registers(dut), expected(shown)
            assert found == wanted, f"{moment} cycles after {left}: reset left {difference(found, wanted)}"


def random_inputs(random: Random) -> Inputs:
    """Draw a task, now and then with an even modulus, and both handshakes."""
    [task] = random_tasks(BITS, MODULUS, 1, random)
    if random.random() < 0.1:
        task = replace(task, m=task.m - 1)
    return Inputs(random.random() < 0.7, random.random() < 0.7, task)


def difference(found: Any, expected: Any) -> str:
    """Say which registers differ."""
    pairs = ((field.name, getattr(found, field.name), getattr(expected, field.name)) for field in fields(expected))
    return ", ".join(f"{name} is {has:#x} and not {wants:#x}" for name, has, wants in pairs if has != wants)
