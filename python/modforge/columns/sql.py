"""Functions of SQL over Arrow arrays, the same for every database that passes its rows as such: DuckDB and Spark."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from inspect import Parameter, Signature
from typing import Any, Literal

import modforge
from modforge.errors import shown, with_row

Encoding = Literal["hex"]
"""How numbers are written in text."""

HEX = re.compile("(0[xX])?[0-9a-fA-F]+")
"""Such text, as the engine reads it in columns."""


def functions(encoding: Encoding | None) -> Iterator[tuple[str, Callable[..., Any], int]]:
    """Yield each function by its name, with the number of its operands: arrays of bytes, or of text if so encoded."""
    if encoding not in (None, "hex"):
        raise ValueError("encoding: must be 'hex' or None")
    try:
        import pyarrow  # noqa: F401
    except ImportError:
        raise ImportError("pyarrow is missing: pip install 'modforge[arrow]'") from None
    for name, function, operands in FUNCTIONS:
        yield name, _without_row(function, operands, encoding), operands


def _without_row(function: Callable[..., Any], count: int, encoding: Encoding | None) -> Callable[..., Any]:
    """Let errors name no row: databases do not say which rows of the table they pass. They count the parameters."""

    def computed(*operands: Any) -> Any:
        try:
            return function(*operands, encoding=encoding)
        except (modforge.BadRow, modforge.NotInvertible) as error:
            raise with_row(error, lambda _: None) from None

    taken = [Parameter(f"operand{place}", Parameter.POSITIONAL_ONLY) for place in range(count)]
    computed.__signature__ = Signature(taken)  # type: ignore[attr-defined]
    return computed


def powmod(bases: Any, exponents: Any, moduli: Any, encoding: Encoding | None = None) -> Any:
    """Return the powers of some rows."""
    exponents, moduli = _one_or_each("exponents", exponents, encoding), _one_or_each("moduli", moduli, encoding)
    return modforge.powmod_many(_array(bases), exponents, moduli, encoding=encoding).cast(_kind(encoding))


def mulmod(a: Any, b: Any, moduli: Any, encoding: Encoding | None = None) -> Any:
    """Return the products of some rows."""
    return _by_modulus(moduli, (a, b), lambda modulus, a, b: modulus.mul_many(a, b, encoding=encoding), encoding)


def addmod(a: Any, b: Any, moduli: Any, encoding: Encoding | None = None) -> Any:
    """Return the sums of some rows."""
    return _by_modulus(moduli, (a, b), lambda modulus, a, b: modulus.add_many(a, b, encoding=encoding), encoding)


def submod(a: Any, b: Any, moduli: Any, encoding: Encoding | None = None) -> Any:
    """Return the differences of some rows."""
    return _by_modulus(moduli, (a, b), lambda modulus, a, b: modulus.sub_many(a, b, encoding=encoding), encoding)


def negmod(a: Any, moduli: Any, encoding: Encoding | None = None) -> Any:
    """Return the negatives of some rows."""
    return _by_modulus(moduli, (a,), lambda modulus, a: modulus.neg_many(a, encoding=encoding), encoding)


def invert(a: Any, moduli: Any, encoding: Encoding | None = None) -> Any:
    """Return the inverses of some rows."""
    return _by_modulus(moduli, (a,), lambda modulus, a: modulus.inverse_many(a, encoding=encoding), encoding)


FUNCTIONS = (
    ("powmod", powmod, 3),
    ("mulmod", mulmod, 3),
    ("addmod", addmod, 3),
    ("submod", submod, 3),
    ("negmod", negmod, 2),
    ("invert", invert, 2),
)
"""Names, functions and how many operands they take."""


def _kind(encoding: Encoding | None) -> Any:
    """Return the type of results."""
    import pyarrow as pa

    return pa.string() if encoding else pa.binary()


def _number(argument: str, value: Any, encoding: Encoding | None) -> int:
    """Return the number in a row: one that a column of different rows would be refused for is refused."""
    content = value.as_py()
    if not encoding:
        return int.from_bytes(content, "big")
    if not HEX.fullmatch(content):
        raise ValueError(f"{argument}: '{shown(content)}' is not text in hexadecimal")
    return int(content, 16)


def _array(column: Any) -> Any:
    """Return a column in one piece: databases pass arrays or parts of a column."""
    import pyarrow as pa

    return column.combine_chunks() if isinstance(column, pa.ChunkedArray) else column


def _one_or_each(argument: str, column: Any, encoding: Encoding | None) -> Any:
    """Return a number if all rows are this one, as those of a constant are, else the column."""
    column = _array(column)
    different = column.unique()
    if len(different) == 1 and different[0].is_valid:
        return _number(argument, different[0], encoding)
    return column


def _by_modulus(moduli: Any, operands: tuple[Any, ...], compute: Callable[..., Any], encoding: Encoding | None) -> Any:
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
            prepared = modforge.Modulus(_number("modulus", modulus, encoding))
            found.append(compute(prepared, *(array.take(rows) for array in arrays)).cast(_kind(encoding)))
        else:
            found.append(pa.nulls(len(rows), _kind(encoding)))
    if not found:
        return pa.array([], _kind(encoding))
    order = pc.sort_indices(pa.concat_arrays(places))
    return pa.concat_arrays(found).take(order)
