"""Columns of numbers: each operation over each form, against Python's own integers."""

import collections
import subprocess
import sys
import threading
import types

import numpy as np
import polars as pl
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

import modforge

MODULI = [2**255 - 19, 2**256 - 1, 2**127 - 1, 97, 2**64, 3 * 2**1000 + 5]
COUNT = 37


def rows(modulus: int, seed: int) -> list[int]:
    """Numbers below the modulus, its edges among them."""
    edges = [0, 1, modulus - 1, modulus // 2]
    return (edges + [pow(seed, i + 9, modulus) for i in range(COUNT)])[:COUNT]


# A form: the modulus and its numbers as such a column, and the numbers of such a column of results.
def width(modulus: int) -> int:
    return (modulus.bit_length() + 7) // 8


def in_bytes(modulus: int, numbers: list[int | None], order: str = "big") -> list[bytes | None]:
    return [None if x is None else x.to_bytes(width(modulus), order) for x in numbers]


def matrix(modulus: int, numbers: list[int], order: str) -> np.ndarray:
    return np.frombuffer(b"".join(in_bytes(modulus, numbers, order)), np.uint8).reshape(len(numbers), -1)


def words(modulus: int, numbers: list[int]) -> np.ndarray:
    count = (modulus.bit_length() + 63) // 64
    return np.frombuffer(b"".join(x.to_bytes(8 * count, "little") for x in numbers), np.uint64).reshape(-1, count)


def from_bytes(items, order: str = "big") -> list[int | None]:
    return [None if item is None else int.from_bytes(item, order) for item in items]


def cut(data: bytes, modulus: int) -> list[bytes]:
    return [data[i : i + width(modulus)] for i in range(0, len(data), width(modulus))]


FORMS = {
    "list": (lambda _, x: x, lambda _, column: column, {}),
    "tuple": (lambda _, x: tuple(x), lambda _, column: column, {}),
    "object array": (lambda _, x: np.array(x, dtype=object), lambda _, column: list(column), {}),
    "bytes": (lambda m, x: b"".join(in_bytes(m, x)), lambda m, column: from_bytes(cut(column, m)), {}),
    "bytearray": (lambda m, x: bytearray(b"".join(in_bytes(m, x))), lambda m, column: from_bytes(cut(column, m)), {}),
    "little bytes": (
        lambda m, x: memoryview(b"".join(in_bytes(m, x, "little"))),
        lambda m, column: from_bytes(cut(column, m), "little"),
        {"byteorder": "little"},
    ),
    "uint8": (lambda m, x: matrix(m, x, "big"), lambda _, column: from_bytes(bytes(row) for row in column), {}),
    "uint8, every other column": (
        lambda m, x: np.repeat(matrix(m, x, "big"), 2, axis=1)[:, ::2],
        lambda _, column: from_bytes(bytes(row) for row in column),
        {},
    ),
    "little uint8": (
        lambda m, x: matrix(m, x, "little"),
        lambda _, column: from_bytes((bytes(row) for row in column), "little"),
        {"byteorder": "little"},
    ),
    "uint64": (lambda m, x: words(m, x), lambda _, column: from_bytes((bytes(row) for row in column), "little"), {}),
    **{
        str(kind): (
            lambda m, x, kind=kind: pa.array(in_bytes(m, x), kind),
            lambda _, column: from_bytes(column.to_pylist()),
            {},
        )
        for kind in (pa.binary(), pa.large_binary(), pa.binary_view())
    },
    "fixed-size binary": (
        lambda m, x: pa.array(in_bytes(m, x), pa.binary(width(m))),
        lambda _, column: from_bytes(column.to_pylist()),
        {},
    ),
    "part of an Arrow array": (
        lambda m, x: pa.array([None, b"", *in_bytes(m, x), b""], pa.binary())[2:-1],
        lambda _, column: from_bytes(column.to_pylist()),
        {},
    ),
    "chunks": (
        lambda m, x: pa.chunked_array([in_bytes(m, x[:3]), [], in_bytes(m, x[3:])], pa.binary(width(m))),
        lambda _, column: from_bytes(column.to_pylist()),
        {},
    ),
    "little Arrow": (
        lambda m, x: pa.array(in_bytes(m, x, "little")),
        lambda _, column: from_bytes(column.to_pylist(), "little"),
        {"byteorder": "little"},
    ),
    "Polars": (
        lambda m, x: pl.Series("x", in_bytes(m, x)),
        lambda _, column: from_bytes(column.to_list()),
        {},
    ),
}
ARROW = ["binary", "large_binary", "binary_view", "fixed-size binary", "part of an Arrow array", "chunks", "Polars"]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("modulus", MODULI, ids=lambda m: f"{m.bit_length()} bits")
@pytest.mark.few(20)
def test_operations(form, modulus):
    make, numbers, options = FORMS[form]
    m, a, b = modforge.Modulus(modulus), rows(modulus, 3), rows(modulus, 5)
    x, y = make(modulus, a), make(modulus, b)

    kinds = {"tuple": list, "little bytes": bytes, "binary_view": pa.LargeBinaryArray}

    def found(column):
        assert isinstance(column, kinds.get(form, type(x)))
        return numbers(modulus, column)

    assert found(m.mul_many(x, y, **options)) == [a * b % modulus for a, b in zip(a, b, strict=True)]
    assert found(m.mul_many(x, -7, **options)) == [a * -7 % modulus for a in a]
    assert found(m.mul_many(7, x, **options)) == [a * 7 % modulus for a in a]
    assert found(m.square_many(x, **options)) == [a * a % modulus for a in a]
    assert found(m.add_many(x, y, **options)) == [(a + b) % modulus for a, b in zip(a, b, strict=True)]
    assert found(m.sub_many(x, y, **options)) == [(a - b) % modulus for a, b in zip(a, b, strict=True)]
    assert found(m.sub_many(-7, y, **options)) == [(-7 - b) % modulus for b in b]
    assert found(m.neg_many(x, **options)) == [-a % modulus for a in a]
    assert m.sum_many(x, **options) == sum(a) % modulus
    assert m.dot(x, y, **options) == sum(a * b for a, b in zip(a, b, strict=True)) % modulus
    assert m.dot(x, -7, **options) == -7 * sum(a) % modulus
    for power in (m.pow_many, m.pow_many_vartime):
        assert found(power(x, 65537, **options)) == [pow(a, 65537, modulus) for a in a]
        assert found(power(x, y, **options)) == [pow(a, b, modulus) for a, b in zip(a, b, strict=True)]
        assert found(power(3, y, **options)) == [pow(3, b, modulus) for b in b]
    for power in (modforge.powmod_many, modforge.powmod_many_vartime):
        assert found(power(x, 5, modulus, **options)) == [pow(a, 5, modulus) for a in a]
    base = modforge.FixedBase(m, 3, exponent_bits=8 * width(modulus))
    for power in (base.pow_many, base.pow_many_vartime):
        assert found(power(y, **options)) == [pow(3, b, modulus) for b in b]
    for product in (m.multi_pow_many, m.multi_pow_many_vartime):
        expected = [pow(3, a, modulus) * pow(5, b, modulus) % modulus for a, b in zip(a, b, strict=True)]
        assert found(product([3, 5], [x, y], **options)) == expected
        expected = [a**2 * pow(b, a, modulus) % modulus for a, b in zip(a, b, strict=True)]
        assert found(product([x, y], [2, x], **options)) == expected
    units = [pow(2, i, modulus) if modulus % 2 else 2 * i + 1 for i in range(COUNT)]
    for inverse in (m.inverse_many, m.inverse_many_vartime):
        assert found(inverse(make(modulus, units), **options)) == [pow(u, -1, modulus) for u in units]


@pytest.mark.parametrize("modulus", MODULI)
@pytest.mark.parametrize("form", FORMS)
def test_one_number_for_all_rows(form, modulus):
    into, out, options = FORMS[form]
    m, a = modforge.Modulus(modulus), rows(modulus, 3)
    for number in (0, 1, -1, modulus - 1, modulus + 5, -(7**500)):
        expected = [x * number % modulus for x in a]
        assert out(modulus, m.mul_many(into(modulus, a), number, **options)) == expected
        assert out(modulus, m.mul_many(number, into(modulus, a), **options)) == expected


def test_the_form_of_results():
    m = modforge.Modulus(2**255 - 19)
    numbers = rows(m.value, 3)
    fixed = pa.array(in_bytes(m.value, numbers), pa.binary(32))
    assert m.square_many(fixed).type == fixed.type
    assert m.square_many(pa.array([b"\2"])).type == pa.binary()
    assert m.square_many(pa.array([b"\2"], pa.large_binary())).type == pa.large_binary()
    assert m.square_many(pa.array([b"\2"], pa.binary_view())).type == pa.large_binary()
    series = m.square_many(pl.Series("x", [b"\2"]))
    assert (series.name, series.dtype) == ("x", pl.Binary)
    assert m.square_many(words(m.value, numbers)).dtype == np.uint64
    # The first operand with rows decides.
    assert isinstance(m.mul_many(fixed, numbers), pa.FixedSizeBinaryArray)
    assert isinstance(m.mul_many(numbers, fixed), list)
    assert m.square_many(np.array([5, -6])).tolist() == [25, 36]
    # Also without rows.
    assert m.square_many([]) == [] and m.square_many(b"") == b"" and len(m.square_many(fixed[:0])) == 0
    assert m.square_many(np.zeros((0, 4), np.uint64)).shape == (0, 4)


@pytest.mark.parametrize("form", ARROW)
@pytest.mark.parametrize("nulls", [[0], [COUNT + 1], [3, 4, 17], list(range(COUNT + 2))], ids=len)
def test_nulls_go_through(form, nulls):
    make, numbers, _ = FORMS[form]
    modulus = 2**255 - 19
    m, a = modforge.Modulus(modulus), [*rows(modulus, 3), 7, 9]
    for null in nulls:
        a[null] = None
    column = pl.Series("x", in_bytes(modulus, a), pl.Binary) if form == "Polars" else make(modulus, a)
    expected = [None if x is None else x * x % modulus for x in a]
    assert numbers(modulus, m.square_many(column)) == expected
    assert m.mul_many(a, column) == expected
    result = m.square_many(column)
    if form != "Polars":
        result.validate(full=True)
        assert result.null_count == len(nulls)


@given(st.lists(st.integers(min_value=-(2**600), max_value=2**600), max_size=40), st.integers(1, 2**600))
def test_numbers_of_any_size(numbers, modulus):
    m = modforge.Modulus(modulus)
    assert m.mul_many(numbers, numbers) == [x * x % modulus for x in numbers]
    data = [abs(x).to_bytes(80, "big").lstrip(b"\0") for x in numbers]
    assert from_bytes(m.mul_many(pa.array(data, pa.binary()), 3).to_pylist()) == [3 * abs(x) % modulus for x in numbers]


def test_no_rows():
    m = modforge.Modulus(97)
    base = modforge.FixedBase(m, 3, exponent_bits=8)
    for call in (m.square_many, m.inverse_many, base.pow_many):
        assert call([]) == []
    for call in (m.mul_many, m.pow_many, lambda x, y: modforge.powmod_many(x, y, 97)):
        assert call([], []) == call([], 3) == call(3, []) == []
    for call in (m.multi_pow_many, m.multi_pow_many_vartime):
        assert call([2, 3], [[], 5]) == call([[], 3], [4, 5]) == call([2, 3], [[], []]) == []


def test_a_modulus_for_each_row():
    moduli = [97, 2**300, 2**521 - 1, 1, 2**64 - 59] * 5
    bases = list(range(2, 27))
    expected = [pow(b, 65537, n) for b, n in zip(bases, moduli, strict=True)]
    column = pa.array([n.to_bytes(70, "big").lstrip(b"\0") for n in moduli])
    assert modforge.powmod_many(bases, 65537, column) == expected
    assert modforge.powmod_many(bases, 65537, moduli) == expected
    assert (
        from_bytes(modforge.powmod_many(pa.array([bytes([b]) for b in bases]), 65537, moduli).to_pylist()) == expected
    )


@pytest.mark.parametrize("modulus", [101, 2**127 - 1, 2**255 + 95, 15])
def test_negative_exponents(modulus):
    m = modforge.Modulus(modulus)
    bases, exponents = [2, 7, 4, 8, 11] * 4, [-1, 5, -(2**70), 0, -3] * 4
    expected = [pow(b, e, modulus) for b, e in zip(bases, exponents, strict=True)]
    for powers in (m.pow_many, m.pow_many_vartime):
        assert powers(bases, exponents) == expected
        assert powers(bases, -5) == [pow(b, -5, modulus) for b in bases]
        assert powers(2, exponents) == [pow(2, e, modulus) for e in exponents]
    assert modforge.powmod_many(bases, exponents, [modulus] * 20) == expected
    assert modforge.FixedBase(m, 2, 71).pow_many(exponents) == [pow(2, e, modulus) for e in exponents]
    assert modforge.FixedBase(m, 7, 71).pow_many_vartime(exponents) == [pow(7, e, modulus) for e in exponents]
    products = [x * pow(4, e, modulus) % modulus for x, e in zip(expected, reversed(exponents), strict=True)]
    assert m.multi_pow_many([bases, 4], [exponents, exponents[::-1]]) == products
    assert m.multi_pow_many([2, 7], [exponents, -1]) == [
        pow(2, e, modulus) * pow(7, -1, modulus) % modulus for e in exponents
    ]
    with pytest.raises(modforge.NotInvertible) as caught:
        modforge.Modulus(15).pow_many([2, 6], -1)
    assert (caught.value.argument, caught.value.row, caught.value.gcd) == ("bases", 1, 3)


BAD = {
    "not a number": (lambda m, o: m.mul_many([1, "two", 3], 5, **o), "a", 1, "two", "'two' is not an integer"),
    "a fraction": (lambda m, o: m.mul_many([1, 2.5, 3], 5, **o), "a", 1, 2.5, "2.5 is not an integer"),
    "no inverse for a negative exponent": (
        lambda m, o: m.pow_many([1, 202, 3], [1, -2, 3], **o),
        "bases",
        1,
        202,
        "202 has no inverse, its gcd with .*",
    ),
    "no inverse in a product of powers": (
        lambda m, o: m.multi_pow_many([[1, 2, 3], [4, 0, 5]], [[1, 1, 1], -1], **o),
        "bases",
        1,
        0,
        "0 has no inverse, its gcd with .*",
    ),
    "a negative exponent for a table": (
        lambda m, o: modforge.FixedBase(m, 0, exponent_bits=8).pow_many([1, -2, 3], **o),
        "exponents",
        1,
        -2,
        "-2 is negative, but the base has no inverse",
    ),
    "no inverse": (lambda m, o: m.inverse_many([1, 0, 3], **o), "a", 1, 0, "0 has no inverse, its gcd with .*"),
    "a long exponent": (
        lambda m, o: modforge.FixedBase(m, 3, exponent_bits=8).pow_many([1, 256, 3], **o),
        "exponents",
        1,
        256,
        "256 has more than 8 bits",
    ),
    "a modulus of zero": (
        lambda _, o: modforge.powmod_many([1, 2, 3], 5, [7, 0, 9], **o),
        "moduli",
        1,
        0,
        "0 is below 1",
    ),
}


@pytest.mark.parametrize(("call", "argument", "row", "value", "reason"), BAD.values(), ids=BAD)
def test_bad_rows(call, argument, row, value, reason):
    m = modforge.Modulus(101)
    with pytest.raises(ValueError, match=rf"^{argument}: row {row}: {reason}$") as caught:
        call(m, {})
    assert isinstance(caught.value, (modforge.BadRow, modforge.NotInvertible))
    assert (caught.value.argument, caught.value.row, caught.value.value) == (argument, row, value)
    results = call(m, {"on_error": "null"})
    assert results[1] is None and None not in (results[0], results[2])


def test_a_bad_row_is_named_before_any_work():
    """The powers take minutes: the error comes at once, and progress hears of no row."""
    done = []
    with pytest.raises(modforge.BadRow, match=r"row 5000: -1 is negative"):
        modforge.powmod_many([3] * 5001, 2**4096 - 1, [2**4096 - 1] * 5000 + [-1], progress=done.append)
    assert done == []


def test_long_values_are_cut():
    with pytest.raises(modforge.BadRow) as caught:
        modforge.powmod_many([1], 1, [-(2**50_000)])
    assert len(str(caught.value)) < 100


MASKED = "a matrix cannot hold nulls, so it must not be masked: .*"
TIMES = "an array must be of integers, not of"


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda m: m.mul_many(1, 2), TypeError, "a or b: must be a column, not one number"),
        (lambda m: m.mul_many([1], [1, 2]), ValueError, "b: has 2 rows, but a has 1"),
        (lambda m: m.mul_many("12", 2), TypeError, "a: must be numbers, not text"),
        (lambda m: m.mul_many(1.5, [2]), TypeError, "a: must be numbers or a column of them, not float"),
        (lambda m: m.mul_many({1: 2}, [2]), TypeError, "a: must be numbers or a column of them, not dict"),
        (lambda m: m.mul_many([2], {1}), TypeError, "b: must be numbers or a column of them, not set"),
        (lambda m: m.mul_many([2], frozenset()), TypeError, "b: must be numbers or a column of them, not frozenset"),
        (lambda m: m.square_many(b"123"), ValueError, "a: 3 bytes cannot be cut into rows of 2 bytes"),
        (
            lambda m: m.square_many(np.zeros((2, 2))),
            TypeError,
            "a: an array must be a matrix of uint8 or uint64, or have one dimension, not float64",
        ),
        (
            lambda m: m.square_many(np.zeros((2, 2, 2), np.uint8)),
            TypeError,
            "a: an array must have 1 or 2 dimensions, not 3",
        ),
        (lambda m: m.square_many(np.ma.array(np.ones((2, 2), "u1"), mask=[[0, 1]] * 2)), TypeError, f"a: {MASKED}"),
        (lambda m: m.square_many(np.ma.array(5, mask=True)), TypeError, f"a: {MASKED}"),
        (lambda m: m.square_many(np.array([1], "M8[ns]")), TypeError, f"a: {TIMES} datetime64.*"),
        (lambda m: m.square_many(np.array([1], "m8[ns]")), TypeError, f"a: {TIMES} timedelta64.*"),
        (lambda m: m.square_many(np.array([True])), TypeError, f"a: {TIMES} bool.*"),
        (
            lambda m: m.mul_many([1], np.bool_(True)),
            TypeError,
            "b: must be an integer or a column of them, not bool of NumPy",
        ),
        (
            lambda m: m.mul_many([1], np.array(5.0)),
            TypeError,
            "b: must be an integer or a column of them, not float64 of NumPy",
        ),
        (lambda m: m.mul_many([1, 2], [3, np.array(5.0)]), ValueError, r"b: row 1: array\(5\.\) is not an integer"),
        (lambda m: m.mul_many([1, 2], [3, np.bool_(1)]), ValueError, "b: row 1: np.True_ is not an integer"),
        (
            lambda m: m.mul_many([2], types.MappingProxyType({1: 2})),
            TypeError,
            "b: must be numbers or a column of them, not mappingproxy",
        ),
        (
            lambda m: m.mul_many([2], collections.UserDict({1: 2})),
            TypeError,
            "b: must be numbers or a column of them, not collections.UserDict",
        ),
        (
            lambda m: m.square_many(pa.array([1])),
            TypeError,
            'a: must be a column of binary or fixed-size binary, not of Arrow\'s format "l"',
        ),
        (lambda m: m.square_many(b"12", on_error="null"), ValueError, "on_error: a string of bytes cannot hold nulls"),
        (
            lambda m: m.mul_many(b"12", [None]),
            ValueError,
            "b: row 0 is null, which a string of bytes for the results cannot hold",
        ),
        (lambda m: m.square_many([1], byteorder="middle"), ValueError, "byteorder: must be 'big' or 'little'"),
        (lambda m: m.square_many([1], on_error="skip"), ValueError, "on_error: must be 'raise' or 'null'"),
        (lambda m: m.multi_pow_many([1, 2], [[1]]), ValueError, "exponents: there are 1, but 2 bases"),
        (
            lambda m: m.multi_pow_many([1, 2], [3, 4]),
            TypeError,
            "bases or exponents: must be a column, not one number",
        ),
    ],
)
def test_refused_columns(call, error, message):
    with pytest.raises(error, match=rf"^{message}(\n|$)"):
        call(modforge.Modulus(1009))


@pytest.mark.parametrize("five", [np.int64(5), np.uint64(5), np.uint8(5), np.array(5), np.array(5, "u8")], ids=repr)
def test_a_number_of_numpy_is_one_number(five):
    m = modforge.Modulus(97)
    assert m.mul_many([1, 2], five) == m.mul_many([1, 2], 5)
    assert m.pow_many([1, 2], five) == modforge.powmod_many([1, 2], five, np.int64(97)) == [1, 32]
    assert modforge.powmod_many(np.array([1, 2], object), -five.astype("i8"), 97).tolist() == m.pow_many([1, 2], -5)


def test_an_item_that_is_no_integer_by_its_index_can_become_null():
    assert modforge.Modulus(97).square_many([3, np.array(5.0), np.array(5)], on_error="null") == [9, None, 25]


def test_a_masked_array_of_numbers_has_nulls():
    assert modforge.Modulus(97).square_many(np.ma.array([2, 3], mask=[True, False])).tolist() == [None, 9]


def test_broken_arrow_columns_are_refused():
    """Offsets that run backwards, and views outside of their buffers."""
    offsets, data = pa.py_buffer(np.array([0, 3, 1], np.int32)), pa.py_buffer(b"abc")
    with pytest.raises(ValueError, match=r"^a: row 1 of the Arrow column is not in its buffers$"):
        modforge.Modulus(97).square_many(pa.Array.from_buffers(pa.binary(), 2, [None, offsets, data]))
    view = pa.py_buffer(np.array([20, 0, 0, 5], np.int32))
    with pytest.raises(ValueError, match=r"^a: row 0 of the Arrow column is not in its buffers$"):
        modforge.Modulus(97).square_many(
            pa.Array.from_buffers(pa.binary_view(), 1, [None, view, pa.py_buffer(bytes(24))])
        )


def test_a_capsule_is_taken_once():
    class Once:
        def __init__(self, array):
            self.capsules = array.__arrow_c_array__()

        def __arrow_c_array__(self, requested_schema=None):
            return self.capsules

    once, m = Once(pa.array([b"\2"])), modforge.Modulus(97)
    result = m.square_many(once)
    assert isinstance(result, modforge.ArrowColumn) and len(result) == 1
    assert pa.array(result).to_pylist() == pa.array(result).to_pylist() == [b"\4"]
    assert pa.array(m.square_many(result)).to_pylist() == [b"\x10"]
    with pytest.raises(ValueError, match="has been consumed already"):
        m.square_many(once)


def test_results_outlive_their_column():
    """Buffers are shared with pyarrow, not borrowed."""
    m = modforge.Modulus(2**127 - 1)
    results = [m.square_many(pa.array([bytes([i])] * 1000)) for i in range(50)]
    assert [r[999].as_py()[-2:] for r in results] == [(i * i).to_bytes(2, "big") for i in range(50)]


def test_progress():
    done = []
    modforge.Modulus(2**521 - 1).pow_many(range(1000), 2**500 - 1, progress=done.append)
    assert done == sorted(set(done)) and done[-1] == 1000

    def refuse(rows):
        raise KeyError(rows)

    with pytest.raises(KeyError):
        modforge.Modulus(97).square_many([1, 2], progress=refuse)


def test_threads_at_once():
    """Several threads share moduli and columns; nothing is left of one call in another."""
    m = modforge.Modulus(2**255 - 19)
    column = pa.array(in_bytes(m.value, rows(m.value, 3) * 20))
    expected = m.pow_many(column, 65537)
    found = []
    threads = [threading.Thread(target=lambda: found.append(m.pow_many(column, 65537))) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 6 and all(each == expected for each in found)


def test_the_lock_is_released():
    """While a column is computed, another thread of the program goes on."""
    program = (
        "import modforge, threading, time\n"
        "turns = []\n"
        "def count():\n"
        "    while not ended: turns.append(0); time.sleep(0.01)\n"
        "ended = False\n"
        "thread = threading.Thread(target=count)\n"
        "thread.start()\n"
        "modforge.Modulus(2**2048 - 17).pow_many([3] * 400, 2**2048 - 1)\n"
        "done = len(turns)\n"
        "ended = True\n"
        "thread.join()\n"
        "print(done > 2)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "True\n"


def test_a_panic_is_an_internal_error():
    """The exception that PyO3 makes of one is resumed as a panic when it comes from Python, and caught at the door."""

    def progress(_: int) -> None:
        raise modforge.InternalError("index out of bounds")

    assert issubclass(modforge.InternalError, RuntimeError)
    with pytest.raises(
        RuntimeError, match=r"^a defect of modforge, please report it: .*index out of bounds$"
    ) as caught:
        modforge.Modulus(97).square_many([1, 2], progress=progress)
    assert type(caught.value) is modforge.InternalError
