"""Products that are likely to break a multiplier in redundant digits, and random ones."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from random import Random

from modforge.cores.kinds.redundant_multiplier.digits import Redundant
from modforge.cores.kinds.redundant_multiplier.shape import MultiplierShape
from modforge.cores.model.edges import length, place
from modforge.cores.model.operands import edge_moduli

EDGE_PARTNERS = 3
"""How many numbers each edge number is multiplied with, for each way to write it."""


def written(shape: Redundant, value: int, redundancy: float, rng: Random) -> int:
    """Return digits of ``value``; each has its upper bit set with this probability, where it can.

    >>> class TwoDigits(Redundant):
    ...     digits, digit_bits = 2, 4
    >>> [f"{written(TwoDigits(), value, 1, Random(1)):#x}" for value in (15, 16, 255, 511)]
    ['0xf', '0x10', '0x1df', '0x3df']
    """
    digits = []
    for _ in range(shape.digits - 1):
        digit = value % (1 << shape.digit_bits)
        value >>= shape.digit_bits
        if value and rng.random() < redundancy:
            digit += 1 << shape.digit_bits
            value -= 1
        digits.append(digit)
    return shape.pack([*digits, value])


@dataclass(frozen=True)
class RedundantProduct:
    """One multiplication to try: A and B in packed digits, and the modulus."""

    a: int
    b: int
    m: int

    def __str__(self) -> str:
        """Write the numbers as a reader needs them to try the case again."""
        return f"M = {self.m:#x}, digits of A = {self.a:#x}, of B = {self.b:#x}"


@dataclass(frozen=True)
class RedundantOperands:
    """Operands below 2M; each number can be written in several ways."""

    shape: MultiplierShape

    def edge_values(self, m: int) -> list[int]:
        """Return the numbers below 2M where a bound or a carry could go wrong.

        Among them are powers of two, so that products are multiples of R, or of R without its lowest digits.
        """
        shape = self.shape
        values = {0, 1, 2, m - 1, m, m + 1, 2 * m - 1, 2 * m - 2, pow(2, shape.exponent, m)}
        values |= {1 << shape.digit_bits * i for i in range(shape.digits + 1)}
        values |= {1 << shape.exponent // 2, 1 << -(-shape.exponent // 2), (1 << shape.bits) - 1}
        return sorted(value for value in values if 0 <= value < 2 * m)

    def edge_products(self, modulus: int | None, rng: Random) -> list[RedundantProduct]:
        """Return edge numbers times others, each written without, with all and with random redundancy."""
        products = []
        for m in edge_moduli(self.shape.bits, rng) if modulus is None else [modulus]:
            values = self.edge_values(m)
            for index, value in enumerate(values):
                for step in range(EDGE_PARTNERS):
                    for redundancy in (0.0, 0.5, 1.0):
                        a = written(self.shape, value, redundancy, rng)
                        other = values[(index + 1 + step * step) % len(values)] if step else value
                        products.append(RedundantProduct(a, written(self.shape, other, redundancy, rng), m))
        return products

    def traits(self, case: RedundantProduct) -> Iterator[Hashable]:
        """Yield what a product shows: where its operands lie and how they are written, and its modulus."""
        shape = self.shape
        for name, packed in (("A", case.a), ("B", case.b)):
            value = shape.value(packed)
            yield name, "largest" if value == 2 * case.m - 1 else place(value, case.m)
            yield name, "redundant" if any(digit >> shape.digit_bits for digit in shape.split(packed)) else "plain"
        yield "square", case.a == case.b
        yield "modulus", length(case.m, shape.bits)

    def random_products(self, modulus: int | None, count: int, rng: Random) -> Iterator[RedundantProduct]:
        """Yield products of random numbers in random digits, with random odd moduli unless one is given."""
        for _ in range(count):
            m = rng.getrandbits(self.shape.bits) | 1 if modulus is None else modulus
            a, b = (written(self.shape, rng.randrange(2 * m), 0.5, rng) for _ in range(2))
            yield RedundantProduct(a, b, m)
