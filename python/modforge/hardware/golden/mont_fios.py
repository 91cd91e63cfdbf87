"""Golden model of ``mont_fios``: every register at every clock edge.

The multipliers are those of ``Primitive`` 0. The model is written from the contracts in the headers of the sources, in
whole numbers: products, sums and quotients have no width, so a width that is too small in the hardware shows as a
difference. Delay lines are numbers, too, the youngest word lowest.

>>> from modforge.hardware.golden.arithmetic import product
>>> parameters = {"Bits": 8, "WordBits": 5, "Cells": 1, "Slots": 1, "Primitive": 0}
>>> state = advance(parameters, State(), Inputs())
>>> state = advance(parameters, state, Inputs(valid=True, a=(200, 0), b=(100, 0), n=201))
>>> while not state.collect.valid:
...     state = advance(parameters, state, Inputs())
>>> state.collect.s, result(parameters, (200, 0), (100, 0), 201), product(10, 200, 100, 201)
(164, (164, 0), 164)
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from modforge.hardware.golden.arithmetic import Inputs
from modforge.hardware.mont_fios_shape import ROW_DELAY, Shape
from modforge.hardware.operands import Pair
from modforge.hardware.parameters import Parameters

START, LAST, EVEN = 1, 2, 4
"""The bits of a tag."""

SUM_DELAY = 4


@dataclass(frozen=True)
class Schedule:
    """Registers of ``fios_schedule``."""

    count: int = 0
    turn: int = 0
    trains: tuple[Pair, ...] = ()
    """Passes to come and whether n is even, for each slot, the next one first; empty slots at the end are left out."""
    tag: int = 0
    ring: bool = False


@dataclass(frozen=True)
class Feed:
    """Registers of ``fios_feed`` and of what it contains."""

    first: bool = False
    count: int = 0
    a: int = 0
    b: int = 0
    n: int = 0
    inverse_n: int = 0
    inverse_r: int = 0
    inverse: int = 0
    inverse_turn: int = 0
    a_b_line: int = 0
    n_line: int = 0


@dataclass(frozen=True)
class Row:
    """Registers of ``fios_row`` and of what it contains."""

    start: int = 0
    marks: int = 0
    a_line: int = 0
    b_n_line: int = 0
    multiply_x: int = 0
    multiply_y: int = 0
    multiply_product: int = 0
    multiply_sum: int = 0
    sum_line: int = 0
    reduce_x: int = 0
    reduce_y: int = 0
    reduce_product: int = 0
    reduce_partial: int = 0
    reduce_sum: int = 0


@dataclass(frozen=True)
class Collect:
    """Registers of ``fios_collect``."""

    due: bool = False
    even: bool = False
    count: int = 0
    valid: bool = False
    error: bool = False
    s: int = 0


@dataclass(frozen=True)
class State:
    """The registers between two rising edges. The defaults are those of reset."""

    clear: bool = True
    schedule: Schedule = Schedule()
    feed: Feed = Feed()
    rows: tuple[Row, ...] = ()
    """Rows at the end that hold nothing are left out."""
    collect: Collect = Collect()
    back_line: int = 0
    lead_line: int = 0
    ring_t_line: int = 0
    ring_n_line: int = 0

    @property
    def stopped(self) -> bool:
        """Whether the core waits for the receiver."""
        return self.collect.due and self.collect.valid

    @property
    def ready(self) -> bool:
        """Whether the core accepts operands at the next edge."""
        boundary = not self.clear and not self.stopped and self.schedule.count == 0
        return boundary and (not self.schedule.trains or self.schedule.turn == 0)


@dataclass(frozen=True)
class Words:
    """What stands on the inputs of a row."""

    tag: int
    a: int
    b: int
    n: int
    t: int


def result(parameters: Parameters, a: Pair, b: Pair, n: int) -> Pair:
    """Return the very pair that the core delivers for one multiplication: the algorithm itself."""
    shape = Shape.of(parameters)
    radix = 1 << shape.word_bits
    inverse = -pow(n | 1, -1, radix)
    t = 0
    for row in range(shape.words):
        t += (a[0] >> row * shape.word_bits) % radix * b[0]
        t = (t + t * inverse % radix * (n | 1)) // radix
    return t, 0


def advance(parameters: Parameters, state: State, inputs: Inputs) -> State:
    """Return the registers after the next rising edge."""
    shape = Shape.of(parameters)
    rows = state.rows + (Row(),) * (shape.cells - len(state.rows))
    words = _words(shape, state, rows)
    if state.clear:
        return replace(state, clear=False)
    if state.stopped:
        return replace(state, collect=replace(state.collect, valid=not inputs.ready))
    load = inputs.valid and state.ready
    rows = tuple(_row(shape, row, word) for row, word in zip(rows, words[:-1], strict=True))
    after = words[-1]
    back = after.a << 3 * shape.word_bits | after.b << 2 * shape.word_bits | after.n << shape.word_bits | after.t
    ring_a_b = _end(state.lead_line, state.schedule.ring << 3 | state.schedule.tag, 4, shape.lead) >> 3
    return State(
        clear=False,
        schedule=_schedule(shape, state.schedule, load, inputs.n % 2 == 0),
        feed=_feed(shape, state.feed, inputs if load else None),
        rows=without_empty_end(rows),
        collect=_collect(shape, state.collect, words[shape.last_cell + 1], inputs.ready),
        back_line=_shift(state.back_line, back, 4 * shape.word_bits, shape.pad),
        lead_line=_shift(state.lead_line, state.schedule.ring << 3 | state.schedule.tag, 4, shape.lead),
        ring_t_line=_shift(state.ring_t_line, ring_a_b, 1, 2),
        ring_n_line=state.ring_t_line >> 1,
    )


def without_empty_end(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Return the rows up to the last one that holds something."""
    return rows[: max((index + 1 for index, row in enumerate(rows) if row != Row()), default=0)]


def without_empty_slots(trains: tuple[Pair, ...]) -> tuple[Pair, ...]:
    """Return the slots up to the last one with a train."""
    return trains[: max((index + 1 for index, (rest, _) in enumerate(trains) if rest), default=0)]


def _shift(line: int, word: int, width: int, depth: int) -> int:
    return (line << width | word) % (1 << width * depth)


def _end(line: int, word: int, width: int, depth: int) -> int:
    """Return the oldest word of a delay line, or the word before it if the line is a wire."""
    return line >> width * (depth - 1) if depth else word


def _words(shape: Shape, state: State, rows: tuple[Row, ...]) -> list[Words]:
    """Return what goes into each row, and what comes out of the last."""
    width, radix = shape.word_bits, 1 << shape.word_bits
    outputs = [
        Words(
            tag=row.start >> ROW_DELAY - 1 | row.marks >> 2 * (ROW_DELAY - 1) << 1,
            a=row.a_line >> width * (ROW_DELAY - 2),
            b=row.b_n_line >> 2 * width * (ROW_DELAY - 1) >> width,
            n=(row.b_n_line >> 2 * width * (ROW_DELAY - 1)) % radix,
            t=row.reduce_sum % radix,
        )
        for row in rows
    ]
    after = outputs[-1]
    straight = after.a << 3 * width | after.b << 2 * width | after.n << width | after.t
    back = _end(state.back_line, straight, 4 * width, shape.pad)
    lead = _end(state.lead_line, state.schedule.ring << 3 | state.schedule.tag, 4, shape.lead)
    feed = state.feed
    sent = _sent(shape, feed)
    new_a_b = _end(feed.a_b_line, sent[0] << width | sent[1], 2 * width, shape.lead)
    new_n = _end(feed.n_line, sent[2], width, shape.lead + 5)
    if feed.inverse_turn >> shape.lead + 2:
        new_n |= feed.inverse % radix
    first = Words(
        tag=lead % 8,
        a=new_a_b >> width | (back >> 3 * width if lead >> 3 else 0),
        b=new_a_b % radix | ((back >> 2 * width) % radix if lead >> 3 else 0),
        n=new_n | ((back >> width) % radix if state.ring_n_line else 0),
        t=back % radix if state.ring_t_line >> 1 and lead >> 3 else 0,
    )
    return [first, *outputs]


def _sent(shape: Shape, feed: Feed) -> tuple[int, int, int]:
    """Return the words of a, b and n that leave their registers."""
    radix = 1 << shape.word_bits
    return (feed.a % radix, feed.b % radix, feed.n % radix) if feed.count else (0, 0, 0)


def _row(shape: Shape, row: Row, words: Words) -> Row:
    """Return a row after an edge that nothing stops."""
    width, radix = shape.word_bits, 1 << shape.word_bits
    first, second = row.start >> 2 & 1, row.start >> 4 & 1
    delayed_sum = row.sum_line >> 2 * width * (SUM_DELAY - 1)
    return Row(
        start=_shift(row.start, words.tag & START, 1, ROW_DELAY),
        marks=_shift(row.marks, words.tag >> 1, 2, ROW_DELAY),
        a_line=_shift(row.a_line, words.a, width, ROW_DELAY - 1),
        b_n_line=_shift(row.b_n_line, words.b << width | words.n, 2 * width, ROW_DELAY),
        multiply_x=words.a if words.tag & START else row.multiply_x,
        multiply_y=words.b,
        multiply_product=row.multiply_x * row.multiply_y,
        multiply_sum=row.multiply_product + words.t,
        sum_line=_shift(row.sum_line, row.multiply_sum, 2 * width, SUM_DELAY),
        reduce_x=row.multiply_sum % radix if first else row.reduce_product % radix if second else row.reduce_x,
        reduce_y=words.n,
        reduce_product=row.reduce_x * row.reduce_y,
        reduce_partial=0 if second else row.reduce_product + delayed_sum,
        reduce_sum=row.reduce_partial + row.reduce_sum // radix,
    )


def _schedule(shape: Shape, schedule: Schedule, load: bool, even: bool) -> Schedule:
    if schedule.count:
        ring = schedule.ring and schedule.count != shape.closes
        return replace(schedule, count=schedule.count - 1, tag=0, ring=ring)
    trains = schedule.trains + ((0, 0),) * (shape.slots - len(schedule.trains))
    (rest, was_even), *others = trains
    go_on = rest > 0
    new = (shape.passes - 1, int(even)) if load else (0, 0)
    train = (rest - 1, was_even) if go_on else new
    here = go_on or load
    tag = START * here | LAST * (here and train[0] == 0) | EVEN * train[1]
    restart = load or (schedule.turn == 0 and schedule.trains)
    return Schedule(
        count=shape.slot_length - 1 if load or schedule.trains else 0,
        turn=shape.spacing - 1 if restart else max(schedule.turn - 1, 0),
        trains=without_empty_slots((*others, train if train[0] else (0, 0))),
        tag=tag,
        ring=go_on,
    )


def _feed(shape: Shape, feed: Feed, load: Inputs | None) -> Feed:
    width = shape.word_bits
    a, b, n = _sent(shape, feed)
    bits = [feed.inverse_r & 1]
    half = (feed.inverse_r + bits[0] * feed.inverse_n) // 2
    bits.append(half & 1)
    quarter = (half + bits[1] * feed.inverse_n) // 2
    steps = (width + 1) // 2
    moved = replace(
        feed,
        first=load is not None,
        count=max(feed.count - 1, 0),
        inverse_n=n if feed.first else feed.inverse_n,
        inverse_r=1 if feed.first else quarter,
        inverse=feed.inverse >> 2 | (bits[0] | bits[1] << 1) << 2 * (steps - 1),
        inverse_turn=_shift(feed.inverse_turn, feed.first, 1, shape.lead + 3),
        a_b_line=_shift(feed.a_b_line, a << width | b, 2 * width, shape.lead),
        n_line=_shift(feed.n_line, n, width, shape.lead + 5),
    )
    if load:
        return replace(moved, count=shape.words, a=load.a[0], b=load.b[0], n=load.n | 1)
    if feed.count:
        return replace(moved, a=feed.a >> width, b=feed.b >> width, n=feed.n >> width)
    return moved


def _collect(shape: Shape, collect: Collect, words: Words, taken: bool) -> Collect:
    if taken:
        collect = replace(collect, valid=False)
    moved = replace(collect, due=words.tag & (START | LAST) == START | LAST, even=bool(words.tag & EVEN))
    if collect.due:
        return replace(moved, count=shape.words, error=collect.even)
    if not collect.count:
        return moved
    s = collect.s >> shape.word_bits | words.t << shape.word_bits * (shape.words - 1)
    return replace(moved, count=collect.count - 1, s=s, valid=collect.valid if collect.count > 1 else True)
