"""Keys that fit together: their private exponents undo the public one."""

from __future__ import annotations

from math import gcd
from random import Random

from modforge.cores.kinds.exponentiator.contract import WORD, CrtKey, Key, PlainKey, Shape

BASES = (2, 3, 5, 7)


def fitting_key(shape: Shape, random: Random, bits: int, public: int) -> Key:
    """Return a random key of primes of ``bits`` bits, 8 or more; the length is ``bits``, or what blinding needs.

    A core with one engine gets one prime as its modulus, which is as hard to raise to a power as any other number.

    >>> key = fitting_key(Shape(64, 20, 18, crt=True), Random(1), 16, 65537)
    >>> pow(pow(2, key.dp, key.p), 65537, key.p)
    2
    """
    p, q = _prime(random, bits, public), _prime(random, bits, public)
    if not shape.crt:
        return PlainKey(p, pow(public, -1, p - 1), bits, public)
    while q == p:
        q = _prime(random, bits, public)
    length = shape.engine_bits if shape.blind else bits
    pair = _pair(shape, random, p, q, public) if shape.blind else 0
    return CrtKey(p, q, pow(public, -1, p - 1), pow(public, -1, q - 1), pow(q, -1, p), length, public, pair)


def _pair(shape: Shape, random: Random, p: int, q: int, public: int) -> int:
    r = random.randrange(1, p * q)
    while r % p == 0 or r % q == 0:
        r = random.randrange(1, p * q)
    numbers = [pow(r, exponent, n) for exponent in (public, -1) for n in (p, q)]
    return sum(number << WORD * shape.words * index for index, number in enumerate(numbers))


def _prime(random: Random, bits: int, public: int) -> int:
    """Return an odd number with b^(n-1) = 1 for some b: what passes and is no prime does as well here."""
    while True:
        n = random.getrandbits(bits) | 1 << bits - 1 | 1
        if gcd(n - 1, public) == 1 and all(pow(base, n - 1, n) == 1 for base in BASES if base % n):
            return n
