"""The cores in one flow, next to the tables of the papers: area, routed frequency, throughput, targets.

The rows that the documentation was made from come with the plan, whose choice of a core rests on them;
``modforge bench cores --measured --json`` writes the same with the rows of this machine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from modforge.bench.cores.figures import Figures, Target, figures, targets
from modforge.bench.cores.rows import gather, outdated
from modforge.bench.cores.sheet import Sheet
from modforge.bench.cores.sheets import sheets
from modforge.plan.published import published

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


def as_dict(rows: Sequence[Mapping[str, Any]], missing: Sequence[str]) -> dict[str, Any]:
    """Return rows, figures, targets and what is missing as plain data."""
    found = figures(rows)
    return {
        "rows": list(rows),
        "missing": list(missing),
        "figures": [one.as_dict() for one in found],
        "targets": [one.as_dict() for one in targets(found)],
    }
