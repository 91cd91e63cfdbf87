"""Statements on numbers (groups of words) that a program carries along, for the proof to check.

A claim names a number and says how it follows from numbers that were named before; the proof computes its interval. The
classes here only hold the statement; :mod:`modforge.field.proof` holds the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the program, by its number; a ``double`` one has 2w bits."""

    index: int
    double: bool = False

    def __hash__(self) -> int:
        """Return the index, which tells words apart: they are looked up all the time."""
        return self.index


Operand: TypeAlias = Word | int
"""A word, or a constant."""

Number: TypeAlias = tuple[Operand, ...]
"""The words of a number, least significant first."""

Positions: TypeAlias = tuple[int, ...]
"""The bit at which each word of a number begins; empty for full words, which begin at multiples of w."""


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
    positions: Positions = ()


@dataclass(frozen=True)
class Congruent:
    """``name ≡ constant + sum of coefficient·product of numbers`` modulo p, bounded by the bounds of its words."""

    name: str
    words: Number
    terms: tuple[tuple[int, tuple[str, ...]], ...]
    constant: int = 0
    positions: Positions = ()


@dataclass(frozen=True)
class Cut:
    """``name = source div 2^shift``: ``source = low + 2^shift·name`` with low < 2^shift."""

    name: str
    words: Number
    source: str
    low: Number
    shift: int


@dataclass(frozen=True)
class Rest:
    """``name = source mod 2^shift``: what a :class:`Cut` of the source, ``top``, leaves below."""

    name: str
    words: Number
    source: str
    top: str
    shift: int


@dataclass(frozen=True)
class HighProduct:
    """``name = factor·source - sum of skipped·word``: products of words that hardly reach the upper part are left out.

    ``skipped`` holds, for each word of the source, the part of ``factor`` that it is not multiplied by, weighted.
    """

    name: str
    words: Number
    factor: int
    source: str
    skipped: tuple[int, ...]


@dataclass(frozen=True)
class Divide:
    """``name = (source + quotient·p) / 2^shift``, exactly.

    ``2^shift·name + rest = source + quotient·p`` where rest < 2^shift is a multiple of 2^shift by the way it was
    computed (every coefficient of its polynomial is one), hence zero. Montgomery (1985) for shift = w; halving for 1.
    Where ``less`` is subtracted from rest, the difference is such a multiple, so the two words are equal. The number is
    not negative, so that ``borrow`` (if there is one) is 0.
    """

    name: str
    words: Number
    source: str
    quotient: Operand
    rest: Operand
    shift: int
    positions: Positions = ()
    less: Operand = 0
    borrow: Operand = 0


@dataclass(frozen=True)
class Owed:
    """``name = (before + quotient·lack - word) / W``, exactly; without ``before`` it begins with 0.

    With lack = W^n - p, k of these in a row over the words of a number T and the quotients of k Montgomery steps make
    W^k·name = Q·lack - T: what is still to be subtracted once Q is put in the place of (T + Q·p) / W^k.
    ``same`` are pairs of words whose difference is a multiple of W by the way they were computed, so that they are
    equal; each comes with a weight, and so many times the difference is left out. The number is above -1, so not
    negative, and ``borrow`` is 0. Where there is a ``part``, ``middle`` is the same number for that part of lack, and
    there the borrow ends.
    """

    name: str
    words: Number
    before: str
    word: Operand
    quotient: Operand
    lack: int
    same: tuple[tuple[Operand, Operand, int], ...]
    borrow: Operand = 0
    part: int = 0
    middle: Number = ()


@dataclass(frozen=True)
class Settled:
    """``name = Q - owed = (source + Q·p) / W^n`` for the quotients Q that :class:`Owed` took, at least 0."""

    name: str
    words: Number
    source: str
    owed: str
    borrow: Operand = 0


@dataclass(frozen=True)
class Barrett:
    """``name = source - quotient·p`` for the quotient estimated as Barrett (1986) does, at least 0.

    ``quotient = (top·reciprocal) div 2^after``, ``top = source div 2^before``, reciprocal = 2^(before + after) div p;
    the product may be a :class:`HighProduct`, which makes the quotient smaller.
    The words, as many as the bound asks for, are right modulo W^words: what is above them cancels.
    """

    name: str
    words: Number
    source: str
    top: str
    quotient: str
    before: int
    after: int


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
class Row:
    """``words = addends + factor·others + extra``: a row of a product, added in two chains of carries.

    The carries that are left at the end, all worth W^len(words), are zero because the sum is below that; and so is a
    borrow where there are no carries, because the sum is not negative.
    """

    words: Number
    carries: Number
    addends: Number
    factor: Operand
    others: Number
    extra: Operand = 0
    borrow: Operand = 0


@dataclass(frozen=True)
class Difference:
    """``name = left - right + p·(first + second)``: a borrow of W^n gives W^n less a factor ≡ W^n back, twice at most.

    ``middle - W^n·first = left - right`` and ``after - W^n·second = middle - factor·first``. The lowest words of after
    less factor·second are ``words``, with ``third``, which is 0: with second, after is at least W^n - factor, hence its
    lowest k words are at least W^k - factor, and 2·factor ≤ W^k. What is above them in after stays.
    """

    name: str
    words: Number
    left: str
    right: str
    middle: Number
    first: Operand
    after: Number
    second: Operand
    third: Operand
    factor: int


@dataclass(frozen=True)
class Subtract:
    """``name = source - multiple`` of p if that is at least 0, else ``source``.

    ``difference - W^n·borrow = source - multiple``, so borrow is set exactly when source < multiple.
    """

    name: str
    words: Number
    source: str
    difference: Number
    borrow: Word
    multiple: int


@dataclass(frozen=True)
class Guard:
    """``name = source`` if source < p, else 0; the multiple is p, and borrow as in :class:`Subtract`."""

    name: str
    words: Number
    source: str
    difference: Number
    borrow: Word
    multiple: int


Claim: TypeAlias = (
    Product
    | Linear
    | Congruent
    | Cut
    | Rest
    | HighProduct
    | Divide
    | Owed
    | Settled
    | Barrett
    | Fold
    | TwoFolds
    | Stop
    | Row
    | Difference
    | Subtract
    | Guard
)
"""Any statement."""
