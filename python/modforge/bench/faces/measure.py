"""All of it, one after the other."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import Any

from modforge.bench.faces import calls, clusters, columns, contest, modexp

PARTS = ("calls", "integers", "columns", "clusters", "ray", "spark", "modexp")

ENGINES = {"clusters": clusters.DASK, "ray": "Ray", "spark": "Spark"}
"""The parts that compute files of rows, with the engine of each."""


def measure(
    binary: Path | None,
    library: ctypes.CDLL | None,
    *,
    rounds: int,
    gmp: ctypes.CDLL | None = None,
    parts: Collection[str] = PARTS,
    progress: Callable[[dict[str, Any]], None],
) -> list[dict[str, Any]]:
    """Return the rows of all parts, or of some.

    ``binary`` is the measuring program, ``library`` has the compiled calls of C and C++, and ``gmp`` those of GMP;
    without one its rows are left out. ``progress`` receives ``{"operation", "modulus", "done", "total"}``.
    """
    in_process = {"calls": calls.rounds_in_all, "columns": columns.rounds_in_all}
    in_process |= {"integers": contest.rounds_in_all} if library is not None else {}
    in_process |= {part: clusters.rounds_in_all for part, engine in ENGINES.items() if clusters.is_there(engine)}
    total = sum(count(rounds) for part, count in in_process.items() if part in parts)
    done = 0

    def after_round(operation: str, modulus: str, _done: int) -> None:
        nonlocal done
        done += 1
        progress({"operation": operation, "modulus": modulus, "done": done, "total": total})

    def of_part(part: str) -> Iterator[dict[str, Any]]:
        if part == "calls":
            return calls.measure(library, rounds, after_round)
        if part == "integers":
            return iter(()) if library is None else contest.measure(library, gmp, rounds, after_round)
        if part == "columns":
            return columns.measure(rounds, after_round)
        if part in ENGINES:
            return clusters.measure(rounds, after_round, ENGINES[part])
        return iter(()) if binary is None else modexp.measure(binary, rounds, progress)

    return [row for part in PARTS if part in parts for row in of_part(part)]
