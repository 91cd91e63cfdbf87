"""Simulate a core under its cocotb bench, in Verilator or Icarus."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from modforge.cores.model.core import Core
from modforge.cores.model.errors import ConfigurationError
from modforge.cores.model.parameters import NO_SETTINGS
from modforge.cores.model.request import BenchRequest
from modforge.hardware.simulate.benches import Design, Simulator, run_benches


@dataclass(frozen=True)
class SimulationResult:
    """Cases and figures of one run of the bench."""

    cases: int
    """Products compared with Python integers."""

    edge_cases: int
    """The number of them that came from the list of edge operands."""

    cycles: int
    """Measured cycles from the edge that accepts operands to the result."""

    expected_cycles: int
    """The same by the formula of the core."""

    interval: int
    """Measured cycles from one product to the next when nothing waits."""

    simulator: str
    version: str

    build_seconds: float
    """Time to compile the simulation; 0 when it was there already."""

    seconds: float
    """Time of the whole call."""

    vcd: Path | None
    """The waveforms, if asked for."""

    def as_dict(self) -> dict[str, Any]:
        """Return the figures as plain data."""
        return asdict(self) | {"vcd": str(self.vcd) if self.vcd else None}


def simulate(
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
    cpu_seconds: int | None = None,
    progress: Callable[[int], None] = lambda _cases: None,
) -> SimulationResult:
    """Run the bench of ``core`` for moduli of ``bits`` bits and return its counts.

    ``settings`` are values for the core's own parameters.
    ``cases`` random products come on top of the edge operands; all have the one ``modulus``, or edge and random moduli
    without it. Simulations are compiled under ``build_directory``. ``waves`` records the run as a VCD file there, with
    Verilator only. A bench that takes more than ``cpu_seconds`` is ended and counts as failed. ``progress`` is called
    every second, and at the end, with the number of cases that were right so far.
    Raises a :class:`~modforge.cores.model.errors.HardwareError` that says what is missing or wrong.
    """
    began = time.monotonic()
    parameters = core.parameters(bits, settings)
    if modulus is not None:
        core.check_modulus(bits, modulus, settings)
    if waves and simulator != "verilator":
        raise ConfigurationError(f"waveforms are recorded with verilator, not with {simulator}")
    sources = [*core.models(parameters), *core.paths()]
    design = Design(core.name, sources, core.name, parameters, core.benches(), core.depth)
    done = run_benches(
        design,
        BenchRequest(core.name, parameters, modulus, cases, seed),
        simulator=simulator,
        build_directory=build_directory,
        waves=waves,
        cpu_seconds=cpu_seconds,
        progress=progress,
    )
    return SimulationResult(
        cases=done.report.cases,
        edge_cases=done.report.edge_cases,
        cycles=done.report.cycles,
        expected_cycles=core.cycles(parameters),
        interval=done.report.interval,
        simulator=simulator,
        version=done.version,
        build_seconds=done.build_seconds,
        seconds=time.monotonic() - began,
        vcd=done.vcd,
    )
