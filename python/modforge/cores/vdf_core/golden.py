"""The golden model of ``vdf_core``: the answer of a run and its time, in whole numbers; and every register.

>>> shape = Shape.of({"Bits": 16, "DigitBits": 8, "Squarer": 0, "Cycles": 1, "BlockBits": 26})
>>> answer(shape, Task(x=3, m=1009, t=5))
Answer(error=<Error.NONE: 0>, z=985, count=5, cycles=10)
>>> pow(3, 2**5, 1009)
985
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from modforge.cores.kinds.delay_function.contract import Answer, Error, Mode, Task
from modforge.cores.model.parameters import Parameters, ceiling
from modforge.cores.mont_redundant import golden as mont_redundant
from modforge.cores.square_table import golden as square_table
from modforge.cores.vdf_core.resolve import ResolveDigits, ResolveResidue, Words


@dataclass(frozen=True)
class Shape:
    """The widths of a core."""

    numbers: mont_redundant.Shape | square_table.Shape
    """Those of what squares."""

    @classmethod
    def of(cls, parameters: Parameters) -> Self:
        """Return the shape of the core with these parameters."""
        if parameters["Squarer"]:
            return cls(square_table.Shape.of(parameters))
        return cls(mont_redundant.Shape.of({**parameters, "Square": 0}))

    @property
    def bits(self) -> int:
        """The largest width of the modulus."""
        return self.numbers.bits

    @property
    def modulus(self) -> int | None:
        """The one that the core is made for; None if it takes any odd one."""
        return self.numbers.modulus if isinstance(self.numbers, square_table.Shape) else None

    def takes(self, m: int) -> bool:
        """Say if the core takes this modulus."""
        return m % 2 == 1 if self.modulus is None else m == self.modulus

    @property
    def cycles(self) -> int:
        """Cycles of a square."""
        return self.numbers.cycles if isinstance(self.numbers, mont_redundant.Shape) else 1

    @property
    def exponent(self) -> int:
        """The e of R = 2^e: 0 without Montgomery form."""
        return self.numbers.exponent if isinstance(self.numbers, mont_redundant.Shape) else 0

    @property
    def inverse_bits(self) -> int:
        """Bits of the port for M'."""
        return max(1, self.exponent)

    @property
    def words(self) -> int:
        """The clocks that a number takes to become plain."""
        return self.cut.count

    @property
    def cut(self) -> Words:
        """The words in which it does."""
        return Words(self.bits, self.numbers.digit_bits)

    def digits(self, x: int) -> int:
        """Return x in the digits that squares begin with."""
        if isinstance(self.numbers, mont_redundant.Shape):
            return self.numbers.plain(x)
        d = self.numbers.digit_bits
        return self.numbers.pack([x >> d * i & (1 << d) - 1 for i in range(self.numbers.digits)])

    @property
    def min_distance(self) -> int:
        """The fewest squares between checkpoints with which none is dropped, if each is taken as it appears."""
        return ceiling(self.words + 2, self.cycles)


def answer(shape: Shape, task: Task, stop: int | None = None) -> Answer:
    """Return how a run ends; ``stop`` says how many edges after the one that starts it ``stop_i`` is heard."""
    if not shape.takes(task.m):
        return Answer(Error.WRONG_MODULUS, 0, 0, 0)
    large = task.x >= task.m
    if shape.modulus is not None and task.t == 0:
        # x is found to be below M, and that is all.
        return Answer(Error.LARGE_OPERAND if large else Error.NONE, 0 if large else task.x, 0, shape.words + 1)
    enters, leaves = products_around(shape, task)
    products = max(1, enters + task.t)
    # x is compared during the first products, and seen to be too large two edges after its last word.
    heard = [edges + 1 for edges in (stop, shape.words + 1 if large else None) if edges is not None]
    for edges in heard:
        products = min(products, ceiling(edges, shape.cycles))
    count = products - enters if task.t else 0
    before = (products + leaves) * shape.cycles + leaves
    cycles = max(before, shape.words) + shape.words + 1
    if large:
        return Answer(Error.LARGE_OPERAND, 0, count, cycles)
    return Answer(Error.NONE, value(shape, task, count), count, cycles)


def products_around(shape: Shape, task: Task) -> tuple[int, int]:
    """Return how many products convert before and after the squares."""
    if shape.modulus is not None:
        return (0, 0)
    if task.t == 0 and task.mode in (Mode.FROM_MONTGOMERY, Mode.MONTGOMERY):
        # One product by 1 in place of the first square; there and back.
        return (1, 0) if task.mode == Mode.FROM_MONTGOMERY else (1, 1)
    return int(not task.mode & 1), int(not task.mode & 2)


def value(shape: Shape, task: Task, count: int, mode: Mode | None = None) -> int:
    """Return x after so many squares, in the form that the mode says."""
    mode = task.mode if mode is None else mode
    radix = 1 << shape.exponent
    x = task.x * pow(radix, -1, task.m) if task.mode & 1 else task.x
    z = pow(x, 1 << count, task.m)
    return (z * radix if mode & 2 else z) % task.m


def checkpoint(shape: Shape, task: Task, count: int) -> int:
    """Return the number of the checkpoint after so many squares."""
    return value(shape, task, count, Mode.MONTGOMERY)


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


IDLE, RUN, LEAVE, LAST, TAKE, RESOLVE, DONE = range(7)


@dataclass(frozen=True)
class State:
    """The registers, by their names."""

    squarer: mont_redundant.State | square_table.State
    resolve: ResolveDigits | ResolveResidue
    state: int = IDLE
    leave: bool = False
    square: bool = False
    stop: bool = False
    wrong: bool = False
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

    @classmethod
    def cleared(cls, shape: Shape) -> Self:
        """Return the registers after a reset."""
        if isinstance(shape.numbers, square_table.Shape):
            return cls(square_table.State(), ResolveResidue(shape.cut, shape.numbers))
        return cls(mont_redundant.State(), ResolveDigits(shape.cut))


def advance(parameters: Parameters, state: State, inputs: Inputs) -> State:
    """Return the state after the next rising edge."""
    shape = Shape.of(parameters)
    start = state.state == IDLE and inputs.valid
    work = start and shape.takes(inputs.m)
    ended = not _squarer(parameters, shape, state, inputs, valid=False).busy
    turn = state.state == RUN and ended
    count = state.count + state.square
    more = count != state.t and not state.stop and not state.large
    resolving = state.resolve.left != 0
    hindered = state.checking or state.large or resolving or state.mark
    held = shape.modulus is not None and state.t == 0
    mark = state.due and not hindered and (not state.checkpoint_valid or inputs.checkpoint_ready)
    arrived = state.mark and not resolving
    after = replace(
        state,
        state=_next_state(shape, state, inputs, turn=turn, ended=ended, more=more, held=held),
        squarer=_squarer(parameters, shape, state, inputs, valid=_begins(shape, state, inputs, work=work, more=more)),
        resolve=_next_resolve(
            shape, state, inputs, load=work or mark or (state.state == TAKE and not (resolving or held))
        ),
        due=turn and state.square and more and state.until == 1,
        mark=mark or (state.mark and resolving),
        missed=state.due and not mark,
        checkpoint_valid=arrived or (state.checkpoint_valid and not inputs.checkpoint_ready),
        checkpoint_count=state.count if mark else state.checkpoint_count,
        checkpoint=state.resolve.plain if arrived else state.checkpoint,
    )
    if start:
        montgomery = shape.modulus is None
        return replace(
            after,
            leave=montgomery and (not inputs.mode & 2) != (bool(inputs.mode & 1) and inputs.t == 0),
            square=(bool(inputs.mode & 1) or not montgomery) and inputs.t != 0,
            stop=False,
            wrong=not work,
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


def _begins(shape: Shape, state: State, inputs: Inputs, *, work: bool, more: bool) -> bool:
    """Return whether a product begins, if what squares is ready."""
    first = work and (shape.modulus is None or inputs.t != 0)
    return first or (state.state == RUN and more) or state.state == LEAVE


def _squarer(
    parameters: Parameters, shape: Shape, state: State, inputs: Inputs, *, valid: bool
) -> mont_redundant.State | square_table.State:
    """Return the registers of what squares."""
    again, x = state.state == RUN, shape.digits(inputs.x)
    if isinstance(state.squarer, square_table.State):
        return square_table.advance(parameters, state.squarer, square_table.Inputs(valid, True, again, x))
    if state.state == LEAVE:
        a, b = state.squarer.z, 1
    elif not inputs.mode & 1 or (inputs.mode & 2 and inputs.t == 0):
        a, b = x, shape.digits(inputs.r2)
    else:
        a, b = x, x if inputs.t else 1
    told = mont_redundant.Inputs(valid=valid, ready=True, square=again, a=a, b=b, m=inputs.m, mp=inputs.mp)
    return mont_redundant.advance({**parameters, "Square": 0}, state.squarer, told)


def _next_state(shape: Shape, state: State, inputs: Inputs, *, turn: bool, ended: bool, more: bool, held: bool) -> int:
    now = state.state
    if now == IDLE and inputs.valid:
        if not shape.takes(inputs.m):
            return DONE
        return TAKE if shape.modulus is not None and inputs.t == 0 else RUN
    if now == RUN and turn and not more:
        return LEAVE if state.leave else TAKE
    if now == LEAVE:
        return LAST
    if now == LAST and ended:
        return TAKE
    if now == TAKE and state.resolve.left == 0:
        return DONE if held else RESOLVE
    if now == RESOLVE and state.resolve.left == 1:
        return DONE
    if now == DONE and inputs.ready:
        return IDLE
    return now


def _next_resolve(shape: Shape, state: State, inputs: Inputs, *, load: bool) -> ResolveDigits | ResolveResidue:
    resolve = state.resolve
    if not load:
        return resolve.step() if resolve.left else resolve
    digits = shape.digits(inputs.x) if state.state == IDLE else state.squarer.z
    return resolve.load(digits, inputs.m) if isinstance(resolve, ResolveDigits) else resolve.load(digits)
