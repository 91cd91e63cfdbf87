"""Functions of DuckDB against Python's own integers."""

import duckdb
import pytest

from modforge.duckdb import register

P, Q = 2**127 - 1, 2**61 - 1
NUMBERS = [pow(3, i, P) for i in range(5000)]


def to_bytes(number: int) -> bytes:
    return number.to_bytes(16, "big")


@pytest.fixture
def connection():
    with duckdb.connect() as connection:
        register(connection)
        connection.execute("CREATE TABLE t (id INTEGER, x BLOB, n BLOB)")
        rows = [(i, to_bytes(x), to_bytes(Q if i % 3 else P)) for i, x in enumerate(NUMBERS)]
        connection.executemany("INSERT INTO t VALUES (?, ?, ?)", rows[:50])
        import pyarrow as pa

        table = pa.table({name: [row[k] for row in rows[50:]] for k, name in enumerate(("id", "x", "n"))})
        connection.register("more", table)
        connection.execute("INSERT INTO t SELECT * FROM more")
        yield connection


def numbers(connection, query: str, *values: bytes) -> list[int | None]:
    return [
        None if x is None else int.from_bytes(x, "big")
        for (x,) in connection.execute(f"SELECT {query} FROM t ORDER BY id", values).fetchall()
    ]


def test_functions(connection):
    moduli = [Q if i % 3 else P for i in range(5000)]
    pairs = [*zip(NUMBERS, moduli, strict=True)]
    assert numbers(connection, "powmod(x, $1, $2)", b"\x01\0\x01", to_bytes(P)) == [pow(x, 65537, P) for x in NUMBERS]
    assert numbers(connection, "powmod(x, $1, n)", b"\x03") == [pow(x, 3, n) for x, n in pairs]
    assert numbers(connection, "powmod(x, x, n)") == [pow(x, x, n) for x, n in pairs]
    assert numbers(connection, "mulmod(x, x, n)") == [x * x % n for x, n in pairs]
    assert numbers(connection, "mulmod(x, $1, $2)", b"\x07", to_bytes(P)) == [7 * x % P for x in NUMBERS]
    assert numbers(connection, "addmod(x, $1, n)", b"\x07") == [(x + 7) % n for x, n in pairs]
    assert numbers(connection, "submod($1, x, n)", b"\x07") == [(7 - x) % n for x, n in pairs]
    assert numbers(connection, "negmod(x, n)") == [-x % n for x, n in pairs]
    assert numbers(connection, "invert(x, n)") == [pow(x, -1, n) for x, n in pairs]


def test_nulls(connection):
    x = "CASE WHEN id % 2 = 0 THEN x END"
    expected = [None if i % 2 else x for i, x in enumerate(NUMBERS)]
    assert numbers(connection, f"mulmod({x}, $1, $2)", b"\1", to_bytes(P)) == expected
    assert numbers(connection, f"powmod({x}, $1, $2)", b"\1", to_bytes(P)) == expected
    n = "CASE WHEN id % 2 = 0 THEN n END"
    assert numbers(connection, f"mulmod(x, $1, {n})", b"\1")[:4] == [NUMBERS[0], None, NUMBERS[2] % Q, None]
    assert numbers(connection, f"powmod(x, $1, {n})", b"\1")[:4] == [NUMBERS[0], None, NUMBERS[2] % Q, None]
    assert set(numbers(connection, "powmod(x, NULL, n)")) == {None}


def test_errors(connection):
    with pytest.raises(duckdb.Error, match="has no inverse"):
        numbers(connection, "invert($1, n)", b"\0")
    with pytest.raises(duckdb.Error, match="must be at least 1"):
        numbers(connection, "mulmod(x, x, $1)", b"\0")
    assert connection.execute("SELECT invert(x, n) FROM t WHERE false").fetchall() == []


@pytest.mark.parametrize("text", ["-1", "+1", " 1", "1_0", "", "0x", "zz"])
def test_a_constant_is_read_as_a_column_is(text):
    with duckdb.connect() as connection:
        register(connection, encoding="hex")
        for query in ("powmod('2', x, '7f')", "powmod('2', '3', x)", "mulmod('2', '3', x)"):
            for others in ("", ", ('5')"):
                with pytest.raises(duckdb.Error, match="is not text in hexadecimal"):
                    connection.execute(f"SELECT {query} FROM (VALUES ('{text}'){others}) t(x)").fetchall()


def test_hexadecimal_text():
    with duckdb.connect() as connection:
        register(connection, encoding="hex")
        connection.execute(
            "CREATE TABLE t AS SELECT * FROM (VALUES (1, 'ff', '61'), (2, NULL, '61'), (3, '2', '101')) v(id, x, n)"
        )
        query = "SELECT powmod(x, '5', n), mulmod(x, '3', n), invert(x, n) FROM t ORDER BY id"
        assert connection.execute(query).fetchall() == [
            (f"{pow(255, 5, 97):02x}", f"{765 % 97:02x}", f"{pow(255, -1, 97):02x}"),
            (None, None, None),
            ("0020", "0006", f"{pow(2, -1, 257):04x}"),
        ]
        with pytest.raises(duckdb.Error, match="is not text in hexadecimal"):
            connection.execute("SELECT mulmod('xy', '3', '61')").fetchall()
        with pytest.raises(ValueError, match="encoding: must be 'hex' or None"):
            register(connection, encoding="base64")
