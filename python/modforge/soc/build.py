"""Make the simulator of a system: the core as it is written for an engineer, LiteX around it, Verilator.

A simulator is kept in a folder named by a hash of all that it is made of, so a second run compiles the firmware alone.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from modforge.cores.bus.shells import shell
from modforge.cores.model.core import CORES_FOLDER
from modforge.cores.model.ports import read_ports
from modforge.files import cached, write_file
from modforge.hardware.children import logged
from modforge.hardware.emit import emit
from modforge.hardware.errors import BuildError
from modforge.hardware.run_time import run_time
from modforge.hardware.tools import child_environment, package_version, require_programs, verilator_directory
from modforge.results import content_hash, keep_for_people
from modforge.soc.job import Job

HERE = Path(__file__).parent

SYSTEM = "modforge_system"
"""The name of the top module; memories are loaded from files that begin with it."""

TOOLS = ("litex", "migen", "pythondata-cpu-vexriscv", "verilator")
"""The packages whose versions the simulator depends on."""

FLAGS = ("-MAKEFLAGS", "OPT_FAST=-O1", "-MAKEFLAGS", "OPT_GLOBAL=-O0")
"""The options for the compiler: the simulation runs for seconds, and its library is compiled in as many."""


@dataclass(frozen=True)
class Simulator:
    """A system that was compiled."""

    folder: Path

    tools: dict[str, str]
    """The tools that it was made with."""

    @property
    def program(self) -> Path:
        """The program that simulates."""
        return self.folder / "simulator" / "Vsystem"

    @property
    def core(self) -> Path:
        """The folder with the sources of the core and its driver."""
        return self.folder / "core"

    @property
    def system(self) -> Path:
        """The folder with what LiteX wrote: Verilog, headers, memory regions."""
        return self.folder / "system"


def build_tools() -> dict[str, str]:
    """Return the versions of the packages that make a simulator."""
    return {name: package_version(name) for name in TOOLS}


def sources(job: Job) -> list[Path]:
    """Return the files that a simulator is made of."""
    made_of = [*job.core.paths(), *shell(job.core, "axi-lite").paths(), *sorted(CORES_FOLDER.glob("bus/driver/*"))]
    return made_of + [
        HERE / name for name in ("board/pins.py", "build.py", "system.py", "system_process.py", "simulator.cpp")
    ]


def build(job: Job, directory: Path) -> Simulator:
    """Return the simulator of the system with the core of this job, compiled under ``directory`` if it is not there."""
    require_programs("perl", "make", "c++")
    tools = build_tools()
    key = content_hash(job.core.name, job.parameters, tools, sources(job))[:16]
    folder = directory.resolve() / f"{job.core.name}-{job.parameters['Bits']}-{key}"
    return Simulator(cached(folder, partial(_make, job, folder.parent)), tools)


def _make(job: Job, directory: Path, folder: Path) -> None:
    made = Simulator(folder, {})
    system_sources = make_system(job, made.core, made.system, directory)
    step = partial(_step, directory, folder)
    verilator = ["verilator", "--cc", "--exe", "--build", "-j", "2", "-O3", "--output-split", "0"]
    verilator += run_time(directory, FLAGS, lambda command, place: step("Verilator", [*command], place))
    # LiteX and the processor do much that the linter minds; the core has been linted. COMBDLY: LiteX writes <= in
    # combinational blocks, and Verilator reads it as =.
    verilator += ["-Wno-lint", "-Wno-style", "-Wno-COMBDLY", "--prefix", "Vsystem", "--top-module", SYSTEM]
    verilator += [f"-I{made.core}", "--Mdir", str(folder / "simulator"), str(made.system / f"{SYSTEM}.v")]
    step("Verilator", [*verilator, *system_sources, str(HERE / "simulator.cpp")], made.system)


def make_system(job: Job, core: Path, system: Path, logs: Path, board: str | None = None) -> list[str]:
    """Write the core of this job into one new folder, and the system around it into another; return all sources.

    The system is that of a board, or the one for the simulator. What a failed step said is kept in ``logs``.
    """
    own = {name: value for name, value in job.parameters.items() if name != "Bits"}
    emit(job.core, job.parameters["Bits"], core, settings=own, bus="axi-lite")
    [listed] = core.glob("*.f")
    listed_sources = [str(core / name) for name in listed.read_text().splitlines() if name.endswith(".sv")]
    system.mkdir()
    request = system / "request.json"
    width = _address_bits(core / f"{listed.stem}.sv")
    asked = {"name": SYSTEM, "top": listed.stem, "address_bits": width, "sources": listed_sources}
    write_file(request, json.dumps(asked | ({"board": board} if board else {})))
    _step(logs, system, "LiteX", [sys.executable, "-m", "modforge.soc.system_process", str(request)], system)
    return [str(source) for source in json.loads((system / "sources.json").read_text())]


def _address_bits(top: Path) -> int:
    """Return the width of the addresses of the core, from its top."""
    [high] = (port.high_bit({}) for port in read_ports(top) if port.name == "s_axi_awaddr")
    return high + 1


def _step(directory: Path, folder: Path, what: str, command: list[str], current: Path) -> None:
    """Run a tool with a log in ``folder``; if it fails, keep the log in ``directory`` and raise :class:`BuildError`."""
    log = folder / f"{what.lower()}.log"
    status = logged(command, log, environment=child_environment(verilator_directory()), folder=current)
    if status != 0:
        lines = log.read_text(errors="replace").splitlines()
        reason = next((line for line in lines if re.match(r"%Error|\w*Error:", line)), f"exit status {status}")
        kept = shutil.copyfile(log, directory / f"failed-{log.name}")  # the folder does not stay
        raise BuildError(f"{what} could not make the system: {reason} (log: {keep_for_people(kept)})")
