"""The cells of device families, as paths see them: which keep a state, and which inputs an output depends on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

Bit = int
Cell = Mapping[str, Any]
"""A cell of Yosys' ``write_json``."""

MEMORIES = ("SRL", "RAM", "URAM", "TRELLIS_DPR", "DP16K", "PDPW16K")
"""The beginnings of the names of memories."""

REGISTERS = ("FD", "LD", "TRELLIS_FF", "DFF", *MEMORIES)
"""The beginnings of the names of registers and memories."""

CARRY_INPUTS = ("CI", "CIN", "CYINIT")

BLOCK_REGISTERS = ("AREG", "BREG", "MREG", "PREG")
"""The parameters of a DSP48E2 that say how many registers its multiplication has, in the order of the data."""


@dataclass(frozen=True, slots=True)
class Pin:
    """A bit of a port of a cell."""

    cell: Cell
    port: str
    place: int


def begins_paths(cell: Cell) -> bool:
    """Return whether a cell's outputs come from registers in it, and its inputs go into registers."""
    kind, parameters = cell["type"], cell["parameters"]
    if kind.startswith(REGISTERS) or kind == "MULT18X18S":
        return True
    if kind.startswith("DSP48"):
        return any(int(parameters.get(name, "1"), 2) for name in BLOCK_REGISTERS)
    if kind == "MULT18X18D":
        names = [name for name in parameters if name.startswith("REG_") and name.endswith("_CLK")]
        return any(parameters[name] != "NONE" for name in names)
    if kind.startswith("MULT"):
        return any(value == "REGISTER" for name, value in parameters.items() if name.startswith("REG"))
    return False


def inputs(cell: Cell) -> Iterator[tuple[Bit, Pin]]:
    """Yield what a cell reads, constants left out."""
    for port, bits in cell["connections"].items():
        if cell["port_directions"][port] == "input":
            yield from ((bit, Pin(cell, port, place)) for place, bit in enumerate(bits) if isinstance(bit, int))


def outputs(cell: Cell) -> Iterator[tuple[Bit, Pin]]:
    """Yield what a cell drives."""
    for port, bits in cell["connections"].items():
        if cell["port_directions"][port] == "output":
            yield from ((bit, Pin(cell, port, place)) for place, bit in enumerate(bits))


def sources(output: Pin) -> Iterator[tuple[Bit, Pin]]:
    """Yield what an output depends on, in a cell without registers."""
    kind, place = output.cell["type"], output.place
    reach: dict[str, int] = {}
    if kind.startswith("CARRY"):
        # Bit i of the sum depends on the tables up to i, and on the other words below it; its carry on all up to i.
        reach = {"S": place + 1, "DI": place + 1 if output.port == "CO" else place}
    elif kind.startswith("CCU2") and output.port == "S0":
        reach = dict.fromkeys(("A1", "B1", "C1", "D1"), 0)
    for bit, pin in inputs(output.cell):
        if pin.port not in reach or pin.place < reach[pin.port]:
            yield bit, pin
