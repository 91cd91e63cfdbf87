"""Large numbers and commands as a person writes them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import groupby

SHORT = 30
"""Characters of a bound that is written exactly."""

MAX_TERMS = 6
"""Powers of two that a modulus is written with."""


def power(value: int) -> str:
    """Write a number next to a power of two as such, or in hexadecimal if that is shorter.

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


def limits(values: Sequence[int]) -> str:
    """Write the limit of each digit, lowest digit first.

    >>> limits([2**26, 2**26]), limits([2**44 + 14, 2**43 + 2, 2**43 + 2, 2**43])
    ('each up to 2^26', 'up to 2^44 + 14; 2^43 + 2 (2 times); 2^43')
    """
    runs = [(power(value), len(list(group))) for value, group in groupby(values)]
    if len(runs) == 1 and len(values) > 1:
        return f"each up to {runs[0][0]}"
    return "up to " + "; ".join(f"{text} ({count} times)" if count > 1 else text for text, count in runs)


def about(value: int) -> str:
    """Write an upper bound: as it is if that is short, else rounded up to its first 64 bits, else to a power of two.

    >>> about(2**255 + 38 * 2**192 + 361)
    '2^255 + 39·2^192'
    """
    bits = value.bit_length()
    unit = 1 << max(bits - 64, 0)
    texts = [power(value), power(-(-value // unit) * unit), f"2^{bits}"]
    return next((text for text in texts if len(text) <= SHORT), texts[-1])


def number(value: int) -> str:
    """Write a modulus: 2^m - c, or a few powers of two, or hexadecimal.

    >>> number(2**255 - 19), number(2**448 - 2**224 - 1), number(0xb5d2c83e1f7)
    ('2^255 - 19', '2^448 - 2^224 - 1', '0xb5d2c83e1f7')
    """
    bits = value.bit_length()
    rest = (1 << bits) - value
    if rest.bit_length() <= min(64, bits // 2):
        return f"2^{bits} - {rest}"
    terms, remaining, exponent = [], value, 0
    while remaining:
        if remaining % 2:
            sign = 2 - remaining % 4
            terms.append(f"{'-' if sign < 0 else '+'} {f'2^{exponent}' if exponent else 1}")
            remaining -= sign
        remaining >>= 1
        exponent += 1
    return " ".join(reversed(terms)).removeprefix("+ ") if len(terms) <= MAX_TERMS else hex(value)


def command_line(modulus: str, options: Mapping[str, object]) -> str:
    """Write a call of the generator; options are left out where they are None, repeated where they are a sequence.

    >>> command_line("2^61 - 1", {"word": 32, "layout": None, "need": ["sqrt", "invert"]})
    'modforge field "2^61 - 1" --word 32 --need sqrt --need invert'
    """
    words = ["modforge field", modulus if re.fullmatch(r"[\w./-]+", modulus) else f'"{modulus}"']
    for name, value in options.items():
        for one in value if isinstance(value, list | tuple) else () if value is None else (value,):
            words.append(f"--{name} {one}")
    return " ".join(words)
