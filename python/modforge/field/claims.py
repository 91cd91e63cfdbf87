"""Statements on numbers (groups of words) that a program carries along, for the proof to check.

A claim names a number and says how it follows from numbers that were named before; the proof computes its interval. The
classes here only hold the statement; :mod:`modforge.field.proof` holds the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the program, by its number."""

    index: int


Operand: TypeAlias = Word | int
"""A word, or a constant."""

Number: TypeAlias = tuple[Operand, ...]
"""The words of a number, least significant first."""


@dataclass(frozen=True)
class Product:
    """``name = left·right``."""

    name: str
    words: Number
    left: str
    right: str


@dataclass(frozen=True)
class Linear:
    """``name = constant + sum of coefficient·number``, at least 0, so that ``borrow`` (if there is one) is 0."""

    name: str
    words: Number
    terms: tuple[tuple[int, str], ...]
    constant: int = 0
    borrow: Operand = 0


@dataclass(frozen=True)
class Fold:
    """``name = low + factor·high`` where ``source = low + 2^shift·high``, low < 2^shift and 2^shift ≡ factor mod p."""

    name: str
    words: Number
    source: str
    low: Number
    high: Number
    shift: int
    factor: int


@dataclass(frozen=True)
class TwoFolds:
    """``name = low + factor·high - 2^m·quotient + c·quotient``: a fold, and what it lifts above bit m folded as well.

    ``source = low + 2^shift·high`` as in :class:`Fold`, and 2^m ≡ c. With i the last word of low, in which bit m lies,
    ``top = low_i + factor·high_i = rest + 2^(m - w·i)·quotient``. So the quotient is known before any carry has run
    through the lower words, and one run adds everything; the carry into the last word makes the result a little larger.
    """

    name: str
    words: Number
    source: str
    low: Number
    high: Number
    shift: int
    factor: int
    top: Number
    rest: Operand
    quotient: Operand
    m: int
    c: int


@dataclass(frozen=True)
class Stop:
    """The carry of a fold by one bit ends early: ``carry`` out of ``words`` is 0.

    ``source = low + 2^shift·bit``; ``words + W^len(words)·carry`` is the lowest words of low plus ``factor·bit``. When
    the bit is set, low is so small that nothing is carried out; when it is not, nothing is added.
    """

    words: Number
    carry: Word
    source: str
    low: Number
    bit: Operand
    shift: int
    factor: int


@dataclass(frozen=True)
class Subtract:
    """``name = source - modulus`` if that is at least 0, else ``source``.

    ``difference - W^n·borrow = source - modulus``, so borrow is set exactly when source < modulus.
    """

    name: str
    words: Number
    source: str
    difference: Number
    borrow: Word
    modulus: int


@dataclass(frozen=True)
class Guard:
    """``name = source`` if source < modulus, else 0; borrow as in :class:`Subtract`."""

    name: str
    words: Number
    source: str
    difference: Number
    borrow: Word
    modulus: int


Claim: TypeAlias = Product | Linear | Fold | TwoFolds | Stop | Subtract | Guard
"""Any statement."""
