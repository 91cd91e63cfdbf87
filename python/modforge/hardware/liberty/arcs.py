"""The ways of a signal through a cell, with their delays, and what a flip-flop asks of its data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from modforge.hardware.liberty.cells import Cell, Pin
from modforge.hardware.liberty.tables import Table, table
from modforge.hardware.liberty.text import Group, SyntaxFault

RISE, FALL = 0, 1
NAMES = ("rise", "fall")

EDGES = {"rising_edge", "falling_edge"}
SENSES = {"positive_unate": ((RISE, RISE), (FALL, FALL)), "negative_unate": ((RISE, FALL), (FALL, RISE))}
BOTH = ((RISE, RISE), (RISE, FALL), (FALL, RISE), (FALL, FALL))

FANOUT = 10
"""Maximum number of inputs that a flip-flop, or a buffer behind it, drives."""


@dataclass(frozen=True)
class Arc:
    """From an edge at an input to an edge at an output."""

    source: str
    before: int
    after: int
    delay: Table
    slew: Table


@dataclass(frozen=True)
class Setup:
    """How long before the clock an edge of data has to be there."""

    pin: str
    edge: int
    time: Table


@dataclass(frozen=True)
class Arcs:
    """All that timing needs of a cell."""

    outputs: Mapping[str, Sequence[Arc]]
    """By output: from inputs of a gate, from the clock of a flip-flop."""

    setups: Sequence[Setup]


def arcs(root: Group, cell: Cell) -> Arcs:
    """Return the arcs of a cell, or raise :class:`SyntaxFault` that names the cell."""
    try:
        outputs = {pin.name: list(_delays(root, cell, pin)) for pin in cell.outputs}
        setups = [setup for pin in cell.inputs for setup in _setups(root, pin)]
        for name, found in outputs.items():
            if not found and cell.inputs:
                raise SyntaxFault(f"pin {name} has no delays: no group timing with tables")
        if cell.flip_flop and not setups:
            raise SyntaxFault("a flip-flop without a setup time: no group timing of type setup_rising or setup_falling")
    except ValueError as error:
        raise SyntaxFault(f"cell {cell.name}: {error}") from None
    return Arcs(outputs, setups)


def _delays(root: Group, cell: Cell, pin: Pin) -> Iterator[Arc]:
    for group in pin.timing:
        kind = group.attributes.get("timing_type", "combinational")
        clocked = cell.flip_flop is not None
        if kind not in EDGES if clocked else not kind.startswith("combinational"):
            continue  # a clear, or a pin that goes to high impedance: no part of a path between registers
        delays, slews = _edges(root, group, "cell_{}"), _edges(root, group, "{}_transition")
        if not (delays.keys() & slews.keys()):
            raise SyntaxFault(f"pin {pin.name} has no tables of delays and slews: cell_rise, rise_transition and so on")
        pairs = BOTH if clocked else SENSES.get(group.attributes.get("timing_sense", ""), BOTH)
        source = group.attributes.get("related_pin", "")
        if source not in cell.pins:
            raise SyntaxFault(f"pin {pin.name}: related_pin is {source!r}, not one pin of the cell; ABC reads no lists")
        for before, after in pairs:
            if after in delays and after in slews:
                yield Arc(source, before, after, delays[after], slews[after])


def _setups(root: Group, pin: Pin) -> Iterator[Setup]:
    for group in pin.timing:
        if group.attributes.get("timing_type") in ("setup_rising", "setup_falling"):
            for edge, time in _edges(root, group, "{}_constraint").items():
                yield Setup(pin.name, edge, time)


def _edges(root: Group, group: Group, kind: str) -> dict[int, Table]:
    found = {edge: group.first(kind.format(name)) for edge, name in enumerate(NAMES)}
    return {edge: table(root, one) for edge, one in found.items() if one is not None}


def driving_itself(known: Arcs, cell: Cell) -> float:
    """Return the longest delay of a gate with one input when it drives :data:`FANOUT` of its own kind."""
    [pin], [output] = cell.inputs, cell.outputs
    load = FANOUT * max(pin.rise_capacitance, pin.fall_capacitance)
    ways = known.outputs[output.name]
    # The slew that the one before it has in such a tree.
    slew = max(way.slew.at(0.0, load) for way in ways)
    return max(way.delay.at(slew, load) for way in ways)
