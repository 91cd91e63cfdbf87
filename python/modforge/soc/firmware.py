"""Compile the firmware for RISC-V and write it as the file that the ROM of the system is loaded from."""

from __future__ import annotations

import subprocess
from pathlib import Path

from modforge.hardware.shells import shell
from modforge.hardware.tools import require_programs
from modforge.soc.build import HERE, SYSTEM, Simulator
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


def compile_firmware(job: Job, simulator: Simulator, folder: Path) -> None:
    """Compile the program of the job with the core's driver; write its memory into ``folder``, where it will run."""
    (folder / "vectors.h").write_text(job.vectors)
    [driver] = (name for name in shell(job.core, "axi-lite").software if name.endswith(".c"))
    sources = [*(SOURCES / name for name in COMMON), SOURCES / job.program, simulator.core / Path(driver).name]
    include = [f"-I{path}" for path in (folder, SOURCES, simulator.system, simulator.core)]
    memory = [f"-L{simulator.system}", "-T", str(SOURCES / "link.ld")]
    _run([COMPILER, *FLAGS, *include, *memory, *map(str, sources), "-lgcc", "-o", "firmware.elf"], folder)
    _run([OBJCOPY, "-O", "binary", "firmware.elf", "firmware.bin"], folder)
    image = (folder / "firmware.bin").read_bytes()
    image += bytes(-len(image) % 4)
    lines = (f"{int.from_bytes(image[at : at + 4], 'little'):08x}\n" for at in range(0, len(image), 4))
    (folder / f"{SYSTEM}_rom.init").write_text("".join(lines))


def _run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        lines = done.stderr.splitlines()
        reason = next((line for line in lines if "error" in line or "region" in line), f"exit status {done.returncode}")
        raise FirmwareError(f"{command[0]} could not make the firmware: {reason}")
