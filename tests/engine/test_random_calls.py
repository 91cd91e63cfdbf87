"""Random calls of all that the package exports: Python's integers say the same, and nonsense raises what it should."""

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import modforge
from modforge import FixedBase, Modulus, Residue

LENGTHS = (1, 8, 31, 64, 65, 127, 192, 256, 257, 521, 1023, 2048)


def lengths(most: int) -> st.SearchStrategy[int]:
    """Numbers of any sign whose lengths, and not values, are spread evenly."""
    bits = st.sampled_from([length for length in LENGTHS if length <= most])
    near = st.builds(lambda bits, more: (1 << bits) + more, bits, st.integers(-3, 3))
    magnitude = st.one_of(near, bits.flatmap(lambda bits: st.integers(0, (1 << bits) - 1)))
    return st.builds(lambda sign, number: sign * number, st.sampled_from((1, 1, 1, -1)), magnitude)


NUMBERS = lengths(2048)
MODULI = lengths(1023)
EXPONENTS = lengths(127)
SMALL = st.integers(-3, 40)
BYTES = st.binary(max_size=40)
LISTS = st.lists(st.tuples(NUMBERS, EXPONENTS), max_size=10)
NONSENSE = st.sampled_from((None, "5", b"5", 1.5, [1], (1,), {1: 2}, float("nan"), 2j, object(), Fraction(4, 2), ...))


def product(values: Any, modulus: int) -> int:
    return math.prod(values) % modulus


def root(a: int, p: int) -> int:
    """The smaller one of the roots modulo one of a few primes, by trying."""
    return next((x for x in range(p) if x * x % p == a % p), None) if p in PRIMES else error()


PRIMES = [p for p in range(2, 100) if all(p % d for d in range(2, p))]


def error() -> Any:
    raise ValueError


def jacobi(a: int, n: int) -> int:
    """The symbol from the factors of a small n, by Euler's criterion."""
    if n < 1 or n % 2 == 0:
        raise ValueError
    symbol, left = 1, n
    for p in range(3, n + 1, 2):
        while left % p == 0:
            left //= p
            power = pow(a, (p - 1) // 2, p)
            symbol *= -1 if power == p - 1 else power
    return symbol


def positive(modulus: int) -> int:
    return modulus if modulus >= 1 else error()


def table(modulus: int, base: int, exponent: int) -> FixedBase:
    """A table as it is after it was stored, for exponents that are at most as long as this one."""
    m = Modulus(modulus)
    made = FixedBase(m, base, max(1, exponent.bit_length()), max_bytes=2000)
    stored = made.to_bytes()
    read = FixedBase.from_bytes(m, stored)
    assert read.to_bytes() == stored
    assert read.exponent_bits == made.exponent_bits >= exponent.bit_length()
    assert read.table_bytes == made.table_bytes
    return read


def columns(rows: list[tuple[int, int]]) -> tuple[list[int], list[int]]:
    return [base for base, _ in rows], [exponent for _, exponent in rows]


# The names that a call covers, the call, what Python says, the arguments. Both raise a ValueError, or neither.
CALLS: list[tuple[str, Callable[..., Any], Callable[..., Any], tuple[st.SearchStrategy[Any], ...]]] = [
    ("powmod", modforge.powmod, lambda b, e, m: pow(b, e, positive(m)), (NUMBERS, EXPONENTS, MODULI)),
    ("powmod_vartime", modforge.powmod_vartime, lambda b, e, m: pow(b, e, positive(m)), (NUMBERS, EXPONENTS, MODULI)),
    (
        "modexp_vartime",
        lambda b, e, m: int.from_bytes(modforge.modexp_vartime(b, e, m)),
        lambda b, e, m: pow(*map(int.from_bytes, (b, e, m))) if any(m) else 0,
        (BYTES, BYTES, BYTES),
    ),
    ("mulmod", modforge.mulmod, lambda a, b, m: a * b % positive(m), (NUMBERS, NUMBERS, MODULI)),
    ("inverse invert", modforge.invert, lambda a, m: pow(a, -1, positive(m)), (NUMBERS, MODULI)),
    ("inverse_vartime", modforge.inverse_vartime, lambda a, m: pow(a, -1, positive(m)), (NUMBERS, MODULI)),
    ("gcd", modforge.gcd, math.gcd, (NUMBERS, NUMBERS)),
    ("gcd_vartime", modforge.gcd_vartime, math.gcd, (NUMBERS, NUMBERS)),
    ("jacobi_vartime", modforge.jacobi_vartime, jacobi, (NUMBERS, st.integers(-9, 999))),
    ("is_probable_prime", modforge.is_probable_prime, lambda n: n in PRIMES, (st.integers(-(2**70), 100),)),
    (
        "sqrtmod_vartime",
        lambda a, p: modforge.sqrtmod_vartime(a, PRIMES[p]),
        lambda a, p: root(a, PRIMES[p]) if root(a, PRIMES[p]) is not None else error(),
        (NUMBERS, st.integers(0, len(PRIMES) - 1)),
    ),
    (
        "multi_powmod",
        lambda rows, m: modforge.multi_powmod(*columns(rows), m),
        lambda rows, m: product((pow(b, e, positive(m)) for b, e in rows), positive(m)),
        (LISTS, MODULI),
    ),
    (
        "powmod_many",
        lambda rows, m: modforge.powmod_many(*columns(rows), m),
        lambda rows, m: [pow(b, e, positive(m)) for b, e in rows],
        (LISTS, MODULI.filter(lambda m: m >= 1)),
    ),
    (
        "powmod_many_vartime",
        lambda rows, m: modforge.powmod_many_vartime(*columns(rows), m),
        lambda rows, m: [pow(b, e, positive(m)) for b, e in rows],
        (LISTS, MODULI.filter(lambda m: m >= 1)),
    ),
    ("Modulus.value", lambda m: Modulus(m).value, positive, (MODULI,)),
    ("Modulus.bits", lambda m: Modulus(m).bits, lambda m: positive(m).bit_length(), (MODULI,)),
    (
        "Modulus.add",
        lambda m, a, b: Modulus(m).add(a, b),
        lambda m, a, b: (a + b) % positive(m),
        (MODULI, NUMBERS, NUMBERS),
    ),
    (
        "Modulus.sub",
        lambda m, a, b: Modulus(m).sub(a, b),
        lambda m, a, b: (a - b) % positive(m),
        (MODULI, NUMBERS, NUMBERS),
    ),
    (
        "Modulus.mul",
        lambda m, a, b: Modulus(m).mul(a, b),
        lambda m, a, b: a * b % positive(m),
        (MODULI, NUMBERS, NUMBERS),
    ),
    ("Modulus.square", lambda m, a: Modulus(m).square(a), lambda m, a: a * a % positive(m), (MODULI, NUMBERS)),
    ("Modulus.neg", lambda m, a: Modulus(m).neg(a), lambda m, a: -a % positive(m), (MODULI, NUMBERS)),
    (
        "Modulus.square_times",
        lambda m, a, n: Modulus(m).square_times(a, n),
        lambda m, a, n: pow(a, 1 << n, positive(m)),
        (MODULI, NUMBERS, st.integers(0, 40)),
    ),
    (
        "FixedBase FixedBase.pow FixedBase.to_bytes FixedBase.from_bytes FixedBase.exponent_bits FixedBase.table_bytes",
        lambda m, b, e: table(m, b, e).pow(e),
        lambda m, b, e: pow(b, e, positive(m)),
        (MODULI, NUMBERS, EXPONENTS),
    ),
    (
        "FixedBase.pow_vartime",
        lambda m, b, e: table(m, b, e).pow_vartime(e),
        lambda m, b, e: pow(b, e, positive(m)),
        (MODULI, NUMBERS, EXPONENTS),
    ),
    (
        "Residue Residue.modulus",
        lambda m, a, b, c: int((Modulus(m)(a) - b) * (c + Modulus(m)(a)) - -Modulus(m)(b)),
        lambda m, a, b, c: ((a - b) * (c + a) + b) % positive(m),
        (MODULI, NUMBERS, NUMBERS, NUMBERS),
    ),
    ("Residue.square", lambda m, a: int(Modulus(m)(a).square()), lambda m, a: a * a % positive(m), (MODULI, NUMBERS)),
    (
        "Residue.inverse",
        lambda m, a: int(Modulus(m)(a).inverse()),
        lambda m, a: pow(a, -1, positive(m)),
        (MODULI, NUMBERS),
    ),
    (
        "Residue.inverse_vartime",
        lambda m, a: int(1 / Modulus(m)(a)) - int(Modulus(m)(a).inverse_vartime()),
        lambda m, a: pow(a, -1, positive(m)) * 0,
        (MODULI, NUMBERS),
    ),
    (
        "Residue.pow_vartime",
        lambda m, a, e: int(Modulus(m)(a).pow_vartime(e)),
        lambda m, a, e: pow(a, e, positive(m)),
        (MODULI, NUMBERS, EXPONENTS),
    ),
    (
        "Residue.square_root_vartime",
        lambda a: int(Modulus(97)(a).square_root_vartime()),
        lambda a: root(a, 97) if root(a, 97) is not None else error(),
        (NUMBERS,),
    ),
    *(
        (
            f"Modulus.{name}",
            lambda m, b, e, name=name: getattr(Modulus(m), name)(b, e),
            lambda m, b, e: pow(b, e, positive(m)),
            (MODULI, NUMBERS, EXPONENTS),
        )
        for name in ("pow", "pow_vartime")
    ),
    *(
        (
            f"Modulus.{name}",
            lambda m, a, name=name: getattr(Modulus(m), name)(a),
            lambda m, a: pow(a, -1, positive(m)),
            (MODULI, NUMBERS),
        )
        for name in ("inverse", "inverse_vartime")
    ),
    *(
        (
            f"Modulus.{name}",
            lambda m, rows, name=name: getattr(Modulus(m), name)(*columns(rows)),
            lambda m, rows: product((pow(b, e, positive(m)) for b, e in rows), positive(m)),
            (MODULI, LISTS),
        )
        for name in ("multi_pow", "multi_pow_vartime")
    ),
    (
        "Modulus.dot",
        lambda m, rows: Modulus(m).dot(*columns(rows)),
        lambda m, rows: sum(a * b for a, b in rows) % positive(m),
        (MODULI, LISTS),
    ),
    (
        "Modulus.matmul",
        lambda m, rows: Modulus(m).matmul([columns(rows)[0]], [[b, a] for a, b in rows] or [[]]),
        lambda m, rows: (
            [[sum(a * b for a, b in rows) % positive(m), sum(a * a for a, _ in rows) % positive(m)]]
            if rows and positive(m)
            else error()
        ),
        (MODULI, LISTS),
    ),
    (
        "Modulus Modulus.square_root_vartime",
        lambda a: Modulus(97).square_root_vartime(a),
        lambda a: root(a, 97) if root(a, 97) is not None else error(),
        (NUMBERS,),
    ),
]

# Names without numbers in or out. Columns are compared with the operations one by one in test_columns.py.
ELSEWHERE = {
    "modexp_lengths_allowed",
    "ArrowColumn",
    "BadRow",
    "InternalError",
    "NotInvertible",
    "__version__",
    "kernels",
    "Modulus.kernel",
    "Modulus.reduction",
}


def test_every_name_is_called():
    names = {name for covered, *_ in CALLS for name in covered.split()}
    exported = set(modforge.__all__)
    for kind in (Modulus, FixedBase, Residue):
        exported |= {f"{kind.__name__}.{name}" for name in vars(kind) if not name.startswith("_")}
    assert {name for name in exported if "_many" not in name or name in names} == names | ELSEWHERE


def outcome(call: Callable[..., Any], arguments: Any) -> Any:
    try:
        return call(*arguments)
    except ValueError:
        return ValueError


@pytest.mark.parametrize("examples", [60, pytest.param(3_000, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    ("call", "expected", "arguments"), [rest for _, *rest in CALLS], ids=[names for names, *_ in CALLS]
)
@pytest.mark.few(5)
def test_python_says_the_same(call, expected, arguments, examples):
    @settings(max_examples=examples)
    @given(st.tuples(*arguments))
    def compare(arguments):
        assert outcome(call, arguments) == outcome(expected, arguments)

    compare()


@pytest.mark.parametrize("examples", [20, pytest.param(500, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    ("name", "call", "arguments"), [(name, call, rest[-1]) for name, call, *rest in CALLS], ids=[n for n, *_ in CALLS]
)
@pytest.mark.few(13)
def test_nonsense_is_refused(name, call, arguments, examples):
    """One argument is no number, or a number that nothing has room for."""

    @settings(max_examples=examples)
    @given(st.tuples(*arguments), st.integers(0, len(arguments) - 1), NONSENSE)
    def run(arguments, place, nonsense):
        assume(not (isinstance(nonsense, (bytes, list, tuple)) and "_many" in name))  # they are a column
        assume(not (isinstance(nonsense, bytes) and isinstance(arguments[place], bytes)))  # a number in bytes
        with pytest.raises((TypeError, ValueError, AttributeError)):
            call(*arguments[:place], nonsense, *arguments[place + 1 :])

    run()


def test_what_is_too_large_is_refused():
    huge = 1 << 2_000_000
    for call in (Modulus, lambda n: modforge.mulmod(1, 1, n), lambda n: modforge.jacobi_vartime(1, n + 1)):
        with pytest.raises(ValueError, match="at most 1048576 are supported"):
            call(huge)
    for bits in (-1, 2**63, 2**200):
        with pytest.raises((ValueError, OverflowError)):
            FixedBase(Modulus(97), 3, bits)
    assert Modulus(97).mul(huge, huge) == huge * huge % 97


@pytest.mark.parametrize("examples", [60, pytest.param(5_000, marks=pytest.mark.long)])
def test_bytes_that_are_not_a_table_are_refused(examples):
    m = Modulus(2**127 - 1)
    stored = FixedBase(m, 3, 40).to_bytes()

    @settings(max_examples=examples)
    @given(st.lists(st.tuples(st.integers(0, len(stored) - 1), st.integers(1, 255)), max_size=4), st.binary(max_size=3))
    def run(changes, behind):
        changed = bytearray(stored)
        for place, difference in changes:
            changed[place] ^= difference
        data = bytes(changed) + behind
        if data == stored:
            assert FixedBase.from_bytes(m, data).pow(5) == 243
        else:
            with pytest.raises(ValueError, match=r"^(table|modulus|operands)"):
                FixedBase.from_bytes(m, data)

    run()
