"""The target of each job, and whether it was reached."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import groupby
from typing import Any

from modforge.bench.python.job import OURS

LEVEL = 1.0
"""Nobody is to be faster: how many times as long as ours the best of the others has to take."""

POWER, POWER_BITS = 1.15, 512
"""The same for powers from so many bits on, where the engine leads inside."""


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


def target(operation: str, size: str) -> float:
    """Return how many times as long as ours the best of the others has to take.

    >>> target("power, public", "256 bits"), target("powers of a list, public", "64 of 2048 bits"), target("gcd", "")
    (1.0, 1.15, 1.0)
    """
    bits = re.search(r"(\d+) bits$", size)
    is_long = bits is not None and int(bits[1]) >= POWER_BITS
    return POWER if is_long and operation.startswith("power") else LEVEL


def judge(rows: Sequence[Mapping[str, Any]]) -> list[JobVerdict]:
    """Return the verdict on each job, in the order of the rows."""
    return list(_verdicts(rows))


def _verdicts(rows: Sequence[Mapping[str, Any]]) -> Iterator[JobVerdict]:
    for (operation, size), group in groupby(rows, lambda row: (row["operation"], row["size"])):
        times = {row["subject"]: float(row["median_ns"]) for row in group}
        ours = times.pop(OURS)
        ratios = {subject: times[subject] / ours for subject in sorted(times, key=times.__getitem__)}
        yield JobVerdict(operation, size, target(operation, size), ours, ratios)
