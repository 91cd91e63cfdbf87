"""Cocotb tests for ``mont_fios`` only; those of its kind are in :mod:`modforge.cores.kinds.multiplier.bench`."""

from __future__ import annotations

from typing import Any

import cocotb
from cocotb.triggers import ClockCycles, FallingEdge

from modforge.cores.kinds.multiplier import trace
from modforge.cores.kinds.multiplier.bench import (
    CYCLES,
    INTERVAL,
    LIMIT_NS,
    MODULUS,
    OPERANDS,
    PARAMETERS,
    check,
    receive,
    rng,
    send,
    start,
)
from modforge.cores.mont_fios import golden
from modforge.cores.mont_fios.golden import Collect, Feed, Number, Row, Schedule, State
from modforge.cores.mont_fios.shape import Shape

SHAPE = Shape.of(PARAMETERS)
VENDOR = PARAMETERS["Primitive"] != 0
"""Whether registers are inside of a vendor's block, out of sight."""


@cocotb.test(skip=VENDOR, timeout_time=LIMIT_NS, timeout_unit="ns")
async def every_register_every_cycle(dut: Any) -> None:
    """Every register agrees with the golden model after every edge."""
    await trace.every_register_every_cycle(dut, golden, registers)


@cocotb.test(skip=VENDOR, timeout_time=LIMIT_NS, timeout_unit="ns")
async def reset_clears_every_register(dut: Any) -> None:
    """A reset clears operands and result, too."""
    await trace.reset_clears_every_register(dut, golden, registers)


@cocotb.test(timeout_time=LIMIT_NS, timeout_unit="ns")
async def start_after_a_pause(dut: Any) -> None:
    """A product that is offered any time after another is right: the slots realign without a collision."""
    await start(dut)
    step = max(1, INTERVAL // 10)
    for pause in range(0, CYCLES + INTERVAL, step):
        first, second = OPERANDS.random_products(MODULUS, 2, rng())
        dut.ready_i.value = 1
        await send(dut, first)
        sender = cocotb.start_soon(_send_later(dut, second, pause))
        for case in (first, second):
            _, value, error = await receive(dut)
            check(case, value, error)
        await sender


async def _send_later(dut: Any, case: Any, pause: int) -> None:
    if pause:
        await ClockCycles(dut.clk_i, pause, FallingEdge)
    await send(dut, case)


def registers(dut: Any) -> State:
    """Read all registers of the core."""
    schedule, feed, inverse, collect = dut.u_schedule, dut.u_feed, dut.u_feed.u_inverse, dut.u_collect
    ring = SHAPE.passes > 1
    return State(
        enable=bool(read(dut, "enable")),
        schedule=Schedule(
            count=read(schedule, "count"),
            boundary=bool(read(schedule, "boundary")),
            take=bool(read(schedule, "take")),
            turn=read(schedule, "turn"),
            trains=trains(read(schedule, "trains")),
            tag=read(schedule, "tag"),
            ring=bool(read(schedule, "ring")),
        ),
        feed=Feed(
            clear=bool(read(feed, "clear")),
            enable=bool(read(feed, "enable")),
            turn=read(feed, "turn"),
            a=number(feed.u_a),
            b=number(feed.u_b),
            n=number(feed.u_n),
            inverse_start=line(feed.u_inverse_start, SHAPE.lead + 3 - SHAPE.inverse_steps),
            inverse_n=read(inverse, "n"),
            inverse_r=read(inverse, "r"),
            inverse=read(inverse, "inverse"),
            inverse_turn=line(feed.u_inverse_turn),
            a_b_line=line(feed.u_a_b, SHAPE.lead - 2),
            n_line=line(feed.u_n_line),
        ),
        rows=golden.without_empty_end(tuple(row(dut.g_row[i].u_row) for i in range(SHAPE.cells))),
        collect=Collect(
            run=bool(read(collect, "run")),
            enable=bool(read(collect, "enable")),
            due=read(collect, "due"),
            even=read(collect, "even"),
            words=read(collect, "words"),
            valid=bool(read(collect, "valid")),
            error=bool(read(collect, "error")),
            s=read(collect, "s"),
        ),
        back_line=line(dut.g_ring.u_back, SHAPE.pad) if ring else 0,
        lead_line=line(dut.u_lead),
        ring_later=read(dut.g_ring, "later") if ring else 0,
    )


def number(unit: Any) -> Number:
    """Read the registers of one operand."""
    if SHAPE.passes > 1:
        return Number(read(unit, "number"), bool(read(unit.g_shift, "next")), bool(read(unit.g_shift, "send")))
    return Number(read(unit, "number"), thirds=read(unit.g_thirds, "thirds"), shift=read(unit.g_thirds, "shift"))


def row(unit: Any) -> Row:
    """Read the registers of one row."""
    sums = unit.g_fabric.u_accumulate
    first, second = sums.u_a_b.g_generic, sums.u_q_n.g_generic
    return Row(
        clear=bool(read(unit, "clear")),
        enable=bool(read(unit, "enable")),
        start=read(unit, "start"),
        marks=line(unit.u_marks),
        a_b_line=line(unit.u_a_b),
        a_line=line(unit.u_a),
        b_line=line(unit.u_b),
        n_line=line(unit.u_n),
        a=read(sums, "a"),
        a_b_x=read(first, "x"),
        a_b_y=read(first, "y"),
        a_b_product=read(first, "product"),
        high=read(sums, "high"),
        low=read(sums, "low"),
        low_carry=read(sums, "low_carry"),
        whole=read(sums, "whole"),
        whole_carry=read(sums, "whole_carry"),
        whole_line=line(sums.u_whole),
        q_n_x=read(second, "x"),
        q_n_y=read(second, "y"),
        q_n_product=read(second, "product"),
        upper=read(sums, "upper"),
        upper_carry=read(sums, "upper_carry"),
        word=read(sums, "word"),
        word_carry=read(sums, "word_carry"),
    )


def trains(packed: int) -> tuple[tuple[int, int], ...]:
    """Unpack the trains of all slots."""
    width = SHAPE.passes.bit_length() + 1
    entries = [packed >> width * index & (1 << width) - 1 for index in reversed(range(SHAPE.slots))]
    return golden.without_empty_slots(tuple((entry >> 1, entry & 1) for entry in entries))


def read(unit: Any, name: str) -> int:
    """Read one register."""
    return int(getattr(unit, f"{name}_q").value)


def line(unit: Any, depth: int = 1) -> int:
    """Read a delay line; one of no depth is a wire."""
    return int(unit.g_line.line_q.value) if depth else 0
