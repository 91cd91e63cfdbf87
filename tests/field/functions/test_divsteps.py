"""The inverse by divsteps: the algorithm on integers, its bounds, and the printed code at digit and word boundaries."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from modforge.field import check, compile_c, generate
from modforge.field.functions.divsteps import Divsteps, pieces

PRIMES = [
    2**127 - 1,
    2**130 - 5,
    2**186 - 371,
    2**248 - 237,
    2**255 - 19,
    2**256 - 2**32 - 977,
    2**310 - 77,
    2**521 - 1,
]


def divsteps(p: int, a: int) -> int:
    """Return how many steps bring g to 0."""
    twice_delta, f, g, count = 1, p, a, 0
    while g:
        if g % 2 and twice_delta > 0:
            twice_delta, f, g = 2 - twice_delta, g, (g - f) // 2
        else:
            twice_delta, g = 2 + twice_delta, (g + f * (g % 2)) // 2
        count += 1
    assert abs(f) == 1
    return count


@settings(max_examples=200)
@given(st.sampled_from(PRIMES), st.data())
def test_the_stated_number_of_steps_is_enough(p: int, data: st.DataObject) -> None:
    a = data.draw(st.one_of(st.integers(1, p - 1), st.integers(1, 1000), st.integers(1, 1000).map(lambda low: p - low)))
    assert divsteps(p, a) <= Divsteps(p, 64).total


def matrix(batch: int, f: int, g: int, twice_delta: int) -> tuple[int, int, int, int, int]:
    """Return δ and the matrix after a batch on the low digits."""
    u, v, q, r = 1, 0, 0, 1
    for _ in range(batch):
        if g % 2 and twice_delta > 0:
            twice_delta, f, g, u, v, q, r = 2 - twice_delta, g, (g - f) // 2, 2 * q, 2 * r, q - u, r - v
        else:
            odd = g % 2
            twice_delta, g, u, v, q, r = 2 + twice_delta, (g + f * odd) // 2, 2 * u, 2 * v, q + u * odd, r + v * odd
    return twice_delta, u, v, q, r


@given(st.sampled_from([32, 64]), st.data())
def test_the_fields_of_a_packed_word_hold_what_happens(width: int, data: st.DataObject) -> None:
    n = Divsteps(2**127 - 1, width).pack
    f, g = (data.draw(st.one_of(st.integers(0, 2**n - 1), st.just(2**n - 1))) for _ in "fg")
    f, twice_delta = f | 1, 2 * data.draw(st.integers(-30, 30)) + 1
    rows = [[-(2**n), 0], [0, -(2**n)]]
    for _ in range(n):
        odd, swap = g % 2, g % 2 and twice_delta > 0
        sign = -1 if swap else odd
        g_row = [(b + sign * a) // 2 for a, b in zip(*rows, strict=True)]
        assert all((b + sign * a) % 2 == 0 for a, b in zip(*rows, strict=True))
        rows = [rows[1] if swap else rows[0], g_row]
        f, g, twice_delta = (g if swap else f), (g + sign * f) // 2, 2 + (-twice_delta if swap else twice_delta)
        assert abs(f) < 2**n
        assert abs(g) < 2**n
        assert all(-(2**n) <= entry < 2**n for row in rows for entry in row)
    assert 3 * n + 3 < width


@settings(max_examples=40)
@given(st.sampled_from(PRIMES), st.sampled_from([32, 64]), st.data())
def test_digits_and_sums_stay_within_their_bounds(p: int, width: int, data: st.DataObject) -> None:
    steps = Divsteps(p, width)
    base, top = 1 << steps.digit_bits, 1 << (width - 1)
    digits = steps.modulus_digits
    assert sum(digit * base**place for place, digit in enumerate(digits)) == p
    assert all(-top <= digit < top for digit in digits)
    assert p * steps.inverse % base == 1
    f, g, d, e, twice_delta = p, data.draw(st.integers(0, p - 1)), 0, 1, 1
    for _ in range(-(-steps.packs // 3)):
        twice_delta, u, v, q, r = matrix(steps.digit_bits, f % base, g % base, twice_delta)
        assert abs(u) + abs(v) <= base
        assert abs(q) + abs(r) <= base
        f, g = (u * f + v * g) // base, (q * f + r * g) // base
        sums = []
        for left, right in ((u, v), (q, r)):
            multiple = left * (d < 0) + right * (e < 0)
            multiple -= (steps.inverse * (left * d + right * e) + multiple) % base
            assert -top < multiple <= base
            total, rest = divmod(left * d + right * e + multiple * p, base)
            assert rest == 0
            sums.append(total)
        d, e = sums
        assert -2 * p < d < p
        assert -2 * p < e < p
        assert max(abs(number) >> (steps.digit_bits * (steps.digits - 1)) for number in (d, e, f, g)) < top
    assert g == 0


PRINTED = [*PRIMES, 2**66 - 5, 2**69 - 19, 2**384 - 2**128 - 2**96 + 2**32 - 1]

ORDINARY = [
    *((p, 32) for p in (2**66 - 5, 2**69 - 19)),
    *((p, 64) for p in (2**66 - 5, 2**127 - 1)),
]
"""What is not long: both sizes of words, p next to the end of a digit and next to that of a word."""


@pytest.mark.parametrize(
    ("p", "word"),
    [
        pytest.param(p, word, marks=() if (p, word) in ORDINARY else pytest.mark.long, id=f"{p:#x}-{word}")
        for p in PRINTED
        for word in (32, 64)
    ],
)
def test_printed_code_agrees_with_integers(p: int, word: int, tmp_path: Path) -> None:
    code = generate(p, name="p", prefix="fe", word=word)
    assert "divsteps" in code.c_source
    assert check(compile_c(code, tmp_path), code, cases=300, seed=3).cases == 300


def test_the_loop_without_assembly_agrees(tmp_path: Path) -> None:
    code = generate(2**255 - 19, name="p", prefix="fe")
    condition = "(defined(__GNUC__) && defined(__x86_64__))"
    assert code.c_source.count(condition) == 1
    plain = replace(code, c_source=code.c_source.replace(condition, "0"))
    assert check(compile_c(plain, tmp_path), plain, cases=300, seed=4).cases == 300


def test_the_power_takes_its_place_without_a_type_of_128_bits(tmp_path: Path) -> None:
    code = generate(2**255 - 19, name="p", prefix="fe")
    condition = "#if defined(__SIZEOF_INT128__)"
    assert code.c_source.count(condition) == 2
    plain = replace(code, c_source=code.c_source.replace(condition, "#if 0"))
    assert check(compile_c(plain, tmp_path), plain, cases=100, seed=5).cases == 100


def test_one_word_is_raised_to_a_power() -> None:
    code = generate(2**61 - 1, name="p", prefix="fe")
    assert "divsteps" not in code.c_source + code.rust_source


@given(st.integers(0, 500), st.sampled_from([(62, 64), (64, 62), (30, 32), (32, 30)]))
def test_pieces_hold_the_bits(position: int, sizes: tuple[int, int]) -> None:
    size, unit = sizes
    number = 0x9E3779B97F4A7C15F39CC0605CEDC834**5
    units = [(number >> (unit * index)) % (1 << unit) for index in range(16)]
    joined = sum(
        units[i] << shift if shift > 0 else units[i] >> -shift for i, shift in pieces(position, size, unit, 16)
    )
    assert joined % (1 << size) == number % (1 << (16 * unit)) >> position & ((1 << size) - 1)
