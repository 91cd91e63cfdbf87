"""The question that a synthesis answers, for device families and for standard cells."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from modforge.cores.model.core import Core
from modforge.cores.model.parameters import NO_SETTINGS
from modforge.hardware.delays import MODELS
from modforge.hardware.liberty import Library
from modforge.hardware.rows import core_inputs, subject
from modforge.hardware.synthesize import standard_cells
from modforge.hardware.synthesize.cell_flow import OSU018, Family, family_name
from modforge.hardware.synthesize.mapped import keeps_logic, mapping
from modforge.hardware.synthesize.synthesis import FAMILIES, synthesize, tools
from modforge.results import Question, content_hash


def inputs(core: Core, bits: int, settings: Mapping[str, int], family: Family) -> dict[str, Any]:
    """Return the inputs of the row."""
    asked = core_inputs(core, bits, settings) | {"family": family_name(family)}
    flow = {"flow": content_hash(mapping(core, family))[:16]}
    if isinstance(family, Library):
        return asked | {"corner": family.corner, "liberty": family.fingerprint} | flow
    # Rows of the cores that all map alike say nothing of how, in the families that came first.
    return asked | (flow if family in ("nexus", "gw2a") or (family in FAMILIES and keeps_logic(core)) else {})


def question(
    core: Core,
    bits: int,
    *,
    settings: Mapping[str, int] = NO_SETTINGS,
    family: Family = "xcup",
    folder: Path | None = None,
) -> Question:
    """Return the question what ``core`` takes in ``family``, which may be a library of standard cells.

    ``folder`` is for a netlist that is shared, see :func:`~modforge.hardware.synthesize.mapped.mapped`.
    """
    core.check_family(core.parameters(bits, settings), family_name(family))
    asked = inputs(core, bits, settings, family)
    if isinstance(family, Library) or family == OSU018:
        return Question(
            "synthesize",
            subject(core),
            asked,
            standard_cells.tools(family),
            lambda: standard_cells.synthesize_cells(
                core, bits, settings=settings, family=family, folder=folder
            ).as_dict(),
            # A row of an earlier version had area and path alone.
            lambda figures: "gate_equivalents" in figures,
        )
    return Question(
        "synthesize",
        subject(core),
        asked,
        tools(),
        lambda: synthesize(core, bits, settings=settings, family=family, folder=folder).as_dict(),
        # A row of an earlier version had no chain; one of an earlier model has other nanoseconds.
        lambda figures: "chain" in figures and (family not in MODELS or modelled(figures, family) is not None),
    )


def modelled(figures: Mapping[str, Any], family: str) -> Mapping[str, Any] | None:
    """Return the longest path of a row by today's model of its family, or None."""
    found: Mapping[str, Any] | None = figures.get("modelled")
    return found if found and family in MODELS and found["model"] == MODELS[family].fingerprint else None
