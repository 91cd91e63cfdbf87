"""Operands that are likely to break a squarer in redundant digits, and random ones."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from random import Random

from modforge.cores.kinds.modular_squarer.shape import SquarerShape
from modforge.cores.kinds.redundant_multiplier.operands import written
from modforge.cores.model.edges import place


@dataclass(frozen=True)
class SquareOperands:
    """Packed operands: any digits, the highest one as long as the core looks at it."""

    shape: SquarerShape

    @property
    def largest(self) -> int:
        """All ones: the largest number that there is."""
        return (1 << self.shape.number_bits) - 1

    def edge_operands(self, rng: Random) -> list[int]:
        """Return edge numbers, written without, with some and with all redundancy, and patterns of digits.

        Among them are those whose square fills one digit or one table after the other.
        """
        shape, m = self.shape, self.shape.modulus
        values = {0, 1, 2, m - 1, m, m + 1, 2 * m, (1 << shape.bits) - 1, 1 << shape.bits}
        values |= {(1 << shape.digit_bits * i) + less for i in range(shape.digits) for less in (-1, 0)}
        values |= {1 << (shape.bits + i + 1) // 2 for i in range(shape.bits)}
        packed = [written(shape, value, redundancy, rng) for value in sorted(values) for redundancy in (0.0, 0.5, 1.0)]
        wide = shape.digit_bits + 1
        ones = [((1 << wide) - 1) << wide * i & self.largest for i in range(shape.digits)]
        upper = shape.pack([1 << shape.digit_bits] * (shape.digits - 1) + [0])
        return [*packed, *ones, upper, self.largest - upper, self.largest]

    def traits(self, operand: int) -> Iterator[Hashable]:
        """Yield what an operand shows: where its number lies, which digits are all ones, and which have a bit more."""
        shape = self.shape
        yield "number", "largest" if operand == self.largest else place(shape.value(operand), shape.modulus)
        for index, digit in enumerate(shape.split(operand)):
            if digit + 1 == 2 << shape.digit_bits:
                yield "ones", index
            elif digit >> shape.digit_bits:
                yield "redundant", index

    def random_operands(self, count: int, rng: Random) -> Iterator[int]:
        """Yield random digits; some of them all ones or 0."""
        wide = self.shape.digit_bits + 1
        for _ in range(count):
            yield self._random(rng, wide) if rng.random() < 0.5 else rng.getrandbits(self.shape.number_bits)

    def _random(self, rng: Random, wide: int) -> int:
        ones = (1 << wide) - 1
        digits = [rng.choice((0, ones, ones - 1, rng.getrandbits(wide))) for _ in range(self.shape.digits)]
        return self.shape.pack(digits) & self.largest
