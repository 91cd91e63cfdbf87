"""The ratios of the engine or of the field code to their targets, as a picture."""

from __future__ import annotations

import io
from collections.abc import Sequence

import matplotlib as mpl
from matplotlib.figure import Figure

from modforge.bench.targets import Verdict

REACHED, MISSED, TARGET = "#1b7f5c", "#b3372f", "#333333"
LINE_HEIGHT = 0.24


def ratios(verdicts: Sequence[Verdict]) -> str | None:
    """Return an SVG with a bar for each measured target: how many times faster than the best peer, target marked.

    None if no target was measured.
    """
    drawn = [one for one in verdicts if one.measured is not None and not one.target.is_distance]
    if not drawn:
        return None
    groups = list(dict.fromkeys(one.target.group for one in drawn))
    counts = [sum(one.target.group == name for one in drawn) for name in groups]
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "modforge", "font.size": 9}):
        figure = Figure(figsize=(7.2, LINE_HEIGHT * sum(counts) + 0.9 * len(groups)), layout="constrained")
        panels = figure.subplots(len(groups), 1, squeeze=False, sharex=True, height_ratios=counts)[:, 0]
        for panel, name in zip(panels, groups, strict=True):
            part = [one for one in drawn if one.target.group == name]
            for place, one in enumerate(part):
                assert one.measured is not None
                panel.barh(place, one.measured, height=0.66, color=REACHED if one.reached else MISSED)
                panel.plot([one.target.ratio] * 2, [place - 0.42, place + 0.42], color=TARGET, linewidth=1.8)
                peer = one.peer["subject"] if one.peer else ""
                panel.annotate(
                    f"{one.measured:.2f} × {peer}",
                    (max(one.measured, one.target.ratio), place),
                    (5, 0),
                    textcoords="offset points",
                    va="center_baseline",
                    fontsize=8,
                )
            labels = [f"{one.target.operation.replace('_', ' ')} {one.target.modulo}" for one in part]
            panel.set_yticks(range(len(part)), labels)
            panel.invert_yaxis()
            panel.axvline(1, color=TARGET, linewidth=0.6, linestyle=":")
            panel.set_title(name, loc="left", fontsize=10)
            panel.spines[["top", "right"]].set_visible(False)
        panels[-1].set_xlabel("times faster than the best peer; the dark line is the target")
        panels[-1].set_xlim(0, 1.3 * max(max(one.measured or 0, one.target.ratio) for one in drawn))
        _settle(figure)
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None})
    return text.getvalue()


def _settle(figure: Figure) -> None:
    """Lay the panels out and round their places, whose last bits, and so names in the file, differ between runs."""
    figure.draw_without_rendering()
    figure.set_layout_engine("none")
    for panel in figure.axes:
        left, bottom, width, height = (round(bound, 6) for bound in panel.get_position().bounds)
        panel.set_position((left, bottom, width, height))
