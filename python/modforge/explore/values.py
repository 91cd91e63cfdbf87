"""The values of one parameter: numbers, and ranges that double or step.

>>> Values.parse("16,17,32").between(4, 64)
[16, 17, 32]
>>> Values.parse("64..512").between(2, 4096), Values.parse("1..9:4").between(1, 64)
([64, 128, 256, 512], [1, 5, 9])

An open end is the bound of the parameter itself:

>>> Values.parse("8..").between(1, 64)
[8, 16, 32, 64]
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Self

from modforge.errors import shown
from modforge.explore.errors import SpaceError

PART = re.compile(r"(?P<first>[0-9]{1,9})|(?P<low>[0-9]{0,9})\.\.(?P<high>[0-9]{0,9})(?::(?P<step>[0-9]{1,9}))?")

MAX_VALUES = 100_000
"""Maximum number of values of a parameter, so that a slip of the hand does not fill the memory."""


@dataclass(frozen=True)
class Part:
    """A number, for which ``high`` is the same, or a range; None is an open end, and without a step it doubles."""

    low: int | None
    high: int | None
    step: int | None = None

    def between(self, low: int, high: int) -> list[int]:
        """Return the numbers, with open ends at these bounds. A range that ends before it begins has none."""
        first = low if self.low is None else self.low
        last = high if self.high is None else self.high
        if self.step is not None:
            return list(range(first, last + 1, self.step))
        if first == 0:
            return [0, *Part(1, last).between(low, high)] if last else [0]
        found = []
        while first <= last:
            found.append(first)
            first *= 2
        return found


@dataclass(frozen=True)
class Values:
    """The values of one parameter, as they were written."""

    text: str
    parts: tuple[Part, ...]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read numbers and ranges with commas between them, or raise :class:`SpaceError`."""
        return cls(text, tuple(_part(one.strip(), text) for one in text.split(",")))

    @classmethod
    def one(cls, value: int) -> Self:
        """Return a single value, however long."""
        return cls(str(value), (Part(value, value, 1),))

    def between(self, low: int, high: int) -> list[int]:
        """Return the values in order, each once; ``low`` and ``high`` stand for open ends."""
        return sorted({value for part in self.parts for value in part.between(low, high)})


def _part(text: str, whole: str) -> Part:
    found = PART.fullmatch(text)
    if found is None or text == "..:0":
        raise SpaceError(
            f"{shown(whole)!r} is no list of numbers and ranges; write 16,17,32, or 64..512, which doubles, "
            "or 64..512:32, which steps"
        )
    if found["first"]:
        return Part(int(found["first"]), int(found["first"]), 1)
    low, high, step = (int(found[name]) if found[name] else None for name in ("low", "high", "step"))
    if step == 0:
        raise SpaceError(f"the step of {shown(whole)!r} is 0; the minimum is 1")
    if low is not None and high is not None:
        if low > high:
            raise SpaceError(f"{shown(text)!r} ends before it begins; the smaller number comes first")
        if step is not None and (high - low) // step >= MAX_VALUES:
            raise SpaceError(f"{shown(text)!r} has more than {MAX_VALUES} values; take a longer step")
    return Part(low, high, step)
