"""Cocotb tests that every multiplier in redundant digits passes.

A :class:`~modforge.cores.model.request.BenchRequest` says which cases to try, and counts those that were right.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any

import cocotb
from cocotb.triggers import ClockCycles, FallingEdge

from modforge.cores import core
from modforge.cores.kinds.benches.clock import PERIOD_NS, now, reset, start_clock
from modforge.cores.kinds.benches.squaring_port import SquaringPort
from modforge.cores.kinds.redundant_multiplier.operands import RedundantOperands, RedundantProduct
from modforge.cores.model import golden
from modforge.cores.model.request import BenchRequest

REQUEST = BenchRequest.from_environment()
MODULUS = REQUEST.modulus
CORE = core(REQUEST.core)
PARAMETERS = REQUEST.parameters
CYCLES = CORE.cycles(PARAMETERS)
INTERVAL = CORE.interval(PARAMETERS)
MODEL = golden.model(REQUEST.core)
SHAPE = MODEL.Shape.of(PARAMETERS)
OPERANDS = RedundantOperands(SHAPE)

# Products whose digits are compared with the model, which is slow, and not the residue alone.
MODELLED = 1000
# The other simulator is slow.
CHAIN = 10_000 if cocotb.SIM_NAME == "Verilator" else 200
# Cycles to wait in a random run.
PAUSES = (1, 1, 1, 2, 2, 3, 5, CYCLES + 3)
PATIENCE = 4 * CYCLES + 50
# Far more than any test takes.
LIMIT_NS = PERIOD_NS * (REQUEST.cases + CHAIN) * (4 * CYCLES + 50)


@dataclass
class Checker:
    """Compares results with the mathematics, and the first ones with the model, digit by digit."""

    modelled: int = 0

    def __call__(self, case: RedundantProduct, digits: int) -> None:
        """Compare the digits of one result."""
        a, b = SHAPE.value(case.a), SHAPE.value(case.a if SHAPE.square else case.b)
        value = SHAPE.value(digits)
        expected = a * b * pow(2, -SHAPE.exponent, case.m) % case.m
        assert value % case.m == expected, f"{case}: got {value:#x}, which is not {expected:#x} mod M"
        assert value < 2 * case.m, f"{case}: got {value:#x}, which is 2M or more"
        if self.modelled < MODELLED:
            self.modelled += 1
            right = MODEL.multiply(SHAPE, case.a, case.b, case.m, SHAPE.minus_inverse(case.m))
            assert digits == right, f"{case}: got the digits {digits:#x}, the model gives {right:#x}"


def rng() -> Random:
    """Return the random numbers of one test: the same in every run with this seed, whatever other tests draw."""
    return Random(REQUEST.seed)


async def start(dut: Any) -> None:
    """Start the clock, reset the core and stop at a falling edge."""
    start_clock(dut)
    dut.valid_i.value = 0
    dut.ready_i.value = 0
    dut.square_i.value = 0
    drive(dut, RedundantProduct(0, 0, 1))
    await reset(dut)


def drive(dut: Any, case: RedundantProduct) -> None:
    """Put operands on the inputs."""
    dut.a_i.value = case.a
    dut.b_i.value = case.b
    dut.m_i.value = case.m
    dut.mp_i.value = SHAPE.minus_inverse(case.m)


PORT = SquaringPort(drive, PATIENCE, PAUSES)


def check_times(times: list[tuple[int, int]]) -> None:
    """Compare latency and interval of an unhindered run with the catalogue."""
    latencies = {appeared - accepted for accepted, appeared in times}
    intervals = {later - earlier for (earlier, _), (later, _) in pairwise(times)}
    assert latencies == {CYCLES}, f"latencies {latencies}, the formula gives {CYCLES}"
    assert intervals <= {INTERVAL}, f"intervals {intervals}, the formula gives {INTERVAL}"


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def edge_operands_back_to_back(dut: Any) -> None:
    """Edge operands, without a pause: right results, and every one after exactly the cycles of the formula."""
    await start(dut)
    cases = REQUEST.edges(OPERANDS.edge_products(MODULUS, rng()), OPERANDS.traits)
    times = await PORT.run(dut, cases, Checker())
    assert len(times) == len(cases)
    check_times(times)
    [cycles] = {appeared - accepted for accepted, appeared in times}
    [interval] = {later - earlier for (earlier, _), (later, _) in pairwise(times)}
    REQUEST.add(cases=len(cases), edge_cases=len(cases), cycles=cycles, interval=interval)


@cocotb.test(skip=not REQUEST.cases, timeout_time=LIMIT_NS, timeout_unit="ns")
async def random_operands_with_stalls(dut: Any) -> None:
    """Random operands, with idle inputs and a receiver that is not always ready."""
    await start(dut)
    count = min(REQUEST.cases, MODELLED)
    assert len(await PORT.run(dut, OPERANDS.random_products(MODULUS, count, rng()), Checker(), rng())) == count
    REQUEST.add(cases=count)


@cocotb.test(skip=REQUEST.cases <= MODELLED, timeout_time=LIMIT_NS, timeout_unit="ns")
async def random_operands_back_to_back(dut: Any) -> None:
    """The rest of the random operands without a pause, residue and bound alone."""
    await start(dut)
    count = REQUEST.cases - MODELLED
    times = await PORT.run(dut, OPERANDS.random_products(MODULUS, count, Random(REQUEST.seed + 1)), Checker())
    check_times(times)
    assert len(times) == count
    REQUEST.add(cases=count)


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def chain_of_squares(dut: Any) -> None:
    """Squares, each of the result before it, follow each other without a pause and end right."""
    await start(dut)
    [case] = OPERANDS.random_products(MODULUS, 1, rng())
    value, factor = SHAPE.value(case.a), pow(2, -SHAPE.exponent, case.m)
    dut.ready_i.value = 1
    accepted = await PORT.send(dut, RedundantProduct(case.a, case.a, case.m))
    drive(dut, RedundantProduct((1 << SHAPE.width) - 1, 0, 1))
    dut.square_i.value = 1
    dut.valid_i.value = 1
    for count in range(CHAIN):
        value = value * value * factor % case.m
        if count == CHAIN - 1:
            dut.valid_i.value = 0
        if CYCLES > 1:
            await ClockCycles(dut.clk_i, CYCLES - 1, FallingEdge)
        await FallingEdge(dut.clk_i)
        assert dut.valid_o.value, f"no result {CYCLES} cycles after square {count} was accepted"
        result = SHAPE.value(int(dut.z_o.value))
        assert result % case.m == value, f"square {count} of {case}: got {result:#x}, not {value:#x}"
        assert result < 2 * case.m, f"square {count} of {case}: got {result:#x}, which is 2M or more"
    assert now() - accepted == CHAIN * CYCLES
    REQUEST.add(cases=CHAIN)


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def square_of_the_last_result(dut: Any) -> None:
    """A square can be asked for while the core is idle, too, and takes the last result and the last modulus."""
    await start(dut)
    [case] = OPERANDS.random_products(MODULUS, 1, rng())
    check = Checker()
    await PORT.send(dut, case)
    _, digits = await PORT.receive(dut, stall=3)
    check(case, digits)
    for pause in (0, 1, CYCLES + 2):
        await ClockCycles(dut.clk_i, pause + 1, FallingEdge)
        last = RedundantProduct(digits, digits, case.m)
        dut.square_i.value = 1
        accepted = await PORT.send(dut, RedundantProduct(case.b, case.a, case.m ^ 2))
        dut.square_i.value = 0
        appeared, digits = await PORT.receive(dut)
        check(last, digits)
        check_times([(accepted, appeared)])


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def results_that_nobody_takes(dut: Any) -> None:
    """The core fills up, accepts no more, keeps its results, and then delivers all of them in order."""
    await start(dut)
    check = Checker()
    cases = list(OPERANDS.random_products(MODULUS, 4, rng()))
    sent = quiet = 0
    while quiet <= 2 * CYCLES + 2:
        assert sent < len(cases), f"{sent} products were accepted while nobody took a result"
        drive(dut, cases[sent])
        dut.valid_i.value = 1
        taken = bool(dut.ready_o.value)
        await FallingEdge(dut.clk_i)
        sent += taken
        quiet = 0 if taken else quiet + 1
    dut.valid_i.value = 0
    assert sent == 2
    for case in cases[:sent]:
        check(case, (await PORT.receive(dut))[1])


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def start_while_busy(dut: Any) -> None:
    """While the core is not ready, its inputs change neither result nor time."""
    await start(dut)
    check = Checker()
    ones = RedundantProduct((1 << SHAPE.width) - 1, (1 << SHAPE.width) - 1, 1)
    for case in OPERANDS.random_products(MODULUS, 5, rng()):
        dut.ready_i.value = 0
        accepted = await PORT.send(dut, case)
        drive(dut, ones)
        for _ in range(CYCLES - 1):
            assert not dut.ready_o.value, "a working core offers to take operands"
            dut.valid_i.value = 1
            await FallingEdge(dut.clk_i)
        dut.valid_i.value = 0
        appeared, digits = await PORT.receive(dut)
        check(case, digits)
        check_times([(accepted, appeared)])


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def reset_in_the_middle(dut: Any) -> None:
    """After a reset at any point no result comes, and the next product is right and in time."""
    await start(dut)
    moments = sorted({1, 2, CYCLES // 2 + 1, CYCLES, CYCLES + 5})
    for case, cycles in zip(OPERANDS.random_products(MODULUS, len(moments), rng()), moments, strict=True):
        dut.ready_i.value = 0
        await PORT.send(dut, case)
        if cycles > 1:
            await ClockCycles(dut.clk_i, cycles - 1, FallingEdge)
        await reset(dut)
        dut.ready_i.value = 1
        for after in range(CYCLES + 2):
            assert not dut.valid_o.value, f"{cycles} cycles after {case}: a result {after} cycles after the reset"
            await FallingEdge(dut.clk_i)
        check_times(await PORT.run(dut, [case], Checker()))
