"""How many times as long as ours the best of the others has to take for a job that users have."""

from __future__ import annotations

import re

LEVEL = 1.0
"""Nobody is to be faster."""

POWER, POWER_BITS = 1.15, 512
"""The same for powers from so many bits on, where the engine leads inside."""


def target(operation: str, size: str) -> float:
    """Return it for a job of a size.

    >>> target("power, public", "256 bits"), target("powers of a list, public", "64 of 2048 bits"), target("gcd", "")
    (1.0, 1.15, 1.0)
    """
    bits = re.search(r"(\d+) bits$", size)
    is_long = bits is not None and int(bits[1]) >= POWER_BITS
    return POWER if is_long and operation.startswith("power") else LEVEL
