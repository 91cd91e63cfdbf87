"""Numbers as integers over one scale."""

import math
import sys
from decimal import Decimal
from fractions import Fraction

import numpy
import pytest
from golden import nearest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from modforge.crypto import CryptoError, EncodingOverflowError, FixedPoint

FLOATS = st.floats(allow_nan=False, allow_infinity=False)
NUMBERS = st.one_of(
    st.integers(),
    FLOATS,
    st.fractions(),
    st.decimals(allow_nan=False, allow_infinity=False, min_value=-(10**50), max_value=10**50),
)


@settings(max_examples=20)
@given(st.lists(NUMBERS, max_size=5), st.integers(1, 10**40))
@example([0.5, 1.5, -0.5, -1.5, -2.5, Fraction(1, 3), Fraction(2, 3), 0, -0.0], 1)
def test_rounded(numbers, scale):
    column = FixedPoint.rounded(numbers, scale)
    assert column == FixedPoint(tuple(nearest(number, scale) for number in numbers), scale)
    assert column.to(Fraction) == [Fraction(nearest(number, scale), scale) for number in numbers]


@settings(max_examples=20)
@given(st.lists(NUMBERS, max_size=5))
@example([0, 0.0, -0.0, Decimal("-0"), Decimal("0E+99999999"), Fraction(0)])
@example([sys.float_info.max, -sys.float_info.max, sys.float_info.min, math.ulp(0.0), -math.ulp(0.0)])
def test_exact(numbers):
    column = FixedPoint.exact(numbers)
    assert column.to(Fraction) == [Fraction(number) for number in numbers]
    assert column.scale == math.lcm(*(Fraction(number).denominator for number in numbers))


@settings(max_examples=20)
@given(st.lists(FLOATS, max_size=5))
@example([sys.float_info.max, -sys.float_info.max, sys.float_info.min, math.ulp(0.0), 0.1])
def test_floats_come_back(numbers):
    assert FixedPoint.exact(numbers).to(float) == numbers


@settings(max_examples=20)
@given(st.lists(st.integers(), max_size=5), st.integers(1, 10**30))
def test_floats_are_the_nearest(integers, scale):
    assert FixedPoint(integers, scale).to(float) == [float(Fraction(integer, scale)) for integer in integers]


@settings(max_examples=20)
@given(st.lists(st.decimals(allow_nan=False, allow_infinity=False, places=7), max_size=5))
def test_decimals_come_back(numbers):
    found = FixedPoint.rounded(numbers, 10**7).to(Decimal)
    assert found == numbers
    assert all(number.as_tuple().exponent == -7 for number in found)


def test_decimals_of_other_scales():
    assert FixedPoint([1, -3], 8).to(Decimal) == [Decimal("0.125"), Decimal("-0.375")]
    assert FixedPoint([6, -9], 12).to(Decimal) == [Decimal("0.5"), Decimal("-0.75")]
    [longest] = FixedPoint([1], 2**8191).to(Decimal)
    assert Fraction(longest) == Fraction(1, 2**8191)
    with pytest.raises(CryptoError, match=r"^kind: row 1 has no end in decimal digits$"):
        FixedPoint([3, 1], 3).to(Decimal)


def test_integers():
    assert FixedPoint([200, -300, 0], 100).to(int) == [2, -3, 0]
    with pytest.raises(CryptoError, match=r"^kind: row 2 is not an integer$"):
        FixedPoint([200, 0, -301], 100).to(int)


def test_one_number_is_a_column_of_one():
    assert FixedPoint.rounded(2.5, 10) == FixedPoint.rounded([2.5], 10) == FixedPoint.exact(2.5).at(10)
    assert len(FixedPoint.exact([])) == 0
    assert FixedPoint.exact([]).scale == 1


def test_numbers_of_numpy():
    for kind in (numpy.int64, numpy.uint8, numpy.float32, numpy.float64):
        assert FixedPoint.rounded(numpy.array([0, 3, 2], kind), 4) == FixedPoint([0, 12, 8], 4)


def test_a_range_beyond_any_memory_is_refused_at_once():
    for make in (FixedPoint, FixedPoint.rounded):
        with pytest.raises(MemoryError, match="no memory for so many rows"):
            make(range(10**30), 1)


def test_an_array_without_dimensions_is_the_number_in_it():
    for five in (numpy.array(5), numpy.array(5.0), numpy.array(5, object), numpy.float64(5)):
        assert FixedPoint.exact(five) == FixedPoint.exact([five]) == FixedPoint([5], 1)
    for wrong in (numpy.bool_(True), numpy.array(True)):
        with pytest.raises(CryptoError, match=r"^numbers: row 0: must be a number, not numpy\.bool$"):
            FixedPoint.exact(wrong)


@pytest.mark.parametrize("wrong", [{1, 2}, frozenset([1]), {1: 2}, "12", b"12", bytearray(b"12")], ids=repr)
def test_what_is_no_column_is_named(wrong):
    with pytest.raises(
        CryptoError, match=rf"^numbers: must be a number or a column of them, not {type(wrong).__name__}$"
    ):
        FixedPoint.exact(wrong)


@pytest.mark.parametrize("make", [FixedPoint.exact, lambda numbers: FixedPoint.rounded(numbers, 100)])
@pytest.mark.parametrize(
    "wrong, reason",
    [
        (math.nan, "is not a number (NaN)"),
        (Decimal("sNaN"), "is not a number (NaN)"),
        (numpy.float32("nan"), "is not a number (NaN)"),
        (math.inf, "is infinite"),
        (Decimal("-inf"), "is infinite"),
        ("1", "must be a number, not str"),
        (None, "must be a number, not NoneType"),
        (1j, "must be a number, not complex"),
        (float, "must be a number, not type"),
        ([1], "must be a number, not list"),
        (Decimal("1e999999999"), "has the exponent 999999999, those from -5000 to 5000 are supported"),
        (Decimal("-1e-5001"), "has the exponent -5001, those from -5000 to 5000 are supported"),
    ],
)
def test_what_is_no_number_is_named(make, wrong, reason):
    with pytest.raises(CryptoError) as refused:
        make([1, 2.5, wrong])
    assert str(refused.value) == f"numbers: row 2: {reason}"


def test_scales():
    for wrong, reason in ((0, "must be positive"), (-1, "must be positive"), (2.0, "must be an integer, not float")):
        for make in (lambda scale: FixedPoint.rounded([1], scale), lambda scale: FixedPoint([1], scale)):
            with pytest.raises(CryptoError, match=f"^scale: {reason}$"):
                make(wrong)
    for beyond in (
        lambda: FixedPoint([1], 2**8192),
        lambda: FixedPoint.exact([Fraction(1, 2**5000), Fraction(1, 3**5000)]),
    ):
        with pytest.raises(EncodingOverflowError, match=r"^scale: has \d+ bits, at most 8192 are supported$"):
            beyond()
    with pytest.raises(CryptoError, match=r"^scale: must be a multiple of the scale that the numbers have$"):
        FixedPoint([1], 4).at(6)


def test_what_a_kind_cannot_hold():
    with pytest.raises(EncodingOverflowError, match=r"^kind: row 1 is beyond the largest float$"):
        FixedPoint([0, 2**1024], 1).to(float)
    for kind in (str, "float", None, [], [float], {}):
        with pytest.raises(CryptoError, match=r"^kind: must be int, float, Decimal or Fraction$"):
            FixedPoint([0], 1).to(kind)
    with pytest.raises(CryptoError, match=r"^integers: must be a sequence of integers$"):
        FixedPoint([0.5], 1)


def test_numbers_of_any_length_are_exact_and_have_a_repr():
    long = 10**81_920 + 1
    assert FixedPoint([long], 1).to(Decimal) == [Decimal(long)]
    assert repr(FixedPoint([long, 1], 1)) == "FixedPoint(2 rows)"
    assert repr(FixedPoint([5], 2)) == "FixedPoint(integers=(5,), scale=2)"
