"""Rows of field code that have no targets: ways to reduce, with the paper's ratios; inverses and roots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group
from rich.table import Table

from modforge.bench.compare import is_modforge
from modforge.bench.fields.comparison import PRIMES, paper
from modforge.bench.program.run import POWERS, REDUCE
from modforge.bench.table import duration
from modforge.bench.targets import fastest

REDUCING = {
    "Barrett": "Barrett",
    "Barrett, folded once": "folded\nBarrett",
    "Montgomery": "Mont-\ngomery",
    "GMP Barrett": "GMP\nBarrett",
    "GMP Montgomery": "GMP\nredc_1",
    "GMP fold": "GMP\nfold",
}
"""The other columns of the table of reductions, by their subjects."""

INVERTING = {
    "modforge chain": "chain",
    "curve25519-dalek": "dalek",
    "p521": "p521",
    "s2n-bignum": "s2n",
    "libsecp256k1": "libsecp",
    "GMP": "GMP",
    "GMP constant time": "GMP c. t.",
}


def fields_tables(rows: Sequence[Mapping[str, Any]]) -> Group:
    """Return the tables of all sizes of words in these rows."""
    words = dict.fromkeys(row["word"] for row in rows)
    return Group(*(table for word in words for table in _tables([row for row in rows if row["word"] == word], word)))


def _tables(rows: Sequence[Mapping[str, Any]], word: int) -> list[Table]:
    return [*(_reductions(rows, word, operation) for operation in REDUCE), _powers(rows, word)]


def _reductions(rows: Sequence[Mapping[str, Any]], word: int, operation: str) -> Table:
    """Times of all ways, how many times as long as ours Barrett's takes, and the same in the paper."""
    title = f"\nReduction alone, words of {word} bits, {'chains' if operation == 'reduce' else 'streams'}, nanoseconds"
    drawn = _drawn(title)
    for name in ("modulo", "ours", *REDUCING.values(), "Barrett\n/ ours", "GMP's\n/ ours", "paper's\nratio"):
        drawn.add_column(name, justify="right", no_wrap=True)
    for prime, figures in paper().items():
        part = _part(rows, operation, prime)
        ours = fastest(filter(is_modforge, part))
        if ours is None:
            continue
        times = {subject: fastest(row for row in part if row["subject"] == subject) for subject in REDUCING}
        rivals = (times["Barrett"], times["GMP Barrett"])
        ratios = [f"{rival['median_ns'] / ours['median_ns']:.1f}" if rival else "–" for rival in rivals]
        theirs = figures[str(word)]
        drawn.add_row(
            prime,
            *(_nanoseconds(row) for row in (ours, *times.values())),
            *ratios,
            f"{theirs['barrett'] / theirs['fold']:.1f}",
        )
    return drawn


def _powers(rows: Sequence[Mapping[str, Any]], word: int) -> Table:
    """Inverses and roots: ours (for inverses by divsteps from 64 bits on), along a chain, and those of others."""
    drawn = _drawn(f"\nInverses and square roots, words of {word} bits")
    for name in ("work", "modulo", "ours", *INVERTING.values()):
        drawn.add_column(name, justify="left" if name == "work" else "right", no_wrap=True)
    for operation in POWERS:
        for prime in PRIMES:
            part = _part(rows, operation, prime)
            ours = fastest(row for row in part if is_modforge(row) and row["subject"] not in INVERTING)
            if ours is None:
                continue
            others = [fastest(row for row in part if row["subject"] == subject) for subject in INVERTING]
            cells = (duration(row["median_ns"]) if row else "–" for row in (ours, *others))
            drawn.add_row(operation.removeprefix("field_"), prime, *cells)
    return drawn


def _part(rows: Sequence[Mapping[str, Any]], operation: str, prime: str) -> list[Mapping[str, Any]]:
    return [row for row in rows if (row["operation"], row["modulus"]) == (operation, prime)]


def _nanoseconds(row: Mapping[str, Any] | None) -> str:
    return f"{row['median_ns']:.1f}" if row else "–"


def _drawn(title: str) -> Table:
    return Table(title=title, title_justify="left", caption_justify="left", box=None, padding=(0, 1, 0, 0))
