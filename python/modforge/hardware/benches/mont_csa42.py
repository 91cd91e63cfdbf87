"""Cocotb bench of ``mont_csa42``.

Inputs change on falling edges and outputs are read there, so the bench sees settled values in every simulator; the
rising edges belong to the core. What to try comes from, and what was checked goes to, a
:class:`~modforge.hardware.request.BenchRequest`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from itertools import pairwise
from random import Random
from typing import Any

import cocotb
from cocotb.clock import Clock
from cocotb.simtime import get_sim_time
from cocotb.triggers import ClockCycles, FallingEdge, RisingEdge

from modforge.hardware.catalogue import core
from modforge.hardware.golden import Inputs, State, advance, bound, product
from modforge.hardware.operands import Product, edge_products, random_products, splits
from modforge.hardware.request import BenchRequest

REQUEST = BenchRequest.from_environment()
BITS = REQUEST.bits
MODULUS = REQUEST.modulus

CORE = core("mont_csa42")
PERIOD_NS = 2
EXHAUSTIVE_BITS = 4
# At small widths many multiplications, at large ones a whole one and the beginning of the next.
TRACE_CYCLES = max(1000, BITS + 50)
# Cycles to wait in a random run: mostly few; seldom longer than a multiplication takes.
PAUSES = (1, 1, 1, 2, 2, 3, 5, BITS // 2, BITS + 5)
# Far more than any test takes; a core that stopped answering ends here.
LIMIT_NS = PERIOD_NS * (REQUEST.cases + 2000) * (4 * BITS + 50)

# The time of a rising edge of the running test's clock, in nanoseconds.
epoch = 0


def rng() -> Random:
    """Return the random numbers of one test: the same in every run with this seed, whatever other tests draw."""
    return Random(REQUEST.seed)


def now() -> int:
    """Return the number of rising edges so far, up to a constant; the falling edge after one counts like it."""
    return (int(get_sim_time("ns")) - epoch) // PERIOD_NS


async def start(dut: Any) -> None:
    """Start the clock, reset the core and stop at a falling edge."""
    global epoch
    epoch = int(get_sim_time("ns"))
    Clock(dut.clk_i, PERIOD_NS, "ns").start()
    dut.valid_i.value = 0
    dut.ready_i.value = 0
    drive(dut, Product((0, 0), (0, 0), 0))
    await reset(dut)


async def reset(dut: Any) -> None:
    """Pull the reset for a cycle, from a falling edge to the next."""
    dut.rst_ni.value = 0
    await ClockCycles(dut.clk_i, 1)
    await FallingEdge(dut.clk_i)
    dut.rst_ni.value = 1


def drive(dut: Any, case: Product) -> None:
    """Put operands on the inputs."""
    dut.a1_i.value, dut.a2_i.value = case.a
    dut.b1_i.value, dut.b2_i.value = case.b
    dut.n_i.value = case.n


async def send(dut: Any, case: Product) -> int:
    """Offer operands until they are taken; return the cycle of the edge that took them."""
    drive(dut, case)
    dut.valid_i.value = 1
    while not dut.ready_o.value:
        await RisingEdge(dut.ready_o)
        await FallingEdge(dut.clk_i)
    await FallingEdge(dut.clk_i)
    dut.valid_i.value = 0
    return now()


async def receive(dut: Any, stall: int = 0) -> tuple[int, int, bool]:
    """Take the next result after ``stall`` cycles; return the cycle in which it appeared, its value and its error flag.

    With no stall ``ready_i`` is already high when the result appears.
    """
    dut.ready_i.value = int(stall == 0)
    while not dut.valid_o.value:
        await RisingEdge(dut.valid_o)
        await FallingEdge(dut.clk_i)
    appeared = now()
    value = int(dut.s1_o.value) + int(dut.s2_o.value)
    error = bool(dut.error_o.value)
    for _ in range(stall):
        await FallingEdge(dut.clk_i)
        held = int(dut.s1_o.value) + int(dut.s2_o.value)
        assert dut.valid_o.value and held == value, f"the waiting result {value:#x} became {held:#x}"
    dut.ready_i.value = 1
    await FallingEdge(dut.clk_i)
    return appeared, value, error


def check(case: Product, value: int, error: bool) -> None:
    """Compare one result with the mathematics: residue, bound, error flag."""
    a, b = sum(case.a), sum(case.b)
    expected = product(BITS, a, b, case.n)
    assert not error, f"{case}: error_o is high for an odd modulus"
    assert value % case.n == expected, f"{case}: got {value:#x}, which is not {expected:#x} mod n"
    assert value <= bound(BITS, a, b, case.n), f"{case}: got {value:#x}, which is out of bounds"


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
    """Compare latency and interval of an unhindered run with the catalogue and report them."""
    latencies = {appeared - accepted for accepted, appeared in times}
    intervals = {later - earlier for (earlier, _), (later, _) in pairwise(times)}
    assert latencies == {CORE.cycles(BITS)}, f"latencies {latencies}, the formula gives {CORE.cycles(BITS)}"
    assert intervals <= {CORE.interval(BITS)}, f"intervals {intervals}, the formula gives {CORE.interval(BITS)}"
    REQUEST.add(cycles=CORE.cycles(BITS), interval=CORE.interval(BITS))


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def edge_operands_back_to_back(dut: Any) -> None:
    """Edge operands, without a pause: right results, and every one after exactly the cycles of the formula."""
    await start(dut)
    cases = edge_products(BITS, MODULUS, rng())
    times = await run(dut, cases)
    check_times(times)
    REQUEST.add(cases=len(cases), edge_cases=len(cases))


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def random_operands_with_stalls(dut: Any) -> None:
    """Random operands, with idle inputs and a receiver that is not always ready."""
    await start(dut)
    cases = random_products(BITS, MODULUS, REQUEST.cases, rng())
    await run(dut, cases, gaps=rng())
    REQUEST.add(cases=len(cases))


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def waiting_result(dut: Any) -> None:
    """A result that is not taken stays, blocks only the step after the next load, and then nothing is lost."""
    await start(dut)
    first, second = random_products(BITS, MODULUS, 2, rng())
    await send(dut, first)
    while not dut.valid_o.value:
        await FallingEdge(dut.clk_i)
    await send(dut, second)
    assert not dut.ready_o.value, "a third operation was accepted while the first result was waiting"
    _, value, error = await receive(dut, stall=2 * BITS)
    taken = now()
    check(first, value, error)
    appeared, value, error = await receive(dut)
    check(second, value, error)
    expected = CORE.cycles(BITS) - 1
    assert appeared - taken == expected, f"{appeared - taken} cycles after the result was taken, not {expected}"


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def reset_in_the_middle(dut: Any) -> None:
    """A reset at any point leaves no operand behind, no result comes, and the next product is right."""
    await start(dut)
    cases = random_products(BITS, MODULUS, 6, rng())
    for case, cycles in zip(cases, (1, 2, BITS // 2 + 1, BITS + 1, BITS + 2, BITS + 7), strict=True):
        await send(dut, case)
        if cycles > 1:
            await ClockCycles(dut.clk_i, cycles - 1, FallingEdge)
        await reset(dut)
        assert registers(dut) == State(), f"{cycles} cycles after {case}: reset left {registers(dut)}"
        dut.ready_i.value = 1
        await ClockCycles(dut.clk_i, 2, FallingEdge)
        assert not dut.valid_o.value, f"{cycles} cycles after {case}: a result in spite of the reset"
        await run(dut, [case])


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def every_register_every_cycle(dut: Any) -> None:
    """With random handshakes, every register agrees with the golden model after every edge."""
    await start(dut)
    random = rng()
    state = State()
    for cycle in range(TRACE_CYCLES):
        [case] = random_products(BITS, MODULUS, 1, random)
        inputs = Inputs(random.random() < 0.7, random.random() < 0.7, case.a, case.b, case.n)
        drive(dut, case)
        dut.valid_i.value = int(inputs.valid)
        dut.ready_i.value = int(inputs.ready)
        await FallingEdge(dut.clk_i)
        state = advance(BITS, state, inputs)
        assert registers(dut) == state, f"edge {cycle} of {inputs}: {registers(dut)}, the model has {state}"


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def even_modulus(dut: Any) -> None:
    """An even modulus takes the same time and raises error_o; the product after it is right again."""
    await start(dut)
    random = rng()
    for n in (0, 2, (1 << BITS) - 2):
        [case] = random_products(BITS, MODULUS, 1, random)
        accepted = await send(dut, Product(case.a, case.b, n))
        appeared, _, error = await receive(dut)
        assert error, f"n = {n}: error_o is low"
        assert appeared - accepted == CORE.cycles(BITS), f"n = {n}: {appeared - accepted} cycles"
        await run(dut, [case])


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def operands_out_of_range(dut: Any) -> None:
    """Pairs beyond the contract (all ones in all words) take the same time and leave the next product alone."""
    await start(dut)
    ones = (1 << (BITS + 1)) - 1
    [case] = random_products(BITS, MODULUS, 1, rng())
    wrong = Product((ones, ones), (ones, ones), case.n)
    sender = cocotb.start_soon(send(dut, wrong))
    appeared, _, _ = await receive(dut)
    accepted = await sender
    assert appeared - accepted == CORE.cycles(BITS), f"{appeared - accepted} cycles"

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
    """All odd moduli of the width, all A and B below 2^(k + 1), randomly split."""
    await start(dut)
    random = rng()
    operands = range(2 << BITS)
    cases = [
        Product(random.choice(splits(BITS, a, random)), random.choice(splits(BITS, b, random)), n)
        for n in range(1, 1 << BITS, 2)
        for a in operands
        for b in operands
    ]
    check_times(await run(dut, cases))
    REQUEST.add(cases=len(cases))


def registers(dut: Any) -> State:
    """Read all registers of the core."""
    values: dict[str, Any] = {name: int(getattr(dut, f"{name}_q").value) for name in asdict(State())}
    flags = {name: bool(values[name]) for name in ("busy", "first", "valid", "error")}
    return State(**(values | flags))
