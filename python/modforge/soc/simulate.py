"""From a job to its result: build the simulator, compile the firmware, run it, compare."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from modforge.files import beside
from modforge.progress import Progress
from modforge.soc.build import build
from modforge.soc.firmware import COMPILER, compile_firmware, compiler_version
from modforge.soc.job import Job
from modforge.soc.run import Measured, read, run

STEPS = ("Making the system", "Compiling the firmware", "Running it")
"""The steps of :func:`simulate`, in order."""


def max_cycles(job: Job) -> int:
    """Return after how many cycles the firmware has surely failed.

    The core has twice the cycles of its formula. The processor's own part grows with the square of the width where it
    computes with the numbers.
    """
    return 2 * sum(case.cycles for case in job.cases) + 10 * job.parameters["Bits"] ** 2 + 100_000


@dataclass(frozen=True)
class Result:
    """The outcome of a job; every result in it is right."""

    job: Job
    measured: tuple[Measured, ...]

    cycles: int
    """Cycles of the whole run, from reset to the end of the report."""

    tools: dict[str, str]

    build_seconds: float
    """Time to make the simulator; near 0 when it was there already."""

    seconds: float
    """Time of the simulation."""

    def as_dict(self) -> dict[str, Any]:
        """Return the figures as plain data."""
        return {
            "core": self.job.core.name,
            "parameters": self.job.parameters,
            "cases": [
                {
                    "what": case.what,
                    "cycles": one.core,
                    "expected_cycles": case.cycles,
                    "program_cycles": one.program,
                    "published_cycles": case.published,
                    "result": hex(case.expected),
                }
                for case, one in zip(self.job.cases, self.measured, strict=True)
            ],
            "cycles": self.cycles,
            "tools": self.tools,
            "build_seconds": self.build_seconds,
            "seconds": self.seconds,
        }


def simulate(
    job: Job,
    *,
    directory: Path,
    progress: Progress | None = None,
) -> Result:
    """Do the job and return its cycles; simulators are kept under ``directory``.

    Each of :data:`STEPS` is a stage of the progress, each line that the firmware prints a note.
    Raises a :class:`~modforge.cores.model.errors.HardwareError` that says what is missing or what went wrong.
    """
    progress = progress or Progress()
    compiler = compiler_version()
    began = time.monotonic()
    progress.stage(STEPS[0])
    simulator = build(job, directory)
    built = time.monotonic()
    with beside(simulator.folder, "run-") as folder:
        progress.stage(STEPS[1])
        rom = compile_firmware(job, simulator.system, simulator.core, folder)
        progress.stage(STEPS[2])
        ready = time.monotonic()
        lines = run(simulator, rom, folder, max_cycles(job), progress.note)
    measured, cycles = read(lines, job.cases)
    return Result(
        job=job,
        measured=tuple(measured),
        cycles=cycles,
        tools=simulator.tools | {COMPILER: compiler},
        build_seconds=built - began,
        seconds=time.monotonic() - ready,
    )
