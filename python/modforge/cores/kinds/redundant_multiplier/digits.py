"""Numbers in redundant digits, and what golden models do with them.

A number is digits of d + 1 bits, digit i of weight 2^(d * i), packed lowest first.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence


class Redundant(ABC):
    """The shape of a core whose operands and results are redundant digits."""

    digit_bits: int
    """d: a digit has a bit more."""

    @property
    @abstractmethod
    def digits(self) -> int:
        """Digits of operands and results."""

    @property
    def width(self) -> int:
        """Bits of a packed operand."""
        return self.digits * (self.digit_bits + 1)

    def split(self, packed: int) -> list[int]:
        """Return the digits of a packed number."""
        wide = self.digit_bits + 1
        return [packed >> wide * i & (1 << wide) - 1 for i in range(self.digits)]

    def pack(self, digits: Sequence[int]) -> int:
        """Put digits into one word."""
        wide = self.digit_bits + 1
        assert all(0 <= digit < 1 << wide for digit in digits), "a digit is too long"
        return sum(digit << wide * i for i, digit in enumerate(digits))

    def value(self, packed: int) -> int:
        """Return the number that packed digits stand for."""
        return self.sum(self.split(packed))

    def sum(self, digits: Sequence[int]) -> int:
        """Return the number that digits, or column sums, stand for."""
        return sum(digit << self.digit_bits * i for i, digit in enumerate(digits))

    def from_columns(self, columns: Sequence[int], carry: int = 0, *, whole: bool = False) -> list[int]:
        """Turn column sums to digits: the low bits of a column and what is above them in the column below."""
        low = (1 << self.digit_bits) - 1
        kept = [column & low for column in columns]
        if whole:
            kept[-1] = columns[-1]
        carries = [carry, *(column >> self.digit_bits for column in columns[:-1])]
        return [column + carry for column, carry in zip(kept, carries, strict=True)]

    def product_columns(self, a: Sequence[int], b: Sequence[int], *, square: bool = False) -> list[int]:
        """Return the column sums of A * B: of each product of digits the low bits and what is above them."""
        columns = [0] * (len(a) + len(b))
        for i, x in enumerate(a):
            for j, y in enumerate(b):
                if square and i > j:
                    continue
                product = x * y * (2 if square and i != j else 1)
                columns[i + j] += product & (1 << self.digit_bits) - 1
                columns[i + j + 1] += product >> self.digit_bits
        return columns
