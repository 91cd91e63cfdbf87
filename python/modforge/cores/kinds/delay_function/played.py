"""A delay function that the bench of a shell plays: its ports, any latency, and a function that is quick to compute."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import cocotb
from cocotb.triggers import FallingEdge, Timer

NUMBERS = ("X", "M", "MP", "R2")
"""The operands with a window."""

OPERANDS = (*(name.lower() for name in NUMBERS), "mode", "t", "distance")
"""The ports that tell a run."""


def played_result(bits: int, operands: dict[str, int], *, stopped: bool) -> int:
    """Return the result; it depends on every bit of every operand, and on whether the run was stopped."""
    total = int(stopped)
    for name in OPERANDS:
        total = total * 0x9E3779B97F4A7C15 + operands[name] + 1
    return (total ^ total >> bits ^ total >> 2 * bits) % (1 << bits)


class PlayedVdf:
    """Answers on the ``vdf_*`` ports of a shell; they carry noise where nothing is shown."""

    def __init__(self, dut: Any, bits: int, random: Random):
        """Begin, idle."""
        self.bits = bits
        self.random = random
        self.latency = 20
        self.error = 0
        self.stopped = False
        self.first = random.getrandbits(40) & ~(1 << 36)
        """The count of a run begins here, so that all its bits are seen; the 0 keeps it from overflowing."""
        self.count = 0
        self.checkpoint: tuple[int, int] | None = None
        """Count and number of the one to show; None once it was taken."""
        self.miss = False
        """Drop a checkpoint now."""
        self.idle: Callable[[], bool] = lambda: random.random() < 0.5
        """Whether a core with nothing to do takes a run."""
        self.task = cocotb.start_soon(self._play(dut))

    async def _play(self, dut: Any) -> None:
        random, bits = self.random, self.bits
        left: int | None = None
        operands: dict[str, int] = {}
        result: int | None = None
        while True:
            ready = left is None and result is None and self.idle()
            count, number = self.checkpoint or (random.getrandbits(40), random.getrandbits(bits))
            shown = {
                "ready": ready,
                "count": self.count,
                "checkpoint_valid": self.checkpoint is not None,
                "checkpoint_count": count,
                "checkpoint": number,
                "missed": self.miss,
                "valid": result is not None,
                "error": random.getrandbits(2) if result is None else self.error,
                "z": random.getrandbits(bits) if result is None else result,
            }
            for name, value in shown.items():
                getattr(dut, f"vdf_{name}_i").value = int(value)
            self.miss = False
            # The shell's answer depends on what other parts of the bench change at the same falling edge.
            await Timer(500, "ps")
            if left is not None:
                held = {name: int(getattr(dut, f"vdf_{name}_o").value) for name in ("m", "mp")}
                assert held.items() <= operands.items(), f"{held} during a run of {operands}"
                self.stopped |= bool(dut.vdf_stop_o.value)
                left = min(left, 2) if self.stopped else left
                self.count += 1
                left -= 1
                if left == 0:
                    left, result = None, played_result(bits, operands, stopped=self.stopped)
            elif result is not None and dut.vdf_ready_o.value:
                result = None
            elif ready and dut.vdf_valid_o.value:
                operands = {name: int(getattr(dut, f"vdf_{name}_o").value) for name in OPERANDS}
                left, self.count, self.stopped = self.latency, self.first, False
            if shown["checkpoint_valid"] and dut.vdf_checkpoint_ready_o.value:
                self.checkpoint = None
            await FallingEdge(dut.aclk)
