"""The designs of a core that a sweep looks at: widths, and values for its own parameters.

>>> from modforge.cores import core
>>> space = Space(core("mont_redundant"), Values.parse("64..128"), {"Cycles": Values.parse("1,3,4")})
>>> points, refused = space.grid()
>>> [(point.bits, point.settings["Cycles"]) for point in points]
[(64, 1), (64, 3), (128, 1), (128, 3)]
>>> len(refused), refused[0].reason
(2, 'mont_redundant: Cycles is 1 or a multiple of 3, not 4')
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from modforge.cores.model.core import Core
from modforge.cores.model.errors import ConfigurationError
from modforge.cores.model.parameters import Parameters
from modforge.explore.cores.figures import formula_figures
from modforge.explore.designs import Designs, Point, Refused
from modforge.explore.errors import SpaceError
from modforge.explore.values import Values


@dataclass(frozen=True)
class CorePoint:
    """One design: a core, its width, and those of its own parameters that the sweep sets."""

    core: Core
    bits: int
    settings: Mapping[str, int]

    @property
    def subject(self) -> str:
        """The name of the core."""
        return self.core.name

    @cached_property
    def parameters(self) -> Parameters:
        """All parameters; a :class:`~modforge.cores.model.errors.ConfigurationError` says what does not go together."""
        return self.core.parameters(self.bits, self.settings)

    @property
    def identity(self) -> tuple[tuple[str, int], ...]:
        """All parameters with their values."""
        return tuple(self.parameters.items())

    @property
    def figures(self) -> dict[str, float]:
        """What formulas give, parameters among them."""
        return formula_figures(self.core, self.parameters)


@dataclass(frozen=True)
class Space(Designs):
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
            raise SpaceError(f"--bits {self.bits.text} has no width; {self.made_for}")

    @property
    def subject(self) -> str:
        """The name of the core."""
        return self.core.name

    @property
    def made_for(self) -> str:
        """The widths of the core."""
        return f"{self.core.name} is made for {self.core.min_bits} to {self.core.max_bits} bits"

    @property
    def asked(self) -> str:
        """The options that make the space."""
        return f"--bits {self.bits.text} and --set"

    @property
    def parameters(self) -> Sequence[str]:
        """The names of the parameters that are varied."""
        return [*self.settings]

    @cached_property
    def widths(self) -> list[int]:
        """The widths, those for which the core is not made among them."""
        return self.bits.between(self.core.min_bits, self.core.max_bits)

    def takes(self, bits: int) -> bool:
        """Whether the core is made for a width."""
        return self.core.min_bits <= bits <= self.core.max_bits

    def values(self, bits: int) -> dict[str, list[int]]:
        """Return the values of each parameter at one width."""
        bounds = {one.name: (one.min_value(bits), one.max_value(bits)) for one in self.core.settings}
        return {name: values.between(*bounds[name]) for name, values in self.settings.items()}

    def point(self, bits: int, settings: Mapping[str, Any]) -> Point | Refused:
        """Return the design, or why the core refuses it."""
        one = CorePoint(self.core, bits, settings)
        try:
            _ = one.parameters
        except ConfigurationError as error:
            return Refused(bits, settings, str(error))
        return one
