"""The verdicts as two tables: by job and size, and by job."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from modforge.bench.cores.sheet import NOTHING, Sheet
from modforge.bench.python.targets import JobVerdict, judge
from modforge.bench.table import duration


def sheets(rows: Sequence[Mapping[str, Any]]) -> list[Sheet]:
    """Return a line for each job and size, and a line for each job."""
    verdicts = judge(rows)
    return [_by_size(verdicts), _by_job(verdicts)]


def _by_size(verdicts: Sequence[JobVerdict]) -> Sheet:
    """Our time, the best of the others, how many times as long each takes, and the verdict."""
    title = "Jobs of Python: our time, and how many times as long others take (below 1 they are faster)"
    header = ("job", "size", "modforge", "best of the others", "its ratio", "target", "", "ratios of the rest")
    return Sheet(title, header, tuple(_line(one) for one in verdicts))


def _line(one: JobVerdict) -> tuple[str, ...]:
    rest = list(one.ratios.items())[1:]
    return (
        one.operation,
        one.size,
        duration(one.median_ns),
        one.best or NOTHING,
        NOTHING if one.measured is None else f"{one.measured:.2f}",
        f"≥ {one.target:.2f}",
        {True: "reached", False: "missed", None: NOTHING}[one.reached],
        ", ".join(f"{subject} {ratio:.2f}" for subject, ratio in rest) or NOTHING,
    )


def _by_job(verdicts: Sequence[JobVerdict]) -> Sheet:
    """At how many sizes the target is reached, and at which not."""
    lines = []
    for job in dict.fromkeys(one.operation for one in verdicts):
        known = [one for one in verdicts if one.operation == job and one.reached is not None]
        done = sum(one.reached is True for one in known)
        missed = "; ".join(f"{one.size} {one.measured:.2f}" for one in known if not one.reached)
        lines.append((job, f"{done} of {len(known)}", missed or NOTHING))
    return Sheet("By job", ("job", "reached", "missed at"), tuple(lines))
