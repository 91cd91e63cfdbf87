"""Writes programs: numbers in, instructions and claims out.

The builder asks the proof, which follows along, how large a number can be, and emits just the words that it needs.
Nothing here has to be trusted: the finished program is proved again from its text alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count, pairwise, zip_longest
from typing import TypeAlias

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
from modforge.field.program.ir import Input, Instruction, Op, Program, split
from modforge.field.proof.numbers import Proof
from modforge.field.proof.words import ProofError

Statement: TypeAlias = (
    Product
    | Linear
    | Congruent
    | Cut
    | Rest
    | HighProduct
    | Divide
    | Owed
    | Settled
    | Barrett
    | Fold
    | TwoFolds
    | Difference
    | Subtract
    | Guard
)
"""A claim that names a number."""


@dataclass(frozen=True)
class Named:
    """A number with its name in the proof; ``words`` are those that can be other than zero."""

    name: str
    words: Number
    positions: Positions = ()


class Builder:
    """Collects one program."""

    carries_at_once = True
    """Whether a carry is added before the next one arises, as compilers do not keep it in its flag."""

    def __init__(self, name: str, width: int, modulus: int) -> None:
        """Start an empty program."""
        self._name = name
        self.width = width
        self._modulus = modulus
        self._proof = Proof(width, modulus)
        self._inputs: list[Input] = []
        self._body: list[Instruction | Claim] = []
        self._notes: list[str] = []
        self._indices = count()
        self._names: dict[str, count[int]] = {}

    def finish(self, result: Format, r: Named, **outputs: Number) -> Program:
        """Return the program; missing words of the result are zeros."""
        words = r.words + (0,) * (result.words - len(r.words))
        results = {"r": words, **outputs}
        return Program(
            self._name, self.width, tuple(self._inputs), tuple(self._body), results, result, tuple(self._notes)
        )

    def note(self, text: str) -> None:
        """Describe a step for the explanation."""
        self._notes.append(text)

    def highest(self, number: Named) -> int:
        """Return the largest value a number may have."""
        return self._proof.interval(number.name).high

    def highest_word(self, word: Operand) -> int:
        """Return the largest value a word may have."""
        return self._proof.highest(word)

    # Numbers.

    def input(self, name: str, form: Format) -> Named:
        """Receive a number."""
        number = tuple(Word(next(self._indices)) for _ in form.positions)
        self._inputs.append(Input(name, number, form))
        self._proof.receive(name, number, form)
        return Named(name, number, form.positions)

    def input_full(self, name: str, words: int, highest: int) -> Named:
        """Receive a number in full words."""
        return self.input(name, Format.full(words, self.width, highest))

    def multiply(self, a: Named, b: Named) -> Named:
        """Return a·b, one row for each word of a."""
        return self.claim(Product(self.fresh("v"), self._product_words(a.words, b.words), a.name, b.name))

    def square(self, a: Named) -> Named:
        """Return a²: each product of two different words once, all of them doubled, and the squares of the words."""
        size = len(a.words)
        once: list[Operand] = [0] * (2 * size)
        for row in range(size - 1):
            others = a.words[row + 1 :]
            once[2 * row + 1 : row + size + 1] = self._row(a.words[row], others, tuple(once[2 * row + 1 : row + size]))
        return self.claim(Product(self.fresh("v"), self._double_and_add(tuple(once), a.words), a.name, a.name))

    def _double_and_add(self, once: Number, words: Number) -> Number:
        """Return twice a number, plus the squares of words, each at two words."""
        twice = [self._funnel(once[at], once[at - 1] if at else 0, self.width - 1) for at in range(len(once))]
        total: list[Operand] = []
        carry: Operand = 0
        for index, word in enumerate(words):
            low, high = self._mac(word, word, twice[2 * index], carry)
            upper, carry = self._chain(Op.ADD, high, twice[2 * index + 1], 0)
            total += (low, upper)
        return (*total, carry)

    def add(self, a: Named, b: Named) -> Named:
        """Return a + b."""
        words = self.add_words(a.words, b.words)
        return self.claim(Linear(self.fresh("s"), words, ((1, a.name), (1, b.name))))

    def subtract_from(self, constant: int, b: Named) -> Named:
        """Return constant - b, for a constant at least as large as b can be."""
        words, borrow = self._subtract_words(self._constant_words(constant), b.words)
        return self.claim(Linear(self.fresh("e"), words, ((-1, b.name),), constant, borrow))

    def difference(self, a: Named, b: Named, words: int, factor: int) -> Named:
        """Return a - b or, where that is negative, a - b + W^words - factor for a factor ≡ W^words, or that twice."""
        middle, first = self._subtract_words((*a.words, *(0,) * words)[:words], b.words)
        after, second = self._subtract_words(middle, self._gated(first, factor))
        short = next((k for k in range(1, words) if 2 * factor <= 1 << (self.width * k)), words)
        lowest, third = self._subtract_words(after[:short], self._gated(second, factor))
        name, result = self.fresh("e"), (*lowest, *after[short:])
        return self.claim(Difference(name, result, a.name, b.name, middle, first, after, second, third, factor))

    def halves(self, a: Named, shift: int) -> tuple[Named, Named]:
        """Return a mod 2^shift and a div 2^shift, for a shift by whole words below the highest one."""
        high = self.cut(a, shift)
        low = a.words[: shift // self.width]
        return self.claim(Rest(self.fresh("l"), low, a.name, high.name, shift)), high

    def fold(self, a: Named, shift: int, factor: int) -> Named:
        """Return (a mod 2^shift) + factor·(a div 2^shift)."""
        highest = self.highest(a)
        low, high = self._cut(a.words, shift, (highest >> shift).bit_length())
        name = self.fresh("r")
        if highest >> shift == 1:
            words = self._add_if(a, low, high[0], shift, factor)
        elif factor == 1:
            words = self.add_words(low, high)
        else:
            words = self._add_multiple(low, high, factor)
        return self.claim(Fold(name, words, a.name, low, high, shift, factor))

    def fold_bit(self, a: Named) -> Named:
        """Return a number one bit longer than p folded at W^n, or less p if it is not below, whatever is faster."""
        shift = self.width * -(-self._modulus.bit_length() // self.width)
        return self.fold(a, shift, (1 << shift) - self._modulus)

    def fold_wide(self, a: Named, shift: int, factor: int) -> Named:
        """Return (a mod 2^shift) + factor·(a div 2^shift) for a factor of several words."""
        low, high = self._cut(a.words, shift, (self.highest(a) >> shift).bit_length())
        constants = self._constant_words(factor)
        size = max(len(low), len(high) + len(constants)) + 1
        total: list[Operand] = [*low, *(0,) * (size - len(low))]
        bit: Operand = 0  # the carry from the last word of a row to that of the next
        for row, word in enumerate(high):
            carry: Operand = 0
            for column, constant in enumerate(constants, row):
                total[column], carry = self._mac(word, constant, total[column], carry)
            end = row + len(constants)
            total[end], bit = self._chain(Op.ADD, total[end], carry, bit)
        end = len(high) + len(constants)
        words = (*total[:end], *self.add_words(tuple(total[end:]), (bit,))[: size - end])
        return self.claim(Fold(self.fresh("r"), words, a.name, low, high, shift, factor))

    def fold_twice(self, a: Named, shift: int, factor: int, m: int, c: int) -> Named:
        """Return a folded at ``shift`` and, in the same run of carries, at bit m in the last word below it."""
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

    def cut(self, a: Named, shift: int) -> Named:
        """Return a div 2^shift."""
        low, high = self._cut(a.words, shift, (self.highest(a) >> shift).bit_length())
        return self.claim(Cut(self.fresh("h"), high, a.name, low, shift))

    def times(self, factor: int, a: Named) -> Named:
        """Return factor·a."""
        words = self._product_words(self._constant_words(factor), a.words)
        return self.claim(Linear(self.fresh("m"), words, ((factor, a.name),)))

    def half(self, a: Named) -> Named:
        """Return a/2 or (a + p)/2, whichever is a whole number."""
        odd = self.emit(Op.LOW, a.words[0], shift=1)
        total = self.add_words(a.words, self._gated(odd, self._modulus))
        words = tuple(self._funnel(high, low, 1) for low, high in zip_longest(total, total[1:], fillvalue=0))
        rest = self.emit(Op.LOW, total[0], shift=1)
        return self.claim(Divide(self.fresh("r"), words, a.name, odd, rest, 1))

    def montgomery_step(self, a: Named, inverse: int) -> Named:
        """Return (a + q·p)/W for the word q that makes the lowest word of the sum zero; ``inverse`` is -1/p mod W.

        If that is 1, q is the lowest word, and q + q·p = q·(p + 1) ends in a zero word without being computed.
        If fewer words of W^n - p than of p have to be multiplied, q·(W^n - p) is subtracted and q·W^n added.
        """
        size = -(-self._modulus.bit_length() // self.width)
        quotient = a.words[0] if inverse == 1 else self._mac(a.words[0], inverse, 0, 0)[0]
        factor = self._modulus + 1 >> self.width if inverse == 1 else self._modulus
        lack = (1 << (self.width * size)) - self._modulus
        if len(a.words) <= size and self._products(lack) < self._products(factor):
            return self._step_from_above(a, quotient, lack, size)
        words, rest = self._step(a.words, quotient, factor, inverse)
        return self.claim(Divide(self.fresh("t"), words, a.name, quotient, rest, self.width))

    def _step(self, number: Number, quotient: Operand, factor: int, inverse: int) -> tuple[Number, Operand]:
        """Return the words of (number + quotient·p)/W, and the lowest one, which is zero."""
        below = number[1:] if inverse == 1 else number
        modulus = self._constant_words(factor)
        if inverse == 1 and not any(one and next_ for one, next_ in pairwise(modulus)):
            # Products side by side: one run of carries adds all of their words.
            product: list[Operand] = [0] * (len(modulus) + 1)
            shifts: dict[int, tuple[Operand, Operand]] = {}
            for index, word in enumerate(modulus):
                if word:
                    product[index : index + 2] = self._sparse(quotient, word, shifts)
            return self._run(Op.ADD, below, product, 0)[0], 0
        begin = next(index for index, word in enumerate(modulus) if word)
        *words, carry = self._row(quotient, modulus[begin:], below[begin : len(modulus)])
        words = [*below[:begin], *words, *self.add_words(below[len(modulus) :], (carry,))]
        return (tuple(words), 0) if inverse == 1 else (tuple(words[1:]), words[0])

    def _sparse(
        self, word: Operand, factor: int, shifts: dict[int, tuple[Operand, Operand]]
    ) -> tuple[Operand, Operand]:
        """Return the words of a product by a constant, by shifts for 2^k and W + 1 - 2^k; ``shifts`` are kept by k."""
        bits = factor.bit_length() - 1
        if factor & (factor - 1):
            bits = ((1 << self.width) + 1 - factor).bit_length() - 1
        if not bits or factor not in (1 << bits, (1 << self.width) + 1 - (1 << bits)):
            return self._mac(word, factor, 0, 0)
        if bits not in shifts:
            up = self.width - bits
            shifts[bits] = self._funnel(word, 0, up), self._funnel(0, word, up)
        if factor == 1 << bits:
            return shifts[bits]
        words, borrow = self._run(Op.SUB, (word, word), shifts[bits], 0)
        self._follow_row(Row(words, (), (), word, (factor,), borrow=borrow))
        return words[0], words[1]

    def _step_from_above(self, a: Named, quotient: Operand, lack: int, size: int) -> Named:
        """Return (a + q·p)/W = (a - q·lack)/W + q·W^(size - 1), where the lowest word of q·lack is that of a."""
        lowest, *multiple = self._row(quotient, self._constant_words(lack), ())
        padded = (*a.words, *(0,) * size)[:size]
        words, borrow = self._subtract_words((*padded[1:], quotient), tuple(multiple))
        name, rest = self.fresh("t"), padded[0]
        return self.claim(Divide(name, words, a.name, quotient, rest, self.width, less=lowest, borrow=borrow))

    def montgomery_steps_owed(self, a: Named, inverse: int) -> Named:
        """Return (a + Q·p)/W^n = Q - (Q·lack - a)/W^n after n Montgomery steps, for a lack = W^n - p of few words.

        Nothing but (Q·lack - a)/W^k is carried along, which has as many words as lack; ``inverse`` is -1/p mod W.
        """
        size = -(-self._modulus.bit_length() // self.width)
        lack = (1 << (self.width * size)) - self._modulus
        quotients: list[Operand] = []
        owed: Named | None = None
        for word in (*a.words, *(0,) * size)[:size]:
            owed, quotient = self._owe(owed, word, lack, inverse)
            quotients.append(quotient)
        assert owed is not None
        words, borrow = self._subtract_words(tuple(quotients), owed.words)
        return self.claim(Settled(self.fresh("t"), words, a.name, owed.name, borrow))

    def _owe(self, before: Named | None, word: Operand, lack: int, inverse: int) -> tuple[Named, Operand]:
        """Return (before + q·lack - word)/W and q, which makes that a whole number."""
        held = before.words if before else ()
        least, lent = self._chain(Op.SUB, word, held[0] if held else 0, 0)
        name, source = self.fresh("o"), before.name if before else ""
        if powers := _four_powers(lack, self.width):
            above = held[1:]
            if self.carries_at_once:
                (above, _), lent = self._run(Op.ADD, above, (), lent), 0
            quotient, line, same, lost = self._line(least, powers[0], powers[1] - powers[0])
            minus, plus, last = ((0,) * (bit // self.width) for bit in powers)
            words, _ = self._run(Op.ADD, above, (*plus, *line)[1:], lent)
            if lost is None:
                lowest, lost = self._chain(Op.SUB, quotient, line[0], 0)
                same = (*same, (lowest, least, 1))
            middle, borrow = self._run(Op.SUB, words, (*minus, *line)[1:], lost)
            words, _ = self._run(Op.ADD, middle, (*last, quotient)[1:], 0)
            part = lack - (1 << powers[2])
            return self.claim(Owed(name, words, source, word, quotient, lack, same, borrow, part, middle)), quotient
        quotient = least if inverse == 1 else self._mac(least, inverse, 0, 0)[0]
        lowest, *multiple = self._row(quotient, self._constant_words(lack), ())
        words, _ = self._run(Op.ADD, held[1:], multiple, lent)
        return self.claim(Owed(name, words, source, word, quotient, lack, ((lowest, least, 1),))), quotient

    def _line(
        self, least: Operand, shift: int, apart: int
    ) -> tuple[Operand, Number, tuple[tuple[Operand, Operand, int], ...], Operand | None]:
        """Return q, the words of q·2^shift from the one on in which they begin, and what is lost from q if it is known.

        1/lack mod W is 1 + 2^shift, or 1 where that is no less than W. The lower word of q·2^shift is that of the least
        word shifted, and the third result says so for the proof, by a word that nobody reads.
        """
        within = shift % self.width
        if not within:
            return least, (least,), (), 0
        shifted = self.emit(Op.SHL, least, shift=within)
        quotient, lost = self._quotient_by_shift(least, shifted)
        same = ((shifted, self.emit(Op.SHL, quotient, shift=within), 1 - (1 << apart)),)
        return quotient, (shifted, self.emit(Op.SHR, quotient, shift=self.width - within)), same, lost

    def _quotient_by_shift(self, least: Operand, shifted: Operand) -> tuple[Operand, Operand | None]:
        """Return the sum modulo W, and its carry if that comes with it."""
        return self._chain(Op.ADD, least, shifted, 0)

    def _run(self, op: Op, a: Sequence[Operand], b: Sequence[Operand], carry: Operand) -> tuple[Number, Operand]:
        """Return the words of a sum or a difference, and a last carry or borrow; that of a sum is a word as well."""
        words: list[Operand] = []
        for left, right in zip_longest(a, b, fillvalue=0):
            total, carry = self._chain(op, left, right, carry)
            words.append(total)
        return (*words, *((carry,) if op is Op.ADD and carry != 0 else ())), carry

    def _products(self, factor: int) -> int:
        """Return how many words of a constant have to be multiplied."""
        return sum(word > 1 for word in self._constant_words(factor))

    def barrett(self, a: Named, before: int, after: int) -> Named:
        """Return a - q·p for Barrett's estimate q of a div p, from ``a div 2^before`` and 2^(before + after) div p."""
        top = self.cut(a, before)
        product = self._times_high((1 << (before + after)) // self._modulus, top, after // self.width - 2)
        quotient = self.cut(product, after)
        bound = self._proof.barrett_highest(product.name, before, after)
        size = -(-bound.bit_length() // self.width)
        modulus = self._constant_words(self._modulus)
        multiple = self._product_words(quotient.words, modulus, size)
        words, _ = self._subtract_words((*a.words, *(0,) * size)[:size], multiple[:size])
        return self.claim(Barrett(self.fresh("r"), words[:size], a.name, top.name, quotient.name, before, after))

    def _times_high(self, factor: int, a: Named, lowest: int) -> Named:
        """Return factor·a without the products of words that begin below the word ``lowest``.

        Two words below a cut, so that the missing part hardly reaches it.
        """
        if lowest <= 0:
            return self.times(factor, a)
        constants = self._constant_words(factor)
        total: list[Operand] = [0] * (len(a.words) + len(constants))
        skipped = []
        for row, word in enumerate(a.words):
            start = min(max(lowest - row, 0), len(constants))
            skipped.append(factor & ((1 << (self.width * start)) - 1))
            carry: Operand = 0
            for column, constant in enumerate(constants[start:], row + start):
                total[column], carry = self._mac(word, constant, total[column], carry)
            total[row + len(constants)] = carry
        skipped = [part << (self.width * row) for row, part in enumerate(skipped)]
        words = tuple(total)
        return self.claim(HighProduct(self.fresh("m"), words, factor, a.name, tuple(skipped)))

    def subtract_once(self, a: Named, multiple: int = 0) -> Named:
        """Return a - p, or a less another multiple of p, if that is not negative, else a."""
        subtrahend = multiple or self._modulus
        difference, borrow = self._minus(a, subtrahend)
        mask = self.emit(Op.MASK, borrow)
        pairs = zip_longest(a.words, difference, fillvalue=0)
        words = tuple(self.emit(Op.SELECT, mask, *pair) for pair in pairs)
        return self.claim(Subtract(self.fresh("r"), words, a.name, difference, borrow, subtrahend))

    def keep_if_below(self, a: Named) -> tuple[Named, Word]:
        """Return a if it is below p, else 0, and the bit that says which."""
        difference, borrow = self._minus(a, self._modulus)
        mask = self.emit(Op.MASK, borrow)
        words = tuple(self.emit(Op.GATE, mask, word) for word in a.words)
        return self.claim(Guard(self.fresh("r"), words, a.name, difference, borrow, self._modulus)), borrow

    # Parts of the above.

    def _constant_words(self, value: int) -> tuple[int, ...]:
        return split(value, -(-value.bit_length() // self.width), self.width)

    def _product_words(self, a: Number, b: Number, size: int | None = None) -> Number:
        """Return the words of a product, one row for each word of a; or only its lowest ``size`` words."""
        total: Number = (0,) * len(b)
        for row, factor in enumerate(a):
            if size is None:
                total = (*total[:row], *self._row(factor, b, total[row:]))
                continue
            carry: Operand = 0
            column_words = list(total)
            for column, word in enumerate(b[: max(size - row, 0)]):
                column_words[row + column], carry = self._mac(factor, word, total[row + column], carry)
            total = (*column_words, carry)
        return total[:size]

    def _row(self, factor: Operand, others: Number, addends: Number, extra: Operand = 0) -> Number:
        """Return the words of ``addends + factor·others + extra``, one more than the others have."""
        words: list[Operand] = []
        carry = extra
        for other, addend in zip_longest(others, addends, fillvalue=0):
            total, carry = self._mac(factor, other, addend, carry)
            words.append(total)
        return (*words, carry)

    def _follow_row(self, row: Row) -> None:
        self._body.append(row)
        self._proof.follow(row)

    def _minus(self, a: Named, number: int) -> tuple[Number, Word]:
        difference, borrow = self._subtract_words(a.words, self._constant_words(number))
        assert isinstance(borrow, Word)
        return difference, borrow

    def _cut(self, words: Number, shift: int, high_bits: int) -> tuple[Number, Number]:
        """Cut a number at a bit: the low part, and the high part of at most so many bits."""
        at, bits = divmod(shift, self.width)
        padded = words + (0,) * (at + 2 + high_bits // self.width - len(words) + 1)
        indices = range(at, at - (-high_bits // self.width))
        if bits == 0:
            return words[:at], tuple(padded[i] for i in indices)
        high = tuple(self._funnel(padded[i + 1], padded[i], bits) for i in indices)
        return (*words[:at], self.emit(Op.LOW, padded[at], shift=bits)), high

    def _add_multiple(self, low: Number, high: Number, factor: int) -> Number:
        """Return low + factor·high."""
        if len(high) == 1 and self._proof.highest(high[0]) * factor < 1 << self.width:
            # The product is one word: the sum then needs no wide addition.
            product, _ = self._mac(high[0], factor, 0, 0)
            return self.add_words(low, (product,))
        words = self._row(factor, high, low[: len(high)])
        return (*words[:-1], *self.add_words(low[len(high) :], (words[-1],)))

    def _add_if(self, a: Named, low: Number, bit: Operand, shift: int, factor: int) -> Number:
        """Return low + factor·bit, adding only to the words that a carry can reach."""
        addends = self._gated(bit, factor)
        remaining = self.highest(a) - (1 << shift)
        size = next((i for i in range(1, len(low)) if remaining + factor < 1 << (self.width * i)), len(low))
        if size == len(low):
            return self.add_words(low, addends)
        *words, carry = self.add_words(low[:size], addends)
        if isinstance(carry, Word):
            stop = Stop(tuple(words), carry, a.name, low, bit, shift, factor)
            self._body.append(stop)
            self._proof.follow(stop)
        return (*words, *low[size:])

    def _gated(self, bit: Operand, factor: int) -> Number:
        """Return the words of factor·bit."""
        constants = self._constant_words(factor)
        if not isinstance(bit, Word):
            return constants if bit else ()
        ones = (1 << self.width) - 1  # the mask itself, once it is set
        # As a word once at most: assembly holds it as a carry.
        once = constants.index(1) if 1 in constants else None
        others = any(word and index != once for index, word in enumerate(constants))
        mask = self.emit(Op.MASK, bit) if others else bit
        return tuple(
            bit if index == once else mask if word == ones else self.emit(Op.GATE, mask, word) if word else 0
            for index, word in enumerate(constants)
        )

    def add_words(self, a: Number, b: Number) -> Number:
        """Return all words of a sum, the last carry included."""
        words: list[Operand] = []
        carry: Operand = 0
        for left, right in zip_longest(a, b, fillvalue=0):
            total, carry = self._chain(Op.ADD, left, right, carry)
            words.append(total)
        return (*words, carry)

    def _subtract_words(self, a: Number, b: Number) -> tuple[Number, Operand]:
        words: list[Operand] = []
        borrow: Operand = 0
        for left, right in zip_longest(a, b, fillvalue=0):
            total, borrow = self._chain(Op.SUB, left, right, borrow)
            words.append(total)
        return tuple(words), borrow

    def claim(self, claim: Statement) -> Named:
        """Record a claim; return its number with as many words as its bound asks for."""
        self._body.append(claim)
        self._proof.follow(claim)
        positions = getattr(claim, "positions", ())
        if positions:
            return Named(claim.name, claim.words, positions)
        size = -(-self._proof.interval(claim.name).high.bit_length() // self.width)
        return Named(claim.name, claim.words[:size])

    def fresh(self, letter: str) -> str:
        """Return a name that no number has."""
        return f"{letter}{next(self._names.setdefault(letter, count(1)))}"

    # Single instructions; those that would add or shift nothing are not emitted.

    def emit(self, op: Op, *operands: Operand, shift: int = 0, double: bool = False) -> Word:
        """Emit an instruction with one result."""
        return self._emit_many(op, 1, operands, shift, double=double)[0]

    def _emit_many(
        self, op: Op, results: int, operands: tuple[Operand, ...], shift: int = 0, *, double: bool = False
    ) -> tuple[Word, ...]:
        item = Instruction(op, tuple(Word(next(self._indices), double) for _ in range(results)), operands, shift)
        self._body.append(item)
        self._proof.follow(item)
        return item.outputs

    def _mac(self, a: Operand, b: Operand, c: Operand, d: Operand) -> tuple[Operand, Operand]:
        if a == 0 or b == 0:
            return self._chain(Op.ADD, c, d, 0)
        if a == 1 or b == 1:
            total, once = self._chain(Op.ADD, b if a == 1 else a, c, 0)
            total, twice = self._chain(Op.ADD, total, d, 0)
            return total, self._chain(Op.ADD, once, twice, 0)[0]
        addends = tuple(word for word in (c, d) if word != 0)
        low, high = self._emit_many(Op.MAC, 2, (a, b, *addends))
        return low, high if self._proof.highest(high) else 0

    def _chain(self, op: Op, a: Operand, b: Operand, c: Operand) -> tuple[Operand, Operand]:
        if b == 0 and c == 0:
            return a, 0
        operands = (a, b) if c == 0 else (a, c) if b == 0 else (a, b, c)
        if op is Op.ADD and a == 0:
            if len(operands) == 2:
                return operands[1], 0
            operands = (operands[1], operands[2])
        low, carry = self._emit_many(op, 2, operands)
        return low, carry if self._proof.highest(carry) else 0

    def _funnel(self, high: Operand, low: Operand, shift: int) -> Operand:
        """Return the low word of (W·high + low) >> shift."""
        if high == 0 and low == 0:
            return 0
        if high == 0:
            return self.emit(Op.SHR, low, shift=shift) if self._proof.highest(low) >> shift else 0
        if low == 0:
            return self.emit(Op.SHL, high, shift=self.width - shift)
        return self.emit(Op.FUNNEL, high, low, shift=shift)


def _four_powers(value: int, width: int) -> tuple[int, int, int] | None:
    """Return a, b, c of 2^c + 2^b - 2^a + 1 if multiples take one shift or none, as b - a and c are whole words."""
    c = value.bit_length() - 1
    b = (value - (1 << c)).bit_length()
    a = ((1 << c) + (1 << b) + 1 - value).bit_length() - 1
    good = 0 < a < b < c and value == (1 << c) + (1 << b) - (1 << a) + 1
    return (a, b, c) if good and 2 * a >= width and (b - a) % width == c % width == 0 else None
