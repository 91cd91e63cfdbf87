"""Logic levels of a mapped netlist: how many tables and multiplier blocks follow each other between two registers.

A relative figure, for comparing one core with another in the same family: tables and blocks are not equally slow, carry
chains are free here, and wires, which take half of the time on a device, are not counted. Blocks with registers inside
and memories begin and end paths, as registers do, though small memories are read through a table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from modforge.hardware.delays.cells import CARRY_INPUTS, Cell, Pin
from modforge.hardware.delays.walk import longest_path

FREE = ("CARRY", "MUXCY", "XORCY", "MUXF", "PFUMX", "L6MUX", "MUX2_LUT", "BUF")
"""Cells inside a slice behind its tables, and buffers."""


class Units:
    """A level for each table and block, and nothing else."""

    def leaving(self, _output: Pin) -> float:
        """Return 0, for every register."""
        return 0

    def entering(self, _pin: Pin) -> float:
        """Return 0, for every register."""
        return 0

    def inside(self, _cell: Cell) -> float:
        """Return 0, for every register."""
        return 0

    def through(self, pin: Pin, _output: Pin) -> float:
        """Return 1 for a table or a block, 0 for what is free."""
        return 0 if pin.cell["type"].startswith(FREE) or pin.port in CARRY_INPUTS else 1

    def wire(self, _output: Pin, _pin: Pin, _fan_out: int) -> float:
        """Return 0, for every wire."""
        return 0


def levels(module: Mapping[str, Any]) -> int:
    """Return the levels of a module of Yosys' ``write_json``, flattened and mapped to a family's primitives.

    Raises :class:`~modforge.hardware.errors.SynthesisError` when logic runs in a circle.
    """
    return int(longest_path(module, Units()).time)
