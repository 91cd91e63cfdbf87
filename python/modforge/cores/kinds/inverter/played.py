"""An inverter that the bench of a shell plays."""

from __future__ import annotations

from typing import Any

from modforge.cores.kinds.benches.played_core import PlayedCore


class Played(PlayedCore):
    """Gives a number that is seen with an error, too, as the greatest common divisor is."""

    PREFIX = "inv"
    ORDER = ("M", "A")
    NUMBERS = ("x_i",)
    COMMAND_BITS = 3

    @classmethod
    def widths(cls, bits: int) -> dict[str, int]:
        """Return how many bits each operand has."""
        return {"A": bits, "M": bits}

    @classmethod
    def answer(cls, bits: int, operands: dict[str, int], command: int) -> tuple[int, bool]:
        """Return a number in which all operands count, and mode and fixed time."""
        a, m = operands["A"], operands["M"]
        return (3 * a + 7 * m + (a >> 3) * (m | 1) + 13 * command) % (1 << bits), m % 2 == 0

    def outputs(self, result: int, error: bool) -> dict[str, int]:
        """Show the number."""
        return {"x_i": result, "error_i": int(error)}

    @classmethod
    def command(cls, dut: Any) -> int:
        """Return mode and fixed time, side by side as the bus has them."""
        return int(dut.inv_mode_o.value) | int(dut.inv_fixed_o.value) << 2
