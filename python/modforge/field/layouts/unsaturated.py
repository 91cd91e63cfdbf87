"""Digits shorter than a word, with lazy carries: for 2^m - c, and for 2^m less a few powers of two.

A product of two numbers in digits is a sum of products of words for each digit, in double words, with nothing to carry
from one product to the next; the carries are made once, at the end. Bernstein (2006) holds 2^255 - 19 like this, in ten
digits of 25.5 bits on average: digit i begins at bit ⌈i·m/n⌉.

What lies above bit m comes back below it in one of two ways. *Before*: the words of one factor are multiplied by c,
which has to leave them one word long; then there are as many sums as digits. *After*: the sums above bit m are carried
once between each other, which makes them single words, and each is multiplied by c. Where 2^m is congruent to a sum of
powers of two that are beginnings of digits, as in 2^448 - 2^224 - 1 (Hamburg 2015), that is an addition.

Digits are held up to limits that all operations keep: these start where digits hardly reach into the next, and grow
to what the operations make of them until they no longer grow. Sums and differences carry once, all digits at the same
time; products in a few chains side by side.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import TypeVar

from modforge.field.layouts.digits import Digits, Grid, Term
from modforge.field.layouts.layout import Layout
from modforge.field.program.claims import Congruent, Divide, Linear, Number, Operand
from modforge.field.program.format import Format
from modforge.field.program.ir import Op
from modforge.field.program.notation import power
from modforge.field.proof.builder import Builder, Named
from modforge.field.proof.words import ProofError

ROUNDS = 3
"""How often a sum is carried at most, all digits at the same time."""

STEPS = 12
"""How often limits may grow until they have to have settled."""

CARRIED = 2
"""About the carry of a sum into a digit: the limits begin to grow there."""

FEW = 3
"""Digits up to which one chain of carries is as fast as two."""


@dataclass(frozen=True)
class Unsaturated(Layout):
    """Digits on a grid up to limits; ``before`` says when products come back below bit m."""

    grid: Grid
    before: bool
    limits: tuple[int, ...]

    @property
    def element(self) -> Format:
        """The digits, up to their limits."""
        highest = sum(limit << at for limit, at in zip(self.limits, self.grid.positions, strict=True))
        return Format(self.grid.positions, self.limits, highest)

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

    @property
    def multiple(self) -> Number:
        """The digits of a multiple of p, each at least as large as its limit."""
        rest = -self.element.highest % self.modulus
        exact = Format(self.grid.positions, (rest,) * self.grid.count, rest).split(rest)
        return tuple(limit + digit for limit, digit in zip(self.limits, exact, strict=True))

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
        terms = [
            (x, y, 1 if i == j else 2, self.grid.positions[i] + self.grid.positions[j])
            for i, x in enumerate(a.words)
            for j, y in enumerate(a.words)
            if i <= j
        ]
        return self.product(builder, a, a, terms)

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

    def mul_small(self, builder: Builder, a: Named, b: Named) -> Named:
        """Multiply each digit, then carry."""
        digits = self.digits(builder)
        columns = [partial(digits.add_product, 0, word, b.words[0]) for word in a.words]
        return self.result(builder, digits.chains(columns, 1), ((1, (a.name, b.name)),))

    def half(self, builder: Builder, a: Named) -> Named:
        """Add p if the number is odd, shift, then carry once."""
        digits = self.digits(builder)
        odd = builder.emit(Op.LOW, a.words[0], shift=1)
        mask = builder.emit(Op.MASK, odd)
        modulus = Format(self.grid.positions, self.limits, self.modulus).split(self.modulus)
        words = [
            digits.plus(x, builder.emit(Op.GATE, mask, p) if p else 0) for x, p in zip(a.words, modulus, strict=True)
        ]
        shifted, rest = self._shift(builder, digits, words)
        whole = builder.claim(Divide(builder.fresh("h"), shifted, a.name, odd, rest, 1, self.grid.positions))
        return self.result(builder, self.carried(digits, shifted), ((1, (whole.name,)),))

    def encode(self, builder: Builder, a: Named) -> Named:
        """Pack the digits into full words, then subtract multiples of p."""
        number = self._pack(builder, a)
        while builder.highest(number) >= self.modulus:
            times = builder.highest(number) // self.modulus
            number = builder.subtract_once(number, self.modulus << (times.bit_length() - 1))
        return number

    def enter(self, builder: Builder, a: Named) -> Named:
        """Cut full words into digits; the part above bit m is multiplied and added, then all carry once."""
        digits = self.digits(builder)
        starts = [*self.grid.positions, self.grid.m]
        while starts[-1] < builder.highest(a).bit_length():
            starts.append(self.grid.start(len(starts)))
        pieces = [self._bits(builder, digits, a, *ends) for ends in pairwise(starts)]
        words = pieces[: self.grid.count]
        if pieces[self.grid.count :]:
            builder.note(f"{self.congruence}: bits from {self.grid.m} on are added there below")
        for index, piece in enumerate(pieces[self.grid.count :], self.grid.count):
            digits.add_above(words, index, piece)
        return self.result(builder, self.carried(digits, words), ((1, (a.name,)),))

    def reached(self) -> Iterator[tuple[int, ...]]:
        """Yield how large the operations make the digits of their results."""
        operations = {"mul": 2, "square": 1, "add": 2, "sub": 2, "neg": 1, "mul_small": 2, "half": 1, "enter": 1}
        for name, count in operations.items():
            builder = Builder(name, self.width, self.modulus)
            inputs = [builder.input(letter, self.element) for letter in "ab"[:count]]
            if name == "mul_small":
                inputs[1] = builder.input_full("s", 1, (1 << self.small_bits) - 1)
            if name == "enter":
                inputs = [builder.input_full("v", self.plain_words, (1 << (self.width * self.plain_words)) - 1)]
            result = getattr(self, name)(builder, *inputs)
            yield tuple(builder.highest_word(word) for word in result.words)

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

    def result(self, builder: Builder, words: Number, terms: tuple[tuple[int, tuple[str, ...]], ...]) -> Named:
        """Claim the value of digits."""
        return builder.claim(Congruent(builder.fresh("r"), words, terms, 0, self.grid.positions))

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

    def _bits(self, builder: Builder, digits: Digits, a: Named, start: int, end: int) -> Operand:
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


Held = TypeVar("Held", bound=Unsaturated)


def layouts(p: int, width: int) -> list[Unsaturated]:
    """Return the layouts with the fewest digits, one for each way to fold that closes."""
    m = p.bit_length()
    powers = _powers(m, p, width)
    if not powers:
        return []
    fewest = -(-m // width)
    for count in range(max(fewest, 2), 2 * fewest + 1):
        grid = Grid.even(m, powers, count)
        if found := list(_closing(p, width, grid)):
            return found
    return []


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
            yield closed(Unsaturated(p, width, grid, before, start))
        except ProofError:
            continue


def closed(layout: Held) -> Held:
    """Return the layout with limits that every operation keeps; raises ProofError if a digit outgrows its word."""
    for _ in range(STEPS):
        before = layout.limits
        for limits in layout.reached():
            layout = replace(layout, limits=tuple(max(pair) for pair in zip(layout.limits, limits, strict=True)))
        if layout.limits == before:
            return layout
    raise ProofError("the limits of the digits do not settle")
