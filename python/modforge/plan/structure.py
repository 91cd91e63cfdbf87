"""The form of a modulus, as far as it decides how to reduce by it."""

from __future__ import annotations

from dataclasses import dataclass

from modforge.primality import Primality, primality

MAX_TERMS = 5
"""A generalised Mersenne number has at most this many signed powers of two …"""

MIN_BITS_PER_TERM = 8
"""… and at least this many bits for each; denser small numbers gain nothing from the form."""

WORD_BITS = 64


@dataclass(frozen=True)
class Structure:
    """The form of a modulus.

    ``kind`` is ``Mersenne`` (2^m − 1), ``pseudo-Mersenne`` (2^m − c, c of at most min(64, m/2) bits), ``generalised
    Mersenne`` (few signed powers of two), ``Montgomery-friendly`` (the lowest 64-bit word is ±1, so a quotient digit
    costs no multiplication), ``even`` or ``general``. ``m`` and ``c`` are set for the first two, ``terms`` (sign,
    exponent), largest first, for the third.
    """

    kind: str
    bits: int
    description: str
    m: int | None
    c: int | None
    terms: tuple[tuple[int, int], ...]
    primality: Primality


def examine(value: int, stated: str | None = None) -> Structure:
    """Examine a ``value`` ≥ 2; ``stated`` is its nature as a public source states it.

    >>> examine(2**255 - 19).description
    'pseudo-Mersenne, 2^255 − 19'
    >>> examine(2**224 - 2**96 + 1).description
    'generalised Mersenne, 2^224 − 2^96 + 1'
    """
    bits = value.bit_length()
    tested = primality(value, stated)
    if value % 2 == 0:
        twos = (value & -value).bit_length() - 1
        of_odd = bits - twos
        description = f"even, 2^{twos} times an odd number of {of_odd} bits" if of_odd > 1 else f"even, 2^{twos}"
        return Structure("even", bits, description, None, None, (), tested)
    special = power_of_two_minus(value)
    if special:
        m, c = special
        kind = "Mersenne" if c == 1 else "pseudo-Mersenne"
        return Structure(kind, bits, f"{kind}, 2^{m} − {c}", m, c, (), tested)
    terms = signed_powers(value)
    if len(terms) <= MAX_TERMS and bits >= MIN_BITS_PER_TERM * len(terms):
        return Structure(
            "generalised Mersenne", bits, f"generalised Mersenne, {_written(terms)}", None, None, terms, tested
        )
    low = value % 2**WORD_BITS
    if bits > WORD_BITS and low in (1, 2**WORD_BITS - 1):
        sign = "1" if low == 1 else "−1"
        description = f"Montgomery-friendly, {sign} modulo 2^{WORD_BITS}"
        return Structure("Montgomery-friendly", bits, description, None, None, (), tested)
    return Structure("general", bits, "general, no special form", None, None, (), tested)


def power_of_two_minus(value: int) -> tuple[int, int] | None:
    """Return (m, c) with value = 2^m − c, m the bit length and c of at most min(64, m/2) bits, or None.

    >>> power_of_two_minus(2**521 - 1)
    (521, 1)
    """
    m = value.bit_length()
    c = 2**m - value
    return (m, c) if c.bit_length() <= min(WORD_BITS, m // 2) else None


def signed_powers(value: int) -> tuple[tuple[int, int], ...]:
    """Return the non-adjacent form of ``value``: the shortest sum of signed powers of two, largest first."""
    terms = []
    exponent = 0
    while value:
        if value % 2:
            sign = 2 - value % 4
            terms.append((sign, exponent))
            value -= sign
        zeros = (value & -value).bit_length() - 1 if value else 0
        value >>= zeros
        exponent += zeros
    return tuple(reversed(terms))


def _written(terms: tuple[tuple[int, int], ...]) -> str:
    powers = [("− " if sign < 0 else "+ ") + (f"2^{exponent}" if exponent else "1") for sign, exponent in terms]
    return " ".join(powers).removeprefix("+ ")
