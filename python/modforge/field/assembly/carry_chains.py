"""The same programs with the carries of a row in two chains, as mulx, adcx and adox of x86-64 take them.

A row adds factor·others to the words before: low halves in one chain of carries, high halves, a word further up, in
another. The two do not wait for each other. In a chain of ``mac`` each product would wait for the one before.
"""

from __future__ import annotations

from itertools import zip_longest

from modforge.field.layouts.layout import Layout
from modforge.field.layouts.rows import products
from modforge.field.program.claims import Number, Operand, Row
from modforge.field.program.ir import Op, Program
from modforge.field.proof.builder import Builder, Named


def two_chains(layout: Layout) -> dict[str, Program]:
    """Return all products of a layout in full words, with two chains of carries."""
    return products(layout, TwoChains)


class TwoChains(Builder):
    """A builder whose rows have two chains of carries."""

    carries_at_once = False

    def fold_bit(self, a: Named) -> Named:
        """Return a less p if it is not below: the difference does not wait for the bit, as a sum with its mask does."""
        return self.subtract_once(a)

    def _double_and_add(self, once: Number, words: Number) -> Number:
        """Return twice a number, plus squares of words: doubled in one chain, the squares added in the other."""
        total: list[Operand] = []
        doubling: Operand = 0
        adding: Operand = 0
        for index, word in enumerate(words):
            for at, square in zip((2 * index, 2 * index + 1), self._mac(word, word, 0, 0), strict=True):
                twice, doubling = self._chain(Op.ADD, once[at], once[at], doubling)
                sum_, adding = self._chain(Op.ADD, twice, square, adding)
                total.append(sum_)
        return (*total, adding)

    def _mac(self, a: Operand, b: Operand, c: Operand, d: Operand) -> tuple[Operand, Operand]:
        low, high = (b, 0) if a == 1 else (a, 0) if b == 1 else super()._mac(a, b, 0, 0)
        for addend in (c, d):
            low, carry = self._chain(Op.ADD, low, addend, 0)
            high, _ = self._chain(Op.ADD, high, carry, 0)
        return low, high

    def _quotient_by_shift(self, least: Operand, shifted: Operand) -> tuple[Operand, Operand | None]:
        """Return the sum alone, which takes no flag; its carry is found later, when a flag is free."""
        return self._chain(Op.ADD, least, shifted, 0)[0], None

    def _row(self, factor: Operand, others: Number, addends: Number, extra: Operand = 0) -> Number:
        """Return the words of ``addends + factor·others + extra``, one more than the others have."""
        total = [word for word, _ in zip_longest(addends, (*others, 0), fillvalue=0)]
        lows: Operand = 0
        highs: Operand = 0
        if extra != 0:
            total[0], highs = self._chain(Op.ADD, total[0], extra, 0)
        for index, other in enumerate(others):
            low, high = self._mac(factor, other, 0, 0)
            total[index], lows = self._chain(Op.ADD, total[index], low, lows)
            total[index + 1], highs = self._chain(Op.ADD, total[index + 1], high, highs)
        total[-1], lows = self._chain(Op.ADD, total[-1], 0, lows)
        carries = tuple(carry for carry in (lows, highs) if carry != 0)
        if carries:
            self._follow_row(Row(tuple(total), carries, addends, factor, others, extra))
        return tuple(total)
