"""The target of a design: a family to synthesize for, a device to route on, or formulas alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from modforge.cores import core
from modforge.cores.model.core import Core
from modforge.explore.columns import CLOCKED, COLUMNS, FORMULAS
from modforge.explore.cores.figures import measured_figures
from modforge.explore.cores.space import CorePoint
from modforge.explore.designs import NOWHERE
from modforge.hardware import place, synthesize
from modforge.hardware.place import DEFAULT, DEVICES, Method
from modforge.hardware.synthesize import FAMILIES, OSU018
from modforge.results import Question, build_directory

TARGETS = (*FAMILIES, OSU018, *DEVICES)
"""The families that are synthesized for, and the devices that are routed."""


@dataclass(frozen=True)
class Target:
    """A family or a device by its name, or with none only formulas; a device is routed once for each of the seeds."""

    name: str | None
    seeds: int = 1
    method: Method = DEFAULT
    """How designs are placed and routed on a device."""

    @property
    def label(self) -> str:
        """The name for people."""
        return self.name or "the formulas"

    @property
    def work(self) -> str:
        """The title of the stage that makes it."""
        return "Routing" if self.name in DEVICES else "Synthesizing"

    def columns(self, core: Core) -> list[str]:
        """Return the columns that a design for it has, in the order of tables."""
        if self.name is None:
            has = {*FORMULAS}
        elif self.name in DEVICES:
            has = {*FORMULAS, "lut", "ff", "dsp", *CLOCKED}
        elif self.name == OSU018:
            has = {*FORMULAS, "area", *CLOCKED}
        else:
            has = {*FORMULAS, "lut", "ff", "carry", "dsp", "levels", "depth"}
        return [*(setting.name for setting in core.settings), *(name for name in COLUMNS if name in has)]

    def figures(self, known: Mapping[str, float], outputs: Sequence[Mapping[str, Any]]) -> dict[str, float]:
        """Return the columns that the rows give."""
        return measured_figures(known, outputs)

    def requests(self, point: CorePoint) -> list[dict[str, Any]]:
        """Return what has to be run for a design, as plain data that travels to another process."""
        if self.name is None:
            return []
        asked = {"core": point.core.name, "bits": point.bits, "settings": dict(point.settings), "target": self.name}
        if self.name not in DEVICES:
            return [asked]
        return [{**asked, "seed": seed, "method": asdict(self.method)} for seed in range(1, 1 + self.seeds)]


def question(request: Mapping[str, Any], folder: Path) -> Question:
    """Return the question of a request, the same that ``modforge core`` asks; ``folder`` is for work."""
    one, bits, settings, target = core(request["core"]), request["bits"], request["settings"], request["target"]
    if target not in DEVICES:
        return synthesize.question(one, bits, settings=settings, family=target)
    one.check_family(one.parameters(bits, settings), DEVICES[target].family)
    return place.question(
        one,
        bits,
        settings=settings,
        device=target,
        method=Method(**request["method"]),
        seed=request["seed"],
        folder=folder,
        logs=NOWHERE if folder == NOWHERE else build_directory("placements"),
    )
