"""Paillier's encryption and fixed point in whole numbers, as the definitions say."""

import math
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True)
class Key:
    p: int
    q: int

    @property
    def n(self):
        return self.p * self.q

    def encrypt(self, message, randomiser):
        return pow(1 + self.n, message, self.n**2) * pow(randomiser, self.n, self.n**2) % self.n**2

    def decrypt(self, ciphertext):
        """Paillier 1999, section 4."""
        order = math.lcm(self.p - 1, self.q - 1)
        logarithm = (pow(ciphertext, order, self.n**2) - 1) // self.n
        return logarithm * pow(order, -1, self.n) % self.n


def nearest(number, scale):
    """The integer that is nearest to a number at a scale; of two, the even one."""
    return round(Fraction(number) * scale)


def signed(residue, n):
    """The integer of a residue; None for an overflow."""
    if 3 * residue < n:
        return residue
    if 3 * residue > 2 * n:
        return residue - n
    return None
