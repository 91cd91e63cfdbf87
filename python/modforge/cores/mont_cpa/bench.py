"""Cocotb tests for ``mont_cpa`` only; those of its kind are in :mod:`modforge.cores.kinds.multiplier.bench`."""

from __future__ import annotations

from functools import partial
from typing import Any

import cocotb
from cocotb.triggers import ClockCycles, FallingEdge

from modforge.cores.kinds.benches.clock import now
from modforge.cores.kinds.benches.flat_registers import flat_registers
from modforge.cores.kinds.multiplier import trace
from modforge.cores.kinds.multiplier.bench import (
    CYCLES,
    LIMIT_NS,
    MODULUS,
    OPERANDS,
    check,
    drive,
    receive,
    rng,
    send,
    start,
)
from modforge.cores.model.operands import Product
from modforge.cores.mont_cpa import golden

registers = partial(flat_registers, golden.State)


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def every_register_every_cycle(dut: Any) -> None:
    """Every register agrees with the golden model after every edge."""
    await trace.every_register_every_cycle(dut, golden, registers)


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def reset_clears_every_register(dut: Any) -> None:
    """A reset clears operands and result, too."""
    await trace.reset_clears_every_register(dut, golden, registers)


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def waiting_result(dut: Any) -> None:
    """A result that is not taken blocks only the first step of the next product."""
    await start(dut)
    first, second = OPERANDS.random_products(MODULUS, 2, rng())
    await send(dut, first)
    while not dut.valid_o.value:
        await FallingEdge(dut.clk_i)
    await send(dut, second)
    assert not dut.ready_o.value, "a third operation was accepted while the first result was waiting"
    _, value, error = await receive(dut, stall=2 * CYCLES)
    taken = now()
    check(first, value, error)
    appeared, value, error = await receive(dut)
    check(second, value, error)
    assert appeared - taken == CYCLES - 1, f"{appeared - taken} cycles after the result was taken, not {CYCLES - 1}"


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def second_words_are_ignored(dut: Any) -> None:
    """Whatever a2_i and b2_i are, the product is that of the first words."""
    await start(dut)
    for case in OPERANDS.random_products(MODULUS, 5, rng()):
        dut.ready_i.value = 0
        ones = OPERANDS.out_of_range(case.n)
        drive(dut, Product((case.a[0], ones.a[1]), (case.b[0], ones.b[1]), case.n))
        dut.valid_i.value = 1
        await FallingEdge(dut.clk_i)
        dut.valid_i.value = 0
        await ClockCycles(dut.clk_i, CYCLES, FallingEdge)
        _, value, error = await receive(dut)
        check(case, value, error)
