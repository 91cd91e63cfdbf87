"""The proof, first part: upper bounds of all words, and the polynomial of each word.

Each instruction is an exact equation, as ``low + W·high = a·b + c + d``. Solving it for ``low`` writes every word as a
polynomial in the words of named numbers and in the high halves, carries, borrows and shifted-out parts. In the value of
a number, the sum of its words with their weights, everything that one word hands to the next cancels; what was handed
to nobody stays and shows that something was lost, unless it is known to be zero.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from modforge.field.program.claims import Number, Operand, Positions, Word
from modforge.field.program.ir import Instruction, Op
from modforge.field.program.polynomial import Polynomial


class ProofError(Exception):
    """A claim of a program is false, or could not be proved."""


class Words:
    """The known facts about the words of a program; raises :class:`ProofError` at an instruction that is not sound."""

    def __init__(self, width: int) -> None:
        """Start with nothing known."""
        self.width = width
        self._ones = (1 << width) - 1
        self._highest: dict[Word, int] = {}
        self._values: dict[Word, Polynomial] = {}
        self._shifted: dict[tuple[Word, int], Polynomial] = {}
        self._shift_of: dict[Word, tuple[Word, int]] = {}
        self._halves: dict[tuple[Operand, Operand], Polynomial] = {}
        self._bit_of_mask: dict[Word, Word] = {}
        self._variables = 0
        self._zero: set[int] = set()
        self._bits: set[int] = set()

    def highest(self, operand: Operand) -> int:
        """Return the upper bound of a word."""
        if not isinstance(operand, Word):
            return operand
        if operand not in self._highest:
            raise ProofError("a word is read before it is assigned")
        return self._highest[operand]

    def positions(self, number: Number, positions: Positions = ()) -> Positions:
        """Return where the words of a number begin."""
        if not positions:
            return tuple(self.width * index for index in range(len(number)))
        if len(positions) < len(number):
            raise ProofError("a number has more words than positions")
        return positions[: len(number)]

    def value(self, number: Number, positions: Positions = ()) -> Polynomial:
        """Return the value of a number as a polynomial."""
        places = zip(number, self.positions(number, positions), strict=True)
        return self._simple([(1 << at, self._value(word)) for word, at in places])

    def number_highest(self, number: Number, positions: Positions = ()) -> int:
        """Return the largest value of a number, from the bounds of its words."""
        return sum(self.highest(w) << at for w, at in zip(number, self.positions(number, positions), strict=True))

    # Instructions.

    def execute(self, item: Instruction) -> None:
        """Follow an instruction."""
        args = item.operands
        size = self.width * (1 + any(word.double for word in (*args, *item.outputs) if isinstance(word, Word)))
        if any(isinstance(operand, int) and operand >> size for operand in args):
            raise ProofError("a constant does not fit a word")
        high = [self.highest(operand) for operand in args]
        value = [self._value(operand) for operand in args]
        wide = 1 << self.width
        match item.op:
            case Op.MAC:
                low_word, high_word = item.outputs
                total = high[0] * high[1] + sum(high[2:])
                self._atom(high_word, total >> self.width)
                parts = [(1, value[0].times(value[1])), *((1, part) for part in value[2:])]
                self._define(low_word, min(total, self._ones), [*parts, (-wide, self._value(high_word))])
            case Op.ADD:
                self._need_bits(high[2:], "carry")
                low_word, carry = item.outputs
                self._atom(carry, sum(high) >> self.width)
                parts = [(1, part) for part in value]
                self._define(low_word, min(sum(high), self._ones), [*parts, (-wide, self._value(carry))])
            case Op.SUB:
                self._need_bits(high[2:], "borrow")
                low_word, borrow = item.outputs
                self._atom(borrow, int(any(high[1:])))
                parts = [(1, value[0]), *((-1, part) for part in value[1:])]
                self._define(low_word, self._ones, [*parts, (wide, self._value(borrow))])
            case Op.SHR:
                self._need_shift(item.shift, args[0])
                (out,) = item.outputs
                self._define(out, high[0] >> item.shift, [(1, self._shift(args[0], item.shift))])
                if isinstance(args[0], Word):
                    source, already = self._shift_of.get(args[0], (args[0], 0))
                    self._shift_of[out] = source, already + item.shift
            case Op.SHL:
                self._need_shift(item.shift)
                lost = self._shift(args[0], self.width - item.shift)
                parts = [(1 << item.shift, value[0]), (-wide, lost)]
                highest = min(high[0] << item.shift, self._ones & -(1 << item.shift))
                self._define(item.outputs[0], highest, parts)
            case Op.LOW:
                self._need_shift(item.shift, args[0], low=True)
                parts = [(1, value[0]), (-(1 << item.shift), self._shift(args[0], item.shift))]
                self._define(item.outputs[0], min(high[0], (1 << item.shift) - 1), parts)
            case Op.FUNNEL:
                self._need_shift(item.shift)
                up = self.width - item.shift
                bound = min((high[0] << up) + (high[1] >> item.shift), self._ones)
                parts = [(1, self._shift(args[1], item.shift)), (1 << up, value[0])]
                self._define(item.outputs[0], bound, [*parts, (-wide, self._shift(args[0], item.shift))])
            case Op.MASK:
                self._need_bits(high, "mask")
                (out,) = item.outputs
                self._define(out, self._ones * high[0], [(self._ones, value[0])])
                if isinstance(args[0], Word):
                    self._bit_of_mask[out] = args[0]
            case Op.GATE:
                bit = self._bit(args[0])
                self._define(item.outputs[0], high[1], [(1, bit.times(value[1]))])
            case Op.SELECT:
                bit = self._bit(args[0])
                change = Polynomial.combination([(1, value[1]), (-1, value[2])])
                self._define(item.outputs[0], max(high[1:]), [(1, value[2]), (1, bit.times(change))])
            case Op.PLUS:
                self._define(item.outputs[0], sum(high), [(1, part) for part in value])
            case Op.MINUS:
                if isinstance(args[0], Word) or args[0] < high[1]:
                    raise ProofError("a difference of words may be negative")
                self._define(item.outputs[0], args[0], [(1, value[0]), (-1, value[1])])
            case Op.TIMES:
                self._define(item.outputs[0], high[0] * high[1], [(1, value[0].times(value[1]))])
            case Op.MULTIPLY_ADD:
                self._define(
                    item.outputs[0], high[0] * high[1] + high[2], [(1, value[0].times(value[1])), (1, value[2])]
                )
            case Op.MAC52_LOW:
                half = self._upper_half(args[0], args[1], high)
                highest = min(high[0] * high[1], (1 << 52) - 1)
                parts = [(1, value[0].times(value[1])), (-(1 << 52), half), (1, value[2])]
                self._define(item.outputs[0], highest + high[2], parts)
            case Op.MAC52_HIGH:
                half = self._upper_half(args[0], args[1], high)
                self._define(item.outputs[0], (high[0] * high[1] >> 52) + high[2], [(1, half), (1, value[2])])
            case _:
                assert_never(item.op)

    def _upper_half(self, a: Operand, b: Operand, highest: Sequence[int]) -> Polynomial:
        """Return ``a·b div 2^52``; one variable for each pair, so that its uses cancel."""
        if max(highest[:2]) >> 52:
            raise ProofError("a factor of a 52-bit product is not below 2^52")
        key = (a, b)
        if key not in self._halves:
            self._halves[key] = self._fresh(highest[0] * highest[1] >> 52)
        return self._halves[key]

    def _need_bits(self, highest: Sequence[int], what: str) -> None:
        if any(bound > 1 for bound in highest):
            raise ProofError(f"a {what} is not a single bit")

    def _need_shift(self, shift: int, operand: Operand = 0, *, low: bool = False) -> None:
        """Check the range of a shift; the low word of a double word is one as well."""
        double = isinstance(operand, Word) and operand.double
        limit = self.width + 1 if low and double else 2 * self.width if double else self.width
        if not 0 < shift < limit:
            raise ProofError(f"a shift by {shift} is not defined for {self.width}-bit words")

    def _bit(self, mask: Operand) -> Polynomial:
        if not isinstance(mask, Word) or mask not in self._bit_of_mask:
            raise ProofError("a word that was not made from a bit is used as a mask")
        return self._value(self._bit_of_mask[mask])

    def _shift(self, operand: Operand, shift: int) -> Polynomial:
        """Return ``operand >> shift``; one variable for each word and shift, so that its uses cancel."""
        if not isinstance(operand, Word):
            return Polynomial.constant(operand >> shift)
        operand, already = self._shift_of.get(operand, (operand, 0))
        shift += already
        if (operand, shift) not in self._shifted:
            self._shifted[operand, shift] = self._fresh(self._highest[operand] >> shift)
        return self._shifted[operand, shift]

    # Words and their polynomials.

    def _fresh(self, highest: int) -> Polynomial:
        if highest == 0:
            return Polynomial.constant(0)
        self._variables += 1
        if highest == 1:
            self._bits.add(self._variables)
        return Polynomial.variable(self._variables)

    def _atom(self, word: Word, highest: int) -> None:
        self._assign(word, highest, self._fresh(highest))

    def _define(self, word: Word, highest: int, parts: Sequence[tuple[int, Polynomial]]) -> None:
        self._assign(word, highest, self._simple(parts))

    def _assign(self, word: Word, highest: int, value: Polynomial) -> None:
        if word in self._values:
            raise ProofError("a word is assigned twice")
        if highest >> (2 * self.width if word.double else self.width):
            raise ProofError(f"a word may be {highest:#x}, more than it holds")
        self._highest[word] = highest
        self._values[word] = value

    def _value(self, operand: Operand) -> Polynomial:
        if not isinstance(operand, Word):
            return Polynomial.constant(operand)
        return self._values[operand]

    def lower(self, word: Operand, highest: int) -> None:
        """Note that a word has a smaller upper bound."""
        if not isinstance(word, Word) or highest >= self._highest[word]:
            return
        self._highest[word] = highest
        match list(self._values[word].terms.items()):
            case [((variable,), 1)] if highest == 0:
                self._zero.add(variable)
            case [((variable,), 1)] if highest == 1:
                self._bits.add(variable)

    def forget_value(self, word: Operand) -> None:
        """Make a word a variable of its own: the words of a named number are variables from then on."""
        if isinstance(word, Word) and not self._values[word].is_variable():
            self._values[word] = self._fresh(self._highest[word])

    def redefine(self, word: Operand, parts: Sequence[tuple[int, Polynomial]]) -> None:
        """Write a word as another polynomial, which was shown to be equal."""
        if isinstance(word, Word):
            self._values[word] = self._simple(parts)

    def _simple(self, parts: Sequence[tuple[int, Polynomial]]) -> Polynomial:
        return Polynomial.combination(parts).simplify(self._zero, self._bits)
