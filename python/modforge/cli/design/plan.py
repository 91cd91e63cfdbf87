"""``modforge plan``: what a modulus is and what fits it."""

from __future__ import annotations

import click

from modforge.cli.arguments import Modulus, json_option
from modforge.cli.screen.printing import print_json, say
from modforge.cli.screen.progress import Display
from modforge.plan import NamedModulus, explain, make_plan


@click.command()
@click.argument("moduli", nargs=-1, required=True, type=Modulus(odd=False), metavar="MODULUS...")
@json_option
def plan(moduli: tuple[NamedModulus, ...], as_json: bool) -> None:
    """Say what each MODULUS is, which method fits each form and what it will cost.

    \b
    Examples:
      modforge plan "2^130 - 5"
      modforge plan rsa-2048 p25519 --json
    """
    plans = []
    with Display("reading") as progress:
        for modulus in moduli:
            progress.stage(f"{modulus.name}: choosing")
            plans.append(make_plan(modulus))
    if as_json:
        print_json([plan.as_dict() for plan in plans])
        return
    for number, one in enumerate(plans):
        say("\n" * bool(number) + "\n".join(explain(one)))
