"""Two columns of the designs against each other: in letters for a terminal, or as a picture."""

from __future__ import annotations

import io
import math
from collections.abc import Sequence
from itertools import groupby
from typing import Any, NamedTuple

from modforge.explore.columns import COLUMNS
from modforge.explore.show.numbers import shown

COLUMNS_WIDE, LINES_HIGH = 60, 16
"""The field of a plot in letters: with its margin it fits 80 columns."""

PLAIN, BEST = ".", "O"

DECADE = 10
"""A column that spans more than this is drawn in logarithms."""


class Spot(NamedTuple):
    """A design in a plot."""

    x: float
    y: float
    best: bool
    """Whether it is on the front of its group."""

    group: int = 0
    """The width, where each has a front of its own."""


def in_letters(x: str, y: str, spots: Sequence[Spot]) -> str:
    """Return a plot of the spots, those of the front as O.

    >>> print(in_letters("ns", "lut", [Spot(1.0, 30, True), Spot(2.0, 10, True)]).splitlines()[0])
    lut, O on the front
    """
    field = [[" "] * COLUMNS_WIDE for _ in range(LINES_HIGH)]
    across = _scale([spot.x for spot in spots], COLUMNS_WIDE - 1)
    up = _scale([spot.y for spot in spots], LINES_HIGH - 1)
    for spot, column, line in sorted(zip(spots, across, up, strict=True), key=lambda one: one[0].best):
        field[LINES_HIGH - 1 - line][column] = BEST if spot.best else PLAIN
    top, bottom = (shown(y, end(spot.y for spot in spots)) for end in (max, min))
    margin = max(len(top), len(bottom))
    labels = [top, *[""] * (LINES_HIGH - 2), bottom]
    lines = [f"{label:>{margin}} |{''.join(row)}".rstrip() for label, row in zip(labels, field, strict=True)]
    left, right = (shown(x, end(spot.x for spot in spots)) for end in (min, max))
    axis = f"{left}{x:^{max(1, COLUMNS_WIDE - len(left) - len(right))}}{right}"
    return "\n".join(
        [f"{y}, {BEST} on the front", *lines, f"{'':{margin}} +{'-' * COLUMNS_WIDE}", f"{'':{margin}}  {axis}"]
    )


def _scale(values: Sequence[float], last: int) -> list[int]:
    """Return the places of values on an axis of so many steps."""
    if _spans(values):
        values = [math.log(value) for value in values]
    low, high = min(values), max(values)
    return [round((value - low) / (high - low) * last) if high > low else 0 for value in values]


def _spans(values: Sequence[float]) -> bool:
    return min(values) > 0 and max(values) > DECADE * min(values)


def picture(title: str, x: str, y: str, spots: Sequence[Spot], kind: str) -> bytes:
    """Return a picture as bytes of an SVG or PNG file."""
    import matplotlib as mpl  # takes longer to load than most sweeps of known rows
    from matplotlib.figure import Figure

    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "modforge", "font.size": 9}):
        figure = Figure(figsize=(6.4, 4.2), layout="constrained", dpi=150)
        panel = figure.subplots()
        others, best = ([spot for spot in spots if spot.best is which] for which in (False, True))
        panel.plot(
            [spot.x for spot in others],
            [spot.y for spot in others],
            "o",
            color="#b0b8c0",
            ms=4,
            label="other designs",
        )
        label = "Pareto front"
        for group, those in groupby(sorted(best, key=lambda spot: (spot.group, spot.x)), lambda spot: spot.group):
            line = [*those]
            panel.plot([spot.x for spot in line], [spot.y for spot in line], "o:", color="#31597f", ms=5, label=label)
            if group:
                panel.annotate(
                    f"{group} bits", (line[-1].x, line[-1].y), (6, 4), textcoords="offset points", fontsize=7
                )
            label = "_"  # one line of the legend for all
        _axis(panel.xaxis, x, [spot.x for spot in spots])
        _axis(panel.yaxis, y, [spot.y for spot in spots])
        panel.margins(0.08)
        panel.spines[["top", "right"]].set_visible(False)
        panel.set_title(title, loc="left", fontsize=10)
        panel.legend(frameon=False, fontsize=8)
        made = io.BytesIO()
        figure.savefig(made, format=kind, metadata={"Date": None} if kind == "svg" else None)
    return made.getvalue()


def _axis(axis: Any, column: str, values: Sequence[float]) -> None:
    from matplotlib.ticker import LogLocator, NullFormatter, StrMethodFormatter

    what = COLUMNS[column].what if column in COLUMNS else "parameter"
    axis.set_label_text(f"{column}: {what}", fontsize=8)
    if _spans(values):
        axis._set_axes_scale("log")
        axis.set_major_locator(LogLocator(subs=(1, 2, 5)))
        axis.set_minor_formatter(NullFormatter())
        axis.set_major_formatter(StrMethodFormatter("{x:g}"))
