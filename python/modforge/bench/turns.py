"""Contestants in this process that take turns."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from modforge import machine

TURN = 2e-3
"""Seconds of a turn, about."""


Clock: TypeAlias = Callable[[], int]
"""Nanoseconds since some moment."""


@dataclass(frozen=True)
class Contestant:
    """One operation of one library: the function that repeats it, and its result, where it gives one, to be checked."""

    subject: str
    version: str
    operation: str
    repeat: Callable[[int], object]
    result: Callable[[], int] | None = None


def take_turns(
    contestants: Sequence[Contestant],
    name: str,
    modulus: int,
    *,
    rounds: int,
    after_round: Callable[[int], object],
    width: int = 1,
    clock: Clock = time.perf_counter_ns,
) -> list[dict[str, Any]]:
    """Return a row for each contestant of one operation; the order rotates from round to round.

    ``width`` is the number of results of a repetition, among which its time is divided. By ``time.process_time_ns`` as
    the clock, the time that other programs take does not count.
    """
    counts = [_count(one, clock) for one in contestants]
    times: list[list[float]] = [[] for _ in contestants]
    for done in range(rounds):
        for turn in range(len(contestants)):
            index = (done + turn) % len(contestants)
            times[index].append(_nanoseconds(contestants[index], counts[index], clock) / width)
        after_round(done + 1)
    return [_row(one, name, modulus, found) for one, found in zip(contestants, times, strict=True)]


def _row(one: Contestant, name: str, modulus: int, times: Sequence[float]) -> dict[str, Any]:
    ordered = sorted(times)
    return {
        "subject": one.subject,
        "method": "in this process",
        "version": one.version,
        "operation": one.operation,
        "modulus": name,
        "bits": modulus.bit_length(),
        "word": 64,
        "median_ns": statistics.median(ordered),
        "mean_ns": statistics.fmean(ordered),
        "low_ns": ordered[len(ordered) // 10],
        "high_ns": ordered[-1 - len(ordered) // 10],
        "rounds": len(ordered),
        "cpu": machine.processor(),
    }


def _nanoseconds(one: Contestant, count: int, clock: Clock) -> float:
    began = clock()
    one.repeat(count)
    return (clock() - began) / count


def _count(one: Contestant, clock: Clock) -> int:
    """Return how many operations make a turn."""
    count = 1
    while (each := _nanoseconds(one, count, clock)) * count < TURN * 1e9 / 4:
        count *= 4
    return max(1, int(TURN * 1e9 / each))
