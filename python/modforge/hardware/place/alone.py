"""A netlist without its surroundings, for the families that nextpnr has no mode out of context for."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FIRST_OF_A_CHAIN = "0x00AA"
"""The upper table of a cell whose carry is its input A1, as Yosys writes it in ``arith_map_nexus.v``."""


@dataclass(frozen=True)
class Clock:
    """The oscillator of a device: what drives the clock of a core whose ports end in no pads."""

    cell: str
    """The oscillator's type."""

    output: str
    """The port that its clock leaves by."""

    parameters: Mapping[str, str]

    buffer: str | None = None
    """The type of the buffer, from I to O, without which nextpnr sends this clock through usual wires."""


def alone(netlist: Path, top: str, clock: Clock, made: Path) -> None:
    """Write a netlist of Yosys without ports, its clock from the oscillator of the device.

    Inputs and outputs then have no wires, as out of context. The first cell of a chain of carries of a Nexus makes its
    carry of an input, whatever comes in below; Yosys ties that to a constant, and nextpnr wants another chain there or
    nothing.
    """
    module = json.loads(netlist.read_text(encoding="utf-8"))["modules"][top]
    [driven] = module["ports"]["clk_i"]["bits"]
    cells: dict[str, Any] = module["cells"]
    carries = {bit for cell in cells.values() if cell["type"] == "CCU2" for bit in cell["connections"]["COUT"]}
    for cell in cells.values():
        if cell["type"] == "CCU2" and cell["parameters"]["INIT1"] == FIRST_OF_A_CHAIN:
            cell["connections"]["CIN"] = [bit for bit in cell["connections"]["CIN"] if bit in carries]
    if clock.buffer is not None:
        connected = (bit for cell in cells.values() for bits in cell["connections"].values() for bit in bits)
        # Constants are strings.
        raw = 1 + max(bit for bit in connected if isinstance(bit, int))
        cells["clock_buffer"] = _cell(clock.buffer, {}, {"I": raw}, {"O": driven})
        driven = raw
    cells["oscillator"] = _cell(clock.cell, clock.parameters, {}, {clock.output: driven})
    made.write_text(json.dumps({"modules": {top: module | {"ports": {}}}}), encoding="utf-8")


def _cell(
    kind: str, parameters: Mapping[str, str], inputs: Mapping[str, int], outputs: Mapping[str, int]
) -> dict[str, Any]:
    return {
        "hide_name": 0,
        "type": kind,
        "parameters": dict(parameters),
        "attributes": {},
        "port_directions": dict.fromkeys(inputs, "input") | dict.fromkeys(outputs, "output"),
        "connections": {port: [bit] for port, bit in (*inputs.items(), *outputs.items())},
    }
