"""Cocotb tests for ``mont_csa_r4`` only; those of its kind are in :mod:`modforge.cores.kinds.multiplier.bench`."""

from __future__ import annotations

from functools import partial
from typing import Any

import cocotb

from modforge.cores.kinds.benches.clock import now
from modforge.cores.kinds.benches.flat_registers import flat_registers
from modforge.cores.kinds.multiplier import trace
from modforge.cores.kinds.multiplier.bench import CYCLES, LIMIT_NS, MODULUS, OPERANDS, check, receive, rng, send, start
from modforge.cores.mont_csa_r4 import golden

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
    """A result that is not taken blocks only the last step of the next product, which follows a cycle later."""
    await start(dut)
    first, second = OPERANDS.random_products(MODULUS, 2, rng())
    await send(dut, first)
    await send(dut, second)
    _, value, error = await receive(dut, stall=2 * CYCLES)
    taken = now()
    check(first, value, error)
    appeared, value, error = await receive(dut)
    check(second, value, error)
    assert appeared - taken == 1, f"{appeared - taken} cycles after the result was taken, not 1"
