"""What a sweep asks, as plain data: the same question on each machine that has the same tools."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from modforge.explore.cores import target as of_cores
from modforge.explore.designs import NOWHERE
from modforge.explore.layouts import target as of_layouts
from modforge.results import Question


def question(request: Mapping[str, Any], folder: Path = NOWHERE) -> Question:
    """Return the question of a request; ``folder`` is for work."""
    if "core" in request:
        return of_cores.question(request, folder)
    return of_layouts.question(request, folder)
