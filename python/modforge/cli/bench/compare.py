"""``modforge bench compare``: operations modulo any moduli, turn by turn."""

from __future__ import annotations

import click

from modforge import bench as comparison
from modforge.cli.arguments import Modulus, json_option, open_results
from modforge.cli.bench.arguments import (
    build,
    operation_option,
    sizes_of,
    without_option,
)
from modforge.cli.group import IntRange
from modforge.cli.screen.printing import console, print_json
from modforge.cli.screen.progress import Display
from modforge.cli.screen.tables import show
from modforge.plan import NamedModulus

WIDE = 120
"""Columns of a terminal from which the table also says which functions did the work."""


@click.command()
@click.argument("moduli", nargs=-1, type=Modulus(), metavar="[MODULUS]...")
@click.option("--bits", default="1024,2048,4096", show_default=True, help="Sizes, if no MODULUS is given.")
@operation_option
@click.option("--rounds", type=IntRange(1, 10_000), default=31, show_default=True, help="Turns of each library.")
@without_option
@json_option
def compare(
    moduli: tuple[NamedModulus, ...],
    bits: str,
    operations: tuple[str, ...],
    rounds: int,
    without: tuple[str, ...],
    as_json: bool,
) -> None:
    """Compare operations modulo each MODULUS, or random moduli.

    By default multiplication, squaring and exponentiation.

    \b
    Examples:
      modforge bench
      modforge bench rsa-2048 --operation power --json
      modforge bench --bits 256,2048 --operation invert
    """
    sizes = sizes_of(bits)
    with Display() as progress:
        rows = comparison.run(
            build(progress, without),
            moduli={modulus.name: modulus.value for modulus in moduli} or None,
            bits=() if moduli else sizes,
            operations=operations or comparison.COMMON_OPERATIONS,
            rounds=rounds,
            progress=progress.measuring(),
        )
    with open_results() as results:
        comparison.record(results, rows)
    if as_json:
        print_json(comparison.compare(rows))
    else:
        show(comparison.table(rows, methods=console().width >= WIDE))
