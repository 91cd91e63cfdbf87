"""Numbers without a pattern that are the same in every run."""

from random import Random


def number(bits: int, seed: int) -> int:
    """Return a number of exactly ``bits`` bits.

    >>> number(8, 1) == number(8, 1), number(300, 2).bit_length()
    (True, 300)
    """
    return Random(bits << 32 | seed).getrandbits(bits) | 1 << (bits - 1)
