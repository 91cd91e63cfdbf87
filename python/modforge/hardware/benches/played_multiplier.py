"""A multiplier that the bench of a shell plays: any latency, any stalls, and a function that is quick to compute."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any

import cocotb
from cocotb.triggers import FallingEdge


def played_result(bits: int, a: int, b: int, n: int) -> int:
    """Return what the played multiplier gives: every bit of every operand counts."""
    return (3 * a + 5 * b + 7 * n + (a >> 3) * (n | 1)) % (2 << bits)


def numbers(bits: int, random: Random, *, even: bool = False) -> dict[str, int]:
    """Return operands of the whole width by their names."""
    n = random.getrandbits(bits) | 1
    return {"A": random.getrandbits(bits + 1), "B": random.getrandbits(bits + 1), "N": n - even}


class PlayedMultiplier:
    """Answers on the ``mont_*`` ports of a shell; an even modulus gives an error and a pair that must not be seen."""

    def __init__(self, dut: Any, bits: int, random: Random, most_inside: int = 1):
        """Begin; it takes up to ``most_inside`` operands before the first result is taken."""
        self.latency = 5
        self.ready: Callable[[], bool] = lambda: random.random() < 0.5
        self.task = cocotb.start_soon(self._play(dut, bits, random, most_inside))

    async def _play(self, dut: Any, bits: int, random: Random, most_inside: int) -> None:
        inside: deque[tuple[int, int, int, int]] = deque()
        cycle = 0
        while True:
            arrived = bool(inside) and inside[0][0] <= cycle
            _, s1, s2, error = inside[0] if arrived else (0, random.getrandbits(bits), random.getrandbits(bits), 1)
            dut.mont_valid_i.value = int(arrived)
            dut.mont_s1_i.value = s1
            dut.mont_s2_i.value = s2
            dut.mont_error_i.value = error
            ready = len(inside) < most_inside and self.ready()
            dut.mont_ready_i.value = int(ready)
            if arrived and dut.mont_ready_o.value:
                inside.popleft()
            if ready and dut.mont_valid_o.value:
                a, b, n = (int(port.value) for port in (dut.mont_a_o, dut.mont_b_o, dut.mont_n_o))
                result = played_result(bits, a, b, n)
                first = random.randint(0, result)
                inside.append((cycle + self.latency, first, result - first, 1 - n % 2))
            await FallingEdge(dut.aclk)
            cycle += 1
