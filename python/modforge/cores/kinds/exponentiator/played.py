"""An exponentiator that the bench of a shell plays: its ports, any latency, and a function that is quick to compute."""

from __future__ import annotations

from typing import Any

import cocotb
from cocotb.triggers import FallingEdge, RisingEdge, Timer

PORTS = ("write_ready", "command_ready", "busy", "done", "error", "read_valid", "read_data", "read_last")

NO_REGISTER = 7
"""A word to it makes the next word to any other the lowest one."""

WIPE_CYCLES = 2
"""Cycles that a core is busy after a wipe, whatever its parameters, with or without a command under way."""


def played_result(numbers: dict[int, list[int]], command: int, length: int, words: int) -> list[int]:
    """Return the words that the played core gives: every word of every register counts, and its place."""
    total = command + 4 * length
    for register, content in sorted(numbers.items()):
        for word in content:
            total = (total * 0x9E3779B97F4A7C15 + word + register) % (1 << 64)
    return [(total * (index + 1) >> 16) & 0xFFFFFFFF for index in range(words)]


class PlayedRsa:
    """Answers on the ``rsa_*`` ports of a shell, as registers do; ``error`` is the code that the next command has."""

    def __init__(self, dut: Any, words: int):
        """Begin, idle and without keys."""
        self.latency = 20
        self.error = 0
        self.words = words
        self.numbers: dict[int, list[int]] = {}
        self.wipes = 0
        self.dropped = 0
        self.restarts = 0
        self.task = cocotb.start_soon(self._play(dut))

    async def _play(self, dut: Any) -> None:
        ports = {name: getattr(dut, f"rsa_{name}_i", None) for name in PORTS}
        left, done, error, place = 0, False, 0, 0
        command: tuple[int, int] | None = None
        result: list[int] = []
        while True:
            shown = {
                "write_ready": left == 0,
                "command_ready": left == 0,
                "busy": left > 0,
                "done": done,
                "error": error,
                "read_valid": bool(result),
                "read_data": result[place] if result else 0,
                "read_last": bool(result) and place == self.words - 1,
            }
            for name, port in ports.items():
                if port is not None:
                    port.value = int(shown[name])
            # The shell's answer depends on what other parts of the bench change at the falling edge.
            await FallingEdge(dut.aclk)
            await Timer(500, "ps")
            if left:
                left -= 1
                if left == 0 and command:
                    done = True
                    error = self.error
                    result = [] if error else played_result(self.numbers, *command, self.words)
            else:
                if dut.rsa_write_valid_o.value:
                    register = int(dut.rsa_write_register_o.value)
                    if register == NO_REGISTER:
                        self.restarts += 1
                    else:
                        self.numbers.setdefault(register, []).append(int(dut.rsa_write_data_o.value))
                    result = [] if register == 0 else result
                if dut.rsa_command_valid_o.value:
                    command = int(dut.rsa_command_o.value), int(dut.rsa_length_o.value)
                    left, done, place = self.latency, False, 0
            if left and dut.rsa_write_valid_o.value:
                self.dropped += 1
            if result and dut.rsa_read_ready_o.value:
                place = (place + 1) % self.words
            if dut.rsa_wipe_o.value:
                self.numbers.clear()
                self.wipes += 1
                left, done, error, place, command = WIPE_CYCLES, False, 0, 0, None
                result = []
            await RisingEdge(dut.aclk)
