"""Cocotb tests of ``inv_kaliski`` alone, beside those of :mod:`modforge.hardware.benches.inverter`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import cocotb

from modforge.hardware.benches import inverter_trace
from modforge.hardware.benches.flat_registers import flat_registers
from modforge.hardware.benches.inverter import LIMIT_NS, start
from modforge.hardware.golden import inv_kaliski
from modforge.hardware.golden.inv_kaliski import State


def registers(dut: Any) -> State:
    """Read the registers; the count has a sign."""
    found: State = flat_registers(State, dut)
    return replace(found, count=dut.count_q.value.to_signed())


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def every_register_every_cycle(dut: Any) -> None:
    """Every register agrees with the golden model after every edge."""
    await start(dut)
    await inverter_trace.every_register_every_cycle(dut, inv_kaliski, registers, State())


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def reset_clears_every_register(dut: Any) -> None:
    """A reset leaves nothing behind; p and q, which follow the operands, have those of the inputs."""
    await start(dut)
    await inverter_trace.reset_clears_every_register(dut, registers, lambda shown: State(p=shown.m, q=2 * shown.a))
