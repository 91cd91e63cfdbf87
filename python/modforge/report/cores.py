"""The routed cores that the plan chose from: area against time, the chosen one and those that none is better than."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from modforge.report import wording
from modforge.report.scale import Scale

MARGIN = 8.0
"""Percent of the width and height that stay free around the points, so that no number is cut."""

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
    found = _sorted(form)
    if not found:
        return ()
    x, y = (_scale(found, name) for name in ("lut", "ns"))
    return tuple(
        Candidate(
            number=number,
            settings=" ".join(f"{name}={value}" for name, value in one["settings"].items()),
            best=not any(_beats(other, one) for other in found),
            x=x.place(one["lut"]),
            y=round(100 - y.place(one["ns"]), 2),
            **{name: one[name] for name in READ},
        )
        for number, one in enumerate(found, 1)
    )


@dataclass(frozen=True)
class Axes:
    """What stands beside the plot: places in percent, from the left and from the top, with their texts."""

    x: tuple[tuple[float, str], ...]
    y: tuple[tuple[float, str], ...]


def axes(form: Mapping[str, Any]) -> Axes:
    """Return those of the plot of the candidates, of which there is one at least."""
    x, y = (_scale(_sorted(form), name) for name in ("lut", "ns"))
    return Axes(
        tuple((x.place(lut), wording.count(lut)) for lut in x.ticks()),
        tuple((round(100 - y.place(ns), 2), wording.tick(ns)) for ns in y.ticks()),
    )


def _sorted(form: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    return sorted(form.get("candidates", []), key=lambda one: (one["lut"], one["ns"]))


def _scale(found: Sequence[Mapping[str, Any]], name: str) -> Scale:
    return Scale.of((one[name] for one in found), MARGIN)


def _beats(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    sides = [(one[name], other[name]) for name in ("lut", "dsp", "ns")]
    return all(mine <= its for mine, its in sides) and any(mine < its for mine, its in sides)
