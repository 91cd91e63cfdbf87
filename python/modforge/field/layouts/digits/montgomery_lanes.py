"""Digits of 52 bits for the 52-bit products of AVX-512 IFMA, eight elements side by side: Montgomery form, any odd p.

With R = D^n, D = 2^52, a product t is brought back a digit at a time (Montgomery 1985): for
q = (t mod D)·(-1/p mod D) mod D the lowest digit of t + q·p is zero, and its carry goes to the next. With
c = -p mod D, q·p is q·(p + c) - q·c: the lower half of q·c is the lowest digit of t, so that nobody computes it, and
the upper half is subtracted from the next digit. After n steps the sums are carried once from the lowest digit to the
highest, which makes them factors again: an instruction reads no more than 52 bits of them.

Where p has a run of digits D - 1, from one at D^i to one below D^j, a step does without their products, as together
they are D^j - D^i. Nothing becomes negative by all that: before the first step a multiple of p is added, whose digits
are large enough wherever something will be subtracted.

Elements may be a little above 2^(m + 3), for p of m bits. Sums are cut there: with 2^(m + 3) ≡ f < p, and a sum below
2^(m + 3)·(h + 1) for a small h, what is left is below 2^(m + 3) + h·p. R has at least m + 4 bits, so that products of
such elements are brought back to less than 2^(m + 3).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from modforge.field.layouts.digits.full_lanes import FullDigits, FullLanes, positions_of, products_of
from modforge.field.layouts.digits.in_digits import exact
from modforge.field.layouts.digits.lanes import FACTOR, LANES
from modforge.field.layouts.digits.writer import Digits, Grid, Term
from modforge.field.program.claims import Congruent, Divide, Linear, Number, Operand, Positions
from modforge.field.program.ir import Op, split
from modforge.field.proof.builder import Builder, Named
from modforge.field.proof.words import ProofError

ROOM = 3
"""Bits that elements have above those of p."""

Offsets: TypeAlias = Mapping[tuple[int, int], int]
"""Constants to be added, by the digit where, and for which of the words that a step subtracts."""

SHORTEST_RUN = 2
"""Digits from which on a run takes less than its products, four for two."""


@dataclass(frozen=True)
class MontgomeryLanes(FullLanes):
    """The digits of one of eight elements; every lane executes the same programs."""

    @property
    def radix(self) -> int:
        """R = D^n."""
        return 1 << (FACTOR * self.grid.count)

    @property
    def lack(self) -> int:
        """c = -p mod D, what p lacks of a multiple of D; 0 where that is more than p."""
        lack = -self.modulus % (1 << FACTOR)
        return lack if lack <= self.modulus else 0

    @property
    def inverse(self) -> int:
        """-1/p mod D."""
        return pow(-self.modulus, -1, 1 << FACTOR)

    @property
    def method(self) -> str:
        """How a product is reduced."""
        friendly = ", whose lowest digit is D - 1" if self.inverse == 1 else ""
        digits = f"{self.grid.count} digit{'s' * (self.grid.count > 1)} of {FACTOR} bits"
        return f"{LANES} lanes, {digits}, reduced by multiples of p{friendly} (Montgomery)"

    @property
    def why(self) -> str:
        """How the lowest digit of p shortens each step."""
        if self.inverse == 1:
            return f"the lowest digit is 2^{FACTOR} - 1, so that it is its own quotient"
        return "no form that saves multiplications: a multiple of p makes one digit after the other zero"

    @property
    def above(self) -> tuple[int, ...]:
        """The digits of p + c that a step multiplies its quotient by, from D on, with -1 for one that is subtracted."""
        digits = list(split((self.modulus + self.lack) >> FACTOR, self.grid.count, FACTOR))
        begin, end = _longest_run(digits)
        if end - begin >= SHORTEST_RUN:
            digits[begin:end] = [-1, *(0,) * (end - begin - 1)]
            digits[end] += 1
        return tuple(digits)

    @property
    def _subtracted(self) -> list[tuple[int, int]]:
        """What a step subtracts: the index of the digit in ``above``, and how large it may be.

        First the upper half of q·c, then the quotient itself.
        """
        largest = (1 << FACTOR) - 1
        upper = [(0, largest * self.lack >> FACTOR)] if self.lack > 1 else []
        return [*upper, *((at, largest) for at, factor in enumerate(self.above) if factor == -1)]

    def product(self, builder: Builder, a: Named, b: Named, terms: list[Term]) -> Named:
        """Sum both halves of products, then reduce."""
        return self._reduce(builder, self.digits(builder).products(terms), [(1, (a, b))], self.grid.count)

    def several(self, builder: Builder, sums: Sequence[Operand], of: Sequence[tuple[int, Sequence[Named]]]) -> Named:
        """Reduce, then cut what several products are longer by."""
        reduced, number = self._steps(builder, sums, of, self.grid.count)
        return self.result(builder, self.carried(self.digits(builder), reduced), ((1, (number.name,)),))

    def mul_small(self, builder: Builder, a: Named, b: Named) -> Named:
        """Multiply, and take one step, as that is longer than p by less than a digit; then make up for the step."""
        sums: list[Operand] = [0] * (self.grid.count + 1)
        for at, word in enumerate(a.words):
            self.digits(builder).add_halves(sums, at, word, b.words[0])
        shorter = self._reduce(builder, sums, [(1, (a, b))], 1)
        return self._times(builder, shorter, self.radix << FACTOR, self.grid.count)

    def encode(self, builder: Builder, a: Named) -> Named:
        """Divide by R, which leaves hardly more than p; then pack the digits and subtract p."""
        return super().encode(builder, self._reduce(builder, a.words, [(1, (a,))], self.grid.count))

    def enter(self, builder: Builder, a: Named) -> Named:
        """Cut full words into digits, multiply by R times the power of D that as many steps divide by, then reduce."""
        digits = self.digits(builder)
        count = -(-builder.highest(a).bit_length() // FACTOR)
        words = tuple(self.bits(builder, digits, a, FACTOR * at, FACTOR * (at + 1)) for at in range(count))
        whole = builder.claim(Linear(builder.fresh("v"), words, ((1, a.name),), positions=positions_of(words)))
        return self._times(builder, whole, self.radix << (FACTOR * count), count)

    def carried(self, digits: Digits, words: Sequence[Operand]) -> Number:
        """Cut what is above m + 3 bits, add its residue, then carry along all digits."""
        assert isinstance(digits, FullDigits)
        last, above = digits.cut(words[-1], self.grid.sizes[-1])
        sums = [*words[:-1], last, 0]
        if above != 0:
            for at, factor in enumerate(self.constant_digits(1 << self.grid.m)):
                digits.add_halves(sums, at, above, factor)
        if sums.pop() != 0:
            raise ProofError("what is added below has more digits than an element")
        return digits.chain(sums)

    # Parts of the above.

    def _times(self, builder: Builder, a: Named, factor: int, steps: int) -> Named:
        """Return a·factor modulo p, divided by a power of D."""
        sums = self.digits(builder).products(products_of(a.words, self.constant_digits(factor)))
        return self._reduce(builder, sums, [(factor % self.modulus, (a,))], steps)

    def _offsets(self, steps: int) -> tuple[Mapping[int, int], Offsets]:
        """Return the digits of a multiple of p that is added before some steps: some at once, some one in each step.

        The latter are where the steps subtract, and as large as what these do.
        """
        if not self._subtracted:
            return {}, {}
        places = [(which, index + 1, most) for which, (index, most) in enumerate(self._subtracted)]
        later = {(first + at, which): most for which, first, most in places for at in range(steps)}
        # The digits that make it a multiple are at the same places, if there are as many.
        _, first, _ = places[-1]
        start = min(max(first + steps - self.grid.count, 0), first)
        total = sum(digit << (FACTOR * at) for (at, _), digit in later.items())
        rest = dict(enumerate(self.constant_digits(-total * pow(1 << (FACTOR * start), -1, self.modulus)), start))
        later = {(at, which): digit + rest.pop(at, 0) for (at, which), digit in later.items()}
        return rest, later

    def _reduce(
        self, builder: Builder, sums: Sequence[Operand], of: Sequence[tuple[int, Sequence[Named]]], steps: int
    ) -> Named:
        """Return the digits of sums after some steps, which leave no more than an element."""
        sums, number = self._steps(builder, sums, of, steps)
        carried = self.digits(builder).chain(sums)
        return builder.claim(Linear(builder.fresh("r"), carried, ((1, number.name),), positions=positions_of(carried)))

    def _steps(
        self, builder: Builder, sums: Sequence[Operand], of: Sequence[tuple[int, Sequence[Named]]], steps: int
    ) -> tuple[Sequence[Operand], Named]:
        """Return sums after some steps; before, they are those of products of numbers, each times a constant."""
        digits = self.digits(builder)
        at_once, later = self._offsets(steps)
        sums = [digits.plus(total, at_once.get(at, 0)) for at, total in enumerate(sums)]
        words, positions = _with(sums, later)
        terms = tuple((factor, tuple(number.name for number in product)) for factor, product in of)
        number = builder.claim(Congruent(builder.fresh("t"), words, terms, 0, positions))
        for _ in range(steps):
            sums, later, number = self._step(builder, sums, later, number)
        return sums, number

    def _step(
        self, builder: Builder, sums: Sequence[Operand], offsets: Offsets, number: Named
    ) -> tuple[Sequence[Operand], Offsets, Named]:
        """Return (sums + q·p)/D, with offsets at some digits, for the digit q that makes the lowest one zero."""
        digits = self.digits(builder)
        others = [*sums[1:], *(0,) * (self.grid.count + 1 - len(sums))]
        quotient, (rest, less), upper, carry = self._quotient(builder, sums[0])
        others[0] = digits.plus(others[0], carry)
        left = {(at - 1, which): offset for (at, which), offset in offsets.items()}
        subtracted = [*([upper] if self.lack > 1 else []), *([quotient] if -1 in self.above else [])]
        for which, ((at, _), word) in enumerate(zip(self._subtracted, subtracted, strict=True)):
            offset = left.pop((at, which))
            others[at] = digits.plus(others[at], builder.emit(Op.MINUS, offset, word) if word != 0 else offset)
        for at, factor in enumerate(self.above):
            if factor != -1:
                digits.add_halves(others, at, quotient, factor)
        words, positions = _with(others, left)
        claim = Divide(builder.fresh("t"), words, number.name, quotient, rest, FACTOR, positions, less)
        return others, left, builder.claim(claim)

    def _quotient(self, builder: Builder, lowest: Operand) -> tuple[Operand, tuple[Operand, Operand], Operand, Operand]:
        """Return the digit q that makes the lowest one of a sum with q·p zero, and what becomes of that.

        First two words that are the same, the lowest digit and the lower half of q·c; then the upper half, and what is
        carried. The instruction for the lower half is there for the proof: nobody reads it, and it is not printed.
        """
        if lowest == 0:
            return 0, (0, 0), 0, 0
        digits = self.digits(builder)
        if self.inverse == 1:
            quotient, carry = digits.cut(lowest, FACTOR)
            return quotient, (0, 0), 0, carry
        if self.lack == 0:
            quotient = builder.emit(Op.MAC52_LOW, digits.lowest(lowest), self.inverse, 0)
            ending: list[Operand] = [lowest, 0]
            digits.add_halves(ending, 0, quotient, self.modulus)
            rest, carry = digits.cut(ending[0], FACTOR)
            return quotient, (rest, 0), 0, digits.plus(ending[1], carry)
        digit, carry = digits.cut(lowest, FACTOR)
        quotient = builder.emit(Op.MAC52_LOW, digit, self.inverse, 0)
        lower, upper = (builder.emit(op, quotient, self.lack, 0) for op in (Op.MAC52_LOW, Op.MAC52_HIGH))
        return quotient, (digit, lower), upper, carry


def _with(sums: Sequence[Operand], offsets: Offsets) -> tuple[Number, Positions]:
    """Return the words of a number that is the sum of digits and of constants at some of them, and their positions."""
    return (*sums, *offsets.values()), (*positions_of(sums), *(FACTOR * at for at, _ in offsets))


def _longest_run(digits: Sequence[int]) -> tuple[int, int]:
    """Return where the longest run of digits D - 1 begins and ends."""
    found = (0, 0)
    begin = 0
    for at, digit in enumerate(digits):
        if digit != (1 << FACTOR) - 1:
            begin = at + 1
        elif at + 1 - begin > found[1] - found[0]:
            found = begin, at + 1
    return found


def layout(p: int) -> MontgomeryLanes:
    """Return the layout of an odd modulus."""
    m = p.bit_length()
    # Sums are cut within a digit: a bit higher where that is between two.
    room = ROOM + ((m + ROOM) % FACTOR == 0)
    count = -(-(m + room + 1) // FACTOR)
    grid = Grid(m + room, (), tuple(FACTOR * index for index in range(count)))
    return exact(MontgomeryLanes(p, 64, grid, (*((1 << FACTOR) - 1,) * (count - 1), (1 << grid.sizes[-1]) - 1)))
