"""Figures as people read them."""

from __future__ import annotations

from modforge.explore.columns import COLUMNS

LONG = 10**15
"""From here on a value is a modulus, not a count."""

NOTHING = "–"


def shown(column: str, figure: float | str | None) -> str:
    """Write a figure of a column, or that there is none.

    >>> shown("mhz", 123.25), shown("lut", 1234), shown("rate", 947692.3), shown("Cells", None)
    ('123.2', '1234', '947692', '–')
    """
    if figure is None:
        return NOTHING
    if isinstance(figure, str):
        return figure
    if isinstance(figure, int):
        return str(figure) if figure < LONG else f"{hex(figure)[:8]}…"
    digits = COLUMNS[column].digits if column in COLUMNS else 0
    return f"{figure:.{digits}f}"
