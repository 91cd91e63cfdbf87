"""The longest path between two registers of a netlist, from the tables of a library; wires take no time.

The way of every static timing analysis: a cell's delay and the slew behind it hang on the slew before it and on the
load that it drives, the worst of each counts, and rising and falling edges are followed apart. The clock comes
everywhere at the same time. Inputs of the core are still, so only paths from flip-flop to flip-flop count.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from modforge.hardware.errors import LibertyError, SynthesisError
from modforge.hardware.liberty.arcs import FALL, RISE, Arcs
from modforge.hardware.liberty.library import Library

NEVER = float("-inf")

Bit = int
Cells = Mapping[str, Mapping[str, Any]]


@dataclass(frozen=True)
class Path:
    """The longest path from a flip-flop to a flip-flop."""

    ns: float
    """From the clock's edge through the first to the setup of the second."""

    cells: int
    """The gates between the two."""


@dataclass(slots=True)
class _Net:
    """The worst arrival at a wire, by edge: how late, how slow, and through how many gates."""

    arrival: tuple[float, float] = (NEVER, NEVER)
    slew: tuple[float, float] = (0.0, 0.0)
    gates: tuple[int, int] = (0, 0)


STILL = _Net()
"""An input of the core, or a constant."""


def longest_path(library: Library, module: Mapping[str, Any]) -> Path:
    """Return the longest path of a module of Yosys' ``write_json`` that consists of cells of ``library``.

    Raises :class:`LibertyError` for a cell without delays, and :class:`SynthesisError` for logic that runs in a circle,
    or if no path is between registers.
    """
    cells: Cells = module["cells"]
    if unknown := {cell["type"] for cell in cells.values()} - library.arcs.keys():
        raise LibertyError(f"{library.path}: the netlist has a cell {min(unknown)}, whose delays are not stated")
    known = library.arcs
    loads = _loads(library, cells)
    nets: dict[Bit, _Net] = {}
    for cell in _in_order(library, cells):
        for port, bits in cell["connections"].items():
            if cell["port_directions"][port] == "output" and bits:
                nets[bits[0]] = _driven(library, known[cell["type"]], cell, port, nets, loads[bits[0]])
    worst = Path(0.0, 0)
    for cell in cells.values():
        for setup in known[cell["type"]].setups:
            net = _net(nets, cell, setup.pin)
            ns = library.time_unit * (net.arrival[setup.edge] + setup.time.at(0.0, net.slew[setup.edge]))
            if ns > worst.ns:
                worst = Path(round(ns, 4), net.gates[setup.edge])
    if not worst.ns:
        raise SynthesisError("the netlist has no path from a register to a register")
    return worst


def _loads(library: Library, cells: Cells) -> Mapping[Bit, tuple[float, float]]:
    """Return the load of each wire: what a rising edge charges, and a falling one."""
    loads: dict[Bit, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for cell in cells.values():
        pins = library.cells[cell["type"]].pins
        for port, bits in cell["connections"].items():
            if cell["port_directions"][port] == "input":
                for bit in bits:
                    loads[bit][RISE] += pins[port].rise_capacitance
                    loads[bit][FALL] += pins[port].fall_capacitance
    return defaultdict(lambda: (0.0, 0.0), {bit: (both[0], both[1]) for bit, both in loads.items()})


def _in_order(library: Library, cells: Cells) -> Iterator[Mapping[str, Any]]:
    """Yield flip-flops, and then each gate behind those that drive it."""
    gates: dict[str, Mapping[str, Any]] = {}
    behind: dict[Bit, list[str]] = defaultdict(list)
    missing: dict[str, int] = {}
    ready: list[Mapping[str, Any]] = []
    driven: set[Bit] = set()
    for name, cell in cells.items():
        outputs = {port for port, way in cell["port_directions"].items() if way == "output"}
        driven |= {bit for port in outputs for bit in cell["connections"][port]}
        if library.cells[cell["type"]].flip_flop:
            ready.append(cell)
        else:
            gates[name] = cell
    for name, cell in gates.items():
        before = [bit for bit in _inputs(cell) if bit in driven]
        missing[name] = len(before)
        for bit in before:
            behind[bit].append(name)
        if not before:
            ready.append(cell)
    done = 0
    while done < len(ready):
        cell = ready[done]
        done += 1
        yield cell
        for port, bits in cell["connections"].items():
            if cell["port_directions"][port] == "output":
                for name in (name for bit in bits for name in behind[bit]):
                    missing[name] -= 1
                    if not missing[name]:
                        ready.append(gates[name])
    if done < len(cells):
        raise SynthesisError("the netlist has a loop of logic without a register, and so no longest path")


def _inputs(cell: Mapping[str, Any]) -> Iterator[Bit]:
    for port, bits in cell["connections"].items():
        if cell["port_directions"][port] == "input":
            yield from bits


def _net(nets: Mapping[Bit, _Net], cell: Mapping[str, Any], port: str) -> _Net:
    """Return the wire at a pin."""
    bits = cell["connections"].get(port)
    return nets.get(bits[0], STILL) if bits else STILL


def _driven(
    library: Library,
    known: Arcs,
    cell: Mapping[str, Any],
    port: str,
    nets: Mapping[Bit, _Net],
    load: tuple[float, float],
) -> _Net:
    """Return what a cell's output brings to its wire."""
    clocked = library.cells[cell["type"]].flip_flop is not None
    arrival, slew, gates = [NEVER, NEVER], [0.0, 0.0], [0, 0]
    for arc in known.outputs[port]:
        edge = arc.after
        if clocked:
            before, slow, through = 0.0, 0.0, 0
        elif isinstance(cell["connections"][arc.source][0], str):
            continue  # a constant has no edges
        else:
            net = _net(nets, cell, arc.source)
            before, slow, through = net.arrival[arc.before], net.slew[arc.before], net.gates[arc.before] + 1
        slew[edge] = max(slew[edge], arc.slew.at(slow, load[edge]))
        later = before + arc.delay.at(slow, load[edge]) if before > NEVER else NEVER
        if later > arrival[edge]:
            arrival[edge], gates[edge] = later, through
    return _Net((arrival[0], arrival[1]), (slew[0], slew[1]), (gates[0], gates[1]))
