"""The cases of a test of which `make test` has the first alone."""

from collections.abc import Sequence
from typing import Any

import pytest


def first(count: int, cases: Sequence[Any]) -> list[Any]:
    """Return the cases of a parameter; all but the first of them are long.

    >>> [bool(each.marks) for each in first(1, [("a", 1), ("b", 2)])]
    [False, True]
    """
    values = [case if isinstance(case, tuple) else (case,) for case in cases]
    return [pytest.param(*case, marks=() if i < count else pytest.mark.long) for i, case in enumerate(values)]
