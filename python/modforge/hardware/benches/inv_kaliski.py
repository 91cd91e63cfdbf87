"""Cocotb tests of ``inv_kaliski`` alone, beside those of :mod:`modforge.hardware.benches.inverter`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import cocotb
from cocotb.triggers import ClockCycles, FallingEdge

from modforge.hardware.benches.clock import reset
from modforge.hardware.benches.flat_registers import flat_registers
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
from modforge.hardware.golden.inv_kaliski import State, advance
from modforge.hardware.golden.inversion import Inputs, Task
from modforge.hardware.tasks import one_task, random_tasks

# At small widths many inversions, at large ones a few.
TRACE_CYCLES = max(3000, 3 * CYCLES)


def registers(dut: Any) -> State:
    """Read the registers; the count has a sign."""
    found: State = flat_registers(State, dut)
    return replace(found, count=dut.count_q.value.to_signed())


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def every_register_every_cycle(dut: Any) -> None:
    """With random tasks and handshakes, even moduli too, every register agrees with the model after every edge."""
    await start(dut)
    random = rng()
    state = State()
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
        assert found == state, f"edge {cycle} of {inputs}: {found}, the model has {state}"


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def reset_clears_every_register(dut: Any) -> None:
    """A reset at any point leaves nothing behind; p and q, which follow the operands, have those of the inputs."""
    await start(dut)
    for moment in sorted({1, 2, BITS, CYCLES // 2, CYCLES + 5}):
        task = one_task(BITS, MODULUS, rng())
        for left in (replace(task, mode=0), Task(task.a, task.m - 1, 3, True)):
            await send(dut, left)
            drive(dut, Task(3, 5, 0))
            if moment > 1:
                await ClockCycles(dut.clk_i, moment - 1, FallingEdge)
            await reset(dut)
            found = registers(dut)
            assert found == State(p=5, q=6), f"{moment} cycles after {left}: reset left {found}"
