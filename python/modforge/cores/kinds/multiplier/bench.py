"""Cocotb tests that every multiplier passes, whatever its architecture.

A :class:`~modforge.cores.model.request.BenchRequest` says which cases to try, and counts those that were right.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from random import Random
from typing import Any

import cocotb
from cocotb.triggers import ClockCycles, FallingEdge

from modforge.cores import core
from modforge.cores.kinds.benches.clock import PERIOD_NS, now, reset, start_clock, until
from modforge.cores.kinds.multiplier.arithmetic import in_range, product
from modforge.cores.model.operands import Product
from modforge.cores.model.request import BenchRequest

REQUEST = BenchRequest.from_environment()
MODULUS = REQUEST.modulus
CORE = core(REQUEST.core)
PARAMETERS = REQUEST.parameters
BITS = PARAMETERS["Bits"]
CYCLES = CORE.cycles(PARAMETERS)
INTERVAL = CORE.interval(PARAMETERS)
OPERANDS = CORE.numbers(PARAMETERS)

EXHAUSTIVE_BITS = 4
# Cycles to wait in a random run: mostly few; seldom longer than a multiplication takes.
PAUSES = (1, 1, 1, 2, 2, 3, 5, CYCLES // 2, CYCLES + 3)
# Longer than a core may keep either side waiting while the other one waits for nothing but its own pauses.
PATIENCE = 8 * CYCLES + 50
# Far more than any test takes.
LIMIT_NS = PERIOD_NS * (REQUEST.cases + 10_000) * (4 * CYCLES + 50)


def rng() -> Random:
    """Return the random numbers of one test: the same in every run with this seed, whatever other tests draw."""
    return Random(REQUEST.seed)


async def start(dut: Any) -> None:
    """Start the clock, reset the core and stop at a falling edge."""
    start_clock(dut)
    dut.valid_i.value = 0
    dut.ready_i.value = 0
    drive(dut, Product((0, 0), (0, 0), 0))
    await reset(dut)


def drive(dut: Any, case: Product) -> None:
    """Put operands on the inputs."""
    dut.a1_i.value, dut.a2_i.value = case.a
    dut.b1_i.value, dut.b2_i.value = case.b
    dut.n_i.value = case.n


async def send(dut: Any, case: Product) -> int:
    """Offer operands until they are taken; return the cycle of the edge that took them."""
    drive(dut, case)
    dut.valid_i.value = 1
    await until(dut, dut.ready_o, PATIENCE)
    await FallingEdge(dut.clk_i)
    dut.valid_i.value = 0
    return now()


async def receive(dut: Any, stall: int = 0) -> tuple[int, int, bool]:
    """Take the next result after ``stall`` cycles; return the cycle in which it appeared, its value and its error flag.

    With no stall ``ready_i`` is already high when the result appears.
    """
    dut.ready_i.value = int(stall == 0)
    await until(dut, dut.valid_o, PATIENCE)
    appeared = now()
    value = result(dut)
    error = bool(dut.error_o.value)
    for _ in range(stall):
        await FallingEdge(dut.clk_i)
        held = result(dut)
        assert dut.valid_o.value and held == value, f"the waiting result {value:#x} became {held:#x}"
        assert bool(dut.error_o.value) == error, "error_o changed while the result was waiting"
    dut.ready_i.value = 1
    await FallingEdge(dut.clk_i)
    return appeared, value, error


def result(dut: Any) -> int:
    """Read the result that is shown now."""
    second = int(dut.s2_o.value)
    assert CORE.operands == "pair" or second == 0, f"a core of plain numbers shows s2 = {second:#x}"
    return int(dut.s1_o.value) + second


def check(case: Product, value: int, error: bool) -> None:
    """Compare one result with the mathematics: residue, bound, error flag."""
    a, b = sum(case.a), sum(case.b)
    expected = product(OPERANDS.exponent, a, b, case.n)
    assert not error, f"{case}: error_o is high for an odd modulus"
    assert value % case.n == expected, f"{case}: got {value:#x}, which is not {expected:#x} mod n"
    assert in_range(BITS, a, b, case.n, value), f"{case}: got {value:#x}, which is out of bounds"


async def run(dut: Any, cases: Iterable[Product], gaps: Random | None = None) -> list[tuple[int, int]]:
    """Send all cases and check all results; return for each the cycles of acceptance and of appearance.

    ``gaps`` draws idle cycles before operands and before results are taken; without, both sides are always ready.
    """
    cases = list(cases)
    accepted: list[int] = []

    async def send_all() -> None:
        for case in cases:
            if gaps and gaps.random() < 0.5:
                await ClockCycles(dut.clk_i, gaps.choice(PAUSES), FallingEdge)
            accepted.append(await send(dut, case))

    sender = cocotb.start_soon(send_all())
    times = []
    for index, case in enumerate(cases):
        stall = gaps.choice(PAUSES) if gaps and gaps.random() < 0.5 else 0
        appeared, value, error = await receive(dut, stall)
        check(case, value, error)
        times.append((accepted[index], appeared))
    await sender
    return times


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
    times = await run(dut, cases)
    check_times(times)
    [cycles] = {appeared - accepted for accepted, appeared in times}
    [interval] = {later - earlier for (earlier, _), (later, _) in pairwise(times)}
    REQUEST.add(cases=len(cases), edge_cases=len(cases), cycles=cycles, interval=interval)


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def random_operands_with_stalls(dut: Any) -> None:
    """Random operands, with idle inputs and a receiver that is not always ready."""
    await start(dut)
    cases = OPERANDS.random_products(MODULUS, REQUEST.cases, rng())
    await run(dut, cases, gaps=rng())
    REQUEST.add(cases=len(cases))


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def results_that_nobody_takes(dut: Any) -> None:
    """The core fills up with products, accepts no more, keeps its results, and then delivers all of them in order."""
    await start(dut)
    cases = OPERANDS.random_products(MODULUS, 2 * CYCLES, rng())
    sent = 0
    quiet = 0
    while quiet <= 2 * CYCLES + 2:
        assert sent < len(cases), f"{sent} products were accepted while nobody took a result"
        drive(dut, cases[sent])
        dut.valid_i.value = 1
        taken = bool(dut.ready_o.value)
        await FallingEdge(dut.clk_i)
        sent += taken
        quiet = 0 if taken else quiet + 1
    dut.valid_i.value = 0
    assert dut.valid_o.value, "the core accepts nothing, and no result is waiting"
    for case in cases[:sent]:
        _, value, error = await receive(dut)
        check(case, value, error)


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def start_while_busy(dut: Any) -> None:
    """While the core is not ready, its inputs change neither result nor time."""
    await start(dut)
    for case in OPERANDS.random_products(MODULUS, 5, rng()):
        accepted = await send(dut, case)
        drive(dut, OPERANDS.out_of_range(0))
        dut.ready_i.value = 1
        for _ in range(CYCLES - 1):
            # No path leads from an input to ready_o, so what is seen here holds at the next edge.
            dut.valid_i.value = int(not dut.ready_o.value)
            await FallingEdge(dut.clk_i)
        dut.valid_i.value = 0
        appeared, value, error = await receive(dut)
        check(case, value, error)
        check_times([(accepted, appeared)])


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def reset_in_the_middle(dut: Any) -> None:
    """After a reset at any point no result comes, and the next product is right and in time."""
    await start(dut)
    moments = sorted({1, 2, CYCLES // 2, max(CYCLES - 1, 1), CYCLES, CYCLES + 5})
    for case, cycles in zip(OPERANDS.random_products(MODULUS, len(moments), rng()), moments, strict=True):
        dut.ready_i.value = 0
        await send(dut, case)
        if cycles > 1:
            await ClockCycles(dut.clk_i, cycles - 1, FallingEdge)
        await reset(dut)
        dut.ready_i.value = 1
        for after in range(CYCLES + 2):
            assert not dut.valid_o.value, f"{cycles} cycles after {case}: a result {after} cycles after the reset"
            await FallingEdge(dut.clk_i)
        check_times(await run(dut, [case]))


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def even_modulus(dut: Any) -> None:
    """An even modulus takes the same time and raises error_o; the product after it is right again."""
    await start(dut)
    random = rng()
    for n in (0, 2, (1 << BITS) - 2):
        [case] = OPERANDS.random_products(MODULUS, 1, random)
        accepted = await send(dut, Product(case.a, case.b, n))
        appeared, _, error = await receive(dut)
        assert error, f"n = {n}: error_o is low"
        check_times([(accepted, appeared)])
        await run(dut, [case])


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def operands_out_of_range(dut: Any) -> None:
    """Pairs beyond the contract (all ones in all words) take the same time and leave the next product alone."""
    await start(dut)
    [case] = OPERANDS.random_products(MODULUS, 1, rng())
    wrong = OPERANDS.out_of_range(case.n)
    sender = cocotb.start_soon(send(dut, wrong))
    appeared, _, _ = await receive(dut)
    accepted = await sender
    check_times([(accepted, appeared)])

    async def send_both() -> None:
        await send(dut, wrong)
        await send(dut, case)

    both = cocotb.start_soon(send_both())
    await receive(dut)
    _, value, error = await receive(dut)
    check(case, value, error)
    await both


@cocotb.test(
    skip=BITS > EXHAUSTIVE_BITS or MODULUS is not None,
    timeout_time=LIMIT_NS,
    timeout_unit="ns",
)
async def every_operand(dut: Any) -> None:
    """All odd moduli of the width, all A and B below 2^(k + 1)."""
    await start(dut)
    cases = OPERANDS.every_product(rng())
    check_times(await run(dut, cases))
    REQUEST.add(cases=len(cases))
