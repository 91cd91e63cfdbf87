"""Times measured for one modulus: contestants in order, with their ratio to the fastest of ours."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from modforge.bench.targets import PEERS
from modforge.report import wording

OPERATIONS = {"multiply": "One multiplication", "square": "One squaring", "power": "One exponentiation"}

OURS = "modforge "


@dataclass(frozen=True)
class Time:
    """The time of one contestant: the median of its rounds and their 10th and 90th percentile, in nanoseconds.

    ``planned`` for the engine with the kernel or reduction that the plan names.
    """

    contestant: str
    planned: bool
    median: float
    low: float
    high: float
    rounds: int
    ratio: float | None

    @property
    def ours(self) -> bool:
        """Whether it is one of modforge's own."""
        return self.contestant.startswith(OURS)

    @property
    def won(self) -> bool:
        """Whether it is faster than the fastest of ours."""
        return self.ratio is not None and self.ratio < 1


@dataclass(frozen=True)
class Operation:
    """The times of one operation, fastest first."""

    operation: str
    times: tuple[Time, ...]

    @property
    def title(self) -> str:
        """The operation, in words."""
        return OPERATIONS.get(self.operation, self.operation)

    @property
    def best_of_ours(self) -> Time | None:
        """The fastest of modforge's own."""
        return next((time for time in self.times if time.ours), None)

    @property
    def best_peer(self) -> Time | None:
        """The fastest of the others."""
        return next((time for time in self.times if not time.ours), None)

    @property
    def planned(self) -> Time | None:
        """The time of the choice of the plan, where it was measured."""
        return next((time for time in self.times if time.planned), None)

    @property
    def lead(self) -> float | None:
        """How many times as fast as the best of the others the fastest of ours is."""
        ours, peer = self.best_of_ours, self.best_peer
        return peer.median / ours.median if ours and peer else None

    @property
    def verdict(self) -> str:
        """The faster side and its lead, in one sentence."""
        ours, peer = self.best_of_ours, self.best_peer
        if ours is None or peer is None:
            return "Nothing to compare with was measured."
        if peer.median < ours.median:
            return (
                f"{peer.contestant} is faster: {ours.contestant} takes "
                f"{wording.ratio(ours.median / peer.median)} times as long."
            )
        return (
            f"{ours.contestant} is the fastest; {peer.contestant}, the best of the others, takes "
            f"{wording.ratio(peer.median / ours.median)} times as long."
        )


def operations(rows: Sequence[Mapping[str, Any]], choice: str) -> tuple[Operation, ...]:
    """Return the operations measured in ``rows``, multiplication first; ``choice`` is the library's in the plan."""
    measured: dict[str, list[Mapping[str, Any]]] = {}
    for row in rows:
        if row["kind"] == "measure":
            measured.setdefault(row["inputs"]["operation"], []).append(row)
    known = [operation for operation in OPERATIONS if operation in measured]
    return tuple(
        Operation(operation, _times(measured[operation], OURS + choice))
        for operation in [*known, *sorted(measured.keys() - OPERATIONS.keys())]
    )


def absent(measured: Iterable[Operation]) -> tuple[str, ...]:
    """Return the libraries that multiply modulo any number and are not among the contestants; none without any.

    What comes behind a library's name says which of its builds or methods it is: "GMP of the system".
    """
    present = {re.split(",| ", time.contestant)[0] for operation in measured for time in operation.times}
    return tuple(peer for peer in PEERS if present and " " not in peer and peer not in present)


def _times(rows: Sequence[Mapping[str, Any]], planned: str) -> tuple[Time, ...]:
    ours = min((row["outputs"]["median_ns"] for row in rows if row["subject"].startswith(OURS)), default=None)
    times = [
        Time(
            row["subject"],
            row["subject"] == planned,
            row["outputs"]["median_ns"],
            row["outputs"]["low_ns"],
            row["outputs"]["high_ns"],
            row["outputs"]["rounds"],
            row["outputs"]["median_ns"] / ours if ours else None,
        )
        for row in rows
    ]
    return tuple(sorted(times, key=lambda time: time.median))
