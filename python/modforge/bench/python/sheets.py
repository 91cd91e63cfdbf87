"""The rows as one table for each kind of jobs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from modforge.bench.cores.sheet import NOTHING, Sheet
from modforge.bench.python.job import OURS
from modforge.bench.table import duration


def sheets(rows: Sequence[Mapping[str, Any]]) -> list[Sheet]:
    """Return a line for each job: our time, the best of the others, and how many times as long each takes."""
    lines = []
    for (name, size), group in groupby(rows, lambda row: (row["operation"], row["size"])):
        part = list(group)
        [ours] = [row for row in part if row["subject"] == OURS]
        others = sorted((row for row in part if row is not ours), key=lambda row: float(row["median_ns"]))
        ratios = [(row["subject"], row["median_ns"] / ours["median_ns"]) for row in others]
        best, *rest = ratios or [(NOTHING, None)]
        lines.append(
            (
                name,
                size,
                duration(ours["median_ns"]),
                best[0],
                NOTHING if best[1] is None else f"{best[1]:.2f}",
                ", ".join(f"{subject} {ratio:.2f}" for subject, ratio in rest if ratio is not None) or NOTHING,
            )
        )
    title = "Jobs of Python: our time, and how many times as long others take (below 1 they are faster)"
    return [
        Sheet(title, ("job", "size", "modforge", "best of the others", "its ratio", "ratios of the rest"), tuple(lines))
    ]
