"""Roots of unity, primitive roots and square roots where p mod 8 = 1."""

from pathlib import Path

import pytest

from modforge.field import check, compile_c, generate
from modforge.field.functions.roots import KNOWN_FACTORS, TRIED, least_non_residue, roots
from modforge.plan import parse_modulus
from modforge.primality import primality

# As PARI/GP's znprimroot gives them.
PRIMITIVE = {
    "p25519": 2,
    "p256": 6,
    "p384": 19,
    "p521": 3,
    "p224": 22,
    "secp256k1": 3,
    "p256-order": 7,
    "bn254": 3,
    "bn254-order": 5,
    "bls12-381": 2,
    "bls12-381-order": 7,
    "bls12-377-order": 22,
    "vesta": 5,
    "goldilocks64": 7,
    "m61": 37,
    "m127": 43,
}

TWO_ADICITY = {
    "babybear": 27,
    "koalabear": 24,
    "m31": 1,
    "goldilocks64": 32,
    "p224": 96,
    "bls12-381-r": 32,
    "bls12-377-p": 46,
    "bls12-377-r": 47,
    "bn254-r": 28,
    "pallas": 32,
    "vesta": 32,
}


@pytest.mark.parametrize("name", PRIMITIVE)
def test_primitive_roots_are_those_of_pari(name: str) -> None:
    assert roots(parse_modulus(name).value).generator == PRIMITIVE[name]


@pytest.mark.parametrize("name", TWO_ADICITY)
def test_roots_of_unity_have_their_order(name: str) -> None:
    p = parse_modulus(name).value
    found = roots(p)
    assert found.two_adicity == TWO_ADICITY[name]
    assert pow(found.root_of_unity, 1 << (found.two_adicity - 1), p) == p - 1
    assert found.root_of_unity * found.root_of_unity_inverse % p == 1
    assert pow(found.delta, found.odd, p) == 1


def test_known_factors_are_primes_that_trial_division_leaves() -> None:
    assert all(factor > TRIED and primality(factor).status != "composite" for factor in KNOWN_FACTORS)
    assert tuple(sorted(set(KNOWN_FACTORS))) == KNOWN_FACTORS


def test_without_the_factors_of_p_minus_1_there_is_no_generator() -> None:
    p = parse_modulus("ed448-order").value
    assert roots(p).generator is None
    assert roots(p).non_residue == least_non_residue(p)
    assert "GENERATOR" not in generate(p, name="n448", prefix="n448").rust_source


@pytest.mark.parametrize(
    "name",
    [
        "17",
        "goldilocks64",
        *(pytest.param(name, marks=pytest.mark.long) for name in ("41", "73", "65537", "p224", "bls12-377", "pallas")),
    ],
)
@pytest.mark.parametrize("word", [64, pytest.param(32, marks=pytest.mark.long)])
@pytest.mark.few(1)
def test_square_roots_where_p_mod_8_is_1(name: str, word: int, tmp_path: Path) -> None:
    code = generate(parse_modulus(name).value, name="f", prefix="f", word=word, need=["sqrt", "sqrt_ratio"])
    assert check(compile_c(code, tmp_path), code, cases=20, seed=1).cases == 20
