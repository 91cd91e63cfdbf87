"""Tables of papers as text: a line for each line of the paper, our figure and the verdict beside each published one."""

from __future__ import annotations

from modforge.bench.cores.sheet import NOTHING, Sheet
from modforge.papers.model import Cell, Table, Verdict


def sheet(table: Table) -> tuple[Sheet, list[str]]:
    """Return the table, and the reasons that its marks [1], [2], … stand for."""
    columns = list(dict.fromkeys(cell.column for cell in table.cells))
    reasons: list[str] = []
    lines: dict[str, dict[str, str]] = {}
    for cell in table.cells:
        if cell.reason and cell.reason not in reasons:
            reasons.append(cell.reason)
        mark = f" [{reasons.index(cell.reason) + 1}]" if cell.reason else ""
        lines.setdefault(cell.line, {})[cell.column] = said(cell) + mark
    rows = tuple((line, *(found.get(column, "") for column in columns)) for line, found in lines.items())
    return Sheet(table.title, ("paper → ours (times as good)", *columns), rows), reasons


def said(cell: Cell) -> str:
    """Return both figures of a cell, and the ratio with its verdict.

    >>> from modforge.papers.model import Figure
    >>> said(Cell("128 bits", "ns", 20.0, Figure(12.5, "measured"), less=True))
    '20 → 12.5 (1.60, passed)'
    """
    ours = NOTHING if cell.ours is None or cell.ours.value is None else number(cell.ours.value)
    both = f"{NOTHING if cell.published is None else number(cell.published)} → {ours}"
    if cell.verdict is Verdict.NOT_COMPARABLE or cell.ratio is None:
        return both
    return f"{both} ({cell.ratio:.2f}, {cell.judged})"


def number(value: float) -> str:
    """Write a figure with four digits that count, or all of a whole number.

    >>> number(202906), number(16.543), number(0.00461), number(1.0)
    ('202906', '16.54', '0.00461', '1')
    """
    return f"{value:.0f}" if value == int(value) or abs(value) >= 1000 else f"{value:.4g}"


def sources(table: Table) -> list[str]:
    """Return where our figures of a table come from, each once."""
    return list(dict.fromkeys(cell.ours.source for cell in table.cells if cell.ours is not None and cell.ratio))
