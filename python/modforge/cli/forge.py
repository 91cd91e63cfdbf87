"""``modforge forge``, ``plan`` and ``moduli``: from numbers to everything."""

from __future__ import annotations

from pathlib import Path

import click

from modforge import machine
from modforge.cli.arguments import json_option, moduli_argument, open_results, output_option
from modforge.cli.screen.printing import console, print_json
from modforge.cli.screen.progress import Display
from modforge.plan import NamedModulus, explain, make_plan
from modforge.plan.named import known_moduli


@click.command()
@moduli_argument
@output_option
@json_option
def forge(moduli: tuple[NamedModulus, ...], output: Path, as_json: bool) -> None:
    """Make, check and measure the three forms of each MODULUS.

    Writes a folder for each modulus (field code in C and Rust up to 4096 bits, a hardware core with testbench,
    results.json) and one page for people, report.html. What was checked or measured before, with the same sources and
    tools, is not run again.

    \b
    modforge forge "2^255 - 19" "2^521 - 1" rsa-2048 -o demo
    """
    # Here, as this loads the generator, the cores and the drawing of progress, which the other commands do not need.
    from rich.markup import escape

    from modforge.cli.tables import figures_table
    from modforge.forge import forge as run_forge

    moduli = tuple({modulus.name: modulus for modulus in moduli}.values())
    # Progress goes to the error stream, so that standard output is JSON alone when that is asked for.
    with open_results() as results, Display() as progress:
        entries = run_forge(moduli, output, results, progress)
    if as_json:
        print_json(entries)
        return
    console().print(figures_table(entries))
    console().print(f"\nOpen [bold]{escape(str(output / 'report.html'))}[/bold] in a browser.")


@click.command()
@moduli_argument
@json_option
def plan(moduli: tuple[NamedModulus, ...], as_json: bool) -> None:
    """Say what each MODULUS is, which method fits each form and what it will cost.

    \b
    modforge plan "2^130 - 5"
    """
    plans = []
    with Display("reading") as progress:
        for modulus in moduli:
            progress.stage(f"{modulus.name}: choosing")
            plans.append(make_plan(modulus, kernels=machine.kernels()))
    if as_json:
        print_json([plan.as_dict() for plan in plans])
        return
    for number, one in enumerate(plans):
        click.echo("\n" * bool(number) + "\n".join(explain(one)))


@click.command()
@json_option
def moduli(as_json: bool) -> None:
    """List the moduli known by name."""
    known = list(known_moduli())
    if as_json:
        print_json([{"name": one.name, "bits": one.value.bit_length(), "modulus": hex(one.value)} for one in known])
    else:
        from modforge.cli.tables import moduli_table

        console().print(moduli_table(known))
