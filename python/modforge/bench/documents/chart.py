"""The chart of the README: multiplication against the best peer."""

from __future__ import annotations

import io

import matplotlib as mpl
from matplotlib.figure import Figure

from modforge.bench.documents.published import Run

SERIES = {"avx512ifma": ("with AVX-512 IFMA", "#1b7f5c"), "adx": ("with mulx/adx only", "#9db8ad")}
"""Classes of CPU, each with its label and its color."""

WIDTH = 0.38


def multiplication(run: Run) -> str:
    """Return an SVG with a bar for each size and class of CPU: how many times faster than the best peer."""
    found = {cpu_class: run.times_faster(cpu_class, "multiply") for cpu_class in SERIES}
    sizes = sorted({bits for ratios in found.values() for bits in ratios})
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "modforge", "font.size": 9}):
        figure = Figure(figsize=(7.2, 2.8), layout="constrained")
        panel = figure.subplots()
        for number, (cpu_class, (label, color)) in enumerate(SERIES.items()):
            ratios = found[cpu_class]
            places = [sizes.index(bits) + (number - 0.5) * WIDTH for bits in ratios]
            panel.bar(places, list(ratios.values()), WIDTH, color=color, label=label)
            for place, ratio in zip(places, ratios.values(), strict=True):
                panel.annotate(f"{ratio:.2f}", (place, ratio), (0, 2), textcoords="offset points", ha="center")
        panel.margins(y=0.1)
        panel.axhline(1, color="#333333", linewidth=0.8, linestyle=":")
        panel.set_xticks(range(len(sizes)), [str(bits) for bits in sizes])
        panel.set_xlabel("bits of the modulus")
        panel.set_ylabel("times as fast as the best peer")
        panel.set_title("One Montgomery multiplication; the dotted line is the best peer", loc="left", fontsize=9)
        panel.spines[["top", "right"]].set_visible(False)
        panel.legend(frameon=False)
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None})
    return text.getvalue()
