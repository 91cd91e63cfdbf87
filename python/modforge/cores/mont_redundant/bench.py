"""Cocotb tests for ``mont_redundant`` only; those of its kind are in ``kinds/redundant_multiplier/bench.py``."""

from __future__ import annotations

from typing import Any

import cocotb
from cocotb.triggers import ClockCycles, FallingEdge

from modforge.cores.kinds.benches.clock import reset
from modforge.cores.kinds.redundant_multiplier.bench import (
    CYCLES,
    LIMIT_NS,
    MODULUS,
    OPERANDS,
    PARAMETERS,
    PORT,
    SHAPE,
    drive,
    rng,
    start,
)
from modforge.cores.kinds.redundant_multiplier.operands import RedundantProduct
from modforge.cores.mont_redundant.golden import Inputs, State, advance
from modforge.cores.mont_redundant.registers import redundant_registers

TRACE_CYCLES = 500


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def every_register_every_cycle(dut: Any) -> None:
    """With random operands and handshakes every register agrees with the model after every edge."""
    await start(dut)
    random = rng()
    state = State()
    for cycle in range(TRACE_CYCLES):
        [case] = OPERANDS.random_products(MODULUS, 1, random)
        inputs = Inputs(
            random.random() < 0.7,
            random.random() < 0.7,
            random.random() < 0.3,
            case.a,
            case.b,
            case.m,
            SHAPE.minus_inverse(case.m),
        )
        drive(dut, case)
        dut.valid_i.value = int(inputs.valid)
        dut.ready_i.value = int(inputs.ready)
        dut.square_i.value = int(inputs.square)
        await FallingEdge(dut.clk_i)
        state = advance(PARAMETERS, state, inputs)
        found = redundant_registers(dut, SHAPE)
        assert found == state, f"edge {cycle} of {inputs}: {found}, the model has {state}"


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def reset_clears_every_register(dut: Any) -> None:
    """A reset at any point leaves nothing behind."""
    await start(dut)
    ones = RedundantProduct((1 << SHAPE.width) - 1, (1 << SHAPE.width) - 1, (1 << SHAPE.bits) - 1)
    for cycles in sorted({1, 2, CYCLES // 2 + 1, CYCLES, CYCLES + 5}):
        await PORT.send(dut, ones)
        if cycles > 1:
            await ClockCycles(dut.clk_i, cycles - 1, FallingEdge)
        await reset(dut)
        found = redundant_registers(dut, SHAPE)
        assert found == State(), f"{cycles} cycles after {ones}: reset left {found}"
