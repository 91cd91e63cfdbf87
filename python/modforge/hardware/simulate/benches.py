"""Compile a design for Verilator or Icarus and run cocotb benches in it.

The compiled simulation is kept in a folder named by a hash of sources, parameters and tool versions, so a second run
with the same design only runs the benches. Both steps run in a child process with a log.
"""

from __future__ import annotations

import errno
import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal
from xml.etree import ElementTree

from modforge.cores.model.core import INCLUDED
from modforge.cores.model.errors import ConfigurationError
from modforge.cores.model.parameters import Parameters, label, literals
from modforge.cores.model.request import BenchReport, BenchRequest
from modforge.files import beside, cached
from modforge.hardware.children import child
from modforge.hardware.errors import BenchError, BuildError
from modforge.hardware.run_time import run_time
from modforge.hardware.simulate.commands import FLAGS, compilation, limited, simulation, surroundings
from modforge.hardware.tools import (
    child_environment,
    package_version,
    require_libpython,
    require_programs,
    verilator_directory,
)
from modforge.results import content_hash, keep_for_people

Simulator = Literal["verilator", "icarus"]

FULL_DISK_BYTES = 1 << 20
"""With less room than this on the disk a compiler fails for want of it, without a message where the log has no room."""


@dataclass(frozen=True)
class Design:
    """The design that a simulator compiles, and the benches that drive it."""

    name: str
    sources: list[Path]
    top: str
    parameters: Parameters

    benches: tuple[str, ...]
    """The modules with the cocotb tests."""

    depth: int
    """How many levels of modules the benches look into, the top module's own being the first."""

    tests: str = ""
    """An expression that finds the names of the tests to run; all of them if it is empty."""


@dataclass(frozen=True)
class Run:
    """The result of a run of benches."""

    report: BenchReport
    version: str

    build_seconds: float
    """Time to compile the simulation; 0 when it was there already."""

    vcd: Path | None
    """The waveforms, if asked for."""


def run_benches(
    design: Design,
    asked: BenchRequest,
    *,
    simulator: Simulator = "verilator",
    build_directory: Path,
    waves: bool = False,
    cpu_seconds: int | None = None,
    progress: Callable[[int], None] = lambda _cases: None,
) -> Run:
    """Compile ``design`` unless it is there already, run its benches as ``asked`` and return their report.

    Benches that take more than ``cpu_seconds`` are ended and count as failed; with such a limit they also end at the
    first test that fails.
    """
    environment, version = prepare(simulator)
    if cpu_seconds is not None:
        environment |= {"COCOTB_MAX_FAILURES": "1"}
    versions = {"cocotb": package_version("cocotb"), simulator: version}
    key = content_hash(design.top, [INCLUDED, *design.sources], design.parameters, design.depth, versions, waves)[:16]
    values = "".join(f"-{label(value)}" for value in design.parameters.values())
    built = build_directory.resolve() / f"{design.name}{values}-{simulator}-{key}"
    setup = _Setup(design, simulator, waves, cpu_seconds, environment)
    began = time.monotonic()
    compiled = False

    def make(fresh: Path) -> None:
        nonlocal compiled
        compiled = True
        _build(fresh, built, setup)

    cached(built, make)
    build_seconds = time.monotonic() - began if compiled else 0.0
    with beside(built, "run-") as folder:
        asked = replace(asked, report=str(folder / "report.json"))
        report = _bench(built, folder, setup, asked, progress)
        vcd = folder / "dump.vcd"
        kept = vcd.replace(built / "dump.vcd") if waves else None
    return Run(report, version, build_seconds, kept)


def simulator_version(simulator: Simulator) -> str:
    """Return the version of a simulator, or raise :class:`ToolMissingError`."""
    if simulator != "icarus":
        return package_version("verilator")
    require_programs("vvp")
    banner = subprocess.run(["vvp", "-V"], capture_output=True, text=True, check=False).stderr
    found = re.search(r"version (\S+)", banner)
    return found[1] if found else "unknown"


def prepare(simulator: Simulator) -> tuple[dict[str, str], str]:
    """Return the environment to run the simulator in and its version."""
    require_libpython()
    if simulator == "verilator":
        require_programs("perl", "make", "c++")
        return child_environment(verilator_directory()), simulator_version(simulator)
    if simulator == "icarus":
        require_programs("iverilog", "vvp")
        return child_environment(), simulator_version(simulator)
    raise ConfigurationError(f"no simulator is named {simulator!r}; there are verilator and icarus")


@dataclass(frozen=True)
class _Setup:
    """The arguments that both steps need."""

    design: Design
    simulator: Simulator
    waves: bool
    cpu_seconds: int | None
    environment: dict[str, str]


def _build(fresh: Path, built: Path, setup: _Setup) -> None:
    """Compile in the folder ``fresh``, which will be ``built``; if that fails, copy the log out of it."""
    design, log, kept_log = setup.design, fresh / "build.log", built.with_name(f"{built.name}-build.log")

    def run(command: Sequence[str], folder: Path) -> None:
        if _child(command, log, folder, setup, setup.environment) != 0:
            if shutil.disk_usage(fresh).free < FULL_DISK_BYTES:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(built.parent))
            shutil.copyfile(log, kept_log)
            raise BuildError(
                f"{setup.simulator} could not build {design.top}; its messages are in {keep_for_people(kept_log)}"
            )

    options: list[str] = []
    if setup.simulator == "verilator":
        options = run_time(built.parent, [*FLAGS, *(["--trace"] if setup.waves else [])], run)
    values = literals(design.parameters)
    run(compilation(setup.simulator, design.sources, design.top, values, fresh, design.depth, options), fresh)
    kept_log.unlink(missing_ok=True)


def _bench(
    built: Path,
    folder: Path,
    setup: _Setup,
    asked: BenchRequest,
    progress: Callable[[int], None],
) -> BenchReport:
    """Run the benches and return their report."""
    design, log, results = setup.design, built / "bench.log", folder / "results.xml"
    command = simulation(setup.simulator, design.top, built, waves=setup.waves)
    environment = setup.environment | surroundings(setup.simulator, design.top, design.benches, asked.seed, results)
    if design.tests:
        environment |= {"COCOTB_TEST_FILTER": design.tests}
    status = _child(
        command, log, folder, setup, environment | asked.environment(), lambda: progress(asked.read().cases)
    )
    failures = _failures(results)
    if failures or status != 0:
        what = "; ".join(failures) or "the simulation ended without a result"
        values = "".join(f", {name} = {value}" for name, value in literals(design.parameters).items())
        raise BenchError(f"{design.name}{values}, {setup.simulator}: {what} (log: {keep_for_people(log)})")
    report = asked.read()
    progress(report.cases)
    return report


def _failures(results: Path) -> list[str]:
    """Return the messages of the tests that failed, from cocotb's results file."""
    if not results.exists():
        return []
    messages = []
    for case in ElementTree.parse(results).iter("testcase"):
        for failure in [*case.findall("failure"), *case.findall("error")]:
            lines = (failure.get("message") or "no message").splitlines()
            messages.append(f"{case.get('name')}: {lines[0]}")
    return messages


def _child(
    command: Sequence[str],
    log: Path,
    folder: Path,
    setup: _Setup,
    environment: dict[str, str],
    progress: Callable[[], object] = lambda: None,
) -> int:
    """Run a command in ``folder`` with its output in ``log`` and return its status."""
    limits = limited(command, setup.cpu_seconds)
    with log.open("w") as output, child(limits, output, environment=environment, folder=folder) as process:
        while True:
            try:
                return process.wait(timeout=1)
            except subprocess.TimeoutExpired:
                progress()
