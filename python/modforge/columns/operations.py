"""The operations: which columns each takes, and its results for some rows.

An operand is a number for all rows, or the name of a column.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import Any, Literal, Protocol

import modforge
from modforge.columns import text

Operand = int | str
Columns = Mapping[str, Any]
"""Arrow arrays of equal length by their names."""


@dataclass(frozen=True)
class Options:
    """How to read rows, and what to do with invalid ones."""

    byteorder: Literal["big", "little"] = "big"
    encoding: Literal["hex"] | None = None
    on_error: Literal["raise", "null"] = "raise"


class Operation(Protocol):
    """An operation over the rows of a file."""

    @property
    def operands(self) -> tuple[Operand, ...]:
        """The operands, by which the columns are known that it needs."""

    def results(
        self, columns: Columns, options: Options, progress: Callable[[int], object] | None = None
    ) -> Any:  # an Arrow array
        """Return the results for some rows, in the form of the first operand that is a column."""


@dataclass(frozen=True)
class _Described:
    """An object that is sent to other processes as a description, without what was prepared here.

    Its ``repr``, which their logs may show, has no operand that may be secret.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(getattr(self, one.name) for one in fields(self))


@dataclass(frozen=True)
class Power(_Described):
    """The powers base**exponent modulo a modulus, constant time in base and exponent unless ``vartime``."""

    base: Operand = field(repr=False)
    exponent: Operand = field(repr=False)
    modulus: Operand
    vartime: bool = False

    @property
    def operands(self) -> tuple[Operand, ...]:
        """Base, exponent and modulus."""
        return (self.base, self.exponent, self.modulus)

    def results(self, columns: Columns, options: Options, progress: Callable[[int], object] | None = None) -> Any:
        """Return the powers."""
        power = modforge.powmod_many_vartime if self.vartime else modforge.powmod_many
        return _compute(power, self.operands, columns, options, progress)


@dataclass(frozen=True)
class Product(_Described):
    """The products a·b modulo a modulus."""

    a: Operand = field(repr=False)
    b: Operand = field(repr=False)
    modulus: int

    @cached_property
    def _modulus(self) -> modforge.Modulus:
        return modforge.Modulus(self.modulus)

    @property
    def operands(self) -> tuple[Operand, ...]:
        """Both factors."""
        return (self.a, self.b)

    def results(self, columns: Columns, options: Options, progress: Callable[[int], object] | None = None) -> Any:
        """Return the products."""
        return _compute(self._modulus.mul_many, self.operands, columns, options, progress)


@dataclass(frozen=True)
class Inverse(_Described):
    """The inverses of a modulo a modulus, constant time in a unless ``vartime``."""

    a: Operand = field(repr=False)
    modulus: int
    vartime: bool = False

    @cached_property
    def _modulus(self) -> modforge.Modulus:
        return modforge.Modulus(self.modulus)

    @property
    def operands(self) -> tuple[Operand, ...]:
        """The number to invert."""
        return (self.a,)

    def results(self, columns: Columns, options: Options, progress: Callable[[int], object] | None = None) -> Any:
        """Return the inverses."""
        inverse = self._modulus.inverse_many_vartime if self.vartime else self._modulus.inverse_many
        return _compute(inverse, self.operands, columns, options, progress)


@dataclass(frozen=True)
class FixedPower(_Described):
    """The powers of one base, with a table of its powers, to exponents of at most ``exponent_bits`` bits."""

    base: int
    exponent: Operand = field(repr=False)
    modulus: int
    exponent_bits: int
    vartime: bool = False

    @cached_property
    def _table(self) -> modforge.FixedBase:
        return modforge.FixedBase(modforge.Modulus(self.modulus), self.base, self.exponent_bits)

    @property
    def operands(self) -> tuple[Operand, ...]:
        """The exponent."""
        return (self.exponent,)

    def results(self, columns: Columns, options: Options, progress: Callable[[int], object] | None = None) -> Any:
        """Return the powers."""
        power = self._table.pow_many_vartime if self.vartime else self._table.pow_many
        return _compute(power, self.operands, columns, options, progress)


def _compute(
    many: Callable[..., Any],
    operands: tuple[Operand, ...],
    columns: Columns,
    options: Options,
    progress: Callable[[int], object] | None,
) -> Any:
    values = [
        operand
        if not isinstance(operand, str)
        else columns[operand]
        if options.encoding
        else text.read(columns[operand])
        for operand in operands
    ]
    found = many(
        *values,
        byteorder=options.byteorder,
        encoding=options.encoding,
        on_error=options.on_error,
        progress=progress,
    )
    if not isinstance(found, list):
        return found
    first = next(operand for operand in operands if isinstance(operand, str))
    return text.write(found, columns[first])
