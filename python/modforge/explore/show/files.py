"""Designs in files: CSV, Parquet, and plain data for JSON. Every design is there, those that failed, too."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from modforge.explore.designs import Refused
from modforge.explore.errors import ExploreError
from modforge.explore.sweep import Design
from modforge.files import write_file

ENDINGS = (".csv", ".parquet")


def records(columns: Sequence[str], designs: Sequence[Design], on_front: Sequence[bool]) -> list[dict[str, Any]]:
    """Return a flat record for each design, all with the same names; None is not known."""
    return [
        {
            "core": one.point.subject,
            **{name: one.value(name) for name in columns},
            "state": one.state,
            "fits": one.fits,
            "front": front,
            "reason": one.reason or None,
            "keys": " ".join(one.keys),
        }
        for one, front in zip(designs, on_front, strict=True)
    ]


def refusals(refused: Sequence[Refused]) -> list[dict[str, Any]]:
    """Return the combinations that are refused as plain data."""
    return [{"bits": one.bits, "settings": dict(one.settings), "reason": one.reason} for one in refused]


def write_csv(path: Path, found: Sequence[dict[str, Any]]) -> None:
    """Write records as CSV."""
    text = io.StringIO()
    writer = csv.DictWriter(text, list(found[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(found)
    write_file(path, text.getvalue())


def write_parquet(path: Path, found: Sequence[dict[str, Any]]) -> None:
    """Write records as Parquet; a column with numbers that 64 bits do not hold is text."""
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError:
        raise ExploreError("--parquet: pyarrow is missing: pip install 'modforge[arrow]'") from None
    columns: dict[str, list[Any]] = {name: [one[name] for one in found] for name in found[0]}
    for name, values in columns.items():
        if any(isinstance(one, int) and one >= 1 << 63 for one in values):
            columns[name] = [None if one is None else hex(one) for one in values]
    sink = io.BytesIO()
    pq.write_table(pa.table(columns), sink)
    write_file(path, sink.getvalue())
