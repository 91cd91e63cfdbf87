"""The runs that the documentation quotes: what was measured, on which CPU, when, and with which versions."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from modforge.bench.targets import LIMITS, TARGETS, FieldTarget, Target, Verdict

PROSE_WIDTH = 100
"""Columns at which the prose of the documentation is wrapped."""

SUBJECTS = ("engine", "field_code")

_DATA = Path(__file__).parents[1] / "data"

_SCALES = ((1e9, "s"), (1e6, "ms"), (1e3, "µs"), (1, "ns"))


@dataclass(frozen=True)
class Run:
    """One run of ``modforge bench`` on one CPU; ``commit`` is the one that was measured, if it is known."""

    name: str
    cpu: str
    date: str
    commit: str | None
    command: str
    versions: Mapping[str, str]
    rows: Sequence[Mapping[str, Any]]

    def markdown(self) -> str:
        """Return the caption and the table of the run as Markdown."""
        commit = f", commit {self.commit}" if self.commit else ""
        versions = ", ".join(f"{name} {version}" for name, version in self.versions.items())
        done = [reached(row) for row in self.judged()]
        caption = f"{self.cpu}. {self.date}{commit}. {versions}. {sum(done)} of {len(done)} targets reached."
        if others := self.other_targets():
            caption += f" Those are the targets of that day: {len(others)} are others today, against more libraries."
        command = f"<!-- not run: minutes -->\n```console\n$ {self.command}\n```"
        columns = _FIELD_COLUMNS if "prime" in self.rows[0] else _ENGINE_COLUMNS
        header = [*columns, "target", "measured", "", "best peer or limit", "time", "time / limit"]
        lines = [header, ["---"] * len(header), *(_line(row, columns.values()) for row in self.rows)]
        table = "\n".join("| " + " | ".join(line) + " |" for line in lines)
        return "\n\n".join([textwrap.fill(caption, PROSE_WIDTH), command, table])

    def verdicts(self) -> list[Verdict]:
        """Return what was measured of each target, as a run that is judged now gives it."""
        return [_verdict(row) for row in self.judged()]

    def judged(self) -> list[Mapping[str, Any]]:
        """Return the rows that have a target: one without has no peer of its class of CPU."""
        return [row for row in self.rows if row["target"] is not None]

    def other_targets(self) -> list[Mapping[str, Any]]:
        """Return the rows of the engine whose target is not the one of today, so that the run is due again."""
        today = {(one.cpu_class, one.operation, one.bits, one.is_distance): one.ratio for one in TARGETS}
        return [
            row
            for row in self.judged()
            if "prime" not in row
            and today.get((row["cpu_class"], row["operation"], row["bits"], is_distance(row))) != row["target"]
        ]

    def times_faster(self, cpu_class: str, operation: str) -> dict[int, float]:
        """Return by size how many times faster than the best peer the engine was on a class of CPU."""
        return {
            row["bits"]: row["measured"]
            for row in self.rows
            if (row["cpu_class"], row["operation"]) == (cpu_class, operation) and not is_distance(row)
        }


_ENGINE_COLUMNS = {"kernels up to": "cpu_class", "operation": "operation", "bits": "bits"}
_FIELD_COLUMNS = {"word": "word", "prime": "prime", "operation": "operation", "ours": "ours"}


def runs(subject: str) -> tuple[Run, ...]:
    """Return the published runs of the ``engine`` or of the ``field_code``."""
    data = json.loads((_DATA / f"{subject}.json").read_text(encoding="utf-8"))
    return tuple(Run(**run) for run in data["runs"])


def run(subject: str, name: str) -> Run:
    """Return the run with this name."""
    return next(one for one in runs(subject) if one.name == name)


def is_distance(row: Mapping[str, Any]) -> bool:
    """Return whether the target is a distance from a limit of the CPU, and not a ratio to a peer."""
    return row["against"] in LIMITS.values()


def reached(row: Mapping[str, Any]) -> bool:
    """Return whether the target of a row that has one was reached."""
    measured, target = row["measured"], row["target"]
    return bool(measured <= target if is_distance(row) else measured >= target)


def duration(nanoseconds: float | None) -> str:
    """Write a time with its unit.

    >>> duration(3790), duration(22.5), duration(13970000), duration(2.5e9), duration(None)
    ('3.79 µs', '22.5 ns', '13.97 ms', '2.5 s', '–')
    """
    if nanoseconds is None:
        return "–"
    scale, unit = next((scale, unit) for scale, unit in _SCALES if nanoseconds >= scale)
    return f"{nanoseconds / scale:.4g} {unit}"


def _line(row: Mapping[str, Any], columns: Iterable[str]) -> list[str]:
    measured = f"{row['measured']:.2f}"
    target, verdict = "–", "no peer"
    if row["target"] is not None:
        target = f"{'≤' if is_distance(row) else '≥'} {row['target']:.2f}"
        measured, verdict = (f"**{measured}**", "reached") if reached(row) else (measured, "missed")
    return [
        *(str(row.get(column, "–")).replace("_", " ").replace(" - ", " − ") for column in columns),
        target,
        measured,
        verdict,
        row["against"],
        duration(row["median_ns"]) + ("*" if row.get("shared_core") else ""),
        "–" if row.get("distance") is None else f"{row['distance']:.2f}",
    ]


def _verdict(row: Mapping[str, Any]) -> Verdict:
    # Only ratios are read from these rows, so a time that was not written down may be any.
    ours = row["median_ns"] or 1.0
    ratio = 1 / row["measured"] if is_distance(row) else row["measured"]
    peers = (row["against"],)
    target: Target | FieldTarget
    if "prime" in row:
        target = FieldTarget(row["operation"], row["prime"], row["word"], row["target"], peers)
    else:
        target = Target(row["operation"], row["bits"], row["cpu_class"], row["target"], peers)
    return Verdict(
        target,
        {"subject": "modforge", "median_ns": ours},
        {"subject": row["against"], "median_ns": ours * ratio},
        {"subject": "limit", "median_ns": ours / row["distance"]} if row.get("distance") else None,
    )
