"""Digits in the lanes of vectors: compared, chosen, with a sign, and with carries that are conditions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from modforge.field.program.polynomial import Polynomial
from modforge.kernel_proof.algebra.conditions import FALSE, TRUE, Condition, Conditions
from modforge.kernel_proof.algebra.digits import Digits
from modforge.kernel_proof.algebra.words import Value, W, Word, index, maximum_of, polynomial
from modforge.kernel_proof.errors import RefusedError


@dataclass
class LaneDigits(Digits):
    """Digits, and what comparisons say of them."""

    conditions: Conditions = field(default_factory=Conditions)
    _atoms: dict[int, tuple[Condition, Condition]] = field(default_factory=dict)
    _bits: dict[Condition, Word] = field(default_factory=dict)
    _with_carry: dict[int, tuple[Word, Condition]] = field(default_factory=dict)
    """Sums of a word and a bit that is a condition."""
    choices: dict[int, tuple[Condition, Value, Value]] = field(default_factory=dict)
    """Words that a condition chose from two, by their serial numbers."""
    hits: dict[Condition, tuple[Word, int]] = field(default_factory=dict)
    """Conditions that a word is some number."""
    _differences: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Words that may be negative, modulo W, and the least and the largest number that they can be."""
    _borrows: dict[int, Condition] = field(default_factory=dict)
    """Words that are −1 where a condition holds, else 0."""
    _ones: dict[Condition, Word] = field(default_factory=dict)
    """The same words by their conditions."""
    _of_bit: dict[int, Condition] = field(default_factory=dict)
    """The conditions of the words that are 1 where one holds, else 0."""
    _signed_cut: dict[int, tuple[Value, Word]] = field(default_factory=dict)
    _equal: dict[tuple[int, int], Condition] = field(default_factory=dict)
    _in_common: dict[int, tuple[Value, ...]] = field(default_factory=dict)
    """Words that are the bits that several words have in common."""

    def need_no_sign(self, value: Word) -> None:
        """Refuse words that may be negative numbers."""
        if self._range(value) is not None:
            raise RefusedError("cuts a number that may be negative")

    def add(self, x: Value, y: Value) -> Value:
        """Return a sum of words, or one with a number that may be negative."""
        if any(isinstance(part, Word) and self._range(part) is not None for part in (x, y)):
            return self._signed_sum(x, y, 1)
        return super().add(x, y)

    def full(self, value: Value, lane: int) -> Condition:
        """Return whether a word is D − 1."""
        if isinstance(value, int):
            return TRUE if value == self.base - 1 else FALSE
        parts = self._in_common.get(value.serial)
        if parts is not None:
            if min(maximum_of(part) for part in parts) >= self.base:
                raise RefusedError("compares bits in common with a digit")
            whole = TRUE
            for part in parts:
                whole = self.conditions.both(whole, self.full(self.cut(part)[0], lane))
            return whole
        more, exact = self._conditions_of(value, lane)
        return self.conditions.choose(more, FALSE, exact)

    def too_large(self, value: Value, lane: int) -> Condition:
        """Return whether a word is above D − 1."""
        if isinstance(value, int):
            return TRUE if value >= self.base else FALSE
        return self._conditions_of(value, lane)[0]

    def bit(self, condition: Condition) -> Value:
        """Return 1 where a condition holds, else 0."""
        if condition in (FALSE, TRUE):
            return condition
        if condition not in self._bits:
            self._bits[condition] = self.equations.variable("bit", 1)
            self._of_bit[self._bits[condition].serial] = condition
        return self._bits[condition]

    def carries(self) -> dict[int, Condition]:
        """Return for the variable of each bit that is a condition that condition."""
        return {index(word): condition for condition, word in self._bits.items() if word.polynomial.is_variable()}

    def ones(self, condition: Condition) -> Value:
        """Return a word of ones where a condition holds, else 0."""
        if condition in (FALSE, TRUE):
            return (W - 1) * condition
        if condition not in self._ones:
            self._ones[condition] = self.equations.anything()
            self._borrows[self._ones[condition].serial] = condition
        return self._ones[condition]

    def add_bit(self, value: Value, condition: Condition) -> Value:
        """Return a word and 1 more where a condition holds."""
        total = self.add(value, self.bit(condition))
        if isinstance(value, Word) and isinstance(total, Word) and condition != FALSE:
            self._with_carry[total.serial] = value, condition
        return total

    def subtract(self, x: Value, y: Value) -> Value:
        """Return a difference, which may be negative."""
        if isinstance(x, int) and isinstance(y, int):
            return (x - y) % W
        condition = self.condition(y)
        if condition is not None:
            return self.add_bit(x, condition)
        if isinstance(y, Word) and x == 0 and y.serial in self._of_bit:
            return self.ones(self._of_bit[y.serial])
        return self._signed_sum(x, y, -1)

    def mask(self, value: Value) -> Condition:
        """Return the condition where a word is of ones and otherwise 0."""
        condition = self.condition(value)
        if condition is None:
            raise RefusedError("needs a mask")
        return condition

    def condition_of_bit(self, value: Value) -> Condition | None:
        """Return the condition where a word is 1 and otherwise 0; none for other words."""
        return self._of_bit.get(value.serial) if isinstance(value, Word) else None

    def condition(self, value: Value) -> Condition | None:
        """Return the condition where a word is of ones and otherwise 0; none for other words."""
        if isinstance(value, int):
            return {0: FALSE, W - 1: TRUE}.get(value)
        return self._borrows.get(value.serial)

    def not_zero(self, value: Value) -> Condition:
        """Return whether a bit is 1."""
        if isinstance(value, int):
            return TRUE if value else FALSE
        if value.max > 1:
            raise RefusedError("compares more than a bit with 0")
        if value.serial not in self._of_bit:
            self._of_bit[value.serial] = self.conditions.atom(0)
            self._bits[self._of_bit[value.serial]] = value
        return self._of_bit[value.serial]

    def borrow(self, value: Value, lane: int) -> Value:
        """Return −1 where a number from −D to D − 1 is negative, else 0: what is above its low digit."""
        if isinstance(value, int):
            return ((value - (value >> 63 << 64)) >> self.bits) % W
        if value.serial in self._borrows:
            return value
        return self._cut_signed(value, lane)[1]

    def negative(self, value: Value) -> Condition:
        """Return whether a word that is −1 or 0 is −1."""
        if isinstance(value, int):
            return TRUE if value >> 63 else FALSE
        if value.serial not in self._borrows:
            raise RefusedError("takes the sign of other than borrows")
        return self._borrows[value.serial]

    def equal(self, value: Value, number: int, lane: int) -> Condition:
        """Return whether a word is a number."""
        if isinstance(value, int):
            return TRUE if value == number else FALSE
        if value.serial in self.choices:
            condition, one, other = self.choices[value.serial]
            return self.conditions.choose(condition, self.equal(one, number, lane), self.equal(other, number, lane))
        if number == 0 and value.max <= 1:
            return self.conditions.negation(self.not_zero(value))
        key = value.serial, number
        if key not in self._equal:
            self._equal[key] = self.conditions.atom(lane)
            self.hits[self._equal[key]] = value, number
        return self._equal[key]

    def choose(self, condition: Condition, one: Value, other: Value) -> Value:
        """Return one word where a condition holds, else the other."""
        if condition in (FALSE, TRUE):
            return one if condition else other
        if one == other:
            return one
        most = max(maximum_of(one), maximum_of(other))
        if other == 0 and not (isinstance(one, Word) and self._range(one)):
            word = self.equations.sum([(1, polynomial(self.bit(condition)).times(polynomial(one)))], most)
        else:
            word = self.equations.variable("choice", most)
        self.choices[word.serial] = condition, one, other
        return word

    def _range(self, value: Word) -> tuple[int, int] | None:
        """Return the least and the largest number that a word with a sign can be; none for one without."""
        return (-1, 0) if value.serial in self._borrows else self._differences.get(value.serial)

    def _signed_sum(self, x: Value, y: Value, sign: int) -> Value:
        """Return x ± y as a number with a sign, of less than a word."""
        parts, least, most = [], 0, 0
        for value, factor in ((x, 1), (y, sign)):
            ends = self._range(value) if isinstance(value, Word) else None
            number = polynomial(value)
            if isinstance(value, Word) and value.serial in self._borrows:
                number = Polynomial.combination([(-1, polynomial(self.bit(self._borrows[value.serial])))])
            low, high = ends or (0, maximum_of(value))
            parts.append((factor, number))
            least, most = least + min(factor * low, factor * high), most + max(factor * low, factor * high)
        if least < -W // 2 or most >= W // 2:
            raise RefusedError("a lane can overflow")
        word = self.equations.sum(parts, W - 1)
        self._differences[word.serial] = least, most
        return word

    def _cut_signed(self, value: Word, lane: int) -> tuple[Value, Word]:
        """Return the low digit of a number from −D to D − 1, and −1 where it is negative."""
        if value.serial not in self._signed_cut:
            least, most = self._range(value) or (0, value.max)
            if least < -self.base or most >= self.base:
                raise RefusedError("takes the sign of more than a digit")
            condition = self.conditions.atom(lane)
            low = self.equations.sum(
                [(1, value.polynomial), (self.base, polynomial(self.bit(condition)))], self.base - 1
            )
            sign = self.ones(condition)
            assert isinstance(sign, Word)
            self._signed_cut[value.serial] = low, sign
        return self._signed_cut[value.serial]

    def in_common(self, values: Sequence[Value], lane: int) -> Value:
        """Return the bits that words have in common; with D − 1 among two, the low digit of the other."""
        parts: list[Value] = []
        for value in values:
            found = self._in_common.get(value.serial) if isinstance(value, Word) else None
            parts += [part for part in found or (value,) if part not in parts]
        known = [part for part in parts if isinstance(part, int)]
        unknown = [part for part in parts if isinstance(part, Word)]
        if not unknown or any(number not in (self.base - 1, W - 1, 0) for number in known):
            result = W - 1
            for number in known:
                result &= number
            if unknown and result:
                raise RefusedError("keeps some bits of an unknown word")
            return result
        if 0 in known:
            return 0
        parts = [*unknown, *([self.base - 1] if self.base - 1 in known else [])]
        if len(parts) == 1:
            return parts[0]
        if len(unknown) == 1:
            return self.settled(unknown[0], lane)
        word = self.equations.anything()
        self._in_common[word.serial] = tuple(parts)
        return word

    def settled(self, value: Word, lane: int) -> Value:
        """Return the low digit of a word, or of one to which a bit was added.

        What the sum carries is a condition, too: the word was above D − 1, or it was D − 1 and the bit 1.
        """
        if value.serial in self._differences:
            return self._cut_signed(value, lane)[0]
        word, condition = self._with_carry.get(value.serial, (value, FALSE))
        if word is value and value.serial not in self._atoms:
            return self.cut(value)[0]
        base: Value = word
        if word.serial in self._cut or word.max + 1 >= 2 * self.base:
            base = self.cut(word)[0]
        more, exact = self.too_large(base, lane), self.full(base, lane)
        carried_in = self.bit(condition)
        carried_out = self.bit(self.conditions.choose(condition, self.conditions.either(more, exact), more))
        if carried_in == 0 and carried_out == 0:
            return base
        parts = [(1, polynomial(base)), (1, polynomial(carried_in)), (-self.base, polynomial(carried_out))]
        return self.equations.sum(parts, self.base - 1)

    def _conditions_of(self, value: Word, lane: int) -> tuple[Condition, Condition]:
        """Return whether a word is D or more, and a condition that then does not matter: whether it is D − 1."""
        if value.serial not in self._atoms:
            if value.max >= 1 << 63:
                raise RefusedError("compares a word that may be negative")
            more = self.conditions.atom(lane) if value.max >= self.base else FALSE
            exact = self.conditions.atom(lane) if value.max >= self.base - 1 else FALSE
            self._atoms[value.serial] = more, exact
        return self._atoms[value.serial]
