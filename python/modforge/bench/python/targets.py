"""The target of each job, and whether it was reached."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import groupby
from typing import Any

from modforge.bench.level import target
from modforge.bench.python.job import OURS


@dataclass(frozen=True)
class JobVerdict:
    """The outcome of a job: our time, and how many times as long each of the others takes, the best first."""

    operation: str
    size: str
    target: float
    median_ns: float
    ratios: Mapping[str, float]

    @property
    def best(self) -> str | None:
        """The fastest of the others, or None where none took part."""
        return next(iter(self.ratios), None)

    @property
    def measured(self) -> float | None:
        """How many times as long the best of the others takes."""
        return next(iter(self.ratios.values()), None)

    @property
    def reached(self) -> bool | None:
        """Whether the target is reached, or None where no other library took part."""
        # As the table prints it: two decimals are what the spread allows.
        return None if self.measured is None else round(self.measured, 2) >= self.target

    def as_dict(self) -> dict[str, Any]:
        """Return target and figures as plain data for JSON."""
        return {**asdict(self), "best": self.best, "measured": self.measured, "reached": self.reached}


def judge(rows: Sequence[Mapping[str, Any]]) -> list[JobVerdict]:
    """Return the verdict on each job, in the order of the rows."""
    return list(_verdicts(rows))


def _verdicts(rows: Sequence[Mapping[str, Any]]) -> Iterator[JobVerdict]:
    for (operation, size), group in groupby(rows, lambda row: (row["operation"], row["size"])):
        times = {row["subject"]: float(row["median_ns"]) for row in group}
        ours = times.pop(OURS)
        ratios = {subject: times[subject] / ours for subject in sorted(times, key=times.__getitem__)}
        yield JobVerdict(operation, size, target(operation, size), ours, ratios)
