"""``modforge core emit``: write a core out."""

from __future__ import annotations

from pathlib import Path

import click

from modforge.cli.arguments import Modulus, json_option, output_option
from modforge.cli.core.arguments import bits_option, core_argument, settings_option, with_modulus
from modforge.cli.group import Choice
from modforge.cli.screen.printing import print_json
from modforge.cores.bus.shells import BUSES, Bus
from modforge.cores.model.core import Core
from modforge.hardware.emit import emit
from modforge.plan import NamedModulus


@click.command(name="emit")
@core_argument
@bits_option
@settings_option
@click.option(
    "--modulus",
    type=Modulus(odd=False),
    help="Modulus of the testbench, or of a core made for one. [default: edge and random moduli, or the core's own]",
)
@click.option("--bus", type=Choice(BUSES), help="Bus of the top module. [default: the ports of the core]")
@click.option("--prefix", help="Beginning of the name of every module. [default: the name of the top module]")
@click.option(
    "--verilog", is_flag=True, help="Write it in plain Verilog-2005, too. Needs Yosys, in modforge[hardware]."
)
@output_option
@json_option
def core_emit(
    core: Core,
    bits: int,
    settings: dict[str, int],
    modulus: NamedModulus | None,
    bus: Bus | None,
    prefix: str | None,
    verilog: bool,
    output: Path,
    as_json: bool,
) -> None:
    """Write a CORE into a folder, with its parameters set.

    The folder holds the sources, a .core file for FuseSoC, a list of files, a testbench and a description. Every
    module begins with the prefix, so that two widths of a core and modules of yours fit into one design; give each
    core in it a prefix of its own, as the default does.

    \b
    Examples:
      modforge core emit mont_csa42 --bits 255 --modulus p25519 -o out
      modforge core emit rsa_core --bits 1024 --bus axi-lite -o out
    """
    settings = with_modulus(core, bits, settings, modulus)
    value = modulus.value if modulus and "Modulus" not in settings else None
    written = emit(core, bits, output, modulus=value, settings=settings, bus=bus, prefix=prefix, verilog=verilog)
    files = [str(file) for file in written]
    print_json(files) if as_json else click.echo("\n".join(files))
