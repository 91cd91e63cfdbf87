"""The longest carry chain of a mapped netlist: how many cells of carry chains follow each other between two registers.

Where no model of delays is at hand this shows what a chain that is cut gains: ``levels`` leave chains out. A chain
after another counts for both. A cell is that of the family: a MUXCY of Virtex-E carries one bit, a CCU2C two, a CARRY4
four.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from modforge.hardware.delays.cells import Pin
from modforge.hardware.delays.levels import Units
from modforge.hardware.delays.walk import longest_path

CHAINS = ("CARRY", "MUXCY", "CCU2", "ALU")
"""The beginnings of the names of the cells of carry chains."""


class CarryUnits(Units):
    """A unit for each cell of a carry chain, and nothing else."""

    def through(self, pin: Pin, _output: Pin) -> float:
        """Return 1 for a cell of a chain, 0 for others."""
        return int(pin.cell["type"].startswith(CHAINS))


def chain(module: Mapping[str, Any]) -> int:
    """Return the cells of carry chains on the path of a module of Yosys' ``write_json`` that has the most of them.

    Raises :class:`~modforge.hardware.errors.SynthesisError` when logic runs in a circle.
    """
    return int(longest_path(module, CarryUnits()).time)
