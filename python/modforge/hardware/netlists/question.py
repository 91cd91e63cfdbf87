"""The question that the simulation of a netlist answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from modforge.cores.model.core import Core
from modforge.cores.model.parameters import NO_SETTINGS
from modforge.hardware.netlists.netlist import flow, simulate_netlist, tools
from modforge.hardware.rows import bench_hash, core_inputs, subject
from modforge.results import Question, content_hash

WHOLE_BENCH_BITS = 64
"""Up to this width the netlist passes the whole bench of its kind, above it the tests with random operands."""


def question(
    core: Core,
    bits: int,
    *,
    settings: Mapping[str, int] = NO_SETTINGS,
    family: str = "ecp5",
    build_directory: Path,
    progress: Callable[[int], None] = lambda _cases: None,
) -> Question:
    """Return the question whether the netlist of ``core`` in ``family`` computes what its golden model says."""
    parameters = core.parameters(bits, settings)
    core.check_family(parameters, family)
    chosen = {"family": family, "flow": content_hash(flow(core, family))[:16], "bench": bench_hash(core)}
    return Question(
        "netlist",
        subject(core),
        core_inputs(core, bits, settings) | chosen,
        tools(),
        lambda: simulate_netlist(
            core,
            bits,
            settings=settings,
            family=family,
            whole=bits <= WHOLE_BENCH_BITS,
            build_directory=build_directory,
            progress=progress,
        ).as_dict(),
    )
