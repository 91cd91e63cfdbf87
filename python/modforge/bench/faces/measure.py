"""All of it, one after the other."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from pathlib import Path
from typing import Any

from modforge.bench.faces import calls, columns, modexp


def measure(
    binary: Path | None,
    library: ctypes.CDLL | None,
    *,
    rounds: int,
    progress: Callable[[dict[str, Any]], None],
) -> list[dict[str, Any]]:
    """Return the rows of calls, of columns and of powers from bytes to bytes.

    ``binary`` is the measuring program and ``library`` the compiled chains of C and C++; without one its rows are left
    out. ``progress`` receives ``{"operation", "modulus", "done", "total"}``.
    """
    total = calls.rounds_in_all(rounds) + columns.rounds_in_all(rounds)
    done = 0

    def after_round(operation: str, modulus: str, _done: int) -> None:
        nonlocal done
        done += 1
        progress({"operation": operation, "modulus": modulus, "done": done, "total": total})

    rows = [*calls.measure(library, rounds, after_round), *columns.measure(rounds, after_round)]
    return rows if binary is None else [*rows, *modexp.measure(binary, rounds, progress)]
