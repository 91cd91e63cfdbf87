"""Run the firmware in the simulator, and read what it prints."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from modforge.errors import shown
from modforge.files import write_file
from modforge.hardware.children import child
from modforge.soc.build import SYSTEM, Simulator
from modforge.soc.errors import RunError
from modforge.soc.job import Case

CASE = re.compile(
    r"case (?P<number>\d+) (?P<verdict>right|wrong) error (?P<error>\d+) "
    r"core (?P<core>\d+) program (?P<program>\d+) result (?P<result>[0-9a-f]+)"
)

ERRORS = ("OK", "WRONG_CORE", "BUSY", "TIMEOUT", "WRONG_LENGTH", "WRONG_VALUE", "NO_RESULT", "NO_INVERSE")
"""The names of the driver's errors, by number."""


@dataclass(frozen=True)
class Measured:
    """The clock cycles of one case."""

    core: int
    """From the last word that the core took to its interrupt."""

    program: int
    """The same operation as the firmware sees it: numbers to the core, waiting, the result back."""


def run(simulator: Simulator, rom: bytes, folder: Path, limit: int, progress: Callable[[str], None]) -> list[str]:
    """Simulate the system with this ROM for at most ``limit`` cycles and return the lines that the firmware printed.

    Each line goes to ``progress`` as it comes. The files that memories are loaded from go into ``folder``.
    """
    for memory in simulator.system.glob(f"{SYSTEM}_*.init"):
        shutil.copyfile(memory, folder / memory.name)
    words = (rom[at : at + 4].ljust(4, b"\0") for at in range(0, len(rom), 4))
    text = "".join(f"{int.from_bytes(word, 'little'):08x}\n" for word in words)
    write_file(folder / f"{SYSTEM}_rom.init", text)
    command = [str(simulator.program), str(limit)]
    lines = []
    with child(command, subprocess.PIPE, folder=folder) as process:
        assert process.stdout is not None
        for line in process.stdout:
            lines.append(line.rstrip("\n"))
            progress(lines[-1])
    return lines


def read(lines: Iterable[str], cases: tuple[Case, ...]) -> tuple[list[Measured], int]:
    """Return the cycles of each case and those of the whole run, or raise :class:`RunError`.

    Nothing is believed that the firmware says of itself: every result is compared with the expected one.
    """
    *said, last = [line for line in lines if line] or [""]
    ended = re.fullmatch(r"ended after (\d+) cycles", last)
    if not ended:
        before = f"; the last line before: {shown(said[-1])}" if said else ""
        raise RunError(f"the firmware did not end: {shown(last) or 'nothing was printed'}{before}")
    if len(said) != len(cases) + 1:
        end = shown(said[-1]) if said else "none"
        raise RunError(f"the firmware printed {len(said)} lines, not {len(cases) + 1}; the last one: {end}")
    measured = [_case(line, number, case) for number, (line, case) in enumerate(zip(said, cases, strict=False))]
    if said[-1] != f"{len(cases)} right, 0 wrong":
        raise RunError(f"the firmware ended with: {shown(said[-1])}, for {len(cases)} cases")
    return measured, int(ended[1])


def _case(line: str, number: int, case: Case) -> Measured:
    found = CASE.fullmatch(line)
    if not found or int(found["number"]) != number:
        raise RunError(f"case {number} ({case.what}): the firmware printed: {shown(line)}")
    error = int(found["error"])
    if error != 0:
        name = ERRORS[error] if error < len(ERRORS) else "unknown"
        raise RunError(f"case {number} ({case.what}): the driver gave error {error}, {name}")
    result = int(found["result"], 16)
    if result != case.expected:
        wrong, right = shown(hex(result)), shown(hex(case.expected))
        raise RunError(f"case {number} ({case.what}): the result is {wrong}, not {right}")
    if found["verdict"] != "right":
        raise RunError(f"case {number} ({case.what}): right, but not for the firmware")
    return Measured(int(found["core"]), int(found["program"]))
