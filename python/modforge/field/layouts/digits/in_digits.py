"""The common part of layouts in digits shorter than a word: sums without carries at once, bits in and out.

Digits are held up to limits that all operations keep: these start where digits hardly reach into the next, and grow
to what the operations make of them until they no longer grow.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeVar

from modforge.field.layouts.digits.writer import Digits, Grid, Term
from modforge.field.layouts.layout import Layout
from modforge.field.program.claims import Congruent, Divide, Linear, Number, Operand
from modforge.field.program.format import Format
from modforge.field.program.ir import Op
from modforge.field.proof.builder import Builder, Named
from modforge.field.proof.words import ProofError

STEPS = 12
"""How often limits may grow until they have to have settled."""

CARRIED = 2
"""About the carry of a sum into a digit: the limits begin to grow there."""


@dataclass(frozen=True)
class InDigits(Layout):
    """Digits on a grid up to limits."""

    grid: Grid
    limits: tuple[int, ...]

    @cached_property
    def element(self) -> Format:
        """The digits, up to their limits."""
        highest = sum(limit << at for limit, at in zip(self.limits, self.grid.positions, strict=True))
        return Format(self.grid.positions, self.limits, highest)

    @property
    def multiple(self) -> Number:
        """The digits of a multiple of p, each at least as large as its limit."""
        rest = -self.element.highest % self.modulus
        exact = Format(self.grid.positions, (rest,) * self.grid.count, rest).split(rest)
        return tuple(limit + digit for limit, digit in zip(self.limits, exact, strict=True))

    @abstractmethod
    def digits(self, builder: Builder) -> Digits:
        """Return a writer on the grid."""

    @abstractmethod
    def product(self, builder: Builder, a: Named, b: Named, terms: list[Term]) -> Named:
        """Return the element of a·b, the sum of the products of words that are given."""

    @abstractmethod
    def carried(self, digits: Digits, words: Sequence[Operand]) -> Number:
        """Return digits that are congruent to sums, and no longer than those of an element."""

    def mul(self, builder: Builder, a: Named, b: Named) -> Named:
        """Multiply digit by digit, then carry."""
        terms = [
            (x, y, 1, self.grid.positions[i] + self.grid.positions[j])
            for i, x in enumerate(a.words)
            for j, y in enumerate(b.words)
        ]
        return self.product(builder, a, b, terms)

    def square(self, builder: Builder, a: Named) -> Named:
        """Multiply each two different digits once and double that."""
        return self.product(builder, a, a, self.squares(a))

    def add(self, builder: Builder, a: Named, b: Named) -> Named:
        """Add digit by digit, then carry once."""
        digits = self.digits(builder)
        words = [digits.plus(x, y) for x, y in zip(a.words, b.words, strict=True)]
        return self.result(builder, self.carried(digits, words), ((1, (a.name,)), (1, (b.name,))))

    def sub(self, builder: Builder, a: Named, b: Named) -> Named:
        """Subtract from a multiple of p digit by digit, add, then carry once."""
        digits = self.digits(builder)
        words = [digits.plus(x, y) for x, y in zip(a.words, self._minus(builder, b), strict=True)]
        return self.result(builder, self.carried(digits, words), ((1, (a.name,)), (-1, (b.name,))))

    def neg(self, builder: Builder, a: Named) -> Named:
        """Subtract from a multiple of p digit by digit, then carry once."""
        words = self.carried(self.digits(builder), self._minus(builder, a))
        return self.result(builder, words, ((-1, (a.name,)),))

    def three_halves(self, builder: Builder, a: Named) -> Named:
        """Add the half digit by digit, then carry once."""
        digits = self.digits(builder)
        half = self._halved(builder, digits, a)
        words = [digits.plus(x, y) for x, y in zip(a.words, half.words, strict=True)]
        return self.result(builder, self.carried(digits, words), ((1, (a.name,)), (1, (half.name,))))

    def sub_twice(self, builder: Builder, a: Named, b: Named) -> Named:
        """Subtract from a multiple of p digit by digit, double, add, then carry once."""
        digits = self.digits(builder)
        words = [digits.plus(x, digits.scale(y, 2)) for x, y in zip(a.words, self._minus(builder, b), strict=True)]
        return self.result(builder, self.carried(digits, words), ((1, (a.name,)), (-2, (b.name,))))

    def half(self, builder: Builder, a: Named) -> Named:
        """Add p if the number is odd, shift, then carry once."""
        digits = self.digits(builder)
        half = self._halved(builder, digits, a)
        return self.result(builder, self.carried(digits, half.words), ((1, (half.name,)),))

    def encode(self, builder: Builder, a: Named) -> Named:
        """Pack the digits into full words, then subtract multiples of p."""
        number = self._pack(builder, a)
        while builder.highest(number) >= self.modulus:
            times = builder.highest(number) // self.modulus
            number = builder.subtract_once(number, self.modulus << (times.bit_length() - 1))
        return number

    def reached(self) -> Iterator[tuple[int, ...]]:
        """Yield how large the operations make the digits of their results."""
        operations = {"mul": 2, "square": 1, "add": 2, "sub": 2, "neg": 1, "mul_small": 2, "half": 1, "enter": 1}
        of_elements = {**self.of_products, **self.of_sums}
        operations |= {name: len(operands) for name, operands in of_elements.items()}
        for name, count in operations.items():
            builder = Builder(name, self.width, self.modulus)
            inputs = [builder.input(letter, self.element) for letter in "abcd"[:count]]
            if name == "mul_small":
                inputs[1] = builder.input_full("s", 1, (1 << self.small_bits) - 1)
            if name == "enter":
                inputs = [builder.input_full("v", self.plain_words, (1 << (self.width * self.plain_words)) - 1)]
            result = getattr(self, name)(builder, *inputs)
            yield tuple(builder.highest_word(word) for word in result.words)

    # Parts of the above.

    def squares(self, a: Named) -> list[Term]:
        """Return the products of words that a square is the sum of."""
        at = self.grid.positions
        words = list(enumerate(a.words))
        return [(x, y, 1 if i == j else 2, at[i] + at[j]) for i, x in words for j, y in words[i:]]

    def result(self, builder: Builder, words: Number, terms: tuple[tuple[int, tuple[str, ...]], ...]) -> Named:
        """Claim the value of digits."""
        return builder.claim(Congruent(builder.fresh("r"), words, terms, 0, self.grid.positions))

    def bits(self, builder: Builder, digits: Digits, a: Named, start: int, end: int) -> Operand:
        """Return the bits of a number in full words from one to another."""
        word: Operand = 0
        for index in range(start // self.width, min(-(-end // self.width), len(a.words))):
            base = self.width * index
            low, high = max(start - base, 0), min(end - base, self.width)
            part = a.words[index]
            if low:
                part = builder.emit(Op.SHR, part, shift=low)
            if builder.highest_word(part) >> (high - low):
                part = builder.emit(Op.LOW, part, shift=high - low)
            up = base + low - start
            word = digits.plus(word, builder.emit(Op.SHL, part, shift=up) if up else part)
        return word

    def _halved(self, builder: Builder, digits: Digits, a: Named) -> Named:
        """Return half of a number modulo p, without carries."""
        odd = builder.emit(Op.LOW, a.words[0], shift=1)
        mask = builder.emit(Op.MASK, odd)
        modulus = Format(self.grid.positions, self.limits, self.modulus).split(self.modulus)
        words = [
            digits.plus(x, builder.emit(Op.GATE, mask, p) if p else 0) for x, p in zip(a.words, modulus, strict=True)
        ]
        shifted, rest = self._shift(builder, digits, words)
        return builder.claim(Divide(builder.fresh("h"), shifted, a.name, odd, rest, 1, self.grid.positions))

    def _minus(self, builder: Builder, a: Named) -> Number:
        return tuple(builder.emit(Op.MINUS, digit, word) for digit, word in zip(self.multiple, a.words, strict=True))

    def _shift(self, builder: Builder, digits: Digits, words: list[Operand]) -> tuple[Number, Operand]:
        """Shift by one bit; each digit gives its lowest one to the digit below."""
        bits = [builder.emit(Op.LOW, word, shift=1) for word in words]
        shifted: list[Operand] = [builder.emit(Op.SHR, word, shift=1) for word in words]
        for index, size in enumerate(self.grid.sizes[:-1]):
            down = bits[index + 1] if size == 1 else builder.emit(Op.SHL, bits[index + 1], shift=size - 1)
            shifted[index] = digits.plus(shifted[index], down)
        return tuple(shifted), bits[0]

    def _pack(self, builder: Builder, a: Named) -> Named:
        """Return the number in full words: every second digit put together, then both added."""
        halves = [self._put(builder, a, range(first, len(a.words), 2)) for first in (0, 1)]
        words = builder.add_words(*halves)
        return builder.claim(Linear(builder.fresh("v"), words, ((1, a.name),)))

    def _put(self, builder: Builder, a: Named, indices: range) -> Number:
        digits = self.digits(builder)
        words: list[Operand] = [0] * (self.element.highest.bit_length() // self.width + 1)
        for index in indices:
            at, shift = divmod(self.grid.positions[index], self.width)
            word = a.words[index]
            words[at] = digits.plus(words[at], builder.emit(Op.SHL, word, shift=shift) if shift else word)
            above = builder.highest_word(word) >> (self.width - shift)
            if above:
                words[at + 1] = builder.emit(Op.SHR, word, shift=self.width - shift)
        return tuple(words)


Held = TypeVar("Held", bound=InDigits)


def closed(layout: Held) -> Held:
    """Return the layout with limits that every operation keeps; raises ProofError if a digit outgrows its word."""
    for _ in range(STEPS):
        before = layout.limits
        for limits in layout.reached():
            layout = replace(layout, limits=tuple(max(pair) for pair in zip(layout.limits, limits, strict=True)))
        if layout.limits == before:
            return layout
    raise ProofError("the limits of the digits do not settle")


def exact(layout: Held) -> Held:
    """Return the same with limits that operations reach: larger ones would refuse nothing, and say less.

    The multiple of p that is subtracted from changes with the limits, so they may have grown above what is reached.
    """
    layout = closed(layout)
    for _ in range(STEPS):
        reached = tuple(map(max, zip(*layout.reached(), strict=True)))
        if reached == layout.limits:
            return layout
        layout = replace(layout, limits=reached)
    raise ProofError("the limits of the digits do not settle")
