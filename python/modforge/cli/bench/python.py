"""``modforge bench python``: what a program in Python gains."""

from __future__ import annotations

from datetime import UTC, datetime

import click

from modforge import machine
from modforge.bench import python as comparison
from modforge.cli.arguments import json_option
from modforge.cli.bench.arguments import QUICK_ROUNDS, quick_option
from modforge.cli.group import BadArgument, IntRange
from modforge.cli.screen.printing import print_json, say
from modforge.cli.screen.progress import Display
from modforge.cli.screen.tables import show


@click.command()
@quick_option
@click.option("--rounds", type=IntRange(1, 1000), default=9, show_default=True, help="Turns of each library.")
@click.option("--only", multiple=True, metavar="TEXT", help="Only jobs with this text in their names; repeatable.")
@json_option
def python(quick: bool, rounds: int, only: tuple[str, ...], as_json: bool) -> None:
    """Compare common jobs with gmpy2, python-flint, cryptography, pycryptodome, fastecdsa and phe.

    Those that are installed beside modforge take turns; pip install 'modforge[bench]' installs them all. Times are of
    the CPU, on all cores. Results are compared first. The target of each job is the time of the best other library;
    powers of 512 bits and more are to be 1.15 times as fast as that. `python -m modforge.bench.documents.python NAME
    FILE` makes the documentation's table from what --json prints.

    \b
    Examples:
      modforge bench python
      modforge bench python --only inverse --only gcd
      modforge bench python --quick --only "2048 bits" --json
    """
    rows = []
    with Display() as progress:
        progress.stage("measuring")
        for job in comparison.jobs(only):
            progress.note(str(job))
            rows += comparison.measure(job, QUICK_ROUNDS if quick else rounds)
    if not rows:
        raise BadArgument(f"--only: no job has {' or '.join(only)} in its name")
    versions = {row["subject"]: row["version"] for row in rows}
    if as_json:
        date = datetime.now(UTC).date().isoformat()
        targets = [verdict.as_dict() for verdict in comparison.judge(rows)]
        print_json({"cpu": machine.processor(), "date": date, "versions": versions, "rows": rows, "targets": targets})
        return
    for sheet in comparison.sheets(rows):
        show(sheet.table())
    say(", ".join(f"{name} {version}" for name, version in versions.items()) + f"; {machine.processor()}")
    missing = [package for module, package in comparison.LIBRARIES.items() if comparison.installed(module) is None]
    if missing:
        say(f"not installed: {', '.join(missing)} (pip install 'modforge[bench]')")
