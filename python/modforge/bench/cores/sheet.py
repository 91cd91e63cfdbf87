"""A table of figures: for people, and as Markdown for the documentation."""

from __future__ import annotations

from dataclasses import dataclass

from rich.table import Table

NOTHING = "–"


@dataclass(frozen=True)
class Sheet:
    """A table as text."""

    title: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def markdown(self) -> str:
        """Return it as Markdown under its title."""
        return f"**{self.title}**\n\n{self.lines()}"

    def lines(self) -> str:
        """Return it as Markdown without its title."""
        lines = [self.header, ("---",) * len(self.header), *self.rows]
        return "\n".join("| " + " | ".join(line) + " |" for line in lines)

    def table(self) -> Table:
        """Return it for the terminal."""
        drawn = Table(title=f"\n{self.title}", title_justify="left", box=None, padding=(0, 1, 0, 0))
        first, *others = self.header
        drawn.add_column(first)
        for name in others:
            drawn.add_column(name, justify="right")
        for row in self.rows:
            drawn.add_row(*row)
        return drawn


def number(value: float | None, digits: int) -> str:
    """Write a figure, or that there is none."""
    return NOTHING if value is None else f"{value:.{digits}f}"
