"""The table of designs: the best first, what was varied and what was asked in columns."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from modforge.explore.show.numbers import shown
from modforge.explore.sweep import Design

if TYPE_CHECKING:
    from rich.table import Table

MARK = "*"
"""The mark of designs on the Pareto front."""


USUAL = (
    *("cycles", "interval", "lut", "ff", "dsp", "levels", "area", "mhz", "ns", "rate"),
    *("limbs", "multiplications", "estimate", "square_ns"),
)
"""The columns that are shown if there are any such figures; all others if an aim or a bound names them."""


def shown_columns(there: Sequence[str], designs: Sequence[Design], named: Collection[str]) -> list[str]:
    """Return the columns of a table: the width, the parameters that differ, what is usual and what was ``named``."""
    settings = dict.fromkeys(name for one in designs for name in one.point.settings)
    differ = [name for name in settings if len({one.point.settings.get(name) for one in designs}) > 1]
    usual = {*USUAL} - {name.lower() for name in differ}
    if all(one.figures.get("interval") == one.figures.get("cycles") for one in designs):
        usual.discard("interval")
    chosen = [name for name in there if name in usual or name in named]
    return [*dict.fromkeys(["bits", *differ, *chosen])]


def table(columns: Sequence[str], designs: Sequence[Design], best: Collection[int]) -> Table:
    """Return the designs in these columns; ``best`` are those on the front, by ``id``."""
    from rich.table import Table  # takes longer to load than all the rest

    drawn = Table(box=None, padding=(0, 1, 0, 0))
    texts = {"", *(name for name in columns if any(isinstance(one.value(name), str) for one in designs))}
    for name in ("", *columns):
        drawn.add_column(name, justify="left" if name in texts else "right", no_wrap=True)
    for one in designs:
        cells = [shown(name, one.value(name)) for name in columns]
        drawn.add_row(MARK if id(one) in best else "", *cells)
    return drawn
