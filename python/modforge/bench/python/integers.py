"""Jobs over integers, one at a time."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import count, islice
from typing import Any

import modforge
from modforge.bench.faces.operands import number
from modforge.bench.python.job import OURS, PYTHON, Job, installed

BITS = (64, 128, 256, 384, 512, 1024, 2048, 4096, 8192, 16_384)

MAX_PYTHON_BITS = 8192
"""Above this, a power by Python's integers takes ten seconds, as do inverses of all the numbers: they are left out."""

PRIME_BITS = (256, 512, 1024, 2048)

IN_TURN = 256
"""Numbers whose inverses and gcds are taken in turn: of one alone, the CPU learns each branch by heart."""

Functions = dict[str, Callable[[], Any]]


def jobs() -> Iterator[Job]:
    """Yield products, powers, inverses and gcds at each size, and tests of primes."""
    for bits in BITS:
        yield from _of_size(bits)
    for bits in PRIME_BITS:
        yield _prime_test(bits)


def _of_size(bits: int) -> Iterator[Job]:
    n, a, b, e = number(bits, 1) | 1, number(bits - 1, 2), number(bits - 1, 3), number(bits, 4)
    candidates = (number(bits - 1, i) for i in count(5))
    units = list(islice((unit for unit in candidates if math.gcd(unit, n) == 1), IN_TURN))
    m, size = modforge.Modulus(n), f"{bits} bits"
    x, y = m(a), m(b)
    products: Functions = {OURS: lambda: m.mul(a, b), PYTHON: lambda: a * b % n}
    elements: Functions = {OURS: lambda: x * y}
    public: Functions = {OURS: lambda: m.pow_vartime(a, e), PYTHON: lambda: pow(a, e, n)}
    secret: Functions = {OURS: lambda: m.pow(a, e), PYTHON: lambda: pow(a, e, n)}
    one_call: Functions = {OURS: lambda: modforge.powmod_vartime(a, e, n), PYTHON: lambda: pow(a, e, n)}
    short: Functions = {OURS: lambda: modforge.powmod_vartime(a, 65537, n), PYTHON: lambda: pow(a, 65537, n)}
    inverses: Functions = {OURS: _each(units, lambda unit: modforge.inverse_vartime(unit, n))}
    inverses[PYTHON] = _each(units, lambda unit: pow(unit, -1, n))
    divisors: Functions = {OURS: _each(units, lambda unit: modforge.gcd_vartime(unit, n))}
    divisors[PYTHON] = _each(units, lambda unit: math.gcd(unit, n))
    if bits > MAX_PYTHON_BITS:
        for slow in (public, secret, one_call, inverses):
            del slow[PYTHON]
    if gmpy2 := installed("gmpy2"):
        ga, gb, ge, gn = map(gmpy2.mpz, (a, b, e, n))
        products["gmpy2"] = elements["gmpy2"] = lambda: ga * gb % gn
        public["gmpy2"] = one_call["gmpy2"] = lambda: gmpy2.powmod(ga, ge, gn)
        secret["gmpy2"] = lambda: gmpy2.powmod_sec(ga, ge, gn)
        short["gmpy2"] = lambda: gmpy2.powmod(ga, 65537, gn)
        mpz_units = list(map(gmpy2.mpz, units))
        inverses["gmpy2"] = _each(mpz_units, lambda unit: gmpy2.invert(unit, gn))
        divisors["gmpy2"] = _each(mpz_units, lambda unit: gmpy2.gcd(unit, gn))
    if flint := installed("flint"):
        ring = flint.fmpz_mod_ctx(n)
        fx, fy, fn = ring(a), ring(b), flint.fmpz(n)
        elements["flint"] = lambda: fx * fy
        public["flint"] = lambda: fx**e
        inverses["flint"] = _each(list(map(ring, units)), lambda unit: unit.inverse())
        divisors["flint"] = _each(list(map(flint.fmpz, units)), lambda unit: unit.gcd(fn))
    yield Job("product of integers", size, products)
    yield Job("product of elements", size, elements)
    yield Job("power, public", size, public)
    yield Job("power, constant time", size, secret)
    yield Job("power, one call", size, one_call)
    yield Job("power of 65537, one call", size, short)
    yield Job("inverse, one call", size, inverses, IN_TURN)
    yield Job("gcd", size, divisors, IN_TURN)


def _each(numbers: list[Any], function: Callable[[Any], Any]) -> Callable[[], list[Any]]:
    return lambda: [function(number) for number in numbers]


def _prime_test(bits: int) -> Job:
    p = number(bits, 5) | 1
    while not modforge.is_probable_prime(p):
        p += 2
    functions: Functions = {OURS: lambda: modforge.is_probable_prime(p)}
    if gmpy2 := installed("gmpy2"):
        gp = gmpy2.mpz(p)
        functions["gmpy2"] = lambda: gmpy2.is_prime(gp)
    if flint := installed("flint"):
        fp = flint.fmpz(p)
        functions["flint"] = lambda: fp.is_probable_prime()
    return Job("prime test of a prime", f"{bits} bits", functions)
