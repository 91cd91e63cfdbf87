"""The bits of words in the lanes of vectors: masks, joined and inverted bits, and twice a digit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from modforge.field.program.polynomial import Polynomial
from modforge.kernel_proof.algebra.conditions import FALSE, TRUE, Bits, Condition
from modforge.kernel_proof.algebra.lane_digits import LaneDigits
from modforge.kernel_proof.algebra.words import BITS, Value, W, Word, maximum_of, polynomial
from modforge.kernel_proof.errors import RefusedError


@dataclass
class LaneBits(LaneDigits):
    """Digits, what comparisons say of them, and words of which bits are known or conditions."""

    _spread: dict[int, Bits] = field(default_factory=dict)
    """Words whose bits are conditions."""
    _flipped: dict[int, Value] = field(default_factory=dict)
    """Words whose top bit was inverted, and what they were: a signed comparison of these is one without signs."""
    _upper_half: dict[int, Condition] = field(default_factory=dict)
    """For digits whether their top bit is 1."""
    _even: set[int] = field(default_factory=set)
    """Words whose lowest bit is 0."""

    def in_common(self, values: Sequence[Value], lane: int) -> Value:
        """Return the bits that words have in common, of which some may be masks."""
        masks = [
            self._borrows[value.serial] for value in values if isinstance(value, Word) and value.serial in self._borrows
        ]
        if masks:
            both = TRUE
            for mask in masks:
                both = self.conditions.both(both, mask)
            rest = [value for value in values if not (isinstance(value, Word) and value.serial in self._borrows)]
            return self.choose(both, self.in_common(rest, lane), 0) if set(rest) - {W - 1} else self.ones(both)
        if len(values) == 2:
            for one, other in (values, values[::-1]):
                if isinstance(one, Word) and one.serial in self._spread and isinstance(other, int):
                    return self._one_bit(self._spread[one.serial], other)
            for one, other in (values, values[::-1]):
                if isinstance(one, Word) and isinstance(other, int) and self._has_all(other, one):
                    return one
        if self.base - 2 in values and all(value == self.base - 2 or self._is_even(value) for value in values):
            values = [self.base - 1 if value == self.base - 2 else value for value in values]
        return super().in_common(values, lane)

    def _has_all(self, number: int, value: Word) -> bool:
        """Whether a number has all the bits that a word can have; the lowest one need not be there for an even word."""
        even = self._is_even(value)
        return value.max <= number | even and (number | even) & (number | even) + 1 == 0

    def _is_even(self, value: Value) -> bool:
        """Whether the lowest bit of a word that was doubled is 0."""
        low = self._cut[value.serial][0] if isinstance(value, Word) and value.serial in self._cut else value
        return low % 2 == 0 if isinstance(low, int) else low.serial in self._even

    def _one_bit(self, bits: Bits, number: int) -> Value:
        """Return the bit of a power of two in a word whose bits are conditions."""
        if number.bit_count() != 1:
            raise RefusedError("keeps more than one bit")
        return self.choose(bits.bits[number.bit_length() - 1], number, 0)

    def word_of(self, bits: Bits) -> Value:
        """Return the word whose bits are conditions."""
        number = bits.known()
        if number is not None:
            return number
        if len(set(bits.bits)) == 1:
            return self.ones(bits.bits[0])
        word = self.equations.anything()
        self._spread[word.serial] = bits
        return word

    def bits_of(self, value: Value) -> Bits:
        """Return the bits of a word that are conditions."""
        if isinstance(value, int):
            return Bits.of(value, BITS)
        if value.serial in self._borrows:
            return Bits((self._borrows[value.serial],) * BITS)
        if value.serial not in self._spread:
            raise RefusedError("needs bits that are known, or conditions")
        return self._spread[value.serial]

    def exclusive_or(self, x: Value, y: Value) -> Value:
        """Return x with the bits of a number inverted: all of a digit, or the top one of a word."""
        if isinstance(x, int) and isinstance(y, int):
            return x ^ y
        if isinstance(x, int):
            x, y = y, x
        assert isinstance(x, Word)
        if y == self.base - 1 and x.max < self.base:
            total = Polynomial.combination([(y, Polynomial.constant(1)), (-1, x.polynomial)])
            return self.equations.sum([(1, total)], y)
        if y != W // 2 or x.max >= W // 2:
            raise RefusedError("inverts some bits of an unknown word")
        word = self.equations.sum([(1, x.polynomial), (y, Polynomial.constant(1))], W - 1)
        self._flipped[word.serial] = x
        return word

    def any_of(self, x: Value, y: Value) -> Value:
        """Return the bits that either word has: conditions, or words of which only one is not 0."""
        if isinstance(x, int) and isinstance(y, int):
            return x | y
        masks = [self.condition(value) for value in (x, y)]
        if masks[0] is not None and masks[1] is not None:
            return self.ones(self.conditions.either(masks[0], masks[1]))
        for one, other in ((x, y), (y, x)):
            if one == 0:
                return other
            if isinstance(one, Word) and one.serial in self._even and maximum_of(other) <= 1:
                return self.add(one, other)
            if isinstance(one, Word) and one.serial in self.choices:
                condition, chosen, zero = self.choices[one.serial]
                if zero == 0 and self._is_zero_where(condition, other):
                    return self.choose(condition, chosen, other)
        raise RefusedError("joins the bits of two words")

    def _is_zero_where(self, condition: Condition, value: Value) -> bool:
        """Whether a word is 0 where a condition says that another is some number, as it asks for other numbers."""
        word, number = self.hits.get(condition, (None, 0))
        while isinstance(value, Word) and value.serial in self.choices:
            other, _, value = self.choices[value.serial]
            asked, different = self.hits.get(other, (None, number))
            if word is None or asked is not word or different == number:
                return False
        return value == 0

    def exceeds(self, value: Value, limit: Value, lane: int) -> Condition:
        """Return whether a word is above the largest digit, by a comparison of signed numbers."""
        if isinstance(value, int) and isinstance(limit, int):
            return TRUE if (value ^ W // 2) > (limit ^ W // 2) else FALSE
        if isinstance(value, Word) and value.serial in self._flipped and limit == W // 2 + self.base - 1:
            return self.too_large(self._flipped[value.serial], lane)
        if limit == self.base - 1:
            return self.too_large(value, lane)
        if limit == self.base // 2 - 1 and isinstance(value, Word):
            return self.upper_half(value)
        raise RefusedError("compares with other than the largest digit")

    def top_bit(self, value: Value) -> Value:
        """Return the top bit of a word with a sign."""
        if isinstance(value, int):
            return value >> BITS - 1
        return self.bit(self.negative(self.borrow(value, 0)))

    def double(self, value: Value) -> Value:
        """Return twice a word; of twice a digit it is known what is above its low digit, the top bit of the digit."""
        if isinstance(value, int) or value.max >= self.base:
            return self.add(value, value)
        top = self.bit(self.upper_half(value))
        word = self.equations.sum([(2, value.polynomial)], 2 * value.max)
        low = self.equations.sum([(2, value.polynomial), (-self.base, polynomial(top))], self.base - 2)
        self._even.add(low.serial)
        self._cut[word.serial] = low, top
        return word

    def upper_half(self, value: Word) -> Condition:
        """Return whether the top bit of a digit is 1."""
        if value.max >= self.base:
            raise RefusedError("needs a digit")
        if value.serial not in self._upper_half:
            self._upper_half[value.serial] = self.conditions.atom(0)
        return self._upper_half[value.serial]
