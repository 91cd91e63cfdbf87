"""Rows as a table for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from modforge.bench.compare import compare, is_modforge


def table(rows: Sequence[Mapping[str, Any]], *, methods: bool = True) -> Group:
    """Return a table for each operation and modulus, with spread (10th to 90th percentile) and ratios.

    ``methods`` adds the functions that did the work, which takes a wide terminal.
    """
    return Group(
        *(
            _section(f"{str(operation).replace('_', ' ')} modulo {modulus}", list(section), methods)
            for (operation, modulus), section in groupby(compare(rows), lambda row: (row["operation"], row["modulus"]))
        )
    )


def _section(title: str, rows: Sequence[Mapping[str, Any]], methods: bool) -> Table:
    drawn = Table(title=Text(f"{title}, {rows[0]['bits']} bits"), title_justify="left", expand=False)
    drawn.add_column("who", no_wrap=True)
    drawn.add_column("median", justify="right", no_wrap=True)
    drawn.add_column("spread", justify="right", no_wrap=True)
    drawn.add_column("against our best", justify="right", no_wrap=True)
    if methods:
        drawn.add_column("with", overflow="fold")
    for row in rows:
        drawn.add_row(
            Text(row["subject"], style="bold" if is_modforge(row) else ""),
            duration(row["median_ns"]),
            f"{duration(row['low_ns'])} – {duration(row['high_ns'])}",
            verdict(row),
            *([f"{row['method']} ({row['version']})"] if methods else []),
        )
    return drawn


def verdict(row: Mapping[str, Any]) -> Text:
    """Return how the row of :func:`compare` stands against the best of modforge, whoever wins.

    >>> print(verdict({"subject": "GMP", "ratio": 2.5}), "|", verdict({"subject": "GMP", "ratio": 0.8}))
    2.50 × the time | 1.25 × faster
    """
    ratio = row["ratio"]
    if ratio is None:
        return Text("")
    if ratio < 1:
        return Text(f"{1 / ratio:.2f} × faster", style="bold red")
    if ratio == 1 and is_modforge(row):
        return Text("our best", style="green")
    return Text(f"{ratio:.2f} × the time")


def duration(ns: float) -> str:
    """Return the time in a fitting unit.

    >>> duration(85.25), duration(1537000.0), duration(24598000.0)
    ('85.2 ns', '1.54 ms', '24.6 ms')
    """
    units = (("ns", 1.0), ("µs", 1e3), ("ms", 1e6))
    unit, size = next(((unit, size) for unit, size in units if ns < 999.5 * size), ("s", 1e9))
    value = ns / size
    return f"{value:.{max(0, 3 - len(str(int(value))))}f} {unit}"
