"""The cases of a test that `make test` has: the first of them, or some that are spread over all."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest


def first(count: int, cases: Sequence[Any]) -> list[Any]:
    """Return the cases of a parameter; all but the first of them are long.

    >>> [bool(each.marks) for each in first(1, [("a", 1), ("b", 2)])]
    [False, True]
    """
    values = [case if isinstance(case, tuple) else (case,) for case in cases]
    return [pytest.param(*case, marks=() if i < count else pytest.mark.long) for i, case in enumerate(values)]


def left_out(items: Sequence[pytest.Item]) -> Iterator[pytest.Item]:
    """Yield the cases that ``@pytest.mark.few(count)`` leaves to ``make test-all``."""
    tests: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("few"):
            tests.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for cases in tests.values():
        kept = spread(cases[0].get_closest_marker("few").args[0], cases)
        yield from (item for item in cases if item not in kept)


def spread(count: int, cases: Sequence[Any]) -> list[Any]:
    """Return so many of the cases, evenly spaced from the first to the last.

    >>> spread(3, "abcdefg"), spread(1, "abc"), spread(5, "ab")
    (['a', 'd', 'g'], ['a'], ['a', 'b'])
    """
    if count >= len(cases):
        return list(cases)
    return [cases[round(i * (len(cases) - 1) / max(1, count - 1))] for i in range(count)]
