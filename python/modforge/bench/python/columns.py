"""Jobs over many integers in lists, and over matrices."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

import modforge
from modforge.bench.faces.operands import number
from modforge.bench.python.job import OURS, PYTHON, Job, installed

PRODUCTS, PRODUCT_BITS = 10_000, (64, 256, 1024)
POWERS, POWER_BITS = 64, 2048
SIDES, MATRIX_BITS = (16, 64), (64, 128, 256, 512, 1024)

Functions = dict[str, Callable[[], Any]]


def jobs() -> Iterator[Job]:
    """Yield lists of products, sums and powers, and products of matrices."""
    for bits in PRODUCT_BITS:
        yield from _lists(bits)
    yield _powers()
    for bits in MATRIX_BITS:
        for side in SIDES:
            yield _matrices(bits, side)


def _lists(bits: int) -> Iterator[Job]:
    n = number(bits, 1) | 1
    x, y = ([number(bits, seed << 20 | row) % n for row in range(PRODUCTS)] for seed in (1, 2))
    m, size = modforge.Modulus(n), f"{PRODUCTS:,} of {bits} bits".replace(",", " ")
    products: Functions = {
        OURS: lambda: m.mul_many(x, y),
        PYTHON: lambda: [a * b % n for a, b in zip(x, y, strict=True)],
    }
    dots: Functions = {OURS: lambda: m.dot(x, y), PYTHON: lambda: sum(a * b for a, b in zip(x, y, strict=True)) % n}
    sums: Functions = {OURS: lambda: m.sum_many(x), PYTHON: lambda: sum(x) % n}
    if gmpy2 := installed("gmpy2"):
        gx, gy, gn = [*map(gmpy2.mpz, x)], [*map(gmpy2.mpz, y)], gmpy2.mpz(n)
        products["gmpy2"] = lambda: [a * b % gn for a, b in zip(gx, gy, strict=True)]
        dots["gmpy2"] = lambda: sum(a * b for a, b in zip(gx, gy, strict=True)) % gn
        sums["gmpy2"] = lambda: sum(gx) % gn
    yield Job("products of two lists", size, products)
    yield Job("sum of the products of two lists", size, dots)
    yield Job("sum of a list", size, sums)


def _powers() -> Job:
    n, e = number(POWER_BITS, 1) | 1, number(POWER_BITS, 2)
    bases = [number(POWER_BITS, 3 + row) % n for row in range(POWERS)]
    functions: Functions = {OURS: lambda: modforge.powmod_many_vartime(bases, e, n)}
    if gmpy2 := installed("gmpy2"):
        numbers, ge, gn = [*map(gmpy2.mpz, bases)], gmpy2.mpz(e), gmpy2.mpz(n)
        functions["gmpy2"] = lambda: gmpy2.powmod_base_list(numbers, ge, gn)
    return Job("powers of a list, public", f"{POWERS} of {POWER_BITS} bits", functions)


def _matrices(bits: int, side: int) -> Job:
    n = number(bits, 1) | 1
    a, b = (
        [[number(bits, seed << 20 | row * side + column) % n for column in range(side)] for row in range(side)]
        for seed in (1, 2)
    )
    m = modforge.Modulus(n)
    functions: Functions = {OURS: lambda: m.matmul(a, b)}
    if flint := installed("flint"):
        ring = flint.fmpz_mod_ctx(n)
        fa, fb = (flint.fmpz_mod_mat(side, side, [*chain(*entries)], ring) for entries in (a, b))
        functions["flint"] = lambda: fa * fb
    return Job("product of matrices, lists", f"{side} × {side} of {bits} bits", functions)
