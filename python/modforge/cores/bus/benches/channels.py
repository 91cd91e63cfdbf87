"""Both ends of valid-ready channels, with random stalls, and the rules that every channel keeps.

Signals change on falling edges and are read there. No shell has a path from an input to an output, so what is seen on a
falling edge holds at the rising edge after it.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import cocotb
from cocotb.queue import Queue
from cocotb.triggers import FallingEdge

Stall = Callable[[], bool]


def never() -> bool:
    """Stall never."""
    return False


def sometimes(random: Random) -> Stall:
    """Stall in runs: mostly short, now and then long, with stretches without any."""
    left = [0, False]

    def stall() -> bool:
        if left[0] == 0:
            left[1] = random.random() < 0.5
            left[0] = random.choice((1, 1, 2, 3, 5, 12))
        left[0] -= 1
        return bool(left[1])

    return stall


class Source:
    """Sends the words that are put into ``queue``: a value for each of ``fields``, in their order."""

    def __init__(self, clock: Any, valid: Any, ready: Any, fields: tuple[Any, ...], stall: Stall, noise: Random):
        """Begin to send; between words the fields carry noise."""
        self.queue: Queue[tuple[int, ...]] = Queue()
        self.stall = stall
        valid.value = 0
        self.task = cocotb.start_soon(self._send(clock, valid, ready, fields, noise))

    async def _send(self, clock: Any, valid: Any, ready: Any, fields: tuple[Any, ...], noise: Random) -> None:
        while True:
            for field in fields:
                field.value = noise.getrandbits(len(field))
            if self.queue.empty() or self.stall():
                await FallingEdge(clock)
                continue
            for field, value in zip(fields, self.queue.get_nowait(), strict=True):
                field.value = value
            valid.value = 1
            while not ready.value:
                await FallingEdge(clock)
            await FallingEdge(clock)
            valid.value = 0


class Sink:
    """Takes words into ``queue``, and checks that a word that waits stays there as it is."""

    def __init__(self, clock: Any, valid: Any, ready: Any, fields: tuple[Any, ...], stall: Stall):
        """Begin to take."""
        self.queue: Queue[tuple[int, ...]] = Queue()
        self.stall = stall
        self.task = cocotb.start_soon(self._take(clock, valid, ready, fields))

    async def _take(self, clock: Any, valid: Any, ready: Any, fields: tuple[Any, ...]) -> None:
        waiting = None
        while True:
            go = not self.stall()
            ready.value = int(go)
            if valid.value:
                word = tuple(int(field.value) for field in fields)
                assert waiting in (None, word), f"a waiting word changed from {waiting} to {word}"
                waiting = None if go else word
                if go:
                    self.queue.put_nowait(word)
            else:
                assert waiting is None, f"valid fell before {waiting} was taken"
            await FallingEdge(clock)
