"""Digits of 52 bits in words of 64: the products of AVX-512 IFMA, and the carries between digits."""

from __future__ import annotations

from dataclasses import dataclass, field

from modforge.field.program.polynomial import Polynomial
from modforge.kernel_proof.algebra.words import Equations, Value, W, Word, index
from modforge.kernel_proof.errors import RefusedError

LANES = 8
"""Words of a vector."""
DIGIT_BITS = 52
D = 1 << DIGIT_BITS


@dataclass
class Digits:
    """Words as digits: each is cut once, and each pair multiplied once."""

    equations: Equations
    _cut: dict[int, tuple[Value, Value]] = field(default_factory=dict)
    _named: dict[int, Word] = field(default_factory=dict)
    _products: dict[tuple[int, int], tuple[Word, Word]] = field(default_factory=dict)
    _lows: dict[int, tuple[Word, Polynomial]] = field(default_factory=dict)
    """For each low digit of a product the high one, and the product."""

    def cut(self, value: Value) -> tuple[Value, Value]:
        """Return the low digit of a word, and what is above it."""
        if isinstance(value, int):
            return value % D, value // D
        if value.max < D:
            return value, 0
        if value.serial not in self._cut:
            equations, total = self.equations, value.polynomial
            low: Value = 0
            if not equations.is_multiple(total, D, rounds=2):
                low = equations.variable("digit", D - 1)
                equations.quotients[index(low)] = total
                total = Polynomial.combination([(1, total), (-1, low.polynomial)])
            above = equations.variable("above", value.max // D)
            equations.shares.append((index(above), D, total))
            self._cut[value.serial] = low, above
        return self._cut[value.serial]

    def multiply(self, x: Value, y: Value) -> tuple[Value, Value]:
        """Return the low and the high digit of the product of two low digits."""
        a, b = self._digit(x), self._digit(y)
        if isinstance(a, int) and isinstance(b, int):
            return a * b % D, a * b // D
        if isinstance(a, int) or isinstance(b, int):
            if a == 0 or b == 0:
                return 0, 0
            raise RefusedError("multiplies an unknown digit with a known one")
        key = (a.serial, b.serial) if a.serial < b.serial else (b.serial, a.serial)
        if key not in self._products:
            high = self.equations.variable("high", D - 1)
            total = a.polynomial.times(b.polynomial)
            low = self.equations.sum([(1, total), (-D, high.polynomial)], D - 1)
            self._products[key] = low, high
            self._lows[low.serial] = high, total
        return self._products[key]

    def add(self, x: Value, y: Value) -> Value:
        """Return a sum that must fit a word."""
        total, carry = self.equations.add(x, y)
        if carry != 0 or (isinstance(total, Word) and total.max >= W):
            raise RefusedError("a lane can overflow")
        return total

    def _digit(self, value: Value) -> Value:
        """Return the low digit of a word as a variable, so that products stay short."""
        low, _ = self.cut(value)
        if isinstance(low, int) or low.polynomial.is_variable():
            return low
        if low.serial not in self._named:
            named = self.equations.variable("quotient", D - 1)
            self.equations.quotients[index(named)] = low.polynomial
            self._named[low.serial] = named
            high, total = self._lows[low.serial]
            rest = Polynomial.combination([(1, total), (-1, named.polynomial)])
            self.equations.shares.append((index(high), D, rest))
        return self._named[low.serial]
