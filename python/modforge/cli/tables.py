"""Results as tables for people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.markup import escape
from rich.table import Table

from modforge.bench.table import duration
from modforge.cores.model.core import Core
from modforge.plan.named import Known


def figures_table(entries: Sequence[Mapping[str, Any]]) -> Table:
    """Return the main figures of a forge, a row for each modulus."""
    table = Table(title="What came out")
    for name in ("modulus", "checked", "fastest multiplication", "best peer", "core"):
        table.add_column(name)
    for entry in entries:
        rows = entry["rows"]
        checked = [row for row in rows if row["kind"] in ("check", "simulate")]
        cases = sum(row["outputs"]["cases"] + row["outputs"]["edge_cases"] for row in checked)
        table.add_row(
            entry["name"],
            f"{cases} cases in {len(checked)} runs, all right",
            *_fastest(row for row in rows if row["kind"] == "measure" and row["inputs"]["operation"] == "multiply"),
            _core(rows),
        )
    return table


def _fastest(rows: Iterable[Mapping[str, Any]]) -> tuple[str, str]:
    times = sorted((row["outputs"]["median_ns"], row["subject"]) for row in rows)
    ours = next(((time, who) for time, who in times if who.startswith("modforge")), None)
    peer = next(((time, who) for time, who in times if not who.startswith("modforge")), None)
    if ours is None or peer is None:
        return "not measured", ""
    return f"{ours[1]}: {duration(ours[0])}", f"{peer[1]}: {duration(peer[0])} ({peer[0] / ours[0]:.2f} × ours)"


def _core(rows: Sequence[Mapping[str, Any]]) -> str:
    cycles = next(row["outputs"]["cycles"] for row in rows if row["kind"] == "simulate")
    area = next(row["outputs"] for row in rows if row["kind"] == "synthesize")
    return f"{cycles} cycles, {area['lut']} LUT, {area['ff']} FF"


def moduli_table(known: Iterable[Known]) -> Table:
    """Return the moduli known by name."""
    table = Table("name", "bits", "what", title="Moduli known by name")
    for one in known:
        table.add_row(escape(", ".join((one.name, *one.aliases))), str(one.value.bit_length()), escape(one.what))
    return table


def cores_table(cores: Iterable[Core]) -> Table:
    """Return the cores with their cycles."""
    table = Table("core", "what; clock cycles at k bits", "bits", title="Cores")
    for core in cores:
        what = f"{core.title}\ncycles: {core.cycles.text}\nto the next result: {core.interval.text}"
        table.add_row(core.name, escape(what), f"{core.min_bits} to {core.max_bits}", end_section=True)
    return table
