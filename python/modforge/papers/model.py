"""Tables of papers: published figures, ours beside them, and what is judged of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class Verdict(StrEnum):
    """The verdict on a published figure."""

    PASSED = "passed"
    REACHED = "reached"
    MISSED = "missed"
    NOT_COMPARABLE = "cannot be compared"


@dataclass(frozen=True)
class Figure:
    """A figure of ours, and where it comes from."""

    value: float | None

    source: str
    """The row: the command that makes it, the machine and the date, or the formula of a core."""

    modelled: bool = False
    """Whether a model gave it: neither measured nor routed."""


@dataclass(frozen=True)
class Cell:
    """One published figure beside ours.

    >>> cell = Cell("128 bits", "ns", 20.0, Figure(10.0, "measured"), less=True)
    >>> cell.ratio, str(cell.verdict)
    (2.0, 'passed')
    >>> str(Cell("128 bits", "ns", 20.0, None, less=True, reason="nothing was routed").verdict)
    'cannot be compared'
    """

    line: str
    """The line of the table."""

    column: str
    """The column, with its unit."""

    published: float | None
    """The published figure; None where the paper prints a dash."""

    ours: Figure | None

    less: bool
    """Whether less is better."""

    reason: str = ""
    """Why it cannot be compared."""

    @property
    def ratio(self) -> float | None:
        """How many times as good as the published figure ours is; above 1 is better."""
        if self.published is None or self.ours is None or self.ours.value is None or self.reason:
            return None
        pair = (self.published, self.ours.value) if self.less else (self.ours.value, self.published)
        return pair[0] / pair[1]

    @property
    def verdict(self) -> Verdict:
        """Return what is said of it; within half a per cent, both are the same."""
        if self.ratio is None:
            return Verdict.NOT_COMPARABLE
        if round(self.ratio, 2) == 1:
            return Verdict.REACHED
        return Verdict.PASSED if self.ratio > 1 else Verdict.MISSED

    @property
    def judged(self) -> str:
        """Return the verdict for people: that on a modelled figure says so.

        >>> Cell("128 bits", "ns", 20.0, Figure(10.0, "a model", modelled=True), less=True).judged
        'passed, modelled'
        """
        modelled = self.ratio is not None and self.ours is not None and self.ours.modelled
        return f"{self.verdict}, modelled" if modelled else str(self.verdict)

    def as_dict(self) -> dict[str, Any]:
        """Return the cell as plain data."""
        return {
            "line": self.line,
            "column": self.column,
            "published": self.published,
            "ours": None if self.ours is None else self.ours.value,
            "source": None if self.ours is None else self.ours.source,
            "modelled": self.ours is not None and self.ours.modelled,
            "less_is_better": self.less,
            "ratio": self.ratio,
            "verdict": str(self.verdict),
            "reason": self.reason or None,
        }


@dataclass(frozen=True)
class Erratum:
    """A place of a paper that is wrong, and what shows it."""

    place: str
    printed: str
    right: str
    counterexample: str

    tables: tuple[str, ...]
    """The tables that it touches."""


@dataclass(frozen=True)
class Table:
    """A table or a figure of a paper."""

    name: str
    """Its name on the command line."""

    title: str

    setting: str
    """The differences between the paper's setting and ours."""

    cells: tuple[Cell, ...]

    def __post_init__(self) -> None:
        """Refuse a cell without a figure of ours that does not say why."""
        for cell in self.cells:
            if cell.ratio is None and not cell.reason:
                raise ValueError(f"{self.name}, {cell.line}, {cell.column}: has no ratio and no reason")

    def as_dict(self, errata: Iterable[Erratum]) -> dict[str, Any]:
        """Return the table as plain data, with the errata that touch it."""
        return {
            "table": self.name,
            "title": self.title,
            "setting": self.setting,
            "cells": [cell.as_dict() for cell in self.cells],
            "verdicts": counted(self.cells),
            "errata": [vars(one) for one in errata if self.name in one.tables],
        }


def counted(cells: Iterable[Cell]) -> dict[str, int]:
    """Return how many cells have each verdict."""
    found = Counter(str(cell.verdict) for cell in cells)
    return {str(verdict): found[verdict] for verdict in Verdict}


@dataclass(frozen=True)
class Paper:
    """The text about a paper on its page."""

    name: str
    """Its name on the command line."""

    short: str
    """First author and year, for tables."""

    authors: str
    citation: str

    proposes: str
    """Its proposal, in five sentences."""

    built: tuple[str, ...]
    """The things that we built after it: a line each, with links from ``docs/papers``."""

    claims: tuple[tuple[str, str, str, str], ...]
    """Its claims: words for people, then table, line and column of the cell that judges each."""
