"""Operands that are likely to break a carry-save multiplier, and random ones.

A number x travels as a pair of words whose sum it is. Which pair is free, so each edge value is offered in several.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

Pair = tuple[int, int]


@dataclass(frozen=True)
class Product:
    """One multiplication to try: the pairs of A and B, and the modulus."""

    a: Pair
    b: Pair
    n: int

    def __str__(self) -> str:
        """Write the numbers as a reader needs them to try the case again."""
        return f"n = {self.n:#x}, A = {self.a[0]:#x} + {self.a[1]:#x}, B = {self.b[0]:#x} + {self.b[1]:#x}"


def edge_moduli(bits: int, rng: Random) -> list[int]:
    """Return odd moduli at both ends of the range and both residues modulo 4.

    >>> edge_moduli(8, Random(1))[:4]
    [1, 3, 255, 129]
    """
    top = 1 << (bits - 1)
    middle = top | rng.getrandbits(bits - 1) & ~3
    return [1, 3, 2 * top - 1, top + 1, middle | 1, middle | 3]


def edge_values(bits: int, n: int) -> list[int]:
    """Return the values below 2^(bits + 1) where a bound, a carry or a final subtraction could go wrong.

    >>> edge_values(3, 5)
    [0, 1, 2, 4, 5, 6, 7, 8, 9, 15]
    """
    values = {0, 1, 2, n - 1, n, n + 1, 2 * n - 1, (1 << bits) - 1, 1 << bits, (1 << (bits + 1)) - 1}
    values |= {pow(2, bits + 2, n), pow(2, 2 * (bits + 2), n)}
    return sorted(values)


def splits(bits: int, value: int, rng: Random) -> list[Pair]:
    """Return pairs of words of ``bits`` + 1 bits with the sum ``value``.

    They are: plain, plain on the other side, two equal halves (all ones for 2^(bits + 1) - 2), a sum whose carry
    ripples through the whole word, alternating bits, random.

    >>> splits(3, 8, Random(1))[:4]
    [(8, 0), (0, 8), (4, 4), (7, 1)]
    """
    checkered = value & int("01" * bits, 2)
    ripple = (1 << (value.bit_length() - 1)) - 1 if value else 0
    chosen = rng.randint(0, value)
    firsts = [value, 0, value // 2, ripple, checkered, chosen]
    return [(first, value - first) for first in firsts]


def edge_products(bits: int, modulus: int | None, rng: Random) -> list[Product]:
    """Return every edge value times a few others, each pair split in every way at least once, for each modulus."""
    products = []
    for n in edge_moduli(bits, rng) if modulus is None else [modulus]:
        values = edge_values(bits, n)
        for index, value in enumerate(values):
            for step, a in enumerate(splits(bits, value, rng)):
                b = rng.choice(splits(bits, values[(index + step) % len(values)], rng))
                products.append(Product(a, b, n))
    return products


def random_products(bits: int, modulus: int | None, count: int, rng: Random) -> list[Product]:
    """Return products of operands below 2n, randomly split, with random odd moduli unless one is given."""
    products = []
    for _ in range(count):
        n = rng.getrandbits(bits) | 1 if modulus is None else modulus
        a, b = rng.randrange(2 * n), rng.randrange(2 * n)
        products.append(Product(_random_split(a, rng), _random_split(b, rng), n))
    return products


def _random_split(value: int, rng: Random) -> Pair:
    first = rng.randint(0, value)
    return first, value - first
