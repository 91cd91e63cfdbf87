"""The clock of a bench: inputs change and outputs are read on falling edges; the rising edges belong to the core.

So the bench sees settled values in every simulator.
"""

from __future__ import annotations

from typing import Any

from cocotb.clock import Clock
from cocotb.simtime import get_sim_time
from cocotb.triggers import ClockCycles, FallingEdge, RisingEdge, SimTimeoutError, with_timeout

PERIOD_NS = 2

# The time of a rising edge of the running test's clock, in nanoseconds.
epoch = 0


def start_clock(dut: Any) -> None:
    """Start the clock of a test."""
    global epoch
    epoch = int(get_sim_time("ns"))
    Clock(dut.clk_i, PERIOD_NS, "ns").start()


def now() -> int:
    """Return the number of rising edges so far, up to a constant; the falling edge after one counts like it."""
    return (int(get_sim_time("ns")) - epoch) // PERIOD_NS


async def reset(dut: Any) -> None:
    """Pull the reset for a cycle, from a falling edge to the next."""
    dut.rst_ni.value = 0
    await ClockCycles(dut.clk_i, 1)
    await FallingEdge(dut.clk_i)
    dut.rst_ni.value = 1


async def until(dut: Any, signal: Any, patience: int) -> None:
    """Wait for a falling edge of the clock at which ``signal`` is high, for ``patience`` cycles at most."""
    while not signal.value:
        try:
            await with_timeout(RisingEdge(signal), patience * PERIOD_NS, "ns")
        except SimTimeoutError:
            raise AssertionError(f"{signal._name} is low for {patience} cycles") from None
        await FallingEdge(dut.clk_i)
