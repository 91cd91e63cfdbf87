"""The proof: intervals of all numbers, exact identities between them, and the residue class of each.

*Words* have upper bounds and polynomials (:mod:`modforge.field.proof.words`).

*Numbers.* A claim defines a number in terms of earlier ones. Its identity is checked with the polynomials of the
words, then the rule gives its interval, and with it better bounds of its words: a carry above the highest value is
zero. This is the only way in which a carry may be dropped. From then on the words are variables, so that every
claim is checked on its own.

*Residue classes.* Each rule gives a number modulo p, as a polynomial in the inputs. At the end, that of the
result must be that of the specification, and the result must lie within its bound. That holds for all inputs within
theirs: nothing here is a sample.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from modforge.field.program.claims import (
    Barrett,
    Claim,
    Congruent,
    Cut,
    Difference,
    Divide,
    Fold,
    Guard,
    HighProduct,
    Linear,
    Number,
    Operand,
    Owed,
    Positions,
    Product,
    Rest,
    Row,
    Settled,
    Stop,
    Subtract,
    TwoFolds,
    Word,
)
from modforge.field.program.format import Format
from modforge.field.program.ir import Instruction
from modforge.field.program.notation import about
from modforge.field.program.polynomial import Polynomial
from modforge.field.proof.words import ProofError, Words


@dataclass(frozen=True)
class Interval:
    """A closed range of integers."""

    low: int
    high: int


@dataclass(frozen=True)
class Step:
    """One number of the proof: its expression, its interval, and the reason."""

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


@dataclass(frozen=True)
class Known:
    """A named number: its words and where they begin, its interval, and its residue modulo p (if a rule gives it)."""

    words: Number
    positions: Positions
    interval: Interval
    residue: Polynomial | None


class Proof(Words):
    """Follows a program item by item; raises :class:`ProofError` at the first that does not hold."""

    def __init__(self, width: int, modulus: int) -> None:
        """Start with nothing known."""
        super().__init__(width)
        self.modulus = modulus
        self.steps: list[Step] = []
        self.numbers: dict[str, Known] = {}
        self._origin: dict[str, tuple[str, int]] = {}
        #: For each multiple of a number: the factor, the number, and how much may be missing.
        self._multiple_of: dict[str, tuple[int, str, int]] = {}
        #: For each number that is owed: the lack, the quotients, and the words of the number that is reduced.
        self._owed: dict[str, tuple[int, Number, Number]] = {}
        #: For each guarded number, the bit that is set exactly when it is below the modulus.
        self.below: dict[str, Word] = {}

    # Known numbers.

    def interval(self, name: str) -> Interval:
        """Return the interval of a number."""
        return self._number(name).interval

    def residue(self, name: str) -> Polynomial:
        """Return the residue of a number modulo p."""
        found = self._number(name).residue
        if found is None:
            raise ProofError(f"the residue of {name} modulo p is not known")
        return found

    def bit(self, word: Word) -> Polynomial:
        """Return a bit that residue classes contain."""
        return self._value(word)

    # Inputs.

    def receive(self, name: str, words: Sequence[Word], form: Format) -> None:
        """Take an input."""
        for word, limit in zip(words, form.limits, strict=True):
            self._atom(word, limit)
        value = self._fresh(form.highest)
        self._know(name, tuple(words), Interval(0, form.highest), value, name, "given", form.positions)

    def follow(self, item: Instruction | Claim) -> None:
        """Take the next item of a program."""
        if isinstance(item, Instruction):
            self.execute(item)
        else:
            self._check(item)

    def conclude(self, number: Number, expected: Polynomial, form: Format) -> None:
        """Check an output: congruent to the expected value, and within its bounds."""
        found = [known for known in self.numbers.values() if self._same(known, number, form.positions)]
        if not found:
            raise ProofError("the result is not a number of the proof")
        classes = [known.residue for known in found if known.residue is not None]
        differences = (self._simple([(1, residue), (-1, expected)]) for residue in classes)
        if not any(difference.divisible(self.modulus) for difference in differences):
            raise ProofError("the result is not congruent to its specification: a carry was lost, or a factor is wrong")
        highest = min(known.interval.high for known in found)
        if highest > form.highest:
            raise ProofError(f"the result may be {highest:#x}, above its bound {form.highest:#x}")
        for word, limit in zip(number, form.limits, strict=True):
            if self.highest(word) > limit:
                raise ProofError(f"a word of the result may be {self.highest(word):#x}, above its bound {limit:#x}")

    def _same(self, known: Known, number: Number, positions: Positions) -> bool:
        """Whether a number has these words, but for constant zeros on top and words beyond the shorter one."""
        shorter = min(len(known.words), len(number))
        places = positions[:shorter] == self.positions(known.words, known.positions)[:shorter]
        return places and known.words[:shorter] == number[:shorter] and all(word == 0 for word in number[shorter:])

    # Claims.

    def _know(
        self,
        name: str,
        words: Number,
        interval: Interval,
        residue: Polynomial | None,
        expression: str,
        why: str,
        positions: Positions = (),
    ) -> None:
        if name in self.numbers:
            raise ProofError(f"the number {name} is named twice")
        self.numbers[name] = Known(words, positions, interval, residue and residue.modulo(self.modulus))
        for word, at in zip(words, self.positions(words, positions), strict=True):
            self.lower(word, interval.high >> at)
            self.forget_value(word)
        self.steps.append(Step(name, expression, interval, why))

    def _number(self, name: str) -> Known:
        if name not in self.numbers:
            raise ProofError(f"no number is named {name}")
        return self.numbers[name]

    def _source(self, name: str) -> tuple[Polynomial, Interval]:
        known = self._number(name)
        return self.value(known.words, known.positions), known.interval

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
            case Congruent():
                self._check_congruent(claim)
            case Cut():
                self._check_cut(claim)
            case Rest():
                self._check_rest(claim)
            case HighProduct():
                self._check_high_product(claim)
            case Divide():
                self._check_divide(claim)
            case Owed():
                self._check_owed(claim)
            case Settled():
                self._check_settled(claim)
            case Barrett():
                self._check_barrett(claim)
            case Fold():
                self._check_fold(claim)
            case TwoFolds():
                self._check_two_folds(claim)
            case Stop():
                self._check_stop(claim)
            case Row():
                self._check_row(claim)
            case Difference():
                self._check_difference(claim)
            case Subtract() | Guard():
                self._check_comparison(claim)
            case _:
                assert_never(claim)

    def _check_product(self, claim: Product) -> None:
        (left, a), (right, b) = self._source(claim.left), self._source(claim.right)
        self._need_equal(claim.name, self.value(claim.words), left.times(right))
        expression = f"{claim.left}·{claim.right}"
        interval = Interval(a.low * b.low, a.high * b.high)
        residue = self._times(self._number(claim.left).residue, self._number(claim.right).residue)
        self._know(claim.name, claim.words, interval, residue, expression, "product of bounds")

    def _check_linear(self, claim: Linear) -> None:
        low = high = claim.constant
        parts = [(1, Polynomial.constant(claim.constant))]
        residues: list[tuple[int, Polynomial | None]] = [(1, Polynomial.constant(claim.constant))]
        for factor, name in claim.terms:
            value, interval = self._source(name)
            parts.append((factor, value))
            residues.append((factor, self._number(name).residue))
            low += factor * (interval.low if factor > 0 else interval.high)
            high += factor * (interval.high if factor > 0 else interval.low)
        if low < 0:
            raise ProofError(f"{claim.name} may be negative")
        if claim.borrow != 0 and claim.positions:
            raise ProofError("only full words borrow")
        borrowed = 1 << (self.width * len(claim.words))
        value = self.value(claim.words, claim.positions)
        words = Polynomial.combination([(1, value), (-borrowed, self._value(claim.borrow))])
        self._need_equal(claim.name, words, Polynomial.combination(parts))
        self.lower(claim.borrow, 0)  # words < W^n, so words - W^n·borrow ≥ 0 leaves no other borrow
        texts = [f"{claim.constant // self.modulus}·p"] if claim.constant else []
        texts += [_signed(factor, name) for factor, name in claim.terms]
        why = "sum of bounds" if claim.borrow == 0 else "never negative, so nothing is borrowed"
        expression = " ".join(texts).removeprefix("+ ")
        residue = self._sum(residues)
        self._know(claim.name, claim.words, Interval(low, high), residue, expression, why, claim.positions)
        if len(claim.terms) == 1 and not claim.constant:
            self._multiple_of[claim.name] = (*claim.terms[0], 0)

    def _check_congruent(self, claim: Congruent) -> None:
        parts = [(1, Polynomial.constant(claim.constant))]
        residues: list[tuple[int, Polynomial | None]] = list(parts)
        texts = [f"{claim.constant // self.modulus}·p"] if claim.constant else []
        for factor, names in claim.terms:
            value = Polynomial.constant(1)
            residue: Polynomial | None = value
            for name in names:
                value = value.times(self._source(name)[0])
                residue = self._times(residue, self._number(name).residue)
            parts.append((factor, value))
            residues.append((factor, residue))
            texts.append(_signed(factor, "·".join(names)))
        words = self.value(claim.words, claim.positions)
        difference = self._simple([(1, words), *((-factor, part) for factor, part in parts)])
        if not difference.divisible(self.modulus):
            raise ProofError(f"{claim.name}: the words are not congruent to the claimed value")
        interval = Interval(0, self.number_highest(claim.words, claim.positions))
        expression = f"{' '.join(texts).removeprefix('+ ')} modulo p"
        why = "sum of the bounds of its words"
        self._know(claim.name, claim.words, interval, self._sum(residues), expression, why, claim.positions)

    def _check_cut(self, claim: Cut) -> None:
        source, interval = self._source(claim.source)
        parts = [(1, self.value(claim.low)), (1 << claim.shift, self.value(claim.words))]
        self._need_equal(claim.name, Polynomial.combination(parts), source)
        if self.number_highest(claim.low) >> claim.shift:
            raise ProofError(f"the low part of {claim.source} is not below 2^{claim.shift}")
        after = Interval(interval.low >> claim.shift, interval.high >> claim.shift)
        # Its residue is a variable of its own, which has to cancel out.
        residue = self._fresh(after.high)
        self._know(claim.name, claim.words, after, residue, f"{claim.source} div 2^{claim.shift}", "bound shifted")
        self._origin[claim.name] = claim.source, claim.shift

    def _check_rest(self, claim: Rest) -> None:
        source, interval = self._source(claim.source)
        if self._origin.get(claim.top) != (claim.source, claim.shift):
            raise ProofError(f"{claim.top} is not {claim.source} div 2^{claim.shift}")
        size = 1 << claim.shift
        top = self._number(claim.top)
        parts = [(1, source), (-size, self.value(top.words, top.positions))]
        self._need_equal(claim.name, self.value(claim.words), Polynomial.combination(parts))
        residue = self._sum([(1, self._number(claim.source).residue), (-size, top.residue)])
        after = Interval(0, min(interval.high, size - 1))
        expression = f"{claim.source} mod 2^{claim.shift}"
        self._know(claim.name, claim.words, after, residue, expression, f"{claim.top} is what is above")

    def _check_high_product(self, claim: HighProduct) -> None:
        source, interval = self._source(claim.source)
        words = self._number(claim.source).words
        if min(claim.factor, *claim.skipped) < 0 or len(claim.skipped) != len(words):
            raise ProofError(f"{claim.name}: the skipped part is not a part of each word")
        parts = [
            (claim.factor, source),
            *((-s, self._value(word)) for s, word in zip(claim.skipped, words, strict=True)),
        ]
        self._need_equal(claim.name, self.value(claim.words), Polynomial.combination(parts))
        missing = sum(s * self.highest(word) for s, word in zip(claim.skipped, words, strict=True))
        after = Interval(max(claim.factor * interval.low - missing, 0), claim.factor * interval.high)
        expression = f"{claim.factor:#x}·{claim.source} but for its lowest columns"
        self._know(claim.name, claim.words, after, None, expression, f"what is left out is at most {about(missing)}")
        self._multiple_of[claim.name] = claim.factor, claim.source, missing

    def _check_divide(self, claim: Divide) -> None:
        source, interval = self._source(claim.source)
        rest = self._simple([(1, self._value(claim.rest)), (-1, self._value(claim.less))])
        below = max(self.highest(claim.rest), self.highest(claim.less)) >> claim.shift == 0
        if not below or not rest.divisible(1 << claim.shift):
            raise ProofError(f"the part dropped below {claim.name} is not zero")
        if claim.borrow != 0 and claim.positions:
            raise ProofError(f"{claim.name} borrows, and is not in full words")
        reach = 1 << (claim.shift + self.width * len(claim.words))
        left = [(1 << claim.shift, self.value(claim.words, claim.positions)), (1, rest)]
        left.append((-reach, self._value(claim.borrow)))
        right = [(1, source), (self.modulus, self._value(claim.quotient))]
        self._need_equal(claim.name, Polynomial.combination(left), Polynomial.combination(right))
        self.lower(claim.borrow, 0)  # as in Linear
        if claim.less == 0:
            self.lower(claim.rest, 0)
        largest = self.highest(claim.quotient)
        high = (interval.high + largest * self.modulus) >> claim.shift
        inverse = pow(1 << claim.shift, -1, self.modulus)
        residue = self._sum([(inverse, self._number(claim.source).residue)])
        expression = f"({claim.source} + q·p) / 2^{claim.shift}"
        why = f"q ≤ {about(largest)} such that the division is exact"
        interval = Interval(interval.low >> claim.shift, high)
        self._know(claim.name, claim.words, interval, residue, expression, why, claim.positions)

    def _check_owed(self, claim: Owed) -> None:
        lack, quotients, taken = self._owed[claim.before] if claim.before else (claim.lack, (), ())
        if claim.lack != lack or not 0 <= claim.part <= lack:
            raise ProofError(f"{claim.name} goes on with another factor")
        before, high = Polynomial.constant(0), 0
        if claim.before:
            before, high = self._source(claim.before)[0], self.interval(claim.before).high
        dropped = []
        for one, other, weight in claim.same:
            difference = self._simple([(1, self._value(one)), (-1, self._value(other))])
            if max(self.highest(one), self.highest(other)) >> self.width or not difference.divisible(1 << self.width):
                raise ProofError(f"two words of {claim.name} are not the same")
            dropped.append((weight, difference))
        if self.highest(claim.word) >> self.width:
            raise ProofError(f"more than a word is subtracted in {claim.name}")
        quotient, word = self._value(claim.quotient), self._value(claim.word)

        def need(words: Number, factor: int, borrow: Operand) -> None:
            reach = 1 << (self.width * (len(words) + 1))
            left = [(1 << self.width, self.value(words)), (-reach, self._value(borrow)), *dropped]
            right = [(1, before), (factor, quotient), (-1, word)]
            self._need_equal(claim.name, Polynomial.combination(left), Polynomial.combination(right))
            self.lower(borrow, 0)  # the words are below W^k, and the number is above -1

        if claim.part:
            need(claim.middle, claim.part, claim.borrow)
        need(claim.words, lack, 0 if claim.part else claim.borrow)
        largest = self.highest(claim.quotient)
        after = Interval(0, (high + largest * lack) >> self.width)
        expression = f"({claim.before or 0} + q·{about(lack)} - a word) / 2^{self.width}"
        why = f"q ≤ {about(largest)} such that the division is exact; above -1"
        self._know(claim.name, claim.words, after, None, expression, why)
        self._owed[claim.name] = lack, (*quotients, claim.quotient), (*taken, claim.word)

    def _check_settled(self, claim: Settled) -> None:
        if claim.owed not in self._owed:
            raise ProofError(f"{claim.owed} is not owed")
        lack, quotients, taken = self._owed[claim.owed]
        source, interval = self._source(claim.source)
        shift = self.width * len(taken)
        if lack != (1 << shift) - self.modulus:
            raise ProofError(f"{claim.owed} is not owed for 2^{shift} - p")
        self._need_equal(claim.source, self.value(taken), source)
        reach = 1 << (self.width * len(claim.words))
        left = [(1, self.value(claim.words)), (-reach, self._value(claim.borrow))]
        right = [(1, self.value(quotients)), (-1, self._source(claim.owed)[0])]
        self._need_equal(claim.name, Polynomial.combination(left), Polynomial.combination(right))
        self.lower(claim.borrow, 0)  # as in Linear
        high = (interval.high + self.number_highest(quotients) * self.modulus) >> shift
        inverse = pow(1 << shift, -1, self.modulus)
        residue = self._sum([(inverse, self._number(claim.source).residue)])
        expression = f"Q - {claim.owed} = ({claim.source} + Q·p) / 2^{shift}"
        self._know(claim.name, claim.words, Interval(0, high), residue, expression, "Q < " + about(1 << shift))

    def barrett_highest(self, product: str, before: int, after: int) -> int:
        """Return the bound of Barrett's remainder, for the product of the top and the reciprocal.

        source/p - product/2^after < 2^before/p + (top + missing)/2^after; less than one more is cut off.
        """
        _, top, missing = self._multiple_of[product]
        lost = self.modulus * (self.interval(top).high + missing)
        return (1 << before) + self.modulus + (lost >> after)

    def _check_barrett(self, claim: Barrett) -> None:
        source = self._source(claim.source)[0]
        reciprocal = (1 << (claim.before + claim.after)) // self.modulus
        quotient = self._number(claim.quotient)
        if self._origin.get(claim.top) != (claim.source, claim.before):
            raise ProofError(f"{claim.top} is not {claim.source} div 2^{claim.before}")
        product, shift = self._origin.get(claim.quotient, ("", -1))
        if shift != claim.after or self._multiple_of.get(product, ())[:2] != (reciprocal, claim.top):
            raise ProofError(f"{claim.quotient} is not ({claim.top}·{reciprocal:#x}) div 2^{claim.after}")
        high = self.barrett_highest(product, claim.before, claim.after)
        modulo = self.width * len(claim.words)
        if high >> modulo:
            raise ProofError(f"{claim.name} may be {high:#x}, more than its words hold")
        parts = [(1, self.value(claim.words)), (-1, source), (self.modulus, self.value(quotient.words))]
        if not self._simple(parts).divisible(1 << modulo):
            raise ProofError(f"{claim.name}: the words do not have the claimed value")
        residue = self._number(claim.source).residue
        expression = f"{claim.source} - {claim.quotient}·p"
        why = f"{claim.quotient} is {claim.source} div p or at most {high // self.modulus} less"
        self._know(claim.name, claim.words, Interval(0, high), residue, expression, why)

    def _times(self, a: Polynomial | None, b: Polynomial | None) -> Polynomial | None:
        if a is None or b is None:
            return None
        return a.times(b).simplify(self._zero, self._bits)

    def _sum(self, parts: Sequence[tuple[int, Polynomial | None]]) -> Polynomial | None:
        known = [(factor, part) for factor, part in parts if part is not None]
        return self._simple(known) if len(known) == len(parts) else None

    def _need_split(self, claim: Fold | TwoFolds | Stop, high: Polynomial) -> Interval:
        """Check that the source is cut at a bit where the cut is a congruence; return its interval."""
        if ((1 << claim.shift) - claim.factor) % self.modulus:
            raise ProofError(f"2^{claim.shift} is not congruent to {claim.factor}")
        source, interval = self._source(claim.source)
        parts = [(1, self.value(claim.low)), (1 << claim.shift, high)]
        self._need_equal(f"parts of {claim.source}", Polynomial.combination(parts), source)
        if self.number_highest(claim.low) >> claim.shift:
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
        residue = self._number(claim.source).residue
        self._know(claim.name, claim.words, Interval(0, after), residue, expression, why)

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
        below = self.number_highest(claim.low[:index]) + claim.factor * self.number_highest(claim.high[:index])
        largest = self.highest(claim.quotient)
        after = below + (self.highest(claim.rest) << (self.width * index)) + claim.c * largest
        source, shift, factor = claim.source, claim.shift, claim.factor
        expression = f"({source} mod 2^{shift}) + {factor}·({source} div 2^{shift}) - q·2^{claim.m} + {claim.c}·q"
        expression += f", q what ends above bit {claim.m} of the last word"
        why = (
            f"2^{shift} ≡ {factor}, {source} div 2^{shift} ≤ {about(before >> shift)}; 2^{claim.m} ≡ {claim.c}, "
            f"and q ≤ {about(largest)} leaves the last word below 2^{bit}, but for the carry into it"
        )
        residue = self._number(claim.source).residue
        self._know(claim.name, claim.words, Interval(0, after), residue, expression, why)

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
        self.lower(claim.carry, 0)

    def _check_row(self, claim: Row) -> None:
        reach = 1 << (self.width * len(claim.words))
        if claim.carries and claim.borrow != 0:
            raise ProofError("a row with carries and a borrow")
        left = [(1, self.value(claim.words)), *((reach, self._value(carry)) for carry in claim.carries)]
        left.append((-reach, self._value(claim.borrow)))
        product = self._value(claim.factor).times(self.value(claim.others))
        right = [(1, self.value(claim.addends)), (1, product), (1, self._value(claim.extra))]
        self._need_equal("row", Polynomial.combination(left), Polynomial.combination(right))
        highest = self.number_highest(claim.addends) + self.highest(claim.extra)
        highest += self.highest(claim.factor) * self.number_highest(claim.others)
        if highest >= reach:
            raise ProofError(f"a row may be {highest:#x}, more than its words hold")
        for carry in (*claim.carries, claim.borrow):
            self.lower(carry, 0)
        # From here on the upper words are variables, and the lowest one follows from the equation.
        lowest, *upper = claim.words
        for word in upper:
            self.forget_value(word)
        above = [(-(1 << (self.width * index)), self._value(word)) for index, word in enumerate(upper, 1)]
        self.redefine(lowest, [*right, *above])

    def _check_difference(self, claim: Difference) -> None:
        (left, a), (right, b) = self._source(claim.left), self._source(claim.right)
        first, second, third = (self._value(borrow) for borrow in (claim.first, claim.second, claim.third))
        size = len(claim.words)
        reach = 1 << (self.width * size)
        short = next((k for k in range(1, size) if 2 * claim.factor <= 1 << (self.width * k)), size)
        lowest = 1 << (self.width * short)
        if (reach - claim.factor) % self.modulus or 2 * claim.factor > reach:
            raise ProofError(f"{claim.factor} is not congruent to a borrow of {claim.name}, or above its half")
        if max(a.high, b.high) >= reach or not size == len(claim.middle) == len(claim.after):
            raise ProofError(f"{claim.name} has not as many words as what it is the difference of")
        if max(self.highest(borrow) for borrow in (claim.first, claim.second, claim.third)) > 1:
            raise ProofError("a borrow is not a single bit")
        middle, after = self.value(claim.middle), self.value(claim.after)
        parts = [(1, left), (-1, right), (reach, first)]
        self._need_equal("middle", middle, Polynomial.combination(parts))
        parts = [(1, middle), (-claim.factor, first), (reach, second)]
        self._need_equal("after", after, Polynomial.combination(parts))
        parts = [(1, self.value(claim.after[:short])), (-claim.factor, second), (lowest, third)]
        self._need_equal(claim.name, self.value(claim.words[:short]), Polynomial.combination(parts))
        if claim.words[short:] != claim.after[short:]:
            raise ProofError(f"the words of {claim.name} above the last borrow are others")
        self.lower(claim.third, 0)
        residue = self._sum([(1, self._number(claim.left).residue), (-1, self._number(claim.right).residue)])
        expression = f"{claim.left} - {claim.right} + p·(0, 1 or 2)"
        why = f"each borrow of 2^{self.width * size} gives back {about(claim.factor)} less"
        self._know(claim.name, claim.words, Interval(0, reach - 1), residue, expression, why)

    def _check_comparison(self, claim: Subtract | Guard) -> None:
        source, interval = self._source(claim.source)
        borrow = self._value(claim.borrow)
        below = 1 << (self.width * len(claim.difference))
        difference = Polynomial.combination([(1, self.value(claim.difference)), (-below, borrow)])
        subtrahend = Polynomial.constant(claim.multiple)
        self._need_equal("difference", difference, Polynomial.combination([(1, source), (-1, subtrahend)]))
        if self.highest(claim.borrow) > 1:
            raise ProofError("a borrow is not a single bit")
        factor, rest = divmod(claim.multiple, self.modulus)
        if rest or (factor != 1 and isinstance(claim, Guard)):
            raise ProofError("another number than the modulus is subtracted")
        residue = self._number(claim.source).residue
        if isinstance(claim, Subtract):
            result = Polynomial.combination([(1, source), (-1, subtrahend), (claim.multiple, borrow)])
            high = max(claim.multiple - 1, interval.high - claim.multiple)
            multiple = "p" if factor == 1 else f"{factor}p"
            expression = f"{claim.source} - {multiple} if that is not negative, else {claim.source}"
            why = f"a borrow means that the number was below {multiple}; else one {multiple} less remains"
        else:
            self.below[claim.source] = claim.borrow
            result = borrow.times(source)
            residue = self._times(residue, borrow)
            high = self.modulus - 1
            expression = f"{claim.source} if it is below p, else 0"
            why = "a borrow means that the number was below p"
        self._need_equal(claim.name, self.value(claim.words), result)
        self._know(claim.name, claim.words, Interval(0, high), residue, expression, why)


def _signed(factor: int, name: str) -> str:
    sign = "-" if factor < 0 else "+"
    return f"{sign} {name}" if abs(factor) == 1 else f"{sign} {abs(factor):#x}·{name}"
