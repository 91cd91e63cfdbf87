"""A multiplier that the bench of a shell plays."""

from __future__ import annotations

from modforge.cores.kinds.benches.played_core import PlayedCore


class Played(PlayedCore):
    """Gives a pair; that of an even modulus must not be seen."""

    PREFIX = "mont"
    ORDER = ("N", "A", "B")
    NUMBERS = ("s1_i", "s2_i")
    MAX_INSIDE = (1, 2, 12)

    @classmethod
    def widths(cls, bits: int) -> dict[str, int]:
        """Return how many bits each operand has."""
        return {"A": bits + 1, "B": bits + 1, "N": bits}

    @classmethod
    def answer(cls, bits: int, operands: dict[str, int], _command: int) -> tuple[int, bool]:
        """Return the sum of the pair, or 0 with an error."""
        a, b, n = (operands[name] for name in "ABN")
        if n % 2 == 0:
            return 0, True
        return (3 * a + 5 * b + 7 * n + (a >> 3) * (n | 1)) % (2 << bits), False

    def outputs(self, result: int, error: bool) -> dict[str, int]:
        """Split the result at random."""
        total = self.random.getrandbits(self.bits) if error else result
        first = self.random.randint(0, total)
        return {"s1_i": first, "s2_i": total - first, "error_i": int(error)}
