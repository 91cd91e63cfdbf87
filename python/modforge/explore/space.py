"""The designs that a sweep looks at: one core, its widths, and values for its own parameters.

>>> from modforge.cores import core
>>> space = Space(core("mont_redundant"), Values.parse("64..128"), {"Cycles": Values.parse("1,3,4")})
>>> points, refused = space.grid()
>>> [(point.bits, point.settings["Cycles"]) for point in points]
[(64, 1), (64, 3), (128, 1), (128, 3)]
>>> len(refused), refused[0].reason
(2, 'mont_redundant: Cycles is 1 or a multiple of 3, not 4')
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import islice, product
from random import Random
from typing import Any

from modforge.cores.model.core import Core
from modforge.cores.model.errors import ConfigurationError
from modforge.cores.model.parameters import Parameters
from modforge.explore.errors import SpaceError
from modforge.explore.values import Values

MAX_GRID = 100_000
"""Designs of a whole grid; a larger space is sampled or searched."""

TRIES = 100
"""Draws for each design that is wanted: of some spaces a core refuses most."""


@dataclass(frozen=True)
class Point:
    """One design: a core, its width, and those of its own parameters that the sweep sets."""

    core: Core
    bits: int
    settings: Mapping[str, int]

    @cached_property
    def parameters(self) -> Parameters:
        """All parameters; a :class:`~modforge.cores.model.errors.ConfigurationError` says what does not go together."""
        return self.core.parameters(self.bits, self.settings)

    @property
    def identity(self) -> tuple[tuple[str, int], ...]:
        """The key of a design: the same for each way to write it."""
        return tuple(self.parameters.items())

    @property
    def name(self) -> str:
        """The design in a few words."""
        return " ".join([f"{self.bits} bits", *(f"{name}={value}" for name, value in self.settings.items())])

    @property
    def arguments(self) -> list[str]:
        """The design on the command line of ``modforge core``."""
        settings = [word for name, value in self.settings.items() for word in ("--set", f"{name}={value}")]
        return [self.core.name, "--bits", str(self.bits), *settings]


@dataclass(frozen=True)
class Refused:
    """A combination of values that the core does not take, and why."""

    bits: int
    settings: Mapping[str, int]
    reason: str


@dataclass(frozen=True)
class Space:
    """All combinations of widths and values of parameters; parameters that are not named have their defaults."""

    core: Core
    bits: Values
    settings: Mapping[str, Values]

    def __post_init__(self) -> None:
        """Refuse names that the core does not have, and widths that are none."""
        names = {setting.name for setting in self.core.settings}
        for name in self.settings:
            if name not in names:
                self.core.parameters(self.core.max_bits, {name: 0})  # says what it has
        if not self.widths:
            raise SpaceError(f"--bits {self.bits.text} has no width; {self._made_for}")

    @property
    def _made_for(self) -> str:
        return f"{self.core.name} is made for {self.core.min_bits} to {self.core.max_bits} bits"

    @cached_property
    def widths(self) -> list[int]:
        """The widths, those for which the core is not made among them."""
        return self.bits.between(self.core.min_bits, self.core.max_bits)

    def values(self, bits: int) -> dict[str, list[int]]:
        """Return the values of each parameter at one width."""
        bounds = {one.name: (one.min_value(bits), one.max_value(bits)) for one in self.core.settings}
        return {name: values.between(*bounds[name]) for name, values in self.settings.items()}

    def grid(self) -> tuple[list[Point], list[Refused]]:
        """Return every design, and the combinations that the core refuses."""
        return self._sorted_out(self._all(), f"--bits {self.bits.text}")

    def sample(self, count: int, seed: int) -> tuple[list[Point], list[Refused]]:
        """Return ``count`` designs, or fewer if there are not as many: the same for the same seed."""
        found: dict[tuple[tuple[str, int], ...], Point] = {}
        refused: dict[str, Refused] = {}
        for one in islice(self._drawn(Random(seed)), TRIES * count):
            if isinstance(one, Refused):
                refused.setdefault(f"{one.bits} {one.settings}", one)
            elif len(found) < count:
                found.setdefault(one.identity, one)
            if len(found) == count:
                break
        return self._some(list(found.values()), list(refused.values()))

    def point(self, bits: int, settings: Mapping[str, int]) -> Point | Refused:
        """Return the design, or why the core refuses it."""
        one = Point(self.core, bits, settings)
        try:
            _ = one.parameters
        except ConfigurationError as error:
            return Refused(bits, settings, str(error))
        return one

    def _all(self) -> Iterator[Point | Refused]:
        for bits in self.widths:
            if not self.core.min_bits <= bits <= self.core.max_bits:
                yield Refused(bits, {}, f"{self._made_for}, not {bits}")
                continue
            values = self.values(bits)
            for chosen in product(*values.values()):
                yield self.point(bits, dict(zip(values, chosen, strict=True)))

    def _drawn(self, random: Random) -> Iterator[Point | Refused]:
        widths = [bits for bits in self.widths if self.core.min_bits <= bits <= self.core.max_bits]
        while widths:
            bits = random.choice(widths)
            values = self.values(bits)
            if all(values.values()):
                yield self.point(bits, {name: random.choice(those) for name, those in values.items()})
            else:
                widths.remove(bits)

    def _sorted_out(self, all_of_them: Iterator[Point | Refused], what: str) -> tuple[list[Point], list[Refused]]:
        found: dict[Any, Point] = {}
        refused: list[Refused] = []
        for number, one in enumerate(all_of_them):
            if number == MAX_GRID:
                raise SpaceError(
                    f"{what} and --set make more than {MAX_GRID} designs; take fewer, or --sample or --guided"
                )
            if isinstance(one, Refused):
                refused.append(one)
            else:
                found.setdefault(one.identity, one)
        return self._some(list(found.values()), refused)

    def _some(self, points: list[Point], refused: list[Refused]) -> tuple[list[Point], list[Refused]]:
        if not points:
            why = refused[0].reason if refused else f"a range of --set is empty; {self._made_for}"
            raise SpaceError(f"no design is left: {why}")
        return points, refused
