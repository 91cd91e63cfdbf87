"""Area and longest path of a core in standard cells: the figures of a netlist without wires.

Wires and the trees of clock and reset come on top. So the figures are good for comparing one core with another in the
same library; a chip is larger and slower.
"""

from __future__ import annotations

import json
import tempfile
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from modforge.cores.model.core import Core
from modforge.cores.model.errors import ConfigurationError
from modforge.cores.model.parameters import NO_SETTINGS
from modforge.hardware.liberty import longest_path
from modforge.hardware.synthesize.cell_flow import JSON, OSU018, STATISTICS, VERILOG, Family, family_name, library
from modforge.hardware.synthesize.mapped import mapped
from modforge.hardware.synthesize.second_opinion import opensta_path, opensta_version
from modforge.hardware.tools import package_version
from modforge.results import content_hash


@dataclass(frozen=True)
class CellsResult:
    """Area and path of one core in the cells of a library, without wires."""

    family: str
    """The name of the library, or of the family that stands for it."""

    corner: str
    """Voltage and temperature that the library's delays are for."""

    bits: int

    settings: dict[str, int]
    """The core's own parameters."""

    area_um2: float
    """Area of the cells in µm²."""

    gate_equivalents: float
    """The same in areas of the library's smallest NAND with two inputs."""

    path_ns: float
    """The longest path from register to register, setup included, in ns."""

    path_cells: int
    """The gates on it."""

    opensta_ns: float | None
    """The same path by OpenSTA, where it is installed."""

    mbits: float
    """Throughput at that path: bits over the time from one result to the next, in Mbit/s."""

    mbits_per_mm2: float
    """The same for each mm² of cells."""

    cells: dict[str, int]
    """All cells by type."""

    seconds: float

    tools: dict[str, str]
    """The tools with their versions."""

    def as_dict(self) -> dict[str, Any]:
        """Return the figures as plain data."""
        return asdict(self)


def tools(family: Family = OSU018) -> dict[str, str]:
    """Return the tools with their versions, or raise :class:`~modforge.hardware.errors.ToolMissingError`."""
    cells, opensta = library(family), opensta_version()
    named = {OSU018: content_hash(cells.path)[:12]} if cells is not None and family == OSU018 else {}
    return {"yosys": package_version("pyosys"), **({"opensta": opensta} if opensta else {}), **named}


def synthesize_cells(
    core: Core,
    bits: int,
    *,
    settings: Mapping[str, int] = NO_SETTINGS,
    family: Family = OSU018,
    folder: Path | None = None,
) -> CellsResult:
    """Map ``core`` for moduli of ``bits`` bits to the cells of ``family`` and return area and longest path.

    ``settings`` are values for the core's own parameters. ``folder`` holds its netlist, or will: who shares it runs
    Yosys once. Raises a :class:`~modforge.cores.model.errors.HardwareError` that says what is missing or wrong.
    """
    began = time.monotonic()
    parameters = core.parameters(bits, settings)
    core.check_family(parameters, family_name(family))
    versions = tools(family)
    cells = library(family)
    if cells is None:
        raise ConfigurationError(f"{family} is no library of standard cells")
    with tempfile.TemporaryDirectory(prefix="modforge-cells-") as name:
        made = folder or Path(name)
        mapped(core, bits, settings, family, made)
        counted = json.loads((made / STATISTICS).read_text())["design"]
        path = longest_path(cells, json.loads((made / JSON).read_text())["modules"][core.name])
        opensta = opensta_path(cells.path, core.name, made / VERILOG, Path(name)) if "opensta" in versions else None
    mbits = 1000 * bits / (core.interval(parameters) * path.ns)
    return CellsResult(
        family=family_name(family),
        corner=cells.corner,
        bits=bits,
        settings=core.own(parameters),
        area_um2=counted["area"],
        gate_equivalents=round(counted["area"] / cells.nand_area, 1),
        path_ns=round(path.ns, 3),
        path_cells=path.cells,
        opensta_ns=opensta,
        mbits=round(mbits, 3),
        mbits_per_mm2=round(mbits / (counted["area"] / 1e6), 3),
        cells=counted["num_cells_by_type"],
        seconds=time.monotonic() - began,
        tools=versions,
    )
