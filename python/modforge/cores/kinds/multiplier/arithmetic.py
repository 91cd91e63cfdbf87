"""Shared by the golden models of all multipliers: the mathematics, the ports, a row of full adders."""

from __future__ import annotations

from dataclasses import dataclass

from modforge.cores.model.operands import Pair


def product(exponent: int, a: int, b: int, n: int) -> int:
    """Return A * B * 2^-exponent mod n, the residue that the result of a multiplier belongs to."""
    return a * b * pow(2, -exponent, n) % n


def in_range(bits: int, a: int, b: int, n: int, value: int) -> bool:
    """Return whether a result keeps the bounds that make it an operand again.

    Operands below 2^(bits + 1) give a result below 2^(bits + 1), operands below 2n one below 2n.

    >>> in_range(3, 9, 9, 5, 9), in_range(3, 9, 9, 5, 10), in_range(3, 10, 9, 5, 15)
    (True, False, True)
    """
    return value < (2 * n if max(a, b) < 2 * n else 2 << bits)


def compress(x: int, y: int, z: int) -> Pair:
    """Return (sum, carry) with x + y + z = sum + 2 * carry, bit by bit."""
    return x ^ y ^ z, x & y | x & z | y & z


@dataclass(frozen=True)
class Inputs:
    """The inputs of a multiplier at one rising edge."""

    valid: bool = False
    ready: bool = False
    a: Pair = (0, 0)
    b: Pair = (0, 0)
    n: int = 0
