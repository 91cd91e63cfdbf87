"""The verification status of each core, in one table: simulated, proved, its bench tried with mutants, routed."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from modforge.bench.cores.sheet import NOTHING, Sheet
from modforge.bench.errors import RequestError
from modforge.cores import CORES
from modforge.cores.model.core import CORES_FOLDER, Core

SIMULATED = Path(__file__).parent.parent / "data" / "simulated_widths.json"
"""The widths of the tests, by core and simulator: ``scripts/simulated_widths.py`` collects them."""

HEADER = ("core", "in Verilator at", "in Icarus at", "proved up to", "mutants killed", "routed on ECP5 at")


def status(rows: Sequence[Mapping[str, Any]]) -> Sheet:
    """Return the table; ``rows`` say what was routed."""
    lines = []
    for core in CORES:
        runs = [widths(*run) for run in simulated(core)]
        routed = {row["inputs"]["bits"] for row in rows if (row["core"], row["kind"]) == (core.name, "place")}
        bits = ", ".join(map(str, sorted(routed))) or NOTHING
        lines.append((f"`{core.name}`", *runs, proved(core), killed(core), bits))
    return Sheet("Verification status", HEADER, tuple(lines))


def simulated(core: Core) -> list[tuple[list[int], list[int]]]:
    """Return the widths of the tests of ``core``, the ordinary and the long ones, in Verilator and in Icarus."""
    found = json.loads(SIMULATED.read_text(encoding="utf-8"))
    if core.name not in found:
        raise RequestError(
            f"{SIMULATED.name} lacks {core.name}: run make regenerate, which collects the widths of its tests"
        )
    runs = [found[core.name][simulator] for simulator in ("verilator", "icarus")]
    return [(run["ordinary"], run["long"]) for run in runs]


def proved(core: Core) -> str:
    """Return the properties of ``core``, each with the width up to which it is proved."""
    return ", ".join(f"{each.name} {each.max_bits}" for each in core.properties)


def widths(ordinary: Sequence[int], long: Sequence[int]) -> str:
    """Return the widths of the ordinary tests, and in brackets the range of the long ones.

    >>> widths([2, 255], [6, 8, 4096])
    '2, 255 (6 to 4096)'
    >>> widths([], [8])
    '(8)'
    """
    ends = sorted({min(long), max(long)}) if long else []
    further = f"({' to '.join(map(str, ends))})" if ends else ""
    return " ".join(filter(None, (", ".join(map(str, ordinary)), further))) or NOTHING


def killed(core: Core) -> str:
    """Return how many mutants of the core its bench notices, of those that make a difference."""
    files = sorted((CORES_FOLDER / core.name).glob("mutants*.toml"))
    results = [tomllib.loads(path.read_text(encoding="utf-8"))["result"] for path in files]
    noticed, missed = (sum(result[fate] for result in results) for fate in ("killed", "survived"))
    return f"{noticed} of {noticed + missed}"
