"""``modforge bench faces``: the cost of a call from C, C++ and Python, of bytes and of columns."""

from __future__ import annotations

import ctypes
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import click

from modforge import bench as comparison
from modforge import machine
from modforge.bench.faces import library
from modforge.cli.arguments import json_option, open_results
from modforge.cli.bench.arguments import QUICK_ROUNDS, build, quick_option
from modforge.cli.screen.printing import console, print_json
from modforge.cli.screen.progress import Display


@click.command()
@quick_option
@click.option(
    "--rounds", type=click.IntRange(1, 10_000), default=15, show_default=True, help="Turns of each contestant."
)
@click.option(
    "--without", type=click.Choice(["gmp", "c"]), multiple=True, help="Leave GMP or C and C++ out; repeatable."
)
@json_option
def faces(quick: bool, rounds: int, without: tuple[str, ...], as_json: bool) -> None:
    """Measure calls from C, C++ and Python, powers from bytes to bytes, and columns.

    A call from C, C++ and Python above the same call from Rust; a power from bytes to bytes next to GMP,
    aurora-engine-modexp and num-bigint; columns as lists and in memory, on one core and on two. gmpy2 and cryptography
    take part where they are installed.

    \b
    Examples:
      modforge bench faces
      modforge bench faces --quick --without gmp
      modforge bench faces --json > faces.json
    """
    with Display() as progress, tempfile.TemporaryDirectory() as folder:
        # The other peers have no power from bytes to bytes.
        binary = build(progress, [peer for peer in comparison.PEERS if peer != "gmp" or "gmp" in without])
        compiled = _library(progress, Path(folder), without)
        turns = QUICK_ROUNDS if quick else rounds
        rows = comparison.faces.measure(binary, compiled, rounds=turns, progress=progress.measuring())
    with open_results() as results:
        comparison.record(results, rows, "faces")
    if as_json:
        verdicts = [verdict.as_dict() for verdict in comparison.faces.judge(rows)]
        date = datetime.now(UTC).date().isoformat()
        print_json({"cpu": machine.processor(), "date": date, "rows": rows, "targets": verdicts})
        return
    for sheet in comparison.faces.sheets(rows):
        console().print(sheet.table())


def _library(progress: Display, folder: Path, without: Sequence[str]) -> ctypes.CDLL | None:
    if "c" in without:
        return None
    progress.stage("compiling the calls from C and C++")
    return library.build(folder, progress.note)
