"""Figures 3 to 8 of Garg & Vig next to ours: frequency, area and throughput of multipliers and RSA processors."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure

from modforge.bench.cores.configurations import PAPER_PROCESSORS, Configuration
from modforge.bench.cores.figures import Figures, of, public_mbits
from modforge.bench.cores.sheets import ALGORITHMS, PAPER

COLORS = {"algorithm I": ("#b9c4d0", "#31597f"), "algorithm II": ("#e6c9a8", "#b3622f")}
"""For each algorithm the paper's bar and ours."""

BITS = {"multiplier": (512, 1024, 2048), "processor": (512, 1024)}

OURS: dict[str, dict[str, Callable[[Figures], float | None]]] = {
    "multiplier": {"mhz": lambda one: one.mhz, "slices": lambda one: one.slices, "mbits": lambda one: one.mbits},
    "processor": {"mhz": lambda one: one.mhz, "slices": lambda one: one.slices, "mbits": public_mbits},
}
"""By the paper's names."""

TITLES = {
    "mhz": "frequency, MHz\n(paper: Virtex, ours: ECP5)",
    "slices": "area\n(paper: slices, ours: half the LUT4 of Virtex-4)",
    "mbits": "throughput, Mbit/s\n(processor: e = 65537)",
}


def garg_vig(found: Sequence[Figures]) -> str:
    """Return an SVG with a panel for each of the paper's figures: multipliers on the left, processors on the right."""
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "modforge", "font.size": 9}):
        figure = Figure(figsize=(9, 8), layout="constrained")
        for row, (name, title) in zip(figure.subplots(3, 2, width_ratios=(3, 2)), TITLES.items(), strict=True):
            for panel, kind in zip(row, BITS, strict=True):
                _panel(panel, kind, name, found)
                panel.set_title(f"{kind}: {title}", loc="left", fontsize=9)
        figure.legend(*figure.axes[0].get_legend_handles_labels(), ncols=4, loc="outside upper left", frameon=False)
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None})
    return text.getvalue()


def _configuration(kind: str, algorithm: int, bits: int) -> Configuration:
    if kind == "multiplier":
        return Configuration(tuple(ALGORITHMS.values())[algorithm], bits)
    return next(one for one in PAPER_PROCESSORS if (one.settings["Multiplier"], one.bits) == (algorithm, bits))


def _panel(panel: Any, kind: str, name: str, found: Sequence[Figures]) -> None:
    width = 0.2
    for number, algorithm in enumerate(ALGORITHMS):
        papers = [PAPER[kind][algorithm][str(bits)][name] for bits in BITS[kind]]
        ours = [OURS[kind][name](of(found, _configuration(kind, number, bits))) or 0 for bits in BITS[kind]]
        for side, (source, values) in enumerate((("paper", papers), ("ours", ours))):
            places = [index + (2 * number + side - 1.5) * width for index in range(len(values))]
            color = COLORS[algorithm][side]
            bars = panel.bar(places, values, width=0.9 * width, color=color, label=f"{algorithm}, {source}")
            labels = [f"{value:.{1 if value < 10 else 0}f}" if value else "" for value in values]
            panel.bar_label(bars, labels, fontsize=6, padding=1)
            for place, value in zip(places, values, strict=True):
                if not value:
                    panel.text(place, 0, " not measured", fontsize=6, rotation=90, ha="center", va="bottom")
    panel.margins(y=0.12)
    panel.set_xticks(range(len(BITS[kind])), [f"{bits} bits" for bits in BITS[kind]])
    panel.spines[["top", "right"]].set_visible(False)
