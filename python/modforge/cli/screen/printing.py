"""Print results on the standard output, where nothing else goes."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rich.console import Console

FILE_COLUMNS = 180
"""Of tables that do not go to a terminal, where no name needs to be cut."""

MIN_COLUMNS = 20
"""Narrower tables show nothing; COLUMNS=0 says that nobody knows."""

MAX_COLUMNS = 1000
"""Lines are filled with spaces up to the width."""

EXACT = 1 << 53
"""From here on readers that take all numbers for doubles lose bits."""


def print_json(data: object) -> None:
    """Print JSON; numbers that not all readers keep exactly are text."""
    click.echo(json.dumps(_exact(data), indent=1))


def _exact(data: Any) -> Any:
    if isinstance(data, dict):
        return {name: _exact(value) for name, value in data.items()}
    if isinstance(data, list | tuple):
        return [_exact(value) for value in data]
    return hex(data) if isinstance(data, int) and abs(data) >= EXACT else data


def console() -> Console:
    """Return where text and tables go."""
    from rich.console import Console  # takes longer to load than most commands to run

    found = Console(highlight=False)
    if found.width < MIN_COLUMNS or (not found.is_terminal and "COLUMNS" not in os.environ):
        found.width = FILE_COLUMNS
    found.width = min(found.width, MAX_COLUMNS)
    return found
