"""What a modulus is, and what is chosen for it, with the figures that the formulas give."""

import json
from itertools import pairwise
from math import prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from modforge.machine import KernelError
from modforge.plan import Plan, examine, explain, make_plan, parse_modulus
from modforge.plan.named import known_moduli
from modforge.plan.structure import power_of_two_minus, signed_powers
from modforge.primality import FIRST_PRIMES, primality, rounds_for

ALL_KERNELS = ("portable", "adx", "avx512f", "avx512ifma")


def plan(text: str, *, kernels: tuple[str, ...] = ("portable",)) -> Plan:
    return make_plan(parse_modulus(text), kernels=kernels)


@pytest.mark.parametrize(
    ("text", "kind", "m", "c"),
    [
        ("2^521 - 1", "Mersenne", 521, 1),
        ("3", "Mersenne", 2, 1),
        ("2^255 - 19", "pseudo-Mersenne", 255, 19),
        ("secp256k1", "pseudo-Mersenne", 256, 2**32 + 977),
        ("2^128 - 2^64 + 1", "pseudo-Mersenne", 128, 2**64 - 1),
        ("2^128 - 2^64 - 1", "generalised Mersenne", None, None),
        ("2^192 - 2^64 - 1", "generalised Mersenne", None, None),
        ("p256", "generalised Mersenne", None, None),
        ("goldilocks", "generalised Mersenne", None, None),
        ("modp-2048", "Montgomery-friendly", None, None),
        ("rsa-2048", "general", None, None),
        ("brainpoolp256", "general", None, None),
        ("97", "general", None, None),
    ],
)
def test_kinds(text: str, kind: str, m: int | None, c: int | None) -> None:
    structure = plan(text).structure
    assert (structure.kind, structure.m, structure.c) == (kind, m, c)


@given(st.integers(1, 2**300))
def test_signed_powers_are_the_number_and_sparse(value: int) -> None:
    terms = signed_powers(value)
    assert sum(sign * 2**exponent for sign, exponent in terms) == value
    exponents = [exponent for _, exponent in terms]
    assert all(high - low >= 2 for high, low in pairwise(exponents))


@given(st.integers(2, 600), st.integers(1, 2**64 - 1))
def test_power_of_two_minus(m: int, c: int) -> None:
    small = c.bit_length() <= min(64, m // 2)
    if small:
        assert power_of_two_minus(2**m - c) == (m, c)


def test_description_of_terms() -> None:
    assert examine(2**256 - 2**224 + 2**192 + 2**96 - 1).description == (
        "generalised Mersenne, 2^256 − 2^224 + 2^192 + 2^96 − 1"
    )


def test_small_primes_are_told_from_composites() -> None:
    sieve = [n for n in range(3, 5000, 2) if all(n % d for d in range(3, int(n**0.5) + 1, 2))]
    assert [n for n in range(3, 5000, 2) if primality(n).status == "prime"] == sieve


def test_strong_pseudoprimes_are_composite() -> None:
    # The least strong pseudoprime to the twelve first primes, and a product of two close primes.
    for value in (318_665_857_834_031_151_167_461, (2**61 - 1) * (2**89 - 1), (2**521 - 1) * (2**607 - 1)):
        assert primality(value).status == "composite"
    assert primality(prod(FIRST_PRIMES[1:])).how == "divisible by 3"


def test_named_primes_are_prime_and_the_others_are_not() -> None:
    for known in known_moduli():
        if known.value.bit_length() <= 521:  # the larger ones take seconds each
            status = primality(known.value).status
            assert (status == "composite") == (known.nature == "composite"), known.name


def test_rounds_fall_with_the_length() -> None:
    assert [rounds_for(bits) for bits in (256, 1024, 2048, 3072, 4096, 8192, 8193, 16384)] == [
        64,
        64,
        16,
        4,
        2,
        1,
        0,
        0,
    ]


def test_a_prime_that_is_not_named_is_a_probable_one() -> None:
    assert str(primality(2**389 - 21)) == "probable prime (64 rounds of Miller–Rabin)"
    assert str(plan("2^16384 - 2^16000 + 1").structure.primality).startswith(("not tested", "composite"))


@pytest.mark.parametrize(
    ("text", "kernels", "library", "field", "core"),
    [
        (
            "2^383 - 187",
            ("portable",),
            {"word multiplications": 43},
            {"word multiplications": 43, "word multiplications of a squaring": 28},
            {"cycles": 194, "LUT": 5362, "FF": 3447, "DSP": 0},
        ),
        (
            "2^255 - 19",
            ("adx",),
            {"word multiplications": 36, "word multiplications of a squaring": 30},
            {"word multiplications": 21, "word multiplications of a squaring": 15},
            {"cycles": 130, "LUT": 3570, "FF": 2295, "DSP": 0},
        ),
        (
            "2^521 - 1",
            ALL_KERNELS,
            {"word multiplications": 91, "word multiplications of a squaring": 55},
            {"word multiplications": 81, "word multiplications of a squaring": 45},
            {"cycles": 263, "LUT": 7294, "FF": 4689, "DSP": 0},
        ),
        (
            "rsa-2048",
            ALL_KERNELS,
            {"multiply-add instructions": 800, "cycles if they never wait": 400},
            {"word multiplications": 2080, "word multiplications of a squaring": 1584},
            {"cycles": 1026, "LUT": 28672, "FF": 18432, "DSP": 0},
        ),
        (
            "rsa-2048",
            ("portable",),
            {"word multiplications": 2096, "word multiplications of a squaring": 1600},
            {"word multiplications": 2080, "word multiplications of a squaring": 1584},
            {"cycles": 1026, "LUT": 28672, "FF": 18432, "DSP": 0},
        ),
    ],
)
def test_predictions(
    text: str, kernels: tuple[str, ...], library: dict[str, int], field: dict[str, int], core: dict[str, int]
) -> None:
    chosen = plan(text, kernels=kernels)
    assert [form.predicted for form in chosen.forms] == [library, field, core]
    assert [form.form for form in chosen.forms] == ["library", "field code", "hardware core"]


def test_every_kernel_has_bounds() -> None:
    of_size = {
        bits: plan(f"3 * 2^{bits - 2} + 1", kernels=ALL_KERNELS).library.method for bits in (64, 448, 513, 4157, 16_384)
    }
    names = {bits: method.rpartition(" ")[2] for bits, method in of_size.items()}
    assert names == {64: "adx", 448: "adx", 513: "avx512ifma", 4157: "avx512ifma", 16_384: "avx512ifma"}
    of_size = {bits: plan(f"3 * 2^{bits - 2} + 1", kernels=ALL_KERNELS[:3]).library.method for bits in (704, 705, 4639)}
    assert {bits: method.rpartition(" ")[2] for bits, method in of_size.items()} == {
        704: "adx",
        705: "avx512f",
        4639: "adx",
    }
    assert plan("rsa-2048", kernels=ALL_KERNELS[:3]).library.predicted == {"multiplications of vectors": 1368}
    without = plan("rsa-2048", kernels=ALL_KERNELS[:2]).library
    assert without.method.endswith("kernel adx")
    assert without.predicted == {"word multiplications": 1632, "word multiplications of a squaring": 1584}
    in_halves = plan("3 * 2^4094 + 1", kernels=ALL_KERNELS[:2]).library
    assert in_halves.predicted == {"word multiplications": 5888, "word multiplications of a squaring": 5744}


def test_vectors_and_steps_are_said() -> None:
    kernels = ("avx512f", "avx512ifma", "avxifma")
    said = {k: plan("rsa-2048", kernels=("portable", "adx", k)).library.reasons[1] for k in kernels}
    assert said == {
        "avx512f": "an operand fills 9 vectors of eight digits; a multiplication takes 72 steps and 4 at the end",
        "avx512ifma": "an operand fills 5 vectors of eight digits; a multiplication takes 40 steps",
        "avxifma": "an operand fills 10 vectors of four digits; a multiplication takes 40 steps",
    }


def test_a_kernel_that_is_too_short_is_refused() -> None:
    with pytest.raises(KernelError, match="avx512f"):
        plan("2^8192 - 3 * 2^100 + 1", kernels=("avx512f",))


def test_the_plan_is_json() -> None:
    for text in ("p256", "2^255 - 19", "rsa-2048", "97"):
        chosen = plan(text)
        data = json.loads(json.dumps(chosen.as_dict()))
        assert int(data["value"], 16) == chosen.value
        assert data == chosen.as_dict()


def test_explanation() -> None:
    lines = explain(plan("2^255 - 19", kernels=ALL_KERNELS))
    assert lines[0] == "2^255 - 19: 255 bits, pseudo-Mersenne, 2^255 − 19, prime (as published)"
    assert lines[1] == "Known as: prime of Curve25519 and Ed25519 (p25519)"
    assert any(
        line.startswith("field code: straight-line code in 4 words of 64 bits: product folded") for line in lines
    )
    assert all(len(line.splitlines()) == 1 for line in explain(plan(str(2**4000 + 1))))
    assert "field code: not made" in explain(plan("modp-6144"))
