"""The same programs with the carries of a row in two chains, as mulx, adcx and adox of x86-64 take them.

A row adds factor·others to the words before: low halves in one chain of carries, high halves, a word further up, in
another. The two do not wait for each other. In a chain of ``mac`` each product would wait for the one before.
"""

from __future__ import annotations

from itertools import zip_longest

from modforge.field.layouts.layout import Layout
from modforge.field.program.claims import Divide, Number, Operand, Product, Row, TwoFolds
from modforge.field.program.ir import Op, Program
from modforge.field.proof.builder import Builder, Named
from modforge.field.proof.words import ProofError


def two_chains(layout: Layout) -> dict[str, Program]:
    """Return mul and square of a layout in full words, with two chains of carries."""
    programs = {}
    for name, operands in {"mul": "ab", "square": "a"}.items():
        builder = TwoChains(name, layout.width, layout.modulus)
        inputs = [builder.input(operand, layout.element) for operand in operands]
        programs[name] = builder.finish(layout.element, getattr(layout, name)(builder, *inputs))
    return programs


class TwoChains(Builder):
    """A builder whose rows have two chains of carries."""

    def square(self, a: Named) -> Named:
        """Return a²: products of different words once; doubled in one chain, the squares added in the other."""
        size = len(a.words)
        once: list[Operand] = [0] * (2 * size)
        for row in range(size - 1):
            others = a.words[row + 1 :]
            once[2 * row + 1 : row + size + 1] = self._row(a.words[row], others, tuple(once[2 * row + 1 : row + size]))
        words: list[Operand] = []
        doubling: Operand = 0
        adding: Operand = 0
        for index, word in enumerate(a.words):
            for at, square in zip((2 * index, 2 * index + 1), self._mac(word, word, 0, 0), strict=True):
                twice, doubling = self._chain(Op.ADD, once[at], once[at], doubling)
                total, adding = self._chain(Op.ADD, twice, square, adding)
                words.append(total)
        return self.claim(Product(self.fresh("v"), (*words, adding), a.name, a.name))

    def fold_twice(self, a: Named, shift: int, factor: int, m: int, c: int) -> Named:
        """Return a folded at ``shift`` and at bit m; see :class:`Builder`."""
        low, high = self._cut(a.words, shift, (self.highest(a) >> shift).bit_length())
        index = len(low) - 1
        bit = m - self.width * index
        top: Number = (low[index],)
        if len(high) > index:
            top = self._mac(high[index], factor, low[index], 0)
        quotient = self._funnel(top[1] if len(top) > 1 else 0, top[0], bit)
        rest = self.emit(Op.LOW, top[0], shift=bit)
        extra = quotient
        if c != 1:
            extra, above = self._mac(quotient, c, 0, 0)
            if above != 0:
                raise ProofError("the addend of the second fold does not fit a word")
        others = high[:index]
        words = self._row(factor, others, low[: len(others)], extra)
        all_words = (*words[:-1], *self.add_words((*low[len(others) : index], rest), (words[-1],)))
        name = self.fresh("r")
        return self.claim(TwoFolds(name, all_words, a.name, low, high, shift, factor, top, rest, quotient, m, c))

    def montgomery_step(self, a: Named, inverse: int) -> Named:
        """Return (a + q·p)/W; see :class:`Builder`."""
        modulus = self._constant_words(self._modulus)
        quotient = a.words[0] if inverse == 1 else self._mac(a.words[0], inverse, 0, 0)[0]
        words = self._row(quotient, modulus, a.words[: len(modulus)])
        words = (*words[:-1], *self.add_words(a.words[len(modulus) :], (words[-1],)))
        return self.claim(Divide(self.fresh("t"), words[1:], a.name, quotient, words[0], self.width))

    def _mac(self, a: Operand, b: Operand, c: Operand, d: Operand) -> tuple[Operand, Operand]:
        low, high = (b, 0) if a == 1 else (a, 0) if b == 1 else super()._mac(a, b, 0, 0)
        for addend in (c, d):
            low, carry = self._chain(Op.ADD, low, addend, 0)
            high, _ = self._chain(Op.ADD, high, carry, 0)
        return low, high

    def _product_words(self, a: Number, b: Number, size: int | None = None) -> Number:
        if size is not None:
            return super()._product_words(a, b, size)
        total: Number = ()
        for row, factor in enumerate(a):
            total = (*total[:row], *self._row(factor, b, total[row:]))
        return total

    def _add_multiple(self, low: Number, high: Number, factor: int) -> Number:
        if len(high) == 1:
            return super()._add_multiple(low, high, factor)
        words = self._row(factor, high, low[: len(high)])
        return (*words[:-1], *self.add_words(low[len(high) :], (words[-1],)))

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
        row = Row(tuple(total), tuple(c for c in (lows, highs) if c != 0), addends, factor, others, extra)
        self._body.append(row)
        self._proof.follow(row)
        return row.words
