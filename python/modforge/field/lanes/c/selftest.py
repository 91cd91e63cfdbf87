"""The self-test that comes with the code for eight lanes: results that Python integers gave."""

from __future__ import annotations

from modforge.field.c.rows import encodings, rows
from modforge.field.lanes.code import LaneCode, figures
from modforge.field.layouts.digits.lanes import LANES
from modforge.field.templates import render


def program(code: LaneCode) -> str:
    """Return the C program; the last rows are repeated so that eight of them are always there."""
    layout = code.layout
    tried, read = rows(layout), encodings(layout)
    return render(
        "lanes/c/test.c",
        **figures(code),
        rows=tried + tried[: -len(tried) % LANES],
        encodings=read + read[: -len(read) % LANES],
        of_products=bool(layout.of_products),
        powers="invert" not in code.missing,
        sqrt="sqrt" not in code.missing,
    )
