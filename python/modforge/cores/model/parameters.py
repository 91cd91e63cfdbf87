"""Parameters of a core, and formulas in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from modforge.results import content_hash

Parameters = dict[str, int]
"""All parameters of a top module by name: ``Bits``, the width k of the modulus, and the core's own."""

SHORT = 1 << 31
"""Numbers below it are written as they are in names and messages."""

NO_SETTINGS: Mapping[str, int] = MappingProxyType({})
"""Every parameter of the core's own at its default."""


@dataclass(frozen=True)
class Setting:
    """A parameter of a core other than the width. Default and bounds are functions of the width."""

    name: str
    what: str
    default: Callable[[int], int]
    min_value: Callable[[int], int]
    max_value: Callable[[int], int]

    goes_with: tuple[str, int] | None = None
    """A parameter before it and the one value of that with which this one is there."""

    least: Callable[[Parameters], int] | None = None
    """The least that goes with the parameters before it, where its default may be less."""

    trades: str = ""
    """For one that buys speed with area: the values to try, as ``modforge explore --set`` takes them."""

    def unset(self, parameters: Parameters) -> int:
        """Return its value where none is given, next to ``parameters``, the width and those before it among them."""
        default = self.default(parameters["Bits"])
        return max(default, self.least(parameters)) if self.least else default


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


NONE = Formula("0", lambda _: 0)
"""The count of something that a core lacks at any width."""


def literals(parameters: Parameters) -> dict[str, str]:
    """Return the values as SystemVerilog and its tools take them: ``Modulus`` is a word of ``Bits`` bits.

    >>> literals({"Bits": 8, "Modulus": 181})
    {'Bits': '8', 'Modulus': "8'hb5"}
    """
    return {
        name: f"{parameters['Bits']}'h{value:x}" if name == "Modulus" else str(value)
        for name, value in parameters.items()
    }


def label(value: int) -> str:
    """Return a value for the name of a file: of a long number eight hexadecimal digits of its hash.

    Moduli that people use have many digits alike, so none of their own would do.

    >>> label(16), label(0xB504F333F9DE6485)
    ('16', '09973705')
    """
    return str(value) if value < SHORT else content_hash(value)[:8]


def bound(value: int) -> str:
    """Return a bound for people: long ones are at or below a power of two.

    >>> bound(16), bound(2**63), bound(2**64 - 1)
    ('16', '2^63', '2^64 - 1')
    """
    if value < SHORT:
        return str(value)
    power = (value - 1).bit_length()
    return f"2^{power}" if value == 1 << power else f"2^{power} - {(1 << power) - value}"


def ceiling(numerator: int, denominator: int) -> int:
    """Return the quotient, rounded up.

    >>> ceiling(7, 2)
    4
    """
    return -(-numerator // denominator)
