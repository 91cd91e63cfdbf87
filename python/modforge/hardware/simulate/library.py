"""Verilator's run-time library: the same for every design, and more to compile than most of them."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from pathlib import Path

from modforge.files import alone, cached
from modforge.hardware.simulate.commands import HEADER, OBJECTS, compilation, precompilation

NOTHING = "module nothing; endmodule\n"
"""A design for which Verilator compiles little else."""

INCLUDED = '#include "verilated.h"\n#include "verilated_dpi.h"\n#include "verilated_vpi.h"\n'
"""Half of the time to compile a small design goes into these."""


def library(folder: Path, run: Callable[[Sequence[str], Path], None], *, waves: bool) -> Path:
    """Return ``folder`` with the objects and the header of the library, which are compiled if they are not there.

    ``run`` runs a command in a folder, and raises an exception if it fails. Of several processes one compiles.
    """

    def make(fresh: Path) -> None:
        work = fresh / "work"
        work.mkdir()
        source = work / "nothing.sv"
        source.write_text(NOTHING, encoding="utf-8")
        (work / HEADER).write_text(INCLUDED, encoding="utf-8")
        run(compilation("verilator", [source], "nothing", {}, work, waves=waves, library=None), work)
        run(precompilation(work), work)
        for made in (*work.glob(OBJECTS), *work.glob(f"{HEADER}*")):
            made.rename(fresh / made.name)
        shutil.rmtree(work)

    folder.parent.mkdir(parents=True, exist_ok=True)
    with alone(folder.parent):
        return cached(folder, make)
