"""Digits of 52 bits in words of 64: the products of AVX-512 IFMA, and the carries between digits."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from modforge.field.program.polynomial import Polynomial
from modforge.kernel_proof.algebra.words import BITS, Equations, Value, W, Word, index, maximum_of, polynomial
from modforge.kernel_proof.errors import RefusedError

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
    _above: dict[tuple[int, int], Word] = field(default_factory=dict)
    """What is above so many bits of words."""
    expansions: dict[int, Polynomial] = field(default_factory=dict)
    """For the variable of each low digit what it was cut from, minus what is above it."""
    lowest: dict[int, Word] = field(default_factory=dict)
    """For each k the lowest digit of its modulus."""
    words: dict[int, Word] = field(default_factory=dict)
    """The words of digits by their variables."""
    last_blocks: list[Vanishing] = field(default_factory=list)
    """What kernels know of low digits that are 0."""
    _rounded: list[tuple[Word, Word]] = field(default_factory=list)
    """Words t, and the low digits of q·m₀ for the digits q of t·k."""

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
        self.need_no_sign(value)
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

    def low_product(self, x: Value, y: Value) -> Value:
        """Return the low word of k and a word t; its low digit q makes t + q·m₀ a multiple of D."""
        if isinstance(x, int) or isinstance(y, int):
            return self.equations.low_product(x, y)
        if not x.polynomial.is_variable() or index(x) not in self.lowest:
            return self.multiply_whole(x, y)[1]
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
        a, b = self.digit(x), self.digit(y)
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

    def multiply_whole(self, x: Value, y: Value) -> tuple[Value, Value]:
        """Return the high and the low word of a product."""
        return self.equations.multiply(self._in_parts(x), self._in_parts(y))

    def _in_parts(self, value: Value) -> Value:
        """Return a digit as a variable, and a word that was cut as its parts, so that products stay short."""
        if maximum_of(value) < self.base:
            return self.digit(value)
        if isinstance(value, int) or value.serial not in self._cut:
            return value
        low, above = self._cut[value.serial]
        return self.equations.sum([(1, polynomial(low)), (self.base, polynomial(above))], value.max)

    def multiply_halves(self, x: Value, y: Value) -> Value:
        """Return the product of the lower 32 bits of two words."""
        a, b = self.lower_half(x), self.lower_half(y)
        if isinstance(a, int) and isinstance(b, int):
            return a * b
        return self.equations.sum([(1, polynomial(a).times(polynomial(b)))], maximum_of(a) * maximum_of(b))

    def above(self, value: Value, places: int) -> Value:
        """Return what is above so many bits of a word."""
        if isinstance(value, int):
            return value >> places
        if value.max >> places == 0:
            return 0
        if places % self.bits == 0:
            rest: Value = value
            for _ in range(places // self.bits):
                rest = self.cut(rest)[1]
            return rest
        key = value.serial, places
        if key not in self._above:
            self._above[key] = self.equations.variable("above", value.max >> places)
        return self._above[key]

    def shift_up(self, value: Value, places: int) -> Value:
        """Return a word times a power of two, modulo W."""
        if isinstance(value, int):
            return (value << places) % W
        lost = polynomial(self.above(value, BITS - places))
        return self.equations.sum([(1 << places, value.polynomial), (-W, lost)], min(value.max << places, W - 1))

    def shift_pair(self, high: Value, low: Value, places: int) -> Value:
        """Return a word shifted up by fewer places than a digit has, with the top bits of another below it.

        With a < 2^p, what is above the low digit of x·2^p + a is what is above as many bits of x, without those lost.
        """
        entering, lost = self.above(low, BITS - places), self.above(high, BITS - places)
        if isinstance(high, int) and isinstance(entering, int):
            return (high << places) % W + entering
        most = min((maximum_of(high) << places) + maximum_of(entering), W - 1)
        parts = [(1 << places, polynomial(high)), (1, polynomial(entering)), (-W, polynomial(lost))]
        word = self.equations.sum(parts, most)
        if most >= self.base:
            rest = [(1, polynomial(self.above(high, self.bits - places))), (-(W // self.base), polynomial(lost))]
            above = self.equations.sum(rest, most // self.base)
            total = Polynomial.combination([(1, word.polynomial), (-self.base, above.polynomial)])
            self._cut[word.serial] = self._name(total), above
        return word

    def _name(self, low: Polynomial) -> Word:
        """Return a low digit as a variable."""
        named = self.equations.variable("digit", self.base - 1)
        self.equations.quotients[index(named)] = low
        self.expansions[index(named)] = low
        self.words[index(named)] = named
        return named

    def shift_half(self, value: Value, up: bool) -> Value:
        """Shift a word by 32 bits; of one that is not known, what remains may be any number."""
        if isinstance(value, int):
            return (value << 32) % W if up else value >> 32
        if not up:
            return self.equations.variable("half", value.max >> 32)
        half = self.equations.variable("half", (1 << 32) - 1)
        return self.equations.sum([(1 << 32, half.polynomial)], W - (1 << 32))

    def lower_half(self, value: Value) -> Value:
        """Return the lower 32 bits of a word: its low digit, and some bits above it."""
        if isinstance(value, int):
            return value % (1 << 32)
        if value.max < 1 << 32:
            return value
        if self.base > 1 << 32:
            raise RefusedError("takes part of a digit")
        low, _ = self.cut(value)
        bits = self.equations.variable("bits", (1 << 32 - self.bits) - 1)
        half = self.equations.sum([(1, polynomial(low)), (self.base, bits.polynomial)], (1 << 32) - 1)
        self._cut[half.serial] = low, bits
        return half

    def need_no_sign(self, value: Word) -> None:
        """Refuse words that may be negative numbers; here are none."""

    def add(self, x: Value, y: Value) -> Value:
        """Return a sum of words.

        Where it may not fit a word, W times an unknown bit is taken away, and a proof must show that this does no harm.
        """
        if isinstance(x, int) and isinstance(y, int):
            return (x + y) % W
        return self.equations.add(x, y)[0]

    def digit(self, value: Value) -> Value:
        """Return the low digit of a word as a variable, so that products stay short."""
        low, _ = self.cut(value)
        if isinstance(low, int) or low.polynomial.is_variable():
            return low
        if low.serial not in self._lows:
            return low
        if low.serial not in self._named:
            named = self._named[low.serial] = self._name(low.polynomial)
            high, total = self._lows[low.serial]
            rest = Polynomial.combination([(1, total), (-1, named.polynomial)])
            self.equations.shares.append((index(high), self.base, rest))
        return self._named[low.serial]
