"""Arithmetic modulo p = 2^m - c by folding: the part above a bit comes back below it, multiplied by a constant.

The method is that of Kovtun, Kovtun, Stokipnyi and Okhrimenko (2023), put right and without its loops: how often to
fold and to subtract follows from bounds alone, so it is the same for all operands.

Two ways to cut a product: at bit m, where 2^m ≡ c (needs shifts unless m is a multiple of the word), and at the word
boundary W^n above it, where W^n ≡ c·2^k with k = w·n - m (needs no shifts, but that constant must fit a word).

Where bit m lies inside the last word, both folds of a product can go in one run of carries: what ends above bit m is
known from the last word alone, up to a carry for which the bound leaves room.

Elements are held loosely: any value up to a bound that all operations keep. Only ``canonical`` goes down to [0, p).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property

from modforge.field.errors import MAX_BITS, FieldError
from modforge.field.layouts.full_words import FullWords
from modforge.field.program.format import Format
from modforge.field.proof.builder import Builder, Named
from modforge.field.proof.numbers import fold_highest
from modforge.field.proof.words import ProofError

MIN_BITS = 2
"""Bits of the smallest modulus, 3."""

READABLE = 10**6
"""A constant with a power of two in it is written in full up to here."""


@dataclass(frozen=True)
class PseudoMersenne:
    """p = 2^m - c."""

    m: int
    c: int

    @property
    def modulus(self) -> int:
        """The number itself."""
        return (1 << self.m) - self.c

    def __str__(self) -> str:
        """Write it as in a paper."""
        return f"2^{self.m} - {self.c}"


class Cut(StrEnum):
    """Where a product is cut first."""

    WORD = "word"
    BIT = "bit"


def shape(p: int) -> PseudoMersenne:
    """Return m and c of a modulus that can be handled; else raise :class:`FieldError` with the reason."""
    if p < 3 or p % 2 == 0:
        raise FieldError(f"p = {p} must be odd and at least 3")
    m = p.bit_length()
    c = (1 << m) - p
    if not MIN_BITS <= m <= MAX_BITS:
        raise FieldError(f"p = 2^{m} - c: m = {m} must lie between {MIN_BITS} and {MAX_BITS}")
    limit = min(64, m // 2)
    if c >> limit:
        raise FieldError(f"p = 2^{m} - c: c has {c.bit_length()} bits and must be below 2^{limit}")
    return PseudoMersenne(m, c)


@dataclass(frozen=True)
class Folded(FullWords):
    """Full words, any value up to ``highest``; a product is cut at the word boundary or at bit m, then at bit m.

    ``together`` is whether both folds go in one run of carries.
    """

    field: PseudoMersenne
    cut: Cut
    together: bool
    highest: int

    @cached_property
    def element(self) -> Format:
        """Full words up to the bound."""
        return Format.full(self.plain_words, self.width, self.highest)

    @property
    def multiple(self) -> int:
        """The multiple of p that is added before an element is subtracted, so that nothing becomes negative."""
        return -(-self.highest // self.modulus) * self.modulus

    @property
    def method(self) -> str:
        """How a product is folded."""
        place = "at the word boundary" if self.cut is Cut.WORD else "at bit m"
        if self.field.m % self.width == 0:
            return f"product folded {place}"
        return f"product folded {place}, {'and in the same run' if self.together else 'then'} at bit m"

    @property
    def why(self) -> str:
        """How the part above the cut comes back below it."""
        m, c, boundary = self.field.m, self.field.c, self.width * self.plain_words
        if self.cut is Cut.BIT or m == boundary:
            if c == 1:
                return f"2^{m} ≡ 1: what lies above bit {m} is added below, without a multiplication"
            how = "multiplied and added below" if m == boundary else "shifted down, multiplied and added"
            return f"2^{m} ≡ {c}: what lies above bit {m} is {how}"
        factor = c << (boundary - m)
        constant = factor if factor <= READABLE else f"{c}·2^{boundary - m}"
        return (
            f"2^{boundary} ≡ {constant}: what lies above the last word is multiplied by one word and added below, "
            "without shifts"
        )

    def shorten(self, builder: Builder, product: Named) -> Named:
        """Fold until the bound is kept."""
        return self._reduce(builder, self.first_fold(builder, product))

    def add(self, builder: Builder, a: Named, b: Named) -> Named:
        """Add, then fold."""
        return self._reduce(builder, builder.add(a, b))

    def sub(self, builder: Builder, a: Named, b: Named) -> Named:
        """Subtract from a multiple of p, add, then fold."""
        return self._reduce(builder, builder.add(a, builder.subtract_from(self.multiple, b)))

    def neg(self, builder: Builder, a: Named) -> Named:
        """Subtract from a multiple of p, then fold."""
        return self._reduce(builder, builder.subtract_from(self.multiple, a))

    def mul_small(self, builder: Builder, a: Named, b: Named) -> Named:
        """Multiply, then fold."""
        return self._reduce(builder, builder.multiply(b, a))

    def half(self, builder: Builder, a: Named) -> Named:
        """Add p if the number is odd, then shift."""
        return self._reduce(builder, builder.half(a))

    def encode(self, builder: Builder, a: Named) -> Named:
        """Fold until the bound is below 2p, then subtract p once if that is not negative."""
        p = self.modulus
        while builder.highest(a) >= 2 * p:
            a = builder.fold(a, self.field.m, self.field.c)
        return builder.subtract_once(a) if builder.highest(a) >= p else a

    def enter(self, builder: Builder, a: Named) -> Named:
        """Fold."""
        return self._reduce(builder, a)

    def first_fold(self, builder: Builder, product: Named) -> Named:
        """Fold a product once, or twice together; once as well where two products leave too much above the cut."""
        m, c = self.field.m, self.field.c
        shift = self.plain_words * self.width if self.cut is Cut.WORD else m
        factor = c << (shift - m)
        if self.together and not builder.highest(product) >> (shift + self.width * self.plain_words):
            return builder.fold_twice(product, shift, factor, m, c)
        return builder.fold(product, shift, factor)

    def _reduce(self, builder: Builder, number: Named) -> Named:
        while builder.highest(number) > self.highest:
            number = builder.fold(number, self.field.m, self.field.c)
        return number


def layouts(field: PseudoMersenne, width: int = 64) -> list[Folded]:
    """Return the possible layouts."""
    spare = -field.m % width
    capacity = (1 << (field.m + spare)) - 1
    if field.c >> width:
        return []
    if spare == 0:
        return [Folded(field.modulus, width, field, Cut.WORD, False, capacity)]
    found = []
    for cut in Cut:
        factor = field.c << spare if cut is Cut.WORD else field.c
        if factor >> width:
            continue
        tight = Folded(field.modulus, width, field, cut, False, (1 << field.m) - 1)
        found.append(_closed(tight, capacity))
        found.append(_closed(replace(tight, together=True), capacity))
    return [layout for layout in found if layout is not None]


def _closed(layout: Folded, capacity: int) -> Folded | None:
    """Return the layout with a bound that every operation keeps in as few folds as possible.

    From 2^m - 1 upwards: what the operations make of the bound is the next bound, until it no longer grows. If it
    outgrows the words, full words are the bound, which more folds always reach; with folds together there are no more.
    """
    m, c = layout.field.m, layout.field.c
    before = 0
    while before < layout.highest <= capacity:
        before = layout.highest
        try:
            product = _folded_product_highest(layout)
        except ProofError:  # the second quotient does not fit a word
            return None
        total = fold_highest(2 * before, m, c)
        difference = fold_highest(before + layout.multiple, m, c)
        highest = max(before, product, total, difference)
        if layout.together:  # up to a round number of last words: as good, and readable
            last = layout.width * (layout.words - 1)
            highest |= (1 << last) - 1
        layout = replace(layout, highest=highest)
    if layout.highest <= capacity:
        return layout
    return None if layout.together else replace(layout, highest=capacity)


def _folded_product_highest(layout: Folded) -> int:
    builder = Builder("product", layout.width, layout.modulus)
    product = builder.input_full("v", 2 * layout.words, layout.highest**2)
    folded = layout.first_fold(builder, product)
    if layout.together:
        return builder.highest(folded)
    return fold_highest(builder.highest(folded), layout.field.m, layout.field.c)
