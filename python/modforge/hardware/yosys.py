"""Run Yosys on a core in a child process, so that a crash or lack of memory ends only the child."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from modforge.cores.model.core import INCLUDED, Core
from modforge.cores.model.parameters import Parameters, literals
from modforge.hardware.children import logged
from modforge.hardware.errors import SynthesisError
from modforge.hardware.tools import child_environment

MAP_FOR_AREA = "scratchpad -set abc9.script +&if,{W},{D},{R},-a"
"""Map for area and do not restructure.

With the usual script, which is for depth, the count of a carry-save multiplier jumps between 10 and 14 tables a bit
from one width to the next; with the restructuring of ``&dch`` alone one of radix 4 becomes 40 % larger.
"""


def read(core: Core, parameters: Parameters) -> list[str]:
    """Return the Yosys commands that read ``core`` and set its parameters."""
    sources = " ".join(f'"{path}"' for path in core.paths())
    settings = " ".join(f"-chparam {name} {value}" for name, value in literals(parameters).items())
    return [f"read_verilog -sv {sources}", f"hierarchy -top {core.name} {settings}"]


def run_yosys(commands: Sequence[str], folder: Path, what: str) -> None:
    """Run the commands, with a log in ``folder``, or raise :class:`SynthesisError` that begins with ``what``."""
    folder = folder.resolve()
    # Yosys looks where it runs. Its option for another folder takes no path with a space in it.
    shutil.copyfile(INCLUDED, folder / INCLUDED.name)
    (folder / "commands.json").write_text(json.dumps(list(commands)))
    command = [sys.executable, "-m", "modforge.hardware.yosys_process", str(folder / "commands.json")]
    log = folder / "yosys.log"
    status = logged(command, log, environment=child_environment(), folder=folder)
    if status != 0:
        raise SynthesisError(f"{what}: {_reason(status, log)}")


def _reason(status: int, log: Path) -> str:
    """Return why the child ended: killed, or the error that Yosys printed last."""
    if status < 0:
        return f"Yosys was ended by signal {-status}; at large widths it needs more than a gigabyte of memory"
    lines = log.read_text(errors="replace").splitlines()
    said = next((line for line in reversed(lines) if "ERROR" in line or "Error" in line), f"exit status {status}")
    # What ABC, a child of the child, says before it aborts.
    failed = next((f" ({line})" for line in reversed(lines) if "Assertion" in line), "")
    return f"{said}{failed}"
