"""The question that a synthesis answers, for device families and for standard cells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from modforge.cores.model.core import Core
from modforge.cores.model.parameters import NO_SETTINGS
from modforge.hardware.rows import core_inputs, subject
from modforge.hardware.synthesize import standard_cells
from modforge.hardware.synthesize.synthesis import synthesize, tools
from modforge.results import Question


def inputs(core: Core, bits: int, settings: Mapping[str, int], family: str) -> dict[str, Any]:
    """Return the inputs of the row."""
    return core_inputs(core, bits, settings) | {"family": family}


def question(core: Core, bits: int, *, settings: Mapping[str, int] = NO_SETTINGS, family: str = "xcup") -> Question:
    """Return the question what ``core`` takes in ``family``, which may be that of the standard cells."""
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
        lambda: synthesize(core, bits, settings=settings, family=family).as_dict(),
    )
