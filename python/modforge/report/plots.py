"""The two plots, as SVG inside the page that takes its colours from the page's variables."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, LogLocator, MaxNLocator, NullFormatter

from modforge.report import wording
from modforge.report.entry import Entry
from modforge.report.times import OPERATIONS, Operation

# Stand-ins for the colours of the page: what is drawn in one of these gets the variable instead, so that a plot
# follows the light and the dark scheme.
INK, MUTED, RULE, ACCENT, PEER, SECOND = "#000001", "#000002", "#000003", "#000004", "#000005", "#000006"
VARIABLES = {INK: "ink", MUTED: "muted", RULE: "rule", ACCENT: "accent", PEER: "peer", SECOND: "second"}

# Any, because matplotlib types this parameter as a dictionary of several hundred literal names.
STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "modforge",
    "font.family": "DejaVu Sans",
    "font.size": 9,
    "text.parse_math": False,
    "text.color": INK,
    "axes.labelcolor": MUTED,
    "axes.edgecolor": RULE,
    "xtick.color": MUTED,
    "ytick.color": INK,
    "grid.color": RULE,
    "grid.linewidth": 0.7,
}

WIDTH = 5.4
LINE_HEIGHT = 0.22
LEFT, RIGHT = 1.75, 0.75
TOP, BOTTOM, BETWEEN = 0.35, 0.5, 0.85
MAX_LABEL = 24


@dataclass(frozen=True)
class _Line:
    """A line of a plot from top to bottom: the heading of a group, or something drawn."""

    label: str
    heading: bool


def times(entries: Sequence[Entry]) -> str | None:
    """Return the plot of the times of multiplications and exponentiations, or None if none was measured."""
    panels = [
        (operation, groups)
        for operation in ("multiply", "power")
        if (groups := [(entry.title, found) for entry in entries if (found := _operation(entry, operation))])
    ]
    if not panels:
        return None
    with mpl.rc_context(STYLE):
        heights = [LINE_HEIGHT * sum(1 + len(found.times) for _, found in groups) for _, groups in panels]
        figure, axes = _panels(heights)
        for panel, (operation, groups) in zip(axes, panels, strict=True):
            _draw_times(panel, OPERATIONS[operation], groups)
        return _svg(figure, "times", "Time of one operation, by modulus and library")


def area(entries: Sequence[Entry]) -> str | None:
    """Return the plot of LUTs and flip-flops of the core by modulus and family, or None without a synthesis."""
    groups = [entry for entry in entries if entry.areas]
    if not groups:
        return None
    with mpl.rc_context(STYLE):
        height = 2 * LINE_HEIGHT * sum(0.5 + len(entry.areas) for entry in groups)
        figure, (axes,) = _panels([height])
        lines: list[_Line] = []
        for entry in groups:
            lines.append(_Line(f"{_short(wording.mathematics(entry.title))}, {entry.areas[0].bits} bits", True))
            for found in entry.areas:
                for what, cells, colour in (("LUT", found.lut, ACCENT), ("FF", found.ff, SECOND)):
                    axes.barh(len(lines), cells, height=0.62, color=colour)
                    axes.annotate(
                        f"{wording.count(cells)} {what}",
                        (cells, len(lines)),
                        (4, 0),
                        textcoords="offset points",
                        va="center_baseline",
                        fontsize=8,
                        color=INK,
                    )
                    lines.append(_Line(found.family if what == "LUT" else "", False))
        _label(axes, lines)
        axes.set_xlim(left=0)
        axes.xaxis.set_major_locator(MaxNLocator(4, integer=True))
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: wording.count(value)))
        axes.set_title("Area of the core", loc="left", x=-LEFT / (WIDTH - LEFT - RIGHT), fontsize=10, pad=8)
        axes.set_xlabel("cells after synthesis")
        return _svg(figure, "area", "Look-up tables and flip-flops of the core, by modulus and device family")


def _operation(entry: Entry, operation: str) -> Operation | None:
    return next((found for found in entry.operations if found.operation == operation), None)


def _panels(heights: Sequence[float]) -> tuple[Figure, list[Axes]]:
    """Return a figure with panels of these heights in inches, one below the other."""
    total = TOP + sum(heights) + BETWEEN * (len(heights) - 1) + BOTTOM
    figure = Figure(figsize=(WIDTH, total))
    axes = []
    top = total - TOP
    for height in heights:
        box = (LEFT / WIDTH, (top - height) / total, (WIDTH - LEFT - RIGHT) / WIDTH, height / total)
        axes.append(figure.add_axes(box))
        top -= height + BETWEEN
    return figure, axes


def _draw_times(axes: Axes, title: str, groups: Sequence[tuple[str, Operation]]) -> None:
    lines: list[_Line] = []
    for heading, operation in groups:
        lines.append(_Line(_short(wording.mathematics(heading)), True))
        for time in operation.times:
            at, colour = len(lines), ACCENT if time.ours else PEER
            axes.plot([time.low, time.high], [at, at], color=colour, linewidth=2.2, alpha=0.55, solid_capstyle="round")
            axes.plot([time.median], [at], "o", color=colour, markersize=5.5)
            axes.annotate(
                wording.duration(time.median),
                (1, at),
                (4, 0),
                xycoords=("axes fraction", "data"),
                textcoords="offset points",
                va="center_baseline",
                fontsize=8,
                color=INK,
            )
            lines.append(_Line(time.contestant, False))
    axes.set_xscale("log")
    low = min(time.low for _, operation in groups for time in operation.times)
    high = max(time.high for _, operation in groups for time in operation.times)
    axes.set_xlim(low / 1.4, high * 1.4)
    axes.xaxis.set_major_locator(LogLocator(10, subs=_subdivisions(high / low), numticks=20))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: _tick(value)))
    axes.xaxis.set_minor_formatter(NullFormatter())
    _label(axes, lines)
    axes.set_title(title, loc="left", x=-LEFT / (WIDTH - LEFT - RIGHT), fontsize=10, pad=8)
    axes.set_xlabel("logarithmic scale")


def _subdivisions(reach: float) -> tuple[float, ...]:
    """Return where in each decade to put ticks, so that there is always one and they never touch."""
    if reach < 4:
        return (1.0, 2.0, 3.0, 5.0, 7.0)
    return (1.0, 2.0, 5.0) if reach < 30 else (1.0,)


def _tick(nanoseconds: float) -> str:
    size, unit = next((unit for unit in wording.UNITS if nanoseconds >= unit[0]), wording.UNITS[-1])
    return f"{nanoseconds / size:g} {unit}"


def _label(axes: Axes, lines: Sequence[_Line]) -> None:
    """Write the label of each line on the left; headings start further left."""
    axes.set_ylim(len(lines) - 0.4, -0.6)
    drawn = [(at, line.label) for at, line in enumerate(lines) if not line.heading]
    axes.set_yticks([at for at, _ in drawn], [_short(label) for _, label in drawn])
    for at, line in enumerate(lines):
        if line.heading:
            axes.annotate(
                line.label,
                (-LEFT / (WIDTH - LEFT - RIGHT), at),
                xycoords=("axes fraction", "data"),
                va="center_baseline",
                fontweight="bold",
                color=INK,
            )
    axes.tick_params(length=0)
    axes.tick_params(axis="x", which="both", labelsize=8)
    axes.grid(axis="x")
    axes.set_axisbelow(True)
    axes.patch.set_visible(False)
    for side in ("left", "right", "top"):
        axes.spines[side].set_visible(False)


def _short(label: str) -> str:
    return label if len(label) <= MAX_LABEL else f"{label[: MAX_LABEL - 1]}…"


def _svg(figure: Figure, name: str, title: str) -> str:
    """Return the SVG element: without what is only for files, with the page's colours, and ids that are its own."""
    figure.patch.set_visible(False)
    file = io.StringIO()
    figure.savefig(file, format="svg", metadata={"Date": None})
    svg = file.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"\s*<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{name}-", svg)
    for stand_in, variable in VARIABLES.items():
        svg = svg.replace(stand_in, f"var(--{variable})")
    return svg.replace("<svg ", f'<svg role="img" aria-label="{title}" ', 1)
