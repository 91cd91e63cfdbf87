"""The inputs of a row that describe a core."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from modforge.cores.model.core import CORES_FOLDER, Core
from modforge.hardware.guards import without_guards
from modforge.results import content_hash


def core_inputs(core: Core, bits: int, settings: Mapping[str, int]) -> dict[str, Any]:
    """Return width, own parameters and the hash of the sources, so that a row of other sources is not found.

    Sources of which the parameters instantiate nothing may change.
    """
    parameters = core.parameters(bits, settings)
    return {"bits": bits, "settings": core.own(parameters), "sources": code_hash(core.used_paths(parameters))}


def subject(core: Core) -> str:
    """Return how rows name the core."""
    return f"core {core.name}"


def code_hash(paths: Iterable[Path]) -> str:
    """Return a hash of SystemVerilog sources that comments do not change."""
    return content_hash([_code(path) for path in paths])[:16]


def bench_hash(core: Core) -> str:
    """Return a hash of what checks the core in a simulation: benches and golden models, its own and those of its kind.

    A row of an earlier bench says nothing about what today's looks at.
    """
    folders = (CORES_FOLDER / "kinds" / "benches", CORES_FOLDER / "kinds" / core.kind, CORES_FOLDER / core.name)
    return content_hash([path for folder in folders for path in sorted(folder.glob("*.py"))])[:16]


def _code(path: Path) -> str:
    """Return a source without comments, guards and spaces: they must not cost hours of routing."""
    return _bare(path.read_text(encoding="utf-8"))


@cache
def _bare(text: str) -> str:
    without_comments = re.sub(r"//[^\n]*|/\*.*?\*/", " ", text, flags=re.DOTALL)
    return " ".join(without_guards(without_comments).split())
