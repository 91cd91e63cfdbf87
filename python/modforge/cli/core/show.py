"""``modforge core list`` and ``modforge core show``."""

from __future__ import annotations

from typing import Any

import click

from modforge.cli.arguments import Modulus, json_option
from modforge.cli.core.arguments import core_argument, only_with_modulus, settings_option
from modforge.cli.group import BadArgument, IntRange
from modforge.cli.screen.printing import console, print_json
from modforge.cores import CORES
from modforge.cores.bus.shells import buses
from modforge.cores.model.core import Core
from modforge.cores.model.page import page
from modforge.plan import NamedModulus


@click.command(name="list")
@json_option
def core_list(as_json: bool) -> None:
    """List the cores: what each computes, and its widths.

    \b
    Examples:
      modforge core list
      modforge core list --json
    """
    if as_json:
        print_json([core.as_dict() for core in CORES])
        return
    from rich.table import Table  # takes longer to load than all the rest

    from modforge.cli.screen.tables import show

    table = Table("core", "computes", "bits", title="Cores", box=None)
    for core in CORES:
        table.add_row(core.name, core.purpose, f"{core.min_bits} to {core.max_bits}")
    show(table)
    click.echo("\nCycles, area and ports of one: modforge core show CORE")


@click.command(name="show")
@core_argument
@click.option("--bits", type=IntRange(min=2), metavar="BITS", help="Show parameters and cycles at this width.")
@settings_option
@click.option("--modulus", type=Modulus(odd=False), help="With --bits: the modulus of a core that is made for one.")
@json_option
def core_show(
    core: Core, bits: int | None, settings: dict[str, int], modulus: NamedModulus | None, as_json: bool
) -> None:
    """Show one CORE: algorithm, ports, parameters, cycles.

    With --bits, show the parameters and the numbers of cycles of one configuration.

    \b
    Examples:
      modforge core show mont_csa42
      modforge core show mont_fios --bits 2048 --set Cells=57
      modforge core show rsa_core --json
    """
    if bits is not None:
        _show_configuration(core, bits, only_with_modulus(core, bits, settings, modulus), as_json=as_json)
        return
    if settings or modulus:
        raise BadArgument("--set, --multiplier and --modulus need --bits here")
    if as_json:
        print_json(core.as_dict() | {"buses": buses(core)})
        return
    from rich.markdown import Markdown  # takes longer to load than all the rest

    console().print(Markdown(page(core, figures=False)))
    if buses(core):
        click.echo(f"\nOn a bus: modforge core emit {core.name} --bus {' or '.join(buses(core))}")


def _show_configuration(core: Core, bits: int, settings: dict[str, int], *, as_json: bool) -> None:
    """Print what the formulas of a core give at one width."""
    parameters = core.parameters(bits, settings)
    figures: dict[str, Any] = {
        "core": core.name,
        "parameters": dict(parameters),
        "cycles": core.cycles(parameters),
        "interval": core.interval(parameters),
        "montgomery_exponent": core.montgomery_exponent(parameters),
    }
    if as_json:
        print_json(figures)
        return
    click.echo(f"{core.name}, {', '.join(f'{name}={value}' for name, value in parameters.items())}")
    click.echo(f"cycles: {figures['cycles']} = {core.cycles.text}")
    click.echo(f"cycles to the next result: {figures['interval']} = {core.interval.text}")
    click.echo(f"exponent of R = 2^r: {figures['montgomery_exponent']} = {core.montgomery_exponent.text}")
