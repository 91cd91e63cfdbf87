"""``modforge bench primitives``: cryptographic primitives against other libraries, and over three reductions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from modforge import bench as comparison
from modforge.bench import primitives as work
from modforge.bench.primitives.sheets import comparison_sheet, table1_sheet
from modforge.cli.arguments import json_option, open_results
from modforge.cli.bench.arguments import QUICK_ROUNDS, quick_option
from modforge.cli.group import Choice, IntRange
from modforge.cli.screen.printing import print_json
from modforge.cli.screen.progress import Display
from modforge.cli.screen.tables import show


@click.command()
@click.option(
    "--primitive",
    "names",
    type=Choice([*work.PRIMITIVES]),
    metavar="NAME",
    multiple=True,
    help=f"Repeatable: {', '.join(work.PRIMITIVES)}. [default: all]",
)
@click.option(
    "--table1", is_flag=True, help="In place of other libraries: the primitives over three reductions, as in the paper."
)
@click.option(
    "--word",
    "words",
    type=Choice(["64", "32"]),
    multiple=True,
    help="Bits of a word for --table1; repeatable. [default: both]",
)
@quick_option
@click.option("--rounds", type=IntRange(1, 10_000), default=15, show_default=True, help="Turns of each contestant.")
@click.option("--without", type=Choice(comparison.CRYPTOGRAPHY), multiple=True, help="Leave a peer out; repeatable.")
@json_option
def primitives(
    names: tuple[str, ...],
    table1: bool,
    words: tuple[str, ...],
    quick: bool,
    rounds: int,
    without: tuple[str, ...],
    as_json: bool,
) -> None:
    """Judge cryptographic primitives by their speed targets.

    Poly1305, X25519, Ed25519, ECDSA, RSA, DSTU 9041 and Paillier next to OpenSSL, AWS-LC, libsodium, ring, graviola,
    libsecp256k1 and crates of Rust, turn by turn, all built for this CPU; every result is checked first. --quick leaves
    out new RSA keys and Paillier above 2048 bits. With --table1 the primitives of Kovtun et al. (2023) run over the
    special reduction, Barrett's and Montgomery's, with the paper's gains next to them. docs/figures/primitives.md
    explains the columns.

    \b
    Examples:
      modforge bench primitives --quick
      modforge bench primitives --primitive ed25519 --primitive x25519
      modforge bench primitives --table1 --word 64 --quick
      modforge bench primitives --json > primitives.json
    """
    if names and table1:
        raise click.UsageError("--primitive chooses what is compared with other libraries; --table1 has its own")
    if words and not table1:
        raise click.UsageError("--word is for --table1; other libraries are compared with words of 64 bits")
    turns = QUICK_ROUNDS if quick else rounds
    chosen = names or tuple(work.PRIMITIVES)
    rows = []
    with Display() as progress:
        if table1:
            for word in map(int, words or ("64", "32")):
                rows += _table1(progress, word, turns)
        else:
            rows = _compare(progress, chosen, turns, quick, without)
    with open_results() as results:
        comparison.record(results, rows, "primitives")
    if table1:
        print_or_show(rows, [line.as_dict() for line in work.lines(rows)], as_json, table1_sheet(rows).table())
        return
    verdicts = comparison.judge_fields(rows, work.targets(chosen))
    with open_results() as results:
        comparison.record_verdicts(results, "primitives", verdicts, rows)
    sheet = comparison_sheet(rows, work.targets(chosen))
    print_or_show(rows, [verdict.as_dict() for verdict in verdicts], as_json, sheet.table())


def print_or_show(rows: Sequence[Any], targets: Sequence[Any], as_json: bool, table: Any) -> None:
    """Print rows and targets as JSON, or the table."""
    if as_json:
        print_json({"rows": rows, "targets": targets})
    else:
        show(table)


def _compare(
    progress: Display, names: Sequence[str], rounds: int, quick: bool, without: Sequence[str]
) -> list[dict[str, Any]]:
    """Build the program with the peers that can be built here, and return its rows."""
    peers = []
    for peer in comparison.CRYPTOGRAPHY:
        if peer in without:
            continue
        if missing := comparison.missing_tools(peer):
            progress.remark(f"{peer} does not take part: {missing}")
        else:
            peers.append(peer)
    if "paillier" in names and not work.interpreter_with_phe():
        progress.remark("phe does not take part: pip install phe gmpy2")
    progress.stage("building the primitives of other libraries")
    binary = work.build(peers, progress.note)
    return work.measure(binary, names, rounds=rounds, quick=quick, progress=progress.measuring())


def _table1(progress: Display, word: int, rounds: int) -> list[dict[str, Any]]:
    """Generate the fields with such words, build the program over them, and return its rows."""
    if missing := comparison.missing_for_words(word):
        progress.remark(f"not measured: {missing}")
        return []
    progress.stage(f"generating and building the fields with words of {word} bits")
    binary = work.build_table1(word, progress.note)
    return work.measure_table1(binary, rounds=rounds, progress=progress.measuring())
