"""Frames of Dask, on two worker processes, against Python's own integers."""

import os

import dask
import dask.dataframe as dd
import pandas as pd
import pyarrow as pa
import pytest
from distributed import Client
from samples import ROWS, SECRET, P, to_bytes

import modforge.dask
from modforge.columns import ColumnsError, Inverse, Options, Power


@pytest.fixture
def two_workers(scheduler):
    for name in ("one", "two"):
        scheduler.add(name)
    with Client(scheduler.address):
        yield


def frame(partitions: int) -> dd.DataFrame:
    kinds = {"x": pd.ArrowDtype(pa.binary()), "y": pd.ArrowDtype(pa.binary())}
    return dd.from_pandas(pd.DataFrame(ROWS.columns).astype(kinds), npartitions=partitions)


def values(column: pd.Series) -> list[bytes | None]:
    return [None if pd.isna(one) else one for one in column]


@pytest.mark.long
@pytest.mark.usefixtures("two_workers")
def test_columns_on_two_workers():
    for operation in ROWS.operations:
        found = modforge.dask.with_column(frame(5), operation, "z").compute()
        assert found["row"].tolist() == [*range(500)]
        assert values(found["z"]) == ROWS.expected(operation), operation
    where = frame(8).map_partitions(lambda part: part.assign(pid=os.getpid())[["pid"]], meta={"pid": "int64"})
    assert len(set(where.compute()["pid"]) - {os.getpid()}) == 2


def test_forms(tmp_path):
    """Bytes that Dask reads from a file are objects; text has its own form."""
    pa.parquet.write_table(pa.table(ROWS.columns), tmp_path / "in.parquet")
    read = dd.read_parquet(tmp_path / "in.parquet")
    assert read["x"].dtype == object
    found = modforge.dask.with_column(read, ROWS.operations[0], "z").compute(scheduler="sync")
    assert values(found["z"]) == ROWS.expected(ROWS.operations[0])
    text = dd.from_pandas(pd.DataFrame({"t": ["12", "0x0c", None], "i": [5, 6, 7]}, index=[3, 5, 9]), npartitions=2)
    found = modforge.dask.with_column(text, Power("t", "i", 97)).compute(scheduler="sync")
    assert values(found["result"]) == [str(12**5 % 97), hex(12**6 % 97), None]
    assert found.index.tolist() == [3, 5, 9]
    options = Options(encoding="hex", on_error="null")
    found = modforge.dask.with_column(text, Power("t", 5, 97), "z", options).compute(scheduler="sync")
    assert values(found["z"]) == [f"{18**5 % 97:02x}", f"{12**5 % 97:02x}", None]


def test_no_key_has_a_secret_or_its_hash():
    one, other = (modforge.dask.with_column(frame(2), Power("x", SECRET, P)) for _ in range(2))
    assert one.expr._name != other.expr._name
    shown = repr(one) + repr(one.dask) + repr([*one.dask.items()]) + repr(one.expr)
    assert "modforge" in shown
    assert not [form for form in (hex(SECRET)[2:], str(SECRET)) if form in shown.lower()]


def test_errors():
    with pytest.raises(ColumnsError, match="has no column 'w', but row, x, y"):
        modforge.dask.with_column(frame(2), Power("w", 3, 97))
    with pytest.raises(ColumnsError, match="has a column 'x'; name the result otherwise"):
        modforge.dask.with_column(frame(2), Power("x", 3, 97), "x")
    zero = dd.from_pandas(pd.DataFrame({"x": pd.Series([to_bytes(0)], dtype=pd.ArrowDtype(pa.binary()))}))
    with pytest.raises(ColumnsError, match=f"a: 0 has no inverse, its gcd with the modulus is {P:#x}"):
        modforge.dask.with_column(zero, Inverse("x", P)).compute(scheduler="sync")
    with dask.config.set({"dataframe.convert-string": False}):
        text = dd.from_pandas(pd.DataFrame({"x": pd.Series(["12"], dtype=object)}))
        with pytest.raises(ColumnsError, match="column 'x': has rows of string, but Dask says binary"):
            modforge.dask.with_column(text, Power("x", 3, 97)).compute(scheduler="sync")
