"""Addition chains and the functions made of them: right, no longer than known ones, and found in time."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from limits import bounded
from modforge.cli import main
from modforge.field import FieldError, check, compile_c, generate
from modforge.field.functions.chain import chain
from modforge.field.functions.compose import Call, composed, power
from modforge.field.lanes.code import lane_code

# Squarings and multiplications for the inverse: Bernstein's chain for 2^255 - 19, that of libsecp256k1 for
# 2^256 - 2^32 - 977, and what doubling runs and joining them by hand gives for the others.
KNOWN = [
    (2**255 - 19, 254, 11),
    (2**521 - 1, 520, 13),
    (2**448 - 2**224 - 1, 447, 13),
    (2**256 - 2**224 + 2**192 + 2**96 - 1, 255, 12),
    (2**384 - 2**128 - 2**96 + 2**32 - 1, 383, 15),
    (2**256 - 2**32 - 977, 255, 15),
    (2**130 - 5, 129, 11),
]


def execute(calls: tuple[Call, ...], a: int, p: int) -> tuple[int, int, int]:
    """Return the last result, and how many squarings and other multiplications it took."""
    values, squarings, multiplications = {"a": a}, 0, 0
    for call in calls:
        first, *others = (values[name] for name in call.operands)
        squarings += call.times
        multiplications += len(others)
        values[call.target] = pow(first, 1 << call.times, p) * (others or [1])[0] % p
    return values[calls[-1].target], squarings, multiplications


@pytest.mark.few(3)
@pytest.mark.parametrize(("p", "squarings", "multiplications"), KNOWN, ids=lambda value: hex(value)[-8:])
def test_chains_are_no_longer_than_known_ones(p: int, squarings: int, multiplications: int) -> None:
    found = chain(p - 2)
    assert found.multiplications <= multiplications
    assert found.squarings <= squarings


@pytest.mark.parametrize("p", [2**521 - 1, 2**768 - 22467, 2**256 - (2**64 - 59)])
def test_chains_are_found_in_time(p: int) -> None:
    with bounded():
        chain.__wrapped__(p - 2)


@settings(max_examples=20)
@given(st.one_of(st.integers(1, 300), st.integers(1, 2**200), st.integers(1, 2**20).map(lambda low: 2**230 - low)))
def test_a_chain_gives_the_power_with_the_stated_calls(exponent: int) -> None:
    found, p = chain(exponent), 2**521 - 1
    assert execute(power(found, "a", "r"), 3, p) == (pow(3, exponent, p), found.squarings, found.multiplications)


@pytest.mark.parametrize("length", [2, 3, 5, 8, 20, 64])
def test_a_chain_without_structure_is_no_longer_than_binary(length: int) -> None:
    for exponent in range(1 << (length - 1), min(1 << length, (1 << (length - 1)) + 40)):
        found = chain(exponent)
        assert found.multiplications <= exponent.bit_count() - 1
        assert found.squarings <= 2 * length


def test_what_a_modulus_does_not_have_is_said() -> None:
    functions, missing = composed(2**255 - 21)
    assert not functions
    assert {"invert", "invert_many", "sqrt", "sqrt_ratio", "legendre"} <= set(missing)
    assert not composed(2**255 - 31)[1]
    assert "p mod 8 = 1" in lane_code(2**64 - 2**32 + 1).missing["sqrt"]


@pytest.mark.parametrize("p", [3, 5, 7, *(pytest.param(p, marks=pytest.mark.long) for p in (11, 13, 19, 29, 61, 101))])
@pytest.mark.few(1)
def test_square_roots_modulo_small_primes(p: int, tmp_path: Path) -> None:
    """p = 5 takes a power of 2a with the exponent 0."""
    assert "sqrt" in composed(p)[0]
    code = generate(p, name="f", prefix="f", need=["sqrt"])
    assert check(compile_c(code, tmp_path), code, cases=20, seed=1).cases == 20


@pytest.mark.long
def test_a_composite_modulus_has_all_but_the_powers(tmp_path: Path) -> None:
    code = generate(2**255 - 21, name="n", prefix="n")
    assert "No invert: p is not prime." in code.c_header
    assert "n_invert" not in code.c_header
    assert "n_square_times(" in code.c_header
    assert check(compile_c(code, tmp_path), code, cases=20, seed=1).cases == 20


@pytest.mark.parametrize(
    ("p", "options", "says"),
    [
        (2**255 - 21, {"need": ["invert"]}, "invert modulo p = 2^255 - 21 cannot be made: p is not prime"),
        (2**255 - 21, {"trait": "crate::Field"}, "invert modulo p = 2^255 - 21 cannot be made: p is not prime"),
        (2**255 - 19, {"need": ["inverse"]}, "need = 'inverse' is none of mul, "),
        (2**255 - 19, {"trait": "a b"}, "trait = 'a b' must be a path in Rust"),
    ],
)
def test_what_cannot_be_made_is_refused(p: int, options: dict[str, object], says: str) -> None:
    with pytest.raises(FieldError, match=re.escape(says)):
        generate(p, name="n", prefix="n", **options)  # type: ignore[arg-type]


def test_the_command_refuses_what_it_cannot_make() -> None:
    done = CliRunner().invoke(main, ["field", "2^255 - 21", "--need", "invert", "--explain"])
    assert done.exit_code != 0
    assert "invert modulo p = 2^255 - 21 cannot be made: p is not prime" in done.output
    assert "Traceback" not in done.output
