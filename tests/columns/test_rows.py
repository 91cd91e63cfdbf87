"""A row's result depends on that row alone: not on its neighbours, on nulls, or on how the rows are cut."""

from __future__ import annotations

import subprocess
import sys
from decimal import Decimal
from itertools import pairwise

import duckdb
import numpy as np
import polars as pl
import pyarrow as pa
import pyarrow.compute as pc
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyarrow import parquet

import modforge
import modforge.polars as mf
from modforge.columns import ColumnsError, Job, Options, Power, run
from modforge.duckdb import register

RUNNING = sys.modules["modforge.columns.run"]  # the package gives the function of this name

LONG = settings(max_examples=25, deadline=None)


def in_bytes(number: int, length: int = 0) -> bytes:
    return number.to_bytes(max(length, (number.bit_length() + 7) // 8), "big")


def expected(base: int | None, exponent: int | None, modulus: int | None) -> bytes | None:
    if base is None or exponent is None or modulus is None:
        return None
    return in_bytes(pow(base, exponent, modulus), (modulus.bit_length() + 7) // 8)


MODULI = st.sampled_from([1, 2, 97, 255, 256, 2**64 - 59, 2**64, 2**127 - 1, 2**255 - 19, 3 << 600])
ROW = st.tuples(
    st.none() | st.integers(0, 2**130), st.none() | st.integers(0, 300), st.none() | MODULI, st.integers(0, 40)
)
ROWS = st.lists(ROW, min_size=1, max_size=12)
CUTS = st.lists(st.integers(0, 12), max_size=4)


def columns(rows: list, kind: pa.DataType) -> list[pa.Array]:
    """Return bases, exponents and moduli with garbage of any length below their nulls."""
    made = []
    for place in range(3):
        numbers, zeros = [row[place] for row in rows], [row[3] for row in rows]
        null = [number is None for number in numbers]
        texts = [
            b"\xff" * (50 + zero) if number is None else bytes(zero) + in_bytes(number)
            for number, zero in zip(numbers, zeros, strict=True)
        ]
        if pa.types.is_fixed_size_binary(kind):
            texts = [(b"\xff" * 200 if number is None else in_bytes(number, 200)) for number in numbers]
            kind = pa.binary(200)
        whole = pa.array(texts, kind)
        validity = pa.py_buffer(np.packbits([not one for one in null], bitorder="little").tobytes())
        buffers = [validity, *whole.buffers()[1:]]
        made.append(pa.Array.from_buffers(kind, len(rows), buffers))
    return made


def cut(rows: int, cuts: list[int]) -> list[slice]:
    ends = [0, *sorted(min(one, rows) for one in cuts), rows]
    return [slice(a, b) for a, b in pairwise(ends)]


@pytest.mark.parametrize(
    ("kind", "result"),
    [
        (pa.binary(), pa.binary()),
        (pa.large_binary(), pa.large_binary()),
        (pa.binary_view(), pa.large_binary()),
        (pa.binary(200), pa.binary()),
    ],
    ids=str,
)
def test_any_cut_gives_the_same(kind: pa.DataType, result: pa.DataType) -> None:
    @LONG
    @given(ROWS, CUTS)
    def check(rows: list, cuts: list[int]) -> None:
        operands = columns(rows, kind)
        wanted = [expected(*row[:3]) for row in rows]
        types = set()
        for power in (modforge.powmod_many, modforge.powmod_many_vartime):
            found = []
            for part in cut(len(rows), cuts):
                one = power(*(column[part] for column in operands))
                types.add(one.type)
                found += one.to_pylist()
            assert found == wanted
        assert types == {result}

    check()


def test_a_width_that_the_caller_gives() -> None:
    bases, moduli = [b"\5", None, b"\7"], [97, 2**64, 2**127 - 1]
    for kind in (pa.binary(), pa.large_binary(), pa.binary(1)):
        found = modforge.powmod_many(pa.array(bases, kind), 3, moduli, width=20)
        assert found.type == (pa.binary(20) if kind == pa.binary(1) else kind)
        assert found.to_pylist() == [in_bytes(125 % 97, 20), None, in_bytes(343, 20)]
    assert modforge.powmod_many(pa.array(bases), 3, 97, width=2).to_pylist() == [b"\0\x1c", None, in_bytes(343 % 97, 2)]
    assert modforge.powmod_many([5], 3, [97], width=1) == [28]
    with pytest.raises(modforge.BadRow, match=r"^moduli: row 1: 18446744073709551616 has more than the 8 bytes of wid"):
        modforge.powmod_many(pa.array(bases), 3, moduli, width=8)
    with pytest.raises(ValueError, match=r"^width: the modulus has 2 bytes$"):
        modforge.powmod_many(pa.array(bases), 3, 256, width=1)


def test_rows_of_a_matrix_are_as_long_as_those_of_the_moduli_or_the_width() -> None:
    bases, moduli = np.array([[2], [3]], np.uint8), np.array([[0, 97], [1, 1]], np.uint8)
    wanted = [[0, 32], [0, 243]]
    assert modforge.powmod_many(bases, 5, moduli).tolist() == wanted
    assert modforge.powmod_many(bases[:1], 5, moduli[:1]).tolist() == wanted[:1]
    assert modforge.powmod_many(bases, 5, [97, 257], width=2).tolist() == wanted
    assert modforge.powmod_many(b"\2\3", 5, moduli) == b"\0\x20\0\xf3"
    for first in (bases, b"\2\3"):
        with pytest.raises(
            ValueError, match=r"^moduli: may differ in length, .*: give width=, the bytes of each result"
        ):
            modforge.powmod_many(first, 5, [97, 257])


def test_plain_bytes_as_moduli_need_a_width() -> None:
    bases, moduli = bytes([0, 2, 0, 3]), bytes([1, 1, 1, 1])
    with pytest.raises(
        ValueError, match=r"^moduli: plain bytes do not say how long a row is: give width=, or a matrix"
    ):
        modforge.powmod_many(bases, 5, moduli)
    assert modforge.powmod_many(bases, 5, moduli, width=2) == bytes([0, 32, 0, 243])
    assert modforge.powmod_many([2, 3], 5, moduli, width=2) == [32, 243]


@LONG
@given(ROWS, CUTS)
def test_in_polars(rows: list, cuts: list[int]) -> None:
    names = ["x", "e", "n"]
    frame = pl.DataFrame({name: pl.Series(c) for name, c in zip(names, columns(rows, pa.large_binary()), strict=True)})
    wanted = [expected(*row[:3]) for row in rows]
    power = mf.powmod("x", "e", pl.col("n"))
    assert frame.select(power).to_series().to_list() == wanted
    assert frame.lazy().select(power).collect(engine="streaming").to_series().to_list() == wanted
    parts = [frame[part].select(power) for part in cut(len(rows), cuts)]
    assert pl.concat(parts).to_series().to_list() == wanted


def test_in_duckdb() -> None:
    """Whose functions get some 2000 rows at a time."""
    moduli = [97, 2**127 - 1, None, 2**64 - 59]
    rows = [(i, in_bytes(i), None if moduli[i % 4] is None else in_bytes(moduli[i % 4], 20)) for i in range(1, 5000)]
    rows[4000:] = [(i, x, in_bytes(97)) for i, x, _ in rows[4000:]]
    numbers = pa.table({name: [row[place] for row in rows] for place, name in enumerate(("i", "x", "n"))})
    with duckdb.connect() as connection:
        register(connection)
        connection.register("numbers", numbers)
        for function in ("powmod(x, from_hex('05'), n)", "mulmod(x, x, n)"):
            found = connection.execute(f"SELECT {function} FROM numbers ORDER BY i").fetchall()
            exponent = 5 if "pow" in function else 2
            assert [one for (one,) in found] == [
                expected(i, exponent, None if n is None else int.from_bytes(n, "big")) for i, _, n in rows
            ]
        with pytest.raises(duckdb.Error, match=r"moduli: 0 is below 1") as caught:
            connection.execute(
                "SELECT powmod(x, x, CASE WHEN i = 4900 THEN from_hex('00') ELSE n END) FROM numbers"
            ).fetchall()
        assert "row" not in str(caught.value).lower().split("moduli")[1]


@pytest.mark.few(1)
@pytest.mark.parametrize("kind", [pa.binary(), pa.binary(200), pa.string()], ids=str)
def test_in_files(tmp_path, monkeypatch: pytest.MonkeyPatch, kind: pa.DataType) -> None:
    """Whose parts are cut by time."""
    moduli = [97, 2**127 - 1, 2**64 - 59]
    rows = [(i, 5, moduli[(i // 7) % 3]) for i in range(40)]

    def column(place: int) -> pa.Array:
        numbers = [row[place] for row in rows]
        if pa.types.is_string(kind):
            return pa.array([str(one) for one in numbers])
        return pa.array([in_bytes(one, 200 if pa.types.is_fixed_size_binary(kind) else 0) for one in numbers], kind)

    table = pa.table({name: column(place) for place, name in enumerate("xen")})
    found = set()
    for first_rows in (3, 256):
        monkeypatch.setattr(RUNNING, "FIRST_ROWS", first_rows)
        monkeypatch.setattr(RUNNING, "SECONDS", 1e-9 if first_rows == 3 else 2.0)
        for name, some in (("all", table), ("none", table[:0])):
            parquet.write_table(some, tmp_path / "in.parquet")
            job = Job(tmp_path / "in.parquet", Power("x", "e", "n"), tmp_path / f"{name}.parquet")
            assert run(job, overwrite=True) == len(some)
            made = parquet.read_table(job.output)["result"]
            found.add(made.type)
            if name == "all":
                wanted = [expected(*row) for row in rows]
                texts = [str(int.from_bytes(one or b"", "big")) for one in wanted]
                assert made.to_pylist() == (texts if pa.types.is_string(kind) else wanted)
    assert found == {pa.string() if pa.types.is_string(kind) else pa.binary()}


def test_in_files_with_columns_of_other_types(tmp_path) -> None:
    """A column of nulls, and one that is encoded by a dictionary."""
    table = pa.table({"x": pa.array([b"\2", None, b"\3"]).dictionary_encode(), "nothing": pa.nulls(3)})
    with pa.ipc.new_file(tmp_path / "in.arrow", table.schema) as file:
        file.write_table(table)
    for base, wanted in (("x", [b"\x20", None, b"\xf3"]), ("nothing", [None] * 3)):
        output = tmp_path / f"{base}.arrow"
        run(Job(tmp_path / "in.arrow", Power(base, 5, 251), output))
        with pa.ipc.open_file(output) as file:
            assert file.read_all()["result"].to_pylist() == wanted


def test_errors_in_files_name_the_row_of_the_file(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RUNNING, "FIRST_ROWS", 3)
    parquet.write_table(pa.table({"n": [b"\5"] * 17 + [b"\0"]}), tmp_path / "in.parquet")
    job = Job(tmp_path / "in.parquet", Power(2, 5, "n"), tmp_path / "out.parquet")
    with pytest.raises(ColumnsError, match=r"moduli: row 17: 0 is below 1"):
        run(job)
    assert run(Job(job.source, job.operation, job.output, options=Options(on_error="null")), restart=True) == 18


def test_what_is_below_a_null_is_not_read() -> None:
    """A view that leads nowhere, and a row of 100 000 bytes."""
    validity, nowhere = pa.py_buffer(b"\2"), b"\xff" * 16
    view = b"\1\0\0\0\3" + bytes(11)
    column = pa.Array.from_buffers(pa.binary_view(), 2, [validity, pa.py_buffer(nowhere + view)])
    m = modforge.Modulus(97)
    assert m.square_many(column).to_pylist() == [None, b"\x09"]
    offsets = np.array([0, 100_000, 100_001], np.int32)
    data = b"\xff" * 100_000 + b"\x61"
    column = pa.Array.from_buffers(pa.binary(), 2, [validity, pa.py_buffer(offsets.tobytes()), pa.py_buffer(data)])
    found = modforge.powmod_many(pa.array([b"\2", b"\3"]), 5, column)
    assert found.to_pylist() == [None, b"\x31"] and found.nbytes < 100


@pytest.mark.parametrize("count", [0, 1, 9])
def test_columns_of_nulls(count: int) -> None:
    m, nothing = modforge.Modulus(97), [None] * count
    for column in (pa.nulls(count), pl.Series([None] * count, dtype=pl.Null), pa.chunked_array([pa.nulls(count)])):
        for found in (m.square_many(column), m.inverse_many(column), modforge.powmod_many(3, 5, column)):
            assert (list(found) if isinstance(found, pl.Series) else found.to_pylist()) == nothing
    assert modforge.powmod_many(pa.array([b"1"] * count, pa.binary(1)), 5, pa.nulls(count)).to_pylist() == nothing


@pytest.mark.parametrize(
    ("column", "advice"),
    [
        (pa.array([b"1"]).dictionary_encode(), r"decode it first: dictionary_decode\(\)"),
        (pa.array(["31"]), r"where its text is hexadecimal, pass encoding="),
        (pa.array([31]), r"pass its integers as a list: to_pylist\(\)"),
        (pl.Series([31]), "pass its integers as a list"),
        (pl.Series([31], dtype=pl.Int128), "pass its integers as a list"),
        (pa.array([1.0]), "may be fractions"),
        (pa.array([Decimal(1)]), "may be fractions"),
        (pa.array([[1], [2, 3]]), r"pass what its lists hold: flatten\(\) in pyarrow"),
        (pa.array([[1, 2]], pa.list_(pa.uint8(), 2)), "pass what its lists hold"),
        (pa.table({"a": [b"1"]}), "pass one of its columns"),
    ],
)
def test_columns_of_other_types_are_refused_with_advice(column, advice: str) -> None:
    with pytest.raises(TypeError, match=rf"^a: must be a column of binary(.|\n)*{advice}"):
        modforge.Modulus(97).square_many(column)


@pytest.mark.parametrize(
    ("column", "advice"),
    [
        (pa.array(["31"]).dictionary_encode(), r"decode it first: dictionary_decode\(\) .*cast\(polars\.String\)"),
        (pa.chunked_array([pa.array(["31"]).dictionary_encode()]), "decode it first"),
        (pl.Series(["31"], dtype=pl.Categorical), r"decode it first: .*cast\(polars\.String\) in Polars"),
        (pc.run_end_encode(pa.array(["31"])), r"decode it first: pyarrow\.compute\.run_end_decode"),
        (pa.array([b"1"]), "its numbers are bytes: leave the encoding out"),
        (pa.array([b"1"], pa.binary(1)), "its numbers are bytes: leave the encoding out"),
        (pa.array([31]), "pass its integers as a list"),
    ],
)
def test_columns_that_are_no_text_are_refused_with_advice(column, advice: str) -> None:
    with pytest.raises(TypeError, match=rf"^a: must be a column of text, as encoding=(.|\n)*{advice}"):
        modforge.Modulus(97).square_many(column, encoding="hex")


class Series:
    """What the engine uses of a series of pandas, which gives integers to Arrow as such of 64 bits."""

    def __init__(self, items: list, dtype: str, index: object = "labels", name: object = "name") -> None:
        self.items, self.dtype, self.iloc, self.ndim = items, np.dtype(dtype), None, 1
        self.index, self.name = index, name

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        if any(isinstance(item, int) and item.bit_length() > 63 for item in self.items):
            raise OverflowError("Python int too large to convert to C long")
        return pa.chunked_array([self.items]).__arrow_c_stream__(requested_schema)

    def __iter__(self):
        return iter(self.items)

    def __len__(self) -> int:
        return len(self.items)

    def to_numpy(self, dtype: str, na_value: object) -> np.ndarray:
        assert na_value is None
        return np.array(self.items, dtype)


@pytest.mark.parametrize(("dtype", "items"), [("int64", [1, 2]), ("O", [None, 2**70]), ("O", [None, None]), ("O", [])])
def test_a_series_of_integers(dtype: str, items: list) -> None:
    m = modforge.Modulus(2**127 - 1)
    wanted = [None if item is None else item * item % m.value for item in items]
    found = m.square_many(Series(items, dtype))
    assert (type(found), found.items, found.index, found.name) == (Series, wanted, "labels", "name")
    pandas = pytest.importorskip("pandas")
    found = m.square_many(pandas.Series(items, dtype="Int64" if dtype == "int64" else dtype))
    assert found.tolist() == wanted


def test_a_series_of_bytes() -> None:
    found = modforge.Modulus(97).square_many(Series([b"\2", None], "O"))
    assert (type(found), found.items, found.index) == (Series, [b"\4", None], "labels")


@pytest.mark.parametrize("number", [np.int64(5), np.uint8(5), True, np.array(5)], ids=repr)
def test_scalars_of_any_integer_type_in_polars(number) -> None:
    frame = pl.DataFrame({"x": [b"\2", b"\3"]})
    found = frame.select(
        a=mf.powmod("x", number, 97), b=mf.mulmod(number, "x", np.int64(97)), c=mf.invert("x", np.int64(97))
    )
    assert found["a"].to_list() == [bytes([pow(x, int(number), 97)]) for x in (2, 3)]
    assert found["b"].to_list() == [bytes([x * int(number) % 97]) for x in (2, 3)]
    with pytest.raises(TypeError, match="float"):
        mf.powmod("x", 1.5, 97)


def test_errors_in_polars_name_the_row_of_the_frame() -> None:
    frame = pl.DataFrame({"x": [b"\5"] * 150_000 + [b"\0"], "i": range(150_001)})
    for engine in ("in-memory", "streaming"):
        with pytest.raises(
            (modforge.NotInvertible, pl.exceptions.ComputeError), match="a: row 150000: 0 has no inverse"
        ):
            frame.lazy().select("i", mf.invert("x", 97)).collect(engine=engine)
    with pytest.raises((modforge.NotInvertible, pl.exceptions.ComputeError), match="row 150000: "):
        frame.lazy().select(mf.invert("x", 97)).collect()


def test_memory_for_a_range_is_asked_for_before_it_is_read() -> None:
    m = modforge.Modulus(97)
    for count in (10**30, 1 << 62, 10**15):
        for call in (lambda n: m.mul_many(range(n), 3), lambda n: modforge.FixedBase(m, 3, 8).pow_many(range(n))):
            with pytest.raises(MemoryError):
                call(count)
    for count in (10**30, 1 << 62, 10**15):
        rows = range(count)
        for call in (
            lambda rows: m.matmul(rows, rows),
            lambda rows: m.matmul([rows], [rows]),
            lambda rows: m.matmul([[1], rows], [1]),
            lambda rows: m.dot(rows, rows),
            lambda rows: m.sum_many(rows),
        ):
            with pytest.raises((MemoryError, ValueError), match=r"no memory for so many rows|row 1 has"):
                call(rows)
    with pytest.raises(MemoryError):
        modforge.multi_powmod(range(10**30), [1], 97)
    with pytest.raises(MemoryError):
        # `pa.nulls` would ask for the memory itself, and may get it.
        m.square_many(pa.Array.from_buffers(pa.null(), 10**15, [None]))


def test_memory_that_a_limit_refuses() -> None:
    """Ten gigabytes for the rows alone; what is there stays, and the next call computes."""
    program = """
import resource, modforge
m = modforge.Modulus(97)
resource.setrlimit(resource.RLIMIT_AS, (1 << 32, 1 << 32))
for call in (lambda: m.mul_many(range(10**9), 3), lambda: m.square_many(range(10**9))):
    try:
        call()
    except MemoryError as error:
        print(error)
print(m.mul_many(range(3), 3))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout == "a: no memory for so many rows: compute them in several calls\n" * 2 + "[0, 3, 6]\n"
