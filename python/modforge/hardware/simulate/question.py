"""The question that a simulation answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from modforge.cores.model.core import Core
from modforge.cores.model.parameters import NO_SETTINGS
from modforge.hardware.rows import bench_hash, core_inputs, subject
from modforge.hardware.simulate.benches import Simulator, simulator_version
from modforge.hardware.simulate.simulation import simulate
from modforge.hardware.tools import package_version
from modforge.results import Question


def question(
    core: Core,
    bits: int,
    *,
    settings: Mapping[str, int] = NO_SETTINGS,
    simulator: Simulator = "verilator",
    modulus: int | None = None,
    cases: int = 100,
    seed: int = 1,
    build_directory: Path,
    waves: bool = False,
    progress: Callable[[int], None] = lambda _cases: None,
) -> Question:
    """Return the question whether ``core`` gives what its golden model says; arguments as :func:`simulate` has them.

    Waveforms are not stored, so with ``waves`` it is a question of its own that no stored answer settles.
    """
    inputs = (
        core_inputs(core, bits, settings)
        | {
            "bench": bench_hash(core),
            "simulator": simulator,
            "modulus": None if modulus is None else hex(modulus),
            "cases": cases,
            "seed": seed,
        }
        | ({"waves": True} if waves else {})
    )

    def find() -> dict[str, Any]:
        return simulate(
            core,
            bits,
            settings=settings,
            simulator=simulator,
            modulus=modulus,
            cases=cases,
            seed=seed,
            build_directory=build_directory,
            waves=waves,
            progress=progress,
        ).as_dict()

    tools = {simulator: simulator_version(simulator), "cocotb": package_version("cocotb")}
    return Question("simulate", subject(core), inputs, tools, find, holds=lambda _: not waves)
