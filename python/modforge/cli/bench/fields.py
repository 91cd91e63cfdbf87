"""``modforge bench fields``: generated field code against its targets."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from modforge import bench as comparison
from modforge.cli.arguments import json_option, open_results
from modforge.cli.bench.arguments import (
    QUICK_ROUNDS,
    draw,
    plot_option,
    quick_option,
)
from modforge.cli.group import Choice, IntRange
from modforge.cli.screen.printing import print_json
from modforge.cli.screen.progress import Display
from modforge.cli.screen.tables import show


@click.command()
@click.option(
    "--prime",
    "primes",
    type=Choice([*comparison.fields.PRIMES]),
    metavar="PRIME",
    multiple=True,
    help=f"Repeatable: {', '.join(comparison.fields.PRIMES)}.",
)
@click.option(
    "--word",
    "words",
    type=Choice([str(word) for word in comparison.fields.WORDS]),
    multiple=True,
    help="Bits of a word; repeatable. [default: both]",
)
@quick_option
@click.option("--rounds", type=IntRange(1, 10_000), default=15, show_default=True, help="Turns of each contestant.")
@plot_option
@click.option(
    "--without", type=Choice(["gmp", "aws-lc", "curves"]), multiple=True, help="Leave a peer out; repeatable."
)
@json_option
def fields(
    primes: tuple[str, ...],
    words: tuple[str, ...],
    quick: bool,
    rounds: int,
    plot: Path | None,
    without: tuple[str, ...],
    as_json: bool,
) -> None:
    """Judge generated field code by its speed targets.

    Prints how many times faster it is than the best peer, and how far from the CPU's limit: multiplication, squaring
    and reduction alone as a dependent chain and as four chains side by side, eight lanes against one element at a time,
    inverses and square roots; with words of 64 bits, and of 32 bits (compiled with -m32). docs/explanation/measuring.md
    explains the columns.

    \b
    Examples:
      modforge bench fields
      modforge bench fields --prime "2^255 - 19" --word 64 --quick
      modforge bench fields --json > fields.json
    """
    chosen = [int(word) for word in words] or list(comparison.fields.WORDS)
    asked = primes or tuple(comparison.fields.PRIMES)
    targets = [target for target in comparison.fields.TARGETS if target.word in chosen and target.modulus in asked]
    rows = []
    with Display() as progress:
        for word in chosen:
            if missing := comparison.missing_for_words(word):
                progress.remark(f"not measured: {missing}")
                continue
            rows += _measure_fields(progress, word, asked, QUICK_ROUNDS if quick else rounds, without)
    verdicts = comparison.judge_fields(rows, targets)
    with open_results() as results:
        comparison.record(results, rows, "fields")
        comparison.record_verdicts(results, "fields", verdicts, rows)
    if plot is not None:
        draw(verdicts, plot)
    if as_json:
        print_json({"rows": rows, "targets": [verdict.as_dict() for verdict in verdicts]})
    else:
        show(comparison.targets_table(verdicts), comparison.fields_tables(rows))


def _measure_fields(
    progress: Display, word: int, primes: Sequence[str], rounds: int, without: Sequence[str]
) -> list[dict[str, Any]]:
    """Build the program for words of so many bits and return its rows."""
    wanted = {64: ("gmp", "aws-lc", "curves"), 32: ("gmp",)}[word]  # AWS-LC brings s2n-bignum, of words of 64 bits
    peers = ["fields", *(peer for peer in wanted if peer in comparison.available_peers() and peer not in without)]
    progress.stage(f"building the peers with words of {word} bits")
    binary = comparison.build(peers, progress.note, word=word)
    return comparison.fields.measure(binary, word, primes, rounds=rounds, progress=progress.measuring())
