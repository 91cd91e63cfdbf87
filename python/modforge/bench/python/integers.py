"""Jobs over integers, one at a time."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import modforge
from modforge.bench.faces.operands import number
from modforge.bench.python.job import OURS, PYTHON, Job, installed

BITS = (64, 128, 256, 384, 512, 1024, 2048, 4096, 8192)

PRIME_BITS = (256, 512, 1024, 2048)

Functions = dict[str, Callable[[], Any]]


def jobs() -> Iterator[Job]:
    """Yield products, powers, inverses and gcds at each size, and tests of primes."""
    for bits in BITS:
        yield from _of_size(bits)
    for bits in PRIME_BITS:
        yield _prime_test(bits)


def _of_size(bits: int) -> Iterator[Job]:
    n, a, b, e = number(bits, 1) | 1, number(bits - 1, 2), number(bits - 1, 3), number(bits, 4)
    while math.gcd(a, n) != 1:
        a += 1
    m, size = modforge.Modulus(n), f"{bits} bits"
    x, y = m(a), m(b)
    products: Functions = {OURS: lambda: m.mul(a, b), PYTHON: lambda: a * b % n}
    elements: Functions = {OURS: lambda: x * y}
    public: Functions = {OURS: lambda: m.pow_vartime(a, e), PYTHON: lambda: pow(a, e, n)}
    secret: Functions = {OURS: lambda: m.pow(a, e), PYTHON: lambda: pow(a, e, n)}
    one_call: Functions = {OURS: lambda: modforge.powmod_vartime(a, e, n), PYTHON: lambda: pow(a, e, n)}
    short: Functions = {OURS: lambda: modforge.powmod_vartime(a, 65537, n), PYTHON: lambda: pow(a, 65537, n)}
    inverses: Functions = {OURS: lambda: modforge.inverse_vartime(a, n), PYTHON: lambda: pow(a, -1, n)}
    divisors: Functions = {OURS: lambda: modforge.gcd_vartime(a, n), PYTHON: lambda: math.gcd(a, n)}
    if gmpy2 := installed("gmpy2"):
        ga, gb, ge, gn = map(gmpy2.mpz, (a, b, e, n))
        products["gmpy2"] = elements["gmpy2"] = lambda: ga * gb % gn
        public["gmpy2"] = one_call["gmpy2"] = lambda: gmpy2.powmod(ga, ge, gn)
        secret["gmpy2"] = lambda: gmpy2.powmod_sec(ga, ge, gn)
        short["gmpy2"] = lambda: gmpy2.powmod(ga, 65537, gn)
        inverses["gmpy2"] = lambda: gmpy2.invert(ga, gn)
        divisors["gmpy2"] = lambda: gmpy2.gcd(ga, gn)
    if flint := installed("flint"):
        ring = flint.fmpz_mod_ctx(n)
        fx, fy, fa, fn = ring(a), ring(b), flint.fmpz(a), flint.fmpz(n)
        elements["flint"] = lambda: fx * fy
        public["flint"] = lambda: fx**e
        inverses["flint"] = lambda: fx.inverse()
        divisors["flint"] = lambda: fa.gcd(fn)
    yield Job("product of integers", size, products)
    yield Job("product of elements", size, elements)
    yield Job("power, public", size, public)
    yield Job("power, constant time", size, secret)
    yield Job("power, one call", size, one_call)
    yield Job("power of 65537, one call", size, short)
    yield Job("inverse, one call", size, inverses)
    yield Job("gcd", size, divisors)


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
