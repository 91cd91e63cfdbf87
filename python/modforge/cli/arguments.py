"""Arguments and options that several commands share."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem

from modforge.cli.group import BadArgument
from modforge.cluster import Cluster, connected
from modforge.errors import shown
from modforge.files import is_stream, need_file, need_writable
from modforge.plan import ModulusError, NamedModulus, parse_modulus
from modforge.plan.expression import MAX_BITS, MAX_DIGITS, evaluate
from modforge.plan.named import known_moduli
from modforge.results import Question, Results, cache_directory


class Modulus(click.ParamType[NamedModulus]):
    """A modulus as text: a name, decimal, 0x hex or an expression; an odd one unless ``odd`` is false, as for cores: a
    core says itself which ones it takes.
    """

    name = "modulus"

    def __init__(self, *, odd: bool = True) -> None:
        """Say whether even ones are refused."""
        self._odd = odd

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> NamedModulus:  # noqa: ARG002
        """Read the text, or fail with one line."""
        try:
            return value if isinstance(value, NamedModulus) else parse_modulus(value, odd=self._odd)
        except ModulusError as error:
            raise BadArgument(str(error)) from None

    def shell_complete(
        self,
        ctx: click.Context,  # noqa: ARG002
        param: click.Parameter,  # noqa: ARG002
        incomplete: str,
    ) -> list[CompletionItem[str]]:
        """Complete the name of a known modulus."""
        return [CompletionItem(one.name, help=one.what) for one in known_moduli() if one.name.startswith(incomplete)]


class Number(click.ParamType[int]):
    """A number as decimal, 0x hex or an expression."""

    name = "number"

    def __init__(self, argument: str) -> None:
        """Name the argument in messages."""
        self._argument = argument

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:  # noqa: ARG002
        """Read the text, or fail with one line."""
        try:
            return value if isinstance(value, int) else evaluate(value)
        except ModulusError as error:
            raise BadArgument(error.of(self._argument)) from None


def _text(value: str) -> str:
    """Return the text itself, or that of the file if it is ``@FILE``: no more of it than can be a number."""
    if not value.startswith("@"):
        return value
    if value == "@":
        raise BadArgument("@: the name of the file is missing after it")
    need_file(path := Path(value[1:]))
    with path.open("rb") as file:
        read = file.read(MAX_DIGITS + 1)
    if len(read) > MAX_DIGITS:
        raise BadArgument(f"{shown(value)}: over {MAX_DIGITS} bytes; a number here has at most {MAX_BITS} bits")
    try:
        return read.decode("utf-8-sig").strip()
    except UnicodeDecodeError as error:
        raise BadArgument(f"{shown(value)}: the file is not valid UTF-8 at byte {error.start}") from None


class FileModulus(Modulus):
    """A modulus as text, or ``@FILE`` with such a text in it."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> NamedModulus:
        """Read the text."""
        return super().convert(_text(value) if isinstance(value, str) else value, param, ctx)


class FileNumber(Number):
    """A number as text, or ``@FILE`` with such a text in it."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Read the text."""
        number = super().convert(_text(value) if isinstance(value, str) else value, param, ctx)
        if number.bit_length() > MAX_BITS:
            size = number.bit_length()
            raise BadArgument(f"{self._argument}: it has {size} bits; a number here has at most {MAX_BITS}")
        return number


DASH = "-"
"""What stands for the standard input or output in many programs."""


class Folder(click.Path):
    """A folder to write, which need not exist; an empty name, which would mean the current one, is refused, and before
    any work one that cannot be written.
    """

    def __init__(self) -> None:
        """Give paths."""
        super().__init__(file_okay=False, path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the path."""
        if value == DASH:
            raise BadArgument(f"{DASH}: a folder is written here, and not the standard output; give it a name")
        if not value:
            self.fail("the name is empty", param, ctx)
        folder = Path(os.fsdecode(super().convert(value, param, ctx)))
        need_writable(folder)
        return folder


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


class OutputFile(FileName):
    """The name of a file to write; it is refused before any work where its folder cannot be written.

    ``dash`` is what - stands for; without it, - is refused.
    """

    def __init__(self, *, dash: Path | None = None) -> None:
        """Know what - stands for."""
        super().__init__()
        self._dash = dash

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the path."""
        if value == DASH:
            if self._dash is None:
                raise BadArgument(f"{DASH}: a file is written here, and not the standard output; give it a name")
            return self._dash
        path = super().convert(value, param, ctx)
        if not is_stream(path):
            need_writable(path.resolve().parent)
        return path


json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
moduli_argument = click.argument("moduli", nargs=-1, required=True, type=Modulus(), metavar="MODULUS...")
cluster_option = click.option(
    "--cluster", metavar="ADDRESS", help="Compute on the workers of the Dask scheduler there, as tcp://10.0.0.1:8786."
)
output_option = click.option("-o", "--output", type=Folder(), required=True, help="Folder to write.")


def answer(results: Results, question: Question) -> tuple[Mapping[str, Any], str]:
    """Return the figures that answer a question, and a remark for people if they are known from earlier."""
    known = results.known(question)
    return (known or results.answer(question)).outputs, ", known from earlier" if known else ""


def open_results() -> Results:
    """Open this user's results; if that fails, say so and keep new ones only for this command."""

    def unusable(reason: str) -> None:
        click.echo(f"Not stored: {reason}", err=True)

    return Results.open(cache_directory() / "results.duckdb", unusable=unusable)


@contextmanager
def open_cluster(address: str | None) -> Iterator[Cluster | None]:
    """Connect to a scheduler if one is given."""
    if address is None:
        yield None
    else:
        with connected(address) as cluster:
            yield cluster
