"""What so many operations a second take: of a core of this CPU, and of the hardware core."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from modforge.report import wording
from modforge.report.cores import Candidate
from modforge.report.times import Operation

RATES = {1: "1 a second", 1000: "10³ a second", 1_000_000: "10⁶ a second"}

SHOWN = ("multiply", "power")


@dataclass(frozen=True)
class Rates:
    """A line for each way to do an operation, with what each of :data:`RATES` takes."""

    what: str
    who: str
    needs: tuple[str, ...]


def rates(operations: Sequence[Operation], cores: Sequence[Candidate]) -> tuple[Rates, ...]:
    """Return the lines for the fastest of ours by operation, and for the chosen core."""
    lines = [
        Rates(
            found.title,
            f"{ours.contestant}, on a core of this CPU",
            tuple(share(rate * ours.median / 1e9) for rate in RATES),
        )
        for found in operations
        if found.operation in SHOWN and (ours := found.best_of_ours)
    ]
    lines += [
        Rates(
            "One multiplication",
            f"hardware core {one.core} of {one.bits} bits at {one.mhz:.0f} MHz",
            tuple(share(rate / one.rate) for rate in RATES),
        )
        for one in cores
        if one.chosen and one.rate
    ]
    return tuple(lines)


def share(part: float) -> str:
    """Return how much of a core is needed, or how many.

    >>> share(3e-9), share(0.0123), share(2.3)
    ('< 0.001 %', '1.23 %', '3 cores')
    """
    if part > 1:
        return wording.counted(math.ceil(part), "core")
    percent = 100 * part
    return f"{'< 0.001' if percent < 0.001 else wording.significant(percent)} %"
