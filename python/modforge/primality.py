"""Test whether a number is prime, in at most a few seconds, and say how certain the answer is."""

from __future__ import annotations

import random
from dataclasses import dataclass

FIRST_PRIMES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41)

PROVED_BELOW = 3_317_044_064_679_887_385_961_981
"""Below this bound (Sorenson and Webster 2015) rounds with the thirteen first primes are a proof."""

MAX_ROUNDS = 64
MIN_BITS_UNTESTED = 8193

# One round costs about bits³; 2048 bits take tens of milliseconds in Python.
ROUNDS_AT_2048_BITS = 16


@dataclass(frozen=True)
class Primality:
    """``status`` is ``prime``, ``probable prime``, ``composite`` or ``not tested``; ``how`` says by what means."""

    status: str
    how: str

    def __str__(self) -> str:
        """Return both in one phrase."""
        return f"{self.status} ({self.how})"


def primality(value: int, stated: str | None = None) -> Primality:
    """Return what is known of an odd ``value`` ≥ 3; what a public source has ``stated`` (``prime``,
    ``safe prime`` or ``composite``) is taken over untested.

    >>> print(primality(2**127 - 1))
    probable prime (64 rounds of Miller–Rabin)
    >>> print(primality(2**61 - 1))
    prime (Miller–Rabin with the first 13 primes, a proof at this size)
    """
    if stated:
        if stated == "safe prime":
            return Primality("prime", "published as a safe prime")
        return Primality(stated, "as published")
    for small in FIRST_PRIMES:
        if value == small:
            return Primality("prime", "small")
        if value % small == 0:
            return Primality("composite", f"divisible by {small}")
    if value < PROVED_BELOW:
        if all(_passes(value, base) for base in FIRST_PRIMES):
            return Primality("prime", "Miller–Rabin with the first 13 primes, a proof at this size")
        return Primality("composite", "Miller–Rabin")
    rounds = rounds_for(value.bit_length())
    if not rounds:
        return Primality("not tested", f"over {MIN_BITS_UNTESTED - 1} bits")
    # A seed that is the number itself: the same answer each time, but not the same bases for every number.
    bases = random.Random(value)
    for _ in range(rounds):
        if not _passes(value, bases.randrange(2, value - 1)):
            return Primality("composite", "Miller–Rabin")
    return Primality("probable prime", f"{rounds} round{'s' if rounds > 1 else ''} of Miller–Rabin")


def rounds_for(bits: int) -> int:
    """Return how many rounds are worth their time at this length, from 64 down to 0."""
    if bits >= MIN_BITS_UNTESTED:
        return 0
    return max(1, min(MAX_ROUNDS, ROUNDS_AT_2048_BITS * 2048**3 // bits**3))


def _passes(value: int, base: int) -> bool:
    """Return whether ``value`` is a strong probable prime to ``base``."""
    twos = ((value - 1) & -(value - 1)).bit_length() - 1
    power = pow(base, (value - 1) >> twos, value)
    if power in (1, value - 1):
        return True
    for _ in range(twos - 1):
        power = power * power % value
        if power == value - 1:
            return True
    return False
