"""Compare rows, and store them.

>>> rows = [
...     {"subject": "modforge portable", "operation": "square", "modulus": "p", "median_ns": 30.0},
...     {"subject": "modforge field C", "operation": "square", "modulus": "p", "median_ns": 20.0},
...     {"subject": "GMP", "operation": "square", "modulus": "p", "median_ns": 25.0},
... ]
>>> [row["ratio"] for row in compare(rows)]
[1.5, 1.0, 1.25]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from modforge.results import Results, Row

FIGURES = ("median_ns", "low_ns", "high_ns", "rounds")
QUESTION = ("operation", "modulus", "bits", "word", "method")


def is_modforge(row: Mapping[str, Any]) -> bool:
    """Return whether the row is one of ours: the engine with some kernel, or generated field code."""
    return str(row["subject"]).startswith("modforge")


def is_native(row: Mapping[str, Any]) -> bool:
    """Return whether the library was built for the CPU of the row; others are not compared."""
    return bool(row.get("native", True))


def compare(rows: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Return the rows with ``ratio``: median over the best median of modforge, same operation and modulus.

    Above 1, modforge is that many times faster; below 1, the other is. None where modforge did not take part, or the
    library was not built for this CPU.
    """
    best: dict[tuple[str, str], float] = {}
    for row in filter(is_modforge, rows):
        case = (row["operation"], row["modulus"])
        best[case] = min(row["median_ns"], best.get(case, row["median_ns"]))
    compared = []
    for row in rows:
        reference = best.get((row["operation"], row["modulus"]))
        compared.append({**row, "ratio": row["median_ns"] / reference if reference and is_native(row) else None})
    return compared


def record(results: Results, rows: Iterable[Mapping[str, Any]], run: str = "") -> list[Row]:
    """Store the rows as results of the kind ``measure``, each in place of an earlier answer to the same question.

    ``run`` may name the run that they come from, if an equal one should find them again: all of them, as they are
    stored at once.
    """
    kept = [
        Row.of(
            "measure",
            row["subject"],
            {**{name: row[name] for name in QUESTION}, "run": run},
            {row["subject"]: row["version"], "cpu": row["cpu"]},
            {name: row[name] for name in FIGURES},
        )
        for row in rows
    ]
    results.put_all(kept)
    return kept
