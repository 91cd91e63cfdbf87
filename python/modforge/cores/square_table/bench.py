"""Cocotb tests for ``square_table`` only; those of its kind are in ``kinds/modular_squarer/bench.py``."""

from __future__ import annotations

from typing import Any

import cocotb
from cocotb.triggers import ClockCycles, FallingEdge

from modforge.cores.kinds.benches.clock import reset
from modforge.cores.kinds.benches.flat_registers import flat_registers
from modforge.cores.kinds.modular_squarer.bench import LIMIT_NS, OPERANDS, PORT, REQUEST, SHAPE, rng, start
from modforge.cores.square_table.golden import Inputs, State, advance

TRACE_CYCLES = 500


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def every_register_every_cycle(dut: Any) -> None:
    """With random operands and handshakes every register agrees with the model after every edge."""
    await start(dut)
    random = rng()
    state = State()
    for cycle, operand in enumerate(OPERANDS.random_operands(TRACE_CYCLES, random)):
        inputs = Inputs(random.random() < 0.7, random.random() < 0.7, random.random() < 0.3, operand)
        dut.a_i.value = inputs.a
        dut.valid_i.value = int(inputs.valid)
        dut.ready_i.value = int(inputs.ready)
        dut.square_i.value = int(inputs.square)
        await FallingEdge(dut.clk_i)
        state = advance(REQUEST.parameters, state, inputs)
        found = flat_registers(State, dut)
        assert found == state, f"edge {cycle} of {inputs}: {found}, the model has {state}"


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def reset_clears_every_register(dut: Any) -> None:
    """A reset at any point leaves nothing behind."""
    await start(dut)
    for cycles in (1, 2, 5):
        await PORT.send(dut, (1 << SHAPE.width) - 1)
        if cycles > 1:
            await ClockCycles(dut.clk_i, cycles - 1, FallingEdge)
        await reset(dut)
        found = flat_registers(State, dut)
        assert found == State(), f"{cycles} cycles after the largest operand: reset left {found}"
