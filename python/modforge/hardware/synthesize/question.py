"""The question that a synthesis answers, for device families and for standard cells."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from modforge.cores.model.core import Core
from modforge.cores.model.parameters import NO_SETTINGS
from modforge.hardware.rows import core_inputs, subject
from modforge.hardware.synthesize import standard_cells
from modforge.hardware.synthesize.mapped import keeps_logic, mapping
from modforge.hardware.synthesize.synthesis import FAMILIES, synthesize, tools
from modforge.results import Question, content_hash


def inputs(core: Core, bits: int, settings: Mapping[str, int], family: str) -> dict[str, Any]:
    """Return the inputs of the row."""
    # Rows of the cores that all map alike say nothing of how.
    flow = {"flow": content_hash(mapping(core, family))[:16]} if family in FAMILIES and keeps_logic(core) else {}
    return core_inputs(core, bits, settings) | {"family": family} | flow


def question(
    core: Core,
    bits: int,
    *,
    settings: Mapping[str, int] = NO_SETTINGS,
    family: str = "xcup",
    folder: Path | None = None,
) -> Question:
    """Return the question what ``core`` takes in ``family``, which may be that of the standard cells.

    ``folder`` is for a netlist that is shared, see :func:`~modforge.hardware.synthesize.mapped.mapped`.
    """
    core.check_family(core.parameters(bits, settings), family)
    asked = inputs(core, bits, settings, family)
    if family == standard_cells.FAMILY:
        return Question(
            "synthesize",
            subject(core),
            asked,
            standard_cells.tools(),
            lambda: standard_cells.trend(core, bits, settings=settings).as_dict(),
        )
    return Question(
        "synthesize",
        subject(core),
        asked,
        tools(),
        lambda: synthesize(core, bits, settings=settings, family=family, folder=folder).as_dict(),
    )
