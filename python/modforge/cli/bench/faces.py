"""``modforge bench faces``: the cost of a call from C, C++ and Python, of bytes and of columns."""

from __future__ import annotations

import ctypes
import tempfile
from datetime import UTC, datetime
from pathlib import Path

import click

from modforge import bench as comparison
from modforge import machine
from modforge.bench.faces import library
from modforge.bench.program.build import build_gmp
from modforge.cli.arguments import json_option, open_results
from modforge.cli.bench.arguments import QUICK_ROUNDS, build, quick_option
from modforge.cli.group import Choice, IntRange
from modforge.cli.screen.printing import print_json
from modforge.cli.screen.progress import Display
from modforge.cli.screen.tables import show


@click.command()
@quick_option
@click.option("--rounds", type=IntRange(1, 10_000), default=15, show_default=True, help="Turns of each contestant.")
@click.option("--without", type=Choice(["gmp", "c"]), multiple=True, help="Leave GMP or C and C++ out; repeatable.")
@click.option("--only", type=Choice(comparison.faces.PARTS), multiple=True, help="Measure this part; repeatable.")
@json_option
def faces(quick: bool, rounds: int, without: tuple[str, ...], only: tuple[str, ...], as_json: bool) -> None:
    """Measure calls from C, C++ and Python, powers from bytes to bytes, columns, and files on a cluster.

    What a call from C, C++ and Python costs beyond the same call from Rust; jobs over plain numbers from C, the twins
    of `modforge bench python`, next to GMP; a power from bytes to bytes next to GMP, aurora-engine-modexp and
    num-bigint; columns as lists and in memory, on one core and on two; files of rows in one
    process, and on one and two workers of Dask, Ray and Spark. gmpy2, cryptography, Polars, Ray and Spark (with Java)
    take part where they are installed.
    `python -m modforge.bench.documents.faces NAME FILE` stores what --json prints for the documentation's tables.

    \b
    Examples:
      modforge bench faces
      modforge bench faces --quick --without gmp
      modforge bench faces --only integers --rounds 9
      modforge bench faces --only clusters --only ray --only spark
      modforge bench faces --json > faces.json
    """
    with Display() as progress, tempfile.TemporaryDirectory() as folder:
        # The other peers have no power from bytes to bytes.
        parts = only or comparison.faces.PARTS
        left_out = [peer for peer in comparison.PEERS if peer != "gmp" or "gmp" in without]
        binary = build(progress, left_out) if "modexp" in parts else None
        in_c = "c" not in without and not {"calls", "integers"}.isdisjoint(parts)
        compiled = _library(progress, Path(folder)) if in_c else None
        with_gmp = compiled is not None and "integers" in parts and "gmp" not in without
        gmp = _gmp(progress, Path(folder)) if with_gmp else None
        turns = QUICK_ROUNDS if quick else rounds
        told = progress.measuring()
        rows = comparison.faces.measure(binary, compiled, rounds=turns, gmp=gmp, parts=parts, progress=told)
    with open_results() as results:
        comparison.record(results, rows, "faces")
    if as_json:
        judged = comparison.faces.judge(rows)
        verdicts = [verdict.as_dict() for verdict in judged if verdict.measured is not None or not only]
        date = datetime.now(UTC).date().isoformat()
        head = {"cpu": machine.processor(), "date": date} | ({"parts": list(only)} if only else {})
        print_json({**head, "rows": rows, "targets": verdicts})
        return
    for sheet in comparison.faces.sheets(rows):
        show(sheet.table())


def _library(progress: Display, folder: Path) -> ctypes.CDLL | None:
    progress.stage("compiling the calls from C and C++")
    return library.build(folder, progress.note)


def _gmp(progress: Display, folder: Path) -> ctypes.CDLL | None:
    """GMP for the CPU of this machine; those of distributions are for any."""
    if missing := comparison.missing_tools("gmp"):
        progress.remark(f"gmp does not take part: {missing}")
        return None
    progress.stage("building GMP")
    made = build_gmp(progress.note)
    progress.stage("compiling the calls of GMP")
    return library.build_gmp(folder, made)
