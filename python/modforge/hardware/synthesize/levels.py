"""Logic levels of a mapped netlist: how many tables and multiplier blocks follow each other between two registers.

A relative figure, for comparing one core with another in the same family: tables and blocks are not equally slow, carry
chains are free here, and wires, which take half of the time on a device, are not counted. Blocks with registers inside
and memories begin and end paths, as registers do, though small memories are read through a table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from modforge.hardware.errors import SynthesisError

REGISTERS = ("FD", "LD", "TRELLIS_FF", "SRL", "RAM", "URAM", "TRELLIS_DPR", "DP16K", "PDPW16K")
"""The beginnings of the names of registers and memories."""

FREE = ("CARRY", "MUXCY", "XORCY", "MUXF", "PFUMX", "L6MUX", "BUF")
"""Cells inside a slice behind its tables, and buffers."""

CARRY_INPUTS = ("CI", "CIN", "CYINIT")

Bit = int


def levels(module: Mapping[str, Any]) -> int:
    """Return the levels of a module of Yosys' ``write_json``, flattened and mapped to a family's primitives.

    Raises :class:`~modforge.hardware.errors.SynthesisError` when logic runs in a circle.
    """
    cells: Mapping[str, Any] = module["cells"]
    driver = {
        bit: (cell, port, place)
        for cell in cells.values()
        for port, bits in cell["connections"].items()
        if cell["port_directions"][port] == "output"
        for place, bit in enumerate(bits)
    }
    known: dict[Bit, int] = {}
    opened: set[Bit] = set()
    for end in _ends(cells.values()):
        waiting = [end]
        while waiting:
            bit = waiting[-1]
            if bit not in driver or _begins_paths(driver[bit][0]):
                known[bit] = 0
            if bit in known:
                waiting.pop()
                continue
            arcs = list(_arcs(*driver[bit]))
            unknown = [before for before, _ in arcs if before not in known]
            if unknown:
                if bit in opened:
                    raise SynthesisError("the netlist has a loop of logic without a register, and so no levels")
                opened.add(bit)
                waiting += unknown
            else:
                known[bit] = max((known[before] + step for before, step in arcs), default=0)
    return max(known.values(), default=0)


def _begins_paths(cell: Mapping[str, Any]) -> bool:
    """Return whether a cell's outputs come from registers in it, and its inputs go into registers."""
    kind, parameters = cell["type"], cell["parameters"]
    if kind.startswith(REGISTERS) or kind == "MULT18X18S":
        return True
    if kind.startswith("DSP48"):
        return any(int(parameters.get(name, "1"), 2) for name in ("AREG", "BREG", "MREG", "PREG"))
    if kind == "MULT18X18D":
        names = [name for name in parameters if name.startswith("REG_") and name.endswith("_CLK")]
        return any(parameters[name] != "NONE" for name in names)
    if kind.startswith("MULT"):
        return any(value == "REGISTER" for name, value in parameters.items() if name.startswith("REG"))
    return False


def _ends(cells: Iterable[Mapping[str, Any]]) -> Iterator[Bit]:
    """Yield the bits that go into registers."""
    for cell in cells:
        if _begins_paths(cell):
            yield from _inputs(cell)


def _inputs(cell: Mapping[str, Any]) -> Iterator[Bit]:
    for port, bits in cell["connections"].items():
        if cell["port_directions"][port] == "input":
            yield from (bit for bit in bits if isinstance(bit, int))


def _arcs(cell: Mapping[str, Any], port: str, place: int) -> Iterator[tuple[Bit, int]]:
    """Yield the bits that an output bit depends on, each with the levels from there."""
    kind, connections = cell["type"], cell["connections"]
    if kind.startswith("CARRY"):
        # Bit i of the sum depends on the tables up to i, and on the other words below it; its carry on all up to i.
        reach = {"S": place + 1, "DI": place + 1 if port == "CO" else place}
    elif kind.startswith("CCU2"):
        reach = dict.fromkeys(("A1", "B1", "C1", "D1"), 0) if port == "S0" else {}
    else:
        reach = {}
    for name, bits in connections.items():
        if cell["port_directions"][name] == "input":
            free = kind.startswith(FREE) or name in CARRY_INPUTS
            for bit in bits[: reach.get(name, len(bits))]:
                if isinstance(bit, int):
                    yield bit, 0 if free else 1
