"""How a number is held in words: where each word begins, and how large it may be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import lshift


@dataclass(frozen=True)
class Format:
    """Words at bit positions, each with its largest value, and the largest value of the whole number.

    Full words begin at multiples of the word size w. Others overlap: a word may exceed the distance to the next.
    """

    positions: tuple[int, ...]
    limits: tuple[int, ...]
    highest: int

    @classmethod
    def full(cls, count: int, width: int, highest: int) -> Format:
        """Return the format of ``count`` full words of ``width`` bits that hold a number up to ``highest``.

        >>> Format.full(2, 64, 2**127).limits == (2**64 - 1, 2**63)
        True
        """
        positions = tuple(width * index for index in range(count))
        return cls(positions, tuple(min((1 << width) - 1, highest >> at) for at in positions), highest)

    @property
    def words(self) -> int:
        """The number of words."""
        return len(self.positions)

    def split(self, value: int) -> tuple[int, ...]:
        """Return the words of a value: from the last one down, each as large as the value and its limit allow.

        >>> Format((0, 51, 102), (2**52, 2**52, 2**52), 2**155).split(1 + 2**51 + 2**154)
        (1, 1, 4503599627370496)
        """
        words, rest = [], value
        for at, limit in zip(reversed(self.positions), reversed(self.limits), strict=True):
            words.append(min(rest >> at, limit))
            rest -= words[-1] << at
        if value < 0 or rest:
            raise ValueError(f"{value:#x} does not fit {self.words} words up to {max(self.limits):#x}")
        return tuple(reversed(words))

    def join(self, words: Sequence[int]) -> int:
        """Return the value of words."""
        if len(words) != self.words:
            raise ValueError(f"{len(words)} words are not {self.words}")
        return sum(map(lshift, words, self.positions))
