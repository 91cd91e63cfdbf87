"""The common part of layouts in full words: a product is computed whole, then reduced."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from modforge.field.layouts.layout import OF_PRODUCTS, Layout
from modforge.field.program.format import Format
from modforge.field.program.ir import Program
from modforge.field.proof.builder import Builder, Named

MAX_WORDS = 12
"""Up to so many words sums of products have code of their own: beyond, it is long and hardly saves time."""


@dataclass(frozen=True)
class FullWords(Layout):
    """Elements in full words."""

    @property
    def of_products(self) -> Mapping[str, str]:
        """All, if there are few words."""
        return OF_PRODUCTS if self.words <= MAX_WORDS else {}

    @abstractmethod
    def shorten(self, builder: Builder, product: Named) -> Named:
        """Reduce a product to an element."""

    def mul(self, builder: Builder, a: Named, b: Named) -> Named:
        """Multiply, then reduce."""
        return self.shorten(builder, builder.multiply(a, b))

    def square(self, builder: Builder, a: Named) -> Named:
        """Square, then reduce."""
        return self.shorten(builder, builder.square(a))

    def sum_of_products(self, builder: Builder, a: Named, b: Named, c: Named, d: Named) -> Named:
        """Add both products, then reduce."""
        return self.shorten(builder, builder.add(builder.multiply(a, b), builder.multiply(c, d)))

    def difference_of_products(self, builder: Builder, a: Named, b: Named, c: Named, d: Named) -> Named:
        """Subtract the second product from a multiple of p, add the first, then reduce."""
        return self._less(builder, builder.multiply(a, b), builder.multiply(c, d))

    def product_minus_square(self, builder: Builder, a: Named, b: Named, c: Named) -> Named:
        """Subtract the square from a multiple of p, add the product, then reduce."""
        return self._less(builder, builder.multiply(a, b), builder.square(c))

    def _less(self, builder: Builder, first: Named, second: Named) -> Named:
        multiple = -(-builder.highest(second) // self.modulus) * self.modulus
        return self.shorten(builder, builder.add(first, builder.subtract_from(multiple, second)))

    def reduce_product(self, highest: int | None = None) -> Program:
        """Return the program that reduces alone: 2n words up to ``highest``, or up to what a product can be."""
        builder = self._begin("reduce_product")
        product = builder.input_full("a", 2 * self.words, self.element.highest**2 if highest is None else highest)
        return builder.finish(self.element, self.shorten(builder, product))


@dataclass(frozen=True)
class Subtracting(FullWords):
    """Elements below a multiple of p, to which sums and differences are brought back by one subtraction."""

    @property
    @abstractmethod
    def bound(self) -> int:
        """The bound that all elements are below: a multiple of p."""

    @cached_property
    def element(self) -> Format:
        """Full words up to the bound."""
        return Format.full(self.plain_words, self.width, self.bound - 1)

    def add(self, builder: Builder, a: Named, b: Named) -> Named:
        """Add, then subtract the bound once."""
        return self.below_bound(builder, builder.add(a, b))

    def sub(self, builder: Builder, a: Named, b: Named) -> Named:
        """Subtract from the bound, add, then subtract the bound once."""
        return self.below_bound(builder, builder.add(a, builder.subtract_from(self.bound, b)))

    def neg(self, builder: Builder, a: Named) -> Named:
        """Subtract from the bound; for zero that gives the bound itself, which is subtracted."""
        return self.below_bound(builder, builder.subtract_from(self.bound, a))

    def mul_small(self, builder: Builder, a: Named, b: Named) -> Named:
        """Multiply, then reduce by Barrett's quotient: it is one word, and no power of W comes in."""
        return self.below_bound(builder, self.by_quotient(builder, builder.multiply(b, a)))

    def half(self, builder: Builder, a: Named) -> Named:
        """Add p if the number is odd, then shift."""
        return builder.half(a)

    def by_quotient(self, builder: Builder, number: Named) -> Named:
        """Return a number a little longer than p less a multiple of p, so that it is below 3p."""
        before = self.modulus.bit_length() - 2
        return builder.barrett(number, before, (builder.highest(number) >> before).bit_length() + 2)

    def below_bound(self, builder: Builder, number: Named) -> Named:
        """Subtract p and its multiples while a number may be above the bound."""
        return self.subtract_until(builder, number, self.bound)

    def subtract_until(self, builder: Builder, number: Named, bound: int) -> Named:
        """Subtract about half of the bound of a number, in multiples of p, while it may be ``bound`` or above."""
        while builder.highest(number) >= bound:
            times = builder.highest(number) // self.modulus + 1
            number = builder.subtract_once(number, max(bound, (times + 1) // 2 * self.modulus))
        return number
