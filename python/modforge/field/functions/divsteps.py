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

Beside them d and e hold 2^s·f ≡ d·a and 2^s·g ≡ e·a modulo p, at first 0 and 1. For k batches, 2^(b·k) < p, they grow:
(d, e) ← t·(d, e), at most 2^(b·i) in size after i of them, and s = b·i; this saves products by short numbers and all
those by p. From there on (d, e) ← t·(d, e)/2^b modulo p. With d and e in (-2p, p): p is added to the negative ones, so
u·d + v·e lies in ±2^b·p, and the multiple of p that makes it divisible is taken from (-2^b·p, 0], so the quotient is
in (-2p, p) again. At the end d or -d, brought to [0, p), is the inverse times 2^(b·k), and a product with a constant
takes that off; for Montgomery's form it is the product that leads into it as well. The last batch makes only d, and
the bits of f that tell 1 from -1.

Numbers are digits of b bits, at most w - 2, the last one signed; sums of two products, a multiple of p and a carry
stay below 2^(2b + 2) < 2^(2w - 1) in size. The digits of p are signed as well, which makes most of them zero for 2^m -
c.
"""

from __future__ import annotations

from dataclasses import dataclass

BATCHES = {64: (60, 20), 32: (30, 8)}
"""Steps of a batch, and of a pack, by the bits of a word.

A pack of s steps needs a word of 3s + 4 bits: s for f and s + 2 for each entry of its row, which is within ±2^s. Words
of 64 bits hold packs of 20, of which three make a batch of 60; those of 32 bits would hold 9, but four packs are needed
for 30 in either case.
"""

WORTH_BITS = 65
"""Bits of p from which divsteps are faster than a power: one word of 64 bits is squared too fast."""


@dataclass(frozen=True)
class Divsteps:
    """The parameters of the algorithm for a modulus and a word size."""

    modulus: int
    width: int

    @property
    def digit_bits(self) -> int:
        """Bits of a digit, and steps of a batch."""
        return BATCHES[self.width][0]

    @property
    def pack(self) -> int:
        """Steps for which two words hold everything."""
        return BATCHES[self.width][1]

    @property
    def digits(self) -> int:
        """Digits of a number: the last one has a sign and a bit in addition to those of p."""
        return -(-self.modulus.bit_length() // self.digit_bits)

    @property
    def total(self) -> int:
        """Steps that bring g to 0."""
        return (45907 * self.modulus.bit_length() + 30179) // 19929

    @property
    def batches(self) -> int:
        """Batches that hold all steps."""
        return -(-self.total // self.digit_bits)

    @property
    def growing(self) -> int:
        """Batches in which d and e grow: 2^b to this power is below p."""
        return (self.modulus.bit_length() - 1) // self.digit_bits

    @property
    def scale(self) -> int:
        """The last factor of d."""
        return pow(2, -self.digit_bits * self.growing, self.modulus)

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

    def ending(self, radix: int) -> str:
        """The purpose of the last product, in words, where an element is that radix times its number."""
        factor = f"2^-{self.digit_bits * self.growing}"
        return f"Times {factor}{', and into the form of elements' if radix != 1 else ''}."

    @property
    def documentation(self) -> list[str]:
        """The method, in lines."""
        return [
            f"By divsteps (Bernstein, Yang 2019): {self.cost}, on numbers of {self.digits} digits.",
            f"2^s·f ≡ d·a, 2^s·g ≡ e·a (mod p), s up to {self.digit_bits * self.growing}; f ends as 1 or -1.",
        ]

    @property
    def cost(self) -> str:
        """The length of the computation, in words."""
        return f"{self.total} divsteps in batches of {self.digit_bits}"

    @property
    def figures(self) -> dict[str, str]:
        """The numbers in the printed text, by their names there: those of packed words are explained in the code."""
        pack = self.pack
        return {
            "TOP": str(self.width - 1),
            "DIGIT_BITS": str(self.digit_bits),
            "PACK": str(pack),
            "FIRST": str(pack),
            "SECOND": str(pack + 2),
            "LAST": str(2 * pack + 2),
            "DIGITS": str(self.digits),
            "TOTAL": str(self.total),
            "BATCHES": str(self.batches),
            "GROWING": str(self.growing),
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
