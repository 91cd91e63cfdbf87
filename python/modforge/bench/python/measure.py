"""Measure the jobs: all libraries of one in turn, by CPU time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, repeat
from typing import Any

from modforge.bench.errors import RunError
from modforge.bench.python import columns, integers, keys
from modforge.bench.python.job import OURS, Job, version
from modforge.bench.turns import Contestant, take_turns


def jobs(wanted: Sequence[str] = ()) -> Iterator[Job]:
    """Yield the jobs in whose names one of the ``wanted`` texts occurs; all without one. Making some takes seconds."""
    for job in chain(integers.jobs(), columns.jobs(), keys.jobs()):
        if not wanted or any(text in str(job) for text in wanted):
            yield job


def measure(job: Job, rounds: int) -> list[dict[str, Any]]:
    """Return a row for each library of a job. Raises :class:`~modforge.bench.RunError` for results that differ."""
    first = _plain(job.functions[OURS]())
    for subject, function in job.functions.items():
        if _plain(function()) != first:
            raise RunError(f"{job}: the result of {subject} is not that of {OURS}")
    contestants = [
        Contestant(subject, version(subject), job.name, _repeated(function))
        for subject, function in job.functions.items()
    ]
    rows = take_turns(contestants, job.size, 0, rounds=rounds, after_round=lambda _: None, clock=time.process_time_ns)
    # The size says more than a modulus would.
    kept, times = ("subject", "version", "operation", "rounds", "cpu"), ("median_ns", "low_ns", "high_ns")
    return [
        {"size": job.size} | {name: row[name] for name in kept} | {name: row[name] / job.times for name in times}
        for row in rows
    ]


def _repeated(function: Callable[[], object]) -> Callable[[int], None]:
    def run(count: int) -> None:
        for _ in repeat(None, count):
            function()

    return run


def _plain(result: Any) -> Any:
    """Return a result as numbers of Python, lists of them, bytes or None."""
    if result is None or isinstance(result, bytes | float):
        return result
    if isinstance(result, list):
        return [_plain(item) for item in result]
    if hasattr(result, "table"):  # a matrix of flint
        return [[int(item) for item in row] for row in result.table()]
    return int(result)
