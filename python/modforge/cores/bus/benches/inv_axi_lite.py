"""Cocotb tests for ``inv_axi_lite`` only: the result stays in the inverter."""

from __future__ import annotations

from typing import Any

import cocotb
from cocotb.triggers import FallingEdge

from modforge.cores.bus.benches.channels import never
from modforge.cores.bus.benches.windowed_shell import ADDRESS, LIMIT_US, start


@cocotb.test(timeout_time=LIMIT_US, timeout_unit="us")
async def result_stays_in_the_inverter(dut: Any) -> None:
    """The inverter keeps its result, and shows it however often it is read, until the next start."""
    bench = await start(dut, never)
    for _ in range(3):
        operands = bench.numbers(even=bench.random.random() < 0.5)
        await bench.load(operands)
        command = await bench.start()
        for _ in range(3):
            await bench.end(operands, command)
            await bench.load(bench.numbers())
            await bench.master.write(ADDRESS["CONTROL"], bench.random.getrandbits(31) << 1)
            for _ in range(4):
                assert dut.inv_valid_i.value and not dut.inv_ready_o.value, "the result leaves too early"
                assert not dut.inv_valid_o.value
                await FallingEdge(dut.aclk)
