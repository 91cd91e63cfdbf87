"""Arithmetic modulo big numbers as expressions of Polars, over binary columns of big-endian bytes.

>>> import polars as pl
>>> import modforge.polars as mf
>>> frame = pl.DataFrame({"x": [b"\\x02", None, b"\\x0a"]})
>>> frame.select(mf.powmod("x", 5, 97)).to_series().to_list()
[b' ', None, b'Z']
>>> frame.select(pl.col("x").modforge.mulmod(50, 97)).to_series().to_list()
[b'\\x03', None, b'\\x0f']

With ``encoding="hex"`` columns are of hexadecimal text, and so are results:

>>> pl.DataFrame({"x": ["02"]}).select(mf.powmod("x", 5, 97, encoding="hex")).item()
'20'

An operand is an integer, the name of a column or an expression. A result is as long as its own modulus, whatever rows
Polars computes at once. The engine computes on all cores; everything is constant time in its operands but for the
functions with ``vartime=True``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import index
from typing import Any, Literal, SupportsIndex

import modforge
from modforge.errors import with_row

try:
    import polars as pl
except ImportError:
    raise ImportError("Polars is missing: pip install 'modforge[polars]'") from None

Operand = SupportsIndex | str | pl.Expr
ROW = "row"
"""The field with the number of the row, beside those of operands."""

Encoding = Literal["hex"]
"""Columns are of text with hexadecimal numbers, and results, too."""

OnError = Literal["raise", "null"]


def powmod(
    base: Operand,
    exponent: Operand,
    modulus: Operand,
    *,
    vartime: bool = False,
    encoding: Encoding | None = None,
    on_error: OnError = "raise",
) -> pl.Expr:
    """Return the powers base**exponent modulo the modulus."""
    power = modforge.powmod_many_vartime if vartime else modforge.powmod_many
    return _expression(
        partial(power, encoding=encoding, on_error=on_error), encoding, base=base, exponent=exponent, modulus=modulus
    )


def mulmod(
    a: Operand, b: Operand, modulus: int, *, encoding: Encoding | None = None, on_error: OnError = "raise"
) -> pl.Expr:
    """Return the products a·b modulo the modulus."""
    prepared = modforge.Modulus(modulus)
    return _expression(partial(prepared.mul_many, encoding=encoding, on_error=on_error), encoding, a=a, b=b)


def add(
    a: Operand, b: Operand, modulus: int, *, encoding: Encoding | None = None, on_error: OnError = "raise"
) -> pl.Expr:
    """Return the sums a + b modulo the modulus."""
    prepared = modforge.Modulus(modulus)
    return _expression(partial(prepared.add_many, encoding=encoding, on_error=on_error), encoding, a=a, b=b)


def sub(
    a: Operand, b: Operand, modulus: int, *, encoding: Encoding | None = None, on_error: OnError = "raise"
) -> pl.Expr:
    """Return the differences a - b modulo the modulus."""
    prepared = modforge.Modulus(modulus)
    return _expression(partial(prepared.sub_many, encoding=encoding, on_error=on_error), encoding, a=a, b=b)


def neg(a: Operand, modulus: int, *, encoding: Encoding | None = None, on_error: OnError = "raise") -> pl.Expr:
    """Return the negatives of a modulo the modulus."""
    prepared = modforge.Modulus(modulus)
    return _expression(partial(prepared.neg_many, encoding=encoding, on_error=on_error), encoding, a=a)


def sum(a: Operand, modulus: int, *, encoding: Encoding | None = None) -> pl.Expr:
    """Return the sum of a column modulo the modulus, one of each group after ``group_by``; nulls count for nothing.

    >>> import polars as pl
    >>> import modforge.polars as mf
    >>> frame = pl.DataFrame({"group": ["a", "a", "b"], "x": [b"\\x60", b"\\x02", b"\\x05"]})
    >>> frame.group_by("group", maintain_order=True).agg(mf.sum("x", 97))["x"].to_list()
    [b'\\x01', b'\\x05']
    """
    prepared = modforge.Modulus(modulus)
    return _aggregate(prepared, lambda a: prepared.sum_many(a, encoding=encoding), encoding, a=a)


def dot(a: Operand, b: Operand, modulus: int, *, encoding: Encoding | None = None) -> pl.Expr:
    """Return the sum of the products a·b modulo the modulus, one of each group after ``group_by``.

    Rows with a null count for nothing.
    """
    prepared = modforge.Modulus(modulus)
    return _aggregate(prepared, lambda a, b: prepared.dot(a, b, encoding=encoding), encoding, a=a, b=b)


def invert(
    a: Operand, modulus: int, *, vartime: bool = False, encoding: Encoding | None = None, on_error: OnError = "raise"
) -> pl.Expr:
    """Return the inverses of a modulo the modulus; numbers that have none raise, or become null."""
    prepared = modforge.Modulus(modulus)
    inverse = prepared.inverse_many_vartime if vartime else prepared.inverse_many
    return _expression(partial(inverse, encoding=encoding, on_error=on_error), encoding, a=a)


def _expression(compute: Callable[..., Any], encoding: Encoding | None, **operands: Operand) -> pl.Expr:
    """Return the expression that computes with the operands, of which one at least is not a number."""
    columns, name, values_of = _columns(operands)
    results = pl.String if encoding else pl.Binary

    def of_rows(rows: pl.Series) -> pl.Series:
        try:
            return pl.Series(compute(*values_of(rows)), dtype=results)
        except (modforge.BadRow, modforge.NotInvertible) as error:
            raise with_row(
                error, lambda row: int(rows.struct.field(ROW)[row]) if ROW in rows.struct.fields else row
            ) from None

    # Polars may compute some rows at a time, of which an error would name the wrong one. What has one row for a whole
    # frame, as literals have, keeps it, and is as long as it is in Polars' own functions.
    if not all(_is_scalar(column) for column in columns):
        columns.append(pl.int_range(pl.len()).alias(ROW))
    return pl.struct(columns).map_batches(of_rows, return_dtype=results, is_elementwise=True).alias(name)


def _is_scalar(column: pl.Expr) -> bool:
    """Whether it is known to have one row whatever the frame has."""
    try:
        return column.meta.is_scalar()
    except (AttributeError, pl.exceptions.PolarsError):  # an older Polars; a function of Python over columns
        return False


def _aggregate(
    modulus: modforge.Modulus, compute: Callable[..., int], encoding: Encoding | None, **operands: Operand
) -> pl.Expr:
    """Return the expression of one number for all rows of a group, as long as the modulus."""
    columns, name, values_of = _columns(operands)
    results = pl.String if encoding else pl.Binary

    def of_rows(rows: pl.Series) -> pl.Series:
        number = compute(*values_of(rows)).to_bytes((modulus.bits + 7) // 8, "big")
        return pl.Series([number.hex() if encoding else number], dtype=results)

    return pl.struct(columns).map_batches(of_rows, return_dtype=results, returns_scalar=True).alias(name)


def _columns(operands: dict[str, Operand]) -> tuple[list[pl.Expr], str, Callable[[pl.Series], list[Any]]]:
    """Return the fields of a struct with the columns of operands, the name of the first, and what gives all of them."""
    given = [
        operand if isinstance(operand, (str, pl.Expr)) else _number(name, operand) for name, operand in operands.items()
    ]
    columns = [
        (pl.col(operand) if isinstance(operand, str) else operand).alias(str(place))
        for place, operand in enumerate(given)
        if not isinstance(operand, int)
    ]
    if not columns:
        raise TypeError("operands: one must be a column, not a number")
    first = next(operand for operand in given if not isinstance(operand, int))
    name = first if isinstance(first, str) else first.meta.output_name(raise_if_undetermined=False) or "modforge"

    def values_of(rows: pl.Series) -> list[Any]:
        return [
            operand if isinstance(operand, int) else rows.struct.field(str(place))
            for place, operand in enumerate(given)
        ]

    return columns, name, values_of


def _number(name: str, operand: SupportsIndex) -> int:
    if not hasattr(operand, "__index__"):
        kind = type(operand).__name__
        raise TypeError(f"{name}: must be an integer, the name of a column or an expression, not {kind}")
    return index(operand)


@pl.api.register_expr_namespace("modforge")
class Namespace:
    """The same functions as methods of an expression: ``pl.col("x").modforge.powmod(65537, n)``."""

    def __init__(self, expression: pl.Expr) -> None:
        """Know the expression, which is the first operand."""
        self._expression = expression

    def powmod(
        self,
        exponent: Operand,
        modulus: Operand,
        *,
        vartime: bool = False,
        encoding: Encoding | None = None,
        on_error: OnError = "raise",
    ) -> pl.Expr:
        """Return the powers of this expression."""
        return powmod(self._expression, exponent, modulus, vartime=vartime, encoding=encoding, on_error=on_error)

    def mulmod(
        self, factor: Operand, modulus: int, *, encoding: Encoding | None = None, on_error: OnError = "raise"
    ) -> pl.Expr:
        """Return the products with this expression."""
        return mulmod(self._expression, factor, modulus, encoding=encoding, on_error=on_error)

    def invert(
        self, modulus: int, *, vartime: bool = False, encoding: Encoding | None = None, on_error: OnError = "raise"
    ) -> pl.Expr:
        """Return the inverses of this expression."""
        return invert(self._expression, modulus, vartime=vartime, encoding=encoding, on_error=on_error)

    def add(
        self, other: Operand, modulus: int, *, encoding: Encoding | None = None, on_error: OnError = "raise"
    ) -> pl.Expr:
        """Return the sums with this expression."""
        return add(self._expression, other, modulus, encoding=encoding, on_error=on_error)

    def sub(
        self, other: Operand, modulus: int, *, encoding: Encoding | None = None, on_error: OnError = "raise"
    ) -> pl.Expr:
        """Return this expression less the other."""
        return sub(self._expression, other, modulus, encoding=encoding, on_error=on_error)

    def neg(self, modulus: int, *, encoding: Encoding | None = None, on_error: OnError = "raise") -> pl.Expr:
        """Return the negatives of this expression."""
        return neg(self._expression, modulus, encoding=encoding, on_error=on_error)

    def sum(self, modulus: int, *, encoding: Encoding | None = None) -> pl.Expr:
        """Return the sum of this expression."""
        return sum(self._expression, modulus, encoding=encoding)

    def dot(self, other: Operand, modulus: int, *, encoding: Encoding | None = None) -> pl.Expr:
        """Return the sum of the products with this expression."""
        return dot(self._expression, other, modulus, encoding=encoding)
