"""Bounds on the columns of a design, and columns to make small or large."""

from __future__ import annotations

import operator
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from modforge.errors import shown
from modforge.explore.columns import find_column
from modforge.explore.errors import SpaceError

COMPARISONS = {
    "<=": operator.le,
    ">=": operator.ge,
    "==": operator.eq,
    "=": operator.eq,
    "<": operator.lt,
    ">": operator.gt,
}

CONDITION = re.compile(r"\s*([A-Za-z]\w*)\s*(<=|>=|==|=|<|>)\s*(\S+)\s*")


@dataclass(frozen=True)
class Bound:
    """A bound on one column.

    >>> Bound("dsp", "<=", 156).holds({"dsp": 75})
    True
    """

    column: str
    comparison: str
    limit: float

    @classmethod
    def parse(cls, text: str, there: Collection[str], where: str) -> Self:
        """Read a bound such as ``dsp <= 156``, or raise :class:`SpaceError`."""
        found = CONDITION.fullmatch(text)
        if found is None:
            raise SpaceError(
                f"--where takes a column, a comparison and a number, as in 'dsp <= 156', not {shown(text)!r}"
            )
        return cls(find_column(found[1], there, where), found[2], read_number(found[3], "--where"))

    def holds(self, figures: Mapping[str, float]) -> bool:
        """Whether a design keeps it."""
        return bool(COMPARISONS[self.comparison](figures[self.column], self.limit))

    def excess(self, figures: Mapping[str, float]) -> float:
        """Return by how much a design misses it, 0 or less if it keeps it."""
        if self.holds(figures):
            return 0.0
        return abs(figures[self.column] - self.limit) / max(abs(self.limit), 1.0) or 1.0

    def __str__(self) -> str:
        """Return it as it is written."""
        return f"{self.column} {self.comparison} {self.limit:.12g}"


@dataclass(frozen=True)
class Aim:
    """A column that is to be small, or large."""

    column: str
    largest: bool = False

    def cost(self, figures: Mapping[str, float]) -> float:
        """Return what is to be small."""
        return -figures[self.column] if self.largest else figures[self.column]

    def __str__(self) -> str:
        """Say what is wanted."""
        return f"{'most' if self.largest else 'least'} {self.column}"


def read_number(text: str, option: str) -> float:
    """Return a number such as 156 or 1e6, or raise :class:`SpaceError`."""
    if not re.fullmatch(r"-?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]{1,2})?", text):
        raise SpaceError(f"{option} takes a number, such as 156 or 1e6, not {shown(text)!r}")
    return float(text)


def front(designs: Sequence[Mapping[str, float]], aims: Sequence[Aim]) -> list[bool]:
    """Return which designs are on the Pareto front: no other is as good in every aim and better in one.

    >>> front([{"lut": 1, "ns": 9}, {"lut": 5, "ns": 2}, {"lut": 6, "ns": 2}], [Aim("lut"), Aim("ns")])
    [True, True, False]
    """
    costs = [tuple(aim.cost(one) for aim in aims) for one in designs]
    best: list[tuple[float, ...]] = []
    for cost in sorted(set(costs)):
        # Those that come before are no worse in the first aim.
        if not any(all(a <= b for a, b in zip(other, cost, strict=True)) for other in best):
            best.append(cost)
    kept = set(best)
    return [cost in kept for cost in costs]
