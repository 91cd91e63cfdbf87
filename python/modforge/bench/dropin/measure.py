"""Run each program with the engine under it and without, in turn, and compare."""

from __future__ import annotations

import os
import statistics
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from modforge.bench.dropin.jobs import Job
from modforge.bench.errors import RunError
from modforge.compat.gmp import environment


@dataclass(frozen=True)
class Row:
    """Nanoseconds of CPU a call with GMP alone and with the engine (medians), and the factor with its range."""

    job: Job
    gmp: float
    modforge: float
    factor: float
    least: float
    most: float

    @property
    def reached(self) -> bool | None:
        """Return whether the target was reached, if there is one."""
        return None if self.job.target is None else self.factor >= self.job.target

    def as_dict(self) -> dict[str, object]:
        """Return the row for JSON."""
        return {
            "package": self.job.package,
            "operation": self.job.operation,
            "bits": self.job.bits,
            "gmp_ns": self.gmp,
            "modforge_ns": self.modforge,
            "factor": self.factor,
            "least": self.least,
            "most": self.most,
            "target": self.job.target,
            "reached": self.reached,
        }


def available(python: str, jobs: Sequence[Job]) -> dict[str, str]:
    """Return the packages of the jobs that an interpreter has, with their versions."""
    found = {}
    for package in dict.fromkeys(job.package for job in jobs):
        distribution = {"flint": "python-flint"}.get(package, package)
        code = f"import {package}, importlib.metadata as m; print(m.version({distribution!r}))"
        done = subprocess.run([python, "-c", code], capture_output=True, text=True, check=False)
        if done.returncode == 0:
            found[package] = done.stdout.strip()
    return found


def measure(
    python: str, jobs: Sequence[Job], library: Path, rounds: int, progress: Callable[[str, int], None]
) -> list[Row]:
    """Return a row for each job. Each round runs both programs, in changing order.

    Raises :class:`RunError`.
    """
    with_engine = environment(library)
    rows = []
    for index, job in enumerate(jobs):
        progress(job.name, index)
        pairs = []
        for turn in range(rounds):
            order = [dict(os.environ), with_engine]
            results = [_run(job, python, order[which]) for which in ((0, 1) if turn % 2 == 0 else (1, 0))]
            alone, under = results if turn % 2 == 0 else results[::-1]
            if alone[1] != under[1]:
                raise RunError(f"{job.name}: the results with the engine are not those without")
            pairs.append((alone[0], under[0]))
        factors = [alone / under for alone, under in pairs]
        rows.append(
            Row(
                job,
                statistics.median(alone for alone, _ in pairs),
                statistics.median(under for _, under in pairs),
                statistics.median(factors),
                min(factors),
                max(factors),
            )
        )
    return rows


def _run(job: Job, python: str, variables: dict[str, str]) -> tuple[float, str]:
    done = subprocess.run(job.command(python), env=variables, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RunError("\n".join([f"{job.name}:", *done.stderr.splitlines()[-5:]]))
    nanoseconds, digest = done.stdout.split()
    return float(nanoseconds), digest
