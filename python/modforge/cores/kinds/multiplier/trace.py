"""Compare every register of a multiplier with its golden model, edge by edge."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from cocotb.triggers import ClockCycles, FallingEdge

from modforge.cores.kinds.benches.clock import reset
from modforge.cores.kinds.multiplier.arithmetic import Inputs
from modforge.cores.kinds.multiplier.bench import CYCLES, MODULUS, OPERANDS, PARAMETERS, drive, rng, send, start

# At small widths many multiplications, at large ones a whole one and the beginning of the next.
TRACE_CYCLES = max(1000, CYCLES + 50)


async def every_register_every_cycle(dut: Any, model: Any, registers: Callable[[Any], Any]) -> None:
    """With random operands and handshakes, all that ``registers`` reads agrees with ``model`` after every edge.

    About one modulus in eight that is offered is even.
    """
    await start(dut)
    random = rng()
    state = model.State()
    for cycle in range(TRACE_CYCLES):
        [case] = OPERANDS.random_products(MODULUS, 1, random)
        case = replace(case, n=case.n - (random.random() < 1 / 8))
        inputs = Inputs(random.random() < 0.7, random.random() < 0.7, case.a, case.b, case.n)
        drive(dut, case)
        dut.valid_i.value = int(inputs.valid)
        dut.ready_i.value = int(inputs.ready)
        await FallingEdge(dut.clk_i)
        state = model.advance(PARAMETERS, state, inputs)
        found = registers(dut)
        assert found == state, f"edge {cycle} of {inputs}: {found}, the model has {state}"


async def reset_clears_every_register(dut: Any, model: Any, registers: Callable[[Any], Any]) -> None:
    """A reset at any point of a multiplication leaves nothing behind, neither operands nor the error of an even n.

    It is the same when the core is full: a result that nobody takes, and as many products behind it as it has room for.
    """
    await start(dut)
    ones = (1 << PARAMETERS["Bits"]) - 1
    for cycles in sorted({1, 2, 4, 8, CYCLES // 2, CYCLES, CYCLES + 5}):
        [case] = OPERANDS.random_products(ones, 1, rng())
        # All ones reach carries that random words seldom do.
        for full in (case, OPERANDS.out_of_range(ones), OPERANDS.out_of_range(ones - 1)):
            await send(dut, full)
            if cycles > 1:
                await ClockCycles(dut.clk_i, cycles - 1, FallingEdge)
            await reset(dut)
            found = registers(dut)
            assert found == model.State(), f"{cycles} cycles after {full}: reset left {found}"
    dut.valid_i.value = 1
    await ClockCycles(dut.clk_i, 3 * CYCLES, FallingEdge)
    dut.valid_i.value = 0
    await reset(dut)
    found = registers(dut)
    assert found == model.State(), f"full: reset left {found}"
