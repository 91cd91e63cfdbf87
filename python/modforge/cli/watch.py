"""How far a command is, on the error stream: a line that moves on a terminal, plain lines elsewhere."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from types import TracebackType
from typing import TYPE_CHECKING, Self

import click

from modforge.cli.patience import SECONDS, Patience

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import ProgressColumn

MOST_SECONDS = 60.0
"""Between two lines about a long work where there is no terminal."""


@contextmanager
def working(text: str) -> Iterator[Callable[[str], None]]:
    """Show the text, and what is said of the work later, with the time; without a terminal the text alone."""
    console = _console()
    if not console.is_terminal:
        with Patience(text):
            yield lambda _: None
        return
    from rich.markup import escape
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(escape(text))
        yield lambda now: progress.update(task, description=escape(now))


class Count:
    """A work that can be counted: a bar with the time left, without a terminal lines that come ever more rarely."""

    def __init__(self, what: str) -> None:
        """Know what is counted, but neither how much there is nor what is done."""
        from rich.progress import Progress

        console = _console()
        self._what = what
        self._total = 1.0
        self._bar = Progress(*_columns(), console=console, transient=True, disable=not console.is_terminal)
        self._task = self._bar.add_task(what, total=None)
        self._silent = console.is_terminal
        self._started = time.monotonic()
        self._next = 2 * SECONDS
        self._open = ExitStack()

    def __enter__(self) -> Self:
        """Start to show."""
        self._open.enter_context(self._bar)
        if not self._silent:
            # A first part may take long.
            self._open.enter_context(Patience(self._what))
        self._started = time.monotonic()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Show nothing any more."""
        self._open.close()

    def begin(self, total: float, done: float = 0) -> None:
        """Take note of how much there is, and what was done before, which does not count for the speed."""
        self._total = total
        self._bar.reset(self._task, total=total, completed=int(done))

    def done(self, now: float) -> None:
        """Show how much is done."""
        self._bar.update(self._task, completed=now)
        seconds = time.monotonic() - self._started
        if self._silent or seconds < self._next:
            return
        self._next = seconds + min(seconds, MOST_SECONDS)
        click.echo(f"{self._what}: {now / self._total:.1%} after {seconds:.0f} s", err=True)


def _console() -> Console:
    from rich.console import Console  # takes longer to load than many a command to run

    return Console(stderr=True, highlight=False)


def _columns() -> tuple[ProgressColumn, ...]:
    from rich.progress import BarColumn, TaskProgressColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn

    left = (TextColumn("left:"), TimeRemainingColumn())
    return (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn(), *left)
