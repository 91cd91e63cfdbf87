"""``modforge run``: a program whose calls of GMP's modular functions the engine answers."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from modforge.cli.arguments import json_option
from modforge.cli.screen.progress import Display
from modforge.compat.gmp import Row, environment, find_library, read_statistics, summary

NOT_FOUND = 127
"""The status of a command that a shell does not find."""


@click.command(context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False})
@click.argument("command", nargs=-1, required=True, type=click.UNPROCESSED, metavar="-- COMMAND...")
@click.option("--stats", is_flag=True, help="Print a table of the calls: function, size, who answered, time.")
@json_option
def run(command: tuple[str, ...], stats: bool, as_json: bool) -> None:
    """Run a COMMAND; the engine answers its calls of GMP where it is faster.

    For any program that is linked with GMP (the shared library), and the processes that it starts: gmpy2 and phe in
    Python, PHP, Haskell. mpz_powm, mpz_powm_ui, mpz_powm_sec, mpz_invert and the prime tests give the same results as
    without. At the end it reports on the error stream what it did, and exits with the status of the command.

    \b
    Examples:
      modforge run -- python program_with_gmpy2.py
      modforge run --stats -- php tool.php
      modforge run --json -- ./a.out
    """
    if shutil.which(command[0]) is None:
        click.echo(f"Error: {command[0]}: no such program", err=True)
        click.get_current_context().exit(NOT_FOUND)
    with Display("reading") as progress:
        library = find_library(lambda name: progress.stage(f"compiling {name}"))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "calls.jsonl"
        status = _run(command, environment(library, file))
        rows = read_statistics(file)
        _pass_on(file)
    if as_json:
        click.echo(json.dumps([asdict(row) for row in rows], indent=2), err=True)
    else:
        if stats:
            _print_table(rows)
        click.echo(summary(rows), err=True)
    if status < 0:
        # As a shell reports it.
        if not as_json:
            click.echo(f"{command[0]} was ended by {signal.Signals(-status).name}", err=True)
        status = 128 - status
    click.get_current_context().exit(status)


def _run(command: Sequence[str], variables: Mapping[str, str]) -> int:
    begun: list[subprocess.Popen[bytes]] = []

    def pass_on(number: int, _: object) -> None:
        if not begun:
            raise SystemExit(128 + number)
        begun[0].send_signal(number)

    # Before the program begins: it may be ended at once.
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, pass_on)
    process = subprocess.Popen(command, env=variables)
    begun.append(process)
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:  # the program has it, too, and decides what it means
            continue


def _pass_on(file: Path) -> None:
    """Give the counts to whoever asked for them around this command, too."""
    outer = os.environ.get("MODFORGE_GMP_STATS")
    if outer and file.exists():
        with Path(outer).open("a", encoding="utf-8") as counts:
            counts.write(file.read_text(encoding="utf-8"))


def _print_table(rows: list[Row]) -> None:
    table = Table("function", "bits up to", "answered by", "calls", "ms")
    for row in rows:
        table.add_row(row.function, str(row.max_bits), row.by, str(row.calls), f"{row.nanoseconds / 1e6:.3f}")
    Console(stderr=True).print(table)
