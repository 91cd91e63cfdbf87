"""``modforge moduli``: the moduli that have a name."""

from __future__ import annotations

import click

from modforge.cli.arguments import json_option
from modforge.cli.screen.printing import console, print_json
from modforge.plan.named import known_moduli


@click.command()
@json_option
def moduli(as_json: bool) -> None:
    """List the moduli that have a name.

    \b
    Examples:
      modforge moduli
      modforge moduli --json
    """
    known = list(known_moduli())
    if as_json:
        print_json([{"name": one.name, "bits": one.value.bit_length(), "modulus": hex(one.value)} for one in known])
        return
    from rich.markup import escape  # takes longer to load than all the rest
    from rich.table import Table

    table = Table("name", "bits", "what", title="Moduli that have a name")
    for one in known:
        table.add_row(escape(", ".join((one.name, *one.aliases))), str(one.value.bit_length()), escape(one.what))
    console().print(table)
