"""Cocotb tests of ``inv_divstep`` alone, beside those of :mod:`modforge.hardware.benches.inverter`."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import cocotb
from cocotb.triggers import ClockCycles, FallingEdge

from modforge.hardware.benches.clock import reset
from modforge.hardware.benches.inverter import (
    BITS,
    CYCLES,
    LIMIT_NS,
    MODULUS,
    PARAMETERS,
    drive,
    rng,
    send,
    start,
)
from modforge.hardware.golden.inv_divstep import State, advance
from modforge.hardware.golden.inversion import Inputs, Task
from modforge.hardware.tasks import one_task, random_tasks

# At small widths many inversions, at large ones a few.
TRACE_CYCLES = max(1000, 2 * CYCLES)

COPIES = ("load", "write", "take_sum", "take_e", "take_f", "flip")
"""The registers of which each block has a copy."""


def registers(dut: Any) -> State:
    """Read the registers; zeta has a sign, and all copies of one are equal."""
    found: dict[str, Any] = {}
    for field in fields(State):
        value = getattr(dut, f"{field.name}_q").value
        if field.name == "zeta":
            found[field.name] = value.to_signed()
        elif field.name in COPIES:
            copies = set(str(value))
            assert len(copies) == 1, f"the copies of {field.name} differ: {value}"
            found[field.name] = copies == {"1"}
        else:
            found[field.name] = bool(int(value)) if isinstance(field.default, bool) else int(value)
    return State(**found)


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def every_register_every_cycle(dut: Any) -> None:
    """With random tasks and handshakes, even moduli too, every register agrees with the model after every edge."""
    random = rng()
    await start(dut)
    # Registers behind f and e show what was there before the first clock; that takes a cycle a block to go.
    state = after_reset(Task(0, 0, 0))
    for _ in range(BITS + 3):
        await FallingEdge(dut.clk_i)
        state = advance(PARAMETERS, state, Inputs())
    for cycle in range(TRACE_CYCLES):
        [task] = random_tasks(BITS, MODULUS, 1, random)
        if random.random() < 0.1:
            task = Task(task.a, task.m - 1, task.mode, task.fixed)
        inputs = Inputs(random.random() < 0.7, random.random() < 0.7, task)
        drive(dut, task)
        dut.valid_i.value = int(inputs.valid)
        dut.ready_i.value = int(inputs.ready)
        await FallingEdge(dut.clk_i)
        state = advance(PARAMETERS, state, inputs)
        found = registers(dut)
        assert found == state, f"edge {cycle} of {inputs}: {difference(found, state)}"


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def reset_clears_every_register(dut: Any) -> None:
    """A reset at any point leaves nothing behind but what follows the inputs."""
    await start(dut)
    for moment in sorted({1, 2, BITS, CYCLES // 2, CYCLES + 5}):
        task = one_task(BITS, MODULUS, rng())
        for left in (task, Task(task.a, task.m - 1, 3, True)):
            await send(dut, left)
            shown = Task(3, 5, 0)
            drive(dut, shown)
            if moment > 1:
                await ClockCycles(dut.clk_i, moment - 1, FallingEdge)
            await reset(dut)
            found = registers(dut)
            expected = after_reset(shown)
            assert found == expected, f"{moment} cycles after {left}: reset left {difference(found, expected)}"


def after_reset(task: Task) -> State:
    """Return the registers after a reset with these inputs."""
    loaded = advance(PARAMETERS, State(), Inputs(task=task))
    return State(f=loaded.f, g=loaded.g, d=loaded.d, e=loaded.e, m=loaded.m)


def difference(found: State, expected: State) -> str:
    """Say which registers differ."""
    pairs = ((field.name, getattr(found, field.name), getattr(expected, field.name)) for field in fields(State))
    return ", ".join(f"{name} is {has:#x} and not {wants:#x}" for name, has, wants in pairs if has != wants)
