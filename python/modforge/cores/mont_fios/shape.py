"""The figures that ``mont_fios`` derives from its parameters: rows, passes, slots, and from these its cycles.

>>> shape = Shape.of({"Bits": 1024, "WordBits": 17, "Cells": 8, "Slots": 1, "Primitive": 0})
>>> shape.words, shape.passes, shape.ring, shape.cycles, shape.interval
(61, 8, 64, 553, 512)
>>> Shape.of({"Bits": 1024, "WordBits": 17, "Cells": 31, "Slots": 5, "Primitive": 0}).interval
128
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from math import gcd

from modforge.cores.model.parameters import Parameters

ROW_DELAY = 7
"""Cycles from a word of B at one row to the same word at the next."""

DSP48E2_ROW_DELAY = 8
"""The same where the quotient is formed in the register of the sums."""

DSP48E2 = 1
"""The value of ``Primitive`` for the block of UltraScale+."""

EMPTY_PLACES = 3
"""Cycles between two trains of words, in which the carries of a row leave."""

DSP48E2_EMPTY_PLACES = 5
"""The same there."""


@dataclass(frozen=True)
class Shape:
    """The constants of one configuration, named as in ``mont_fios.sv``."""

    word_bits: int
    cells: int
    row_delay: int

    words: int
    """Words of an operand, and rows of the algorithm."""

    passes: int
    """The times that a product goes around the ring of cells."""

    slots: int
    slot_length: int

    spacing: int
    """Slots from one start to the next."""

    @classmethod
    def of(cls, parameters: Parameters) -> Shape:
        """Return the constants for these parameters of the core."""
        word_bits, cells = parameters["WordBits"], parameters["Cells"]
        words = -(-(parameters["Bits"] + 2) // word_bits)
        passes = -(-words // cells)
        slots = parameters["Slots"] if passes > 1 else 1
        vendor = parameters["Primitive"] == DSP48E2
        empty = DSP48E2_EMPTY_PLACES if vendor else EMPTY_PLACES
        row_delay = DSP48E2_ROW_DELAY if vendor else ROW_DELAY
        min_length = max(words + empty, _lead(word_bits) + 4)
        slot_length = max(min_length, -(-cells * row_delay // slots)) if passes > 1 else min_length
        spacing = next(number for number in count(passes) if gcd(number, slots) == 1)
        return cls(word_bits, cells, row_delay, words, passes, slots, slot_length, spacing)

    @property
    def closes(self) -> int:
        """Cycles of a slot in which the ring does not let a train in again: those after the last word of n."""
        return self.slot_length - self.words - 2

    @property
    def lead(self) -> int:
        """Cycles by which the operands wait for the inverse."""
        return _lead(self.word_bits)

    @property
    def inverse_steps(self) -> int:
        """Cycles that the inverse takes, two bits in each."""
        return _inverse_steps(self.word_bits)

    @property
    def last_cell(self) -> int:
        """The cell that has the last row."""
        return (self.words - 1) % self.cells

    @property
    def ring(self) -> int:
        """Cycles once around."""
        return self.slots * self.slot_length

    @property
    def pad(self) -> int:
        """Cycles of the ring that are not in its cells."""
        return self.ring - self.cells * self.row_delay if self.passes > 1 else 0

    @property
    def cycles(self) -> int:
        """Cycles from the edge that takes operands to the result."""
        rows = (self.passes - 1) * self.ring + self.row_delay * (self.last_cell + 1)
        return self.lead + rows + self.words + 3

    @property
    def interval(self) -> int:
        """Cycles from one product to the next."""
        return self.spacing * self.slot_length


def _lead(word_bits: int) -> int:
    return max(_inverse_steps(word_bits) - 3, 2)


def _inverse_steps(word_bits: int) -> int:
    return max((word_bits + 1) // 2, 3)
