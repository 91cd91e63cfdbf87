"""The question that the simulation of a netlist answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from modforge.cores.model.core import Core
from modforge.cores.model.parameters import NO_SETTINGS
from modforge.hardware.liberty import Library
from modforge.hardware.netlists.netlist import simulate_netlist, tools
from modforge.hardware.rows import bench_hash, core_inputs, subject
from modforge.hardware.synthesize import Family, family_name, mapping
from modforge.results import Question, content_hash

WHOLE_BENCH_BITS = 32
"""Up to this width the netlist passes the whole bench of its kind, which takes minutes at twice the width; above it the
most telling edge operands and random ones."""


def inputs(core: Core, bits: int, settings: Mapping[str, int], family: Family) -> dict[str, Any]:
    """Return the inputs of the row."""
    chosen = {
        "family": family_name(family),
        "flow": content_hash(mapping(core, family))[:16],
        "bench": bench_hash(core),
    }
    liberty = {"liberty": family.fingerprint} if isinstance(family, Library) else {}
    return core_inputs(core, bits, settings) | chosen | liberty


def question(
    core: Core,
    bits: int,
    *,
    settings: Mapping[str, int] = NO_SETTINGS,
    family: Family = "ecp5",
    folder: Path | None = None,
    build_directory: Path,
    progress: Callable[[int], None] = lambda _cases: None,
) -> Question:
    """Return the question whether the netlist of ``core`` in ``family`` computes what its golden model says.

    ``folder`` is for a netlist that is shared, see :func:`~modforge.hardware.synthesize.mapped.mapped`.
    """
    core.check_family(core.parameters(bits, settings), family_name(family))
    return Question(
        "netlist",
        subject(core),
        inputs(core, bits, settings, family),
        tools(),
        lambda: simulate_netlist(
            core,
            bits,
            settings=settings,
            family=family,
            whole=bits <= WHOLE_BENCH_BITS,
            folder=folder,
            build_directory=build_directory,
            progress=progress,
        ).as_dict(),
    )
