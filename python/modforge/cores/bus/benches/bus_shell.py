"""Shared by the benches of all bus shells: clock, reset, and the checks of events and their interrupt."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from cocotb.clock import Clock
from cocotb.triggers import ClockCycles, FallingEdge

from modforge.cores.bus.benches.axi_lite import OKAY, Master
from modforge.cores.kinds.benches.registers import registers

DONE, REJECTED = 1, 2

Start = Callable[[int], Awaitable[None]]
"""Writes what starts the played core, which then takes as many cycles."""


async def start_clock(dut: Any, inputs: Iterable[Any], outputs: Iterable[Any]) -> None:
    """Start the clock and reset the shell."""
    Clock(dut.aclk, 2, "ns").start()
    await reset(dut, inputs, outputs)


async def reset(dut: Any, inputs: Iterable[Any], outputs: Iterable[Any]) -> None:
    """Pull the reset for two cycles with the inputs low; outputs and registers must be 0. Stop at a falling edge."""
    for port in inputs:
        port.value = 0
    dut.aresetn.value = 0
    await ClockCycles(dut.aclk, 2)
    await FallingEdge(dut.aclk)
    for port in outputs:
        assert int(port.value) == 0, f"{port._name} is {port.value} in reset"
    kept = dict(registers(dut))
    assert kept, "no register is seen"
    for path, register in kept.items():
        assert int(register.value) == 0, f"{path} is {register.value} in reset"
    dut.aresetn.value = 1


async def check_interrupts(dut: Any, master: Master, address: dict[str, int], start: Start) -> None:
    """Check that the line follows enabled events: done once for each start, rejected for one while busy."""
    enable, events = address["INTERRUPT_ENABLE"], address["INTERRUPT_STATUS"]
    await start(5)
    await master.until_idle(address["STATUS"])
    assert not dut.interrupt_o.value, "an event that is not enabled raised the line"
    await master.write(enable, REJECTED)
    assert not dut.interrupt_o.value, "another event raised the line"
    await master.write(enable, DONE)
    assert dut.interrupt_o.value, "enabling an event that is set does not raise the line"
    await master.write(events, REJECTED)
    assert dut.interrupt_o.value, "clearing another event lowered the line"
    await master.write(events, DONE)
    await ClockCycles(dut.aclk, 5, FallingEdge)
    assert not dut.interrupt_o.value, "the event is set though it was cleared after the end"
    await master.write(enable, REJECTED)
    await start(60)
    assert not dut.interrupt_o.value
    await start(60)
    assert dut.interrupt_o.value, "a rejected start does not raise the line"
    await master.until_idle(address["STATUS"])


async def check_clearing(dut: Any, master: Master, address: dict[str, int], start: Start, longest: int) -> None:
    """Check that a done event is kept that comes on the very edge that clears it, seen cycle by cycle on the line."""
    await master.write(address["INTERRUPT_ENABLE"], DONE)
    for delay in range(longest):
        await start(12)
        if delay:
            await ClockCycles(dut.aclk, delay, FallingEdge)
        master.post(address["INTERRUPT_STATUS"], DONE)
        risen = False
        for _ in range(longest + 18):
            risen |= bool(dut.interrupt_o.value)
            await FallingEdge(dut.aclk)
        assert risen, f"cleared {delay} cycles after the start: the line never rose"
        assert await master.b.queue.get() == (OKAY,)
        await master.write(address["INTERRUPT_STATUS"], DONE)
