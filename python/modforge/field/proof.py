"""The proof: intervals of all words and numbers, and exact identities between them.

Three things are followed through a program.

*Words.* Each has an upper bound, from its operands (0 is always the lower one).

*Identities.* Each instruction is an exact equation, as ``low + W·high = a·b + c + d``. Solving it for ``low`` writes
every word as a polynomial in the inputs and in the high halves, carries, borrows and shifted-out parts. In the value of
a number, the sum of ``W^i·word_i``, everything that one word hands to the next cancels; what was handed to nobody stays
and shows that something was lost, unless it is known to be zero.

*Numbers.* A claim says what a number is in terms of earlier ones. Its identity is checked with the polynomials, then
the rule gives its interval, and with it better bounds of its words: a carry above the highest value is zero. This is
the only way in which a carry may be dropped.

At the end, output minus specification must be a polynomial all of whose coefficients are multiples of p, and the output
must lie within its bound. That holds for all inputs within theirs: nothing here is a sample.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from modforge.field.claims import Claim, Fold, Guard, Linear, Number, Operand, Product, Stop, Subtract, TwoFolds, Word
from modforge.field.ir import Instruction, Op
from modforge.field.notation import about
from modforge.field.polynomial import Polynomial


class ProofError(Exception):
    """A program does not do what it claims, or it could not be shown."""


@dataclass(frozen=True)
class Interval:
    """A closed range of integers."""

    low: int
    high: int


@dataclass(frozen=True)
class Step:
    """One number of the proof: what it is, where it lies, and why."""

    name: str
    expression: str
    interval: Interval
    why: str


def fold_highest(highest: int, shift: int, factor: int) -> int:
    """Return the largest ``low + factor·high`` for ``low + 2^shift·high`` up to ``highest``.

    For each value of the high part the low part is largest at 2^shift - 1, except for the highest one, where it is what
    remains. Values of high below the last but one give less.

    >>> fold_highest(0x1_0000_0005, 32, 3)  # high = 1: 5 + 3; high = 0: 2^32 - 1
    4294967295
    """
    last = highest >> shift
    at_last = factor * last + highest - (last << shift)
    return max(at_last, factor * (last - 1) + (1 << shift) - 1) if last else at_last


class Proof:
    """Follows a program item by item; raises :class:`ProofError` at the first that does not hold."""

    def __init__(self, width: int, modulus: int) -> None:
        """Start with nothing known."""
        self.width = width
        self.modulus = modulus
        self.steps: list[Step] = []
        self.numbers: dict[str, tuple[Number, Interval]] = {}
        self._ones = (1 << width) - 1
        self._highest: dict[Word, int] = {}
        self._values: dict[Word, Polynomial] = {}
        self._shifted: dict[tuple[Word, int], Polynomial] = {}
        self._bit_of_mask: dict[Word, Word] = {}
        self._variables = 0
        #: For each guarded number, the bit that is set exactly when it is below the modulus.
        self.below: dict[str, Word] = {}
        self._zero: set[int] = set()
        self._bits: set[int] = set()

    # What is known.

    def highest(self, operand: Operand) -> int:
        """Return the upper bound of a word."""
        if not isinstance(operand, Word):
            return operand
        if operand not in self._highest:
            raise ProofError("a word is read before it is assigned")
        return self._highest[operand]

    def interval(self, name: str) -> Interval:
        """Return the interval of a number."""
        return self.numbers[name][1]

    def value(self, number: Number) -> Polynomial:
        """Return the value of a number as a polynomial."""
        parts = [(1 << (self.width * i), self._value(word)) for i, word in enumerate(number)]
        return Polynomial.combination(parts).simplify(self._zero, self._bits)

    # What comes in.

    def receive(self, name: str, words: Sequence[Word], highest: int) -> None:
        """Take an input."""
        for word in words:
            self._atom(word, self._ones)
        self._know(name, tuple(words), Interval(0, highest), name, "given")

    def follow(self, item: Instruction | Claim) -> None:
        """Take the next item of a program."""
        if isinstance(item, Instruction):
            self._execute(item)
        else:
            self._check(item)

    def conclude(self, number: Number, expected: Polynomial, highest: int) -> None:
        """Check an output: congruent to what is expected, and within its bound."""
        difference = Polynomial.combination([(1, self.value(number)), (-1, expected)])
        if not difference.simplify(self._zero, self._bits).divisible(self.modulus):
            raise ProofError("the result is not congruent to its specification: a carry was lost, or a factor is wrong")
        bounds = [self._number_highest(number)]
        bounds += [interval.high for words, interval in self.numbers.values() if _same(words, number)]
        if min(bounds) > highest:
            raise ProofError(f"the result may be {min(bounds):#x}, above its bound {highest:#x}")

    # Instructions.

    def _execute(self, item: Instruction) -> None:
        args = item.operands
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
                self._need_shift(item.shift)
                (out,) = item.outputs
                self._highest[out] = high[0] >> item.shift
                self._values[out] = self._shift(args[0], item.shift)
            case Op.SHL:
                self._need_shift(item.shift)
                lost = self._shift(args[0], self.width - item.shift)
                parts = [(1 << item.shift, value[0]), (-wide, lost)]
                self._define(item.outputs[0], min(high[0] << item.shift, self._ones), parts)
            case Op.LOW:
                self._need_shift(item.shift)
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
            case _:
                assert_never(item.op)

    def _need_bits(self, highest: Sequence[int], what: str) -> None:
        if any(bound > 1 for bound in highest):
            raise ProofError(f"a {what} is not a single bit")

    def _need_shift(self, shift: int) -> None:
        if not 0 < shift < self.width:
            raise ProofError(f"a shift by {shift} is not defined for {self.width}-bit words")

    def _bit(self, mask: Operand) -> Polynomial:
        if not isinstance(mask, Word) or mask not in self._bit_of_mask:
            raise ProofError("a word that was not made from a bit is used as a mask")
        return self._value(self._bit_of_mask[mask])

    def _shift(self, operand: Operand, shift: int) -> Polynomial:
        """Return ``operand >> shift``; one variable for each word and shift, so that its uses cancel."""
        if not isinstance(operand, Word):
            return Polynomial.constant(operand >> shift)
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
        self._assign(word, highest, Polynomial.combination(parts).simplify(self._zero, self._bits))

    def _assign(self, word: Word, highest: int, value: Polynomial) -> None:
        if word in self._values:
            raise ProofError("a word is assigned twice")
        self._highest[word] = highest
        self._values[word] = value

    def _value(self, operand: Operand) -> Polynomial:
        if not isinstance(operand, Word):
            return Polynomial.constant(operand)
        return self._values[operand]

    def _number_highest(self, number: Number) -> int:
        return sum(self.highest(word) << (self.width * i) for i, word in enumerate(number))

    def _lower(self, word: Operand, highest: int) -> None:
        """Note that a word has a smaller upper bound."""
        if not isinstance(word, Word) or highest >= self._highest[word]:
            return
        self._highest[word] = highest
        match list(self._values[word].terms.items()):
            case [((variable,), 1)] if highest == 0:
                self._zero.add(variable)
            case [((variable,), 1)] if highest == 1:
                self._bits.add(variable)

    # Claims.

    def _know(self, name: str, words: Number, interval: Interval, expression: str, why: str) -> None:
        if name in self.numbers:
            raise ProofError(f"the number {name} is named twice")
        self.numbers[name] = (words, interval)
        for index, word in enumerate(words):
            self._lower(word, interval.high >> (self.width * index))
        self.steps.append(Step(name, expression, interval, why))

    def _source(self, name: str) -> tuple[Polynomial, Interval]:
        if name not in self.numbers:
            raise ProofError(f"no number is named {name}")
        words, interval = self.numbers[name]
        return self.value(words), interval

    def _need_equal(self, name: str, left: Polynomial, right: Polynomial) -> None:
        difference = Polynomial.combination([(1, left), (-1, right)]).simplify(self._zero, self._bits)
        if difference.terms:
            raise ProofError(f"{name}: the words do not have the claimed value")

    def _check(self, claim: Claim) -> None:
        match claim:
            case Product():
                self._check_product(claim)
            case Linear():
                self._check_linear(claim)
            case Fold():
                self._check_fold(claim)
            case TwoFolds():
                self._check_two_folds(claim)
            case Stop():
                self._check_stop(claim)
            case Subtract() | Guard():
                self._check_comparison(claim)
            case _:
                assert_never(claim)

    def _check_product(self, claim: Product) -> None:
        (left, a), (right, b) = self._source(claim.left), self._source(claim.right)
        self._need_equal(claim.name, self.value(claim.words), left.times(right))
        expression = f"{claim.left}·{claim.right}"
        self._know(claim.name, claim.words, Interval(a.low * b.low, a.high * b.high), expression, "product of bounds")

    def _check_linear(self, claim: Linear) -> None:
        low = high = claim.constant
        parts = [(1, Polynomial.constant(claim.constant))]
        for factor, name in claim.terms:
            value, interval = self._source(name)
            parts.append((factor, value))
            low += factor * (interval.low if factor > 0 else interval.high)
            high += factor * (interval.high if factor > 0 else interval.low)
        if low < 0:
            raise ProofError(f"{claim.name} may be negative")
        borrowed = 1 << (self.width * len(claim.words))
        words = Polynomial.combination([(1, self.value(claim.words)), (-borrowed, self._value(claim.borrow))])
        self._need_equal(claim.name, words, Polynomial.combination(parts))
        self._lower(claim.borrow, 0)  # words < W^n, so words - W^n·borrow ≥ 0 leaves no other borrow
        texts = [f"{claim.constant // self.modulus}·p"] if claim.constant else []
        texts += [f"{'-' if factor < 0 else '+'} {name}" for factor, name in claim.terms]
        why = "sum of bounds" if claim.borrow == 0 else "never negative, so nothing is borrowed"
        expression = " ".join(texts).removeprefix("+ ")
        self._know(claim.name, claim.words, Interval(low, high), expression, why)

    def _need_split(self, claim: Fold | TwoFolds | Stop, high: Polynomial) -> Interval:
        """Check that the source is cut at a bit where the cut is a congruence; return its interval."""
        if ((1 << claim.shift) - claim.factor) % self.modulus:
            raise ProofError(f"2^{claim.shift} is not congruent to {claim.factor}")
        source, interval = self._source(claim.source)
        parts = [(1, self.value(claim.low)), (1 << claim.shift, high)]
        self._need_equal(f"parts of {claim.source}", Polynomial.combination(parts), source)
        if self._number_highest(claim.low) >> claim.shift:
            raise ProofError(f"the low part of {claim.source} is not below 2^{claim.shift}")
        return interval

    def _check_fold(self, claim: Fold) -> None:
        high = self.value(claim.high)
        before = self._need_split(claim, high).high
        folded = Polynomial.combination([(1, self.value(claim.low)), (claim.factor, high)])
        self._need_equal(claim.name, self.value(claim.words), folded)
        after = fold_highest(before, claim.shift, claim.factor)
        source, shift = claim.source, claim.shift
        factor = "" if claim.factor == 1 else f"{claim.factor}·"
        expression = f"({source} mod 2^{shift}) + {factor}({source} div 2^{shift})"
        why = f"2^{shift} ≡ {claim.factor}, and {source} div 2^{shift} ≤ {about(before >> shift)}"
        self._know(claim.name, claim.words, Interval(0, after), expression, why)

    def _check_two_folds(self, claim: TwoFolds) -> None:
        high, quotient = self.value(claim.high), self._value(claim.quotient)
        before = self._need_split(claim, high).high
        if ((1 << claim.m) - claim.c) % self.modulus:
            raise ProofError(f"2^{claim.m} is not congruent to {claim.c}")
        index = len(claim.low) - 1
        bit = claim.m - self.width * index
        if not 0 < bit < self.width or len(claim.high) > index + 1:
            raise ProofError(f"bit {claim.m} does not lie in the last word of {claim.name}")
        high_word = claim.high[index] if len(claim.high) > index else 0
        parts = [(1, self._value(claim.low[index])), (claim.factor, self._value(high_word))]
        self._need_equal("top", self.value(claim.top), Polynomial.combination(parts))
        parts = [(1, self._value(claim.rest)), (1 << bit, quotient)]
        self._need_equal("quotient", self.value(claim.top), Polynomial.combination(parts))
        parts = [(1, self.value(claim.low)), (claim.factor, high), (claim.c - (1 << claim.m), quotient)]
        self._need_equal(claim.name, self.value(claim.words), Polynomial.combination(parts))
        below = self._number_highest(claim.low[:index]) + claim.factor * self._number_highest(claim.high[:index])
        most = self.highest(claim.quotient)
        after = below + (self.highest(claim.rest) << (self.width * index)) + claim.c * most
        source, shift, factor = claim.source, claim.shift, claim.factor
        expression = f"({source} mod 2^{shift}) + {factor}·({source} div 2^{shift}) - q·2^{claim.m} + {claim.c}·q"
        expression += f", q what ends above bit {claim.m} of the last word"
        why = (
            f"2^{shift} ≡ {factor}, {source} div 2^{shift} ≤ {about(before >> shift)}; 2^{claim.m} ≡ {claim.c}, "
            f"and q ≤ {about(most)} leaves the last word below 2^{bit}, but for the carry into it"
        )
        self._know(claim.name, claim.words, Interval(0, after), expression, why)

    def _check_stop(self, claim: Stop) -> None:
        bit = self._value(claim.bit)
        before = self._need_split(claim, bit).high
        if self.highest(claim.bit) > 1:
            raise ProofError("the carry of a fold can end early only for a single bit")
        reach = 1 << (self.width * len(claim.words))
        low = claim.low[: len(claim.words)]
        sum_of_words = Polynomial.combination([(1, self.value(claim.words)), (reach, self._value(claim.carry))])
        self._need_equal("sum", sum_of_words, Polynomial.combination([(1, self.value(low)), (claim.factor, bit)]))
        remaining = before - (1 << claim.shift)
        if remaining + claim.factor >= reach:
            raise ProofError(f"the carry of a fold does not end after {len(claim.words)} words")
        self._lower(claim.carry, 0)

    def _check_comparison(self, claim: Subtract | Guard) -> None:
        source, interval = self._source(claim.source)
        borrow = self._value(claim.borrow)
        below = 1 << (self.width * len(claim.difference))
        difference = Polynomial.combination([(1, self.value(claim.difference)), (-below, borrow)])
        modulus = Polynomial.constant(claim.modulus)
        self._need_equal("difference", difference, Polynomial.combination([(1, source), (-1, modulus)]))
        if self.highest(claim.borrow) > 1:
            raise ProofError("a borrow is not a single bit")
        if claim.modulus != self.modulus:
            raise ProofError("another number than the modulus is subtracted")
        if isinstance(claim, Subtract):
            result = Polynomial.combination([(1, source), (-1, modulus), (self.modulus, borrow)])
            high = max(self.modulus - 1, interval.high - self.modulus)
            expression = f"{claim.source} - p if that is not negative, else {claim.source}"
            why = "a borrow means that the number was below p; else one p less remains"
        else:
            self.below[claim.source] = claim.borrow
            result = borrow.times(source)
            high = self.modulus - 1
            expression = f"{claim.source} if it is below p, else 0"
            why = "a borrow means that the number was below p"
        self._need_equal(claim.name, self.value(claim.words), result)
        self._know(claim.name, claim.words, Interval(0, high), expression, why)


def _same(words: Number, number: Number) -> bool:
    """Whether two numbers have the same words, but for constant zeros on top and words beyond the shorter one."""
    shorter = min(len(words), len(number))
    return words[:shorter] == number[:shorter] and all(word == 0 for word in number[shorter:])
