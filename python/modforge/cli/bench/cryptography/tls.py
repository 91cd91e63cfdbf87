"""``modforge bench tls``: handshakes of rustls with several providers, and over three reductions."""

from __future__ import annotations

from datetime import UTC, datetime

import click

from modforge import bench as comparison
from modforge.bench.primitives import tls as work
from modforge.cli.arguments import json_option, open_results
from modforge.cli.bench.arguments import QUICK_ROUNDS, quick_option
from modforge.cli.group import IntRange
from modforge.cli.screen.printing import print_json
from modforge.cli.screen.progress import Display
from modforge.cli.screen.tables import show


@click.command()
@click.option(
    "--reductions",
    is_flag=True,
    help="In place of other libraries: one handshake over the special, Barrett's and Montgomery's reduction.",
)
@quick_option
@click.option("--rounds", type=IntRange(1, 10_000), default=31, show_default=True, help="Turns of each contestant.")
@json_option
def tls(reductions: bool, quick: bool, rounds: int, as_json: bool) -> None:
    """Count handshakes of TLS 1.3 and 1.2 a second.

    rustls with our provider, aws-lc-rs, ring and graviola, turn by turn: X25519, and certificates with Ed25519, P-256
    and RSA-2048. Client and server share one thread; nothing is resumed. With --reductions the same code runs over
    fields that differ in their reduction, next to what Kovtun et al. (2023) claim.

    \b
    Examples:
      modforge bench tls --quick
      modforge bench tls --reductions
      modforge bench tls --json > tls.json
    """
    with Display() as progress:
        progress.stage("building rustls over " + ("three reductions" if reductions else "its providers"))
        binary = work.build(reductions, progress.note)
        turns = QUICK_ROUNDS if quick else rounds
        rows = work.measure(binary, reductions, rounds=turns, progress=progress.measuring())
    with open_results() as results:
        comparison.record(results, rows, "tls")
    if as_json:
        print_json({"date": datetime.now(UTC).date().isoformat(), "rows": rows})
    else:
        show((work.reductions_sheet if reductions else work.providers_sheet)(rows).table())
