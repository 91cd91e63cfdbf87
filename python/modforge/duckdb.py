"""Arithmetic modulo big numbers as functions of DuckDB, over BLOBs of big-endian bytes.

>>> import duckdb
>>> from modforge.duckdb import register
>>> connection = duckdb.connect()
>>> register(connection)
>>> query = "SELECT hex(powmod(from_hex('02'), from_hex('03'), from_hex('7fffffff')))"
>>> connection.execute(query).fetchone()
('00000008',)

``register(connection, encoding="hex")`` makes them functions over VARCHAR instead, of hexadecimal numbers:

>>> connection = duckdb.connect()
>>> register(connection, encoding="hex")
>>> connection.execute("SELECT powmod('02', '3', '7fffffff')").fetchone()
('00000008',)

``powmod(base, exponent, modulus)``, ``mulmod(a, b, modulus)``, ``addmod(a, b, modulus)``, ``submod(a, b, modulus)``,
``negmod(a, modulus)`` and ``invert(a, modulus)`` take a BLOB for each operand.
A result is as long as its own modulus. Null gives null; a number without an inverse and a modulus of 0 are errors of
the query. They need pyarrow, through which DuckDB passes the rows.
"""

from __future__ import annotations

from typing import Any

from modforge.columns.sql import Encoding, functions


def register(connection: Any, *, encoding: Encoding | None = None) -> None:
    """Make the functions known to a connection of DuckDB, over BLOBs or over text in this encoding."""
    for name, function, operands in functions(encoding):
        kind = "VARCHAR" if encoding else "BLOB"
        connection.create_function(
            name, function, [kind] * operands, kind, type="arrow", null_handling="special", side_effects=False
        )
