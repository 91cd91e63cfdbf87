"""The golden model of ``mont_redundant``: its digits, not only their value, and its registers after every edge.

A redundant number is digits of ``DigitBits`` + 1 bits, digit i of weight 2^(DigitBits * i), packed lowest first.

>>> shape = Shape(bits=8, digit_bits=4)
>>> shape.digits, shape.quotient_digits, shape.exponent
(2, 3, 12)
>>> shape.value(0b11111_11111), shape.plain(200) == 0b01100_01000
(527, True)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Self

from modforge.cores.kinds.redundant_multiplier.shape import MultiplierShape
from modforge.cores.model.parameters import Parameters, ceiling


@dataclass(frozen=True)
class Shape(MultiplierShape):
    """The widths that follow from the parameters of the core."""

    bits: int
    digit_bits: int
    cycles: int = 1
    square: bool = False
    block_bits: int = 26

    @classmethod
    def of(cls, parameters: Parameters) -> Self:
        """Return the shape of the core with these parameters."""
        p = parameters
        return cls(p["Bits"], p["DigitBits"], p["Cycles"], bool(p["Square"]), p["BlockBits"])

    @property
    def digits(self) -> int:
        """Digits of operands and results."""
        return ceiling(self.bits, self.digit_bits)

    @property
    def piece_bits(self) -> int:
        """Bits of M and M' in one multiplication, unless multipliers are shared; more than ``digit_bits``."""
        return self.block_bits * (self.digit_bits // self.block_bits + 1)

    @property
    def passes(self) -> int:
        """Clocks for one of the three products when multipliers are shared."""
        return max(1, self.cycles // 3)

    @property
    def rows(self) -> int:
        """Digits that are multiplied in one clock when multipliers are shared."""
        return ceiling(self.bits + 3, self.digit_bits * self.passes)

    @property
    def quotient_digits(self) -> int:
        """The digits of R: K of R = 2^(d * K), which is at least 2^(bits + 3)."""
        return self.rows * self.passes

    @property
    def exponent(self) -> int:
        """The e of R = 2^e."""
        return self.digit_bits * self.quotient_digits

    def cut(self, value: int, count: int) -> list[int]:
        """Return a number in ``count`` digits of ``digit_bits`` bits; the highest takes the rest."""
        low = (1 << self.digit_bits) - 1
        return [value >> self.digit_bits * i & low for i in range(count - 1)] + [value >> self.digit_bits * (count - 1)]

    def plain(self, value: int) -> int:
        """Return a number below 2^(bits + 1) in packed digits that have no redundancy but in the highest."""
        return self.pack(self.cut(value, self.digits))


def fits(parameters: Parameters) -> bool:
    """Return whether the digits are long enough for their number: every column sum then fits in its word."""
    shape = Shape.of(parameters)
    return 5 * shape.digits + 2 * shape.quotient_digits <= 1 << shape.digit_bits


def multiply(shape: Shape, a: int, b: int, m: int, mp: int) -> int:
    """Return the very digits of A * B * R^-1 that the core delivers, packed as the operands are."""
    if shape.square:
        b = a
    if shape.cycles == 1:
        return _single(shape, a, b, m, mp)
    state = Shared(x=a, b=b)
    for _ in range(shape.cycles - 1):
        state = state.step(shape, m, mp)
    return state.result(shape, m, mp)


def _plain_columns(shape: Shape, x: Sequence[int], y: int, columns: range) -> list[int]:
    """Return some column sums of X * Y: of each row the digits of two words, each of every second piece of Y."""
    d, piece = shape.digit_bits, shape.piece_bits
    even = sum(1 << 2 * piece * i for i in range(y.bit_length() // piece + 1)) * ((1 << piece) - 1)
    sums = [0] * len(columns)
    for i, digit in enumerate(x):
        for row in (digit * (y & even), digit * (y & even << piece)):
            for index, column in enumerate(columns):
                if column >= i:
                    sums[index] += row >> d * (column - i) & (1 << d) - 1
    return sums


def _single(shape: Shape, a: int, b: int, m: int, mp: int) -> int:
    k, d = shape.quotient_digits, shape.digit_bits
    product = shape.product_columns(shape.split(a), shape.split(b), square=shape.square)
    product += [0] * (k + shape.digits - len(product))
    t = shape.from_columns(product[:k])
    q = shape.from_columns(_plain_columns(shape, t, mp, range(k)))
    q[-1] %= 1 << d
    top, *columns = _plain_columns(shape, q, m, range(k - 1, k + shape.digits))
    columns = [column + high for column, high in zip(columns, product[k:], strict=True)]
    columns[0] += product[k - 1] >> d
    return shape.pack(shape.from_columns(columns, top + t[-1] + (1 << d) - 1 >> d, whole=True))


@dataclass(frozen=True)
class Shared:
    """The registers of the datapath whose multipliers are shared; digits are packed."""

    x: int = 0
    b: int = 0
    sum: int = 0
    high: int = 0
    """The high half of A * B."""

    top: int = 0
    """The highest digit of its low half."""

    pass_: int = 0
    in_q: bool = False
    in_s: bool = False

    def columns(self, shape: Shape, m: int, mp: int) -> list[int]:
        """Return the column sums of this clock."""
        k, rows = shape.quotient_digits, shape.rows
        y = shape.split(self.b)
        if self.in_q or self.in_s:
            y = shape.cut(mp if self.in_q else m, k)
        wide = replace(shape, bits=k * shape.digit_bits)
        columns = shape.product_columns(wide.split(self.x)[:rows], y + [0] * (k - len(y)))
        late = [0] * (rows - 1) + [self.top + (1 << shape.digit_bits) - 1, *shape.split(self.high)]
        for index, digit in enumerate(wide.split(self.sum)):
            columns[index] += digit
        if self.in_s and self.pass_ == shape.passes - 1:
            for index, digit in enumerate(late):
                columns[index] += digit
        return columns

    def result(self, shape: Shape, m: int, mp: int) -> int:
        """Return the result that the last clock shows."""
        columns = self.columns(shape, m, mp)
        carry = columns[shape.rows - 1] >> shape.digit_bits
        return shape.pack(shape.from_columns(columns[shape.rows : shape.rows + shape.digits], carry, whole=True))

    def step(self, shape: Shape, m: int, mp: int) -> Shared:
        """Return the registers after a clock that works."""
        wide = shape.digit_bits + 1
        rows, k = shape.rows, shape.quotient_digits
        turn = self.pass_ == shape.passes - 1
        digits = shape.from_columns(self.columns(shape, m, mp), whole=True)
        leaving = digits[:rows]
        if self.in_q and turn:
            leaving[-1] %= 1 << shape.digit_bits
        # The high half of Q, which is dropped, may be too long for its highest digit.
        staying = shape.pack([digit % (1 << wide) for digit in digits[rows:]])
        in_t = not self.in_q and not self.in_s
        return Shared(
            x=shape.pack(leaving) << wide * (k - rows) | self.x >> wide * rows,
            b=self.b,
            sum=0 if turn else staying,
            high=staying % (1 << shape.width) if turn and in_t else self.high,
            top=leaving[-1] if turn and in_t else self.top,
            pass_=0 if turn else self.pass_ + 1,
            in_q=in_t if turn else self.in_q,
            in_s=self.in_q if turn else self.in_s,
        )


@dataclass(frozen=True)
class Inputs:
    """The inputs of the core at one rising edge."""

    valid: bool = False
    ready: bool = False
    square: bool = False
    a: int = 0
    b: int = 0
    m: int = 0
    mp: int = 0


@dataclass(frozen=True)
class State:
    """The registers; x of the datapath is A when it has one clock."""

    busy: bool = False
    valid: bool = False
    m: int = 0
    mp: int = 0
    z: int = 0
    datapath: Shared = field(default_factory=Shared)


def advance(parameters: Parameters, state: State, inputs: Inputs) -> State:
    """Return the state after the next rising edge."""
    shape = Shape.of(parameters)
    path = state.datapath
    last = shape.cycles == 1 or (path.in_s and path.pass_ == shape.passes - 1)
    finish = state.busy and last and (not state.valid or inputs.ready)
    accept = inputs.valid and (not state.busy or finish)
    z = state.z
    if finish:
        if shape.cycles == 1:
            z = multiply(shape, path.x, path.b, state.m, state.mp)
        else:
            z = path.result(shape, state.m, state.mp)
    if shape.cycles > 1 and state.busy and (finish or not last):
        path = path.step(shape, state.m, state.mp)
    if accept:
        a = z if inputs.square else inputs.a
        b = z if inputs.square else a if shape.square else inputs.b
        path = Shared(a, 0 if shape.square and shape.cycles == 1 else b, high=path.high, top=path.top)
    new = accept and not inputs.square
    return State(
        busy=accept or (state.busy and not finish),
        valid=finish or (state.valid and not inputs.ready),
        m=inputs.m if new else state.m,
        mp=inputs.mp if new else state.mp,
        z=z,
        datapath=path,
    )
