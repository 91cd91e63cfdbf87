"""The same programs with the rows of a product in two runs of carries, for Rust.

A row adds factor·others to the words before. With a product and two addends at a time, each addend has a carry of its
own. Here the words of the row are put together in one run of carries, then added in another: half of the additions.
LLVM makes one instruction of each, if the sum so far comes first. gcc 12 does not, so C has the other way.
"""

from __future__ import annotations

from itertools import zip_longest

from modforge.field.layouts.full_words import FullWords
from modforge.field.layouts.layout import Layout
from modforge.field.program.claims import Number, Operand, Row
from modforge.field.program.ir import Op, Program
from modforge.field.proof.builder import Builder


def products(layout: Layout, begin: type[Builder]) -> dict[str, Program]:
    """Return the products of a layout as a kind of builder writes them: mul, square, and those of sums."""
    programs = {}
    for name, operands in {"mul": "ab", "square": "a", **layout.of_products}.items():
        builder = begin(name, layout.width, layout.modulus)
        inputs = [builder.input(operand, layout.element) for operand in operands]
        programs[name] = builder.finish(layout.element, getattr(layout, name)(builder, *inputs))
    return programs


def in_rows(layout: Layout) -> dict[str, Program]:
    """Return all products with two runs of carries in a row, for a layout in full words; else nothing."""
    return products(layout, Rows) if isinstance(layout, FullWords) else {}


class Rows(Builder):
    """A builder whose rows have two runs of carries."""

    def _double_and_add(self, once: Number, words: Number) -> Number:
        """Return twice a number, plus the squares of words: doubled in one run of carries, added in another."""
        twice: list[Operand] = []
        carry: Operand = 0
        for word in once:
            total, carry = self._chain(Op.ADD, word, word, carry)
            twice.append(total)
        squares = tuple(half for word in words for half in self._mac(word, word, 0, 0))
        return self.add_words((*twice, carry), squares)

    def _row(self, factor: Operand, others: Number, addends: Number, extra: Operand = 0) -> Number:
        """Return the words of ``addends + factor·others + extra``, one more than the others have."""
        product: list[Operand] = []
        upper: Operand = extra
        carry: Operand = 0
        for other in others:
            low, high = self._mac(factor, other, 0, 0)
            total, carry = self._chain(Op.ADD, upper, low, carry)
            product.append(total)
            upper = high
        product.append(self._chain(Op.ADD, upper, carry, 0)[0])
        words: list[Operand] = []
        carry = 0
        for word, addend in zip_longest(product, addends, fillvalue=0):
            total, carry = self._chain(Op.ADD, addend, word, carry)
            words.append(total)
        if carry != 0:
            self._follow_row(Row(tuple(words), (carry,), addends, factor, others, extra))
        return tuple(words)
