"""Columns of any shape and content: a result, or an error of the documented types; never a crash."""

from __future__ import annotations

import resource
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import modforge

M = modforge.Modulus(2**127 - 1)
EVEN = modforge.Modulus(1 << 70)
TABLE = modforge.FixedBase(M, 3, exponent_bits=64)


class RaisesAsIndexError(Exception):
    """Raised by a hostile object, which has to come through."""


class Raises:
    def __index__(self) -> int:
        raise RaisesAsIndexError


class LiesOfLength(list):
    def __len__(self) -> int:
        return 1 << 40


class LiesOfType:
    """An array by its attributes alone."""

    dtype = "uint8"
    ndim = 2
    shape = (3, 1 << 60)


class Capsules:
    """An Arrow column by its method alone."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def __arrow_c_array__(self, requested_schema: object = None) -> Any:
        return self.answer


class Stream:
    def __arrow_c_stream__(self, requested_schema: object = None) -> Any:
        return pa.array([b"1"]).__arrow_c_array__()[0]


def swapped() -> Capsules:
    schema, array = pa.array([b"1"]).__arrow_c_array__()
    return Capsules((array, schema))


def used_up() -> Capsules:
    capsules = pa.array([b"1", b"2"]).__arrow_c_array__()
    M.square_many(Capsules(capsules))
    return Capsules(capsules)


ITEMS = st.one_of(
    st.integers(-4, 300),
    st.integers(-(2**300), 2**300),
    st.sampled_from([None, "5", b"5", 1.5, [1], object(), Raises(), True, np.uint8(7), np.float64(2), 2j]),
)

SHAPES = st.sampled_from([(0,), (3,), (0, 0), (3, 0), (0, 16), (3, 1), (3, 2), (3, 16), (3, 40), (3, 2, 2), ()])
TYPES = st.sampled_from(["u1", "u8", "i8", "f8", "?", "O", "S3", "M8[s]", ">u8", "c16", "u2"])


def array(shape: tuple[int, ...], kind: str, view: int) -> Any:
    made = np.zeros(shape, kind) if kind == "O" else np.ones(shape, "u1").astype(kind)
    made = np.asarray(made)
    views: list[Callable[[Any], Any]] = [
        lambda one: one,
        lambda one: one[::-1] if one.ndim else one,
        lambda one: one[:, ::2] if one.ndim > 1 else one,
        np.asfortranarray,
        lambda one: np.broadcast_to(one, (3, *one.shape[1:])) if one.ndim and one.shape[0] == 3 else one,
    ]
    return views[view](made)


ARROW = st.sampled_from(
    [
        lambda: pa.array([b"1", None, b""]),
        lambda: pa.array([b"1", b"22", b"3" * 50], pa.large_binary()),
        lambda: pa.array([b"12", None, b"34"], pa.binary(2)),
        lambda: pa.array([b"", b"", b""], pa.binary(0)),
        lambda: pa.array([b"1" * 20, None, b"2"], pa.binary_view()),
        lambda: pa.array([b"0", b"1", b"2", b"3", b"4"]).slice(1, 3),
        lambda: pa.chunked_array([[b"1"], [], [b"2", None]]),
        lambda: pa.chunked_array([], pa.binary()),
        lambda: pa.array([1, 2, 3]),
        lambda: pa.array(["1", "2", "3"]),
        lambda: pa.array([None, None, None]),
        lambda: pa.array([[b"1"], [], None]),
        lambda: pa.array([b"1", b"1", b"2"]).dictionary_encode(),
        lambda: pa.table({"x": [b"1", b"2", b"3"]}),
        lambda: pa.record_batch({"x": [b"1", b"2", b"3"]}),
        lambda: pa.array([True, None, False]),
        lambda: Capsules(None),
        lambda: Capsules((1, 2)),
        lambda: Capsules((1, 2, 3)),
        lambda: Capsules("ab"),
        swapped,
        used_up,
        Stream,
    ]
)

COLUMNS = st.one_of(
    st.integers(-(2**130), 2**130),
    st.lists(ITEMS, max_size=5),
    st.lists(st.integers(-9, 300), min_size=3, max_size=3),
    st.binary(max_size=70),
    st.binary(max_size=70).map(bytearray),
    st.binary(max_size=70).map(lambda data: memoryview(data)[::2]),
    st.builds(array, SHAPES, TYPES, st.integers(0, 4)),
    ARROW.map(lambda make: make()),
    st.sampled_from([None, "text", 1.5, object(), {1: 2}, {3, 5}, iter([1]), Raises(), LiesOfType(), range(3)]),
    st.just(LiesOfLength([1, 2, 3])),
)

OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "byteorder": st.sampled_from(["big", "little", "middle", 1, None]),
        "on_error": st.sampled_from(["raise", "null", "", None]),
        "progress": st.sampled_from([None, len, 5, lambda _: None]),
    },
)

CALLS: dict[str, tuple[int, Callable[..., Any]]] = {
    "mul_many": (2, M.mul_many),
    "square_many": (1, M.square_many),
    "add_many": (2, M.add_many),
    "sub_many": (2, EVEN.sub_many),
    "neg_many": (1, M.neg_many),
    "sum_many": (1, lambda a, byteorder="big", **_: M.sum_many(a, byteorder=byteorder)),
    "Modulus.dot": (2, lambda a, b, byteorder="big", **_: M.dot(a, b, byteorder=byteorder)),
    "Modulus.matmul": (2, lambda a, b, byteorder="big", **_: M.matmul(a, b, byteorder=byteorder)),
    "pow_many": (2, M.pow_many),
    "pow_many_vartime": (2, EVEN.pow_many_vartime),
    "inverse_many": (1, M.inverse_many),
    "inverse_many_vartime": (1, EVEN.inverse_many_vartime),
    "multi_pow_many": (4, lambda a, b, c, d, **options: M.multi_pow_many([a, b], [c, d], **options)),
    "FixedBase.pow_many": (1, TABLE.pow_many),
    "powmod_many": (3, modforge.powmod_many),
    "powmod_many_vartime": (3, modforge.powmod_many_vartime),
}

REFUSED = (TypeError, ValueError, OverflowError, RaisesAsIndexError)


def test_every_call_over_columns_is_here():
    methods = {name for name in vars(modforge.Modulus) if "_many" in name and name != "multi_pow_many_vartime"}
    names = {name for name in CALLS if "powmod" not in name and "." not in name}
    assert names == methods


@pytest.mark.parametrize("examples", [150, pytest.param(3_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", CALLS)
@pytest.mark.few(2)
def test_any_columns(name, examples):
    count, call = CALLS[name]

    @settings(max_examples=examples, deadline=None)
    @given(st.lists(COLUMNS, min_size=count, max_size=count), OPTIONS)
    def run(columns, options):
        try:
            result = call(*columns, **options)
        except REFUSED:
            return
        assert result is not None

    run()


@pytest.mark.parametrize("examples", [100, pytest.param(2_000, marks=pytest.mark.long)])
def test_lists_with_bad_items_have_null_there(examples):
    """What Python's own integers say, row by row."""

    @settings(max_examples=examples, deadline=None)
    @given(st.lists(st.tuples(ITEMS, ITEMS), min_size=1, max_size=6))
    def run(rows):
        a, b = map(list, zip(*rows, strict=True))
        if any(isinstance(item, Raises) for item in a + b):
            return
        expected = [
            None if not (is_integer(x) and is_integer(y)) else int(x) * int(y) % M.value
            for x, y in zip(a, b, strict=True)
        ]
        assert M.mul_many(a, b, on_error="null") == expected
        if None in expected and any(item is not None and not is_integer(item) for item in a + b):
            with pytest.raises(modforge.BadRow, match="is not an integer"):
                M.mul_many(a, b)

    run()


def is_integer(item: Any) -> bool:
    return hasattr(item, "__index__") and not isinstance(item, float)


# 131 GB. Each result is as long as its modulus, or as the caller says.
LONG = 2**1_048_575 + 1
TOO_LARGE: dict[str, Callable[[modforge.Modulus, int], Any]] = {
    "a list": lambda m, count: m.mul_many([1] * count, 1),
    "an array": lambda m, count: m.square_many(np.ones(count, np.int64)),
    "a matrix": lambda m, count: m.square_many(np.ones((count, 1), np.uint8)),
    "a matrix of words": lambda m, count: m.square_many(np.ones((count, 1), np.uint64)),
    "bytes": lambda m, count: m.pow_many([1] * count, bytes(count)),
    "bytes first": lambda _, count: modforge.powmod_many(bytes(count), 1, [3] * count, width=131_072),
    "large binary": lambda m, count: m.square_many(pa.array([b"1"] * count, pa.large_binary())),
    "binary of one length": lambda m, count: m.square_many(pa.array([b"1"] * count, pa.binary(1))),
    "powers": lambda m, count: m.pow_many([1] * count, 1),
    "inverses": lambda m, count: m.inverse_many([1] * count),
    "products of powers": lambda m, count: m.multi_pow_many([[1] * count], [1]),
    "a table": lambda m, count: modforge.FixedBase(m, 3, 1).pow_many([1] * count),
    "a width": lambda _, count: modforge.powmod_many([1] * count, 1, [3] * count, width=131_072),
}


@pytest.fixture(scope="module")
def long_modulus():
    return modforge.Modulus(LONG)


@pytest.mark.parametrize("call", TOO_LARGE.values(), ids=TOO_LARGE)
@pytest.mark.few(1)
def test_results_without_memory_are_refused(call, long_modulus):
    """With a limit, as a machine may promise more than it has."""
    before = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (1 << 35, before[1]))
    try:
        with pytest.raises(MemoryError):
            call(long_modulus, 10**6)
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)
    assert modforge.Modulus(7).mul_many([3], 4) == [5]


class Interrupted:
    """Raises as an interrupt does that arrives amid the method of that name."""

    def __init__(self, method: str) -> None:
        self.method = method

    def __getattr__(self, name: str) -> Any:
        if name == self.method:
            raise KeyboardInterrupt
        raise AttributeError(name)

    def __iter__(self) -> Any:
        return iter([1])

    def __len__(self) -> int:
        return 1

    def __repr__(self) -> str:
        if self.method == "repr":
            raise KeyboardInterrupt
        return "interrupted"


@pytest.mark.parametrize("method", ["keys", "dtype", "__arrow_c_array__"])
def test_an_interrupt_amid_a_look_at_a_column_comes_out(method):
    with pytest.raises(KeyboardInterrupt):
        M.square_many(Interrupted(method))


@pytest.mark.parametrize("method", ["repr", "bit_length"])
def test_an_interrupt_amid_a_message_comes_out(method):
    with pytest.raises(KeyboardInterrupt):
        M.square_many([1, Interrupted(method)])


def test_a_look_at_a_column_runs_no_python():
    """Code of Python heeds signals, and what asked for it may take the exception of a handler for an answer."""
    ran = []
    sys.setprofile(lambda frame, event, _: ran.append(frame.f_code.co_name) if event == "call" else None)
    try:
        M.mul_many([1, 2], (3, 4))
    finally:
        sys.setprofile(None)
    assert ran == []
