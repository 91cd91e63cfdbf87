"""Rows as a table for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from modforge.bench.compare import compare, is_modforge
from modforge.bench.paper import Line
from modforge.bench.targets import Verdict


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


def targets_table(verdicts: Sequence[Verdict]) -> Group:
    """Return a table for each class of CPU or size of words: the target, what was measured against whom, the limit."""
    groups = list(dict.fromkeys(one.target.group for one in verdicts))
    return Group(*(_targets_section(name, [one for one in verdicts if one.target.group == name]) for name in groups))


def _targets_section(group: str, verdicts: Sequence[Verdict]) -> Table:
    title = f"\n{group[0].upper()}{group[1:]}"
    drawn = Table(title=title, title_justify="left", caption_justify="left", box=None, padding=(0, 1, 0, 0))
    for name in ("work", "modulo", "target", "measured", "", "against", "time", "limit", "ratio"):
        drawn.add_column(name, justify="left" if name in ("work", "", "against") else "right", no_wrap=True)
    others: dict[str, list[str]] = {}
    for one in verdicts:
        work, target = one.target.operation.replace("_", " "), one.target
        style, word = {True: ("green", "reached"), False: ("bold red", "missed"), None: ("dim", "–")}[one.reached]
        drawn.add_row(
            work,
            target.modulo,
            f"{'≤' if target.is_distance else '≥'} {target.ratio:.2f}",
            "–" if one.measured is None else f"{one.measured:.2f}",
            Text(word, style=style),
            _against(one),
            duration(one.ours["median_ns"]) if one.ours else "–",
            duration(one.limit["median_ns"]) if one.limit else "–",
            f"{one.distance:.2f}" if one.distance else "–",
        )
        if one.kernel is not None and not group.endswith(one.kernel):
            others.setdefault(one.kernel, []).append(f"{work} {target.modulo}")
    drawn.caption = (
        "; ".join(f"{kernel}: {', '.join(dict.fromkeys(works))}" for kernel, works in others.items()) or None
    )
    return drawn


def _against(one: Verdict) -> str:
    """Name the peer that was fastest, or say why there is nothing to compare."""
    if one.lacks:
        return f"not run: this CPU has no {one.lacks}"
    return one.peer["subject"] if one.peer else "/".join(one.target.peers)


def paper_table(lines: Sequence[Line]) -> Table:
    """Return the paper's times next to ours, each with its ratio to the function that the paper calls new."""
    title = "Montgomery multiplication: mean in ns, and in brackets × the paper's new"
    drawn = Table(title=title, title_justify="left", box=None, padding=(0, 1, 0, 0))
    drawn.add_column("function", no_wrap=True)
    new = next(line for line in lines if line.name == "new")
    sizes = sorted({bits for line in lines for bits in {**line.paper_ns, **line.measured_ns}})
    for bits in sizes:
        for source in ("paper", "here") if bits in new.paper_ns else ("here",):
            drawn.add_column(f"{bits}\n{source}", justify="right", no_wrap=True)
    for line in lines:
        cells = []
        for bits in sizes:
            if bits in new.paper_ns:
                cells.append(_with_ratio(line.paper_ns.get(bits), new.paper_ns[bits]))
            cells.append(_with_ratio(line.measured_ns.get(bits), new.measured_ns.get(bits)))
        drawn.add_row(Text(line.name, style="bold" if line.name.startswith("modforge") else ""), *cells)
    return drawn


def _with_ratio(ns: float | None, reference: float | None) -> str:
    if ns is None:
        return "–"
    return f"{ns:.0f}" + (f" ({ns / reference:.2f})" if reference else "")


def verdict(row: Mapping[str, Any]) -> Text:
    """Return how the row of :func:`compare` compares with the best of modforge, whichever wins.

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
