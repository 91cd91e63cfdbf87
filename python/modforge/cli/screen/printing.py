"""Print results on the standard output, where nothing else goes."""

from __future__ import annotations

import json
import os
import shutil
import sys
from typing import TYPE_CHECKING, Any

import click

from modforge.cli.screen.words import wrapped

if TYPE_CHECKING:
    from rich.console import Console

FILE_COLUMNS = 180
"""The width of tables where the output is not a terminal."""

MIN_COLUMNS = 20
"""Narrower tables show nothing; COLUMNS=0 says that nobody knows."""

MAX_COLUMNS = 1000
"""Lines are filled with spaces up to the width."""

EXACT = 1 << 53
"""From here on readers that take all numbers for doubles lose bits."""


def print_json(data: object, *, err: bool = False) -> None:
    """Print JSON; numbers that not all readers keep exactly are text."""
    click.echo(json.dumps(_exact(data), indent=1), err=err)


def _exact(data: Any) -> Any:
    if isinstance(data, dict):
        return {name: _exact(value) for name, value in data.items()}
    if isinstance(data, list | tuple):
        return [_exact(value) for value in data]
    return hex(data) if isinstance(data, int) and abs(data) >= EXACT else data


def say(text: str, hanging: int = 2) -> None:
    """Print lines of text; on a terminal those that are too long go on below, words whole and indented by so much."""
    width = shutil.get_terminal_size().columns
    whole = not sys.stdout.isatty() or width < MIN_COLUMNS
    click.echo(text if whole else "\n".join(wrapped(line, width, hanging) for line in text.splitlines()))


def console() -> Console:
    """Return where text and tables go."""
    from rich.console import Console  # takes longer to load than most commands to run

    found = Console(highlight=False)
    if not found.is_terminal and "COLUMNS" not in os.environ:
        found.width = _columns_near()
    if found.width < MIN_COLUMNS:
        found.width = FILE_COLUMNS
    found.width = min(found.width, MAX_COLUMNS)
    return found


def _columns_near() -> int:
    """Return the width of the terminal of the error stream: what goes through a pipe is often read there."""
    try:
        return os.get_terminal_size(sys.__stderr__.fileno()).columns if sys.__stderr__ else FILE_COLUMNS
    except (OSError, ValueError):
        return FILE_COLUMNS
