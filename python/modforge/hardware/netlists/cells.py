"""Models of the cells of a netlist, as the simulator compiles them: Yosys' own, and ours where it has a box alone."""

from __future__ import annotations

import re
from pathlib import Path

from modforge.hardware.tools import share_of_yosys

GATES = "gates"
"""The name for Yosys' generic gates, which it writes as expressions: such a netlist has no cells."""

MODELS = {
    "ecp5": ("ecp5/cells_sim.v", "ecp5/common_sim.vh", "ecp5/ccu2c_sim.vh"),
    "xilinx": ("xilinx/cells_sim.v",),
}
"""Where Yosys has models, in its own folder, by maker."""

BOXES = {"ecp5": "ecp5/cells_bb.v", "xilinx": "xilinx/cells_xtra.v"}
"""The blocks that Yosys knows without a behaviour: their ports and parameters."""

BLOCKS = Path(__file__).parent / "blocks"
"""What such a block does: the lines that stand before its ``endmodule``."""

MODULE = re.compile(r"^module (\w+)\b.*?^endmodule", re.DOTALL | re.MULTILINE)
INSTANCE = re.compile(r"^\s*(\w+) (?:#\(|\w+ ?\(|\\\S+ \()", re.MULTILINE)


def models(family: str, netlist: str) -> str:
    """Return the modules that a netlist in Verilog instantiates, and those that they do."""
    vendor = "ecp5" if family == "ecp5" else "xilinx"
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
    for file in MODELS[vendor]:
        known |= {found[1]: found[0] for found in MODULE.finditer((share / file).read_text(encoding="utf-8"))}
    boxes = {found[1]: found[0] for found in MODULE.finditer((share / BOXES[vendor]).read_text(encoding="utf-8"))}
    for path in BLOCKS.glob("*.v"):
        if (box := boxes.get(path.stem)) is not None:
            known[path.stem] = f"{box.removesuffix('endmodule')}{path.read_text(encoding='utf-8')}endmodule"
    return known
