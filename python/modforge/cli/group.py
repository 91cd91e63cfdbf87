"""Groups of commands, and how they refuse words."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem

from modforge.cli.screen.signs import use_names_for_signs
from modforge.errors import ModforgeError, meant, shown


class BadArgument(click.ClickException):
    """An argument that cannot be read: one line, without the usage that click prints before it."""

    exit_code = 2


class Choice(click.Choice[str]):
    """One of some words; another word is refused with the one that may be meant.

    ``other_names`` are those that other programs have for a word.
    """

    def __init__(self, choices: Iterable[str], other_names: Mapping[str, str] | None = None) -> None:
        """Know the words."""
        super().__init__(list(choices))
        self._other_names = other_names or {}

    def get_invalid_choice_message(self, value: Any, ctx: click.Context | None) -> str:
        """Return the reason for which a word is refused."""
        known = self._other_names.get(str(value).lower())
        hint = f"; did you mean {known}?" if known else meant(str(value), self.choices)
        return f"{super().get_invalid_choice_message(value, ctx).removesuffix('.')}{hint or '.'}"


class IntRange(click.IntRange):
    """A whole number in a range; what is none of it is refused with the range."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the number."""
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            bounds = f"from {self.min} on" if self.max is None else f"from {self.min} to {self.max}"
            self.fail(f"'{shown(str(value))}' is not a whole number {bounds}.", param, ctx)


class Seconds(click.FloatRange):
    """A time above 0."""

    name = "number of seconds"

    def __init__(self) -> None:
        """Know the range."""
        super().__init__(min=0, min_open=True)


INTERRUPTED = 130
"""The status of an interrupted command in a shell."""


class Group(click.Group):
    """A group of commands that ends with one line for every expected error."""

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        """Find the command, or say which one may be meant."""
        name = args[0]
        # While a shell completes, no name is an error.
        if self.get_command(ctx, name) is None and not name.startswith("-") and not ctx.resilient_parsing:
            ctx.fail(f"No such command {name!r}{meant(name, self.list_commands(ctx)) or '.'}")
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command."""
        try:
            return super().invoke(ctx)
        except click.exceptions.NoArgsIsHelpError:
            raise
        except click.UsageError as error:
            help_command = f" (see {error.ctx.command_path} --help)" if error.ctx else ""
            raise BadArgument(error.format_message() + help_command) from None
        except ModforgeError as error:
            kind = BadArgument if error.exit_code == BadArgument.exit_code else click.ClickException
            raise kind(str(error)) from None
        except KeyboardInterrupt:
            click.echo("\nStopped.", err=True)
            ctx.exit(INTERRUPTED)
        except MemoryError:
            raise click.ClickException(
                "the memory of this machine is not enough for this; take a smaller file or smaller numbers"
            ) from None
        except BrokenPipeError:  # the reader has seen enough, as `head` does; click then ends silently
            raise
        except OSError as error:
            raise click.ClickException(_reason(error)) from None


def _reason(error: OSError) -> str:
    if error.errno == errno.ENOENT and not Path(error.filename or "").is_absolute() and not _has_folder():
        return "the current folder is not there any more; change into another one"
    where = f"{error.filename}: " if error.filename else ""
    return f"{where}{error.strerror or error}"


def _has_folder() -> bool:
    try:
        return bool(Path.cwd())
    except FileNotFoundError:
        return False


def _open_streams() -> None:
    """Refuse to run where the standard output is closed; put /dev/null where the input or the error stream is.

    A file that the command opens would take the number of a closed stream, and get what goes there.
    """
    if sys.stdin is None:
        sys.stdin = open(os.devnull)  # noqa: SIM115, PTH123
    if sys.stdout is None:
        if sys.stderr is not None:
            click.echo("Error: the standard output is closed; let it go to /dev/null if you do not need it", err=True)
        sys.exit(1)
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115, PTH123


class LazyGroup(Group):
    """The whole command, whose commands are imported when they run: each loads much that the others do not need.

    ``modules`` says for each command where it is, and its line in the list of commands.
    """

    def __init__(self, *arguments: Any, modules: Mapping[str, tuple[str, str]], **options: Any) -> None:
        """Know the commands."""
        super().__init__(*arguments, **options)
        self._modules = modules

    def main(self, *arguments: Any, **options: Any) -> Any:
        """Run, and end with one line if not even the help can be written."""
        _open_streams()
        use_names_for_signs()
        try:
            return super().main(*arguments, **options)
        except OSError as error:
            click.echo(f"Error: {_reason(error)}", err=True)
            sys.exit(1)

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """Return the names of the commands."""
        return list(self._modules)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """Import a command."""
        if cmd_name not in self._modules:
            return None
        module, _ = self._modules[cmd_name]
        command: click.Command = getattr(import_module(module), cmd_name)
        return command

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem[str]]:
        """Complete the name of a command without importing them."""
        if incomplete.startswith("-"):
            return super().shell_complete(ctx, incomplete)
        return [
            CompletionItem(name, help=line) for name, (_, line) in self._modules.items() if name.startswith(incomplete)
        ]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        """List the commands without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in self._modules.items()])
