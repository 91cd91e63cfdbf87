"""Cocotb tests that every squarer made for one modulus passes.

A :class:`~modforge.cores.model.request.BenchRequest` says which cases to try, and counts those that were right.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any

import cocotb
from cocotb.triggers import ClockCycles, FallingEdge

from modforge.cores.kinds.benches.clock import PERIOD_NS, now, reset, start_clock
from modforge.cores.kinds.benches.squaring_port import SquaringPort
from modforge.cores.kinds.modular_squarer.operands import SquareOperands
from modforge.cores.model import golden
from modforge.cores.model.request import BenchRequest

REQUEST = BenchRequest.from_environment()
MODEL = golden.model(REQUEST.core)
SHAPE = MODEL.Shape.of(REQUEST.parameters)
OPERANDS = SquareOperands(SHAPE)

# Squares whose digits are compared with the model, which is slow, and not the residue alone.
MODELLED = 1000
# The other simulator is slow.
CHAIN = 10_000 if cocotb.SIM_NAME == "Verilator" else 200
# Operands of so many bits are tried one and all.
EVERY = 13 if cocotb.SIM_NAME == "Verilator" else 12
# Cycles to wait in a random run.
PAUSES = (1, 1, 1, 2, 2, 3, 5)
PATIENCE = 50
# Far more than any test takes.
LIMIT_NS = PERIOD_NS * 50 * (REQUEST.cases + CHAIN + (1 << EVERY))


@dataclass
class Checker:
    """Compares results with the mathematics, and the first ones with the model, digit by digit."""

    modelled: int = 0

    def __call__(self, operand: int, digits: int) -> None:
        """Compare the digits of one result."""
        expected = SHAPE.value(operand) ** 2 % SHAPE.modulus
        found = SHAPE.value(digits) % SHAPE.modulus
        assert found == expected, f"digits {operand:#x}: got {found:#x} mod M, not {expected:#x}"
        assert digits >> SHAPE.number_bits == 0, f"digits {operand:#x}: got {digits:#x}, which is not an operand"
        if self.modelled < MODELLED:
            self.modelled += 1
            right = MODEL.square(SHAPE, operand)
            assert digits == right, f"digits {operand:#x}: got the digits {digits:#x}, the model gives {right:#x}"


def rng() -> Random:
    """Return the random numbers of one test: the same in every run with this seed, whatever other tests draw."""
    return Random(REQUEST.seed)


async def start(dut: Any) -> None:
    """Start the clock, reset the core and stop at a falling edge."""
    start_clock(dut)
    dut.valid_i.value = 0
    dut.ready_i.value = 0
    dut.square_i.value = 0
    drive(dut, 0)
    await reset(dut)


def drive(dut: Any, operand: int) -> None:
    """Put an operand on the inputs."""
    dut.a_i.value = operand


PORT = SquaringPort(drive, PATIENCE, PAUSES)


def check_times(times: list[tuple[int, int]]) -> None:
    """A square appears a cycle after it was accepted, and the next one a cycle later."""
    assert {appeared - accepted for accepted, appeared in times} == {1}
    assert {later - earlier for (earlier, _), (later, _) in pairwise(times)} <= {1}


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def edge_operands_back_to_back(dut: Any) -> None:
    """Edge operands, without a pause: right results, and every one a cycle after the one before."""
    await start(dut)
    operands = REQUEST.edges(OPERANDS.edge_operands(rng()), OPERANDS.traits)
    times = await PORT.run(dut, operands, Checker())
    assert len(times) == len(operands)
    check_times(times)
    REQUEST.add(cases=len(operands), edge_cases=len(operands), cycles=1, interval=1)


@cocotb.test(skip=SHAPE.number_bits > EVERY, timeout_time=LIMIT_NS, timeout_unit="ns")
async def every_operand(dut: Any) -> None:
    """The square of all digits that there are."""
    await start(dut)
    times = await PORT.run(dut, range(1 << SHAPE.number_bits), Checker())
    check_times(times)
    assert len(times) == 1 << SHAPE.number_bits
    REQUEST.add(cases=len(times))


@cocotb.test(skip=not REQUEST.cases, timeout_time=LIMIT_NS, timeout_unit="ns")
async def random_operands_with_stalls(dut: Any) -> None:
    """Random digits, with idle inputs and a receiver that is not always ready."""
    await start(dut)
    count = min(REQUEST.cases, MODELLED)
    assert len(await PORT.run(dut, OPERANDS.random_operands(count, rng()), Checker(), rng())) == count
    REQUEST.add(cases=count)


@cocotb.test(skip=REQUEST.cases <= MODELLED, timeout_time=LIMIT_NS, timeout_unit="ns")
async def random_operands_back_to_back(dut: Any) -> None:
    """The rest of the random digits without a pause, residue and bound alone."""
    await start(dut)
    count = REQUEST.cases - MODELLED
    times = await PORT.run(dut, OPERANDS.random_operands(count, Random(REQUEST.seed + 1)), Checker())
    check_times(times)
    assert len(times) == count
    REQUEST.add(cases=count)


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def chain_of_squares(dut: Any) -> None:
    """Squares, each of the result before it, follow each other without a pause and end right."""
    await start(dut)
    value = SHAPE.value(OPERANDS.largest)
    dut.ready_i.value = 1
    accepted = await PORT.send(dut, OPERANDS.largest)
    dut.a_i.value = 0
    dut.square_i.value = 1
    dut.valid_i.value = 1
    for count in range(CHAIN):
        value = value * value % SHAPE.modulus
        if count == CHAIN - 1:
            dut.valid_i.value = 0
        await FallingEdge(dut.clk_i)
        assert dut.valid_o.value, f"no result a cycle after square {count} was accepted"
        result = SHAPE.value(int(dut.z_o.value)) % SHAPE.modulus
        assert result == value, f"square {count}: got {result:#x}, not {value:#x}"
    assert value == pow(SHAPE.value(OPERANDS.largest), 1 << CHAIN, SHAPE.modulus)
    assert now() - accepted == CHAIN
    REQUEST.add(cases=CHAIN)


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def square_of_the_last_result(dut: Any) -> None:
    """A square can be asked for while the core is idle, too, and takes the last result."""
    await start(dut)
    [operand] = OPERANDS.random_operands(1, rng())
    check = Checker()
    await PORT.send(dut, operand)
    _, digits = await PORT.receive(dut, stall=3)
    check(operand, digits)
    for pause in (0, 1, 3):
        await ClockCycles(dut.clk_i, pause + 1, FallingEdge)
        last = digits
        dut.square_i.value = 1
        accepted = await PORT.send(dut, operand)
        dut.square_i.value = 0
        appeared, digits = await PORT.receive(dut)
        check(last, digits)
        check_times([(accepted, appeared)])


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def results_that_nobody_takes(dut: Any) -> None:
    """The core fills up with two squares, accepts no more, keeps both, and then delivers them in order."""
    await start(dut)
    check = Checker()
    operands = list(OPERANDS.random_operands(3, rng()))
    sent = 0
    for _ in range(8):
        dut.a_i.value = operands[sent]
        dut.valid_i.value = 1
        sent += bool(dut.ready_o.value)
        await FallingEdge(dut.clk_i)
        assert sent <= 2, "a third square was accepted while nobody took a result"
    dut.valid_i.value = 0
    assert sent == 2
    for operand in operands[:sent]:
        check(operand, (await PORT.receive(dut))[1])


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def bits_above_the_highest_digit(dut: Any) -> None:
    """Bits of a_i above the highest digit change nothing."""
    await start(dut)
    check = Checker()
    above = (1 << SHAPE.width) - 1 - OPERANDS.largest
    for operand in OPERANDS.random_operands(5, rng()):
        await PORT.send(dut, operand | above)
        check(operand, (await PORT.receive(dut))[1])


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def reset_in_the_middle(dut: Any) -> None:
    """After a reset at any point no result comes, and the next square is right and in time."""
    await start(dut)
    for operand, cycles in zip(OPERANDS.random_operands(3, rng()), (1, 2, 5), strict=True):
        dut.ready_i.value = 0
        await PORT.send(dut, operand)
        if cycles > 1:
            await ClockCycles(dut.clk_i, cycles - 1, FallingEdge)
        await reset(dut)
        dut.ready_i.value = 1
        for after in range(3):
            assert not dut.valid_o.value, f"a result {after} cycles after the reset"
            await FallingEdge(dut.clk_i)
        check_times(await PORT.run(dut, [operand], Checker()))
