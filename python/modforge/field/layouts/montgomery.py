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

from modforge.field.layouts.full_words import Subtracting
from modforge.field.proof.builder import Builder, Named


@dataclass(frozen=True)
class Montgomery(Subtracting):
    """Full words, below 2p if there is room for 4p, else below p."""

    @property
    def radix(self) -> int:
        """R = W^n."""
        return 1 << (self.width * self.plain_words)

    @property
    def bound(self) -> int:
        """The bound that all elements are below: 2p or p."""
        return 2 * self.modulus if 4 * self.modulus <= self.radix else self.modulus

    @property
    def inverse(self) -> int:
        """-1/p mod W."""
        return pow(-self.modulus, -1, 1 << self.width)

    @property
    def method(self) -> str:
        """How a product is reduced."""
        friendly = ", whose lowest word is W - 1" if self.inverse == 1 else ""
        return f"product reduced word by word by multiples of p{friendly} (Montgomery)"

    @property
    def why(self) -> str:
        """How the lowest word of p shortens each step."""
        if self.inverse == 1:
            return f"the lowest word is 2^{self.width} - 1, so that a step has one multiplication less"
        return "no form that saves multiplications: a multiple of p makes one word after the other zero"

    def shorten(self, builder: Builder, product: Named) -> Named:
        """Take n steps, then subtract if the bound asks for it."""
        return self.below_bound(builder, self._steps(builder, product))

    def encode(self, builder: Builder, a: Named) -> Named:
        """Divide by R; for a below R that gives at most p, which is subtracted once."""
        return self.subtract_until(builder, self._steps(builder, a), self.modulus)

    def enter(self, builder: Builder, a: Named) -> Named:
        """Multiply by R² mod p, then reduce."""
        return self.shorten(builder, builder.times(self.radix**2 % self.modulus, a))

    def _steps(self, builder: Builder, number: Named) -> Named:
        for _ in range(self.plain_words):
            number = builder.montgomery_step(number, self.inverse)
        return number
