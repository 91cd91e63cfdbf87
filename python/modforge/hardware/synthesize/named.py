"""A netlist's registers by the names of the sources, which most lose as their logic becomes tables."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from modforge.cores.model.core import Core
from modforge.hardware.synthesize.cell_flow import Family
from modforge.hardware.synthesize.mapped import mapping
from modforge.hardware.yosys import read, run_yosys

NAMED = "named.json"
"""The file: the design for a family as JSON of Yosys, before its logic becomes tables."""


def named(core: Core, bits: int, settings: Mapping[str, int], family: Family, folder: Path) -> None:
    """Write :data:`NAMED` into ``folder``, unless it is there.

    Its flip-flops are cells of the same names as in the netlist, and the nets have names of the sources.
    Yosys runs a second time up to that step: were it written on the way, later names would be counted on from others,
    and ABC9 would make another netlist.
    """
    if (folder / NAMED).exists():
        return
    every = mapping(core, family)
    [run] = [place for place, command in enumerate(every) if " -run begin:" in command]
    commands = [
        *read(core, core.parameters(bits, settings)),
        *every[:run],
        re.sub("-run begin:.*", "-run begin:map_luts", every[run]),
        # JSON does not hold the models of blocks, which the design has as well.
        f"select {core.name}/*",
        f'write_json -selected "{folder / NAMED}"',
    ]
    run_yosys(commands, folder, f"{core.name}, {bits} bits, names")
