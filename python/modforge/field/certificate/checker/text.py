"""Reads the parts of the lines of a certificate."""

import re

Fields = dict[str, str]
"""The ``name=value`` parts of a line."""

POWER = r"(?:(?:(0x[0-9a-f]+|\d+)·)?2\^(\d+)|(0x[0-9a-f]+|\d+))"
"""A power of two, maybe with a factor, or a plain number."""


class RefusedError(Exception):
    """The certificate does not prove its claims."""


def need(good: bool, why: str) -> None:
    """Refuse unless something holds."""
    if not good:
        raise RefusedError(why)


def read_bound(text: str) -> int:
    """Read a number such as ``255``, ``0xff``, ``2^64 - 1``, ``2^255 + 39·2^192``."""
    need(re.fullmatch(rf"{POWER}( [+-] {POWER})*", text) is not None, f"{text} is not a number")
    total = 0
    for sign, factor, exponent, plain in re.findall(rf"([+-]?) ?{POWER}", text):
        value = int(plain, 0) if plain else int(factor or "1", 0) << int(exponent)
        total += -value if sign == "-" else value
    return total


def words_of(text: str) -> list[str]:
    """Read a list of words."""
    return [] if text == "-" else text.split(",")


def places_of(text: str) -> list[int]:
    """Read the bits where words begin."""
    return [int(part) for part in text.split(",")]


def limits_of(text: str) -> list[int]:
    """Read the bounds of words."""
    return [int(part, 0) for part in text.split(",")]


def fields_of(text: str) -> Fields:
    """Read the ``name=value`` parts of a line."""
    return dict(part.split("=", 1) for part in text.split() if "=" in part and part != "=")


def is_constant(word: str) -> bool:
    """Whether a word is written as a number."""
    return word[0].isdigit()


def is_double(word: str) -> bool:
    """Whether a word has twice the bits."""
    return word[0] == "y"
