"""Roots of unity, and square roots where p mod 8 = 1 (Tonelli 1891, Shanks 1973).

p - 1 = q·2^s with q odd. A number z that is not a square makes the root of unity z^q, of order 2^s. For a square root
of a, x = a^((q + 1)/2) and t = a^q keep x² = a·t, and c, at first the root of unity, has order 2^(m + 1) where the
order of t divides 2^m, if a is a square. While m falls from s - 1 to 0, t is multiplied by c², and x by c, where the
order of t is 2^m and not less. Every round is made and s depends on p alone, so the time does not depend on a.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from modforge.field.functions.chain import Chain, chain
from modforge.field.functions.compose import Call, power
from modforge.primality import primality

TRIED = 1 << 16
"""Divisors of p - 1 that are looked for."""

KNOWN_FACTORS = (
    65537,
    69431,
    92737,
    125527,
    149309,
    196687,
    237073,
    274177,
    409891,
    490463,
    649657,
    858001,
    859267,
    906349,
    1466449,
    2508409,
    2529403,
    2916841,
    5746001,
    6700417,
    7623851,
    11393611,
    20394401,
    32985101,
    34110701,
    52437899,
    187019741,
    254760293,
    308761441,
    405928799,
    622491383,
    1458105463,
    2400573761,
    11465965001,
    65427463921,
    807145746439,
    1002328039319,
    108140989558681,
    145295143558111,
    1670836401704629,
    107361793816595537,
    108341181769254293,
    958612291309063373,
    6633514200929891813,
    9586122913090633729,
    174723607534414371449,
    539204044132271846773,
    1469495262398780123809,
    2584487767265781317813,
    167773885276849215533569,
    596242599987116128415063,
    1647781915921980690468599,
    1690502597179744445941507,
    1124679999981664229965379347,
    198211423230930754013084525763697,
)
"""Larger ones, for the primes of public curves and fields, as PARI/GP and the literature give them."""


@dataclass(frozen=True)
class Roots:
    """The roots of unity of a prime field. ``generator`` is a primitive root, if one is known."""

    modulus: int
    generator: int | None

    @property
    def two_adicity(self) -> int:
        """s, for which 2^s is the highest power of two that divides p - 1."""
        return ((self.modulus - 1) & (1 - self.modulus)).bit_length() - 1

    @property
    def odd(self) -> int:
        """(p - 1)/2^s."""
        return self.modulus >> self.two_adicity

    @property
    def non_residue(self) -> int:
        """The generator, or else the least number that is not a square."""
        return self.generator or least_non_residue(self.modulus)

    @property
    def root_of_unity(self) -> int:
        """A root of unity of order 2^s."""
        return pow(self.non_residue, self.odd, self.modulus)

    @property
    def root_of_unity_inverse(self) -> int:
        """Its inverse."""
        return pow(self.root_of_unity, -1, self.modulus)

    @property
    def delta(self) -> int:
        """The power 2^s of the generator, which generates the numbers of odd order."""
        return pow(self.non_residue, 1 << self.two_adicity, self.modulus)

    @property
    def chain(self) -> Chain | None:
        """The chain for the exponent (q - 1)/2, unless that is 0."""
        return chain(self.odd >> 1) if self.odd > 1 else None

    @property
    def calls(self) -> tuple[Call, ...]:
        """The calls that raise a to the power (q - 1)/2, as w."""
        return power(self.chain, "a", "w") if self.chain else ()

    @property
    def cost(self) -> str:
        """Squarings and multiplications of a square root, in words."""
        s, first = self.two_adicity, self.chain
        squarings = (first.squarings if first else 0) + (s - 1) * s // 2 + 1
        multiplications = (first.multiplications if first else 0) + 2 * s
        return f"{squarings} squarings, {multiplications} multiplications"

    @property
    def documentation(self) -> list[str]:
        """The method of the square root, in lines."""
        odd = f"(p - 1)/2^{self.two_adicity}"
        return [
            f"w = a^((q - 1)/2) with q = {odd}; a·w and a·w² are corrected by a root of unity (Tonelli and Shanks).",
            f"{self.cost}; every round is made.",
        ]


@cache
def roots(modulus: int) -> Roots:
    """Return the roots of unity modulo a prime."""
    return Roots(modulus, primitive_root(modulus))


def least_non_residue(p: int) -> int:
    """Return the least number that is not a square modulo a prime."""
    return next(z for z in range(2, p) if pow(z, p // 2, p) == p - 1)


def primitive_root(p: int) -> int | None:
    """Return the least primitive root modulo a prime, if p - 1 is easy to factor.

    >>> primitive_root(2**255 - 19), primitive_root(2**64 - 2**32 + 1)
    (2, 7)
    """
    factors = _factors(p - 1)
    if factors is None:
        return None
    return next(g for g in range(2, p) if all(pow(g, (p - 1) // factor, p) != 1 for factor in factors))


def _factors(number: int) -> list[int] | None:
    """Return the prime factors, if all but one of them are small or known."""
    found, rest = [], number
    for divisor in (*range(2, TRIED), *KNOWN_FACTORS):
        if rest % divisor == 0:
            found.append(divisor)
            while rest % divisor == 0:
                rest //= divisor
    if rest == 1:
        return found
    return [*found, rest] if primality(rest).status != "composite" else None
