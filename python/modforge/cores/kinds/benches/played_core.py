"""A core that the bench of a shell plays: any latency, any stalls, and a function that is quick to compute."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

import cocotb
from cocotb.triggers import FallingEdge, Timer


class PlayedCore(ABC):
    """Takes operands on the ports of a shell and gives a result for each, in order; its ports carry noise otherwise."""

    PREFIX: ClassVar[str]
    """The beginning of the names of the ports."""

    ORDER: ClassVar[tuple[str, ...]]
    """The operands as a packet has them. The modulus is the first; the core answers an even one with an error."""

    NUMBERS: ClassVar[tuple[str, ...]]
    """The inputs of the shell that carry a number."""

    COMMAND_BITS: ClassVar[int] = 0
    """How many bits come with the operands that say what to do."""

    MAX_INSIDE: ClassVar[tuple[int, ...]] = (1,)
    """How many operands such a core may take before the first result is taken: numbers to try."""

    def __init__(self, dut: Any, bits: int, random: Random, max_inside: int = 1):
        """Begin; it takes up to ``max_inside`` operands before the first result is taken."""
        self.bits = bits
        self.random = random
        self.max_inside = max_inside
        self.latency = 5
        self.ready: Callable[[], bool] = lambda: random.random() < 0.5
        self.task = cocotb.start_soon(self._play(dut))

    @classmethod
    @abstractmethod
    def widths(cls, bits: int) -> dict[str, int]:
        """Return how many bits each operand has."""

    @classmethod
    @abstractmethod
    def answer(cls, bits: int, operands: dict[str, int], command: int) -> tuple[int, bool]:
        """Return the expected result, which depends on every bit of every operand, and whether it is an error."""

    @classmethod
    def numbers(cls, bits: int, random: Random, *, even: bool = False) -> dict[str, int]:
        """Return operands of the whole width by their names."""
        found = {name: random.getrandbits(width) for name, width in cls.widths(bits).items()}
        modulus = cls.ORDER[0]
        return found | {modulus: (found[modulus] | 1) - even}

    @abstractmethod
    def outputs(self, result: int, error: bool) -> dict[str, int]:
        """Return the values of the ports while there is a result."""

    @classmethod
    def command(cls, _dut: Any) -> int:
        """Return the command that comes with the operands."""
        return 0

    def noise(self) -> dict[str, int]:
        """Return the values of the ports while there is no result: noise, and an error."""
        return {name: self.random.getrandbits(self.bits) for name in self.NUMBERS} | {"error_i": 1}

    @classmethod
    def port(cls, dut: Any, name: str) -> Any:
        """Return a port of the shell."""
        return getattr(dut, f"{cls.PREFIX}_{name}")

    @classmethod
    def operands(cls, dut: Any) -> dict[str, int]:
        """Return the numbers that the shell shows."""
        return {name: int(cls.port(dut, f"{name.lower()}_o").value) for name in cls.ORDER}

    async def _play(self, dut: Any) -> None:
        inside: deque[tuple[int, dict[str, int]]] = deque()
        cycle = 0
        while True:
            arrived = bool(inside) and inside[0][0] <= cycle
            self.port(dut, "valid_i").value = int(arrived)
            for name, value in (inside[0][1] if arrived else self.noise()).items():
                self.port(dut, name).value = value
            ready = len(inside) < self.max_inside and self.ready()
            self.port(dut, "ready_i").value = int(ready)
            # The shell's answer may depend on signals that other parts of the bench change at the same falling edge.
            await Timer(500, "ps")
            if arrived and self.port(dut, "ready_o").value:
                inside.popleft()
            if ready and self.port(dut, "valid_o").value:
                answer = self.answer(self.bits, self.operands(dut), self.command(dut))
                inside.append((cycle + self.latency, self.outputs(*answer)))
            await FallingEdge(dut.aclk)
            cycle += 1
