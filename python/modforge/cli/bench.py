"""``modforge bench``: the comparison with other libraries."""

from __future__ import annotations

import click

from modforge import bench as comparison
from modforge.cli.arguments import Modulus, console, json_option, open_results, print_json
from modforge.cli.display import ForgeDisplay
from modforge.plan import MAX_BITS, NamedModulus

WIDE = 120
"""Columns of a terminal from which the table also says which functions did the work."""


@click.command()
@click.argument("moduli", nargs=-1, type=Modulus())
@click.option("--bits", default="1024,2048,4096", show_default=True, help="Sizes, if no MODULUS is given.")
@click.option("--operation", "operations", type=click.Choice(comparison.OPERATIONS), multiple=True, help="Repeatable.")
@click.option("--rounds", type=click.IntRange(1, 10_000), default=31, show_default=True, help="Turns of each library.")
@click.option("--without", type=click.Choice(comparison.PEERS), multiple=True, help="Leave a peer out.")
@json_option
def bench(
    moduli: tuple[NamedModulus, ...],
    bits: str,
    operations: tuple[str, ...],
    rounds: int,
    without: tuple[str, ...],
    as_json: bool,
) -> None:
    """Compare multiplication and exponentiation with GMP, OpenSSL and crypto-bigint in one interleaved run.

    \b
    modforge bench
    modforge bench rsa-2048 --operation power --json
    """
    sizes = _sizes(bits)
    peers = [peer for peer in comparison.available_peers() if peer not in without]
    with ForgeDisplay() as display:
        for peer in {*comparison.PEERS} - {*peers, *without}:
            display.remark(f"{peer} does not take part: {comparison.missing_tools(peer)}")
        binary = display.during("building modforge-bench and its peers", lambda heard: comparison.build(peers, heard))
        rows = display.measuring(
            lambda heard: comparison.run(
                binary,
                moduli={modulus.name: modulus.value for modulus in moduli} or None,
                bits=() if moduli else sizes,
                operations=operations or comparison.OPERATIONS,
                rounds=rounds,
                on_progress=heard,
            )
        )
    with open_results() as results:
        comparison.record(results, rows)
    if as_json:
        print_json(comparison.compare(rows))
    else:
        screen = console()
        screen.print(comparison.table(rows, methods=screen.width >= WIDE))


def _sizes(text: str) -> list[int]:
    try:
        sizes = [int(size) for size in text.split(",")]
    except ValueError:
        raise click.BadParameter("sizes in bits, separated by commas", param_hint="--bits") from None
    if not all(2 <= size <= MAX_BITS for size in sizes):
        raise click.BadParameter(f"sizes from 2 to {MAX_BITS} bits", param_hint="--bits")
    return sizes
