"""The cells of a library: their pins, their functions, and whether synthesis may use them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from modforge.hardware.liberty.functions import Function, function
from modforge.hardware.liberty.text import Group, SyntaxFault, number, numbers


@dataclass(frozen=True)
class FlipFlop:
    """The contents of an ``ff`` group."""

    state: str
    inverse: str
    clock: Function
    next_state: Function
    clear: Function | None
    preset: Function | None


@dataclass(frozen=True)
class Pin:
    """A pin of a cell."""

    name: str
    direction: str
    function: Function | None
    """For an output: its function of inputs or of the state."""

    rise_capacitance: float
    fall_capacitance: float
    """For an input: its capacitance, in the library's unit."""

    timing: tuple[Group, ...]


@dataclass(frozen=True)
class Cell:
    """A cell."""

    name: str
    area: float
    pins: Mapping[str, Pin]
    flip_flop: FlipFlop | None
    usable: bool
    """Whether synthesis may use it: its functions are known here, and the library does not forbid it."""

    @property
    def outputs(self) -> list[Pin]:
        """The outputs."""
        return [pin for pin in self.pins.values() if pin.direction == "output"]

    @property
    def inputs(self) -> list[Pin]:
        """The inputs."""
        return [pin for pin in self.pins.values() if pin.direction == "input"]

    @property
    def gate(self) -> tuple[bool, ...] | None:
        """The values of its function if it is a gate with at most two inputs and one output, or None."""
        if self.flip_flop or len(self.outputs) != 1 or len(self.inputs) > 2:
            return None
        known = self.outputs[0].function
        return known.table() if known and known.names == {pin.name for pin in self.inputs} else None


def cells(root: Group) -> Iterator[tuple[str, Cell]]:
    """Yield the cells of a library by their names, or raise :class:`SyntaxFault` that names one."""
    for group in root.all("cell"):
        try:
            yield group.name, _cell(root, group)
        except ValueError as error:
            raise SyntaxFault(f"cell {group.name}: {error}") from None


def _cell(root: Group, group: Group) -> Cell:
    pins = {pin.name: _pin(root, pin) for pin in group.all("pin")}
    other = [one.kind for one in group.groups if one.kind in ("latch", "statetable", "ff_bank", "latch_bank", "bus")]
    single = group.first("ff")
    flip_flop = _flip_flop(single) if single else None
    shut = group.attributes.get("dont_use") == "true"
    outputs = [pin for pin in pins.values() if pin.direction == "output"]
    known = outputs and not other and all(pin.function for pin in outputs)
    plain = all(pin.direction in ("input", "output") for pin in pins.values())
    if "area" not in group.attributes:
        raise ValueError("no area")
    area = number(group.attributes["area"])
    if area < 0:
        raise ValueError(f"its area is {area:g}")
    tristate = any("three_state" in pin.attributes for pin in group.all("pin"))
    usable = bool(known) and not shut and plain and not tristate
    return Cell(group.name, area, pins, flip_flop, usable)


def _pin(root: Group, group: Group) -> Pin:
    attributes = group.attributes
    usual = attributes.get("capacitance", root.attributes.get("default_input_pin_cap", "0"))
    told = attributes.get("function")
    return Pin(
        group.name,
        attributes.get("direction", ""),
        function(told) if told else None,
        _capacitance(attributes, "rise", usual),
        _capacitance(attributes, "fall", usual),
        tuple(group.all("timing")),
    )


def _capacitance(attributes: Mapping[str, str], edge: str, usual: str) -> float:
    """Return what an edge at a pin charges: the most, where a range is stated."""
    told = attributes.get(f"{edge}_capacitance", usual)
    return max(numbers(attributes.get(f"{edge}_capacitance_range", told)), default=0.0)


def _flip_flop(group: Group) -> FlipFlop:
    state, _, inverse = group.name.replace('"', "").partition(",")
    for name in ("clocked_on", "next_state"):
        if name not in group.attributes:
            raise ValueError(f"its group ff has no {name}")
    told = {name: function(group.attributes[name]) for name in ("clear", "preset") if name in group.attributes}
    return FlipFlop(
        state.strip(),
        inverse.strip(),
        function(group.attributes["clocked_on"]),
        function(group.attributes["next_state"]),
        told.get("clear"),
        told.get("preset"),
    )
