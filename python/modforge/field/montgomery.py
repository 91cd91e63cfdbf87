"""Arithmetic modulo any odd p in Montgomery form: the element a·R for the number a, with R = W^n.

A product t is brought back a word at a time (Montgomery 1985, in the words of Dussé and Kaliski 1990): with
q = (t mod W)·(-1/p mod W) mod W, t + q·p is a multiple of W, and (t + q·p)/W ≡ t/W is a word shorter. After n steps

    t/R + p·(R - 1)/R  <  t/R + p.

If 4p ≤ R, elements are kept below 2p: (2p)²/R + p ≤ 2p, so a product needs no subtraction. Otherwise they are kept
below p, and one is made after each. Where the lowest word of p is W - 1, q is the lowest word itself: p is
Montgomery-friendly, and the step has one multiplication less.
"""

from __future__ import annotations

from dataclasses import dataclass

from modforge.field.builder import Builder, Named
from modforge.field.format import Format
from modforge.field.layout import Layout


@dataclass(frozen=True)
class Montgomery(Layout):
    """Full words, below 2p if there is room for 4p, else below p."""

    @property
    def radix(self) -> int:
        """R = W^n."""
        return 1 << (self.width * self.plain_words)

    @property
    def bound(self) -> int:
        """What elements are below: 2p or p."""
        return 2 * self.modulus if 4 * self.modulus <= self.radix else self.modulus

    @property
    def element(self) -> Format:
        """Full words up to the bound."""
        return Format.full(self.plain_words, self.width, self.bound - 1)

    @property
    def inverse(self) -> int:
        """-1/p mod W."""
        return pow(-self.modulus, -1, 1 << self.width)

    @property
    def method(self) -> str:
        """How a product is reduced."""
        friendly = ", whose lowest word is W - 1" if self.inverse == 1 else ""
        return f"product reduced word by word by multiples of p{friendly} (Montgomery)"

    def mul(self, builder: Builder, a: Named, b: Named) -> Named:
        """Multiply, then reduce."""
        return self._reduce(builder, builder.multiply(a, b))

    def square(self, builder: Builder, a: Named) -> Named:
        """Square, then reduce."""
        return self._reduce(builder, builder.square(a))

    def add(self, builder: Builder, a: Named, b: Named) -> Named:
        """Add, then subtract the bound once."""
        return self._below_bound(builder, builder.add(a, b))

    def sub(self, builder: Builder, a: Named, b: Named) -> Named:
        """Subtract from the bound, add, then subtract the bound once."""
        return self._below_bound(builder, builder.add(a, builder.subtract_from(self.bound, b)))

    def neg(self, builder: Builder, a: Named) -> Named:
        """Subtract from the bound; for zero that gives the bound itself, which is subtracted."""
        return self._below_bound(builder, builder.subtract_from(self.bound, a))

    def mul_small(self, builder: Builder, a: Named, b: Named) -> Named:
        """Multiply, then reduce by Barrett's quotient: it is one word, and no power of W comes in."""
        m = self.modulus.bit_length()
        product = builder.multiply(b, a)
        return self._below_bound(builder, builder.barrett(product, m - 2, self.small_bits + 4))

    def half(self, builder: Builder, a: Named) -> Named:
        """Add p if the number is odd, then shift."""
        return builder.half(a)

    def encode(self, builder: Builder, a: Named) -> Named:
        """Divide by R; for a below R that gives at most p, which is subtracted once."""
        return self._subtract_until(builder, self._steps(builder, a), self.modulus - 1)

    def enter(self, builder: Builder, a: Named) -> Named:
        """Multiply by R² mod p, then reduce."""
        return self._reduce(builder, builder.times(self.radix**2 % self.modulus, a))

    def _steps(self, builder: Builder, number: Named) -> Named:
        for _ in range(self.plain_words):
            number = builder.montgomery_step(number, self.inverse)
        return number

    def _reduce(self, builder: Builder, number: Named) -> Named:
        return self._below_bound(builder, self._steps(builder, number))

    def _below_bound(self, builder: Builder, number: Named) -> Named:
        return self._subtract_until(builder, number, self.bound - 1)

    def _subtract_until(self, builder: Builder, number: Named, highest: int) -> Named:
        """Subtract the bound, then p, while the number may be above ``highest``."""
        while builder.highest(number) > highest:
            multiple = self.bound if builder.highest(number) >= highest + self.bound else highest + 1
            number = builder.subtract_once(number, multiple)
        return number
