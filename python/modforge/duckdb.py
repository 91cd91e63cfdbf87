"""Arithmetic modulo big numbers as functions of DuckDB, over BLOBs of big-endian bytes.

>>> import duckdb
>>> from modforge.duckdb import register
>>> connection = duckdb.connect()
>>> register(connection)
>>> query = "SELECT hex(powmod(from_hex('02'), from_hex('03'), from_hex('7fffffff')))"
>>> connection.execute(query).fetchone()
('00000008',)

``powmod(base, exponent, modulus)``, ``mulmod(a, b, modulus)`` and ``invert(a, modulus)`` take a BLOB for each operand.
A result is as long as its own modulus. Null gives null; a number without an inverse and a modulus of 0 are errors of
the query. They need pyarrow, through
which DuckDB passes the rows.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import modforge
from modforge.errors import with_row


def register(connection: Any) -> None:
    """Make the functions known to a connection of DuckDB."""
    try:
        import pyarrow  # noqa: F401
    except ImportError:
        raise ImportError("pyarrow is missing: pip install 'modforge[arrow]'") from None
    for name, function, operands in (("powmod", powmod, 3), ("mulmod", mulmod, 3), ("invert", invert, 2)):
        connection.create_function(
            name,
            _without_row(function),
            ["BLOB"] * operands,
            "BLOB",
            type="arrow",
            null_handling="special",
            side_effects=False,
        )


def _without_row(function: Callable[..., Any]) -> Callable[..., Any]:
    """Let errors name no row: DuckDB does not say which rows of the table it passes."""

    @wraps(function)
    def computed(*operands: Any) -> Any:
        try:
            return function(*operands)
        except (modforge.BadRow, modforge.NotInvertible) as error:
            raise with_row(error, lambda _: None) from None

    return computed


def powmod(bases: Any, exponents: Any, moduli: Any) -> Any:
    """Return the powers of some rows."""
    import pyarrow as pa

    found = modforge.powmod_many(_array(bases), _one_or_each(exponents), _one_or_each(moduli))
    return found.cast(pa.binary())


def mulmod(a: Any, b: Any, moduli: Any) -> Any:
    """Return the products of some rows."""
    return _by_modulus(moduli, (a, b), lambda modulus, a, b: modulus.mul_many(a, b))


def invert(a: Any, moduli: Any) -> Any:
    """Return the inverses of some rows."""
    return _by_modulus(moduli, (a,), lambda modulus, a: modulus.inverse_many(a))


def _array(column: Any) -> Any:
    """Return a column in one piece: DuckDB passes arrays or parts of a column."""
    import pyarrow as pa

    return column.combine_chunks() if isinstance(column, pa.ChunkedArray) else column


def _one_or_each(column: Any) -> Any:
    """Return a number if all rows are this one, as those of a constant are, else the column."""
    column = _array(column)
    different = column.unique()
    if len(different) == 1 and different[0].is_valid:
        return int.from_bytes(different[0].as_py(), "big")
    return column


def _by_modulus(moduli: Any, operands: tuple[Any, ...], compute: Callable[..., Any]) -> Any:
    """Return results whose moduli differ: those of equal moduli are computed together."""
    import pyarrow as pa
    from pyarrow import compute as pc

    moduli, arrays = _array(moduli), [_array(operand) for operand in operands]
    found, places = [], []
    for modulus in moduli.unique():
        rows = (
            pc.indices_nonzero(pc.equal(moduli, modulus)) if modulus.is_valid else pc.indices_nonzero(moduli.is_null())
        )
        places.append(rows)
        if modulus.is_valid:
            prepared = modforge.Modulus(int.from_bytes(modulus.as_py(), "big"))
            found.append(compute(prepared, *(array.take(rows) for array in arrays)).cast(pa.binary()))
        else:
            found.append(pa.nulls(len(rows), pa.binary()))
    if not found:
        return pa.array([], pa.binary())
    order = pc.sort_indices(pa.concat_arrays(places))
    return pa.concat_arrays(found).take(order)
