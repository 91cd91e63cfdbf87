"""``modforge completion``: the script by which a shell completes commands, options, cores and moduli."""

from __future__ import annotations

from typing import Any

import click
from click.shell_completion import get_completion_class

from modforge.cli.group import Choice

SHELLS = ("bash", "zsh", "fish")

PROGRAM, VARIABLE = "modforge", "_MODFORGE_COMPLETE"
"""The names by which Click knows that a shell asks."""


@click.command()
@click.argument("shell", type=Choice(SHELLS))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print a script with which a SHELL completes commands, options, cores and moduli.

    \b
    Examples:
      modforge completion bash > ~/.local/share/bash-completion/completions/modforge
      modforge completion zsh > ~/.zfunc/_modforge
      modforge completion fish > ~/.config/fish/completions/modforge.fish
    """
    found: Any = get_completion_class(shell)
    click.echo(found(context.find_root().command, {}, PROGRAM, VARIABLE).source())
