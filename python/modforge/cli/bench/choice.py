"""``modforge bench choice``: whether the engine chooses the fastest kernel and reduction."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import click
from rich.table import Table

from modforge import machine
from modforge.bench.choice import Verdict, judge, measure
from modforge.cli.arguments import json_option
from modforge.cli.bench.arguments import QUICK_ROUNDS, quick_option
from modforge.cli.group import IntRange
from modforge.cli.screen.printing import print_json
from modforge.cli.screen.progress import Display
from modforge.cli.screen.tables import show


@click.command()
@quick_option
@click.option("--rounds", type=IntRange(1, 10_000), default=15, show_default=True, help="Turns of each choice.")
@json_option
def choice(quick: bool, rounds: int, as_json: bool) -> None:
    """Measure whether the engine chooses the fastest kernel and reduction.

    Powers modulo 2^k - c and modulo other numbers, by each kernel of this CPU and by folding. The exit status is 1 if
    a choice that was not made is more than 5 % faster, for this CPU or for one with adx or plain code alone.

    \b
    Examples:
      modforge bench choice
      modforge bench choice --quick --json
    """
    with Display() as progress:
        times = measure(rounds=QUICK_ROUNDS if quick else rounds, progress=progress.measuring())
    verdicts = judge(times)
    if as_json:
        measured = [{"form": form, "bits": bits, "ns": dict(found)} for (form, bits), found in times.items()]
        rows = [{**vars(verdict), "failed": verdict.failed} for verdict in verdicts]
        print_json({"cpu": machine.processor(), "times": measured, "verdicts": rows})
    else:
        show(_table(verdicts))
    sys.exit(any(verdict.failed for verdict in verdicts))


def _table(verdicts: Sequence[Verdict]) -> Table:
    table = Table("CPU with", "modulus", "bits", "chosen", "fastest", "ratio", "", box=None, padding=(0, 1, 0, 0))
    for one in verdicts:
        word = "slower" if one.failed else ""
        table.add_row(one.cpu_class, one.form, str(one.bits), one.chosen, one.fastest, f"{one.ratio:.2f}", word)
    return table
