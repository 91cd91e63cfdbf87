"""What a checker of types knows of columns is what comes: mypy reads this file, too."""

from collections.abc import Sequence
from typing import Any, assert_type

import numpy as np
import pytest
from numpy.typing import NDArray

from modforge import BadRow, FixedBase, Modulus, powmod_many


def test_a_result_has_the_type_of_the_first_column() -> None:
    m = Modulus(97)
    numbers = [3, 5]
    squares = m.square_many(numbers)
    assert_type(squares, list[int])
    assert squares == [9, 25]
    products = m.mul_many(2, numbers)
    assert_type(products, list[int])
    assert products == [6, 10]
    of_bytes = m.mul_many(b"\x03\x05", 2)
    assert_type(of_bytes, bytes)
    assert of_bytes == b"\x06\x0a"
    array: NDArray[Any] = np.array([[3], [5]], dtype=np.uint8)
    of_array = m.neg_many(array)
    assert_type(of_array, NDArray[Any])
    assert type(of_array) is np.ndarray
    powers = powmod_many(numbers, 2, 97, width=2)
    assert_type(powers, list[int])
    table = FixedBase(m, 3, exponent_bits=8).pow_many(numbers)
    assert_type(table, list[int])
    assert table == [27, 49]


def test_nulls_are_known() -> None:
    m = Modulus(97)
    given: list[int | None] = [3, None]
    found = m.square_many(given)
    assert_type(found, list[int | None])
    assert found == [9, None]
    inverses = m.inverse_many([0, 2], on_error="null")
    assert_type(inverses, Any)
    assert inverses == [None, 49]


def test_half_a_surrogate_pair_is_no_number() -> None:
    m = Modulus(97)
    assert m.square_many(["\ud800", "3"], encoding="hex", on_error="null") == [None, "09"]
    with pytest.raises(BadRow) as raised:
        m.square_many(["3", "\ud800"], encoding="hex")
    assert raised.value.row == 1


class Boundless:
    def __len__(self) -> int:
        return 2**62

    def __getitem__(self, index: int) -> int:
        return index


Sequence.register(Boundless)


@pytest.mark.parametrize("items", [range(10**12), range(10**20), Boundless()], ids=["large", "huge", "boundless"])
def test_more_columns_than_memory_are_refused_before_the_first(items: Any) -> None:
    m = Modulus(97)
    for bases, exponents in ((items, [1]), ([1], items), (items, items)):
        for call in (m.multi_pow_many, m.multi_pow_many_vartime):
            with pytest.raises(MemoryError):
                call(bases, exponents)
