"""The registers of ``vdf_core`` that make redundant digits a plain number below M, a word of digits an edge.

>>> words = Words(bits=16, digit_bits=8)
>>> number = ResolveDigits(words).load(0b000000001_000000000, m=300).step()
>>> number.plain, number.below
(256, True)
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from modforge.cores.model.parameters import ceiling
from modforge.cores.square_table import golden as square_table

MULTIPLES = (1, 2, 3, 4)
"""The times that M is taken off a number that is only congruent."""


@dataclass(frozen=True)
class Words:
    """The words of a number below 2^bits in digits."""

    bits: int
    digit_bits: int

    @property
    def digits(self) -> int:
        """Digits of a word: as many as 32 bits hold, at least one."""
        return max(1, 32 // self.digit_bits)

    @property
    def count(self) -> int:
        """Words of a number: the clocks that it takes to become plain."""
        return ceiling(ceiling(self.bits, self.digit_bits), self.digits)

    @property
    def word_bits(self) -> int:
        """Bits of a plain word."""
        return self.digits * self.digit_bits

    @property
    def slot(self) -> int:
        """Bits of a word in digits."""
        return self.digits * (self.digit_bits + 1)

    def lowest(self, wide: int) -> int:
        """Return the value of the digits of the lowest word."""
        d = self.digit_bits
        return sum((wide >> (d + 1) * i & (1 << d + 1) - 1) << d * i for i in range(self.digits))

    def enter(self, wide: int, word: int) -> int:
        """Return the digits less their lowest word, with a plain word above."""
        return wide >> self.slot | word << self.slot * (self.count - 1)

    def shift(self, number: int, word: int) -> int:
        """Return a plain number less its lowest word, with another one above."""
        return number >> self.word_bits | word << self.word_bits * (self.count - 1)

    def plain(self, wide: int) -> int:
        """Return the number when all of its words are plain."""
        low = (1 << self.word_bits) - 1
        return sum((wide >> self.slot * i & low) << self.word_bits * i for i in range(self.count))


@dataclass(frozen=True)
class ResolveDigits:
    """The model of ``resolve_digits``: a number below 2M."""

    words: Words
    left: int = 0
    wide: int = 0
    less: int = 0
    carry: int = 0
    borrow: int = 0

    def load(self, digits: int, m: int) -> Self:
        """Return the registers after the edge that takes digits and M."""
        return replace(self, left=self.words.count, wide=digits, less=m, carry=0, borrow=0)

    def step(self) -> Self:
        """Return the registers after the next word."""
        words = self.words
        radix = 1 << words.word_bits
        total = words.lowest(self.wide) + self.carry
        less = total % radix - self.less % radix - self.borrow
        return replace(
            self,
            left=self.left - 1,
            wide=words.enter(self.wide, total % radix),
            less=words.shift(self.less, less % radix),
            carry=total // radix,
            borrow=int(less < 0),
        )

    @property
    def below(self) -> bool:
        """Whether the number was below M."""
        return bool(self.borrow) and self.carry == 0

    @property
    def plain(self) -> int:
        """The number below M."""
        number = self.words.plain(self.wide) if self.below else self.less
        return number % (1 << self.words.bits)


@dataclass(frozen=True)
class ResolveResidue:
    """The model of ``resolve_residue``: any number in digits of ``square_table``, modulo its M."""

    words: Words
    shape: square_table.Shape
    left: int = 0
    wide: int = 0
    carry: int = 0
    less: tuple[int, ...] = (0, 0, 0, 0)
    """For each of the multiples of M."""

    borrow: tuple[int, ...] = (0, 0, 0, 0)

    def load(self, digits: int) -> Self:
        """Return the registers after the edge that takes digits: the low bits, and the residue of the others."""
        shape = self.shape
        low = [
            digit & (1 << max(0, shape.bits - shape.digit_bits * i)) - 1 for i, digit in enumerate(shape.split(digits))
        ]
        residue = (shape.value(digits) - shape.sum(low)) % shape.modulus
        none = (0, 0, 0, 0)
        less = (residue, *none[1:])
        return replace(self, left=self.words.count, wide=shape.pack(low), carry=0, less=less, borrow=none)

    def step(self) -> Self:
        """Return the registers after the next word."""
        words = self.words
        radix = 1 << words.word_bits
        total = words.lowest(self.wide) + self.less[0] % radix + self.carry
        at = words.word_bits * (words.count - self.left)
        less = [
            total % radix - (times * self.shape.modulus >> at) % radix - borrow
            for times, borrow in zip(MULTIPLES, self.borrow, strict=True)
        ]
        return replace(
            self,
            left=self.left - 1,
            wide=words.enter(self.wide, total % radix),
            carry=total // radix,
            less=tuple(words.shift(old, new % radix) for old, new in zip(self.less, less, strict=True)),
            borrow=tuple(int(each < 0) for each in less),
        )

    @property
    def fits(self) -> int:
        """The number of multiples that the number was not below."""
        span = self.words.word_bits * self.words.count
        tops = [
            (times * self.shape.modulus >> span) + borrow for times, borrow in zip(MULTIPLES, self.borrow, strict=True)
        ]
        return sum(self.carry >= top for top in tops)

    @property
    def below(self) -> bool:
        """Whether the number was below M."""
        return self.fits == 0

    @property
    def plain(self) -> int:
        """The number below M."""
        number = self.less[self.fits - 1] if self.fits else self.words.plain(self.wide)
        return number % (1 << self.words.bits)
