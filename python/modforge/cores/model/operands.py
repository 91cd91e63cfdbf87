"""Operands that are likely to break a Montgomery multiplier, and random ones.

In a carry-save core a number x travels as a pair of words whose sum it is. Which pair is free, so each edge value is
offered in several. A core of plain numbers takes the pair (x, 0) alone.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Literal

from modforge.cores.model.edges import length, place

Pair = tuple[int, int]

Form = Literal["pair", "plain", "digits"]
"""The form of numbers that a core takes: any carry-save pair, only (x, 0), or digits with a bit too many."""

EDGE_PARTNERS = 6
"""How many values each edge value is multiplied with: one for each way to split it."""


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


@dataclass(frozen=True)
class Operands:
    """Operands for a multiplier of moduli of up to ``bits`` bits that removes a factor R = 2^exponent."""

    bits: int
    exponent: int
    form: Form

    def edge_values(self, n: int) -> list[int]:
        """Return the values below 2^(bits + 1) where a bound, a carry or a final subtraction could go wrong.

        >>> Operands(3, 5, "pair").edge_values(5)
        [0, 1, 2, 4, 5, 6, 7, 8, 9, 15]
        """
        bits = self.bits
        values = {0, 1, 2, n - 1, n, n + 1, 2 * n - 1, (1 << bits) - 1, 1 << bits, (1 << (bits + 1)) - 1}
        values |= {pow(2, self.exponent, n), pow(2, 2 * self.exponent, n)}
        return sorted(values)

    def splits(self, value: int, rng: Random) -> list[Pair]:
        """Return pairs of words of ``bits`` + 1 bits with the sum ``value``.

        They are: plain, plain on the other side, two equal halves (all ones for 2^(bits + 1) - 2), a sum whose carry
        ripples through the whole word, alternating bits, random.

        >>> Operands(3, 5, "pair").splits(8, Random(1))[:4]
        [(8, 0), (0, 8), (4, 4), (7, 1)]
        >>> Operands(3, 5, "plain").splits(8, Random(1))
        [(8, 0)]
        """
        if self.form == "plain":
            return [(value, 0)]
        checkered = value & int("01" * self.bits, 2)
        ripple = (1 << (value.bit_length() - 1)) - 1 if value else 0
        chosen = rng.randint(0, value)
        firsts = [value, 0, value // 2, ripple, checkered, chosen]
        return [(first, value - first) for first in firsts]

    def edge_products(self, modulus: int | None, rng: Random) -> list[Product]:
        """Return every edge value times a few others, each pair split in every way at least once, for each modulus."""
        products = []
        for n in edge_moduli(self.bits, rng) if modulus is None else [modulus]:
            values = self.edge_values(n)
            for index, value in enumerate(values):
                for step in range(EDGE_PARTNERS):
                    ways = self.splits(value, rng)
                    b = rng.choice(self.splits(values[(index + step) % len(values)], rng))
                    products.append(Product(ways[step % len(ways)], b, n))
        return products

    def traits(self, case: Product) -> Iterator[Hashable]:
        """Yield what a product shows: where its operands lie and how they are split, and its modulus.

        >>> list(Operands(3, 5, "plain").traits(Product((4, 0), (15, 0), 5)))[:2]
        [('A', 'n - 1'), ('A', 'all of it')]
        """
        largest = (2 << self.bits) - 1
        for name, pair in (("A", case.a), ("B", case.b)):
            value = sum(pair)
            yield name, "largest" if value == largest else place(value, case.n)
            yield name, "all of it" if pair[1] == 0 else "nothing" if pair[0] == 0 else "some of it"
        yield "modulus", length(case.n, self.bits)
        yield "modulus modulo 4", case.n % 4

    def random_products(self, modulus: int | None, count: int, rng: Random) -> list[Product]:
        """Return products of operands below 2n, randomly split, with random odd moduli unless one is given."""
        products = []
        for _ in range(count):
            n = rng.getrandbits(self.bits) | 1 if modulus is None else modulus
            a, b = rng.randrange(2 * n), rng.randrange(2 * n)
            products.append(Product(self.random_split(a, rng), self.random_split(b, rng), n))
        return products

    def testbench_products(self, modulus: int | None, edge: int, random: int, rng: Random) -> list[Product]:
        """Return vectors for a testbench: ``edge`` edge products and ``random`` random ones.

        The edge products are shared out among the edge moduli, and a product for an even modulus follows them, which a
        core answers with an error; with one ``modulus`` there is neither.
        """
        moduli = edge_moduli(self.bits, rng) if modulus is None else [modulus]
        products = []
        for n in moduli:
            products += rng.sample(self.edge_products(n, rng), edge // len(moduli))
        if modulus is None:
            [case] = self.random_products(None, 1, rng)
            products.append(Product(case.a, case.b, case.n - 1))
        return products + self.random_products(modulus, random, rng)

    def every_product(self, rng: Random) -> list[Product]:
        """Return all A and B below 2^(bits + 1) for all odd n, randomly split."""
        values = range(2 << self.bits)
        return [
            Product(rng.choice(self.splits(a, rng)), rng.choice(self.splits(b, rng)), n)
            for n in range(1, 1 << self.bits, 2)
            for a in values
            for b in values
        ]

    def out_of_range(self, n: int) -> Product:
        """Return operands as far beyond the contract as the ports let them be."""
        ones = (1 << (self.bits + 1)) - 1
        return Product((ones, ones), (ones, ones), n)

    def random_split(self, value: int, rng: Random) -> Pair:
        """Return a random one of the pairs that the core takes for ``value``."""
        first = rng.randint(0, value) if self.form == "pair" else value
        return first, value - first
