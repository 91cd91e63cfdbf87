"""Digits of 52 bits for the 52-bit products of AVX-512 IFMA, eight elements side by side: Montgomery form, any odd p.

The halves of a product of digits at k belong to the digits k and k + 1, and there both are added to one sum (Gueron and
Krasnov 2012). With R = D^n, D = 2^52, a product t is brought back a digit at a time (Montgomery 1985): for
q = (t mod D)·(-1/p mod D) mod D the lowest digit of t + q·p is zero, and its carry goes to the next. After n steps the
sums are carried once from the lowest digit to the highest, which makes them factors again: an instruction reads no more
than 52 bits of them.

Where p has a run of digits D - 1, from one at D^i to one below D^j, a step does without their products, as together
they are D^j - D^i. Nothing becomes negative by that: before the first step a multiple of p is added, whose digits are
at least D - 1 wherever a quotient will be subtracted.

Elements may be a little above 2^(m + 3), for p of m bits. Sums are cut there: with 2^(m + 3) ≡ f < p, and a sum below
2^(m + 3)·(h + 1) for a small h, what is left is below 2^(m + 3) + h·p. R has at least m + 4 bits, so that products of
such elements are brought back to less than 2^(m + 3).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from modforge.field.layouts.digits.in_digits import STEPS, InDigits, closed
from modforge.field.layouts.digits.lanes import FACTOR, LANES
from modforge.field.layouts.digits.writer import Digits, Grid, Term
from modforge.field.layouts.full_words import MAX_WORDS
from modforge.field.layouts.layout import OF_PRODUCTS
from modforge.field.program.claims import Congruent, Divide, Linear, Number, Operand, Positions
from modforge.field.program.ir import Op, split
from modforge.field.proof.builder import Builder, Named
from modforge.field.proof.words import ProofError

ROOM = 3
"""Bits that elements have above those of p."""

SHORTEST_RUN = 2
"""Digits from which on a run takes less than its products, four for two."""


class FullDigits(Digits):
    """Sums of both halves of 52-bit products."""

    def add_halves(self, sums: list[Operand], at: int, a: Operand, b: Operand) -> None:
        """Add a product to the sum at a digit and to the next one."""
        product = self.highest(a) * self.highest(b)
        if product:
            sums[at] = self._builder.emit(Op.MAC52_LOW, a, b, sums[at])
        if product >> FACTOR:
            sums[at + 1] = self._builder.emit(Op.MAC52_HIGH, a, b, sums[at + 1])

    def lowest(self, total: Operand) -> Operand:
        """Return the lowest bits of a sum, which can be a factor."""
        return self._builder.emit(Op.LOW, total, shift=FACTOR) if self.highest(total) >> FACTOR else total

    def products(self, terms: Sequence[Term]) -> Number:
        """Return the sums of products: first those that count twice, then, these doubled, the others."""
        sums: list[Operand] = [0] * (max(position for *_, position in terms) // FACTOR + 2)
        for times in (2, 1):
            for a, b, factor, position in terms:
                if factor == times:
                    self.add_halves(sums, position // FACTOR, a, b)
            sums = [self.scale(total, times) if total != 0 else 0 for total in sums]
        return tuple(sums)

    def chain(self, sums: Sequence[Operand]) -> Number:
        """Carry from each digit to the next, up to the last one, which keeps what it has."""
        digits = []
        carry: Operand = 0
        for total in sums[:-1]:
            digit, carry = self.cut(self.plus(total, carry), FACTOR)
            digits.append(digit)
        self._builder.note(f"each digit keeps its lowest {FACTOR} bits, and what is above goes to the next")
        return (*digits, self.plus(sums[-1], carry))


@dataclass(frozen=True)
class MontgomeryLanes(InDigits):
    """The digits of one of eight elements; every lane executes the same programs."""

    @property
    def radix(self) -> int:
        """R = D^n."""
        return 1 << (FACTOR * self.grid.count)

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

    def digits(self, builder: Builder) -> FullDigits:
        """Return a writer on the grid."""
        return FullDigits(builder, self.grid)

    @property
    def above(self) -> tuple[int, ...]:
        """The digits of p that a step multiplies its quotient by, from D on, with -1 for one that is subtracted.

        If the lowest digit of p is D - 1, they are those of p + 1, as the quotient is the digit that it makes zero.
        """
        value = self.modulus + (self.inverse == 1)
        digits = list(split(value >> FACTOR, self.grid.count, FACTOR))
        begin, end = _longest_run(digits)
        if end - begin >= SHORTEST_RUN:
            digits[begin:end] = [-1, *(0,) * (end - begin - 1)]
            digits[end] += 1
        return tuple(digits)

    @property
    def of_products(self) -> Mapping[str, str]:
        """All, if there are few digits."""
        return OF_PRODUCTS if self.grid.count <= MAX_WORDS else {}

    def product(self, builder: Builder, a: Named, b: Named, terms: list[Term]) -> Named:
        """Sum both halves of products, then reduce."""
        return self._reduce(builder, self.digits(builder).products(terms), [(a, b)], self.grid.count)

    def sum_of_products(self, builder: Builder, a: Named, b: Named, c: Named, d: Named) -> Named:
        """Sum both halves of both products, reduce, then cut what two products are longer by."""
        digits = self.digits(builder)
        products = digits.products([*_products(a.words, b.words), *_products(c.words, d.words)])
        sums, number = self._steps(builder, products, [(a, b), (c, d)], self.grid.count)
        return self.result(builder, self.carried(digits, sums), ((1, (number.name,)),))

    def difference_of_products(self, builder: Builder, a: Named, b: Named, c: Named, d: Named) -> Named:
        """Multiply by -c instead of c."""
        return self.sum_of_products(builder, a, b, self.neg(builder, c), d)

    def product_minus_square(self, builder: Builder, a: Named, b: Named, c: Named) -> Named:
        """Multiply -c by c."""
        return self.sum_of_products(builder, a, b, self.neg(builder, c), c)

    def mul_small(self, builder: Builder, a: Named, b: Named) -> Named:
        """Multiply, and take one step, as that is longer than p by less than a digit; then make up for the step."""
        sums: list[Operand] = [0] * (self.grid.count + 1)
        for at, word in enumerate(a.words):
            self.digits(builder).add_halves(sums, at, word, b.words[0])
        shorter = self._reduce(builder, sums, [(a, b)], 1)
        return self._times(builder, shorter, self.radix << FACTOR, self.grid.count)

    def encode(self, builder: Builder, a: Named) -> Named:
        """Divide by R, which leaves hardly more than p; then pack the digits and subtract p."""
        return super().encode(builder, self._reduce(builder, a.words, [(a,)], self.grid.count))

    def enter(self, builder: Builder, a: Named) -> Named:
        """Cut full words into digits, multiply by R times the power of D that as many steps divide by, then reduce."""
        digits = self.digits(builder)
        count = -(-builder.highest(a).bit_length() // FACTOR)
        words = tuple(self.bits(builder, digits, a, FACTOR * at, FACTOR * (at + 1)) for at in range(count))
        whole = builder.claim(Linear(builder.fresh("v"), words, ((1, a.name),), positions=_positions(words)))
        return self._times(builder, whole, self.radix << (FACTOR * count), count)

    def carried(self, digits: Digits, words: Sequence[Operand]) -> Number:
        """Cut what is above m + 3 bits, add its residue, then carry along all digits."""
        assert isinstance(digits, FullDigits)
        last, above = digits.cut(words[-1], self.grid.sizes[-1])
        sums = [*words[:-1], last, 0]
        if above != 0:
            for at, factor in enumerate(self._constant(1 << self.grid.m)):
                digits.add_halves(sums, at, above, factor)
        if sums.pop() != 0:
            raise ProofError("what is added below has more digits than an element")
        return digits.chain(sums)

    # Parts of the above.

    def _constant(self, value: int) -> tuple[int, ...]:
        """Return the digits of a number modulo p."""
        return split(value % self.modulus, self.grid.count, FACTOR)

    def _times(self, builder: Builder, a: Named, factor: int, steps: int) -> Named:
        """Return a·factor modulo p, divided by a power of D."""
        sums = self.digits(builder).products(_products(a.words, self._constant(factor)))
        return self._reduce(builder, sums, [(a,)], steps, factor % self.modulus)

    def _offsets(self, steps: int) -> tuple[Mapping[int, int], Mapping[int, int]]:
        """Return the digits of a multiple of p that is added before some steps: some at once, some one in each step.

        The latter are where the steps subtract their quotients, and at least D - 1.
        """
        if -1 not in self.above:
            return {}, {}
        first, count = self.above.index(-1) + 1, self.grid.count
        later = {first + at: (1 << FACTOR) - 1 for at in range(steps)}
        # The digits that make it a multiple are at the same places, if there are as many.
        start = min(max(first + steps - count, 0), first)
        total = sum(digit << (FACTOR * at) for at, digit in later.items())
        rest = dict(enumerate(self._constant(-total * pow(1 << (FACTOR * start), -1, self.modulus)), start))
        at_once = {at: digit for at, digit in rest.items() if at not in later}
        return at_once, {at: digit + rest.get(at, 0) for at, digit in later.items()}

    def _reduce(
        self, builder: Builder, sums: Sequence[Operand], of: Sequence[Sequence[Named]], steps: int, factor: int = 1
    ) -> Named:
        """Return the digits of sums after some steps, which leave no more than an element."""
        sums, number = self._steps(builder, sums, of, steps, factor)
        carried = self.digits(builder).chain(sums)
        return builder.claim(Linear(builder.fresh("r"), carried, ((1, number.name),), positions=_positions(carried)))

    def _steps(
        self, builder: Builder, sums: Sequence[Operand], of: Sequence[Sequence[Named]], steps: int, factor: int = 1
    ) -> tuple[Sequence[Operand], Named]:
        """Return sums after some steps; before, they are those of products of numbers, times a constant."""
        digits = self.digits(builder)
        at_once, later = self._offsets(steps)
        sums = [digits.plus(total, at_once.get(at, 0)) for at, total in enumerate(sums)]
        words, positions = _with(sums, later)
        terms = tuple((factor, tuple(number.name for number in product)) for product in of)
        number = builder.claim(Congruent(builder.fresh("t"), words, terms, 0, positions))
        for _ in range(steps):
            sums, later, number = self._step(builder, sums, later, number)
        return sums, number

    def _step(
        self, builder: Builder, sums: Sequence[Operand], offsets: Mapping[int, int], number: Named
    ) -> tuple[Sequence[Operand], Mapping[int, int], Named]:
        """Return (sums + q·p)/D, with offsets at some digits, for the digit q that makes the lowest one zero."""
        digits = self.digits(builder)
        others = [*sums[1:], *(0,) * (self.grid.count + 1 - len(sums))]
        ending = [sums[0], others[0]]
        quotient, rest, carry = self._quotient(builder, ending)
        others[0] = digits.plus(ending[1], carry)
        left = {at - 1: offset for at, offset in offsets.items()}
        for at, factor in enumerate(self.above):
            if factor == -1:
                offset = left.pop(at)
                less = builder.emit(Op.MINUS, offset, quotient) if quotient != 0 else offset
                others[at] = digits.plus(others[at], less)
            else:
                digits.add_halves(others, at, quotient, factor)
        words, positions = _with(others, left)
        claim = Divide(builder.fresh("t"), words, number.name, quotient, rest, FACTOR, positions)
        return others, left, builder.claim(claim)

    def _quotient(self, builder: Builder, ending: list[Operand]) -> tuple[Operand, Operand, Operand]:
        """Return the digit q that makes the lowest one of a sum with q·p zero, that digit of the sum, and its carry.

        Both halves of the product of q and the lowest digit of p are added to ``ending``, the two lowest sums.
        """
        digits = self.digits(builder)
        if self.inverse == 1:
            quotient, carry = digits.cut(ending[0], FACTOR)
            return quotient, 0, carry
        quotient = 0
        if ending[0] != 0:
            quotient = builder.emit(Op.MAC52_LOW, digits.lowest(ending[0]), self.inverse, 0)
        digits.add_halves(ending, 0, quotient, self.modulus % (1 << FACTOR))
        return quotient, *digits.cut(ending[0], FACTOR)


def _products(a: Sequence[Operand], b: Sequence[Operand]) -> list[Term]:
    return [(x, y, 1, FACTOR * (i + j)) for i, x in enumerate(a) for j, y in enumerate(b)]


def _positions(words: Sequence[Operand]) -> Positions:
    return tuple(FACTOR * at for at in range(len(words)))


def _with(sums: Sequence[Operand], offsets: Mapping[int, int]) -> tuple[Number, Positions]:
    """Return the words of a number that is the sum of digits and of constants at some of them, and their positions."""
    return (*sums, *offsets.values()), (*_positions(sums), *(FACTOR * at for at in offsets))


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
    found = closed(MontgomeryLanes(p, 64, grid, (*((1 << FACTOR) - 1,) * (count - 1), (1 << grid.sizes[-1]) - 1)))
    # The multiple of p that is subtracted from changes with the limits, so they may have grown above what is reached.
    for _ in range(STEPS):
        reached = tuple(map(max, zip(*found.reached(), strict=True)))
        if reached == found.limits:
            return found
        found = replace(found, limits=reached)
    raise ProofError("the limits of the digits do not settle")
