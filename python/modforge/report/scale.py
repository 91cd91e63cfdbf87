"""Logarithmic scales, and the round numbers beside them."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

MAX_TICKS = 4


@dataclass(frozen=True)
class Scale:
    """From the least to the most, with so many percent free at both ends.

    >>> Scale(10, 1000, 6).place(100), Scale(7, 7, 6).place(7)
    (50.0, 50.0)
    """

    low: float
    high: float
    margin: float

    @classmethod
    def of(cls, values: Iterable[float], margin: float) -> Scale:
        """Return the scale of these values, of which there is one at least."""
        values = [*values]
        return cls(min(values), max(values), margin)

    def place(self, value: float) -> float:
        """Return where a value stands, in percent."""
        if self.high == self.low:
            return 50.0
        part = math.log(value / self.low) / math.log(self.high / self.low)
        return round(self.margin + (100 - 2 * self.margin) * part, 2)

    def ticks(self) -> list[float]:
        """Return round numbers within, few enough that they do not touch; where there are none, the ends.

        >>> Scale(8, 1500, 3).ticks(), Scale(12, 26, 3).ticks(), Scale(311, 342, 3).ticks()
        ([10, 100, 1000], [20], [311, 342])
        """
        decades = [10**power for power in range(math.floor(math.log10(self.low)), math.ceil(math.log10(self.high)) + 1)]
        finest: list[float] = []
        for factors in ((1,), (1, 3), (1, 2, 5)):
            found = [decade * factor for decade in decades for factor in factors]
            found = [number for number in found if self.low <= number <= self.high]
            if len(finest) < len(found) <= MAX_TICKS:
                finest = found
        return finest or sorted({self.low, self.high})
