"""Show progress on the error stream, so that standard output holds the results alone.

The first two seconds pass in silence. After them a terminal gets bars that move; anything else gets plain lines.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Sequence
from threading import RLock, Timer
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

import click

from modforge.cli.screen.printing import MIN_COLUMNS
from modforge.cli.screen.words import wrapped
from modforge.progress import Progress

if TYPE_CHECKING:
    from modforge.cli.screen.bars import Bars

SECONDS = 2.0
"""Anything slower reports progress."""

MAX_SECONDS = 60.0
"""The longest time between two progress lines, without a terminal."""

MAX_NOTE = 60
"""Characters of a note that are shown."""


class Display(Progress):
    """Shows the current stage and the steps that run in it."""

    def __init__(self, stage: str = "") -> None:
        """Begin with a stage of unknown length."""
        self._stage = stage
        self._total: float | None = None
        self._done: float = 0
        self._known = 0
        self._running: list[str] = []
        self._note = ""
        self._bars: Bars | None = None
        self._late = False
        self._lock = RLock()  # steps begin in several threads, and the timer is one more
        self._timer = Timer(SECONDS, self._begin)
        self._timer.daemon = True
        self._started = time.monotonic()
        self._begun: tuple[float, float] = (self._started, 0)
        self._next_line = 2 * SECONDS

    def __enter__(self) -> Self:
        """Start to count the seconds."""
        self._started = time.monotonic()
        self._begun = (self._started, 0)
        self._timer.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Take the bars away and be silent from now on."""
        self._timer.cancel()
        with self._lock:
            self._late = False
            if self._bars:
                self._bars.stop()
                self._bars = None

    def stage(self, name: str, total: float | None = None, done: float = 0) -> None:
        """Show another stage."""
        with self._lock:
            is_new = name != self._stage
            goes_on = not is_new and done >= self._done
            self._stage, self._total, self._done, self._known, self._note = name, total, done, 0, ""
            if not goes_on:
                self._begun = (time.monotonic(), done)
            self._running.clear()
            if is_new:
                self._say(name)
            if self._bars:
                self._bars.stage(name, total, done)

    def step(self, label: str) -> None:
        """Show the label while the step runs."""
        with self._lock:
            self._running.append(label)
            self._say(label)
            self._show()

    def done(self, label: str, *, cached: bool = False) -> None:
        """Advance the bar."""
        with self._lock:
            if label in self._running:
                self._running.remove(label)
            self._known += cached
            self._done += 1
            self._show()

    def reach(self, done: float) -> None:
        """Advance the bar to here; without a terminal print lines that come ever more rarely."""
        with self._lock:
            self._done = done
            self._show()
            seconds = time.monotonic() - self._started
            if _is_terminal() or not self._total or seconds < self._next_line:
                return
            self._next_line = seconds + min(seconds, MAX_SECONDS)
            click.echo(f"{self._stage}: {done / self._total:.1%} after {seconds:.0f} s{self._left()}", err=True)

    def _left(self) -> str:
        """Return how long the stage will still take at the speed so far, or nothing if that cannot be known."""
        when, before = self._begun
        gained = self._done - before
        if not self._total or gained <= 0 or self._done >= self._total:
            return ""
        return f", about {duration((time.monotonic() - when) * (self._total - self._done) / gained)} left"

    def note(self, text: str) -> None:
        """Show the text behind the bar; without a terminal it is left out."""
        with self._lock:
            self._note = text[:MAX_NOTE]
            self._show()

    def remark(self, text: str) -> None:
        """Print the text above the bars."""
        self.text([text])

    def text(self, lines: Sequence[str]) -> None:
        """Print the text above the bars, its title bold where there is more than a title."""
        with self._lock:
            title, *rest = lines
            styled = click.style(title, bold=True) if rest else title
            printed = [styled, *(f"  {line}" for line in rest), *([""] if rest else [])]
            if _is_terminal():
                width = max(os.get_terminal_size(sys.stderr.fileno()).columns, MIN_COLUMNS)
                printed = [wrapped(line, width) for line in printed]
            if self._bars:
                self._bars.print("\n".join(printed))
            else:
                click.echo("\n".join(printed), err=True)

    def measuring(self) -> Callable[[dict[str, Any]], None]:
        """Return what shows the rounds of a comparison."""

        def show(event: dict[str, Any]) -> None:
            with self._lock:
                if self._total != event["total"]:
                    self.stage("Measuring", event["total"])
                self._note = f"{event['operation']} modulo {event['modulus']}".replace("_", " ")[:MAX_NOTE]
                self.reach(event["done"])

        return show

    def _begin(self) -> None:
        """Start to show: two seconds have passed."""
        with self._lock:
            self._late = True
            if _is_terminal():
                from modforge.cli.screen.bars import Bars  # takes longer to load than many a command to run

                self._bars = Bars()
                self._bars.stage(self._stage, self._total, self._done)
                self._show()
            else:
                self._say(self._running[-1] if self._running else self._stage)

    def _say(self, line: str) -> None:
        if self._late and line and not _is_terminal():
            click.echo(line, err=True)

    def _show(self) -> None:
        if self._bars:
            known = [f"{self._known} known from earlier"] if self._known else []
            note = [self._note] if self._note else []
            self._bars.show(self._done, "; ".join([*known, *self._running, *note]))


def duration(seconds: float) -> str:
    """Return a length of time in the unit that fits it.

    >>> duration(89.6), duration(91), duration(3 * 3600)
    ('90 s', '2 min', '3.0 h')
    """
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"


def _is_terminal() -> bool:
    return sys.stderr.isatty()
