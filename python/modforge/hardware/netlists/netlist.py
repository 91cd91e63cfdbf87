"""Simulate the netlist of a core in Icarus, cell by cell, under the bench that its kind has.

The bench looks at ports alone. It drives the same cases as before synthesis, against the same golden model, so a tool
that reads or maps the sources wrongly shows here: proofs and simulations of the sources cannot see it.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from modforge.cores.model.core import Core
from modforge.cores.model.errors import ConfigurationError
from modforge.cores.model.parameters import NO_SETTINGS, label
from modforge.cores.model.request import BenchRequest
from modforge.hardware.errors import BenchError
from modforge.hardware.netlists.cells import simulated
from modforge.hardware.simulate import Design, run_benches, simulator_version
from modforge.hardware.synthesize import FAMILIES, GATES, OSU018, VERILOG, Family, family_name, mapped
from modforge.hardware.tools import package_version

NETLIST_FAMILIES = (*FAMILIES, OSU018, GATES)
"""The families of which a netlist can be simulated; a library of cells can be, too."""

SHORT = r"\b(edge_|random_.*_with_)"
"""The names of the two tests that every kind has: with edge operands, and with random ones and a receiver that is not
always ready."""


@dataclass(frozen=True)
class NetlistResult:
    """The cases that a netlist computed as the golden model does."""

    family: str
    bits: int

    settings: dict[str, int]
    """The core's own parameters."""

    cases: int
    """Results compared with Python integers: all of them right."""

    edge_cases: int
    """The number of them that came from the list of edge operands: the most telling ones alone, unless ``whole``."""

    whole: bool
    """Whether the netlist passed the whole bench, with errors, resets and all edge operands."""

    seconds: float

    tools: dict[str, str]
    """The tools with their versions."""

    def as_dict(self) -> dict[str, Any]:
        """Return the figures as plain data."""
        return asdict(self)


def tools() -> dict[str, str]:
    """Return the tools with their versions, or raise :class:`ToolMissingError`."""
    return {"yosys": package_version("pyosys"), "icarus": simulator_version("icarus")}


def simulate_netlist(
    core: Core,
    bits: int,
    *,
    settings: Mapping[str, int] = NO_SETTINGS,
    family: Family = "ecp5",
    whole: bool = True,
    cases: int = 5,
    seed: int = 1,
    folder: Path | None = None,
    build_directory: Path,
    progress: Callable[[int], None] = lambda _cases: None,
) -> NetlistResult:
    """Synthesize ``core`` for ``family``, simulate the netlist and return how many cases were right.

    ``cases`` random cases come on top of the rest of the bench: edge operands, resets, errors. Without ``whole`` the
    most telling edge operands and they are all, as the hundreds of others take long in a wide netlist. ``folder`` holds
    the netlist, or will: who shares it runs Yosys once. ``progress`` is called with the number of cases that were right
    so far. Raises :class:`~modforge.hardware.errors.BenchError` when the netlist computes something else, and
    another :class:`~modforge.cores.model.errors.HardwareError` when a tool is missing or the parameters are wrong.
    """
    began = time.monotonic()
    parameters = core.parameters(bits, settings)
    named = family_name(family)
    if isinstance(family, str) and family not in NETLIST_FAMILIES:
        raise ConfigurationError(f"no family is named {family!r}; there are {', '.join(NETLIST_FAMILIES)}")
    core.check_family(parameters, named)
    versions = tools()
    values = "".join(f"-{label(value)}" for value in parameters.values())
    with tempfile.TemporaryDirectory(prefix="modforge-netlist-") as name:
        made = folder or Path(name)
        mapped(core, bits, settings, family, made)
        source = Path(name) / "simulated.v"
        source.write_text(simulated(family, (made / VERILOG).read_text(encoding="utf-8")), encoding="utf-8")
        tests = "" if whole else SHORT
        design = Design(f"{core.name}{values}-{named}", [source], core.name, {}, core.benches()[:1], core.depth, tests)
        asked = BenchRequest(core.name, parameters, None, cases, seed, few=not whole)
        try:
            done = run_benches(design, asked, simulator="icarus", build_directory=build_directory, progress=progress)
        except BenchError as error:
            raise BenchError(f"the netlist for {named} is wrong: {error}") from None
        if not done.report.cases:
            raise BenchError(f"the bench of {core.name} compared nothing")
    return NetlistResult(
        family=named,
        bits=bits,
        settings=core.own(parameters),
        cases=done.report.cases,
        edge_cases=done.report.edge_cases,
        whole=whole,
        seconds=time.monotonic() - began,
        tools=versions,
    )
