"""Map a core to the standard cells of OSU 0.18 µm: area and longest path, as a trend.

The cells are a university's of twenty years ago and no wires are counted, so the figures serve to compare one core with
another, and for nothing else.
"""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from modforge.cores.model.core import Core
from modforge.cores.model.parameters import NO_SETTINGS
from modforge.hardware.errors import SynthesisError, ToolMissingError
from modforge.hardware.synthesize.buffering import buffer_flip_flops
from modforge.hardware.tools import package_version, require_programs
from modforge.hardware.yosys import read, run_yosys
from modforge.results import content_hash

FAMILY = "osu018"

LIBERTY = Path("/usr/share/qflow/tech/osu018/osu018_stdcells.lib")

# A digit goes to every bit: without buffers the path would be many times as long.
ABC = "strash;ifraig;scorr;dc2;dch,-f;map;buffer,-N,10;upsize;dnsize"

PERIOD_NS = 1000
"""Longer than any path, which is the period less its slack."""


@dataclass(frozen=True)
class TrendResult:
    """Area and path of one core in standard cells: without wires, a trend."""

    family: str
    bits: int

    settings: dict[str, int]
    """The core's own parameters."""

    area_um2: float
    """Area of the cells in µm²."""

    path_ns: float
    """The longest path from register to register, setup included, in ns."""

    cells: dict[str, int]
    """All cells by type."""

    seconds: float

    tools: dict[str, str]
    """The tools with their versions."""

    def as_dict(self) -> dict[str, Any]:
        """Return the figures as plain data."""
        return asdict(self)


def tools() -> dict[str, str]:
    """Return the tools with their versions, or raise :class:`ToolMissingError`."""
    require_programs("sta")
    if not LIBERTY.exists():
        raise ToolMissingError(f"{LIBERTY} is missing: apt-get install qflow-tech-osu018")
    banner = subprocess.run(["sta", "-version"], capture_output=True, text=True, check=False).stdout
    return {
        "yosys": package_version("pyosys"),
        "opensta": banner.split()[0] if banner.strip() else "unknown",
        FAMILY: content_hash(LIBERTY)[:12],
    }


def trend(core: Core, bits: int, *, settings: Mapping[str, int] = NO_SETTINGS) -> TrendResult:
    """Map ``core`` for moduli of ``bits`` bits to standard cells and return area and longest path.

    ``settings`` are values for the core's own parameters. Needs Debian's ``opensta`` and ``qflow-tech-osu018``.
    Raises a :class:`~modforge.cores.model.errors.HardwareError` that says what is missing or wrong.
    """
    began = time.monotonic()
    parameters = core.parameters(bits, settings)
    core.check_family(parameters, FAMILY)
    versions = tools()
    with tempfile.TemporaryDirectory(prefix="modforge-trend-") as name:
        folder = Path(name)
        commands = [
            f'read_liberty -lib "{LIBERTY}"',
            *read(core, parameters),
            f"synth -top {core.name} -flatten",
            f'dfflibmap -liberty "{LIBERTY}"',
            "opt",
            f'abc -liberty "{LIBERTY}" -script +{ABC}',
            "splitnets -ports",
            "opt_clean -purge",
            "delete t:$scopeinfo",
            f'write_json "{folder / "mapped.json"}"',
        ]
        what = f"{core.name}, {bits} bits, {FAMILY}"
        run_yosys(commands, folder, what)
        netlist = json.loads((folder / "mapped.json").read_text())
        buffer_flip_flops(netlist["modules"][core.name])
        (folder / "buffered.json").write_text(json.dumps(netlist))
        commands = [
            f'read_json "{folder / "buffered.json"}"',
            f'tee -q -o "{folder / "stat.json"}" stat -json -liberty "{LIBERTY}"',
            f'write_verilog -noattr -noexpr -nohex "{folder / "netlist.v"}"',
        ]
        run_yosys(commands, folder, what)
        counted = json.loads((folder / "stat.json").read_text())["design"]
        path = _longest_path(core, folder)
    return TrendResult(
        family=FAMILY,
        bits=bits,
        settings=core.own(parameters),
        area_um2=counted["area"],
        path_ns=path,
        cells=counted["num_cells_by_type"],
        seconds=time.monotonic() - began,
        tools=versions,
    )


def _longest_path(core: Core, folder: Path) -> float:
    """Return the longest path of the netlist in ``folder`` in ns."""
    script = f"""
        read_liberty {LIBERTY}
        read_verilog netlist.v
        link_design {core.name}
        create_clock -period {PERIOD_NS} [get_ports clk_i]
        set_false_path -from [get_ports rst_ni]
        report_worst_slack -digits 3
        exit
    """
    (folder / "path.tcl").write_text(script)
    done = subprocess.run(
        ["sta", "-exit", "path.tcl"],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    found = re.search(r"^worst slack (\S+)$", done.stdout, re.MULTILINE)
    if found is None:
        lines = [line for line in done.stdout.splitlines() if "error" in line.lower()]
        raise SynthesisError(f"{core.name}: OpenSTA: {lines[0] if lines else f'exit status {done.returncode}'}")
    return round(PERIOD_NS - float(found[1]), 3)
