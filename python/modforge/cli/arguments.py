"""Arguments and options that several commands share."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from modforge.cli.group import BadArgument
from modforge.plan import ModulusError, NamedModulus, parse_modulus
from modforge.results import Question, Results, cache_directory


class Modulus(click.ParamType[NamedModulus]):
    """A modulus as text: a name, decimal, 0x hex or an expression."""

    name = "modulus"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> NamedModulus:  # noqa: ARG002
        """Read the text, or fail with one line."""
        try:
            return value if isinstance(value, NamedModulus) else parse_modulus(value)
        except ModulusError as error:
            raise BadArgument(str(error)) from None


class FileName(click.Path):
    """The name of a file, which need not exist; an empty name is refused, as it would mean the current folder."""

    def __init__(self) -> None:
        """Give paths."""
        super().__init__(dir_okay=False, path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the path."""
        if not value:
            self.fail("the name is empty", param, ctx)
        return super().convert(value, param, ctx)


json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
moduli_argument = click.argument("moduli", nargs=-1, required=True, type=Modulus(), metavar="MODULUS...")
output_option = click.option(
    "-o", "--output", type=click.Path(file_okay=False, path_type=Path), required=True, help="Folder to write."
)


def answer(results: Results, question: Question) -> tuple[Mapping[str, Any], str]:
    """Return the figures that answer a question, and a remark for people if they are known from earlier."""
    known = results.known(question)
    return (known or results.answer(question)).outputs, ", known from earlier" if known else ""


def open_results() -> Results:
    """Open this user's results; if that fails, say so and keep new ones only for this command."""

    def unusable(reason: str) -> None:
        click.echo(f"Not stored: {reason}", err=True)

    return Results.open(cache_directory() / "results.duckdb", unusable=unusable)
