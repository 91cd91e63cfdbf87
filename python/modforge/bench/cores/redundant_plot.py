"""The price of a quicker product in redundant digits: latency against multiplier blocks and tables."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.ticker import LogLocator, NullFormatter, ScalarFormatter

from modforge.bench.cores.configurations import ROUTED_REDUNDANT
from modforge.bench.cores.figures import Figures, Routed, of

PANELS: tuple[tuple[str, Callable[[Routed], int]], ...] = (
    ("multiplier blocks (MULT18X18D)", lambda routed: routed.dsp),
    ("tables and carries", lambda routed: routed.comb),
)

SERIES: tuple[tuple[str, int, int | None, str, str], ...] = (
    ("mont_redundant", 64, 0, "#31597f", "o"),
    ("mont_redundant", 128, 0, "#7f9fbf", "o"),
    ("mont_redundant", 64, 1, "#b3622f", "s"),
    ("square_table", 64, None, "#4d7f4d", "^"),
)
"""Core, bits, squares alone, colour and mark."""


def latencies(found: Sequence[Figures]) -> str:
    """Return an SVG with a panel for the blocks and one for the tables: routed on ECP5, median over the seeds."""
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "modforge", "font.size": 9}):
        figure = Figure(figsize=(7.2, 3.6), layout="constrained")
        for panel, (title, area) in zip(figure.subplots(1, 2), PANELS, strict=True):
            _panel(panel, title, area, found)
        figure.legend(*figure.axes[0].get_legend_handles_labels(), ncols=2, loc="outside upper left", frameon=False)
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None})
    return text.getvalue()


def _panel(panel: Any, title: str, area: Callable[[Routed], int], found: Sequence[Figures]) -> None:
    measured = False
    for core, bits, square, color, mark in SERIES:
        points = [
            (1000 * one.cycles / one.routed.median_mhz, area(one.routed), one.cycles)
            for one in (of(found, configuration) for configuration in ROUTED_REDUNDANT)
            if one.routed is not None
            and (one.configuration.core, one.configuration.bits) == (core, bits)
            and (square is None or one.configuration.settings.get("Square", 0) == square)
        ]
        name = f"{core}, {bits} bits" + (", squares alone" if square else "")
        panel.plot([x for x, _, _ in points], [y for _, y, _ in points], mark, color=color, ls=":", label=name)
        for x, y, cycles in points:
            panel.annotate(str(cycles), (x, y), (4, 4), textcoords="offset points", fontsize=7)
        measured = measured or bool(points)
    if measured:  # no logarithm without numbers
        panel.set(xscale="log", yscale="log")
        for axis in (panel.xaxis, panel.yaxis):
            axis.set_major_locator(LogLocator(subs=(1, 2, 5)))
            axis.set_major_formatter(ScalarFormatter())
            axis.set_minor_formatter(NullFormatter())
    else:
        panel.text(0.5, 0.5, "not measured", fontsize=8, ha="center", transform=panel.transAxes)
    panel.margins(0.15)
    panel.set_xlabel("latency of a product, ns (at each mark its clocks)", fontsize=8)
    panel.set_title(title, loc="left", fontsize=10)
    panel.spines[["top", "right"]].set_visible(False)
