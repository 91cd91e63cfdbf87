"""The most telling of many edge cases, for benches that have no time for all: gates in Icarus are slow.

A case has traits, such as "the number is 0" or "there is no inverse". Each trait that any case has is seen in one of
those that are chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

Case = TypeVar("Case")


def telling(cases: Iterable[Case], traits: Callable[[Case], Iterable[Hashable]]) -> list[Case]:
    """Return a few cases with all traits that there are: again and again the one with the most that are new.

    >>> telling([3, 4, 6, 12], lambda number: [n for n in (2, 3, 4) if number % n == 0])
    [12]
    >>> telling(["ab", "bc", "c"], set)
    ['ab', 'bc']
    """
    left = [(case, frozenset(traits(case))) for case in cases]
    seen: set[Hashable] = set()
    chosen = []
    while left:
        case, shown = max(left, key=lambda one: len(one[1] - seen))
        if shown <= seen:
            break
        chosen.append(case)
        seen |= shown
    return chosen


def place(value: int, n: int) -> str:
    """Return where a number lies: at an edge of what is below n, within, or beyond.

    >>> [place(value, 9) for value in (0, 1, 2, 8, 9, 10)]
    ['0', '1', 'within', 'n - 1', 'n', 'beyond']
    """
    return {0: "0", 1: "1", n: "n", n - 1: "n - 1"}.get(value, "within" if value < n else "beyond")


def length(n: int, bits: int) -> str:
    """Return what a modulus of up to so many bits looks like.

    >>> [length(n, 8) for n in (1, 3, 17, 129, 131, 255)]
    ['1', '3', 'short', 'shortest of all bits', 'of all bits', 'all ones']
    """
    top = 1 << bits - 1
    known = {1: "1", 3: "3", 2 * top - 1: "all ones", top + 1: "shortest of all bits"}
    return known.get(n, "short" if n < top else "of all bits")
