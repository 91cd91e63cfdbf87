"""What a command says while its user waits, on the error stream."""

from __future__ import annotations

from threading import Timer
from types import TracebackType
from typing import Self

import click

SECONDS = 2.0
"""A command that takes longer says what it is doing."""


class Patience:
    """Hears what is being done, and from two seconds on prints it line by line."""

    def __init__(self, first: str) -> None:
        """Begin with this work."""
        self._now = first
        self._late = False
        self._timer = Timer(SECONDS, self._begin)
        self._timer.daemon = True

    def __enter__(self) -> Self:
        """Start to count the seconds."""
        self._timer.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Be silent from now on."""
        self._timer.cancel()

    def __call__(self, work: str) -> None:
        """Take note of the work that begins."""
        self._now = work
        if self._late:
            click.echo(work, err=True)

    def _begin(self) -> None:
        self._late = True
        click.echo(self._now, err=True)
