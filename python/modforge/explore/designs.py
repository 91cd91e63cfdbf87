"""Designs and the spaces that they are in, whatever is designed: a core, or the code of a field."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, product
from pathlib import Path
from random import Random
from typing import Any, Protocol

from modforge.explore.errors import SpaceError

NOWHERE = Path("/nonexistent")
"""A folder for questions whose key is wanted and nothing else."""

Setting = int | str
"""The value of a parameter: a number, or the name of one of several ways."""

MAX_GRID = 100_000
"""Designs of a whole grid; a larger space is sampled or searched."""

TRIES = 100
"""Draws for each design that is wanted: of some spaces most are refused."""


class Point(Protocol):
    """One design."""

    @property
    def subject(self) -> str:
        """What is designed: the name of a core, or field code."""

    @property
    def bits(self) -> int:
        """The width of the modulus."""

    @property
    def settings(self) -> Mapping[str, Setting]:
        """The parameters that the sweep sets."""

    @property
    def identity(self) -> tuple[tuple[str, Setting], ...]:
        """The key of a design: the same for each way to write it."""

    @property
    def figures(self) -> dict[str, float]:
        """The columns that need no tool."""


def in_words(point: Point) -> str:
    """Return a design in a few words."""
    return " ".join([f"{point.bits} bits", *(f"{name}={value}" for name, value in point.settings.items())])


@dataclass(frozen=True)
class Refused:
    """A combination of values that is no design, and why."""

    bits: int
    settings: Mapping[str, Setting]
    reason: str


class Target(Protocol):
    """Where designs get the figures that formulas do not know."""

    @property
    def name(self) -> str | None:
        """The name on the command line; None where only formulas are asked."""

    @property
    def label(self) -> str:
        """The name for people."""

    @property
    def work(self) -> str:
        """The title of the stage that makes it."""

    def requests(self, point: Any) -> list[dict[str, Any]]:
        """Return what has to be run for a design, as plain data that travels to another process."""

    def figures(self, known: Mapping[str, float], outputs: Sequence[Mapping[str, Any]]) -> dict[str, float]:
        """Return the columns that the rows of these requests give, beside those that are known."""


class Designs(ABC):
    """All combinations of widths and values of parameters of one subject."""

    @property
    @abstractmethod
    def subject(self) -> str:
        """What is designed."""

    @property
    @abstractmethod
    def widths(self) -> list[int]:
        """The widths, those for which the subject is not made among them."""

    @property
    @abstractmethod
    def parameters(self) -> Sequence[str]:
        """The names of the parameters that are varied."""

    @property
    @abstractmethod
    def asked(self) -> str:
        """The options that make the space, for messages."""

    @property
    @abstractmethod
    def made_for(self) -> str:
        """What the subject is made for, for messages."""

    @abstractmethod
    def takes(self, bits: int) -> bool:
        """Whether the subject is made for a width."""

    @abstractmethod
    def values(self, bits: int) -> Mapping[str, Sequence[Setting]]:
        """Return the values of each parameter at one width."""

    def combinations(self, bits: int) -> Iterator[Mapping[str, Setting]]:
        """Yield each value of each parameter with each of the others, at one width."""
        values = self.values(bits)
        for chosen in product(*values.values()):
            yield dict(zip(values, chosen, strict=True))

    @abstractmethod
    def point(self, bits: int, settings: Mapping[str, Any]) -> Point | Refused:
        """Return the design, or why it is refused."""

    def grid(self) -> tuple[list[Point], list[Refused]]:
        """Return every design, and the combinations that are refused."""
        found: dict[Any, Point] = {}
        refused: list[Refused] = []
        for number, one in enumerate(self._all()):
            if number == MAX_GRID:
                raise SpaceError(f"{self.asked} make more than {MAX_GRID} designs; take fewer, or --sample or --guided")
            if isinstance(one, Refused):
                refused.append(one)
            else:
                found.setdefault(one.identity, one)
        return self._some(list(found.values()), refused)

    def sample(self, count: int, seed: int) -> tuple[list[Point], list[Refused]]:
        """Return ``count`` designs, or fewer if there are not as many: the same for the same seed."""
        found: dict[Any, Point] = {}
        refused: dict[str, Refused] = {}
        for one in islice(self._drawn(Random(seed)), TRIES * count):
            if isinstance(one, Refused):
                refused.setdefault(f"{one.bits} {one.settings}", one)
            elif len(found) < count:
                found.setdefault(one.identity, one)
            if len(found) == count:
                break
        return self._some(list(found.values()), list(refused.values()))

    def _all(self) -> Iterator[Point | Refused]:
        for bits in self.widths:
            if not self.takes(bits):
                yield Refused(bits, {}, f"{self.made_for}, not {bits}")
                continue
            yield from (self.point(bits, settings) for settings in self.combinations(bits))

    def _drawn(self, random: Random) -> Iterator[Point | Refused]:
        widths = [bits for bits in self.widths if self.takes(bits)]
        while widths:
            bits = random.choice(widths)
            values = self.values(bits)
            if all(values.values()):
                yield self.point(bits, {name: random.choice(those) for name, those in values.items()})
            else:
                widths.remove(bits)

    def _some(self, points: list[Point], refused: list[Refused]) -> tuple[list[Point], list[Refused]]:
        if not points:
            why = refused[0].reason if refused else f"a range of --set is empty; {self.made_for}"
            raise SpaceError(f"no design is left: {why}")
        return points, refused
