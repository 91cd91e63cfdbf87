"""Shared by the golden models of all inverters: the mathematics and the ports.

>>> inverse(8, Task(a=7, m=15, mode=0)), inverse(8, Task(a=6, m=15, mode=0)), inverse(8, Task(a=7, m=14, mode=0))
(Answer(x=13, error=False), Answer(x=3, error=True), Answer(x=0, error=True))
"""

from __future__ import annotations

from dataclasses import dataclass
from math import gcd

MODES = range(4)
"""Bit 0: the number comes from the Montgomery domain. Bit 1: the result goes there."""


@dataclass(frozen=True)
class Task:
    """One inversion to try."""

    a: int
    m: int
    mode: int
    fixed: bool = False
    """Take the maximum of cycles of the mode."""

    def __str__(self) -> str:
        """Write the numbers as a reader needs them to try the case again."""
        return f"m = {self.m:#x}, a = {self.a:#x}, mode {self.mode}{', fixed time' if self.fixed else ''}"


@dataclass(frozen=True)
class Inputs:
    """The inputs of an inverter at one rising edge."""

    valid: bool = False
    ready: bool = False
    task: Task = Task(0, 0, 0)


@dataclass(frozen=True)
class Answer:
    """The result of an inverter."""

    x: int
    error: bool


def exponent(montgomery_exponent: int, mode: int) -> int:
    """Return the e of a^-1 * 2^e that the mode asks for.

    >>> [exponent(256, mode) for mode in MODES]
    [0, 256, 256, 512]
    """
    return montgomery_exponent * (0, 1, 1, 2)[mode]


def inverse(montgomery_exponent: int, task: Task) -> Answer:
    """Return the result of one inversion, for an m of at least 3 or an even one."""
    if task.m % 2 == 0:
        return Answer(0, True)
    divisor = gcd(task.a, task.m)
    if divisor > 1:
        return Answer(divisor if task.a else 0, True)
    factor = pow(2, exponent(montgomery_exponent, task.mode), task.m)
    return Answer(pow(task.a, -1, task.m) * factor % task.m, False)
