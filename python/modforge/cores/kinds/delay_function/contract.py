"""The ports of a delay function: modes, errors, widths; and what a run takes and gives, in whole numbers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Protocol

COUNT_BITS = 40
"""The width of t and of the counts."""

DISTANCE_BITS = 32


class Mode(IntEnum):
    """The modes, as ``mode_i`` has them: the forms of x and of the result."""

    INTEGER = 0
    FROM_MONTGOMERY = 1
    TO_MONTGOMERY = 2
    MONTGOMERY = 3


class Error(IntEnum):
    """The errors, as ``error_o`` has them."""

    NONE = 0
    WRONG_MODULUS = 1
    """Even; or, where squares are made by tables, another one than theirs."""

    LARGE_OPERAND = 2


class Shape(Protocol):
    """The widths of a core."""

    @property
    def bits(self) -> int:
        """The largest width of the modulus."""

    @property
    def modulus(self) -> int | None:
        """The one that the core is made for; None if it takes any odd one."""

    @property
    def cycles(self) -> int:
        """Cycles of a square."""

    @property
    def exponent(self) -> int:
        """The e of R = 2^e: 0 without Montgomery form."""

    @property
    def inverse_bits(self) -> int:
        """Bits of the port for M'."""

    @property
    def words(self) -> int:
        """The clocks that a number takes to become plain."""

    def takes(self, m: int) -> bool:
        """Whether the core takes this modulus."""

    @property
    def min_distance(self) -> int:
        """The fewest squares between checkpoints with which none is dropped, if each is taken as it appears."""


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
    """The end of a run, ``cycles`` after the edge that starts it, if no checkpoint holds it up."""

    error: Error
    z: int
    count: int
    cycles: int


def montgomery_factor(shape: Shape, m: int) -> int:
    """Return R^2 mod M, or 0 for M = 0."""
    return pow(2, 2 * shape.exponent, m) if m else 0


def minus_inverse(shape: Shape, m: int) -> int:
    """Return M', or 0 for an even M, which has none, and without Montgomery form."""
    return -pow(m, -1, 1 << shape.exponent) % (1 << shape.exponent) if m % 2 else 0
