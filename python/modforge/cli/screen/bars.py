"""Bars that move, on a terminal."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape
from rich.progress import (
    BarColumn,
    Progress,
    ProgressColumn,
    SpinnerColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Column
from rich.text import Text


class _Counted(BarColumn):
    """A bar where it is known how much there is to do."""

    def render(self, task: Task) -> Text | object:  # type: ignore[override]
        return Text() if task.total is None else super().render(task)


class _Share(TextColumn):
    """Steps done of all of them if these are few, else the percentage."""

    def render(self, task: Task) -> Text:
        if task.total is None:
            return Text()
        few = task.total < FEW and task.total == int(task.total) and task.total > 1
        return Text(f"{task.completed:.0f}/{task.total:.0f}" if few else f"{task.percentage:.0f}%")


class _Left(TimeRemainingColumn):
    """The time that is left, where that can be known."""

    def render(self, task: Task) -> Text:
        known = task.total is not None and task.time_remaining is not None
        return Text("left: ") + super().render(task) if known else Text()


class _Now(ProgressColumn):
    """The running step, cut at the end of the line: the one column that shrinks on a narrow terminal."""

    def render(self, task: Task) -> Text:
        return Text(task.fields["now"], style="dim", no_wrap=True, overflow="ellipsis")


FEW = 1000
"""Steps that are counted one by one."""

WIDTH, NARROW = 20, 8
"""Characters of a bar, so that there is room for what runs; fewer on terminals of less than :data:`WIDE` columns."""

WIDE = 100


class Bars:
    """One bar, for the current stage, with what runs behind it."""

    def __init__(self) -> None:
        """Start to show."""
        self._console = Console(stderr=True, highlight=False)
        self._progress = Progress(
            SpinnerColumn(),
            TextColumn("{task.description}", table_column=Column(no_wrap=True)),
            _Counted(bar_width=WIDTH if self._console.width >= WIDE else NARROW, table_column=Column(no_wrap=True)),
            _Share("", table_column=Column(no_wrap=True)),
            TimeElapsedColumn(table_column=Column(no_wrap=True)),
            _Left(table_column=Column(no_wrap=True)),
            _Now(),
            console=self._console,
            transient=True,
        )
        self._task = self._progress.add_task("", total=None, now="")
        self._progress.start()

    def stage(self, name: str, total: float | None, done: float) -> None:
        """Show another stage."""
        self._progress.remove_task(self._task)
        self._task = self._progress.add_task(escape(name), total=total, completed=int(done), now="")

    def show(self, done: float, now: str) -> None:
        """Show how much is done, and what runs now."""
        self._progress.update(self._task, completed=done, now=now)

    def print(self, text: str) -> None:
        """Print a text above the bar."""
        self._progress.print(Text.from_ansi(text))

    def stop(self) -> None:
        """Take the bar away."""
        self._progress.stop()
