"""``modforge bench dropin``: unchanged programs that use GMP, with the engine under them and without."""

from __future__ import annotations

import shutil
import sys
from datetime import UTC, datetime

import click
from rich.table import Table

from modforge import machine
from modforge.bench.dropin import JOBS, available, measure
from modforge.cli.arguments import json_option
from modforge.cli.bench.arguments import quick_option
from modforge.cli.group import BadArgument, IntRange
from modforge.cli.screen.printing import print_json, say
from modforge.cli.screen.progress import Display
from modforge.cli.screen.tables import show
from modforge.compat.gmp import find_library


@click.command()
@quick_option
@click.option("--rounds", type=IntRange(1, 1000), default=9, show_default=True, help="Turns of each program.")
@click.option(
    "--python", default=sys.executable, metavar="PROGRAM", help="The interpreter that has gmpy2, phe or python-flint."
)
@json_option
def dropin(quick: bool, rounds: int, python: str, as_json: bool) -> None:
    """Run programs that use gmpy2, phe and python-flint as they are, with the engine under GMP and without.

    The results are compared, too. Programs whose package is not installed are left out, and named.

    \b
    Examples:
      modforge bench dropin
      modforge bench dropin --python ~/venv/bin/python --rounds 15
      modforge bench dropin --quick --json
    """
    if shutil.which(python) is None:
        raise BadArgument(f"--python: {python}: no such program")
    with Display() as progress:
        progress.stage("compiling the library under GMP")
        library = find_library(progress.note)
        versions = available(python, JOBS)
        jobs = [job for job in JOBS if job.package in versions]
        progress.stage("measuring", total=len(jobs))

        def reached(name: str, done: int) -> None:
            progress.reach(done)
            progress.note(name)

        rows = measure(python, jobs, library, 3 if quick else rounds, reached)
    if as_json:
        date = datetime.now(UTC).date().isoformat()
        print_json(
            {
                "cpu": machine.processor(),
                "date": date,
                "packages": versions,
                "rows": [row.as_dict() for row in rows],
            }
        )
        return
    missing = sorted({job.package for job in JOBS} - versions.keys())
    if rows:
        table = Table("program", "bits", "GMP alone, µs", "with modforge, µs", "factor", "range", "target")
        for row in rows:
            target = "" if row.job.target is None else f"{row.job.target} {'reached' if row.reached else 'missed'}"
            times = (f"{nanoseconds / 1e3:.2f}" for nanoseconds in (row.gmp, row.modforge))
            spread = f"{row.least:.2f} to {row.most:.2f}"
            operation = f"{row.job.package} {row.job.operation}"
            table.add_row(operation, str(row.job.bits), *times, f"{row.factor:.2f}", spread, target)
        show(table)
        say(", ".join(f"{name} {version}" for name, version in versions.items()) + f"; {machine.processor()}")
    if missing:
        say(f"not installed for {python}: {', '.join(missing)} (pip install 'modforge[bench]')")
