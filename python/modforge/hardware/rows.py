"""What the row of a result says about the core that it belongs to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from modforge.hardware.catalogue import Core
from modforge.results import content_hash


def core_inputs(core: Core, bits: int, settings: Mapping[str, int]) -> dict[str, Any]:
    """Return width, own parameters and the hash of the sources, so that a row of other sources answers nothing."""
    parameters = core.parameters(bits, settings)
    return {"bits": bits, "settings": core.own(parameters), "sources": content_hash(core.paths())[:16]}
