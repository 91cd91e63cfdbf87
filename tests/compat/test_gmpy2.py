"""The functions of gmpy2 give what gmpy2 gives where it is installed, and what their definitions say anywhere."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from modforge.compat import gmpy2 as ours

NUMBERS = st.one_of(st.integers(-40, 40), st.integers(-(2**300), 2**300))
NOT_NEGATIVE = st.one_of(st.integers(0, 40), st.integers(0, 2**300))
SMALL = st.integers(0, 70)
EXPONENTS = st.integers(-50, 2**80)

ARGUMENTS = {
    "mpz": [NUMBERS],
    "powmod": [NUMBERS, EXPONENTS, NUMBERS],
    "powmod_sec": [NUMBERS, st.integers(1, 2**80), st.integers(1, 2**300).map(lambda n: n | 1)],
    "powmod_base_list": [st.lists(NUMBERS, max_size=9), SMALL, NOT_NEGATIVE.map(lambda n: n + 1)],
    "powmod_exp_list": [NUMBERS, st.lists(SMALL, max_size=9), NOT_NEGATIVE.map(lambda n: n + 1)],
    "invert": [NUMBERS, NUMBERS],
    "divm": [NUMBERS, NUMBERS, NUMBERS.filter(bool)],
    "add": [NUMBERS, NUMBERS],
    "sub": [NUMBERS, NUMBERS],
    "mul": [NUMBERS, NUMBERS],
    "f_div": [NUMBERS, NUMBERS],
    "f_mod": [NUMBERS, NUMBERS],
    "f_divmod": [NUMBERS, NUMBERS],
    "gcd": [NUMBERS, NUMBERS],
    "lcm": [NUMBERS, NUMBERS],
    "gcdext": [NUMBERS, NUMBERS],
    "fac": [SMALL],
    "isqrt": [NOT_NEGATIVE],
    "isqrt_rem": [NOT_NEGATIVE],
    "iroot": [NOT_NEGATIVE, st.integers(1, 20)],
    "iroot_rem": [NOT_NEGATIVE, st.integers(1, 20)],
    "is_square": [st.one_of(NUMBERS, NUMBERS.map(lambda n: n * n))],
    "is_prime": [NOT_NEGATIVE],
    "next_prime": [NOT_NEGATIVE],
    "jacobi": [NUMBERS, NUMBERS],
    "legendre": [NUMBERS, st.sampled_from((3, 5, 7, 97, 2**127 - 1))],
    "kronecker": [NUMBERS, NUMBERS],
    "bit_length": [NUMBERS],
    "bit_scan0": [NUMBERS, SMALL],
    "bit_scan1": [NUMBERS, SMALL],
    "remove": [NUMBERS, st.integers(2, 12)],
}


def test_every_function_is_compared():
    public = {name for name, value in vars(ours).items() if callable(value) and not name.startswith("_")}
    assert public - {"Iterable", "NotInvertible"} == set(ARGUMENTS)


@pytest.mark.parametrize("name", ARGUMENTS)
def test_gmpy2_says_the_same(name):
    theirs = pytest.importorskip("gmpy2", reason="gmpy2 is not installed")

    def outcome(module, arguments):
        try:
            found = getattr(module, name)(*arguments)
        except ZeroDivisionError:
            return "no division"
        except ValueError:
            return "no value"
        if isinstance(found, list | tuple):
            return [int(each) for each in found]
        return None if found is None else int(found)

    @given(st.tuples(*ARGUMENTS[name]))
    def compare(arguments):
        found, expected = outcome(ours, arguments), outcome(theirs, arguments)
        if name == "gcdext":  # other cofactors are as good
            a, b = arguments
            assert found[0] == expected[0] == a * found[1] + b * found[2]
        else:
            assert found == expected

    compare()


@given(NUMBERS, NUMBERS, NOT_NEGATIVE, st.integers(1, 20))
def test_definitions(a, b, c, n):
    g, s, t = ours.gcdext(a, b)
    assert g == math.gcd(a, b) == a * s + b * t
    root, rest = ours.iroot_rem(c, n)
    assert root**n + rest == c < (root + 1) ** n
    assert ours.iroot(c**n, n) == (c, True)
    assert ours.powmod_exp_list(a, [n, 2], c + 1) == [pow(a, n, c + 1), pow(a, 2, c + 1)]
    assert ours.powmod_base_list([a, b], n, c + 1) == [pow(a, n, c + 1), pow(b, n, c + 1)]
    if b:
        assert ours.powmod(a, n, b) == pow(a, n, b)
        if math.gcd(a, b) == 1:
            assert ours.invert(a, b) * a % b == 1 % b
            assert ours.divm(c, a, b) * a % b == c % b
    assert ours.remove((c + 1) * 3**n, 3)[1] >= n
    assert ours.kronecker(a, 8 * n + 1) == ours.jacobi(a, 8 * n + 1)
    with pytest.raises(ZeroDivisionError):
        ours.invert(2 * a, 2 * b)
    with pytest.raises(ValueError, match="cannot be 0"):
        ours.powmod(a, n, 0)


def test_primes():
    assert [n for n in range(-5, 60) if ours.is_prime(n)] == [
        n for n in range(2, 60) if all(n % d for d in range(2, n))
    ]
    assert ours.next_prime(-7) == 2
    assert [ours.next_prime(n) for n in (0, 2, 3, 13, 2**127 - 2)] == [2, 3, 5, 17, 2**127 - 1]


@pytest.mark.parametrize("number", ["5", 5.0, None])
def test_bit_length_takes_integers_alone(number):
    with pytest.raises(TypeError):
        ours.bit_length(number)


@pytest.mark.parametrize(
    ("name", "arguments", "error"),
    [
        ("mul", (3, "5"), TypeError),
        ("add", ("5", "5"), TypeError),
        ("sub", ([1], 1), TypeError),
        ("f_mod", (1, 2.5), TypeError),
        ("f_div", (1, 2.5), TypeError),
        ("f_divmod", (2.5, 1), TypeError),
        ("gcdext", (1, 2.5), TypeError),
        ("iroot", (0, 2.5), TypeError),
        ("iroot", (8, 2.5), TypeError),
        ("remove", (2, 2.5), TypeError),
        ("is_prime", (0, -1), OverflowError),
        ("bit_scan0", (0, -1), OverflowError),
        ("bit_scan1", (0, -1), OverflowError),
    ],
)
def test_what_is_no_integer_is_refused(name, arguments, error):
    with pytest.raises(error):
        getattr(ours, name)(*arguments)


def test_the_factors_are_those_of_gmp():
    found = [ours.gcdext(a, b) for a, b in ((0, 0), (1, -2), (-5, 0), (5, 5), (0, -3))]
    assert found == [(0, 0, 0), (1, 1, 0), (5, -1, 0), (5, 0, 1), (3, 0, -1)]
