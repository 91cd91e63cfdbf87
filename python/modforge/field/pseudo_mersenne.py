"""Arithmetic modulo p = 2^m - c by folding: what lies above a bit comes back below it, multiplied by a constant.

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

from modforge.field.builder import Builder, Named
from modforge.field.claims import Number
from modforge.field.ir import Program, split
from modforge.field.proof import ProofError, fold_highest

SMALLEST, LARGEST = 33, 1024
"""The range of m."""

WIDTH = 64
"""Bits of a word."""


class FieldError(ValueError):
    """A modulus, name or option that the generator does not take."""


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


@dataclass(frozen=True)
class Layout:
    """How elements of a field are held, and how a product comes back to that.

    A product is cut at the word boundary or at bit m, then at bit m; ``together`` is whether both folds go in one run.
    """

    field: PseudoMersenne
    width: int
    cut: Cut
    together: bool
    highest: int

    @property
    def modulus(self) -> int:
        """The modulus p."""
        return self.field.modulus

    @property
    def words(self) -> int:
        """Words of an element."""
        return -(-self.field.m // self.width)

    @property
    def one(self) -> tuple[int, ...]:
        """The words of the number 1."""
        return split(1, self.words, self.width)

    @property
    def bytes(self) -> int:
        """Bytes of an encoded element."""
        return -(-self.field.m // 8)

    @property
    def multiple(self) -> int:
        """The multiple of p that is added before an element is subtracted, so that nothing becomes negative."""
        return -(-self.highest // self.modulus) * self.modulus


def shape(p: int) -> PseudoMersenne:
    """Return m and c of a modulus that can be handled; else raise :class:`FieldError` that says what is wrong."""
    if p < 3 or p % 2 == 0:
        raise FieldError(f"p = {p} must be odd and at least 3")
    m = p.bit_length()
    c = (1 << m) - p
    if not SMALLEST <= m <= LARGEST:
        raise FieldError(f"p = 2^{m} - c: m = {m} must lie between {SMALLEST} and {LARGEST}")
    limit = min(WIDTH, m // 2)
    if c >> limit:
        raise FieldError(f"p = 2^{m} - c: c has {c.bit_length()} bits and must be below 2^{limit}")
    return PseudoMersenne(m, c)


def layouts(field: PseudoMersenne, width: int = WIDTH) -> list[Layout]:
    """Return the possible layouts."""
    spare = -field.m % width
    capacity = (1 << (field.m + spare)) - 1
    if spare == 0:
        return [Layout(field, width, Cut.WORD, False, capacity)]
    found = []
    for cut in Cut:
        factor = field.c << spare if cut is Cut.WORD else field.c
        if factor >> width:
            continue
        found.append(_closed(Layout(field, width, cut, False, (1 << field.m) - 1), capacity))
        # Without multiplications two runs of carries are cheaper than one that takes three addends.
        if factor > 1:
            found.append(_closed(Layout(field, width, cut, True, (1 << field.m) - 1), capacity))
    return [layout for layout in found if layout is not None]


def _closed(layout: Layout, capacity: int) -> Layout | None:
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


def _folded_product_highest(layout: Layout) -> int:
    builder = Builder("product", layout.width, layout.modulus)
    product = builder.input("v", 2 * layout.words, layout.highest**2)
    folded = _first_fold(builder, layout, product)
    if layout.together:
        return builder.highest(folded)
    return fold_highest(builder.highest(folded), layout.field.m, layout.field.c)


# The operations.


def mul(layout: Layout) -> Program:
    """Multiply."""
    builder, a, b = _two(layout, "mul")
    return builder.finish(r=_reduce_product(builder, layout, builder.multiply(a, b)))


def square(layout: Layout) -> Program:
    """Multiply an element with itself."""
    builder, a = _one(layout, "square")
    return builder.finish(r=_reduce_product(builder, layout, builder.square(a)))


def add(layout: Layout) -> Program:
    """Add."""
    builder, a, b = _two(layout, "add")
    return builder.finish(r=_reduce(builder, layout, builder.add(a, b)))


def sub(layout: Layout) -> Program:
    """Subtract."""
    builder, a, b = _two(layout, "sub")
    return builder.finish(r=_reduce(builder, layout, builder.add(a, builder.subtract_from(layout.multiple, b))))


def neg(layout: Layout) -> Program:
    """Subtract from zero."""
    builder, a = _one(layout, "neg")
    return builder.finish(r=_reduce(builder, layout, builder.subtract_from(layout.multiple, a)))


def canonical(layout: Layout) -> Program:
    """Bring an element to [0, p)."""
    builder, a = _one(layout, "canonical")
    p = layout.modulus
    while builder.highest(a) >= 2 * p:
        a = builder.fold(a, layout.field.m, layout.field.c)
    if builder.highest(a) >= p:
        a = builder.subtract_once(a)
    return builder.finish(r=_full(layout, a))


def decode(layout: Layout) -> Program:
    """Take a number of as many bytes as p has: itself and 1 if it is below p, else 0 and 0."""
    builder = Builder("decode", layout.width, layout.modulus)
    a = builder.input("a", layout.words, (1 << (8 * layout.bytes)) - 1)
    kept, below = builder.keep_if_below(a)
    return builder.finish(r=_full(layout, kept), ok=(below,))


def _one(layout: Layout, name: str) -> tuple[Builder, Named]:
    builder = Builder(name, layout.width, layout.modulus)
    return builder, builder.input("a", layout.words, layout.highest)


def _two(layout: Layout, name: str) -> tuple[Builder, Named, Named]:
    builder, a = _one(layout, name)
    return builder, a, builder.input("b", layout.words, layout.highest)


def _reduce_product(builder: Builder, layout: Layout, product: Named) -> Number:
    return _reduce(builder, layout, _first_fold(builder, layout, product))


def _first_fold(builder: Builder, layout: Layout, product: Named) -> Named:
    m, c = layout.field.m, layout.field.c
    shift = layout.words * layout.width if layout.cut is Cut.WORD else m
    factor = c << (shift - m)
    if layout.together:
        return builder.fold_twice(product, shift, factor, m, c)
    return builder.fold(product, shift, factor)


def _reduce(builder: Builder, layout: Layout, number: Named) -> Number:
    while builder.highest(number) > layout.highest:
        number = builder.fold(number, layout.field.m, layout.field.c)
    return _full(layout, number)


def _full(layout: Layout, number: Named) -> Number:
    return number.words + (0,) * (layout.words - len(number.words))
