"""Jobs over plain numbers for a program in C, those that :mod:`modforge.bench.python.integers` has for Python."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import count, islice

from modforge import is_probable_prime
from modforge.bench.faces.operands import number

BITS = (64, 128, 256, 384, 512, 1024, 2048, 4096, 8192, 16_384)

PRIME_BITS = (256, 512, 1024, 2048)

IN_TURN = 256
"""Numbers whose inverses and gcds are taken in turn: of one alone, the CPU learns each branch by heart."""

PRIME_TEST = "prime test of a prime"

FUNCTIONS = {
    "product of integers": "product",
    "power, public": "power_vartime",
    "power, constant time": "power",
    "power of 65537, one call": "modexp",
    "inverse": "inverse",
    "gcd": "gcd",
    PRIME_TEST: "prime",
}
"""The jobs, and what their functions are called in ``crates/modforge-c/bench``."""


MAX_PYTHON_BITS = 4096
"""Above this, a power by Python's integers takes seconds, and it is enough that the contestants agree."""


@dataclass(frozen=True)
class Job:
    """A job for each of the numbers ``a``, with ``b`` as factor or exponent, modulo ``m``.

    ``is_right`` says it of a number and its result.
    """

    operation: str
    modulus: str
    m: int
    a: list[int]
    is_right: Callable[[int, int], bool]
    b: int = 1

    @property
    def length(self) -> int:
        """Bytes of ``m``, and of all others but ``b``."""
        return (self.m.bit_length() + 7) // 8


def names() -> list[tuple[str, int]]:
    """Return all jobs with their sizes."""
    return [(job, bits) for job in FUNCTIONS for bits in (PRIME_BITS if job == PRIME_TEST else BITS)]


def modulus_of(operation: str, bits: int) -> str:
    """Return the name that the rows have for the modulus, or for the number that is tested.

    >>> modulus_of("gcd", 64), modulus_of("prime test of a prime", 256)
    ('random-64', 'prime-256')
    """
    return f"prime-{bits}" if operation == PRIME_TEST else f"random-{bits}"


def jobs() -> Iterator[Job]:
    """Yield the jobs, size by size."""
    for bits in BITS:
        yield from _of_size(bits)
    for bits in PRIME_BITS:
        p = number(bits, 5) | 1
        while not is_probable_prime(p):
            p += 2
        yield Job(PRIME_TEST, modulus_of(PRIME_TEST, bits), p, [p], lambda _, found: found == 1)


def _of_size(bits: int) -> Iterator[Job]:
    n, a, b, e = number(bits, 1) | 1, number(bits - 1, 2), number(bits - 1, 3), number(bits, 4)
    candidates = (number(bits - 1, i) for i in count(5))
    units = list(islice((unit for unit in candidates if math.gcd(unit, n) == 1), IN_TURN))

    def is_power(base: int, found: int) -> bool:
        return bits > MAX_PYTHON_BITS or found == pow(base, e, n)

    of_size = partial(Job, modulus=modulus_of("gcd", bits), m=n)
    yield of_size("product of integers", a=[a], b=b, is_right=lambda x, found: found == x * b % n)
    yield of_size("power, public", a=[a], b=e, is_right=is_power)
    yield of_size("power, constant time", a=[a], b=e, is_right=is_power)
    yield of_size("power of 65537, one call", a=[a], b=65537, is_right=lambda x, found: found == pow(x, 65537, n))
    yield of_size("inverse", a=units, is_right=lambda x, found: found < n and x * found % n == 1)
    yield of_size("gcd", a=units, is_right=lambda _, found: found == 1)
