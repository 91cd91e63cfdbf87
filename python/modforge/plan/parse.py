"""Read a modulus: a known name, a number in decimal or 0x hex, or an expression."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass

from modforge.plan import named
from modforge.plan.errors import ModulusError
from modforge.plan.expression import MAX_BITS, evaluate
from modforge.plan.structure import power_of_two_minus

LOOKS_LIKE_A_NAME = re.compile(r"[A-Za-z][\w\s./-]*")
READABLE_BITS = 64


@dataclass(frozen=True)
class NamedModulus:
    """A modulus as it was typed (``text``), with a short ``name`` that is safe for files, and its ``value``."""

    text: str
    name: str
    value: int

    @property
    def identifier(self) -> str:
        """The name as programming languages take it: small letters, digits and underscores, a letter first.

        >>> parse_modulus("rsa-2048").identifier
        'rsa_2048'
        """
        return self.name.replace("-", "_")


def parse_modulus(text: str, *, odd: bool = True) -> NamedModulus:
    """Read an odd modulus of 2 to 2^20 bits, or any from 2 on without ``odd``; or raise :class:`ModulusError`.

    The name is that of the known modulus if one was typed. Otherwise it depends on the value alone, however that was
    written: ``p2_<m>_<c>`` for 2^m − c with a small c, ``m<bits>_<value>`` up to 64 bits, and
    ``m<bits>_<first eight hex digits of the SHA-256 of the value in hex>`` for everything else.

    >>> parse_modulus("2^255 - 19").name, parse_modulus("Curve25519").name
    ('p2_255_19', 'p25519')
    """
    text = text.strip()
    name, value = _read(text)
    if name is None:
        _check(text, value, odd)
    return NamedModulus(text, name or name_of_value(value), value)


def parse_any_modulus(text: str) -> int:
    """Read any modulus that the library takes, odd or even, or raise :class:`ModulusError`.

    >>> parse_any_modulus("2^64"), parse_any_modulus("1")
    (18446744073709551616, 1)
    """
    text = text.strip()
    _, value = _read(text)
    if value < 1:
        raise ModulusError(text, f"the value is {value if value == 0 else 'negative'}; a modulus is at least 1")
    _check_size(text, value)
    return value


def _read(text: str) -> tuple[str | None, int]:
    """Return the name of a known modulus, and the value."""
    if not text:
        raise ModulusError(text, "nothing was given; write a number, an expression or a name such as rsa-2048")
    known = named.find(text)
    if known:
        return known.name, known.value
    if LOOKS_LIKE_A_NAME.fullmatch(text):
        raise ModulusError(text, _unknown_name(text))
    return None, evaluate(text)


def name_of_value(value: int) -> str:
    """Return the short name of a modulus that was not given by name; see :func:`parse_modulus`."""
    special = power_of_two_minus(value)
    if special:
        return f"p2_{special[0]}_{special[1]}"
    bits = value.bit_length()
    if bits <= READABLE_BITS:
        return f"m{bits}_{value}"
    return f"m{bits}_{hashlib.sha256(f'{value:x}'.encode()).hexdigest()[:8]}"


def _unknown_name(text: str) -> str:
    close = named.suggest(text)
    if not close:
        return "unknown name at character 1; numbers are written in decimal or 0x hex"
    return f"unknown name at character 1; did you mean {' or '.join(close)}?"


def _check(text: str, value: int, odd: bool) -> None:
    least = 3 if odd else 2
    if value < least:
        has = "negative" if value < 0 else str(value)
        raise ModulusError(text, f"the value is {has}; a modulus is at least {least}")
    if odd and value % 2 == 0:
        raise ModulusError(text, "the value is even; an odd one is needed here")
    _check_size(text, value)


def _check_size(text: str, value: int) -> None:
    if value.bit_length() > MAX_BITS:
        raise ModulusError(text, f"the value has {value.bit_length()} bits; a modulus has at most {MAX_BITS}")
