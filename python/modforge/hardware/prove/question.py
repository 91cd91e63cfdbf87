"""The question that a proof answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from modforge.cores.model.core import Core
from modforge.cores.model.parameters import NO_SETTINGS
from modforge.cores.model.properties import Property
from modforge.hardware.prove.proof import checker_name, prove, proved_parameters, tools
from modforge.hardware.rows import code_hash, core_inputs, subject
from modforge.results import Question, content_hash


def question(
    core: Core,
    bits: int,
    proved: Property,
    *,
    settings: Mapping[str, int] = NO_SETTINGS,
    directory: Path,
    progress: Callable[[int], None] = lambda _cycles: None,
) -> Question:
    """Return the question whether ``core`` has a property; arguments as :func:`prove` has them.

    The row names the width of the proof, which may be less than ``bits``.
    """
    parameters = proved_parameters(core, bits, proved, settings)
    inputs = core_inputs(core, parameters["Bits"], core.own(parameters)) | {
        "property": proved.name,
        "method": proved.method,
        "depth": proved.depth(parameters),
        "checkers": code_hash(core.checkers()),
    }
    if write := core.written_checkers.get(proved.name):
        inputs["checker"] = content_hash(write(core, parameters, checker_name(core, proved)))

    def find() -> dict[str, Any]:
        return prove(core, bits, proved, settings=settings, directory=directory, progress=progress).as_dict()

    return Question("prove", subject(core), inputs, tools(proved.method), find, holds=has_its_waveforms)


def has_its_waveforms(figures: Mapping[str, Any]) -> bool:
    """Return whether the waveforms that a stored result names are still there."""
    return figures["counterexample"] is None or Path(figures["counterexample"]).exists()
