"""The golden model of ``square_table``: its digits, not only their value, and its registers after every edge.

>>> shape = Shape(bits=8, digit_bits=4, table_bits=5, modulus=181)
>>> shape.room, shape.digits, shape.top_bits, shape.square_bits
(3, 3, 3, 23)
>>> shape.value(square(shape, 255)) % 181, shape.value(255) ** 2 % 181
(177, 177)
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Self

from modforge.cores.kinds.modular_squarer.shape import SquarerShape
from modforge.cores.model.parameters import Parameters, ceiling

MAX_ROOM = 13
"""Maximum number of bits that a result of the core has beyond the modulus."""


@dataclass(frozen=True)
class Shape(SquarerShape):
    """The widths that follow from the parameters of the core, and its tables."""

    bits: int
    digit_bits: int
    table_bits: int
    modulus: int

    @classmethod
    def of(cls, parameters: Parameters) -> Self:
        """Return the shape of the core with these parameters."""
        p = parameters
        return cls(p["Bits"], p["DigitBits"], p["TableBits"], p["Modulus"])

    def pairs(self, room: int) -> int:
        """Return how many pairs of tables are enough when results have ``room`` bits more than the modulus."""
        upper = self.bits + 2 * room + 3 + (self.bits + 2 * room + 1) // self.digit_bits
        return ceiling(upper, 2 * self.table_bits)

    @cached_property
    def room(self) -> int:
        """Bits that results have beyond the modulus."""
        max_room = (2 * self.pairs(MAX_ROOM) + 1).bit_length()
        return (2 * self.pairs(max_room) + 1).bit_length()

    @property
    def digits(self) -> int:
        """Digits of operands and results."""
        return ceiling(self.bits + self.room, self.digit_bits)

    @property
    def top_bits(self) -> int:
        """Bits of the highest digit."""
        return self.bits + self.room - self.digit_bits * (self.digits - 1)

    @property
    def square_bits(self) -> int:
        """Squares are below 2 to this power."""
        return 2 * (self.bits + self.room) + (2 if self.top_bits < 3 else 1)

    @cached_property
    def upper(self) -> list[tuple[int, int]]:
        """The bits of the square that address tables, in order: digit and bit."""
        d = self.digit_bits
        found = [(weight // d, weight % d) for weight in range(self.bits, min(self.square_bits, 2 * d * self.digits))]
        return found + [(weight // d - 1, d) for weight in range(self.bits, self.square_bits) if weight % d == 0]

    @property
    def tables(self) -> int:
        """Tables that have an address, in pairs."""
        return 2 * ceiling(len(self.upper), 2 * self.table_bits)


def square(shape: Shape, a: int) -> int:
    """Return the very digits of A^2 modulo M that the core delivers, packed as the operand is."""
    d, n = shape.digit_bits, shape.bits
    digits = shape.split(a % (1 << shape.number_bits))
    wide = shape.from_columns(shape.product_columns(digits, digits, square=True), whole=True)
    columns = [wide[c] % (1 << max(0, n - d * c)) for c in range(shape.digits)]
    for first in range(0, len(shape.upper), shape.table_bits):
        group = shape.upper[first : first + shape.table_bits]
        residue = sum((wide[digit] >> bit & 1) << d * digit + bit for digit, bit in group) % shape.modulus
        for c in range(shape.digits):
            columns[c] += residue >> d * c & (1 << d) - 1
    return shape.pack(shape.from_columns(columns, whole=True))


@dataclass(frozen=True)
class Inputs:
    """The inputs of the core at one rising edge."""

    valid: bool = False
    ready: bool = False
    square: bool = False
    a: int = 0


@dataclass(frozen=True)
class State:
    """The registers."""

    busy: bool = False
    valid: bool = False
    a: int = 0
    z: int = 0


def advance(parameters: Parameters, state: State, inputs: Inputs) -> State:
    """Return the state after the next rising edge."""
    shape = Shape.of(parameters)
    finish = state.busy and (not state.valid or inputs.ready)
    accept = inputs.valid and (not state.busy or finish)
    z = square(shape, state.a) if finish else state.z
    operand = z if inputs.square else inputs.a % (1 << shape.number_bits)
    return State(
        busy=accept or (state.busy and not finish),
        valid=finish or (state.valid and not inputs.ready),
        a=operand if accept else state.a,
        z=z,
    )
