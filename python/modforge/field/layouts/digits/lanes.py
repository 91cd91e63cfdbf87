"""Digits of at most 51 bits for the 52-bit products of AVX-512 IFMA, eight elements side by side: for 2^m - c.

An instruction multiplies 52-bit numbers in eight lanes and adds the lower or the upper 52 bits of the products (Gueron
and Krasnov 2012; Drucker and Gueron 2019 for primes). All digits are s bits apart, so the upper half of a product at
digit k belongs to digit k + 1, times 2^(52 - s): for each digit there are two sums, and one shift joins them. As s is
below 52, digits need no full carry to remain factors: one round of carries, all digits at the same time, ends each
operation.

The digits reach up to bit s·n, at or above m; sums above that bit are carried once between each other and multiplied by
C = c·2^(s·n - m). The last digit is cut at bit m, so elements stay a little above 2^m.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from modforge.field.layouts.digits.in_digits import CARRIED, closed
from modforge.field.layouts.digits.unsaturated import Unsaturated
from modforge.field.layouts.digits.writer import Digits, Grid, Term
from modforge.field.layouts.layout import OF_SUMS
from modforge.field.program.claims import Operand
from modforge.field.program.ir import Op
from modforge.field.proof.builder import Builder, Named
from modforge.field.proof.words import ProofError

FACTOR = 52
"""Bits of a factor."""

LANES = 8
"""Elements side by side."""


class Digits52(Digits):
    """Sums of 52-bit products in single words."""

    def add_product(self, total: Operand, a: Operand, b: Operand) -> Operand:
        """Return total + a·b for a product below 2^52."""
        if self.highest(a) * self.highest(b) >> FACTOR:
            raise ProofError("a product of words has more than 52 bits")
        return self._builder.emit(Op.MAC52_LOW, a, b, total)

    def add_above(self, words: list[Operand], index: int, word: Operand) -> None:
        """Add both halves of a word times c."""
        (c, _), *_ = self._grid.powers
        column = index - self._grid.count
        if column + 1 >= len(words):
            raise ProofError("a plain number is longer than two elements")
        words[column] = self._builder.emit(Op.MAC52_LOW, word, c, words[column])
        if self.highest(word) * c >> FACTOR:
            words[column + 1] = self.join(words[column + 1], self._builder.emit(Op.MAC52_HIGH, word, c, 0))

    def halves(self, products: Iterable[Term]) -> tuple[list[Operand], list[Operand]]:
        """Return the columns of the lower and of the upper halves of products; the latter count 2^(52 - s) times."""
        size = self._grid.sizes[0]
        columns: dict[int, list[tuple[Operand, Operand, int]]] = {}
        for a, b, factor, position in products:
            columns.setdefault(position // size, []).append((a, b, factor))
        count = max(columns) + 1
        low = [self._half(Op.MAC52_LOW, columns.get(index, [])) for index in range(count)]
        high = [self._half(Op.MAC52_HIGH, columns.get(index, [])) for index in range(count)]
        return [*low, 0], [0, *high]

    def _half(self, op: Op, products: Sequence[tuple[Operand, Operand, int]]) -> Operand:
        total: Operand = 0
        for a, b in ((a, b) for a, b, factor in products if factor == 2):
            total = self._builder.emit(op, a, b, total)
        total = self.scale(total, 2) if total != 0 else 0
        for a, b in ((a, b) for a, b, factor in products if factor == 1):
            total = self._builder.emit(op, a, b, total)
        return total

    def join(self, low: Operand, high: Operand) -> Operand:
        """Return a column from its two sums."""
        return self.plus(low, self.scale(high, 1 << (FACTOR - self._grid.sizes[0])) if high != 0 else 0)

    def fold_halves(self, low: list[Operand], high: list[Operand], factor: int) -> list[Operand]:
        """Return the columns below bit s·n, with ``factor`` times those above it."""
        count, size = self._grid.count, self._grid.sizes[0]
        above: list[Operand] = [self.join(*pair) for pair in zip(low[count:], high[count:], strict=True)]
        cuts = [*(self.cut(word, size) for word in above[:-1]), (above[-1], 0)]
        carries = [0, *(carry for _, carry in cuts)]
        digits = [self.plus(part, carry) for (part, _), carry in zip(cuts, carries, strict=False)]
        low, high = low[:count], [*high[:count], 0]
        for index, digit in enumerate(digits):
            if digit != 0:
                self._multiply(low, high, index, digit, factor)
        if high[count] != 0:  # what the last of them lifts up again
            self._multiply(low, high, 0, self.scale(high[count], 1 << (FACTOR - size)), factor)
        return [self.join(*pair) for pair in zip(low, high[:count], strict=True)]

    def _multiply(self, low: list[Operand], high: list[Operand], index: int, digit: Operand, factor: int) -> None:
        if index == len(low):
            raise ProofError("a product is longer than two numbers")
        low[index] = self._builder.emit(Op.MAC52_LOW, digit, factor, low[index])
        if self.highest(digit) * factor >> FACTOR:
            high[index + 1] = self._builder.emit(Op.MAC52_HIGH, digit, factor, high[index + 1])


@dataclass(frozen=True)
class Lanes(Unsaturated):
    """The digits of one of eight elements; every lane executes the same programs."""

    @property
    def method(self) -> str:
        """How a product is reduced."""
        return f"{LANES} lanes, {self.grid.count} digits of {self.grid.sizes[0]} bits in 52-bit products"

    @property
    def of_sums(self) -> Mapping[str, str]:
        """All."""
        return OF_SUMS

    def digits(self, builder: Builder) -> Digits:
        """Return a writer."""
        return Digits52(builder, self.grid)

    def product(self, builder: Builder, a: Named, b: Named, terms: list[Term]) -> Named:
        """Sum the halves of products, fold, then carry once."""
        (c, _), *_ = self.grid.powers
        size, count = self.grid.sizes[0], self.grid.count
        digits = Digits52(builder, self.grid)
        builder.note(f"{self.congruence}: sums of products at bit {size * count} and above are carried and added below")
        columns = digits.fold_halves(*digits.halves(terms), c << (size * count - self.grid.m))
        return self.result(builder, self.carried(digits, columns), ((1, (a.name, b.name)),))

    def mul_small(self, builder: Builder, a: Named, b: Named) -> Named:
        """Multiply each digit, then carry."""
        return self.product(
            builder, a, b, [(word, b.words[0], 1, at) for word, at in zip(a.words, self.grid.positions, strict=True)]
        )


def layout(p: int) -> Lanes | None:
    """Return the layout of a modulus 2^m - c, if there is one."""
    m = p.bit_length()
    c = (1 << m) - p
    for count in range(max(-(-m // (FACTOR - 1)), 2), 2 * m // FACTOR + 3):
        size = -(-m // count)
        grid = Grid(m, ((c, 0),), tuple(size * index for index in range(count)))
        if c >> (size - 1) or size * (count - 1) >= m:
            continue
        start = tuple((1 << bits) + CARRIED for bits in grid.sizes)
        try:
            return closed(Lanes(p, 64, grid, start, False))
        except ProofError:
            continue
    return None
