"""Digits of 52 bits, all of them full, eight elements side by side: for p = 2^m - c with a small c.

With D = 2^52, a product has the digits of two elements. Those from D^n on are carried once, which makes them factors,
and are multiplied by D^n modulo p = c·2^(52·n - m); what then lies above bit m is multiplied by c. Then the sums are
carried once, all along. That is fewer products than shorter digits have, whose upper halves lie between two digits,
and two chains of carries in place of sums that carry all at the same time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from modforge.field.layouts.digits.full_lanes import FullDigits, FullLanes
from modforge.field.layouts.digits.in_digits import exact
from modforge.field.layouts.digits.lanes import FACTOR, LANES
from modforge.field.layouts.digits.writer import Digits, Grid, Term
from modforge.field.program.claims import Number, Operand
from modforge.field.proof.builder import Builder, Named
from modforge.field.proof.words import ProofError


@dataclass(frozen=True)
class FoldedLanes(FullLanes):
    """The digits of one of eight elements; every lane executes the same programs."""

    @property
    def lack(self) -> int:
        """c."""
        return (1 << self.grid.m) - self.modulus

    @property
    def method(self) -> str:
        """How a product is reduced."""
        return f"{LANES} lanes, {self.grid.count} digits of {FACTOR} bits, folded at bit {self.grid.m}"

    @property
    def why(self) -> str:
        """How the part above bit m comes back below it."""
        return f"2^{self.grid.m} ≡ {self.lack:#x}: what lies above is multiplied and added below"

    def product(self, builder: Builder, a: Named, b: Named, terms: list[Term]) -> Named:
        """Sum both halves of products, then fold."""
        return self.several(builder, self.digits(builder).products(terms), [(1, (a, b))])

    def several(self, builder: Builder, sums: Sequence[Operand], of: Sequence[tuple[int, Sequence[Named]]]) -> Named:
        """Carry the upper half, multiply it and add it below."""
        digits, count = self.digits(builder), self.grid.count
        upper = digits.chain(sums[count:])
        lower = [*sums[:count], 0]
        fold = self.lack << (FACTOR * count - self.grid.m)
        builder.note(f"2^{FACTOR * count} ≡ {fold:#x}: digits from there on are multiplied and added below")
        for at, digit in enumerate(upper):
            digits.add_halves(lower, at, digit, fold)
        terms = tuple((factor, tuple(number.name for number in product)) for factor, product in of)
        return self.result(builder, self.carried(digits, lower), terms)

    def mul_small(self, builder: Builder, a: Named, b: Named) -> Named:
        """Multiply each digit, then fold."""
        sums: list[Operand] = [0] * (self.grid.count + 1)
        for at, word in enumerate(a.words):
            self.digits(builder).add_halves(sums, at, word, b.words[0])
        return self.result(builder, self.carried(self.digits(builder), sums), ((1, (a.name, b.name)),))

    def enter(self, builder: Builder, a: Named) -> Named:
        """Cut full words into digits; those above bit m are multiplied and added, then all are carried."""
        digits, bits = self.digits(builder), builder.highest(a).bit_length()
        words = [self.bits(builder, digits, a, *pair) for pair in pairwise([*self.grid.positions, self.grid.m])]
        for at, start in enumerate(range(self.grid.m, bits, FACTOR)):
            digits.add_halves(words, at, self.bits(builder, digits, a, start, min(start + FACTOR, bits)), self.lack)
        return self.result(builder, self.carried(digits, words), ((1, (a.name,)),))

    def carried(self, digits: Digits, words: Sequence[Operand]) -> Number:
        """Multiply what is above bit m, and add it to the lowest digits, then carry along all of them."""
        assert isinstance(digits, FullDigits)
        count, size = self.grid.count, self.grid.sizes[-1]
        last, above = digits.cut(words[count - 1], size)
        for word in (word for word in words[count:] if word != 0):
            above = digits.plus(above, digits.scale(word, 1 << (FACTOR - size)))
        sums = [*words[: count - 1], last]
        if above != 0:
            digits.add_halves(sums, 0, above, self.lack)
        return digits.chain(sums)


def layout(p: int) -> FoldedLanes | None:
    """Return the layout of a modulus 2^m - c, if there is one: c is short, and bit m within a digit."""
    m = p.bit_length()
    count = m // FACTOR + 1
    size = m - FACTOR * (count - 1)
    if count < 2 or size == 0 or ((1 << m) - p) >> size:
        return None
    grid = Grid(m, (), tuple(FACTOR * index for index in range(count)))
    full = (*((1 << FACTOR) - 1,) * (count - 1), 1 << size)
    try:
        return exact(FoldedLanes(p, 64, grid, full))
    except ProofError:
        return None
