"""What layouts in digits of 52 bits, all of them full, have in common, for the 52-bit products of AVX-512 IFMA.

The halves of a product of digits at k belong to the digits k and k + 1, and there both are added to one sum (Gueron and
Krasnov 2012). Sums are carried once from the lowest digit to the highest, which makes them factors again: an
instruction reads no more than 52 bits of them.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from modforge.field.layouts.digits.in_digits import InDigits
from modforge.field.layouts.digits.lanes import FACTOR
from modforge.field.layouts.digits.writer import Digits, Term
from modforge.field.layouts.full_words import MAX_WORDS
from modforge.field.layouts.layout import OF_PRODUCTS, OF_SUMS
from modforge.field.program.claims import Number, Operand, Positions
from modforge.field.program.ir import Op, split
from modforge.field.proof.builder import Builder, Named


class FullDigits(Digits):
    """Sums of both halves of 52-bit products."""

    def add_halves(self, sums: list[Operand], at: int, a: Operand, b: Operand) -> None:
        """Add a product to the sum at a digit and to the next one."""
        product = self.highest(a) * self.highest(b)
        if product:
            sums[at] = self._builder.emit(Op.MAC52_LOW, a, b, sums[at])
        if product >> FACTOR:
            sums[at + 1] = self._builder.emit(Op.MAC52_HIGH, a, b, sums[at + 1])

    def lowest(self, total: Operand) -> Operand:
        """Return the lowest bits of a sum, which can be a factor."""
        return self._builder.emit(Op.LOW, total, shift=FACTOR) if self.highest(total) >> FACTOR else total

    def products(self, terms: Sequence[Term]) -> Number:
        """Return the sums of products: first those that count twice, then, these doubled, the others."""
        sums: list[Operand] = [0] * (max(position for *_, position in terms) // FACTOR + 2)
        for times in (2, 1):
            for a, b, factor, position in terms:
                if factor == times:
                    self.add_halves(sums, position // FACTOR, a, b)
            sums = [self.scale(total, times) if total != 0 else 0 for total in sums]
        return tuple(sums)

    def chain(self, sums: Sequence[Operand]) -> Number:
        """Carry from each digit to the next, up to the last one, which keeps what it has."""
        digits = []
        carry: Operand = 0
        for total in sums[:-1]:
            digit, carry = self.cut(self.plus(total, carry), FACTOR)
            digits.append(digit)
        self._builder.note(f"each digit keeps its lowest {FACTOR} bits, and what is above goes to the next")
        return (*digits, self.plus(sums[-1], carry))


@dataclass(frozen=True)
class FullLanes(InDigits):
    """The digits of one of eight elements; every lane executes the same programs."""

    def digits(self, builder: Builder) -> FullDigits:
        """Return a writer on the grid."""
        return FullDigits(builder, self.grid)

    @property
    def of_sums(self) -> Mapping[str, str]:
        """All."""
        return OF_SUMS

    @property
    def of_products(self) -> Mapping[str, str]:
        """All, if there are few digits."""
        return OF_PRODUCTS if self.grid.count <= MAX_WORDS else {}

    @abstractmethod
    def several(self, builder: Builder, sums: Sequence[Operand], of: Sequence[tuple[int, Sequence[Named]]]) -> Named:
        """Return the element of sums, which are those of some products of elements, each times a constant."""

    def sum_of_products(self, builder: Builder, a: Named, b: Named, c: Named, d: Named) -> Named:
        """Sum both halves of both products, then reduce both at once."""
        sums = self.digits(builder).products([*products_of(a.words, b.words), *products_of(c.words, d.words)])
        return self.several(builder, sums, [(1, (a, b)), (1, (c, d))])

    def difference_of_products(self, builder: Builder, a: Named, b: Named, c: Named, d: Named) -> Named:
        """Subtract the sums of the second product from those of a multiple of p, then reduce both products at once."""
        return self._difference(builder, (a, b), (c, d), products_of(c.words, d.words))

    def product_minus_square(self, builder: Builder, a: Named, b: Named, c: Named) -> Named:
        """Likewise."""
        return self._difference(builder, (a, b), (c, c), self.squares(c))

    def constant_digits(self, value: int) -> tuple[int, ...]:
        """Return the digits of a number modulo p."""
        return split(value % self.modulus, self.grid.count, FACTOR)

    def _difference(
        self, builder: Builder, plus: tuple[Named, Named], minus: tuple[Named, Named], terms: list[Term]
    ) -> Named:
        """Return a·b - c·d, where c·d is the sum of the products of words that are given."""
        digits = self.digits(builder)
        added, taken = digits.products(products_of(*(number.words for number in plus))), digits.products(terms)
        most = [builder.highest_word(total) for total in taken]
        multiple = -sum(digit << (FACTOR * at) for at, digit in enumerate(most))
        rest = dict(enumerate(self.constant_digits(multiple)))
        offsets = [digit + rest.get(at, 0) for at, digit in enumerate(most)]
        left = [builder.emit(Op.MINUS, *pair) if pair[1] != 0 else pair[0] for pair in zip(offsets, taken, strict=True)]
        sums = [digits.plus(*pair) for pair in zip(added, left, strict=True)]
        return self.several(builder, sums, [(1, plus), (-1, minus)])


def products_of(a: Sequence[Operand], b: Sequence[Operand]) -> list[Term]:
    """Return the products of words that a product of numbers is the sum of."""
    return [(x, y, 1, FACTOR * (i + j)) for i, x in enumerate(a) for j, y in enumerate(b)]


def positions_of(words: Sequence[Operand]) -> Positions:
    """Return where digits begin."""
    return tuple(FACTOR * at for at in range(len(words)))
