"""The charts, as places on a scale: the page draws them as tables, whose words are as large as the page's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from modforge.report import wording
from modforge.report.entry import Entry
from modforge.report.scale import MAX_TICKS, Scale
from modforge.report.times import OPERATIONS, Operation, Time

SHOWN_OURS, SHOWN_PEERS = 3, 3
"""The fastest of each side that a chart of times shows; what the plan names comes on top. Tables have all."""

MARGIN = 3.0
"""Percent of the width that stay free at both ends of a scale of times, so that no dot is cut."""

MAX_HEADING = 40


@dataclass(frozen=True)
class Mark:
    """One line of a chart; ``low``, ``at`` and ``high`` are percent of its width, all three from 0 to 100.

    ``colour`` is the name of one of the page's. A bar reaches from 0 to ``at``.
    """

    label: str
    note: str
    value: str
    colour: str
    low: float
    at: float
    high: float
    is_bar: bool = False


@dataclass(frozen=True)
class Chart:
    """Lines in groups, each with its heading, on one scale; ``ticks`` are places in percent with what stands there."""

    title: str
    scale: str
    groups: tuple[tuple[str, tuple[Mark, ...]], ...]
    ticks: tuple[tuple[float, str], ...]


def charts(entries: Sequence[Entry]) -> tuple[Chart, ...]:
    """Return the charts of products, of powers and of the core's area; what was not measured has none."""
    return tuple(
        chart
        for chart in (*(_times(entries, operation) for operation in ("multiply", "power")), _area(entries))
        if chart is not None
    )


def _times(entries: Sequence[Entry], operation: str) -> Chart | None:
    """Return the times of an operation by modulus and library, on a logarithmic scale."""
    groups = [
        (_short(wording.mathematics(entry.title)), _selection(found))
        for entry in entries
        for found in entry.operations
        if found.operation == operation
    ]
    if not groups:
        return None
    scale = Scale.of((end for _, times in groups for time in times for end in (time.low, time.high)), MARGIN)

    def mark(time: Time) -> Mark:
        return Mark(
            time.contestant,
            "as planned" if time.planned else "",
            wording.duration(time.median),
            "accent" if time.ours else "peer",
            scale.place(time.low),
            scale.place(time.median),
            scale.place(time.high),
        )

    return Chart(
        OPERATIONS[operation],
        "logarithmic scale",
        tuple((heading, tuple(map(mark, times))) for heading, times in groups),
        tuple((scale.place(time), wording.tick(time)) for time in scale.ticks()),
    )


def _selection(operation: Operation) -> list[Time]:
    """Return the fastest of both sides and what the plan names, fastest first."""
    ours = [time for time in operation.times if time.ours]
    peers = [time for time in operation.times if not time.ours]
    shown = {*ours[:SHOWN_OURS], *peers[:SHOWN_PEERS], *(time for time in ours if time.planned)}
    return [time for time in operation.times if time in shown]


def _area(entries: Sequence[Entry]) -> Chart | None:
    """Return the LUTs and flip-flops of the cores by modulus and family."""
    synthesized = [entry for entry in entries if entry.areas]
    most = max((max(found.lut, found.ff) for entry in synthesized for found in entry.areas), default=0)
    if not most:
        return None
    step = _round_step(most)

    def place(cells: int) -> float:
        return round(100 * cells / most, 2)

    groups = []
    for entry in synthesized:
        marks = [
            Mark(
                found.family if what == "LUT" else "",
                "",
                f"{wording.count(cells)} {what}",
                colour,
                0,
                place(cells),
                place(cells),
                True,
            )
            for found in entry.areas
            for what, cells, colour in (("LUT", found.lut, "accent"), ("FF", found.ff, "second"))
        ]
        heading = f"{_short(wording.mathematics(entry.title))}, {entry.areas[0].bits} bits"
        groups.append((heading, tuple(marks)))
    ticks = tuple((place(cells), wording.count(cells)) for cells in range(0, most + 1, step))
    return Chart("Area of the core", "cells after synthesis", tuple(groups), ticks)


def _round_step(most: int) -> int:
    """Return a round distance of ticks, so that at most :data:`MAX_TICKS` fit behind zero.

    >>> _round_step(20511), _round_step(3)
    (10000, 1)
    """
    decade: int = 10 ** max(len(str(most)) - 2, 0)
    return next(
        step
        for step in (decade, 2 * decade, 5 * decade, 10 * decade, 20 * decade, 50 * decade)
        if most // step < MAX_TICKS
    )


def _short(label: str) -> str:
    return label if len(label) <= MAX_HEADING else f"{label[: MAX_HEADING - 1]}…"
