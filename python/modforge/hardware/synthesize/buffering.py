"""Buffer trees behind flip-flops in a netlist of standard cells, as Yosys writes it in JSON.

ABC buffers what gates drive, but not what flip-flops drive: it takes their outputs for inputs of the circuit.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Container
from dataclasses import dataclass
from itertools import count
from typing import Any

from modforge.hardware.liberty.arcs import FANOUT


@dataclass(frozen=True)
class Buffer:
    """A cell with one input and one output that repeats it."""

    cell: str
    input: str
    output: str


def buffer_flip_flops(module: dict[str, Any], flip_flops: Container[str], buffer: Buffer) -> None:
    """Let no output of the named flip-flops in ``module`` drive more than :data:`FANOUT` inputs of cells."""
    cells: dict[str, Any] = module["cells"]
    connections = [
        (wire, cell["port_directions"][port]) for cell in cells.values() for port, wire in cell["connections"].items()
    ]
    fresh = count(1 + max(bit for wire, _ in connections for bit in wire if isinstance(bit, int)))
    # A wire of one bit is a list of one number; whoever changes the number in it connects the input elsewhere.
    loads: dict[int, list[list[int]]] = defaultdict(list)
    for wire, direction in connections:
        if direction == "input":
            loads[wire[0]].append(wire)
    for bit in [
        bit
        for cell in cells.values()
        if cell["type"] in flip_flops
        for port, wire in cell["connections"].items()
        if cell["port_directions"][port] == "output"
        for bit in wire
    ]:
        inputs = loads[bit]
        while len(inputs) > FANOUT:
            groups = [inputs[start : start + FANOUT] for start in range(0, len(inputs), FANOUT)]
            inputs = [_insert(cells, buffer, bit, group, next(fresh)) for group in groups]


def _insert(cells: dict[str, Any], buffer: Buffer, bit: int, inputs: list[list[int]], fresh: int) -> list[int]:
    """Put a buffer before ``inputs`` and return its own input."""
    for wire in inputs:
        wire[0] = fresh
    own = [bit]
    cells[f"buffer_{fresh}"] = {
        "hide_name": 0,
        "type": buffer.cell,
        "parameters": {},
        "attributes": {},
        "port_directions": {buffer.input: "input", buffer.output: "output"},
        "connections": {buffer.input: own, buffer.output: [fresh]},
    }
    return own
