"""``modforge core list`` and ``modforge core show``."""

from __future__ import annotations

import click

from modforge.cli.arguments import json_option
from modforge.cli.core.arguments import core_argument
from modforge.cli.screen.printing import console, print_json
from modforge.cores import CORES
from modforge.cores.bus.shells import buses
from modforge.cores.model.core import Core
from modforge.cores.model.page import page


@click.command(name="list")
@json_option
def core_list(as_json: bool) -> None:
    """List the cores with their cycles and widths.

    \b
    Examples:
      modforge core list
      modforge core list --json
    """
    if as_json:
        print_json([core.as_dict() for core in CORES])
        return
    from rich.markup import escape  # takes longer to load than all the rest
    from rich.table import Table

    table = Table("core", "what; clock cycles at k bits", "bits", title="Cores")
    for core in CORES:
        what = f"{core.title}\ncycles: {core.cycles.text}\nto the next result: {core.interval.text}"
        table.add_row(core.name, escape(what), f"{core.min_bits} to {core.max_bits}", end_section=True)
    console().print(table)


@click.command(name="show")
@core_argument
@json_option
def core_show(core: Core, as_json: bool) -> None:
    """Show one CORE: algorithm, ports, parameters, cycles.

    \b
    Examples:
      modforge core show mont_csa42
      modforge core show rsa_core --json
    """
    if as_json:
        print_json(core.as_dict() | {"buses": buses(core)})
        return
    from rich.markdown import Markdown  # takes longer to load than all the rest

    console().print(Markdown(page(core, figures=False)))
    if buses(core):
        click.echo(f"\nOn a bus: modforge core emit {core.name} --bus {' or '.join(buses(core))}")
