"""Digits of 52 bits in words of 64: the products of AVX-512 IFMA, and the carries between digits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from modforge.field.program.polynomial import Polynomial
from modforge.kernel_proof.algebra.conditions import FALSE, TRUE, Condition, Conditions
from modforge.kernel_proof.algebra.words import Equations, Value, W, Word, index, maximum_of, polynomial
from modforge.kernel_proof.errors import RefusedError

LANES = 8
"""Words of a vector."""
DIGIT_BITS = 52
D = 1 << DIGIT_BITS


class Vanishing(Protocol):
    """What a kernel knows of sums whose low digits are 0."""

    def is_multiple(self, value: Word) -> bool:
        """Whether the low digit of a word is 0."""

    def carried(self, value: Word, above: Word) -> None:
        """Hear of such a word what is above its low digit."""

    def share(self, top: Polynomial) -> tuple[Polynomial, int] | None:
        """Return a number and the power of D that divides it to the sum's division by D, rounded up."""


@dataclass
class Digits:
    """Words as digits: each is cut once, and each pair multiplied once."""

    equations: Equations
    bits: int = DIGIT_BITS
    """Bits of a digit; D, in what follows, is 2^bits."""
    _cut: dict[int, tuple[Value, Value]] = field(default_factory=dict)
    _named: dict[int, Word] = field(default_factory=dict)
    _products: dict[tuple[int, int], tuple[Word, Word]] = field(default_factory=dict)
    _lows: dict[int, tuple[Word, Polynomial]] = field(default_factory=dict)
    """For each low digit of a product the high one, and the product."""
    conditions: Conditions = field(default_factory=Conditions)
    expansions: dict[int, Polynomial] = field(default_factory=dict)
    """For the variable of each low digit what it was cut from, minus what is above it."""
    _atoms: dict[int, tuple[Condition, Condition]] = field(default_factory=dict)
    _bits: dict[Condition, Word] = field(default_factory=dict)
    _with_carry: dict[int, tuple[Word, Condition]] = field(default_factory=dict)
    """Sums of a word and a bit that is a condition."""
    lowest: dict[int, Word] = field(default_factory=dict)
    """For each k the lowest digit of its modulus."""
    words: dict[int, Word] = field(default_factory=dict)
    """The words of digits by their variables."""
    last_blocks: list[Vanishing] = field(default_factory=list)
    """What kernels know of low digits that are 0."""
    _rounded: list[tuple[Word, Word]] = field(default_factory=list)
    """Words t, and the low digits of q·m₀ for the digits q of t·k."""
    choices: dict[int, tuple[Condition, Value, Value]] = field(default_factory=dict)
    """Words that a condition chose from two, by their serial numbers."""
    hits: dict[Condition, tuple[Word, int]] = field(default_factory=dict)
    """Conditions that a word is some number."""
    _differences: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Words that may be negative, modulo W, and the least and the largest number that they can be."""
    _borrows: dict[int, Condition] = field(default_factory=dict)
    """Words that are −1 where a condition holds, else 0."""
    _signed_cut: dict[int, tuple[Value, Word]] = field(default_factory=dict)
    _equal: dict[tuple[int, int], Condition] = field(default_factory=dict)
    _in_common: dict[int, tuple[Value, ...]] = field(default_factory=dict)
    """Words that are the bits that several words have in common."""

    @property
    def base(self) -> int:
        """Return D."""
        return 1 << self.bits

    def cut(self, value: Value) -> tuple[Value, Value]:
        """Return the low digit of a word, and what is above it."""
        if isinstance(value, int):
            return value % self.base, value // self.base
        if value.max < self.base:
            return value, 0
        if self._range(value) is not None:
            raise RefusedError("cuts a number that may be negative")
        if value.serial not in self._cut:
            equations, total = self.equations, value.polynomial
            if self._cut_rounded(value):
                return self._cut[value.serial]
            low: Value = 0
            block = next((block for block in self.last_blocks if block.is_multiple(value)), None)
            if block is None and not equations.is_multiple(total, self.base, rounds=2):
                low = equations.variable("digit", self.base - 1)
                equations.quotients[index(low)] = total
                total = Polynomial.combination([(1, total), (-1, low.polynomial)])
            above = equations.variable("above", value.max // self.base)
            equations.shares.append((index(above), self.base, total))
            self._cut[value.serial] = low, above
            if block is not None:
                block.carried(value, above)
            if isinstance(low, Word):
                parts = [(1, value.polynomial), (-self.base, above.polynomial)]
                self.expansions[index(low)] = Polynomial.combination(parts)
                self.words[index(low)] = low
        return self._cut[value.serial]

    def expanded(self, total: Polynomial) -> Polynomial:
        """Replace low digits by what they were cut from, minus what is above them."""
        parts = []
        for product, factor in total.terms.items():
            known = self.expansions.get(product[0]) if len(product) == 1 else None
            parts.append((factor, known or Polynomial({product: 1})))
        return Polynomial.combination(parts)

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
        return self._bits[condition]

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
        return self._signed_sum(x, y, -1)

    def borrow(self, value: Value, lane: int) -> Value:
        """Return −1 where a number from −D to D − 1 is negative, else 0: what is above its low digit."""
        if isinstance(value, int):
            return ((value - (value >> 63 << 64)) >> self.bits) % W
        return self._cut_signed(value, lane)[1]

    def negative(self, value: Value) -> Condition:
        """Return whether a word that is −1 or 0 is −1."""
        if isinstance(value, int):
            return TRUE if value >> 63 else FALSE
        if value.serial not in self._borrows:
            raise RefusedError("compares other than borrows with 0")
        return self._borrows[value.serial]

    def equal(self, value: Value, number: int, lane: int) -> Condition:
        """Return whether a word is a number."""
        if isinstance(value, int):
            return TRUE if value == number else FALSE
        key = value.serial, number
        if key not in self._equal:
            self._equal[key] = self.conditions.atom(lane)
            self.hits[self._equal[key]] = value, number
        return self._equal[key]

    def choose(self, condition: Condition, one: Value, other: Value) -> Value:
        """Return one word where a condition holds, else the other."""
        if condition in (FALSE, TRUE):
            return one if condition else other
        word = self.equations.variable("choice", max(maximum_of(one), maximum_of(other)))
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
            sign = self.equations.anything()
            self._borrows[sign.serial] = condition
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

    def low_product(self, x: Value, y: Value) -> Value:
        """Return the low word of k and a word t; its low digit q makes t + q·m₀ a multiple of D."""
        if isinstance(x, int) or isinstance(y, int) or index(x) not in self.lowest:
            return self.equations.low_product(x, y)
        word, quotient = self.equations.anything(), self.equations.variable("quotient", self.base - 1)
        self.equations.quotients[index(quotient)] = polynomial(x).times(polynomial(y))
        self._cut[word.serial] = quotient, self.equations.anything()
        self._rounded.append((y, self._lowest_multiple(quotient, self.lowest[index(x)])))
        return word

    def _lowest_multiple(self, quotient: Word, lowest: Word) -> Word:
        """Return the low digit of q·m₀."""
        low, _ = self.multiply(quotient, lowest)
        assert isinstance(low, Word)
        return low

    def _cut_rounded(self, value: Word) -> bool:
        """Cut t + D − 1, where some number from 0 to D − 1 makes t a multiple of D: what is above is (t + it) / D."""
        if value.polynomial.terms.get(()) != self.base - 1:
            return False
        summand = Polynomial.combination([(1, value.polynomial), (1 - self.base, Polynomial.constant(1))])
        share = self._rounded_up(summand)
        if share is None:
            return False
        above = self.equations.variable("above", value.max // self.base)
        self.equations.shares.append((index(above), share[1], share[0]))
        self._cut[value.serial] = self.equations.anything(), above
        return True

    def _rounded_up(self, summand: Polynomial) -> tuple[Polynomial, int] | None:
        """Return a number and the power of D that divides it to t / D rounded up."""
        for word, multiple in self._rounded:
            if word.polynomial.terms == summand.terms:
                total = Polynomial.combination([(1, summand), (1, multiple.polynomial)])
                if self.equations.is_multiple(total, self.base, rounds=2):
                    return total, self.base
        found = (block.share(summand) for block in self.last_blocks)
        return next((share for share in found if share is not None), None)

    def multiply(self, x: Value, y: Value) -> tuple[Value, Value]:
        """Return the low and the high digit of the product of two low digits."""
        a, b = self._digit(x), self._digit(y)
        if isinstance(a, int) and isinstance(b, int):
            return a * b % self.base, a * b // self.base
        if isinstance(a, int) or isinstance(b, int):
            if a == 0 or b == 0:
                return 0, 0
            raise RefusedError("multiplies an unknown digit with a known one")
        key = (a.serial, b.serial) if a.serial < b.serial else (b.serial, a.serial)
        if key not in self._products:
            high = self.equations.variable("high", self.base - 1)
            total = a.polynomial.times(b.polynomial)
            low = self.equations.sum([(1, total), (-self.base, high.polynomial)], self.base - 1)
            self._products[key] = low, high
            self._lows[low.serial] = high, total
        return self._products[key]

    def multiply_halves(self, x: Value, y: Value) -> Value:
        """Return the product of the lower 32 bits of two words."""
        a, b = self._lower_half(x), self._lower_half(y)
        if isinstance(a, int) and isinstance(b, int):
            return a * b
        return self.equations.sum([(1, polynomial(a).times(polynomial(b)))], maximum_of(a) * maximum_of(b))

    def shift_half(self, value: Value, up: bool) -> Value:
        """Shift a word by 32 bits; of one that is not known, what remains may be any number."""
        if isinstance(value, int):
            return (value << 32) % W if up else value >> 32
        if not up:
            return self.equations.variable("half", value.max >> 32)
        half = self.equations.variable("half", (1 << 32) - 1)
        return self.equations.sum([(1 << 32, half.polynomial)], W - (1 << 32))

    def _lower_half(self, value: Value) -> Value:
        """Return the lower 32 bits of a word: its low digit, and some bits above it."""
        if isinstance(value, int):
            return value % (1 << 32)
        if value.max < 1 << 32:
            return value
        low, _ = self.cut(value)
        bits = self.equations.variable("bits", (1 << 32 - self.bits) - 1)
        return self.equations.sum([(1, polynomial(low)), (self.base, bits.polynomial)], (1 << 32) - 1)

    def add(self, x: Value, y: Value) -> Value:
        """Return a sum of words, or one with a number that may be negative.

        Where it may not fit a word, W times an unknown bit is taken away, and a proof must show that this does no harm.
        """
        if isinstance(x, int) and isinstance(y, int):
            return (x + y) % W
        if any(isinstance(part, Word) and self._range(part) is not None for part in (x, y)):
            return self._signed_sum(x, y, 1)
        return self.equations.add(x, y)[0]

    def _digit(self, value: Value) -> Value:
        """Return the low digit of a word as a variable, so that products stay short."""
        low, _ = self.cut(value)
        if isinstance(low, int) or low.polynomial.is_variable():
            return low
        if low.serial not in self._named:
            named = self.equations.variable("quotient", self.base - 1)
            self.equations.quotients[index(named)] = low.polynomial
            self._named[low.serial] = named
            self.expansions[index(named)] = low.polynomial
            self.words[index(named)] = named
            high, total = self._lows[low.serial]
            rest = Polynomial.combination([(1, total), (-1, named.polynomial)])
            self.equations.shares.append((index(high), self.base, rest))
        return self._named[low.serial]
