"""The routed cores that the plan chose from: area against time, the chosen one and those that none is better than."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

MARGIN = 6.0
"""Percent of the width and height that stay free around the points, so that their numbers are not cut."""

READ = ("core", "bits", "cycles", "mhz", "seeds", "ns", "rate", "lut", "dsp", "chosen")
"""What is taken over from the plan."""


@dataclass(frozen=True)
class Candidate:
    """A routed core; ``x`` and ``y`` are its place by area and time, in percent from the left and from the top."""

    number: int
    core: str
    settings: str
    bits: int
    cycles: int
    mhz: float
    seeds: int
    ns: float
    rate: float
    lut: int
    dsp: int
    chosen: bool
    best: bool
    """Whether no other one has less of one of LUT, DSP and time and no more of the other two."""

    x: float
    y: float


def candidates(form: Mapping[str, Any]) -> tuple[Candidate, ...]:
    """Return those of the plan of the core, smallest first."""
    found = sorted(form.get("candidates", []), key=lambda one: (one["lut"], one["ns"]))
    x = _places([one["lut"] for one in found])
    y = _places([one["ns"] for one in found])
    return tuple(
        Candidate(
            number=number,
            settings=" ".join(f"{name}={value}" for name, value in one["settings"].items()),
            best=not any(_beats(other, one) for other in found),
            x=left,
            y=round(100 - up, 2),
            **{name: one[name] for name in READ},
        )
        for number, (one, left, up) in enumerate(zip(found, x, y, strict=True), 1)
    )


def _beats(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    sides = [(one[name], other[name]) for name in ("lut", "dsp", "ns")]
    return all(mine <= its for mine, its in sides) and any(mine < its for mine, its in sides)


def _places(values: Sequence[float]) -> list[float]:
    """Return places in percent on a logarithmic scale.

    >>> _places([10, 100, 1000]), _places([7])
    ([6.0, 50.0, 94.0], [50.0])
    """
    if len(set(values)) < 2:
        return [50.0] * len(values)
    low, high = min(values), max(values)
    return [round(MARGIN + (100 - 2 * MARGIN) * math.log(value / low) / math.log(high / low), 2) for value in values]
