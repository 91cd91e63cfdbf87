"""Cocotb tests for ``inv_divstep`` only; those of its kind are in :mod:`modforge.cores.kinds.inverter.bench`."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import cocotb
from cocotb.triggers import FallingEdge

from modforge.cores.inv_divstep import golden
from modforge.cores.inv_divstep.golden import State, advance
from modforge.cores.kinds.inverter import trace as inverter_trace
from modforge.cores.kinds.inverter.bench import BITS, LIMIT_NS, PARAMETERS, start
from modforge.cores.kinds.inverter.inversion import Inputs, Task

COPIES = ("load", "write", "take_sum", "take_e", "take_f", "flip")
"""The registers of which each block has a copy."""

RESULT = ("x", "error", "sum_carry", "zeros", "ones", "write", "take_sum", "take_e", "take_f", "flip")
"""Those of divstep_result."""

WORDS = ("low", "run", "toggle", "e_add", "e_swap", "e_odd", "e_carry", "e_saved", "d_low", "odd", "d", "e", "m")
"""Those of divstep_words."""


def part(dut: Any, name: str) -> Any:
    """Return the module that has a register."""
    return dut.u_result if name in RESULT else dut.u_words if name in WORDS else dut


def registers(dut: Any) -> State:
    """Read the registers; zeta has a sign, and all copies of one are equal."""
    found: dict[str, Any] = {}
    for field in fields(State):
        value = getattr(part(dut, field.name), f"{field.name}_q").value
        if field.name == "zeta":
            found[field.name] = value.to_signed()
        elif field.name in COPIES:
            copies = set(str(value))
            assert len(copies) == 1, f"the copies of {field.name} differ: {value}"
            found[field.name] = copies == {"1"}
        else:
            found[field.name] = bool(int(value)) if isinstance(field.default, bool) else int(value)
    return State(**found)


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def every_register_every_cycle(dut: Any) -> None:
    """Every register agrees with the golden model after every edge."""
    await start(dut)
    # Registers behind f and e still hold their state from before the first clock, which leaves a block a cycle.
    state = after_reset(Task(0, 0, 0))
    for _ in range(BITS + 3):
        await FallingEdge(dut.clk_i)
        state = advance(PARAMETERS, state, Inputs())
    await inverter_trace.every_register_every_cycle(dut, golden, registers, state)


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def reset_clears_every_register(dut: Any) -> None:
    """A reset clears every register that does not follow the inputs."""
    await start(dut)
    await inverter_trace.reset_clears_every_register(dut, registers, after_reset)


def after_reset(task: Task) -> State:
    """Return the registers after a reset with these inputs."""
    loaded = advance(PARAMETERS, State(), Inputs(task=task))
    return State(f=loaded.f, g=loaded.g, d=loaded.d, e=loaded.e, m=loaded.m)
