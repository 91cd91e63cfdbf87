"""The figures of a core, by the names of their files in its folder ``figures``."""

from __future__ import annotations

import json

from modforge.cores.model.core import CORES_FOLDER, Core
from modforge.cores.model.parameters import literals
from modforge.hardware.figures.blocks import block_diagram
from modforge.hardware.figures.timing import Timing, record, svg, wavedrom


def figures(core: Core) -> dict[str, str]:
    """Return what is made of ``blocks.toml`` and ``timing.toml``: two pictures, and WaveDrom's JSON of the second."""
    folder = CORES_FOLDER / core.name / "figures"
    timing = Timing.read(folder / "timing.toml")
    values = literals(core.parameters(timing.bits, timing.settings))
    title = ", ".join([core.name, *(f"{name} = {values[name]}" for name in ("Bits", *timing.settings))])
    diagram = wavedrom(record(core, timing), timing, title)
    return {
        "blocks.svg": block_diagram(folder / "blocks.toml"),
        "timing.wavedrom.json": json.dumps(diagram, indent=1, ensure_ascii=False) + "\n",
        "timing.svg": svg(diagram),
    }
