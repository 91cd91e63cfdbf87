"""Figures 3 to 5 of Garg & Vig with ours beside: frequency, area and throughput of both algorithms."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure

from modforge.bench.cores.configurations import Configuration
from modforge.bench.cores.figures import Figures, of
from modforge.bench.cores.sheets import ALGORITHMS, PAPER

BITS = (512, 1024, 2048)
COLORS = {"algorithm I": ("#b9c4d0", "#31597f"), "algorithm II": ("#e6c9a8", "#b3622f")}
"""For each algorithm the paper's bar and ours."""

PANELS: tuple[tuple[str, str, Callable[[Figures], float | None]], ...] = (
    ("frequency, MHz (paper: Virtex, ours: ECP5)", "mhz", lambda one: one.mhz),
    ("area (paper: slices, ours: half the LUT4 of Virtex-4)", "slices", lambda one: one.slices),
    ("throughput, Mbit/s", "mbits", lambda one: one.mbits),
)


def multipliers(found: Sequence[Figures]) -> str:
    """Return an SVG with a panel for each of the paper's figures of the multipliers."""
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "modforge", "font.size": 9}):
        figure = Figure(figsize=(7.2, 7.2), layout="constrained")
        for panel, (title, paper, ours) in zip(figure.subplots(3, 1), PANELS, strict=True):
            _panel(
                panel,
                title,
                paper,
                {key: ours(of(found, Configuration(*key))) or 0 for key in product(ALGORITHMS.values(), BITS)},
            )
        figure.axes[0].legend(ncols=4, loc="upper left", bbox_to_anchor=(0, 1.35), frameon=False)
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None})
    return text.getvalue()


def _panel(panel: Any, title: str, paper: str, ours: Mapping[tuple[str, int], float]) -> None:
    width = 0.2
    for number, (algorithm, core) in enumerate(ALGORITHMS.items()):
        for side, source in enumerate(("paper", "ours")):
            values = (
                [PAPER["multiplier"][algorithm][str(bits)][paper] for bits in BITS]
                if source == "paper"
                else [ours[core, bits] for bits in BITS]
            )
            places = [index + (2 * number + side - 1.5) * width for index in range(len(BITS))]
            color = COLORS[algorithm][side]
            bars = panel.bar(places, values, width=0.9 * width, color=color, label=f"{algorithm}, {source}")
            labels = [f"{value:.0f}" if value else "not measured" for value in values]
            panel.bar_label(bars, labels, fontsize=7, padding=1)
    panel.set_xticks(range(len(BITS)), [f"{bits} bits" for bits in BITS])
    panel.set_title(title, loc="left", fontsize=10)
    panel.spines[["top", "right"]].set_visible(False)
