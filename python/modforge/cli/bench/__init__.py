"""``modforge bench``: the comparison with other libraries."""

from __future__ import annotations

import click

from modforge.cli.bench.choice import choice
from modforge.cli.bench.compare import compare
from modforge.cli.bench.cores import cores
from modforge.cli.bench.cryptography.primes import primes
from modforge.cli.bench.cryptography.primitives import primitives
from modforge.cli.bench.cryptography.tls import tls
from modforge.cli.bench.dropin import dropin
from modforge.cli.bench.engine import engine
from modforge.cli.bench.faces import faces
from modforge.cli.bench.fields import fields
from modforge.cli.bench.paper import paper
from modforge.cli.bench.python import python
from modforge.cli.group import Group


class DefaultGroup(Group):
    """A group that takes ``compare`` where no command of its own is named."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Put the default in, except before a command and before a lone request for help.

        Nor where a shell completes the first word, which may become a command.
        """
        named = args[0] in self.commands or args[0] in ctx.help_option_names if args else ctx.resilient_parsing
        return super().parse_args(ctx, args if named else ["compare", *args])


@click.group(
    cls=DefaultGroup,
    commands=[compare, engine, choice, faces, fields, primitives, primes, paper, cores, dropin, python, tls],
)
def bench() -> None:
    """Compare with GMP, OpenSSL, s2n-bignum and other libraries, turn by turn in one run.

    Without a command: compare.

    \b
    Examples:
      modforge bench
      modforge bench rsa-2048 --operation power --json
      modforge bench engine --quick
      modforge bench choice --quick
      modforge bench fields --quick
      modforge bench faces --quick
      modforge bench primitives --quick
      modforge bench primes --quick
      modforge bench paper
      modforge bench cores
      modforge bench dropin
      modforge bench python --quick
      modforge bench tls
    """
