"""Arguments and options that several commands share, and how they print."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from modforge import bench, field
from modforge.engine_check import EngineError
from modforge.hardware import catalogue
from modforge.hardware.catalogue import MULTIPLIERS, Core
from modforge.hardware.errors import HardwareError
from modforge.machine import KernelError
from modforge.plan import MAX_BITS, ModulusError, NamedModulus, parse_modulus
from modforge.results import Results, ResultsError, cache_directory

EXPECTED_ERRORS = (
    ModulusError,
    ResultsError,
    HardwareError,
    EngineError,
    KernelError,
    field.FieldError,
    field.CheckError,
    bench.BenchError,
)
"""Errors whose message is all that the user needs."""


class BadArgument(click.ClickException):
    """An argument that cannot be read: one line, without the usage that click prints before it."""

    exit_code = 2


class Modulus(click.ParamType[NamedModulus]):
    """A modulus as text: a name, decimal, 0x hex or an expression."""

    name = "modulus"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> NamedModulus:  # noqa: ARG002
        """Read the text, or fail with one line."""
        try:
            return value if isinstance(value, NamedModulus) else parse_modulus(value)
        except ModulusError as error:
            raise BadArgument(str(error)) from None


class CoreName(click.ParamType[Core]):
    """The name of a core of the catalogue."""

    name = "core"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Core:  # noqa: ARG002
        """Find the core, or fail with the names there are."""
        try:
            return value if isinstance(value, Core) else catalogue.core(value)
        except HardwareError as error:
            raise BadArgument(str(error)) from None


class Setting(click.ParamType[tuple[str, int]]):
    """A parameter of a core with its value."""

    name = "NAME=VALUE"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, int]:  # noqa: ARG002
        """Read the text, or fail with one line."""
        if isinstance(value, tuple):
            return value
        name, _, number = value.partition("=")
        if not re.fullmatch(r"[A-Za-z]\w*", name) or not re.fullmatch(r"[0-9]{1,9}", number):
            raise BadArgument(f"--set takes a name, = and a number below 10^9, as in Cells=16, not {value!r}")
        return name, int(number)


def _once(_context: click.Context, _option: click.Parameter, given: tuple[tuple[str, int], ...]) -> dict[str, int]:
    """Return the settings as a mapping, or fail if a name comes twice."""
    settings = dict(given)
    if len(settings) < len(given):
        raise BadArgument("--set sets the same parameter twice")
    return settings


class Group(click.Group):
    """A group of commands that ends with one line for every expected error."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command."""
        try:
            return super().invoke(ctx)
        except EXPECTED_ERRORS as error:
            raise click.ClickException(str(error)) from None
        except OSError as error:
            where = f"{error.filename}: " if error.filename else ""
            raise click.ClickException(f"{where}{error.strerror or error}") from None


json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
moduli_argument = click.argument("moduli", nargs=-1, required=True, type=Modulus())
output_option = click.option(
    "-o", "--output", type=click.Path(file_okay=False, path_type=Path), required=True, help="Folder to write."
)
core_argument = click.argument("core", type=CoreName())
bits_option = click.option("--bits", type=click.IntRange(2, MAX_BITS), required=True, help="Width of the modulus.")


def settings_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that set parameters of the core's own; the command gets them as ``settings``."""

    @wraps(command)
    def with_settings(*arguments: Any, settings: dict[str, int], multiplier: str | None, **options: Any) -> Any:
        if multiplier is not None:
            if "Multiplier" in settings:
                raise BadArgument("--set and --multiplier both name a multiplier")
            settings["Multiplier"] = MULTIPLIERS.index(multiplier)
        return command(*arguments, settings=settings, **options)

    set_option = click.option(
        "--set",
        "settings",
        type=Setting(),
        multiple=True,
        callback=_once,
        help="A parameter of the core's own, as NAME=VALUE; may come several times. [default: see modforge core show]",
    )
    multiplier_option = click.option(
        "--multiplier", type=click.Choice(MULTIPLIERS), help="The multiplier inside an exponentiator, by name."
    )
    return set_option(multiplier_option(with_settings))


def print_json(data: object) -> None:
    """Print to the standard output, where nothing else goes."""
    click.echo(json.dumps(data, indent=1))


def console() -> Console:
    """Return where text and tables go."""
    return Console(highlight=False)


def open_results() -> Results:
    """Open the results of this user."""
    return Results.open(cache_directory() / "results.duckdb")
