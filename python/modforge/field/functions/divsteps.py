"""The inverse by divsteps: constant time, and cheaper than a power but for the shortest moduli.

Bernstein and Yang, Fast constant-time gcd computation and modular inversion (2019), with the start δ = 1/2. One step on
(δ, f, g), f odd:

- δ > 0 and g odd: (1 - δ, g, (g - f)/2)
- else g odd: (1 + δ, f, (g + f)/2)
- else: (1 + δ, f, g/2)

From (1/2, p, a) it ends with f = ±gcd(p, a) and g = 0 after at most ⌊(45907·n + 30179)/19929⌋ steps for p < 2^n
(Wuille, Bounds on divsteps iterations in safegcd, 2021); more steps leave that alone. b steps look at the low b bits
only, so a batch of them is a matrix t with |u| + |v| ≤ 2^b in each row, found on single words; then
(f, g) ← t·(f, g)/2^b.

Beside them d and e hold f ≡ d·a and g ≡ e·a modulo p, at first 0 and 1; (d, e) ← t·(d, e)/2^b modulo p. With d and e in
(-2p, p): p is added to the negative ones, so u·d + v·e lies in ±2^b·p, and the multiple of p that makes it divisible
is taken from (-2^b·p, 0], so the quotient is in (-2p, p) again. At the end d or -d, brought to [0, p), is the inverse.

A batch is three packs of n = ⌊(w - 4)/3⌋ steps, so b = 3n. In a pack f and its row (u, v) share a word of w bits, and
so do g and (q, r): f + u·2^(n + 1) + v·2^(2n + 2), so that what happens to f happens to its row. Of f and g the n bits
are taken that n steps look at, so they begin in [0, 2^n), and every new one is half of a sum of two: they stay in
(-2^n, 2^n). The rows begin as -2^n times those of the identity, as g and its row are halved each time. Then every entry
is in [-2^n, 2^n): one of -2^n stands where it began, and any other is half of a sum of two of which one is smaller in
size. So each of the three fields is signed and has n + 1 bits, 3n + 3 < w in all. The row comes out negative, and so do
f and g after each pack, which changes no step: whether g is odd does not depend on its sign.

Numbers are digits of b bits, the last one signed; sums of two products, a multiple of p and a carry stay below
2^(2w - 1) in size. The digits of p are signed as well, which makes most of them zero for 2^m - c.
"""

from __future__ import annotations

from dataclasses import dataclass

WORTH_BITS = 65
"""Bits of p from which divsteps are faster than a power: one word of 64 bits is squared too fast."""


@dataclass(frozen=True)
class Divsteps:
    """The parameters of the algorithm for a modulus and a word size."""

    modulus: int
    width: int

    @property
    def pack(self) -> int:
        """Steps of a pack."""
        return (self.width - 4) // 3

    @property
    def digit_bits(self) -> int:
        """Bits of a digit, and steps of a batch."""
        return 3 * self.pack

    @property
    def packs(self) -> int:
        """Packs that bring g to 0."""
        return -(-self.total // self.pack)

    @property
    def digits(self) -> int:
        """Digits of a number: the last one has a sign and a bit in addition to those of p."""
        return -(-self.modulus.bit_length() // self.digit_bits)

    @property
    def total(self) -> int:
        """Steps that bring g to 0."""
        return (45907 * self.modulus.bit_length() + 30179) // 19929

    @property
    def modulus_digits(self) -> list[int]:
        """Digits of p, within ±2^(b - 1) but for the last one."""
        rest, base, found = self.modulus, 1 << self.digit_bits, []
        for _ in range(self.digits - 1):
            digit = rest % base
            digit -= base if 2 * digit > base else 0
            found.append(digit)
            rest = (rest - digit) // base
        return [*found, rest]

    @property
    def set_digits(self) -> list[int]:
        """Places of the digits of p that are not 0."""
        return [place for place, digit in enumerate(self.modulus_digits) if digit]

    @property
    def inverse(self) -> int:
        """The inverse of p modulo 2^b."""
        return pow(self.modulus, -1, 1 << self.digit_bits)

    @property
    def documentation(self) -> list[str]:
        """The method, in lines."""
        return [
            f"By divsteps (Bernstein, Yang 2019): {self.cost}, on numbers of {self.digits} digits.",
            "f ≡ d·a, g ≡ e·a (mod p) throughout; f ends as 1 or -1.",
        ]

    @property
    def cost(self) -> str:
        """The length of the computation, in words."""
        return f"{self.total} divsteps in batches of {self.digit_bits}"

    @property
    def figures(self) -> dict[str, int]:
        """The numbers in the printed text, by their names there."""
        return {
            "top": self.width - 1,
            "digit_bits": self.digit_bits,
            "pack": self.pack,
            "field": self.pack + 1,
            "digits": self.digits,
            "packs": self.packs,
        }


def pieces(position: int, size: int, unit: int, count: int) -> list[tuple[int, int]]:
    """Return which of ``count`` units hold the bits from a position on, and by how much each is shifted left.

    >>> pieces(62, 62, 64, 4)
    [(0, -62), (1, 2)]
    """
    first = position // unit
    return [(index, unit * index - position) for index in range(first, count) if unit * index < position + size]


def gather(name: str, position: int, size: int, unit: int, count: int) -> str:
    """Write the bits from a position on of an array of units, in C or in Rust."""
    parts = [
        f"{name}[{index}] {'<<' if shift > 0 else '>>'} {abs(shift)}" if shift else f"{name}[{index}]"
        for index, shift in pieces(position, size, unit, count)
    ]
    return " | ".join(f"({part})" if len(parts) > 1 else part for part in parts)
