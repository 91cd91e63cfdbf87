"""The widths that every multiplier in redundant digits has."""

from __future__ import annotations

from abc import abstractmethod

from modforge.cores.kinds.redundant_multiplier.digits import Redundant


class MultiplierShape(Redundant):
    """The shape of a multiplier whose operands are below 2M, for any odd M of up to ``bits`` bits."""

    bits: int

    @property
    @abstractmethod
    def exponent(self) -> int:
        """The e of R = 2^e."""

    def minus_inverse(self, m: int) -> int:
        """Return M' = -M^-1 mod R for an odd M."""
        return -pow(m, -1, 1 << self.exponent) % (1 << self.exponent)
