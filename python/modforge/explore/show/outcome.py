"""What a sweep found, and what was asked of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from modforge.cores.model.core import Core
from modforge.explore.aims import Aim, Bound, front
from modforge.explore.show.files import records, refusals
from modforge.explore.space import Refused
from modforge.explore.sweep import Design
from modforge.explore.target import Target

SECOND_AIMS = ("lut", "area", "interval")
"""What goes against the latency where nobody says what is wanted: the first of them that there is."""


@dataclass(frozen=True)
class Found:
    """What a sweep found, and what was asked."""

    core: Core
    target: Target
    columns: Sequence[str]
    bounds: Sequence[Bound]
    aims: Sequence[Aim]
    designs: Sequence[Design]
    refused: Sequence[Refused]

    @property
    def fitting(self) -> list[Design]:
        """The designs that keep all bounds, best first by the first aim."""
        fitting = [one for one in self.designs if one.fits]
        return sorted(fitting, key=lambda one: [aim.cost(one.figures) for aim in self.aims])

    @property
    def best(self) -> list[Design]:
        """Those of them on the front."""
        fitting = self.fitting
        marks = front([one.figures for one in fitting], self.aims)
        return [one for one, mark in zip(fitting, marks, strict=True) if mark]

    @property
    def axes(self) -> tuple[str, str]:
        """The two columns of a plot."""
        first = self.aims[0].column
        rest = [*(aim.column for aim in self.aims[1:]), *(name for name in SECOND_AIMS if name in self.columns), "bits"]
        return first, next(name for name in rest if name != first)

    def spots(self) -> list[tuple[float, float, bool]]:
        """Return the designs that fit, for a plot."""
        best = {id(one) for one in self.best}
        x, y = self.axes
        return [(one.figures[x], one.figures[y], id(one) in best) for one in self.fitting]

    def records(self) -> list[dict[str, Any]]:
        """Return a record for each design."""
        best = {id(one) for one in self.best}
        return records(self.columns, self.designs, [id(one) in best for one in self.designs])

    def as_dict(self) -> dict[str, Any]:
        """Return everything as plain data."""
        return {
            "core": self.core.name,
            "target": self.target.name,
            "bounds": [str(one) for one in self.bounds],
            "aims": [str(one) for one in self.aims],
            "designs": self.records(),
            "refused": refusals(self.refused),
        }
