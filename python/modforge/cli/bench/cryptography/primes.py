"""``modforge bench primes``: searches for random and safe primes against OpenSSL's."""

from __future__ import annotations

import statistics
from datetime import UTC, datetime

import click
from rich.table import Table

from modforge import machine
from modforge.bench.primes import SEARCHES, Engine, OpenSsl, measure
from modforge.cli.arguments import json_option
from modforge.cli.bench.arguments import QUICK_ROUNDS, quick_option
from modforge.cli.group import BadArgument, IntRange
from modforge.cli.screen.printing import print_json, say
from modforge.cli.screen.progress import Display
from modforge.cli.screen.tables import show


@click.command()
@quick_option
@click.option("--rounds", type=IntRange(1, 10_000), default=51, show_default=True, help="Searches of each library.")
@click.option("--bits", type=int, multiple=True, help="Only this size: 512, 1024 or 2048; repeatable.")
@click.option("--safe/--random", default=None, help="Only safe primes, or only the others.")
@json_option
def primes(quick: bool, rounds: int, bits: tuple[int, ...], safe: bool | None, as_json: bool) -> None:
    """Search for random and safe primes here and by OpenSSL's library, in turn.

    Times are of the CPU, of all cores together. A search needs luck: the fewer there are, the less the ratio says. A
    safe prime of 2048 bits takes OpenSSL a minute and more, so that size is searched only if --bits names it.

    \b
    Examples:
      modforge bench primes
      modforge bench primes --random --rounds 201
      modforge bench primes --safe --bits 2048 --rounds 11 --json
    """
    chosen = [
        search
        for search in SEARCHES
        if (search.bits in bits if bits else not (search.safe and search.bits > 1024))
        and (safe is None or search.safe == safe)
    ]
    if not chosen:
        raise BadArgument("--bits: there are searches of 512 (safe ones alone), 1024 and 2048 bits")
    theirs, ours = OpenSsl(), Engine()
    samples = QUICK_ROUNDS if quick else rounds
    with Display() as progress:
        progress.stage("searching", total=samples * len(chosen))
        rows = []
        for index, search in enumerate(chosen):
            progress.note(search.name)

            def reached(turn: int, before: int = index * samples) -> None:
                progress.reach(before + turn)

            rows.append(measure(search, samples, theirs, ours, reached))
    if as_json:
        date = datetime.now(UTC).date().isoformat()
        print_json(
            {
                "cpu": machine.processor(),
                "date": date,
                "versions": {"modforge": ours.version, "OpenSSL": theirs.version},
                "rows": [row.as_dict() for row in rows],
            }
        )
        return
    table = Table("search", "searches", "OpenSSL, ms", "modforge, ms", "factor", "of means", "target")
    for row in rows:
        times = (f"{statistics.median(each) / 1e6:.2f}" for each in (row.theirs, row.ours))
        target = f"{row.search.target:g} {'reached' if row.reached else 'missed'}"
        table.add_row(
            row.search.name, str(len(row.ours)), *times, f"{row.factor:.2f}", f"{row.factor_of_means:.2f}", target
        )
    show(table)
    say(f"{theirs.version}; {machine.processor()}")
