"""Verilator's run-time library: the same for every design, and more to compile than most of them."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

from modforge.files import alone, cached
from modforge.hardware.tools import package_version
from modforge.results import content_hash

NOTHING = "module nothing; endmodule\n"
"""A design for which Verilator compiles little else."""

DELAY = "module nothing; initial #1; endmodule\n"
"""The same for designs with delays, which need more of the library."""

HEADER = "verilated_all.h"
"""Half of the time to compile a small design goes into what this includes; compilers read it from ``HEADER.gch``."""

INCLUDED = '#include "verilated.h"\n#include "verilated_dpi.h"\n#include "verilated_vpi.h"\n'


def run_time(parent: Path, flags: Sequence[str], run: Callable[[Sequence[str], Path], object]) -> list[str]:
    """Return the options of Verilator that compile a design with a library in ``parent``, which is made if not there.

    ``flags`` are those of the options on which the flags of the compiler depend. ``run`` runs a command in a folder,
    and raises an exception if it fails. Of several processes one compiles.
    """
    folder = parent.resolve() / f"library-{content_hash(package_version('verilator'), flags)[:16]}"

    def make(fresh: Path) -> None:
        work = fresh / "work"
        work.mkdir()
        (work / "nothing.sv").write_text(DELAY if "--timing" in flags else NOTHING, encoding="utf-8")
        (work / HEADER).write_text(INCLUDED, encoding="utf-8")
        design = ["--top-module", "nothing", "--prefix", "Vtop", "--Mdir", str(work), "nothing.sv"]
        run(["verilator", "--cc", "--build", *flags, *design], work)
        levels = [level for name, level in pairwise(flags) if name == "-MAKEFLAGS"]
        rule = f"{HEADER}.gch: ; $(CXX) $(CXXFLAGS) $(CPPFLAGS) $(OPT_FAST) -x c++-header -o $@ {HEADER}"
        run(["make", "-f", "Vtop.mk", *levels, "--eval", rule, f"{HEADER}.gch"], work)
        for made in (*work.glob("verilated*.o"), *work.glob(f"{HEADER}*")):
            made.rename(fresh / made.name)
        shutil.rmtree(work)

    folder.parent.mkdir(parents=True, exist_ok=True)
    with alone(folder.parent):
        cached(folder, make)
    objects = " ".join(str(path) for path in sorted(folder.glob("*.o")))
    return [*flags, "-MAKEFLAGS", "VM_GLOBAL_FAST=", "-LDFLAGS", objects, "-CFLAGS", f"-include {folder / HEADER}"]
