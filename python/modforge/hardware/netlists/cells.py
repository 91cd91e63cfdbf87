"""Models of the cells of a netlist, as the simulator compiles them: Yosys' own, and ours where it has none.

Those of a library of cells are made of the functions that it states.
"""

from __future__ import annotations

import re

from modforge.cores.model.core import CORES_FOLDER
from modforge.hardware.liberty import models
from modforge.hardware.synthesize import GATES, Family, library
from modforge.hardware.tools import share_of_yosys

MODELS = {
    "ecp5": ("ecp5/cells_sim.v", "ecp5/common_sim.vh", "ecp5/ccu2c_sim.vh"),
    "nexus": ("nexus/cells_sim.v",),
    "gw2a": ("gowin/cells_sim.v",),
    "xilinx": ("xilinx/cells_sim.v",),
}
"""Where Yosys has models, in its own folder, by maker."""

BLOCKS = CORES_FOLDER / "common" / "blocks"
"""The models of blocks that Yosys knows by their ports alone: those that the sources of cores are simulated with."""

MODULE = re.compile(r"^module (\w+)\b.*?^\s*endmodule\b", re.DOTALL | re.MULTILINE)
INCLUDE = re.compile(r'^`include "(parse_init\.vh)"', re.MULTILINE)
"""What models of a Nexus include within a module."""

INSTANCE = re.compile(r"^\s*(\w+) (?:#\(|\w+ ?\(|\\\S+ \()", re.MULTILINE)

WAITING = "always @*"
"""How the model of Gowin's ALU waits for an input to change. Where all are constants it waits for ever, and the outputs
stay unknown; ``always_comb`` runs at the start as well."""

PRODUCT = re.compile(r"^ *MULT18X18D [^;]*;", re.MULTILINE)
TIED = re.compile(r"^ *\.C\d+\(1'h0\),\n", re.MULTILINE)
"""The input of ECP5's multiplier block that Yosys sets to zero, and that neither sources nor the model have."""


def simulated(family: Family, netlist: str) -> str:
    """Return a netlist in Verilog with the modules that it instantiates, and those that they do.

    Raises :class:`~modforge.hardware.errors.LibertyError` for a cell of a library that states no function of it.
    """
    if (cells := library(family)) is not None:
        return f"{netlist}\n{models(cells, {found[1] for found in INSTANCE.finditer(netlist)} - {'module'})}"
    trimmed = PRODUCT.sub(lambda instance: TIED.sub("", instance[0]), netlist)
    return f"{trimmed}\n{_models(family, netlist)}\n"


def _models(family: Family, netlist: str) -> str:
    vendor = family if family in MODELS else "xilinx"
    if family == GATES:
        return ""
    known = _library(vendor)
    defined = {found[1] for found in MODULE.finditer(netlist)}
    used: dict[str, str] = {}
    waiting = [netlist]
    while waiting:
        for name in sorted({found[1] for found in INSTANCE.finditer(waiting.pop())} - used.keys() - defined):
            if name in known:
                used[name] = known[name]
                waiting.append(known[name])
    return "\n\n".join(used.values())


def _library(vendor: str) -> dict[str, str]:
    share = share_of_yosys()
    known: dict[str, str] = {}
    for file in (share / name for name in MODELS[vendor]):
        text = file.read_text(encoding="utf-8")
        for included in set(INCLUDE.findall(text)):
            text = text.replace(f'`include "{included}"', (file.parent / included).read_text(encoding="utf-8"))
        if vendor == "gw2a":
            text = text.replace(WAITING, "always_comb")
        known |= {found[1]: found[0] for found in MODULE.finditer(text)}
    for path in BLOCKS.glob("*.v"):
        known[path.stem] = path.read_text(encoding="utf-8")
    return known
