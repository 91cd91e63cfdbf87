"""Synthesize a core with Yosys and count its cells. The counts are estimated, not routed."""

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
from modforge.hardware.delays import MODELS, ModelledPath, chain, levels
from modforge.hardware.synthesize.cell_flow import JSON, STATISTICS
from modforge.hardware.synthesize.mapped import mapped
from modforge.hardware.tools import package_version

FAMILIES = {
    "xcup": "UltraScale+",
    "xc7": "7 series",
    "xc4v": "Virtex-4",
    "xc2v": "Virtex-II",
    "xcve": "Virtex-E",
    "ecp5": "ECP5",
    "nexus": "Nexus",
    "gw2a": "Gowin GW2A",
}
"""The device families that the figures are made for, by the name that Yosys gives them."""


@dataclass(frozen=True)
class SynthesisResult:
    """The cells of one core in one family: estimated, not routed."""

    family: str
    bits: int

    settings: dict[str, int]
    """The core's own parameters."""

    lut: int
    """Look-up tables of all sizes."""

    ff: int
    """Flip-flops."""

    carry: int
    """Primitives of the carry chains: CARRY4, CARRY8, MUXCY, CCU2C, CCU2 or ALU, whatever the family has."""

    dsp: int
    """Multiplier blocks."""

    levels: int
    """Tables and multiplier blocks one behind the other between two registers."""

    chain: int
    """Primitives of the carry chains one behind the other between two registers."""

    modelled: ModelledPath | None
    """The longest path by the family's model of delays: modelled, not routed. None where a family has none."""

    cells: dict[str, int]
    """All primitives by type."""

    seconds: float

    version: str
    """The version of Yosys."""

    def as_dict(self) -> dict[str, Any]:
        """Return the figures as plain data."""
        return asdict(self)


def synthesize(
    core: Core,
    bits: int,
    *,
    settings: Mapping[str, int] = NO_SETTINGS,
    family: str = "xcup",
    folder: Path | None = None,
) -> SynthesisResult:
    """Map ``core`` for moduli of ``bits`` bits to the primitives of ``family`` and count them.

    ``settings`` are values for the core's own parameters. The core is flattened and gets neither pads nor clock
    buffers: it is part of a larger design. ``folder`` holds its netlist, or will: who shares it runs Yosys once.
    Raises a :class:`~modforge.cores.model.errors.HardwareError` that says what is missing or wrong.
    """
    began = time.monotonic()
    parameters = core.parameters(bits, settings)
    if family not in FAMILIES:
        raise ConfigurationError(f"no family is named {family!r}; there are {', '.join(FAMILIES)}")
    core.check_family(parameters, family)
    version = package_version("pyosys")
    with tempfile.TemporaryDirectory(prefix="modforge-synthesize-") as name:
        made = folder or Path(name)
        mapped(core, bits, settings, family, made)
        cells = json.loads((made / STATISTICS).read_text())["design"]["num_cells_by_type"]
        netlist = json.loads((made / JSON).read_text())["modules"][core.name]
    return SynthesisResult(
        family=family,
        bits=bits,
        settings=core.own(parameters),
        # WIDEFN9 is two tables of a Nexus and the choice between them.
        lut=_count(cells, "LUT") + 2 * cells.get("WIDEFN9", 0),
        ff=_count(cells, "FD", "TRELLIS_FF", "DFF"),
        carry=_count(cells, "CARRY", "MUXCY", "CCU2", "ALU"),
        dsp=_count(cells, "DSP", "MULT"),
        levels=levels(netlist),
        chain=chain(netlist),
        modelled=MODELS[family].path(netlist) if family in MODELS else None,
        cells=cells,
        seconds=time.monotonic() - began,
        version=version,
    )


def tools() -> dict[str, str]:
    """Return the tools with their versions, or raise :class:`ToolMissingError`."""
    return {"yosys": package_version("pyosys")}


def _count(cells: dict[str, int], *prefixes: str) -> int:
    return sum(count for cell, count in cells.items() if cell.startswith(prefixes))
