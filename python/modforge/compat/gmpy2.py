"""Functions of gmpy2 that other packages import, over plain integers; powers, inverses and primes by the engine.

>>> from modforge.compat import gmpy2
>>> gmpy2.powmod(3, -2, 97), gmpy2.invert(3, 97), gmpy2.is_prime(2**127 - 1)
(54, 65, True)

Arguments, results and errors are those of gmpy2, but for the type: ``mpz`` is ``int``. Powers and inverses are constant
time, as the operands may be secret.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Iterable

from modforge import _engine
from modforge._engine import NotInvertible

mpz = int


def powmod(x: int, y: int, m: int) -> int:
    """Return x**y modulo m; raise ValueError where there is no such power."""
    if m == 0:
        raise ValueError("pow() 3rd argument cannot be 0")
    return _signed(_engine.powmod(x, y, abs(m)), m)


powmod_sec = powmod


def powmod_base_list(base_lst: Iterable[int], exp: int, mod: int) -> list[int]:
    """Return the powers of several bases, computed side by side."""
    return _powers([*base_lst], exp, mod)


def powmod_exp_list(base: int, exp_lst: Iterable[int], mod: int) -> list[int]:
    """Return several powers of a base, computed side by side."""
    exponents = [*exp_lst]
    return _powers([base] * len(exponents), exponents, mod)


def invert(x: int, m: int) -> int:
    """Return the inverse of x modulo m; raise ZeroDivisionError where there is none."""
    try:
        return _engine.inverse(x, _magnitude(m))
    except NotInvertible:
        raise ZeroDivisionError("invert() no inverse exists") from None


def divm(a: int, b: int, m: int) -> int:
    """Return the smallest x with b·x = a modulo m; raise ZeroDivisionError where there is none."""
    m = _magnitude(m)
    common = math.gcd(a, b, m)
    a, b, m = a // common, b // common, m // common
    try:
        return _engine.mulmod(a, _engine.inverse(b, m), m)
    except NotInvertible:
        raise ZeroDivisionError("not invertible") from None


def add(x: int, y: int) -> int:
    """Return x + y."""
    return operator.index(x) + operator.index(y)


def sub(x: int, y: int) -> int:
    """Return x - y."""
    return operator.index(x) - operator.index(y)


def mul(x: int, y: int) -> int:
    """Return x·y."""
    return operator.index(x) * operator.index(y)


def f_div(x: int, y: int) -> int:
    """Return the quotient, rounded down."""
    return operator.index(x) // operator.index(y)


def f_mod(x: int, y: int) -> int:
    """Return the remainder that has the sign of y."""
    return operator.index(x) % operator.index(y)


def f_divmod(x: int, y: int) -> tuple[int, int]:
    """Return :func:`f_div` and :func:`f_mod`."""
    return divmod(operator.index(x), operator.index(y))


gcd = math.gcd
lcm = math.lcm
fac = math.factorial


def gcdext(a: int, b: int) -> tuple[int, int, int]:
    """Return (g, s, t) with g = gcd(a, b) = a·s + b·t."""
    (g, s, t), rest = (abs(operator.index(a)), (a > 0) - (a < 0), 0), (abs(operator.index(b)), 0, (b > 0) - (b < 0))
    while rest[0]:
        quotient = g // rest[0]
        (g, s, t), rest = rest, (g - quotient * rest[0], s - quotient * rest[1], t - quotient * rest[2])
    return g, s, t


isqrt = math.isqrt


def isqrt_rem(x: int) -> tuple[int, int]:
    """Return the root, rounded down, and what its square lacks."""
    root = math.isqrt(x)
    return root, x - root * root


def iroot(x: int, n: int) -> tuple[int, bool]:
    """Return the n-th root, rounded down, and whether it is exact."""
    root, rest = iroot_rem(x, n)
    return root, rest == 0


def iroot_rem(x: int, n: int) -> tuple[int, int]:
    """Return the n-th root, rounded down, and what its power lacks."""
    x, n = operator.index(x), operator.index(n)
    if x < 0 or n < 1:
        raise ValueError("iroot() needs a number that is not negative, and a positive n")
    if x == 0:
        return 0, 0
    # Newton's steps from above go down to the root.
    root = 1 << -(-x.bit_length() // n)
    while (lower := ((n - 1) * root + x // root ** (n - 1)) // n) < root:
        root = lower
    return root, x - root**n


def is_square(x: int) -> bool:
    """Whether x is the square of an integer."""
    return x >= 0 and math.isqrt(x) ** 2 == x


def is_prime(x: int, n: int = 25) -> bool:
    """Whether x is a probable prime: Baillie-PSW, and n - 24 rounds of Miller-Rabin, as GMP does."""
    if operator.index(n) < 0:
        raise OverflowError("the number of rounds must not be negative")
    return _engine.is_probable_prime(x, max(0, n - 24))


def next_prime(x: int) -> int:
    """Return the smallest probable prime above x."""
    if x < 2:
        return 2
    candidate = x + 1 | 1
    while not is_prime(candidate):
        candidate += 2
    return candidate


def jacobi(x: int, y: int) -> int:
    """Return the Jacobi symbol (x/y) for an odd y."""
    if y % 2 == 0:
        raise ValueError("y must be odd")
    return kronecker(x, y)


def legendre(x: int, y: int) -> int:
    """Return the Legendre symbol (x/y) for an odd prime y."""
    if y <= 0:
        raise ValueError("y must be odd, prime, and >0")
    return jacobi(x, y)


def kronecker(x: int, y: int) -> int:
    """Return the Kronecker symbol (x/y), for any y."""
    if y == 0:
        return int(abs(x) == 1)
    odd, twos = remove(y, 2)
    if twos and x % 2 == 0:
        return 0
    sign = -1 if y < 0 and x < 0 else 1
    if twos % 2 and x % 8 in (3, 5):
        sign = -sign
    return sign * _engine.jacobi_vartime(x, abs(odd))


def bit_length(x: int) -> int:
    """Return the number of bits of the absolute value."""
    return operator.index(x).bit_length()


def bit_scan1(x: int, n: int = 0) -> int | None:
    """Return the place of the first bit from n on that is 1, or None."""
    if operator.index(n) < 0:
        raise OverflowError("the first bit must not be negative")
    rest = operator.index(x) >> n
    return n + (rest & -rest).bit_length() - 1 if rest else None


def bit_scan0(x: int, n: int = 0) -> int | None:
    """Return the place of the first bit from n on that is 0, or None."""
    return bit_scan1(~operator.index(x), n)


def remove(x: int, f: int) -> tuple[int, int]:
    """Return x without its factors f, and how many there were."""
    x, f = operator.index(x), operator.index(f)
    if f < 2:
        raise ValueError("factor must be > 1")
    count = 0
    while x and x % f == 0:
        x, count = x // f, count + 1
    return x, count


def _magnitude(modulus: int) -> int:
    if modulus == 0:
        raise ZeroDivisionError("the modulus is 0")
    return abs(modulus)


def _signed(number: int, modulus: int) -> int:
    """Return the number with the sign of the modulus, as the built-in ``pow`` has it."""
    return number + modulus if modulus < 0 and number else number


def _powers(bases: list[int], exponents: int | list[int], modulus: int) -> list[int]:
    if modulus == 0:
        raise ValueError("pow() 3rd argument cannot be 0")
    powers: list[int] = _engine.powmod_many(bases, exponents, abs(modulus))
    return [_signed(power, modulus) for power in powers]
