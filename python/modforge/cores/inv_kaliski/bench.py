"""Cocotb tests for ``inv_kaliski`` only; those of its kind are in :mod:`modforge.cores.kinds.inverter.bench`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import cocotb

from modforge.cores.inv_kaliski import golden
from modforge.cores.inv_kaliski.golden import State
from modforge.cores.kinds.benches.flat_registers import flat_registers
from modforge.cores.kinds.inverter import trace as inverter_trace
from modforge.cores.kinds.inverter.bench import LIMIT_NS, start


def registers(dut: Any) -> State:
    """Read the registers; the count has a sign."""
    found: State = flat_registers(State, dut)
    return replace(found, count=dut.count_q.value.to_signed())


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def every_register_every_cycle(dut: Any) -> None:
    """Every register agrees with the golden model after every edge."""
    await start(dut)
    await inverter_trace.every_register_every_cycle(dut, golden, registers, State())


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def reset_clears_every_register(dut: Any) -> None:
    """A reset leaves nothing behind; p and q, which follow the operands, have those of the inputs."""
    await start(dut)
    await inverter_trace.reset_clears_every_register(dut, registers, lambda shown: State(p=shown.m, q=2 * shown.a))
