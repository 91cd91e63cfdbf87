"""Golden model of ``mont_fios``: every register at every clock edge.

The multipliers are those of ``Primitive`` 0. The model is written from the contracts in the headers of the sources, in
whole numbers: products, sums and quotients have no width, so a width that is too small in the hardware shows as a
difference. Delay lines are numbers, too, the youngest word lowest.

>>> from modforge.cores.kinds.multiplier.arithmetic import product
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

from modforge.cores.kinds.multiplier.arithmetic import Inputs
from modforge.cores.model.operands import Pair
from modforge.cores.model.parameters import Parameters
from modforge.cores.mont_fios.shape import Shape

START, LAST, EVEN = 1, 2, 4
"""The bits of a tag."""

WHOLE_DELAY = 2
"""Cycles that the words of a·B + t wait for the quotient."""


@dataclass(frozen=True)
class Schedule:
    """Registers of ``fios_schedule``."""

    count: int = 0
    boundary: bool = True
    take: bool = True
    turn: int = 0
    trains: tuple[Pair, ...] = ()
    """Passes to come and whether n is even, for each slot, the next one first; empty slots at the end are left out."""
    tag: int = 0
    ring: bool = False


@dataclass(frozen=True)
class Number:
    """Registers of ``fios_serialize``: with several passes the first three, else the first and the last two."""

    number: int = 0
    next: bool = False
    send: bool = False
    thirds: int = 0
    shift: int = 0

    def word(self, shape: Shape) -> int:
        """Return the word that is sent."""
        if shape.passes > 1:
            return self.number % (1 << shape.word_bits) if self.send else 0
        return self.shift % (1 << shape.word_bits)


@dataclass(frozen=True)
class Feed:
    """Registers of ``fios_feed`` and of the modules in it."""

    clear: bool = True
    enable: bool = False
    turn: int = 0
    a: Number = Number()
    b: Number = Number()
    n: Number = Number()
    inverse_start: int = 0
    inverse_n: int = 0
    inverse_r: int = 0
    inverse: int = 0
    inverse_turn: int = 0
    a_b_line: int = 0
    n_line: int = 0


@dataclass(frozen=True)
class Row:
    """Registers of ``fios_row`` and of the modules in it."""

    clear: bool = True
    enable: bool = False
    start: int = 0
    marks: int = 0
    a_b_line: int = 0
    a_line: int = 0
    b_line: int = 0
    n_line: int = 0
    a: int = 0
    a_b_x: int = 0
    a_b_y: int = 0
    a_b_product: int = 0
    high: int = 0
    low: int = 0
    low_carry: int = 0
    whole: int = 0
    whole_carry: int = 0
    whole_line: int = 0
    q_n_x: int = 0
    q_n_y: int = 0
    q_n_product: int = 0
    upper: int = 0
    upper_carry: int = 0
    word: int = 0
    word_carry: int = 0


@dataclass(frozen=True)
class Collect:
    """Registers of ``fios_collect``."""

    run: bool = True
    enable: bool = False
    due: int = 0
    even: int = 0
    words: int = 0
    valid: bool = False
    error: bool = False
    s: int = 0


@dataclass(frozen=True)
class State:
    """The registers between two rising edges. The defaults are those of reset."""

    enable: bool = False
    schedule: Schedule = Schedule()
    feed: Feed = Feed()
    rows: tuple[Row, ...] = ()
    """Rows at the end that are as reset leaves them are left out."""
    collect: Collect = Collect()
    back_line: int = 0
    lead_line: int = 0
    ring_later: int = 0

    @property
    def ready(self) -> bool:
        """Say if the core accepts operands at the next edge."""
        return self.enable and self.schedule.take


@dataclass(frozen=True)
class Words:
    """The inputs of a row."""

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
    load = inputs.valid and state.ready
    run = state.collect.run
    clears = (False, *(row.clear for row in rows))
    moved = replace(
        state,
        enable=run,
        feed=_feed(shape, state.feed, inputs, state.schedule.take, load, run),
        rows=without_empty_end(
            tuple(
                replace(_row(shape, row, word), clear=clear, enable=run)
                for row, word, clear in zip(rows, words[:-1], clears[:-1], strict=True)
            )
        ),
        collect=next_collect(
            shape, state.collect, words[shape.last_cell].tag, words[shape.last_cell + 1].t, inputs.ready
        ),
    )
    if not state.enable:
        return moved
    after = words[-1]
    back = after.a << 3 * shape.word_bits | after.b << 2 * shape.word_bits | after.n << shape.word_bits | after.t
    early = state.schedule.ring << 3 | state.schedule.tag
    ring = oldest(state.lead_line, early, 4, shape.lead) >> 3
    return replace(
        moved,
        schedule=next_schedule(shape, state.schedule, load, inputs.n % 2 == 0),
        back_line=pushed(state.back_line, back, 4 * shape.word_bits, shape.pad),
        lead_line=pushed(state.lead_line, early, 4, shape.lead),
        ring_later=pushed(state.ring_later, ring, 1, 4),
    )


def without_empty_end(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Return the rows up to the last one that is not as reset leaves it."""
    return rows[: max((index + 1 for index, row in enumerate(rows) if row != Row()), default=0)]


def without_empty_slots(trains: tuple[Pair, ...]) -> tuple[Pair, ...]:
    """Return the slots up to the last one with a train."""
    return trains[: max((index + 1 for index, (rest, _) in enumerate(trains) if rest), default=0)]


def pushed(line: int, word: int, width: int, depth: int) -> int:
    """Return a delay line after an edge that pushes ``word`` into it."""
    return (line << width | word) % (1 << width * depth)


def oldest(line: int, word: int, width: int, depth: int) -> int:
    """Return the oldest word of a delay line, or the word before it if the line is a wire."""
    return line >> width * (depth - 1) if depth else word


def _words(shape: Shape, state: State, rows: tuple[Row, ...]) -> list[Words]:
    """Return the inputs of each row, and the output of the last."""
    width, radix = shape.word_bits, 1 << shape.word_bits
    outputs = [
        Words(
            tag=row.start >> shape.row_delay - 1 | row.marks >> 2 * (shape.row_delay - 1) << 1,
            a=row.a_line >> width * (shape.row_delay - 3),
            b=row.b_line >> width * (shape.row_delay - 2),
            n=row.n_line >> width * (shape.row_delay - 1),
            t=row.word,
        )
        for row in rows
    ]
    after = outputs[-1]
    straight = after.a << 3 * width | after.b << 2 * width | after.n << width | after.t
    back = oldest(state.back_line, straight, 4 * width, shape.pad)
    lead = oldest(state.lead_line, state.schedule.ring << 3 | state.schedule.tag, 4, shape.lead)
    feed = state.feed
    sent = feed.a.word(shape) << width | feed.b.word(shape)
    new_a_b = oldest(feed.a_b_line, sent, 2 * width, shape.lead - 2)
    new_n = feed.n_line >> width * (shape.lead + 3)
    if feed.inverse_turn >> shape.lead + 3:
        new_n |= feed.inverse % radix
    first = Words(
        tag=lead % 8,
        a=new_a_b >> width | (back >> 3 * width if lead >> 3 else 0),
        b=new_a_b % radix | ((back >> 2 * width) % radix if lead >> 3 else 0),
        n=new_n | ((back >> width) % radix if state.ring_later >> 3 else 0),
        t=back % radix if state.ring_later >> 2 & state.ring_later & 1 else 0,
    )
    return [first, *outputs]


def _row(shape: Shape, row: Row, words: Words) -> Row:
    """Return a row after an edge, but for its control."""
    width, radix = shape.word_bits, 1 << shape.word_bits
    first, second = row.start >> 3 & 1, row.start >> 5 & 1
    loaded = replace(
        row,
        a=words.a if words.tag & START else row.a,
        q_n_x=row.low if first else row.q_n_product % radix if second else row.q_n_x,
    )
    if not row.enable:
        return loaded
    low_carry, low = divmod(row.a_b_product % radix + words.t + row.low_carry, radix)
    whole_carry, whole = divmod(row.low + (row.high >> width) + row.whole_carry, radix)
    waited = row.whole_line >> width * (WHOLE_DELAY - 1)
    upper_carry, upper = divmod(waited + row.q_n_product // radix + row.upper_carry, radix)
    word_carry, word = divmod(row.upper + row.q_n_product % radix + row.word_carry, radix)
    return replace(
        loaded,
        start=pushed(row.start, words.tag & START, 1, shape.row_delay),
        marks=pushed(row.marks, words.tag >> 1, 2, shape.row_delay),
        a_b_line=words.a << width | words.b,
        a_line=pushed(row.a_line, row.a_b_line >> width, width, shape.row_delay - 2),
        b_line=pushed(row.b_line, row.a_b_line % radix, width, shape.row_delay - 1),
        n_line=pushed(row.n_line, words.n, width, shape.row_delay),
        a_b_x=row.a,
        a_b_y=row.a_b_line % radix,
        a_b_product=row.a_b_x * row.a_b_y,
        high=pushed(row.high, row.a_b_product // radix, width, 2),
        low=low,
        low_carry=low_carry,
        whole=whole,
        whole_carry=whole_carry,
        whole_line=pushed(row.whole_line, row.whole, width, WHOLE_DELAY),
        q_n_y=words.n,
        q_n_product=row.q_n_x * row.q_n_y,
        upper=0 if second else upper,
        upper_carry=0 if second else upper_carry,
        word=0 if second else word,
        word_carry=0 if second else word_carry,
    )


def next_schedule(shape: Shape, schedule: Schedule, load: bool, even: bool) -> Schedule:
    """Return the schedule after an edge on which the core moves."""
    if schedule.count:
        ring = schedule.ring and schedule.count != shape.closes
        boundary = schedule.count == 1
        take = boundary and (not schedule.trains or schedule.turn == 0)
        return replace(schedule, count=schedule.count - 1, boundary=boundary, take=take, tag=0, ring=ring)
    trains = schedule.trains + ((0, 0),) * (shape.slots - len(schedule.trains))
    (rest, was_even), *others = trains
    go_on = rest > 0
    new = (shape.passes - 1, int(even)) if load else (0, 0)
    train = (rest - 1, was_even) if go_on else new
    here = go_on or load
    tag = START * here | LAST * (here and train[0] == 0) | EVEN * train[1]
    restart = load or (schedule.turn == 0 and schedule.trains)
    starts = load or bool(schedule.trains)
    return Schedule(
        count=shape.slot_length - 1 if starts else 0,
        boundary=not starts,
        take=schedule.take and not starts,
        turn=shape.spacing - 1 if restart else max(schedule.turn - 1, 0),
        trains=without_empty_slots((*others, train if train[0] else (0, 0))),
        tag=tag,
        ring=go_on,
    )


def _feed(shape: Shape, feed: Feed, inputs: Inputs, take: bool, load: bool, run: bool) -> Feed:
    width, radix = shape.word_bits, 1 << shape.word_bits
    third = -(-shape.words // 3)
    turns = [feed.turn >> third * index & 1 for index in range(3)]

    def shifted(old: Number, new: int) -> Number:
        if take:
            return Number(new, bool(turns[0]) if feed.enable else old.next)
        if not feed.enable:
            return old
        return Number(old.number >> width if old.send else old.number, bool(turns[0]), old.send or old.next)

    def by_thirds(old: Number, new: int) -> Number:
        taken = new if take else old.number
        if not feed.enable:
            return replace(old, number=taken)
        part = 1 << third * width
        parts = [old.number >> third * width * index & -turn % part for index, turn in enumerate(turns)]
        shift = old.shift >> width
        for index in range(3):
            shift |= (old.thirds >> third * width * index) % part
        thirds = sum(part << third * width * index for index, part in enumerate(parts))
        return Number(taken, thirds=thirds, shift=shift)

    number = shifted if shape.passes > 1 else by_thirds

    moved = replace(
        feed,
        clear=False,
        enable=run,
        a=number(feed.a, inputs.a[0]),
        b=number(feed.b, inputs.b[0]),
        n=number(feed.n, inputs.n | 1),
    )
    if not feed.enable:
        return moved
    bits = [feed.inverse_r & 1]
    half = (feed.inverse_r + bits[0] * feed.inverse_n) // 2
    bits.append(half & 1)
    quarter = (half + bits[1] * feed.inverse_n) // 2
    steps = shape.inverse_steps
    wait = shape.lead + 3 - steps
    start = oldest(feed.inverse_start, turns[0], 1, wait)
    return replace(
        moved,
        turn=pushed(feed.turn, load, 1, 2 * third + 1),
        inverse_start=pushed(feed.inverse_start, turns[0], 1, wait),
        inverse_n=feed.n.number % radix if start else feed.inverse_n,
        inverse_r=1 if start else quarter,
        inverse=feed.inverse >> 2 | (bits[0] | bits[1] << 1) << 2 * (steps - 1),
        inverse_turn=pushed(feed.inverse_turn, turns[0], 1, shape.lead + 4),
        a_b_line=pushed(feed.a_b_line, feed.a.word(shape) << width | feed.b.word(shape), 2 * width, shape.lead - 2),
        n_line=pushed(feed.n_line, feed.n.word(shape), width, shape.lead + 4),
    )


def next_collect(shape: Shape, collect: Collect, tag: int, t: int, taken: bool) -> Collect:
    """Return the result after an edge, with the tag and the word of t that come to it."""
    wait = shape.words + shape.row_delay + 2
    words = collect.words >> shape.word_bits | t << shape.word_bits * (shape.words - 1)
    soon = collect.due >> wait - 4 & 7
    moved = replace(
        collect,
        run=not (collect.valid and soon),
        enable=collect.run,
        valid=collect.valid and not taken,
    )
    if collect.due >> wait - 1:
        moved = replace(moved, valid=True, error=bool(collect.even >> wait - 1), s=words)
    if not collect.enable:
        return moved
    return replace(
        moved,
        due=pushed(collect.due, tag & (START | LAST) == START | LAST, 1, wait),
        even=pushed(collect.even, tag >> 2, 1, wait),
        words=words,
    )
