"""Sums of lists and tuples of Python's integers, which are added digit by digit."""

import random

import numpy as np
import pytest

import modforge

MODULI = [1, 2, 97, 2**64, 2**255 - 19, 2**521 - 1, 3**900]


class Named(int):
    """An integer with a method that nobody asks."""

    def __index__(self):
        return 5


def numbers() -> list[int | None]:
    """Numbers around the ends of digits, of words and of the 32 digits that fill words, and random ones; null too."""
    chosen = random.Random(5)
    edges = [sign * (2**bits + near) for bits in range(0, 2000, 30) for near in (-1, 0, 1) for sign in (1, -1)]
    words = [2 ** (64 * k) + near for k in range(40) for near in (-1, 0, 1)]
    longer = [chosen.choice((1, -1)) * chosen.getrandbits(chosen.randrange(3000)) for _ in range(300)]
    return [*edges, None, *words, True, Named(17), *longer, None]


@pytest.mark.parametrize("modulus", MODULI, ids=lambda m: f"{m.bit_length()} bits")
def test_numbers_of_any_length(modulus):
    m, items = modforge.Modulus(modulus), numbers()
    for part in (items, items[::-1], items[:1], items[:2], [], [None], [-1] * 5):
        expected = sum(int(number) for number in part if number is not None) % modulus
        assert m.sum_many(part) == m.sum_many(tuple(part)) == expected
        # Others are read to bytes before they are added.
        assert m.sum_many([*part, np.int64(0)]) == expected


def test_products_of_any_length():
    m, items = modforge.Modulus(2**521 - 1), [number or 0 for number in numbers()]
    assert m.dot(items, items[::-1]) == sum(a * b for a, b in zip(items, items[::-1], strict=True)) % m.value


@pytest.mark.parametrize("bits", [1, 64, 65, 130, 1024, 4096, 4097])
def test_products_of_numbers_as_long_as_the_modulus(bits):
    chosen = random.Random(bits)
    m = modforge.Modulus(2**bits - 1 if bits > 1 else 2)
    ones = 2 ** (64 * -(-bits // 64)) - 1
    a = [0, 1, ones, m.value, m.value - 1, *(chosen.getrandbits(bits) for _ in range(70))]
    for b in (a, a[::-1], [*a[:-1], ones + 1], [*a[:-1], None], [*a[:-1], -1]):
        expected = sum(x * y for x, y in zip(a, b, strict=True) if y is not None) % m.value
        assert m.dot(a, b) == m.dot(tuple(b), a) == expected
    with pytest.raises(ValueError, match="75"):
        m.dot(a, a[1:])


def test_many_that_are_as_large_as_can_be():
    m, largest = modforge.Modulus(2**200 - 75), 2**1920 - 1
    assert m.sum_many([largest] * 5000 + [-largest] * 2999) == 2001 * largest % m.value


def test_what_is_no_number_is_named():
    m = modforge.Modulus(97)
    with pytest.raises(modforge.BadRow, match="row 70"):
        m.sum_many([5] * 70 + ["5"])
