"""Arguments and options that several commands share, and how they print."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from modforge.cli.group import BadArgument
from modforge.plan import ModulusError, NamedModulus, parse_modulus
from modforge.results import Results, cache_directory

if TYPE_CHECKING:
    from rich.console import Console


class Modulus(click.ParamType[NamedModulus]):
    """A modulus as text: a name, decimal, 0x hex or an expression."""

    name = "modulus"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> NamedModulus:  # noqa: ARG002
        """Read the text, or fail with one line."""
        try:
            return value if isinstance(value, NamedModulus) else parse_modulus(value)
        except ModulusError as error:
            raise BadArgument(str(error)) from None


json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
moduli_argument = click.argument("moduli", nargs=-1, required=True, type=Modulus())
output_option = click.option(
    "-o", "--output", type=click.Path(file_okay=False, path_type=Path), required=True, help="Folder to write."
)


FILE_COLUMNS = 180
"""Of tables that do not go to a terminal, where no name needs to be cut."""


def print_json(data: object) -> None:
    """Print to the standard output, where nothing else goes; numbers that not all readers keep exactly are text."""
    click.echo(json.dumps(_exact(data), indent=1))


EXACT = 1 << 53
"""From here on readers that take all numbers for doubles lose bits."""


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
    if not found.is_terminal and "COLUMNS" not in os.environ:
        found.width = FILE_COLUMNS
    return found


def open_results() -> Results:
    """Open the results of this user; where that is not possible, say so and keep them for this command alone."""

    def unusable(reason: str) -> None:
        click.echo(f"Not stored: {reason}", err=True)

    return Results.open(cache_directory() / "results.duckdb", unusable=unusable)
