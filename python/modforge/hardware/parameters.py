"""Parameters of a core, and formulas in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

Parameters = dict[str, int]
"""All parameters of a top module by name: ``Bits``, the width k of the modulus, and the core's own."""

NO_SETTINGS: Mapping[str, int] = MappingProxyType({})
"""Every parameter of the core's own at its default."""


@dataclass(frozen=True)
class Setting:
    """A parameter of a core beside the width. Default and bounds are functions of the width."""

    name: str
    what: str
    default: Callable[[int], int]
    least: Callable[[int], int]
    most: Callable[[int], int]


@dataclass(frozen=True)
class Formula:
    """A figure of a core as text for people, with k the width, and as a function of the parameters.

    >>> Formula("k + 2", lambda p: p["Bits"] + 2)({"Bits": 255})
    257
    """

    text: str
    value: Callable[[Parameters], int]

    def __call__(self, parameters: Parameters) -> int:
        """Return the figure for these parameters."""
        return self.value(parameters)


def ceiling(numerator: int, denominator: int) -> int:
    """Return the quotient, rounded up.

    >>> ceiling(7, 2)
    4
    """
    return -(-numerator // denominator)
