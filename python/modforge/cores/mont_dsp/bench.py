"""Cocotb tests for ``mont_dsp`` only; those of its kind are in :mod:`modforge.cores.kinds.multiplier.bench`."""

from __future__ import annotations

from typing import Any

import cocotb
from cocotb.triggers import FallingEdge

from modforge.cores.kinds.benches.clock import reset
from modforge.cores.kinds.multiplier import trace
from modforge.cores.kinds.multiplier.bench import LIMIT_NS, MODULUS, OPERANDS, PARAMETERS, rng, send, start
from modforge.cores.mont_dsp import golden
from modforge.cores.mont_dsp.golden import Block, Feed, Finish, Recode, Row, State, signed
from modforge.cores.mont_dsp.shape import Shape
from modforge.cores.mont_fios.golden import Collect, Schedule, without_empty_slots

SHAPE = Shape.of(PARAMETERS)
VENDOR = PARAMETERS["Primitive"] != 0
"""Whether registers are inside of a vendor's block, out of sight."""

SUM_BITS = SHAPE.digit_bits + SHAPE.word_bits + 1


@cocotb.test(skip=VENDOR, timeout_time=LIMIT_NS, timeout_unit="ns")
async def every_register_every_cycle(dut: Any) -> None:
    """Every register agrees with the golden model after every edge."""
    await trace.every_register_every_cycle(dut, golden, registers)


@cocotb.test(skip=VENDOR, timeout_time=LIMIT_NS, timeout_unit="ns")
async def reset_clears_every_register(dut: Any) -> None:
    """A reset clears operands and result, too."""
    await trace.reset_clears_every_register(dut, golden, registers)


@cocotb.test(skip=VENDOR, timeout_time=LIMIT_NS, timeout_unit="ns")
async def reset_at_the_top_word(dut: Any) -> None:
    """A reset clears what is set for a few cycles of a pass, too."""
    await start(dut)
    [case] = OPERANDS.random_products(MODULUS, 1, rng())
    await send(dut, case)
    while not read(dut.g_row[0].u_row, "top_word"):
        await FallingEdge(dut.clk_i)
    await reset(dut)
    found = registers(dut)
    assert found == golden.State(), f"reset left {found}"


def registers(dut: Any) -> State:
    """Read all registers of the core."""
    collect, finish = dut.u_collect, dut.u_finish
    ring = SHAPE.passes > 1
    return State(
        enable=bool(read(dut, "enable")),
        schedule=schedule(dut.u_schedule),
        feed=feed(dut.u_feed),
        rows=golden.without_empty_end(tuple(row(dut.g_row[i].u_row) for i in range(SHAPE.cells))),
        finish=Finish(
            enable=bool(read(finish, "enable")),
            start=read(finish, "start"),
            t=read(finish, "t"),
            n=read(finish, "n"),
            carry=signed(read(finish, "carry"), 2),
            word=read(finish, "word"),
        ),
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
        tag_line=line(dut.u_tag),
        ring_line=line(dut.g_ring.u_ring) if ring else 0,
        back_line=line(dut.g_ring.u_back) if ring and SHAPE.pad else 0,
    )


def schedule(unit: Any) -> Schedule:
    """Read the registers of the schedule, of one slot."""
    rest, even = divmod(read(unit, "trains"), 2)
    return Schedule(
        count=read(unit, "count"),
        boundary=bool(read(unit, "boundary")),
        take=bool(read(unit, "take")),
        turn=read(unit, "turn"),
        trains=without_empty_slots(((rest, even),)),
        tag=read(unit, "tag"),
        ring=bool(read(unit, "ring")),
    )


def feed(unit: Any) -> Feed:
    """Read the registers of the operands."""
    place = read(unit, "place")
    return Feed(
        enable=bool(read(unit, "enable")),
        first=bool(read(unit, "first")),
        place=None if place == SHAPE.places else place,
        a=read(unit, "a"),
        b=read(unit, "b"),
        n=read(unit, "n"),
        here=bool(read(unit, "here")),
        top=bool(read(unit, "top")),
        digit=recode(unit.u_a),
        b_word=recode(unit.u_b),
        n_word=recode(unit.u_n),
        a_b_line=line(unit.u_a_b),
        n_line=line(unit.u_n_line),
        inverse_n=read(unit.u_inverse, "n"),
        inverse_r=read(unit.u_inverse, "r"),
        inverse_bits=read(unit.u_inverse, "inverse"),
        inverse_due=line(unit.u_inverse_due),
        inverse_turn=line(unit.u_inverse_turn),
        inverse=read(unit, "inverse"),
    )


def recode(unit: Any) -> Recode:
    """Read the registers of one number's signed words."""
    return Recode(read(unit, "word"), bool(read(unit, "carry")))


def row(unit: Any) -> Row:
    """Read the registers of one row."""
    return Row(
        clear=bool(read(unit, "clear")),
        enable=bool(read(unit, "enable")),
        start=read(unit, "start"),
        here=read(unit, "here"),
        top=read(unit, "top"),
        marks=line(unit.u_marks),
        a_line=line(unit.u_a),
        b_line=line(unit.u_b),
        n_line=line(unit.u_n),
        n_later_line=line(unit.u_n_later),
        a=read(unit, "a"),
        a_b=block(unit.u_a_b.g_generic, SUM_BITS - 1),
        x_line=line(unit.u_x),
        q_n=block(unit.u_q_n.g_generic, SUM_BITS),
        v=signed(read(unit, "v"), SUM_BITS - SHAPE.digit_bits),
        top_word=bool(read(unit, "top_word")),
        t=read(unit, "t"),
        late_t=read(unit, "late_t"),
    )


def block(unit: Any, sum_bits: int) -> Block:
    """Read the registers of one multiplier block."""
    return Block(
        digit=signed(read(unit, "digit"), SHAPE.digit_bits),
        word=signed(read(unit, "word"), SHAPE.word_bits),
        product=signed(read(unit, "product"), SUM_BITS - 1),
        sum=signed(read(unit, "sum"), sum_bits),
    )


def read(unit: Any, name: str) -> int:
    """Read one register."""
    return int(getattr(unit, f"{name}_q").value)


def line(unit: Any) -> int:
    """Read a delay line."""
    return int(unit.g_line.line_q.value)
