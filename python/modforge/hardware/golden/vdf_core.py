"""The golden model of ``vdf_core``: what a run answers and when, in whole numbers; and its registers after every edge.

>>> shape = Shape.of({"Bits": 16, "DigitBits": 8, "Cycles": 1, "BlockBits": 26})
>>> answer(shape, Task(x=3, m=1009, t=5))
Answer(error=<Error.NONE: 0>, z=985, count=5, cycles=10)
>>> pow(3, 2**5, 1009)
985
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import Self

from modforge.hardware.golden import mont_redundant
from modforge.hardware.parameters import Parameters, ceiling

COUNT_BITS = 40
"""Of t and of the counts."""

DISTANCE_BITS = 32


class Mode(IntEnum):
    """What ``mode_i`` means: where x comes from and where the result goes."""

    INTEGER = 0
    FROM_MONTGOMERY = 1
    TO_MONTGOMERY = 2
    MONTGOMERY = 3


class Error(IntEnum):
    """What ``error_o`` means."""

    NONE = 0
    EVEN_MODULUS = 1
    LARGE_OPERAND = 2


@dataclass(frozen=True)
class Shape:
    """The widths of a core."""

    numbers: mont_redundant.Shape
    """Those of its multiplier."""

    @classmethod
    def of(cls, parameters: Parameters) -> Self:
        """Return the shape of the core with these parameters."""
        return cls(mont_redundant.Shape.of({**parameters, "Square": 0}))

    @property
    def word_digits(self) -> int:
        """The digits that are made plain in one clock."""
        return max(1, 32 // self.numbers.digit_bits)

    @property
    def words(self) -> int:
        """The clocks that a number takes to become plain."""
        return ceiling(self.numbers.digits, self.word_digits)

    @property
    def least_distance(self) -> int:
        """The fewest squares between checkpoints with which none is dropped, if each is taken as it appears."""
        return ceiling(self.words + 2, self.numbers.cycles)


@dataclass(frozen=True)
class Task:
    """A run: x is taken as the mode says, in Montgomery form or not."""

    x: int
    m: int
    t: int
    mode: Mode = Mode.INTEGER
    distance: int = 0


@dataclass(frozen=True)
class Answer:
    """How a run ends, and how many cycles after the edge that starts it, if no checkpoint holds it up."""

    error: Error
    z: int
    count: int
    cycles: int


def answer(shape: Shape, task: Task, stop: int | None = None) -> Answer:
    """Return how a run ends; ``stop`` says how many edges after the one that starts it ``stop_i`` is heard."""
    if task.m % 2 == 0:
        return Answer(Error.EVEN_MODULUS, 0, 0, 0)
    large = task.x >= task.m
    enters, leaves = products_beside(task)
    products = max(1, enters + task.t)
    # x is compared beside the first products, and seen to be too large two edges after its last word.
    heard = [edges + 1 for edges in (stop, shape.words + 1 if large else None) if edges is not None]
    for edges in heard:
        products = min(products, ceiling(edges, shape.numbers.cycles))
    count = products - enters if task.t else 0
    before = (products + leaves) * shape.numbers.cycles + leaves
    cycles = max(before, shape.words) + shape.words + 1
    if large:
        return Answer(Error.LARGE_OPERAND, 0, count, cycles)
    return Answer(Error.NONE, value(shape, task, count), count, cycles)


def products_beside(task: Task) -> tuple[int, int]:
    """Return how many products convert before and after the squares."""
    if task.t == 0 and task.mode in (Mode.FROM_MONTGOMERY, Mode.MONTGOMERY):
        # One product by 1 in place of the first square; there and back.
        return (1, 0) if task.mode == Mode.FROM_MONTGOMERY else (1, 1)
    return int(not task.mode & 1), int(not task.mode & 2)


def value(shape: Shape, task: Task, count: int, mode: Mode | None = None) -> int:
    """Return x after so many squares, in the form that the mode says."""
    mode = task.mode if mode is None else mode
    radix = 1 << shape.numbers.exponent
    x = task.x * pow(radix, -1, task.m) if task.mode & 1 else task.x
    z = pow(x, 1 << count, task.m)
    return (z * radix if mode & 2 else z) % task.m


def checkpoint(shape: Shape, task: Task, count: int) -> int:
    """Return what the checkpoint after so many squares shows."""
    return value(shape, task, count, Mode.MONTGOMERY)


def montgomery_factor(shape: Shape, m: int) -> int:
    """Return R^2 mod M, or 0 for M = 0."""
    return pow(2, 2 * shape.numbers.exponent, m) if m else 0


def minus_inverse(shape: Shape, m: int) -> int:
    """Return M', or 0 for an even M, which has none."""
    return shape.numbers.minus_inverse(m) if m % 2 else 0


@dataclass(frozen=True)
class Inputs:
    """The inputs of the core at one rising edge."""

    valid: bool = False
    mode: int = 0
    x: int = 0
    r2: int = 0
    m: int = 0
    mp: int = 0
    t: int = 0
    distance: int = 0
    stop: bool = False
    checkpoint_ready: bool = False
    ready: bool = False


@dataclass(frozen=True)
class Resolve:
    """The registers that make digits plain."""

    left: int = 0
    wide: int = 0
    less: int = 0
    carry: int = 0
    borrow: int = 0

    def step(self, shape: Shape) -> Resolve:
        """Return the registers after the next word."""
        d, count = shape.numbers.digit_bits, shape.word_digits
        slot, word, words = count * (d + 1), count * d, shape.words
        digits = [self.wide >> (d + 1) * i & (1 << d + 1) - 1 for i in range(count)]
        total = shape.numbers.sum(digits) + self.carry
        low = total % (1 << word)
        less = low - self.less % (1 << word) - self.borrow
        return Resolve(
            left=self.left - 1,
            wide=self.wide >> slot | low << slot * (words - 1),
            less=self.less >> word | less % (1 << word) << word * (words - 1),
            carry=total >> word,
            borrow=int(less < 0),
        )

    @property
    def below(self) -> bool:
        """Whether the number was below M."""
        return bool(self.borrow) and self.carry == 0

    def plain(self, shape: Shape) -> int:
        """Return the number below M."""
        slot = shape.word_digits * (shape.numbers.digit_bits + 1)
        word = shape.word_digits * shape.numbers.digit_bits
        parts = [self.wide >> slot * i & (1 << word) - 1 for i in range(shape.words)]
        number = sum(part << word * i for i, part in enumerate(parts)) if self.below else self.less
        return number % (1 << shape.numbers.bits)


IDLE, RUN, LEAVE, LAST, TAKE, RESOLVE, DONE = range(7)


@dataclass(frozen=True)
class State:
    """The registers, by their names."""

    state: int = IDLE
    leave: bool = False
    square: bool = False
    stop: bool = False
    even: bool = False
    large: bool = False
    t: int = 0
    count: int = 0
    checking: bool = False
    due: bool = False
    mark: bool = False
    missed: bool = False
    checkpoint_valid: bool = False
    distance: int = 0
    until: int = 0
    checkpoint_count: int = 0
    checkpoint: int = 0
    multiplier: mont_redundant.State = field(default_factory=mont_redundant.State)
    resolve: Resolve = field(default_factory=Resolve)


def advance(parameters: Parameters, state: State, inputs: Inputs) -> State:
    """Return the state after the next rising edge."""
    shape = Shape.of(parameters)
    start = state.state == IDLE and inputs.valid
    work = start and bool(inputs.m & 1)
    ended = not _multiplier(parameters, state, mont_redundant.Inputs(ready=True)).busy
    turn = state.state == RUN and ended
    count = state.count + state.square
    more = count != state.t and not state.stop and not state.large
    resolving = state.resolve.left != 0
    hindered = state.checking or state.large or resolving or state.mark
    mark = state.due and not hindered and (not state.checkpoint_valid or inputs.checkpoint_ready)
    arrived = state.mark and not resolving
    after = replace(
        state,
        state=_next_state(state, inputs, turn=turn, ended=ended, more=more),
        multiplier=_multiplier(parameters, state, _product(shape, state, inputs, work=work, more=more)),
        resolve=_next_resolve(shape, state, inputs, work=work, mark=mark),
        due=turn and state.square and more and state.until == 1,
        mark=mark or (state.mark and resolving),
        missed=state.due and not mark,
        checkpoint_valid=arrived or (state.checkpoint_valid and not inputs.checkpoint_ready),
        checkpoint_count=state.count if mark else state.checkpoint_count,
        checkpoint=state.resolve.plain(shape) if arrived else state.checkpoint,
    )
    if start:
        squares = bool(inputs.mode & 1) and inputs.t != 0
        return replace(
            after,
            leave=(not inputs.mode & 2) != (bool(inputs.mode & 1) and inputs.t == 0),
            square=squares,
            stop=False,
            even=not work,
            large=False,
            t=inputs.t,
            count=0,
            checking=work,
            distance=inputs.distance,
            until=inputs.distance,
        )
    compared = state.checking and not resolving
    until = state.until
    if turn and state.square:
        until = state.distance if until == 1 else max(0, until - 1)
    return replace(
        after,
        square=state.square or turn,
        stop=state.stop or inputs.stop,
        large=not state.resolve.below if compared else state.large,
        count=count if turn else state.count,
        checking=state.checking and not compared,
        until=until,
    )


def _multiplier(parameters: Parameters, state: State, inputs: mont_redundant.Inputs) -> mont_redundant.State:
    return mont_redundant.advance({**parameters, "Square": 0}, state.multiplier, inputs)


def _next_state(state: State, inputs: Inputs, *, turn: bool, ended: bool, more: bool) -> int:
    now = state.state
    if now == IDLE and inputs.valid:
        return RUN if inputs.m & 1 else DONE
    if now == RUN and turn and not more:
        return LEAVE if state.leave else TAKE
    if now == LEAVE:
        return LAST
    if now == LAST and ended:
        return TAKE
    if now == TAKE and state.resolve.left == 0:
        return RESOLVE
    if now == RESOLVE and state.resolve.left == 1:
        return DONE
    if now == DONE and inputs.ready:
        return IDLE
    return now


def _product(shape: Shape, state: State, inputs: Inputs, *, work: bool, more: bool) -> mont_redundant.Inputs:
    """Return what the multiplier is told."""
    plain = shape.numbers.plain
    if state.state == LEAVE:
        a, b = state.multiplier.z, 1
    elif not inputs.mode & 1 or (inputs.mode & 2 and inputs.t == 0):
        a, b = plain(inputs.x), plain(inputs.r2)
    else:
        a, b = plain(inputs.x), plain(inputs.x) if inputs.t else 1
    return mont_redundant.Inputs(
        valid=work or (state.state == RUN and more) or state.state == LEAVE,
        ready=True,
        square=state.state == RUN,
        a=a,
        b=b,
        m=inputs.m,
        mp=inputs.mp,
    )


def _next_resolve(shape: Shape, state: State, inputs: Inputs, *, work: bool, mark: bool) -> Resolve:
    resolving = state.resolve.left != 0
    if work or mark or (state.state == TAKE and not resolving):
        digits = shape.numbers.plain(inputs.x) if state.state == IDLE else state.multiplier.z
        return Resolve(shape.words, digits, inputs.m)
    return state.resolve.step(shape) if resolving else state.resolve
