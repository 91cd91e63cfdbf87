"""How much slower this machine is than the one that ``budgets.toml`` is written for."""

from __future__ import annotations

import time

FIXED_WORK_TAKES = 0.055
"""CPU seconds for :func:`fixed_work` on the machine that ``budgets.toml`` is written for."""


def fixed_work() -> float:
    """Return the CPU seconds that a piece of work takes which is the same on every machine."""
    start, total = time.process_time(), 0
    for i in range(1_000_000):
        total += i * i % 7
    return time.process_time() - start


def slowdown() -> float:
    """Return the factor by which budgets grow here: 1 on a machine that is as fast, or faster."""
    return max(1.0, fixed_work() / FIXED_WORK_TAKES)
