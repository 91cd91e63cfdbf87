"""How long a file takes on a cluster, from rates that were measured on one core: simulated, not run.

It plays what ``modforge batch --cluster`` does. One process reads rows and sends them in parts, so many ahead of the
workers; each worker takes one part after the other; and results are taken back in the order of the rows.

>>> quick = Rates(row=1e-3, moved=1e-6)
>>> [round(simulate(10**6, workers, quick)) for workers in (1, 10, 100)]
[1000, 102, 12]
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from heapq import heapify, heapreplace

from modforge.cluster.work import AHEAD


@dataclass(frozen=True)
class Rates:
    """Seconds that one row takes: on a worker, and in the process that reads, sends, receives and writes."""

    row: float
    moved: float

    part: int = 1 << 12
    """Rows that a worker gets at a time."""

    @property
    def limit(self) -> float:
        """The number of workers that one process can keep busy."""
        return self.row / self.moved


def simulate(rows: int, workers: int, rates: Rates) -> float:
    """Return the seconds that so many rows take on so many workers, which are all there from the beginning."""
    free = [0.0] * workers
    heapify(free)
    waiting: deque[tuple[float, int]] = deque()
    clock, left = 0.0, rows
    while left or waiting:
        while left and len(waiting) < AHEAD * workers:
            count = min(left, rates.part)
            clock, left = clock + count * rates.moved / 2, left - count
            end = max(clock, free[0]) + count * rates.row
            heapreplace(free, end)
            waiting.append((end, count))
        end, count = waiting.popleft()
        clock = max(clock, end) + count * rates.moved / 2
    return clock
