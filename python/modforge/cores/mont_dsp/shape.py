"""The figures that ``mont_dsp`` derives from its parameters: digits, words, passes, and from these its cycles.

>>> shape = Shape.of({"Bits": 1024, "DigitBits": 18, "WordBits": 27, "Cells": 3, "Primitive": 0})
>>> shape.digits, shape.words, shape.passes, shape.slot_length, shape.cycles, shape.interval
(58, 38, 20, 39, 801, 780)
>>> Shape.of({"Bits": 128, "DigitBits": 18, "WordBits": 27, "Cells": 8, "Primitive": 0}).interval
10
"""

from __future__ import annotations

from dataclasses import dataclass

from modforge.cores.model.parameters import Parameters, ceiling
from modforge.cores.mont_fios.shape import Shape as FiosShape

ROW_DELAY = 10
"""Cycles from a word of B at one row to the same word at the next."""

HOLE = 3
"""Words before the place where the quotient is formed."""


class Ring(FiosShape):
    """What ``mont_fios`` and its parts need to know; the ring is open as long as a slot."""

    @property
    def closes(self) -> int:
        """Never."""
        return 0


@dataclass(frozen=True)
class Shape:
    """The constants of one configuration, named as in ``mont_dsp.sv``."""

    digit_bits: int
    word_bits: int
    cells: int

    digits: int
    """Digits of A, and rows of the algorithm."""

    words: int
    """Words of B, n and t."""

    passes: int
    """The times that a product goes around the ring of cells."""

    slot_length: int
    """Cycles of a pass."""

    @classmethod
    def of(cls, parameters: Parameters) -> Shape:
        """Return the constants for these parameters of the core."""
        bits, digit_bits, word_bits = (parameters[name] for name in ("Bits", "DigitBits", "WordBits"))
        cells = parameters["Cells"]
        digits, words = ceiling(bits + 4, digit_bits), ceiling(bits + 2, word_bits)
        passes = ceiling(digits, cells)
        # With one pass a row takes its digit of A from a stream of one digit a cycle, and the inverse has a slot.
        others = ROW_DELAY * cells if passes > 1 else max(cells, _inverse_steps(digit_bits) + 1)
        slot_length = max(words + 1, others)
        return cls(digit_bits, word_bits, cells, digits, words, passes, slot_length)

    @property
    def inverse_steps(self) -> int:
        """Cycles that the inverse takes, two bits in each; the operands wait as long."""
        return _inverse_steps(self.digit_bits)

    @property
    def span(self) -> int:
        """Cycles in which the words are sent, with the hole."""
        return self.words + (self.words > HOLE)

    @property
    def places(self) -> int:
        """The count at which neither a word nor a digit is left to send."""
        return max(self.span, self.cells)

    @property
    def last_cell(self) -> int:
        """The cell that has the last row."""
        return (self.digits - 1) % self.cells

    @property
    def pad(self) -> int:
        """Cycles of the ring that are not in its cells."""
        return self.slot_length - self.cells * ROW_DELAY if self.passes > 1 else 0

    @property
    def cycles(self) -> int:
        """Cycles from the edge that takes operands to the result."""
        rows = (self.passes - 1) * self.slot_length + ROW_DELAY * (self.last_cell + 1)
        return self.inverse_steps + rows + self.words + 3

    @property
    def interval(self) -> int:
        """Cycles from one product to the next."""
        return self.passes * self.slot_length

    @property
    def ring(self) -> Ring:
        """The same for schedule and result, which are those of ``mont_fios``, with one slot."""
        return Ring(
            word_bits=self.word_bits,
            cells=self.cells,
            row_delay=ROW_DELAY + 1,  # for the hole
            words=self.words,
            passes=self.passes,
            slots=1,
            slot_length=self.slot_length,
            spacing=self.passes,
        )


def _inverse_steps(digit_bits: int) -> int:
    return max(ceiling(digit_bits, 2), 4)
