"""Numbers in overlapping digits: their places, the part above the highest one, sums of products, and carries.

A digit is a word that may be larger than the distance to the next one, so a sum of digits needs no carry at once. What
lies at bit m and above comes back below it by ``2^m ≡ sum of factor·2^position``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial

from modforge.field.program.claims import Number, Operand, Word
from modforge.field.program.ir import Op
from modforge.field.program.notation import about, limits
from modforge.field.proof.builder import Builder
from modforge.field.proof.words import ProofError

Targets = tuple[tuple[int, int], ...]
"""Digits, and the factors of a word that is added to them."""

Term = tuple[Operand, Operand, int, int]
"""Two words, a constant factor of their product, and the bit position where it begins."""

Column = Callable[[], Operand]
"""Writes the sum of everything that belongs to a digit, and returns its word."""


@dataclass(frozen=True)
class Grid:
    """Digits that begin at ``positions``, the first at 0, and the powers of two that 2^m is congruent to the sum of."""

    m: int
    powers: tuple[tuple[int, int], ...]
    positions: tuple[int, ...]

    @classmethod
    def even(cls, m: int, powers: tuple[tuple[int, int], ...], count: int) -> Grid:
        """Return the grid of digits as long as each other, up to one bit.

        >>> Grid.even(255, ((19, 0),), 10).positions
        (0, 26, 51, 77, 102, 128, 153, 179, 204, 230)
        """
        return cls(m, powers, tuple(-(-index * m // count) for index in range(count)))

    @property
    def count(self) -> int:
        """The number of digits."""
        return len(self.positions)

    @cached_property
    def sizes(self) -> tuple[int, ...]:
        """The distance from each digit to the next, of the last to bit m."""
        ends = (*self.positions[1:], self.m)
        return tuple(end - at for at, end in zip(self.positions, ends, strict=True))

    def start(self, index: int) -> int:
        """Return where a digit begins; those from ``count`` on repeat the grid above bit m."""
        turns, column = divmod(index, self.count)
        return turns * self.m + self.positions[column]

    def column(self, position: int) -> Targets:
        """Return the digit that a word at a bit position belongs to, which may lie above bit m."""
        turns, rest = divmod(position, self.m)
        column = max(index for index, at in enumerate(self.positions) if at <= rest)
        return ((turns * self.count + column, 1 << (rest - self.positions[column])),)

    def fold(self, position: int) -> Targets:
        """Return the digits that a word at bit m or above is added to instead."""
        found = [(at, f * g) for f, x in self.powers for at, g in self.column(position - self.m + x)]
        return tuple(found)

    def place(self, position: int) -> Targets:
        """Return the digits below bit m that a word at a bit position is added to.

        >>> Grid.even(255, ((19, 0),), 5).place(255 + 51), Grid.even(255, ((19, 0),), 10).place(52)
        (((1, 19),), ((2, 2),))
        """
        if position < self.m:
            return self.column(position)
        found = [(at, f * g) for f, x in self.powers for at, g in self.place(position - self.m + x)]
        return tuple(found)


class Digits:
    """Writes sums and carries on a grid."""

    def __init__(self, builder: Builder, grid: Grid) -> None:
        """Write into a builder."""
        self._builder = builder
        self._grid = grid
        self._scaled: dict[tuple[Operand, int], Operand] = {}

    # Words.

    def highest(self, word: Operand) -> int:
        """Return the largest value a word may have."""
        return self._builder.highest_word(word)

    def plus(self, a: Operand, b: Operand) -> Operand:
        """Return a + b, in a double word if it needs one."""
        if a == 0 or b == 0:
            return b if a == 0 else a
        return self._builder.emit(Op.PLUS, a, b, double=self._needs_double(self.highest(a) + self.highest(b)))

    def scale(self, word: Operand, factor: int) -> Operand:
        """Return factor·word, in one word."""
        if factor == 1:
            return word
        if (word, factor) not in self._scaled:
            power = factor.bit_length() - 1
            if factor == 1 << power and not self._needs_double(self.highest(word) * factor):
                scaled = self._builder.emit(Op.SHL, word, shift=power)
            else:
                scaled = self._builder.emit(Op.TIMES, word, factor)
            self._scaled[word, factor] = scaled
        return self._scaled[word, factor]

    def add_product(self, total: Operand, a: Operand, b: Operand) -> Operand:
        """Return total + a·b."""
        double = self._needs_double(self.highest(total) + self.highest(a) * self.highest(b))
        if total == 0:
            return self._builder.emit(Op.TIMES, a, b, double=double)
        return self._builder.emit(Op.MULTIPLY_ADD, a, b, total, double=double)

    def add_multiple(self, total: Operand, word: Operand, factor: int) -> Operand:
        """Return total + factor·word."""
        if word == 0:
            return total
        if factor != 1 and isinstance(word, Word) and word.double:
            raise ProofError("a constant multiplies a double word")
        return self.plus(total, word) if factor == 1 else self.add_product(total, word, factor)

    def add_above(self, words: list[Operand], index: int, word: Operand) -> None:
        """Add a word at the digit ``index``, which lies above bit m, to the digits that it belongs to."""
        for column, factor in self._grid.place(self._grid.start(index)):
            words[column] = self.add_multiple(words[column], word, factor)

    def cut(self, word: Operand, size: int) -> tuple[Operand, Operand]:
        """Return a word modulo 2^size, and the part above."""
        above = self.highest(word) >> size
        if above == 0:
            return word, 0
        low = self._builder.emit(Op.LOW, word, shift=size)
        return low, self._builder.emit(Op.SHR, word, shift=size, double=self._needs_double(above))

    # Numbers.

    def sums(self, products: Iterable[Term], place: Callable[[int], Targets]) -> list[Column]:
        """Return the columns of a sum of products, each added where ``place`` says.

        Factors multiply a word before the product is made: the power of two in it the first, what remains the second.
        """
        columns: dict[int, list[tuple[Operand, Operand, int]]] = {}
        for a, b, factor, position in products:
            for column, multiple in place(position):
                columns.setdefault(column, []).append((a, b, factor * multiple))
        return [partial(self._sum, columns.get(index, [])) for index in range(max(columns) + 1)]

    def _sum(self, products: Sequence[tuple[Operand, Operand, int]]) -> Operand:
        total: Operand = 0
        for a, b, factor in products:
            power = factor & -factor
            total = self.add_product(total, self.scale(a, power), self.scale(b, factor // power))
        return total

    def wrap(self, columns: Sequence[Column]) -> list[Column]:
        """Return columns without those at bit m and above, from the highest on, as these may come back there."""
        count = self._grid.count
        high: list[Operand] = [*(column() for column in columns[count:]), *(0,) * (2 * count + 1 - len(columns))]
        targets = [self._grid.fold(self._grid.start(count + index)) for index in range(len(high))]
        if any(factor != 1 for found in targets for _, factor in found):
            self._to_single_words(high)
        below: list[list[tuple[Operand, int]]] = [[] for _ in range(count)]
        for index in reversed(range(len(high))):
            for column, factor in targets[index]:
                if column < count:
                    below[column].append((high[index], factor))
                else:
                    high[column - count] = self.add_multiple(high[column - count], high[index], factor)
        return [partial(self._sum_with, column, added) for column, added in zip(columns, below, strict=False)]

    def _sum_with(self, column: Column, added: Iterable[tuple[Operand, int]]) -> Operand:
        total = column()
        for word, factor in added:
            total = self.add_multiple(total, word, factor)
        return total

    def _to_single_words(self, columns: list[Operand]) -> None:
        """Carry once between all columns at bit m and above, so that a constant can multiply them."""
        carry: Operand = 0
        for index, word in enumerate(columns):
            low, above = self.cut(word, self._grid.sizes[index % self._grid.count])
            columns[index], carry = self.plus(low, carry), above

    def chains(self, columns: Sequence[Column], count: int) -> Number:
        """Carry from each digit to the next in ``count`` chains side by side, then once where a chain begins.

        Each column is summed when its turn comes, so that few double words are held at a time.
        """
        size = self._grid.count
        starts = [size * index // count for index in range(count)]
        digits: list[Operand] = [0] * size
        owed = []
        for start, end in zip(starts, (*starts[1:], size), strict=True):
            carry: Operand = 0
            for index in range(start, end):
                total = self.plus(columns[index](), carry)
                digits[index], carry = self.cut(total, self._grid.sizes[index])
                self._note_cut(index, total, carry)
            owed.append((end, carry))
        received = self._give(digits, owed)
        self._give(digits, [(index + 1, self._take(digits, index)) for index in received])
        self._note_result(digits, f"then what {_digits(dict.fromkeys(received))} got above the lowest bits goes on")
        return tuple(digits)

    def round(self, columns: Sequence[Operand]) -> Number:
        """Carry from each digit to the next, all at once."""
        digits = list(columns)
        owed = [(index + 1, self._take(digits, index)) for index in range(self._grid.count)]
        self._give(digits, owed)
        widest = max((carry for _, carry in owed), key=self.highest)
        self._note_result(
            digits,
            f"all at once: each digit keeps its lowest bits; what is above, < {self._below(widest)}, goes to the next, "
            f"from the last to {self._target(self._grid.count)}",
        )
        return tuple(digits)

    # The text of the explanation.

    def _note_cut(self, index: int, total: Operand, carry: Operand) -> None:
        words = "two words" if self._needs_double(self.highest(total)) else "a word"
        text = f"digit {index}: the sum, < {self._below(total)}, fits {words}"
        if carry != 0:
            above = f"what is above, < {self._below(carry)}, goes to {self._target(index + 1)}"
            text += f"; its lowest {self._grid.sizes[index]} bits stay, {above}"
        self._builder.note(text)

    def _note_result(self, digits: Sequence[Operand], how: str) -> None:
        self._builder.note(f"{how}: digits are then {limits([self.highest(digit) for digit in digits])}")

    def _below(self, word: Operand) -> str:
        """Write the bound that a word is below, as a power of two if that is shorter."""
        exact = about(self.highest(word) + 1)
        return f"2^{self.highest(word).bit_length()}" if exact.startswith("0x") else exact

    def _target(self, index: int) -> str:
        """Say where a word at the beginning of a digit is added, which may lie at bit m."""
        places = self._grid.place(self._grid.start(index))
        return " and ".join(f"digit {column}" + f", times {factor}" * (factor > 1) for column, factor in places)

    def _take(self, digits: list[Operand], index: int) -> Operand:
        digits[index], carry = self.cut(digits[index], self._grid.sizes[index])
        return carry

    def _give(self, digits: list[Operand], carries: Iterable[tuple[int, Operand]]) -> list[int]:
        """Add carries to the digits that they belong to; return these."""
        received = []
        for index, carry in carries:
            for column, factor in self._grid.place(self._grid.start(index)):
                digits[column] = self.add_multiple(digits[column], carry, factor)
                received.append(column)
        return received

    def _needs_double(self, highest: int) -> bool:
        return bool(highest >> self._builder.width)


def _digits(indices: Collection[int]) -> str:
    return f"digit{'s' * (len(indices) > 1)} {' and '.join(map(str, indices))}"
