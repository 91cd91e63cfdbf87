"""The rows of the page about mutants, for the tests that draw them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

PAGE = Path(__file__).resolve().parents[1] / "docs" / "figures" / "mutants.md"

ROW = re.compile(r"^\| (.+?) \| (.*?) ?\| (\d+) of (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", re.MULTILINE)
CODE = re.compile(r"`([^`]+)`")


class Row(NamedTuple):
    """One run: what was changed, with which parameters, and what came of the changes."""

    names: frozenset[str]
    parameters: str
    drawn: int
    of: int
    invalid: int
    equivalent: int
    killed: int
    survived: int


def rows() -> list[Row]:
    """Return the rows of the table; names are those of files, cores and shells."""
    found = []
    for what, parameters, *counts in ROW.findall(PAGE.read_text(encoding="utf-8")):
        found.append(Row(frozenset(CODE.findall(what)), parameters, *map(int, counts)))
    return found


def page_row(*names: str) -> Row:
    """Return the one row that has these names."""
    [found] = [one for one in rows() if one.names == set(names)]
    return found
