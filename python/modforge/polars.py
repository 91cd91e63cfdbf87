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

    def powers(base: Any, exponent: Any, modulus: Any) -> Any:
        return power(base, exponent, modulus, encoding=encoding, on_error=on_error)

    return _expression(powers, encoding, base, exponent, modulus)


def mulmod(
    a: Operand, b: Operand, modulus: int, *, encoding: Encoding | None = None, on_error: OnError = "raise"
) -> pl.Expr:
    """Return the products a·b modulo the modulus."""
    prepared = modforge.Modulus(modulus)

    def products(a: Any, b: Any) -> Any:
        return prepared.mul_many(a, b, encoding=encoding, on_error=on_error)

    return _expression(products, encoding, a, b)


def invert(
    a: Operand, modulus: int, *, vartime: bool = False, encoding: Encoding | None = None, on_error: OnError = "raise"
) -> pl.Expr:
    """Return the inverses of a modulo the modulus; numbers that have none raise, or become null."""
    prepared = modforge.Modulus(modulus)
    inverse = prepared.inverse_many_vartime if vartime else prepared.inverse_many

    def inverses(a: Any) -> Any:
        return inverse(a, encoding=encoding, on_error=on_error)

    return _expression(inverses, encoding, a)


def _expression(compute: Callable[..., Any], encoding: Encoding | None, *operands: Operand) -> pl.Expr:
    """Return the expression that computes with the operands, of which one at least is not a number."""
    given = [operand if isinstance(operand, (str, pl.Expr)) else index(operand) for operand in operands]
    columns = [
        (pl.col(operand) if isinstance(operand, str) else operand).alias(str(place))
        for place, operand in enumerate(given)
        if not isinstance(operand, int)
    ]
    if not columns:
        raise TypeError("operands: one must be a column, not a number")
    first = next(operand for operand in given if not isinstance(operand, int))
    results = pl.String if encoding else pl.Binary
    name = first if isinstance(first, str) else first.meta.output_name(raise_if_undetermined=False) or "modforge"

    def of_rows(rows: pl.Series) -> pl.Series:
        values = [
            operand if isinstance(operand, int) else rows.struct.field(str(place))
            for place, operand in enumerate(given)
        ]
        try:
            return pl.Series(compute(*values), dtype=results)
        except (modforge.BadRow, modforge.NotInvertible) as error:
            raise with_row(error, lambda row: int(rows.struct.field(ROW)[row])) from None

    # Polars may compute some rows at a time, of which an error would name the wrong one.
    columns.append(pl.int_range(pl.len()).alias(ROW))
    return pl.struct(columns).map_batches(of_rows, return_dtype=results, is_elementwise=True).alias(name)


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
