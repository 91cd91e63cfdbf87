"""Rows of primitives as tables: against other libraries, and next to the paper's table 1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from modforge.bench.compare import is_modforge, is_native
from modforge.bench.cores.sheet import NOTHING, Sheet
from modforge.bench.primitives.comparison import LIBRARIES
from modforge.bench.primitives.table1 import SPECIAL, lines
from modforge.bench.table import duration
from modforge.bench.targets import FieldTarget, Verdict, fastest, judge_fields

SUBJECTS = {
    "ours": ("modforge",),
    **{name: (name,) for name in LIBRARIES},
    "Rust": ("poly1305", "x25519-dalek", "ed25519-dalek", "p256", "p384", "k256", "p521"),
    "other": ("secp256k1", "phe"),
}
"""The columns of times, each with the rows that it shows; those without any are left out of a table."""

OTHER_WAYS = ("modforge, owner", "modforge, table")
"""Ways of ours that only some users can go, which have rows of their own."""


def comparison_sheet(rows: Sequence[Mapping[str, Any]], targets: Sequence[FieldTarget]) -> Sheet:
    """Return times of ours and of the others, how many times as fast as the best of them, and the target."""
    verdicts = {(one.target.operation, one.target.modulo): one for one in judge_fields(rows, targets)}
    present = {row["subject"] for row in rows}
    columns = {name: subjects for name, subjects in SUBJECTS.items() if present & {*subjects}}
    lines = []
    for (operation, primitive), group in groupby(rows, lambda row: (row["operation"], row["modulus"])):
        part = list(group)
        times = [fastest(row for row in part if row["subject"] in subjects) for subjects in columns.values()]
        lines.append(
            (_name(operation, primitive), *map(_time, times), *_judged(part, verdicts.get((operation, primitive))))
        )
        for way in OTHER_WAYS:
            if found := fastest(row for row in part if row["subject"] == way):
                name = f"{_name(operation, primitive)}, {way.removeprefix('modforge, ')}"
                lines.append((name, _time(found), *(NOTHING,) * (len(columns) - 1), _ratio(found, part), NOTHING, ""))
    return Sheet("Primitives", ("work", *columns, "times as fast", "target", ""), tuple(lines))


def table1_sheet(rows: Sequence[Mapping[str, Any]]) -> Sheet:
    """Return times over the three reductions, and the gain of the special one over Barrett's next to the paper's."""
    cells = tuple(
        (
            str(one.word),
            _name(one.operation, one.primitive),
            duration(one.special_ns),
            duration(one.barrett_ns),
            duration(one.montgomery_ns),
            f"{one.gain:.2f}",
            f"{one.paper_gain:.2f}",
            "reached" if one.reached else "missed",
        )
        for one in lines(rows)
    )
    header = ("word", "work", SPECIAL, "Barrett", "Montgomery", "gain over Barrett", "in the paper", "")
    return Sheet("Table 1 of Kovtun et al. (2023), measured again", header, cells)


def _name(operation: str, primitive: str) -> str:
    return f"{primitive}: {operation.replace('_', ' ')}"


def _time(row: Mapping[str, Any] | None) -> str:
    if row is None:
        return NOTHING
    return duration(row["median_ns"]) + ("" if is_native(row) else " (not for this CPU)")


def _judged(rows: Sequence[Mapping[str, Any]], verdict: Verdict | None) -> tuple[str, str, str]:
    ours = fastest(row for row in rows if row["subject"] == "modforge")
    if verdict is None or verdict.measured is None:
        return _ratio(ours, rows), NOTHING, ""
    word = "reached" if verdict.reached else "missed"
    return f"{verdict.measured:.2f}", f"≥ {verdict.target.ratio:.2f}", word


def _ratio(ours: Mapping[str, Any] | None, rows: Sequence[Mapping[str, Any]]) -> str:
    """Return the time of the best of the others over ours."""
    best = fastest(row for row in rows if not is_modforge(row) and is_native(row))
    return f"{best['median_ns'] / ours['median_ns']:.2f}" if best and ours else NOTHING
