"""The question that a simulation of a system answers."""

from __future__ import annotations

from pathlib import Path

from modforge.hardware.rows import core_inputs
from modforge.progress import Progress
from modforge.results import Question, content_hash
from modforge.soc.build import build_tools, sources
from modforge.soc.firmware import COMPILER, compiler_version, firmware_sources
from modforge.soc.job import Job
from modforge.soc.simulate import simulate


def question(job: Job, *, directory: Path, progress: Progress | None = None) -> Question:
    """Return the question whether the job ends with the right results; arguments as :func:`simulate` has them.

    Firmware, numbers, shell and system count, so that a row of others is not found.
    """
    core, parameters = job.core, job.parameters
    inputs = core_inputs(core, parameters["Bits"], core.own(parameters)) | {
        "system": content_hash(job.vectors, sources(job), firmware_sources(job))[:16]
    }
    return Question(
        kind="simulate",
        subject=f"system {core.name}",
        inputs=inputs,
        tools=build_tools() | {COMPILER: compiler_version()},
        find=lambda: simulate(job, directory=directory, progress=progress).as_dict(),
    )
