"""Area against throughput of the cores in standard cells, at both corners."""

from __future__ import annotations

import io
from collections.abc import Sequence

import matplotlib as mpl
from matplotlib.figure import Figure

from modforge.bench.asic.rows import BITS, SLOW, TYPICAL, Row, configurations, outputs

COLORS = {256: "#31597f", 1024: "#b3622f"}
"""By width."""


def area_and_throughput(rows: Sequence[Row]) -> str:
    """Return an SVG: for each core a line from its slow corner, hollow, to its typical one, full."""
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "modforge", "font.size": 8}):
        figure = Figure(figsize=(8, 4.8), layout="constrained")
        panel = figure.subplots()
        for bits in BITS:
            color = COLORS[bits]
            for one in (each for each in configurations() if each.bits == bits):
                found = [outputs(rows, one, family) for family in (SLOW, TYPICAL)]
                known = [(each["area_um2"] / 1e6, each["mbits"]) for each in found if each is not None]
                if len(known) < len(found):
                    continue
                panel.plot(*zip(*known, strict=True), color=color, linewidth=0.8)
                panel.plot(*known[0], marker="o", color=color, markerfacecolor="white", markersize=4)
                panel.plot(*known[1], marker="o", color=color, markersize=4)
                panel.annotate(one.name, known[1], (4, 2), textcoords="offset points", color=color, fontsize=7)
            panel.plot([], [], marker="o", color=color, label=f"{bits} bits")
        panel.set(xscale="log", yscale="log", xlabel="mm² of cells", ylabel="Mbit/s at the path without wires")
        panel.set_title("SG13G2, 0.13 µm: typical corner, and hollow the slow one", loc="left", fontsize=9)
        panel.margins(x=0.15)
        panel.spines[["top", "right"]].set_visible(False)
        panel.legend(frameon=False)
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None})
    return text.getvalue()
