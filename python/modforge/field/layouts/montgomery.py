"""Arithmetic modulo any odd p in Montgomery form: the element a·R for the number a, with R = W^n.

A product t is brought back a word at a time (Montgomery 1985, in the words of Dussé and Kaliski 1990): with
q = (t mod W)·(-1/p mod W) mod W, t + q·p is a multiple of W, and (t + q·p)/W ≡ t/W is a word shorter. After n steps

    t/R + p·(R - 1)/R  <  t/R + p.

Only the lower n words of t go through the steps, which leaves at most p; the upper ones are added at the end, so that
carries run through them once.

If 4p ≤ R, elements are kept below 2p: (2p)²/R + p ≤ 2p, so a product needs no subtraction. If p has all bits of its
words, elements are any words: for a, b < R, ab/R + p < R + p, and where that has a carry, R - p in its place gives less
than R again. Otherwise they are kept below p, and one subtraction is made after each product. Where the lowest word of
p is W - 1, q is the lowest word itself: p is Montgomery-friendly, and the step has one multiplication less.
"""

from __future__ import annotations

from dataclasses import dataclass

from modforge.field.layouts.full_words import Subtracting
from modforge.field.proof.builder import Builder, Named


@dataclass(frozen=True)
class Montgomery(Subtracting):
    """Full words: below 2p if there is room for 4p, any if p has all bits of them, else below p."""

    @property
    def radix(self) -> int:
        """R = W^n."""
        return 1 << (self.width * self.plain_words)

    @property
    def bound(self) -> int:
        """The bound that all elements are below: 2p, R or p."""
        if self.any_words:
            return self.radix
        return 2 * self.modulus if 4 * self.modulus <= self.radix else self.modulus

    @property
    def any_words(self) -> bool:
        """Whether elements are any words: R = W^n has one bit more than p, and R - p is below R/2."""
        return self.radix.bit_length() == self.modulus.bit_length() + 1

    @property
    def inverse(self) -> int:
        """-1/p mod W."""
        return pow(-self.modulus, -1, 1 << self.width)

    @property
    def owes(self) -> bool:
        """Whether R - p has so few words that nothing but multiples of it is carried through the steps."""
        lack = self.radix - self.modulus
        return self.any_words and -(-lack.bit_length() // self.width) + 2 <= self.plain_words

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

    def sub(self, builder: Builder, a: Named, b: Named) -> Named:
        """Subtract; where elements are any words, a borrow of R gives back R - p less, at most twice."""
        if self.any_words:
            return builder.difference(a, b, self.plain_words, self.radix - self.modulus)
        return super().sub(builder, a, b)

    def neg(self, builder: Builder, a: Named) -> Named:
        """Subtract from a multiple of p that is at least as large."""
        multiple = 2 * self.modulus if self.any_words else self.bound
        return self.below_bound(builder, builder.subtract_from(multiple, a))

    def below_bound(self, builder: Builder, number: Named) -> Named:
        """Subtract multiples of p; where elements are any words, put R - p in the place of R."""
        if not self.any_words:
            return super().below_bound(builder, number)
        bits = self.width * self.plain_words
        while (high := builder.highest(number) >> bits) > 0:
            if high == 1:
                number = builder.fold_bit(number)
            else:
                number = builder.fold_wide(number, bits, self.radix - self.modulus)
        return number

    def _steps(self, builder: Builder, number: Named) -> Named:
        low, high = number, None
        if builder.highest(number) >= self.radix:
            low, high = builder.halves(number, self.width * self.plain_words)
        if self.owes:
            low = builder.montgomery_steps_owed(low, self.inverse)
        else:
            for _ in range(self.plain_words):
                low = builder.montgomery_step(low, self.inverse)
        return builder.add(low, high) if high else low
