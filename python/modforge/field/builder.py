"""Writes programs: numbers in, instructions and claims out.

The builder asks the proof, which follows along, how large a number can be, and emits just the words that it needs.
Nothing here has to be trusted: the finished program is proved again from its text alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count, zip_longest

from modforge.field.claims import Claim, Fold, Guard, Linear, Number, Operand, Product, Stop, Subtract, TwoFolds, Word
from modforge.field.ir import Input, Instruction, Op, Program, split
from modforge.field.proof import Proof, ProofError


@dataclass(frozen=True)
class Named:
    """A number with its name in the proof; ``words`` are those that can be other than zero."""

    name: str
    words: Number


class Builder:
    """Collects one program."""

    def __init__(self, name: str, width: int, modulus: int) -> None:
        """Start an empty program."""
        self._name = name
        self.width = width
        self._modulus = modulus
        self._proof = Proof(width, modulus)
        self._inputs: list[Input] = []
        self._body: list[Instruction | Claim] = []
        self._indices = count()
        self._names: dict[str, count[int]] = {}

    def finish(self, **outputs: Number) -> Program:
        """Return the program."""
        return Program(self._name, self.width, tuple(self._inputs), tuple(self._body), outputs)

    def highest(self, number: Named) -> int:
        """Return the largest value a number may have."""
        return self._proof.interval(number.name).high

    # Numbers.

    def input(self, name: str, words: int, highest: int) -> Named:
        """Receive a number."""
        number = tuple(Word(next(self._indices)) for _ in range(words))
        self._inputs.append(Input(name, number, highest))
        self._proof.receive(name, number, highest)
        return Named(name, number)

    def multiply(self, a: Named, b: Named) -> Named:
        """Return a·b, one row for each word of a."""
        total: list[Operand] = [0] * len(b.words)
        for row, factor in enumerate(a.words):
            carry: Operand = 0
            for column, word in enumerate(b.words):
                total[row + column], carry = self._mac(factor, word, total[row + column], carry)
            total.append(carry)
        name = self._fresh("v")
        return self._claim(Product(name, tuple(total), a.name, b.name))

    def square(self, a: Named) -> Named:
        """Return a²: each product of two different words once, all of them doubled, and the squares of the words."""
        size = len(a.words)
        once: list[Operand] = [0] * (2 * size)
        for row in range(size - 1):
            carry: Operand = 0
            for column in range(row + 1, size):
                at = row + column
                once[at], carry = self._mac(a.words[row], a.words[column], once[at], carry)
            once[row + size] = carry
        twice = [self._funnel(once[at], once[at - 1] if at else 0, self.width - 1) for at in range(2 * size)]
        words: list[Operand] = []
        carry = 0
        for index, word in enumerate(a.words):
            low, high = self._mac(word, word, twice[2 * index], carry)
            total, carry = self._chain(Op.ADD, high, twice[2 * index + 1], 0)
            words += (low, total)
        return self._claim(Product(self._fresh("v"), (*words, carry), a.name, a.name))

    def add(self, a: Named, b: Named) -> Named:
        """Return a + b."""
        words = self._add_words(a.words, b.words)
        return self._claim(Linear(self._fresh("s"), words, ((1, a.name), (1, b.name))))

    def subtract_from(self, constant: int, b: Named) -> Named:
        """Return constant - b, for a constant at least as large as b can be."""
        size = -(-constant.bit_length() // self.width)
        words, borrow = self._subtract_words(split(constant, size, self.width), b.words)
        return self._claim(Linear(self._fresh("d"), words, ((-1, b.name),), constant, borrow))

    def fold(self, a: Named, shift: int, factor: int) -> Named:
        """Return (a mod 2^shift) + factor·(a div 2^shift)."""
        highest = self.highest(a)
        low, high = self._cut(a.words, shift, (highest >> shift).bit_length())
        name = self._fresh("r")
        if highest >> shift == 1:
            words = self._add_if(a, low, high[0], shift, factor)
        elif factor == 1:
            words = self._add_words(low, high)
        else:
            words = self._add_multiple(low, high, factor)
        return self._claim(Fold(name, words, a.name, low, high, shift, factor))

    def fold_twice(self, a: Named, shift: int, factor: int, m: int, c: int) -> Named:
        """Return a folded at ``shift`` and, in the same run of carries, at bit m in the last word below it."""
        low, high = self._cut(a.words, shift, (self.highest(a) >> shift).bit_length())
        index = len(low) - 1
        bit = m - self.width * index
        top: Number = (low[index],)
        if len(high) > index:
            top = self._mac(high[index], factor, low[index], 0)
        quotient = self._funnel(top[1] if len(top) > 1 else 0, top[0], bit)
        rest = self._emit(Op.LOW, top[0], shift=bit)
        carry = quotient
        if c != 1:
            carry, above = self._mac(quotient, c, 0, 0)
            if above != 0:
                raise ProofError("what the second fold adds does not fit a word")
        words: list[Operand] = []
        for word, addend in zip(high[:index], low, strict=False):
            total, carry = self._mac(word, factor, addend, carry)
            words.append(total)
        all_words = (*words, *self._add_words((*low[len(words) : index], rest), (carry,)))
        name = self._fresh("r")
        return self._claim(TwoFolds(name, all_words, a.name, low, high, shift, factor, top, rest, quotient, m, c))

    def subtract_once(self, a: Named) -> Named:
        """Return a - p if that is not negative, else a."""
        difference, borrow = self._minus_modulus(a)
        mask = self._emit(Op.MASK, borrow)
        pairs = zip_longest(a.words, difference, fillvalue=0)
        words = tuple(self._emit(Op.SELECT, mask, *pair) for pair in pairs)
        return self._claim(Subtract(self._fresh("r"), words, a.name, difference, borrow, self._modulus))

    def keep_if_below(self, a: Named) -> tuple[Named, Word]:
        """Return a if it is below p, else 0, and the bit that says which."""
        difference, borrow = self._minus_modulus(a)
        mask = self._emit(Op.MASK, borrow)
        words = tuple(self._emit(Op.GATE, mask, word) for word in a.words)
        return self._claim(Guard(self._fresh("r"), words, a.name, difference, borrow, self._modulus)), borrow

    # Parts of the above.

    def _minus_modulus(self, a: Named) -> tuple[Number, Word]:
        modulus = split(self._modulus, -(-self._modulus.bit_length() // self.width), self.width)
        difference, borrow = self._subtract_words(a.words, modulus)
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
        return (*words[:at], self._emit(Op.LOW, padded[at], shift=bits)), high

    def _add_multiple(self, low: Number, high: Number, factor: int) -> Number:
        """Return low + factor·high."""
        if len(high) == 1 and self._proof.highest(high[0]) * factor < 1 << self.width:
            # The product is one word: the sum then needs no wide addition.
            product, _ = self._mac(high[0], factor, 0, 0)
            return self._add_words(low, (product,))
        words: list[Operand] = []
        carry: Operand = 0
        for word, addend in zip_longest(high, low[: len(high)], fillvalue=0):
            total, carry = self._mac(word, factor, addend, carry)
            words.append(total)
        return (*words, *self._add_words(low[len(high) :], (carry,)))

    def _add_if(self, a: Named, low: Number, bit: Operand, shift: int, factor: int) -> Number:
        """Return low + factor·bit, adding only to the words that a carry can reach."""
        addend = factor if bit == 1 else bit if factor == 1 else self._emit(Op.GATE, self._emit(Op.MASK, bit), factor)
        remaining = self.highest(a) - (1 << shift)
        size = next((i for i in range(1, len(low)) if remaining + factor < 1 << (self.width * i)), len(low))
        if size == len(low):
            return self._add_words(low, (addend,))
        *words, carry = self._add_words(low[:size], (addend,))
        if isinstance(carry, Word):
            stop = Stop(tuple(words), carry, a.name, low, bit, shift, factor)
            self._body.append(stop)
            self._proof.follow(stop)
        return (*words, *low[size:])

    def _add_words(self, a: Number, b: Number) -> Number:
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

    def _claim(self, claim: Product | Linear | Fold | TwoFolds | Subtract | Guard) -> Named:
        """Record a claim; return its number with as many words as its bound asks for."""
        self._body.append(claim)
        self._proof.follow(claim)
        size = -(-self._proof.interval(claim.name).high.bit_length() // self.width)
        return Named(claim.name, claim.words[:size])

    def _fresh(self, letter: str) -> str:
        return f"{letter}{next(self._names.setdefault(letter, count(1)))}"

    # Single instructions; what adds or shifts nothing is not emitted.

    def _emit(self, op: Op, *operands: Operand, shift: int = 0) -> Word:
        return self._emit_many(op, 1, operands, shift)[0]

    def _emit_many(self, op: Op, results: int, operands: tuple[Operand, ...], shift: int = 0) -> tuple[Word, ...]:
        item = Instruction(op, tuple(Word(next(self._indices)) for _ in range(results)), operands, shift)
        self._body.append(item)
        self._proof.follow(item)
        return item.outputs

    def _mac(self, a: Operand, b: Operand, c: Operand, d: Operand) -> tuple[Operand, Operand]:
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
            return self._emit(Op.SHR, low, shift=shift) if self._proof.highest(low) >> shift else 0
        if low == 0:
            return self._emit(Op.SHL, high, shift=self.width - shift)
        return self._emit(Op.FUNNEL, high, low, shift=shift)
