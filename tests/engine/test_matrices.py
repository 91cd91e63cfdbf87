"""Products of matrices against Python's own integers."""

from array import array

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import modforge
from modforge import Modulus

P = 2**255 - 19
M = Modulus(P)


def product(a, b, modulus=P):
    return [
        [sum(x * y for x, y in zip(row, column, strict=True)) % modulus for column in zip(*b, strict=True)] for row in a
    ]


def matrix(seed, rows, columns, modulus=P):
    numbers = [pow(seed, i + 9, modulus) for i in range(rows * columns)]
    return [numbers[i * columns : (i + 1) * columns] for i in range(rows)]


def in_bytes(numbers, order="big"):
    return np.array([[[*x.to_bytes(32, order)] for x in row] for row in numbers], np.uint8)


def test_forms():
    a, b = matrix(3, 4, 5), matrix(5, 5, 9)
    expected = product(a, b)
    assert M.matmul(a, b) == expected
    assert M.matmul(tuple(map(tuple, a)), b) == expected
    found = M.matmul(np.array(a, object), b)
    assert found.shape == (4, 9)
    assert found.tolist() == expected
    for order in ("big", "little"):
        found = M.matmul(in_bytes(a, order), in_bytes(b, order), byteorder=order)
        assert found.dtype == np.uint8
        assert (found == in_bytes(expected, order)).all()
    words = M.matmul(in_bytes(a, "little").view(np.uint64), b)
    assert words.shape == (4, 9, 4)
    assert (words.view(np.uint8) == in_bytes(expected, "little")).all()
    assert (M.matmul(in_bytes(a), np.array(b, object)) == in_bytes(expected)).all()
    text = [[[f"{x:x}" for x in row] for row in numbers] for numbers in (a, b)]
    assert M.matmul(*text, encoding="hex") == [[f"{x:064x}" for x in row] for row in expected]
    small = np.array([[1, 2], [3, 4]])
    assert M.matmul(small, small).tolist() == [[7, 10], [15, 22]]
    assert M.matmul(small.astype(np.uint8), small.astype(np.uint64)).tolist() == [[7, 10], [15, 22]]
    assert M.matmul(small[:, ::-1], small.T).tolist() == [[4, 10], [10, 24]]


def test_vectors():
    a, b = matrix(3, 4, 5), matrix(5, 5, 9)
    assert M.matmul(a[1], b) == product(a, b)[1]
    assert M.matmul(a, [row[2] for row in b]) == [row[2] for row in product(a, b)]
    assert M.matmul(a[0], a[1]) == M.dot(a[0], a[1]) == product([a[0]], [[x] for x in a[1]])[0][0]
    found = M.matmul(np.array(a, object), np.array(a[0], object))
    assert found.shape == (4,)
    assert [[x] for x in found.tolist()] == product(a, [[x] for x in a[0]])


def test_numbers_of_any_sign_and_length():
    a, b = [[-1, P, 2**2000], [-(3**500), 0, 5]], [[7, -7], [2**256, 1], [-1, 2**255]]
    assert M.matmul(a, b) == product(a, b)
    assert Modulus(1).matmul(a, b) == [[0, 0], [0, 0]]


@settings(max_examples=50)
@given(st.tuples(*[st.integers(1, 20)] * 3), st.sampled_from([1, 2, 97, 2**64, 2**127 - 1, P, 3 * 2**1000 + 5]))
def test_any_shape(shape, modulus):
    rows, inner, columns = shape
    a, b = matrix(3, rows, inner, modulus), matrix(5, inner, columns, modulus)
    assert Modulus(modulus).matmul(a, b) == product(a, b, modulus)


def test_short_numbers_under_a_long_modulus():
    a, b = matrix(3, 7, 6, 2**61 - 1), matrix(5, 6, 8, 2**31 - 1)
    assert Modulus(2**4096 - 17).matmul(a, b) == product(a, b, 2**4096 - 17)
    assert Modulus(2**4096 - 17).mul_many(a[0], b[0][:6]) == [x * y for x, y in zip(a[0], b[0][:6], strict=True)]


def test_empty_ones():
    assert M.matmul([], []) == 0
    assert M.matmul(np.zeros((3, 0), object), np.zeros((0, 2), object)).tolist() == [[0, 0]] * 3
    assert M.matmul(np.zeros((0, 3), object), np.zeros((3, 2), object)).shape == (0, 2)


@pytest.mark.parametrize(
    ("a", "b", "kind", "text"),
    [
        ([[1, 2]], [[1, 2]], ValueError, "b: has 1 rows, but a has 2 columns"),
        ([[1, 2], [3]], [[1], [2]], ValueError, "a: row 1 has 1 numbers, but row 0 has 2"),
        ([[1, 2], 3], [[1], [2]], TypeError, "a: must be a matrix or a vector: lists, or an array of NumPy"),
        ([[1]], 5, TypeError, "b: must be a matrix or a vector: lists, or an array of NumPy"),
        (b"12", [[1]], TypeError, "a: must be a matrix or a vector: lists, or an array of NumPy"),
        ([b"12"], [[1], [2]], modforge.BadRow, "a: entry 0: b'12' is not an integer"),
        ([[1], b"2"], [[1]], TypeError, "a: must be a matrix or a vector: lists, or an array of NumPy"),
        (array("b", [-1]), [1], TypeError, "a: must be a matrix or a vector: lists, or an array of NumPy"),
        ([[1], [2]], memoryview(b"1"), TypeError, "b: must be a matrix or a vector: lists, or an array of NumPy"),
        ("12", [[1]], TypeError, "a: must be a matrix or a vector: lists, or an array of NumPy"),
        ([[None]], [[1]], ValueError, "a: row 0, column 0 is null"),
        ([[1]], [[1, None]], ValueError, "b: row 0, column 1 is null"),
        (np.zeros((1, 1, 1, 1)), [[1]], TypeError, "a: an array must have 1 to 3 dimensions, not 4"),
        ([[1, 2], [3, 1.5]], [[1], [2]], modforge.BadRow, "a: row 1, column 1: 1.5 is not an integer"),
        ([1, "2"], [[1], [2]], modforge.BadRow, "a: entry 1: '2' is not an integer"),
        ([1, None], [[1], [2]], ValueError, "a: entry 1 is null"),
    ],
)
def test_refused(a, b, kind, text):
    with pytest.raises(kind) as raised:
        M.matmul(a, b)
    assert str(raised.value) == text
