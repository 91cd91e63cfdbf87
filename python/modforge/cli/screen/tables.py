"""Tables whose words stay whole: where a screen is too narrow for the columns, each row becomes a few lines."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Column, Table
from rich.text import Text

from modforge.cli.screen.printing import MAX_COLUMNS, console
from modforge.cli.screen.words import wrapped


def show(*tables: RenderableType) -> None:
    """Print tables, or groups of them."""
    screen = console()
    for table in _single(tables):
        if not isinstance(table, Table):
            screen.print(table)
        elif (room := screen.width - _least_width(table, screen)) >= 0:
            _widen(table, screen, room)
            screen.print(table)
        else:
            screen.print(Text("\n".join(_lines(table, screen))), soft_wrap=True)


def _single(tables: tuple[RenderableType, ...]) -> Iterator[RenderableType]:
    for table in tables:
        if isinstance(table, Group):
            yield from _single(tuple(table.renderables))
        else:
            yield table


def _least_width(table: Table, screen: Console) -> int:
    """Return the width at which no word is broken and no line cut that must be whole."""
    _, right, _, left = table.padding
    borders = len(table.columns) + 1 if table.box else 0
    return borders + sum(left + right + _widths(column, screen)[0] for column in table.columns)


def _widen(table: Table, screen: Console, room: int) -> None:
    """Give each column its least width, and as much of the room as it has use for: Rich itself breaks words."""
    widths = {id(column): _widths(column, screen) for column in table.columns}
    columns = sorted(table.columns, key=lambda column: widths[id(column)][1] - widths[id(column)][0])
    for number, column in enumerate(columns):
        least, most = widths[id(column)]
        column.width = least + min(most - least, room // (len(columns) - number))
        room -= column.width - least


def _widths(column: Column, screen: Console) -> tuple[int, int]:
    """Return the width at which the words of a column are whole, and that at which all its lines are."""
    options = screen.options.update_width(MAX_COLUMNS)
    widths = [Measurement.get(screen, options, cell) for cell in (column.header, *column.cells)]
    most = max(width.maximum for width in widths)
    return most if column.no_wrap else max(width.minimum for width in widths), most


def _lines(table: Table, screen: Console) -> Iterator[str]:
    """Yield the first cell of each row, and below it the others that are not empty, behind the heads of their columns.

    A column without a head has words for the cell before it.
    """
    if table.title:
        yield from wrapped(_plain(table.title, screen), screen.width).splitlines() or [""]
    heads = [" ".join(_plain(column.header, screen).split()) for column in table.columns]
    for row in zip(*(column.cells for column in table.columns), strict=True):
        first, *others = (_plain(cell, screen) for cell in row)
        yield wrapped(first, screen.width)
        facts: list[str] = []
        for head, cell in zip(heads[1:], others, strict=True):
            text = " ".join(cell.split())
            if head and text:
                facts.append(f"  {head}: {text}")
            elif text and facts:
                facts[-1] += f", {text}"
        yield from (wrapped(fact, screen.width) for fact in facts)
    if table.caption:
        yield wrapped(_plain(table.caption, screen), screen.width)


def _plain(cell: RenderableType, screen: Console) -> str:
    return screen.render_str(cell).plain if isinstance(cell, str) else str(cell)
