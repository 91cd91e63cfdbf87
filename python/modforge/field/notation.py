"""Large numbers as a person writes them."""

from __future__ import annotations

SHORT = 30
"""Characters of a bound that is written exactly."""


def power(value: int) -> str:
    """Write a number that lies beside a power of two as such, or in hexadecimal if that is shorter.

    >>> power(2**255 - 19), power(2**255 + 39 * 2**192), power(0), power(255)
    ('2^255 - 19', '2^255 + 39·2^192', '0', '255')
    """
    if value < 1 << 10:
        return str(value)
    bits = value.bit_length()
    above, below = value - (1 << (bits - 1)), (1 << bits) - value
    if above == 0:
        return f"2^{bits - 1}"
    zeros = (above & -above).bit_length() - 1
    multiple = f"{above >> zeros}·" if above >> zeros > 1 else ""
    texts = [f"2^{bits} - {below}", f"2^{bits - 1} + {above}", f"2^{bits - 1} + {multiple}2^{zeros}", hex(value)]
    return min(texts, key=len)


def about(value: int) -> str:
    """Write an upper bound: as it is if that is short, else rounded up to its first 64 bits, else to a power of two.

    >>> about(2**255 + 38 * 2**192 + 361)
    '2^255 + 39·2^192'
    """
    bits = value.bit_length()
    unit = 1 << max(bits - 64, 0)
    texts = [power(value), power(-(-value // unit) * unit), f"2^{bits}"]
    return next((text for text in texts if len(text) <= SHORT), texts[-1])
