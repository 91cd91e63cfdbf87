"""Reductions as in code for an arbitrary modulus: constants are read from memory, and every word is multiplied.

What the generator writes for one prime leaves out zero words of its constants and does not multiply by 1; so a Barrett
or Montgomery reduction modulo 2^m - c has a part of the gain of folding already. These have none: the proved programs
treat the reciprocal and the modulus as full words, and no compiler sees their values.
"""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import count, zip_longest
from typing import TypeVar

from modforge.field.layouts.barrett import Barrett
from modforge.field.layouts.full_words import Subtracting
from modforge.field.layouts.montgomery import Montgomery
from modforge.field.program.claims import Divide, Operand, Word
from modforge.field.program.format import Format
from modforge.field.program.ir import Input, Instruction, Op, Program
from modforge.field.proof.builder import Builder, Named

Way = TypeVar("Way", bound=Subtracting)

CONSTANTS = "k"
"""The array that holds the constants of a program."""


class FullConstants(Builder):
    """A builder that treats every constant as one of unknown value."""

    def fold_wide(self, a: Named, shift: int, factor: int) -> Named:
        """Return (a mod 2^shift) + factor·(a div 2^shift) for a factor as long as the modulus; see :class:`Builder`."""
        self._factor = factor
        folded = super().fold_wide(a, shift, factor)
        self._factor = 0
        return folded

    def montgomery_step(self, a: Named, inverse: int) -> Named:
        """Return (a + q·p)/W, with a product for q whatever the inverse; see :class:`Builder`."""
        quotient, _ = self._mac(a.words[0], inverse, 0, 0)
        modulus = self._constant_words(self._modulus)
        words: list[Operand] = []
        carry: Operand = 0
        for word, addend in zip_longest(modulus, a.words[: len(modulus)], fillvalue=0):
            total, carry = self._mac(quotient, word, addend, carry)
            words.append(total)
        words += self.add_words(a.words[len(modulus) :], (carry,))
        return self.claim(Divide(self.fresh("t"), tuple(words[1:]), a.name, quotient, words[0], self.width))

    _factor = 0

    def _constant_words(self, value: int) -> tuple[int, ...]:
        words = super()._constant_words(value)
        missing = -(-self._modulus.bit_length() // self.width) - len(words)
        return (*words, *(0,) * missing) if value == self._factor else words

    def _mac(self, a: Operand, b: Operand, c: Operand, d: Operand) -> tuple[Operand, Operand]:
        if isinstance(a, Word) == isinstance(b, Word):
            return super()._mac(a, b, c, d)
        low, high = self._emit_many(Op.MAC, 2, (a, b, *(word for word in (c, d) if word != 0)))
        return low, high


class AnyBarrett(Barrett):
    """Barrett's reduction by constants of any value."""

    def _begin(self, name: str) -> Builder:
        return FullConstants(name, self.width, self.modulus)


class AnyMontgomery(Montgomery):
    """Montgomery's reduction modulo a number of any form."""

    @property
    def owes(self) -> bool:
        """No: that needs an R - p of few words."""
        return False

    def _begin(self, name: str) -> Builder:
        return FullConstants(name, self.width, self.modulus)


def for_any_modulus(layout: Barrett | Montgomery) -> Barrett | Montgomery:
    """Return the same way to reduce, with full constants."""
    values = {field.name: getattr(layout, field.name) for field in fields(layout)}
    return AnyBarrett(**values) if isinstance(layout, Barrett) else AnyMontgomery(**values)


def with_constants_read(program: Program) -> tuple[Program, tuple[int, ...]]:
    """Return the program with its constants as a second input, and their values.

    Those are the factors of products and what is subtracted; the others, as 2^k - 1 of a cut, belong to its shape.
    """
    indices = count(1 + max(word.index for item in program.instructions for word in item.outputs))
    words: dict[int, Word] = {}

    def read(operand: Operand) -> Operand:
        return operand if isinstance(operand, Word) else words.setdefault(operand, Word(next(indices)))

    def changed(item: Instruction) -> Instruction:
        match item.op:
            case Op.MAC:
                return replace(item, operands=(*map(read, item.operands[:2]), *item.operands[2:]))
            case Op.SUB:
                return replace(item, operands=tuple(map(read, item.operands)))
        return item

    body = tuple(changed(item) for item in program.executed()[0])
    values = tuple(words)
    form = Format.full(len(values), program.width, (1 << (program.width * len(values))) - 1)
    given = Input(CONSTANTS, tuple(words.values()), form)
    return replace(program, inputs=(*program.inputs, given), body=body), values
