"""The inverse by divsteps: the algorithm on integers, its bounds, and the printed code at digit and word boundaries."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
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


def matrix(count: int, f: int, g: int, twice_delta: int) -> tuple[int, int, int, int, int]:
    """Return δ and the matrix after so many steps on as many low bits."""
    u, v, q, r = 1, 0, 0, 1
    for _ in range(count):
        if g % 2 and twice_delta > 0:
            twice_delta, f, g, u, v, q, r = 2 - twice_delta, g, (g - f) // 2, 2 * q, 2 * r, q - u, r - v
        else:
            odd = g % 2
            twice_delta, g, u, v, q, r = 2 + twice_delta, (g + f * odd) // 2, 2 * u, 2 * v, q + u * odd, r + v * odd
    return twice_delta, u, v, q, r


def packed(width: int, pack: int, count: int, f: int, g: int, zeta: int) -> tuple[int, int, int, int, int]:
    """As the printed code does, in words whose bounds are asserted; return zeta, u + v·2^(pack + 2), v and so on."""
    first, last = pack, 2 * pack + 2

    def word(value: int) -> int:
        assert -1 << (width - 1) <= value < 1 << (width - 1)
        return value

    def low(value: int) -> int:
        return (value + (1 << (count - 1))) % (1 << count) - (1 << (count - 1))

    b = ~word(low(f) + (1 << (first + count))) >> 1
    c = ~word(low(g) + (1 << (last + count)))
    for _ in range(count):
        negative, odd, shifted = -(zeta < 0), c % 2 - 1, c >> 1
        exchange = negative & odd
        c = word(shifted + ((b ^ negative) & odd))
        b ^= (b ^ shifted) & exchange
        zeta = (zeta ^ exchange) - 1
    half = 1 << (first - 1)
    rows = []
    for whole in (word(-2 * b - 1), ~c):
        rows += [word(whole + half) >> first, word(whole + half + (1 << (last - 1))) >> last]
    return zeta, *rows


def agrees(width: int, pack: int, count: int, f: int, g: int, zeta: int) -> None:
    twice_delta, u, v, q, r = matrix(count, f, g, -2 * zeta - 1)
    second = 1 << (pack + 2)
    assert packed(width, pack, count, f, g, zeta) == ((-twice_delta - 1) // 2, u + v * second, v, q + r * second, r)


def always_odd(count: int, f: int, twice_delta: int) -> int:
    """Return the g that is odd at each step, bit by bit, as r is odd in all matrices."""
    g = 0
    for place in range(count):
        _, _, _, q, r = matrix(place, f, g, twice_delta)
        g += (1 - ((q * f + r * g) >> place) % 2) << place
    return g


def test_small_packs_are_right_in_full() -> None:
    for pack in (2, 3, 4):
        for count in range(2, pack + 1):
            for f, g, zeta in product(range(1, 1 << count, 2), range(1 << count), range(-6, 6)):
                agrees(3 * pack + 4, pack, count, f, g, zeta)


@pytest.mark.parametrize("width", [32, 64])
def test_packs_are_right_at_the_edges(width: int) -> None:
    steps, pack = Divsteps(2**127 - 1, width).digit_bits, Divsteps(2**127 - 1, width).pack
    for count in {pack, (steps - 1) % pack + 1}:
        edges = [
            0,
            1,
            2,
            (1 << count) - 2,
            (1 << count) - 1,
            1 << (count - 1),
            (1 << (count - 1)) - 1,
            0x5555_5555,
            0xAAAA_AAAA,
        ]
        for f, zeta in product([1, 3, *(edge | 1 for edge in edges)], [-count, -count // 2, -2, -1, 0, 1, count]):
            for g in [*edges, always_odd(count, f, -2 * zeta - 1)]:
                agrees(width, pack, count, f, g, zeta)


@settings(max_examples=200)
@given(st.sampled_from([32, 64]), st.data())
def test_packs_are_right_anywhere(width: int, data: st.DataObject) -> None:
    pack = Divsteps(2**127 - 1, width).pack
    f, g = (data.draw(st.integers(0, (1 << width) - 1)) for _ in range(2))
    agrees(width, pack, pack, f | 1, g, data.draw(st.integers(-1000, 1000)))


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
    for _ in range(-(-steps.total // steps.digit_bits)):
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
@pytest.mark.few(1)
def test_printed_code_agrees_with_integers(p: int, word: int, tmp_path: Path) -> None:
    code = generate(p, name="p", prefix="fe", word=word)
    assert "divsteps" in code.c_source
    assert check(compile_c(code, tmp_path), code, cases=300, seed=3).cases == 300


@pytest.mark.long
def test_the_loop_without_assembly_agrees(tmp_path: Path) -> None:
    code = generate(2**255 - 19, name="p", prefix="fe")
    condition = "(defined(__GNUC__) && defined(__x86_64__))"
    assert code.c_source.count(condition) == 1
    plain = replace(code, c_source=code.c_source.replace(condition, "0"))
    assert check(compile_c(plain, tmp_path), plain, cases=300, seed=4).cases == 300


@pytest.mark.long
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
