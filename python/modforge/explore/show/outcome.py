"""What a sweep found, and what was asked of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import Any

from modforge.explore.aims import Aim, Bound, front
from modforge.explore.designs import Refused, Target
from modforge.explore.show.files import records, refusals
from modforge.explore.show.plot import Spot
from modforge.explore.sweep import Design

SECOND_AIMS = ("lut", "area", "interval", "square_ns", "multiplications")
"""The second aim, beside the latency, if none is given: the first column that exists."""


@dataclass(frozen=True)
class Found:
    """The result of a sweep, and its question."""

    subject: str
    target: Target
    columns: Sequence[str]
    bounds: Sequence[Bound]
    aims: Sequence[Aim]
    designs: Sequence[Design]
    refused: Sequence[Refused]

    @property
    def across_widths(self) -> bool:
        """Whether widths compete: only where the width itself is an aim, as a narrow core is always the smaller one."""
        return any(aim.column == "bits" for aim in self.aims)

    @cached_property
    def fitting(self) -> list[Design]:
        """The designs that keep all bounds: of each width, narrow ones first, the best first by the first aim."""
        return sorted((one for one in self.designs if one.fits), key=self._order)

    def _order(self, one: Design) -> tuple[float, ...]:
        return (self._group(one), *(aim.cost(one.figures) for aim in self.aims))

    def _group(self, one: Design) -> int:
        return 0 if self.across_widths else one.point.bits

    @cached_property
    def best(self) -> list[Design]:
        """The designs on the Pareto front of their width."""
        found = []
        for _, group in groupby(self.fitting, self._group):
            those = [*group]
            marks = front([one.figures for one in those], self.aims)
            found += [one for one, mark in zip(those, marks, strict=True) if mark]
        return found

    @cached_property
    def on_front(self) -> set[int]:
        """The same by ``id``."""
        return {id(one) for one in self.best}

    def shown(self, count: int) -> list[Design]:
        """Return so many designs that fit, those of the fronts before others, in order."""
        others = [one for one in self.fitting if id(one) not in self.on_front]
        return sorted([*self.best, *others][:count], key=self._order)

    @property
    def axes(self) -> tuple[str, str]:
        """The two columns of a plot."""
        first = self.aims[0].column
        rest = [*(aim.column for aim in self.aims[1:]), *(name for name in SECOND_AIMS if name in self.columns), "bits"]
        return first, next(name for name in rest if name != first)

    def spots(self) -> list[Spot]:
        """Return the designs that fit, for a plot."""
        x, y = self.axes
        return [
            Spot(one.figures[x], one.figures[y], id(one) in self.on_front, self._group(one)) for one in self.fitting
        ]

    def records(self) -> list[dict[str, Any]]:
        """Return a record for each design."""
        return records(self.columns, self.designs, [id(one) in self.on_front for one in self.designs])

    def as_dict(self) -> dict[str, Any]:
        """Return everything as plain data."""
        return {
            "core": self.subject,
            "target": self.target.name,
            "bounds": [str(one) for one in self.bounds],
            "aims": [str(one) for one in self.aims],
            "designs": self.records(),
            "refused": refusals(self.refused),
        }
