"""Digits shorter than a word, with lazy carries: for 2^m - c, and for 2^m less a few powers of two.

A product of two numbers in digits is a sum of products of words for each digit, in double words, with nothing to carry
from one product to the next; the carries are made once, at the end. Bernstein (2006) holds 2^255 - 19 like this, in ten
digits of 25.5 bits on average: digit i begins at bit ⌈i·m/n⌉.

What lies above bit m comes back below it in one of two ways. *Before*: the words of one factor are multiplied by c,
which has to leave them one word long; then there are as many sums as digits. *After*: the sums above bit m are carried
once between each other, which makes them single words, and each is multiplied by c. Where 2^m is congruent to a sum of
powers of two that are beginnings of digits, as in 2^448 - 2^224 - 1 (Hamburg 2015), that is an addition.

Sums and differences carry once, all digits at the same time; products in a few chains side by side.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from modforge.field.layouts.digits.in_digits import CARRIED, InDigits, closed
from modforge.field.layouts.digits.writer import Digits, Grid, Term
from modforge.field.program.claims import Number, Operand
from modforge.field.program.notation import power
from modforge.field.proof.builder import Builder, Named
from modforge.field.proof.words import ProofError

ROUNDS = 3
"""How often a sum is carried at most, all digits at the same time."""

FEW = 3
"""Digits up to which one chain of carries is as fast as two."""


@dataclass(frozen=True)
class Unsaturated(InDigits):
    """Digits of numbers modulo 2^m less little; ``before`` says when products come back below bit m."""

    before: bool

    @property
    def method(self) -> str:
        """How a product is reduced."""
        grid, when = self.grid, "before" if self.before else "after"
        bits = f"{min(grid.sizes)}" if len(set(grid.sizes)) == 1 else f"{min(grid.sizes)} and {max(grid.sizes)}"
        return f"{grid.count} digits of {bits} bits, folded at bit m {when} the products are summed"

    @property
    def congruence(self) -> str:
        """The residue of 2^m."""
        powers = " + ".join(power(factor << at) for factor, at in reversed(self.grid.powers))
        return f"2^{self.grid.m} ≡ {powers}"

    @property
    def why(self) -> str:
        """How the part above bit m comes back below it."""
        return f"{self.congruence}: what lies above is added below; products are summed without carries"

    @property
    def chains(self) -> int:
        """In how many pieces the carries of a product run side by side: two halve the time until the last one."""
        return 2 if self.grid.count > FEW else 1

    def mul_small(self, builder: Builder, a: Named, b: Named) -> Named:
        """Multiply each digit, then carry."""
        digits = self.digits(builder)
        columns = [partial(digits.add_product, 0, word, b.words[0]) for word in a.words]
        return self.result(builder, digits.chains(columns, 1), ((1, (a.name, b.name)),))

    def enter(self, builder: Builder, a: Named) -> Named:
        """Cut full words into digits; the part above bit m is multiplied and added, then all carry once."""
        digits = self.digits(builder)
        starts = [*self.grid.positions, self.grid.m]
        while starts[-1] < builder.highest(a).bit_length():
            starts.append(self.grid.start(len(starts)))
        pieces = [self.bits(builder, digits, a, *ends) for ends in pairwise(starts)]
        words = pieces[: self.grid.count]
        if pieces[self.grid.count :]:
            builder.note(f"{self.congruence}: bits from {self.grid.m} on are added there below")
        for index, piece in enumerate(pieces[self.grid.count :], self.grid.count):
            digits.add_above(words, index, piece)
        return self.result(builder, self.carried(digits, words), ((1, (a.name,)),))

    # Parts of the above.

    def digits(self, builder: Builder) -> Digits:
        """Return a writer on the grid."""
        return Digits(builder, self.grid)

    def product(self, builder: Builder, a: Named, b: Named, terms: list[Term]) -> Named:
        """Sum the products of words, then carry."""
        digits = self.digits(builder)
        columns = digits.sums(terms, self.grid.place if self.before else self.grid.column)
        if self.before:
            builder.note(
                f"{self.congruence}: a product of words at bit {self.grid.m} or above is added there below instead"
            )
        else:
            builder.note(f"{self.congruence}: sums of products at bit {self.grid.m} and above are added there below")
            columns = digits.wrap(columns)
        return self.result(builder, digits.chains(columns, self.chains), ((1, (a.name, b.name)),))

    def carried(self, digits: Digits, words: Sequence[Operand]) -> Number:
        """Carry once, and again while a digit may be much longer than its distance to the next."""
        for _ in range(ROUNDS):
            words = digits.round(words)
            if not any(digits.highest(word) >> (size + 1) for word, size in zip(words, self.grid.sizes, strict=True)):
                return tuple(words)
        raise ProofError("c is too large for digits of this length")


def layouts(p: int, width: int) -> list[Unsaturated]:
    """Return the layouts with the fewest digits, one for each way to fold that closes."""
    low, high = bounds(p, width)
    found = (in_count(p, width, count) for count in range(low, high + 1))
    return next((those for those in found if those), [])


def bounds(p: int, width: int) -> tuple[int, int]:
    """Return the fewest and the most digits that are tried: full words, and digits of half a word."""
    fewest = -(-p.bit_length() // width)
    return max(fewest, 2), 2 * fewest


def in_count(p: int, width: int, count: int) -> list[Unsaturated]:
    """Return the layouts with so many digits, one for each way to fold that closes."""
    m = p.bit_length()
    powers = _powers(m, p, width)
    return list(_closing(p, width, Grid.even(m, powers, count))) if powers else []


def _powers(m: int, p: int, width: int) -> tuple[tuple[int, int], ...]:
    """Return the residue of 2^m: a number of one word, or a sum of two or three powers of two; else nothing."""
    rest = (1 << m) - p
    if not rest >> width:
        return ((rest, 0),)
    ones = [index for index in range(m) if rest >> index & 1]
    return tuple((1, index) for index in ones) if len(ones) <= 3 and ones[-1] <= m // 2 + 1 else ()


def _closing(p: int, width: int, grid: Grid) -> Iterator[Unsaturated]:
    start = tuple((1 << size) + CARRIED for size in grid.sizes)
    for before in (True, False):
        try:
            yield closed(Unsaturated(p, width, grid, start, before))
        except ProofError:
            continue
