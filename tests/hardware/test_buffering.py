"""Buffers behind flip-flops: no more than ten inputs each, and every input still hears its flip-flop."""

from collections import Counter
from typing import Any

import pytest

from modforge.hardware.liberty.arcs import FANOUT
from modforge.hardware.synthesize.buffering import Buffer, buffer_flip_flops

BUFFER = Buffer("BUFX4", "A", "Y")


def netlist(inputs: int) -> dict[str, Any]:
    """Return a flip-flop, net 2, that drives so many inverters, and one inverter, net 3, that drives as many."""
    cells: dict[str, Any] = {
        "register": {
            "type": "DFFSR",
            "port_directions": {"D": "input", "Q": "output"},
            "connections": {"D": [3], "Q": [2]},
        }
    }
    for number in range(inputs):
        for source in (2, 3):
            cells[f"inverter {source} {number}"] = {
                "type": "INVX1",
                "port_directions": {"A": "input", "Y": "output"},
                "connections": {"A": [source], "Y": [3 if source == 2 and number == 0 else 10 + 2 * number + source]},
            }
    return {"cells": cells}


@pytest.mark.parametrize("inputs", [1, 10, 11, 100, 101, 1234])
def test_trees(inputs: int) -> None:
    module = netlist(inputs)
    buffer_flip_flops(module, {"DFFSR"}, BUFFER)
    cells = module["cells"]
    driver = {
        cell["connections"]["Y"][0]: cell["connections"]["A"][0]
        for cell in cells.values()
        if cell["type"] == BUFFER.cell
    }
    loads = Counter(
        wire[0] for cell in cells.values() for port, wire in cell["connections"].items() if port in ("A", "D")
    )
    # The gate's own net is ABC's to buffer; the flip-flop reads it, too.
    assert loads.pop(3) == inputs + 1
    assert all(count <= FANOUT for count in loads.values())

    def source(net: int) -> int:
        return source(driver[net]) if net in driver else net

    heard = [source(cells[f"inverter 2 {number}"]["connections"]["A"][0]) for number in range(inputs)]
    assert heard == [2] * inputs
    assert len(driver) <= inputs // (FANOUT - 1) + 3
