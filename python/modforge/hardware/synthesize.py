"""Synthesize a core with Yosys and count what it takes. The counts are estimated, not routed.

Yosys runs in a child process, so that a crash or a lack of memory ends that and not the caller.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from modforge.hardware.catalogue import Core
from modforge.hardware.errors import ConfigurationError, SynthesisError
from modforge.hardware.parameters import NO_SETTINGS
from modforge.hardware.tools import child_environment, package_version

FAMILIES = {
    "xcup": "UltraScale+",
    "xc7": "7 series",
    "xc4v": "Virtex-4",
    "xc2v": "Virtex-II",
}
"""The device families that the figures are made for, by the name that Yosys gives them."""


@dataclass(frozen=True)
class SynthesisResult:
    """What one core takes in one family: estimated, not routed."""

    family: str
    bits: int

    settings: dict[str, int]
    """The core's own parameters."""

    lut: int
    """Look-up tables of all sizes."""

    ff: int
    """Flip-flops."""

    carry: int
    """Primitives of the carry chains: CARRY4, CARRY8 or MUXCY, whatever the family has."""

    dsp: int
    """Multiplier blocks."""

    cells: dict[str, int]
    """All primitives by type."""

    seconds: float

    version: str
    """The version of Yosys."""

    def as_dict(self) -> dict[str, Any]:
        """Return the figures as plain data."""
        return asdict(self)


def synthesize(
    core: Core, bits: int, *, settings: Mapping[str, int] = NO_SETTINGS, family: str = "xcup"
) -> SynthesisResult:
    """Map ``core`` for moduli of ``bits`` bits to the primitives of ``family`` and count them.

    ``settings`` are values for the core's own parameters. The core is flattened and gets neither pads nor clock
    buffers: it is part of a larger design.
    Raises a :class:`~modforge.hardware.errors.HardwareError` that says what is missing or wrong.
    """
    began = time.monotonic()
    parameters = core.parameters(bits, settings)
    if family not in FAMILIES:
        raise ConfigurationError(f"no family is called {family!r}; there are {', '.join(FAMILIES)}")
    version = package_version("pyosys")
    with tempfile.TemporaryDirectory(prefix="modforge-synthesize-") as name:
        folder = Path(name)
        (folder / "passes.json").write_text(json.dumps(_passes(core, parameters, family, folder / "stat.json")))
        command = [sys.executable, "-m", "modforge.hardware.yosys_process", str(folder / "passes.json")]
        with (folder / "log").open("w") as log:
            status = subprocess.run(
                command, env=child_environment(), stdin=subprocess.DEVNULL, stdout=log, stderr=log, check=False
            ).returncode
        if status != 0:
            raise SynthesisError(f"{core.name}, {bits} bits, {family}: {_reason(status, folder / 'log')}")
        cells = json.loads((folder / "stat.json").read_text())["design"]["num_cells_by_type"]
    return SynthesisResult(
        family=family,
        bits=bits,
        settings=core.own(parameters),
        lut=_count(cells, "LUT"),
        ff=_count(cells, "FD"),
        carry=_count(cells, "CARRY", "MUXCY"),
        dsp=_count(cells, "DSP"),
        cells=cells,
        seconds=time.monotonic() - began,
        version=version,
    )


def _passes(core: Core, parameters: dict[str, int], family: str, statistics: Path) -> list[str]:
    """Return the Yosys commands."""
    sources = " ".join(f'"{path}"' for path in core.paths())
    settings = " ".join(f"-chparam {name} {value}" for name, value in parameters.items())
    return [
        f"read_verilog -sv {sources}",
        f"hierarchy -top {core.name} {settings}",
        # Map for area and restructure no more than that needs. With the usual script, which is for depth, the count
        # jumps between 10 and 14 tables a bit from one width to the next, and a large core takes half as long again.
        "scratchpad -set abc9.script +&dch,-f,-r;&if,{W},{D},{R},-a",
        f"synth_xilinx -family {family} -top {core.name} -flatten -noiopad -noclkbuf",
        "delete t:$scopeinfo",
        f'tee -q -o "{statistics}" stat -json',
    ]


def _count(cells: dict[str, int], *prefixes: str) -> int:
    return sum(count for cell, count in cells.items() if cell.startswith(prefixes))


def _reason(status: int, log: Path) -> str:
    """Return why the child ended: killed, or the error that Yosys printed last."""
    if status < 0:
        return f"Yosys was ended by signal {-status}; at large widths it needs more than a gigabyte of memory"
    lines = log.read_text(errors="replace").splitlines()
    return next((line for line in reversed(lines) if "ERROR" in line or "Error" in line), f"exit status {status}")
