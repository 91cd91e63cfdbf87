"""Cocotb tests of ``vdf_core`` that look at its registers: those of the model after every edge, and after a reset."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import cocotb
from cocotb.triggers import ClockCycles, FallingEdge

from modforge.cores.kinds.benches.clock import reset
from modforge.cores.kinds.benches.flat_registers import flat_registers
from modforge.cores.kinds.delay_function.bench import (
    BITS,
    CYCLES,
    LIMIT_NS,
    MODULUS,
    PARAMETERS,
    begin,
    drive,
    long_run,
    rng,
    short_run,
    start,
)
from modforge.cores.kinds.delay_function.contract import Task, minus_inverse, montgomery_factor
from modforge.cores.mont_redundant.registers import redundant_registers
from modforge.cores.square_table import golden as square_table
from modforge.cores.vdf_core.golden import Inputs, Shape, State, advance
from modforge.cores.vdf_core.resolve import MULTIPLES, ResolveDigits, ResolveResidue

TRACE_CYCLES = 600


SHAPE = Shape.of(PARAMETERS)
CLEARED = State.cleared(SHAPE)


def registers(dut: Any) -> State:
    """Read all registers."""
    if isinstance(SHAPE.numbers, square_table.Shape):
        squares = dut.gen_table.u_squares
        squarer: Any = flat_registers(square_table.State, squares.u_squarer)
        multiples = [squares.u_resolve.gen_less[times] for times in MULTIPLES]
        less: dict[str, Any] = {name: tuple(_value(each, name) for each in multiples) for name in ("less", "borrow")}
    else:
        squares = dut.gen_montgomery.u_squares
        squarer = redundant_registers(squares.u_multiplier, SHAPE.numbers)
        less = {}
    resolve = replace(CLEARED.resolve, **_read(CLEARED.resolve, squares.u_resolve), **less)
    return replace(CLEARED, squarer=squarer, resolve=resolve, **_read(CLEARED, dut))


def _value(module: Any, name: str) -> int:
    return int(getattr(module, f"{name}_q").value)


def _read(state: State | ResolveDigits | ResolveResidue, module: Any) -> dict[str, Any]:
    """Read the registers of a module that are numbers and flags among the fields."""
    numbers = {name: value for name, value in vars(state).items() if isinstance(value, int)}
    return {name: type(value)(_value(module, name)) for name, value in numbers.items()}


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def every_register_every_cycle(dut: Any) -> None:
    """With random runs, stops, and checkpoints and results taken at random, the model has every register right."""
    await start(dut)
    random = rng()
    state = CLEARED
    task = Task(0, 1, 0)
    for cycle in range(TRACE_CYCLES):
        if not state.state:
            task = short_run(random)
            task = replace(task, t=random.choice((0, 1, 2, 5, 30)), distance=random.randrange(6))
            if random.random() < 0.2:
                task = replace(task, x=random.getrandbits(BITS), m=task.m - random.randrange(2))
        inputs = Inputs(
            valid=random.random() < 0.5,
            mode=task.mode,
            x=task.x,
            r2=montgomery_factor(SHAPE, task.m),
            m=task.m,
            mp=minus_inverse(SHAPE, task.m),
            t=task.t,
            distance=task.distance,
            stop=random.random() < 0.02,
            checkpoint_ready=random.random() < 0.2,
            ready=random.random() < 0.3,
        )
        drive(dut, task)
        for name in ("valid", "stop", "checkpoint_ready", "ready"):
            getattr(dut, f"{name}_i").value = int(getattr(inputs, name))
        await FallingEdge(dut.clk_i)
        state = advance(PARAMETERS, state, inputs)
        found = registers(dut)
        assert found == state, f"edge {cycle} of {inputs}: {found}, the model has {state}"


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def reset_clears_every_register(dut: Any) -> None:
    """A reset at any moment of a run, with a stop too, leaves nothing behind."""
    await start(dut)
    dut.checkpoint_ready_i.value = 1
    top = MODULUS or (1 << BITS) - 1
    task = replace(long_run(rng()), m=top, distance=SHAPE.min_distance)
    # A number like any other, one whose squares are all 1, and a modulus that is refused.
    for run in (task, replace(task, x=top - 1), replace(task, m=top - 1)):
        # Among them every moment between some checkpoints: one is made plain, and not each has a carry inside.
        moments = range(20 * CYCLES, (20 + 2 * SHAPE.min_distance) * CYCLES)
        for cycles in (1, 2, CYCLES + 1, *moments, 60 * CYCLES + 100):
            await begin(dut, run)
            if cycles > 1:
                await ClockCycles(dut.clk_i, cycles - 1, FallingEdge)
                dut.stop_i.value = 1
                await FallingEdge(dut.clk_i)
                dut.stop_i.value = 0
            await reset(dut)
            found = registers(dut)
            assert found == CLEARED, f"{cycles} cycles after the start of {run}: reset left {found}"
