"""Golden model of ``mont_dsp``: every register at every clock edge.

The multipliers are those of ``Primitive`` 0. The model is written from the contracts in the headers of the sources, in
whole numbers: products and sums have signs and no width, so a width that is too small in the hardware shows as a
difference. Delay lines are numbers of two's complement words, the youngest lowest. Schedule and result are those of
``mont_fios``.

>>> from modforge.cores.kinds.multiplier.arithmetic import product
>>> parameters = {"Bits": 8, "DigitBits": 4, "WordBits": 6, "Cells": 1, "Primitive": 0}
>>> state = advance(parameters, State(), Inputs())
>>> state = advance(parameters, state, Inputs(valid=True, a=(200, 0), b=(100, 0), n=201))
>>> while not state.collect.valid:
...     state = advance(parameters, state, Inputs())
>>> state.collect.s, result(parameters, (200, 0), (100, 0), 201), product(12, 200, 100, 201)
(242, (242, 0), 41)
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from modforge.cores.kinds.multiplier.arithmetic import Inputs
from modforge.cores.model.operands import Pair
from modforge.cores.model.parameters import Parameters
from modforge.cores.mont_dsp.shape import HOLE, ROW_DELAY, Shape
from modforge.cores.mont_fios.golden import START, Collect, Schedule, next_collect, next_schedule, oldest, pushed

X_DELAY = 5
"""Cycles that the words of a·B + t wait for the quotient."""

N_WITH_T = 6
"""Cycles that n_j passes to come with t'_j."""

PHASES = 14
"""Cycles from the one behind b_0 that a row knows."""


NO_TRAIN = Schedule()
"""The schedule that reset leaves."""

NO_RESULT = Collect()
"""The same for the result."""


@dataclass(frozen=True)
class Recode:
    """Registers of ``dsp_recode``."""

    word: int = 0
    carry: bool = False


@dataclass(frozen=True)
class Feed:
    """Registers of ``dsp_feed`` and of the modules in it."""

    enable: bool = False
    first: bool = False
    place: int | None = None
    """The number of words sent; None if no more is to send."""
    a: int = 0
    b: int = 0
    n: int = 0
    here: bool = False
    top: bool = False
    digit: Recode = Recode()
    b_word: Recode = Recode()
    n_word: Recode = Recode()
    a_b_line: int = 0
    n_line: int = 0
    inverse_n: int = 0
    inverse_r: int = 0
    inverse_bits: int = 0
    inverse_due: int = 0
    inverse_turn: int = 0
    inverse: int = 0


@dataclass(frozen=True)
class Block:
    """Registers of ``dsp_multiply_add``."""

    digit: int = 0
    word: int = 0
    product: int = 0
    sum: int = 0


@dataclass(frozen=True)
class Row:
    """Registers of ``dsp_row`` and of the modules in it."""

    clear: bool = True
    enable: bool = False
    start: int = 0
    here: int = 0
    top: int = 0
    marks: int = 0
    a_line: int = 0
    b_line: int = 0
    n_line: int = 0
    n_later_line: int = 0
    a: int = 0
    a_b: Block = Block()
    x_line: int = 0
    q_n: Block = Block()
    v: int = 0
    """Without the bits that are shifted out."""
    top_word: bool = False
    t: int = 0
    late_t: int = 0


@dataclass(frozen=True)
class Finish:
    """Registers of ``dsp_finish``."""

    enable: bool = False
    start: int = 0
    t: int = 0
    n: int = 0
    carry: int = 0
    word: int = 0


@dataclass(frozen=True)
class State:
    """The registers between two rising edges. The defaults are those of reset."""

    enable: bool = False
    schedule: Schedule = NO_TRAIN
    feed: Feed = Feed()
    rows: tuple[Row, ...] = ()
    """Rows at the end that are as reset leaves them are left out."""
    finish: Finish = Finish()
    collect: Collect = NO_RESULT
    tag_line: int = 0
    ring_line: int = 0
    back_line: int = 0

    @property
    def ready(self) -> bool:
        """Say if the core accepts operands at the next edge."""
        return self.enable and self.schedule.take


@dataclass(frozen=True)
class Words:
    """The inputs of a row, in two's complement, and what comes with its output alone."""

    tag: int
    here: int
    top: int
    a: int
    b: int
    n: int
    t: int
    n_with_t: int = 0


def result(parameters: Parameters, a: Pair, b: Pair, n: int) -> Pair:
    """Return the very pair that the core delivers for one multiplication: the algorithm itself."""
    shape = Shape.of(parameters)
    odd = n | 1
    inverse = -pow(odd, -1, 1 << shape.digit_bits)
    t, carry = 0, 1
    for row in range(shape.digits):
        digit, carry = _recoded(~(a[0] >> row * shape.digit_bits), carry, shape.digit_bits)
        t -= digit * b[0]
        t = (t + signed(t * inverse, shape.digit_bits) * odd) >> shape.digit_bits
    return t + odd, 0


def advance(parameters: Parameters, state: State, inputs: Inputs) -> State:
    """Return the registers after the next rising edge."""
    shape = Shape.of(parameters)
    rows = state.rows + (Row(),) * (shape.cells - len(state.rows))
    words = _words(shape, state, rows)
    last, after = words[shape.last_cell], words[shape.last_cell + 1]
    load = inputs.valid and state.ready
    run = state.collect.run
    moved = replace(
        state,
        enable=run,
        feed=_feed(shape, state, inputs, load),
        rows=without_empty_end(
            tuple(
                replace(_row(shape, row, word), clear=False, enable=run)
                for row, word in zip(rows, words[:-1], strict=True)
            )
        ),
        finish=replace(_finish(shape, state.finish, after), enable=run),
        collect=next_collect(shape.ring, state.collect, last.tag, state.finish.word, inputs.ready),
    )
    if not state.enable:
        return moved
    ring = shape.passes > 1
    return replace(
        moved,
        schedule=next_schedule(shape.ring, state.schedule, load, inputs.n % 2 == 0),
        tag_line=pushed(state.tag_line, state.schedule.tag, 3, shape.inverse_steps - 1),
        ring_line=pushed(state.ring_line, state.schedule.ring, 1, shape.inverse_steps + 1) if ring else 0,
        back_line=pushed(state.back_line, words[-1].t, shape.word_bits, shape.pad),
    )


def signed(word: int, width: int) -> int:
    """Return the number that the lowest bits of a word are in two's complement.

    >>> signed(5, 3), signed(3, 3)
    (-3, 3)
    """
    half = 1 << width - 1
    return (word + half) % (2 * half) - half


def without_empty_end(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Return the rows up to the last one that is not as reset leaves it."""
    return rows[: max((index + 1 for index, row in enumerate(rows) if row != Row()), default=0)]


def _recoded(word: int, carry: int, width: int) -> tuple[int, int]:
    """Return the signed word of the lowest bits of a plain one with a carry, and the carry to the next word."""
    total = word % (1 << width) + carry
    digit = signed(total, width)
    return digit, (total - digit) >> width


def _words(shape: Shape, state: State, rows: tuple[Row, ...]) -> list[Words]:
    """Return the inputs of each row, and the output of the last."""
    digit_bits, width = shape.digit_bits, shape.word_bits
    radix, digit_radix = 1 << width, 1 << digit_bits
    outputs = [
        Words(
            tag=row.start >> ROW_DELAY - 1 & 1 | row.marks >> 2 * (ROW_DELAY - 1) << 1,
            here=row.here >> ROW_DELAY - 1,
            top=row.top >> ROW_DELAY - 1,
            a=row.a_line >> digit_bits * (ROW_DELAY - 2),
            b=row.b_line >> width * (ROW_DELAY - 1),
            n=row.n_later_line >> width * (ROW_DELAY - N_WITH_T - 1),
            t=row.t if row.start >> PHASES - 1 else row.late_t,
            n_with_t=row.n_line >> width * (N_WITH_T - 1),
        )
        for row in rows
    ]
    feed, steps = state.feed, shape.inverse_steps
    a_b = feed.a_b_line >> (2 + digit_bits + width) * (steps - 3)
    back = oldest(state.back_line, outputs[-1].t, width, shape.pad)
    first = Words(
        tag=state.tag_line >> 3 * (steps - 2),
        here=a_b >> digit_bits + width + 1,
        top=a_b >> digit_bits + width & 1,
        a=(a_b >> width) % digit_radix,
        b=a_b % radix | (feed.inverse if feed.inverse_turn >> steps + 1 else 0),
        n=feed.n_line >> width * (steps + 3),
        t=back if state.ring_line >> steps else 0,
    )
    return [first, *outputs]


def _block(shape: Shape, block: Block, load: bool, digit: int, word: int, add: int) -> Block:
    return Block(
        digit=signed(digit, shape.digit_bits) if load else block.digit,
        word=signed(word, shape.word_bits),
        product=block.digit * block.word,
        sum=block.product + add,
    )


def _row(shape: Shape, row: Row, words: Words) -> Row:
    """Return a row after an edge, but for its control."""
    if not row.enable:
        return row
    width, x_width = shape.word_bits, shape.digit_bits + shape.word_bits
    # Only the top word of t has a sign.
    t = 0 if not row.here >> 1 & 1 else signed(words.t, width) if row.top >> 1 & 1 else words.t
    phase = [bool(row.start >> place & 1) for place in range(PHASES)]
    start = bool(words.tag & START)
    rest = width - shape.digit_bits
    carry = row.v >> rest
    v = row.q_n.sum + (0 if phase[8] else carry)
    lower = (carry if row.top_word else v) % (1 << shape.digit_bits)
    return replace(
        row,
        start=pushed(row.start, words.tag & START, 1, PHASES),
        here=pushed(row.here, words.here, 1, ROW_DELAY),
        top=pushed(row.top, words.top, 1, ROW_DELAY),
        marks=pushed(row.marks, words.tag >> 1, 2, ROW_DELAY),
        a_line=pushed(row.a_line, words.a, shape.digit_bits, ROW_DELAY - 1),
        b_line=pushed(row.b_line, words.b, width, ROW_DELAY),
        n_line=pushed(row.n_line, words.n, width, N_WITH_T),
        n_later_line=pushed(row.n_later_line, row.n_line >> width * (N_WITH_T - 1), width, ROW_DELAY - N_WITH_T),
        a=words.a if start else row.a,
        a_b=_block(
            shape,
            row.a_b,
            start or phase[2] or phase[3],
            words.a if start else row.a_b.sum if phase[2] else row.a,
            words.b,
            t,
        ),
        x_line=pushed(row.x_line, row.a_b.sum % (1 << x_width), x_width, X_DELAY),
        q_n=_block(
            shape,
            row.q_n,
            phase[5],
            row.a_b.sum,
            words.n,
            signed(row.x_line >> x_width * (X_DELAY - 1), x_width),
        ),
        v=row.v if phase[11] else v >> shape.digit_bits,
        top_word=row.top_word if phase[11] else bool(row.top >> 8 & 1),
        t=lower << rest | row.v % (1 << rest),
        late_t=row.t,
    )


def _finish(shape: Shape, finish: Finish, words: Words) -> Finish:
    if not finish.enable:
        return finish
    late = bool(finish.start >> 2)
    t, n = (finish.t, finish.n) if late else (words.t, words.n_with_t)
    total = t + signed(n, shape.word_bits) + (0 if finish.start >> 2 & 1 else finish.carry)
    carry, word = divmod(total, 1 << shape.word_bits)
    start = pushed(finish.start, words.tag & START, 1, 5)
    return replace(finish, start=start, t=words.t, n=words.n_with_t, carry=carry, word=word)


def _feed(shape: Shape, state: State, inputs: Inputs, load: bool) -> Feed:
    feed, start, take = state.feed, bool(state.schedule.tag & START), state.ready
    digit_bits, width, steps = shape.digit_bits, shape.word_bits, shape.inverse_steps
    radix = 1 << width
    place = 0 if start else feed.place
    here = place is not None and place < shape.span and place != HOLE
    here_digit = place is not None and place < shape.cells

    def turned(number: int) -> int:
        return number >> width | number % radix << width * (shape.words - 1)

    moved = replace(
        feed,
        enable=state.collect.run,
        a=inputs.a[0] if take else feed.a >> digit_bits if feed.enable and here_digit else feed.a,
        b=inputs.b[0] if take else turned(feed.b) if feed.enable and here else feed.b,
        n=inputs.n | 1 if take else turned(feed.n) if feed.enable and here else feed.n,
    )
    if not feed.enable:
        return moved

    def recode(old: Recode, number: int, size: int, first: bool, sends: bool, negative: bool) -> Recode:
        carry = negative if first else old.carry
        word, after = _recoded(~number if negative else number, carry, size)
        return Recode(word % (1 << size), bool(after)) if sends else Recode(0, old.carry)

    bits = [feed.inverse_r & 1]
    half = (feed.inverse_r + bits[0] * feed.inverse_n) // 2
    bits.append(half & 1)
    quarter = (half + bits[1] * feed.inverse_n) // 2
    marked = (2 * feed.here + feed.top) << digit_bits | feed.digit.word
    return replace(
        moved,
        first=load,
        place=None if place is None or place + 1 == shape.places else place + 1,
        here=here,
        top=place == shape.span - 1,
        digit=recode(feed.digit, feed.a, digit_bits, feed.first, here_digit, True),
        b_word=recode(feed.b_word, feed.b, width, start, here, True),
        n_word=recode(feed.n_word, feed.n, width, start, here, False),
        a_b_line=pushed(feed.a_b_line, marked << width | feed.b_word.word, 2 + digit_bits + width, steps - 2),
        n_line=pushed(feed.n_line, feed.n_word.word, width, steps + 4),
        inverse_n=feed.n % (1 << digit_bits) if feed.first else feed.inverse_n,
        inverse_r=1 if feed.first else quarter,
        inverse_bits=feed.inverse_bits >> 2 | (bits[0] | bits[1] << 1) << 2 * (steps - 1),
        inverse_due=pushed(feed.inverse_due, feed.first, 1, steps + 1),
        inverse_turn=pushed(feed.inverse_turn, start, 1, steps + 2),
        inverse=feed.inverse_bits % (1 << digit_bits) if feed.inverse_due >> steps else feed.inverse,
    )
