"""Run what the targets of the engine need and judge it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from modforge.bench.program.run import run
from modforge.bench.targets import Target, subjects


def measure(
    binary: Path,
    targets: Sequence[Target],
    *,
    rounds: int = 15,
    progress: Callable[[dict[str, Any]], None] | None = None,
) -> list[dict[str, Any]]:
    """Return the rows for these targets, those of one operation and size from one interleaved run.

    ``progress`` receives ``{"operation", "modulus", "done", "total"}`` over all runs.
    """
    sizes: dict[str, list[int]] = {}
    for target in targets:
        of = sizes.setdefault(target.operation, [])
        of += [target.bits] if target.bits not in of else []
    total = rounds * sum(map(len, sizes.values()))
    rows: list[dict[str, Any]] = []
    done = 0
    for operation, bits in sizes.items():

        def report(event: dict[str, Any], before: int = done) -> None:
            if progress is not None:
                progress({**event, "done": before + event["done"], "total": total})

        rows += run(
            binary,
            bits=bits,
            operations=[operation],
            rounds=rounds,
            subjects=subjects([target for target in targets if target.operation == operation]),
            limits=True,
            progress=report,
        )
        done += rounds * len(bits)
    return rows
