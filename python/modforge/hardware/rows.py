"""What the row of a result says about the core that it belongs to."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from modforge.cores.model.core import Core
from modforge.hardware.guards import without_guards
from modforge.results import content_hash


def core_inputs(core: Core, bits: int, settings: Mapping[str, int]) -> dict[str, Any]:
    """Return width, own parameters and the hash of the sources, so that a row of other sources answers nothing.

    Sources of which the parameters instantiate nothing may change.
    """
    parameters = core.parameters(bits, settings)
    sources = content_hash([_code(path) for path in core.used_paths(parameters)])[:16]
    return {"bits": bits, "settings": core.own(parameters), "sources": sources}


def _code(path: Path) -> str:
    """Return a source without comments, guards and spaces: hours of routing do not hang on them."""
    text = re.sub(r"//[^\n]*|/\*.*?\*/", " ", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    return " ".join(without_guards(text).split())
