"""The cores in one flow, next to the tables of the papers: area, routed frequency, throughput, targets.

The rows that the documentation was made from are in ``data/cores.json``; ``modforge bench cores --measured --json``
writes the same with the rows of this machine.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from modforge.bench.cores.figures import Figures, Target, figures, targets
from modforge.bench.cores.rows import gather, outdated
from modforge.bench.cores.sheet import Sheet
from modforge.bench.cores.sheets import sheets

__all__ = [
    "Figures",
    "Sheet",
    "Target",
    "as_dict",
    "figures",
    "gather",
    "outdated",
    "published",
    "sheets",
    "targets",
]

_PUBLISHED = Path(__file__).parent.parent / "data" / "cores.json"


def as_dict(rows: Sequence[Mapping[str, Any]], missing: Sequence[str]) -> dict[str, Any]:
    """Return rows, figures, targets and what is missing as plain data."""
    found = figures(rows)
    return {
        "rows": list(rows),
        "missing": list(missing),
        "figures": [one.as_dict() for one in found],
        "targets": [one.as_dict() for one in targets(found)],
    }


def published() -> tuple[list[dict[str, Any]], list[str]]:
    """Return the rows that the documentation was made from, and the commands of those that were missing."""
    data = json.loads(_PUBLISHED.read_text(encoding="utf-8"))
    for row in data["rows"]:
        # Settings of many bits are stored as text.
        settings = row["inputs"]["settings"]
        row["inputs"]["settings"] = {name: int(str(value), 0) for name, value in settings.items()}
    return data["rows"], data["missing"]
