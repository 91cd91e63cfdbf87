"""A netlist for a Nexus without its surroundings: nextpnr has no mode out of context for this family."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

CLOCK = {
    "type": "OSCA",
    "parameters": {"HF_OSC_EN": "ENABLED", "HF_CLK_DIV": "2"},
    "attributes": {},
    "port_directions": {"HFCLKOUT": "output"},
}
"""The oscillator of the device: what drives the clock of a core whose ports end in no pads."""

FIRST_OF_A_CHAIN = "0x00AA"
"""The upper table of a cell whose carry is its input A1, as Yosys writes it in ``arith_map_nexus.v``."""


def alone(netlist: Path, top: str, made: Path) -> None:
    """Write a netlist of Yosys without ports, its clock from the oscillator of the device.

    Inputs and outputs then have no wires, as out of context. The first cell of a chain of carries makes its carry of an
    input, whatever comes in below; Yosys ties that to a constant, and nextpnr wants another chain there or nothing.
    """
    module = json.loads(netlist.read_text(encoding="utf-8"))["modules"][top]
    [bit] = module["ports"]["clk_i"]["bits"]
    cells: dict[str, Any] = module["cells"]
    carries = {bit for cell in cells.values() if cell["type"] == "CCU2" for bit in cell["connections"]["COUT"]}
    for cell in cells.values():
        if cell["type"] == "CCU2" and cell["parameters"]["INIT1"] == FIRST_OF_A_CHAIN:
            cell["connections"]["CIN"] = [bit for bit in cell["connections"]["CIN"] if bit in carries]
    cells["oscillator"] = CLOCK | {"hide_name": 0, "connections": {"HFCLKOUT": [bit]}}
    made.write_text(json.dumps({"modules": {top: module | {"ports": {}}}}), encoding="utf-8")
