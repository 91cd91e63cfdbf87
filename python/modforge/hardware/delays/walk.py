"""The longest path between two registers of a netlist, by any delays: those of a family, or one for each table.

The clock comes everywhere at the same time. A path may begin at a port of the core, whose net has no wire: what the
surroundings add is theirs. Every path counts, also one that no operand ever takes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from modforge.hardware.delays.cells import Bit, Cell, Pin, begins_paths, inputs, outputs, sources
from modforge.hardware.errors import SynthesisError


class Delays(Protocol):
    """The time that each step of a path takes."""

    def leaving(self, output: Pin, /) -> float:
        """Return the time from the edge of the clock to an output of a cell with registers."""

    def entering(self, pin: Pin, /) -> float:
        """Return the time from an input of a cell with registers to the next edge."""

    def inside(self, cell: Cell, /) -> float:
        """Return the time between two registers of one cell, 0 if there are none."""

    def through(self, pin: Pin, output: Pin, /) -> float:
        """Return the time from an input of a cell without registers to an output."""

    def wire(self, output: Pin, pin: Pin, fan_out: int, /) -> float:
        """Return the time from an output to an input, on a wire that ``fan_out`` inputs read."""


@dataclass(frozen=True)
class Step:
    """A wire of a path, from a cell to the next."""

    output: Pin | None
    """Where it begins; None at a port of the core."""

    pin: Pin
    """Where it ends."""

    fan_out: int
    """The inputs that read it."""

    time: float
    """The time that it takes."""


@dataclass(frozen=True)
class Path:
    """The longest path."""

    time: float
    """All of it, in the unit of the delays."""

    steps: tuple[Step, ...]
    """Its wires, the first one first; none where it stays inside one cell."""

    @property
    def wires(self) -> float:
        """The time that its wires take."""
        return sum(step.time for step in self.steps)


def longest_path(module: Mapping[str, Any], delays: Delays) -> Path:
    """Return the longest path of a module of Yosys' ``write_json``, flattened and mapped to a family's primitives.

    Raises :class:`~modforge.hardware.errors.SynthesisError` when logic runs in a circle.
    """
    return _Netlist(list(module["cells"].values()), delays).longest()


class _Netlist:
    def __init__(self, cells: list[Cell], delays: Delays) -> None:
        self.cells, self.delays = cells, delays
        self.driver = {bit: pin for cell in cells for bit, pin in outputs(cell)}
        self.fan_out = Counter(bit for cell in cells for bit, _ in inputs(cell))
        self.arrivals: dict[Bit, float] = {}
        """The time until a bit is there, where its driver gives it out."""
        self.before: dict[Bit, tuple[Bit, Pin]] = {}
        """The bit from which it comes so late, and the pin of its driver where that goes in."""

    def longest(self) -> Path:
        """Return the longest path."""
        longest: float = 0
        end: tuple[Bit, Pin] | None = None
        for cell in (cell for cell in self.cells if begins_paths(cell)):
            inside = self.delays.inside(cell)
            if inside > longest:
                longest, end = inside, None
            for bit, pin in inputs(cell):
                self.follow(bit)
                time = self.arrivals[bit] + self.wire(bit, pin) + self.delays.entering(pin)
                if time > longest:
                    longest, end = time, (bit, pin)
        return Path(longest, () if end is None else self.steps(*end))

    def follow(self, end: Bit) -> None:
        """Find the arrival of a bit, and before it those of all bits that it depends on."""
        opened: set[Bit] = set()
        waiting = [end]
        while waiting:
            bit = waiting[-1]
            if bit in self.arrivals:
                waiting.pop()
                continue
            if bit not in self.driver or begins_paths(self.driver[bit].cell):
                self.arrivals[bit] = self.delays.leaving(self.driver[bit]) if bit in self.driver else 0
                continue
            needed = list(sources(self.driver[bit]))
            unknown = [source for source, _ in needed if source not in self.arrivals]
            if not unknown:
                self.arrive(bit, needed)
            elif bit in opened:
                raise SynthesisError("the netlist has a loop of logic without a register, and so no longest path")
            else:
                opened.add(bit)
                waiting += unknown

    def arrive(self, bit: Bit, needed: list[tuple[Bit, Pin]]) -> None:
        """Set the arrival of a bit whose sources are known."""
        self.arrivals[bit] = 0
        for source, pin in needed:
            time = self.arrivals[source] + self.wire(source, pin) + self.delays.through(pin, self.driver[bit])
            if time >= self.arrivals[bit]:
                self.arrivals[bit], self.before[bit] = time, (source, pin)

    def wire(self, bit: Bit, pin: Pin) -> float:
        """Return the time from the driver of a bit to a pin that reads it."""
        return self.delays.wire(self.driver[bit], pin, self.fan_out[bit]) if bit in self.driver else 0

    def steps(self, bit: Bit, pin: Pin) -> tuple[Step, ...]:
        """Return the wires of the longest path to ``pin``, which reads ``bit``."""
        found = [self.step(bit, pin)]
        while bit in self.before:
            bit, pin = self.before[bit]
            found.append(self.step(bit, pin))
        return tuple(reversed(found))

    def step(self, bit: Bit, pin: Pin) -> Step:
        """Return the wire from the driver of ``bit`` to ``pin``."""
        return Step(self.driver.get(bit), pin, self.fan_out[bit], self.wire(bit, pin))
