"""The widths that every squarer modulo a fixed M has."""

from __future__ import annotations

from abc import abstractmethod

from modforge.cores.kinds.redundant_multiplier.digits import Redundant


class SquarerShape(Redundant):
    """The shape of a squarer whose operands are redundant digits, the highest of them shorter."""

    bits: int
    modulus: int

    @property
    @abstractmethod
    def top_bits(self) -> int:
        """Bits of the highest digit."""

    @property
    def number_bits(self) -> int:
        """Bits of a packed operand that are looked at."""
        return self.width - (self.digit_bits + 1) + self.top_bits
