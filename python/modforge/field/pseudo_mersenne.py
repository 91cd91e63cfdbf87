"""Arithmetic modulo p = 2^m - c by folding: what lies above a bit comes back below it, multiplied by a constant.

The method is that of Kovtun, Kovtun, Stokipnyi and Okhrimenko (2023), put right and without its loops: how often to
fold and to subtract follows from bounds alone, so it is the same for all operands.

Two ways to cut a product: at bit m, where 2^m ≡ c (needs shifts unless m is a multiple of the word), and at the word
boundary W^n above it, where W^n ≡ c·2^k with k = w·n - m (needs no shifts, but that constant must fit a word).

Elements are held loosely: any value up to a bound that all operations keep. Only ``canonical`` goes down to [0, p).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from modforge.field.builder import Builder, Named
from modforge.field.claims import Number
from modforge.field.ir import Program
from modforge.field.proof import fold_highest

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
    """How elements of a field are held, and how a product comes back to that."""

    field: PseudoMersenne
    width: int
    cut: Cut
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
    """Return the possible layouts, one for each way to cut."""
    capacity = (1 << (width * -(-field.m // width))) - 1
    if field.m % width == 0:
        return [Layout(field, width, Cut.WORD, capacity)]
    spare = -field.m % width
    cuts = [Cut.BIT] if (field.c << spare) >> width else [Cut.WORD, Cut.BIT]
    return [Layout(field, width, cut, _closing(field, width, cut, capacity)) for cut in cuts]


def _closing(field: PseudoMersenne, width: int, cut: Cut, capacity: int) -> int:
    """Return the smallest bound found that every operation keeps with few folds.

    From 2^m - 1 upwards: what the operations make of the bound becomes the next bound, until it no longer grows. One
    more fold of products where it grows beyond the words; with all words full, folding always ends within.
    """
    m, c, p = field.m, field.c, field.modulus
    first = (m, c) if cut is Cut.BIT else (-(-m // width) * width, c << (-m % width))
    for folds in (1, 2, 3):
        highest, before = (1 << m) - 1, 0
        while before < highest <= capacity:
            before = highest
            product = fold_highest(highest * highest, *first)
            for _ in range(folds):
                product = fold_highest(product, m, c)
            total = fold_highest(2 * highest, m, c)
            difference = fold_highest(highest + -(-highest // p) * p, m, c)
            highest = max(highest, product, total, difference)
        if highest <= capacity:
            return highest
    return capacity


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
    boundary = layout.words * layout.width
    if layout.cut is Cut.WORD:
        product = builder.fold(product, boundary, layout.field.c << (boundary - layout.field.m))
    return _reduce(builder, layout, product)


def _reduce(builder: Builder, layout: Layout, number: Named) -> Number:
    while builder.highest(number) > layout.highest:
        number = builder.fold(number, layout.field.m, layout.field.c)
    return _full(layout, number)


def _full(layout: Layout, number: Named) -> Number:
    return number.words + (0,) * (layout.words - len(number.words))
