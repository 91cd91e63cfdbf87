"""Inversions that are likely to break an inverter, and random ones."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from math import gcd, prod
from random import Random

from modforge.cores.kinds.inverter.inversion import MODES, Task
from modforge.cores.model.edges import length, place
from modforge.cores.model.operands import edge_moduli

SMALL_PRIMES = (3, 5, 7, 11, 13)


def moduli(bits: int, rng: Random) -> list[int]:
    """Return odd moduli from 3 on: at both ends, with small factors, of every kind of length.

    >>> moduli(8, Random(1))[:4]
    [3, 255, 129, 145]
    """
    composite = prod(SMALL_PRIMES[: 1 + bits // 8]) % (1 << bits)
    short = [(1 << length) - 1 for length in range(2, bits, max(1, bits // 8))]
    # Its third is the common divisor with itself, and differs from 1 in its highest bit alone.
    like_one = 3 * ((1 << bits - 2) + 1)
    found = [*edge_moduli(bits, rng), composite, like_one, (1 << bits - 1) - 1, *short]
    return list(dict.fromkeys(m for m in found if m >= 3))


def edge_numbers(bits: int, m: int) -> list[int]:
    """Return the numbers that may go wrong with this modulus.

    >>> edge_numbers(4, 9)
    [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 15]
    """
    top = (1 << bits) - 1
    found = {0, 1, 2, 3, m - 2, m - 1, m, m + 1, 2 * m, m // 2, m // 2 + 1, m // 3, top, top // 2, top // 2 + 1}
    found |= {factor for factor in SMALL_PRIMES if m % factor == 0}
    return sorted(a for a in found if 0 <= a <= top)


def edge_tasks(bits: int, modulus: int | None, rng: Random) -> list[Task]:
    """Return every edge number with each modulus, in every mode, now and then in fixed time."""
    chosen = moduli(bits, rng) if modulus is None else [modulus]
    return [
        Task(a, m, mode, fixed=rng.random() < 0.25) for m in chosen for a in edge_numbers(bits, m) for mode in MODES
    ]


def traits(bits: int, task: Task) -> Iterator[Hashable]:
    """Yield what an inversion shows: its mode, its end in each time, and where its numbers lie.

    >>> list(traits(4, Task(6, 15, 2)))[:3]
    [('mode', 2), ('divisor', 'fixed', False), ('number', 'within')]
    """
    divisor = gcd(task.a, task.m)
    end = "inverse" if divisor == 1 else "divisor" if task.a % task.m else "nothing"
    yield "mode", task.mode
    yield end, "fixed", task.fixed
    yield "number", place(task.a, task.m)
    yield "number", "odd" if task.a % 2 else "even"
    yield "modulus", length(task.m, bits)


def random_tasks(bits: int, modulus: int | None, count: int, rng: Random) -> Iterator[Task]:
    """Yield random inversions, mostly of a below m, for random odd moduli of all lengths unless one is given."""
    for _ in range(count):
        length = bits if rng.random() < 0.7 else rng.randint(2, bits)
        m = (rng.getrandbits(length - 1) << 1 | 1 | 1 << length - 1) if modulus is None else modulus
        a = rng.randrange(m) if rng.random() < 0.8 else rng.getrandbits(bits)
        yield Task(a, m, rng.choice(MODES), fixed=rng.random() < 0.2)


def one_task(bits: int, modulus: int | None, rng: Random) -> Task:
    """Return a random inversion that has a result."""
    return next(task for task in random_tasks(bits, modulus, 1_000_000, rng) if task.a and gcd(task.a, task.m) == 1)


def every_task(bits: int) -> Iterator[Task]:
    """Yield the inversion of every a below m for every odd m of the width, in each mode."""
    for m in range(3, 1 << bits, 2):
        for a in range(m):
            for mode in MODES:
                yield Task(a, m, mode)
