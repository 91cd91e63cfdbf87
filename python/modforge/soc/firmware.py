"""Compile the firmware for RISC-V."""

from __future__ import annotations

import subprocess
from pathlib import Path

from modforge.cores.bus.shells import shell
from modforge.files import write_file
from modforge.hardware.tools import require_programs
from modforge.soc.build import HERE
from modforge.soc.errors import FirmwareError
from modforge.soc.job import Job

COMPILER = "riscv64-unknown-elf-gcc"
OBJCOPY = "riscv64-unknown-elf-objcopy"

SOURCES = HERE / "firmware"
COMMON = ("start.S", "console.c", "report.c")

FLAGS = ("-march=rv32im_zicsr", "-mabi=ilp32", "-std=c11", "-O2", "-ffreestanding", "-nostdlib", "-Wall", "-Werror")


def compiler_version() -> str:
    """Return the version of the compiler, or raise a :class:`~modforge.hardware.errors.ToolMissingError`."""
    require_programs(COMPILER)
    return subprocess.run([COMPILER, "-dumpfullversion"], capture_output=True, text=True, check=True).stdout.strip()


def firmware_sources(job: Job) -> list[Path]:
    """Return the files of the firmware, without the driver and what is generated."""
    return sorted({*SOURCES.iterdir(), SOURCES / job.program})


def compile_firmware(job: Job, system: Path, core: Path, folder: Path) -> bytes:
    """Compile the program of the job and return what goes into the ROM, from its first address on.

    ``system`` is a folder with the headers that LiteX made, ``core`` the one with the core and its driver; what is
    compiled is left in ``folder``.
    """
    write_file(folder / "vectors.h", job.vectors)
    [driver] = (name for name in shell(job.core, "axi-lite").software if name.endswith(".c"))
    sources = [*(SOURCES / name for name in COMMON), SOURCES / job.program, core.resolve() / Path(driver).name]
    include = [f"-I{path.resolve()}" for path in (folder, SOURCES, system, core)]
    memory = [f"-L{system.resolve()}", "-T", str(SOURCES / "link.ld")]
    _run([COMPILER, *FLAGS, *include, *memory, *map(str, sources), "-lgcc", "-o", "firmware.elf"], folder)
    _run([OBJCOPY, "-O", "binary", "firmware.elf", "firmware.bin"], folder)
    return (folder / "firmware.bin").read_bytes()


def _run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        lines = done.stderr.splitlines()
        reason = next((line for line in lines if "error" in line or "region" in line), f"exit status {done.returncode}")
        raise FirmwareError(f"{command[0]} could not make the firmware: {reason}")
