"""Decimal numerals of any length: Python itself reads and writes at most 4300 digits, which a process may change."""

from __future__ import annotations

import re

CHUNK = 640
"""Digits that Python converts whatever its limit is."""

NUMERAL = re.compile(r"([-+]?)(\d+(?:_\d+)*)")


def from_decimal(text: str) -> int:
    """Return what ``int(text)`` would, or raise its ValueError, whatever the length.

    >>> from_decimal(" -1_000 "), from_decimal("9" * 5000) == 10**5000 - 1
    (-1000, True)
    """
    if len(text) <= CHUNK:
        return int(text)
    numeral = NUMERAL.fullmatch(text.strip())
    if numeral is None:
        raise ValueError("not a decimal number")
    value = _value(numeral[2].replace("_", ""))
    return -value if numeral[1] == "-" else value


def to_decimal(number: int) -> str:
    """Return what ``str(number)`` would, whatever the length.

    >>> to_decimal(-1000), to_decimal(-(10**5000)) == "-1" + "0" * 5000
    ('-1000', True)
    """
    # The logarithm of 2 is below 0.30103, so that this is enough.
    width = abs(number).bit_length() * 30103 // 100000 + 1
    if width <= CHUNK:
        return str(number)
    digits = _digits(abs(number), width).lstrip("0")
    return f"-{digits}" if number < 0 else digits


def _value(digits: str) -> int:
    if len(digits) <= CHUNK:
        return int(digits)
    low = len(digits) // 2
    value: int = _value(digits[:-low]) * 10**low + _value(digits[-low:])
    return value


def _digits(number: int, width: int) -> str:
    """Return the digits of a number below 10**width, filled up with zeros."""
    if width <= CHUNK:
        return f"{number:0{width}}"
    low = width // 2
    above, below = divmod(number, 10**low)
    return _digits(above, width - low) + _digits(below, low)
