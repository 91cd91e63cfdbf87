"""The simulation of a netlist, which the commands that make one run."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from modforge.cli.screen.progress import Display
from modforge.cores.model.core import Core
from modforge.hardware.netlists import WHOLE_BENCH_BITS, question
from modforge.hardware.synthesize import Family, family_name
from modforge.results import Results, build_directory

no_verify_option = click.option("--no-verify", is_flag=True, help="Do not simulate the netlist.")


def verified(
    core: Core,
    bits: int,
    settings: Mapping[str, int],
    family: Family,
    folder: Path,
    results: Results,
    progress: Display,
) -> Mapping[str, Any]:
    """Simulate the netlist unless that is known, and return what was simulated, or fail with what went wrong.

    ``folder`` holds the netlist, or will.
    """
    progress.stage(f"Simulating the netlist of {core.name}, {bits} bits, for {family_name(family)}")
    asked = question(
        core,
        bits,
        settings=settings,
        family=family,
        folder=folder,
        build_directory=build_directory("netlists"),
        progress=lambda right: progress.note(f"{right} cases right"),
    )
    outputs = results.answer(asked).outputs
    return {f"netlist_{name}": outputs[name] for name in ("cases", "edge_cases", "whole")}


def right_in(figures: Mapping[str, Any]) -> str:
    """Return what was simulated, for the end of a line.

    >>> right_in({"netlist_cases": 14, "netlist_edge_cases": 9, "netlist_whole": False})
    '; netlist simulated, 14 cases right, 9 of them at edges; above 32 bits errors and resets are left out'
    """
    if "netlist_cases" not in figures:
        return ""
    right = (
        f"; netlist simulated, {figures['netlist_cases']} cases right, {figures['netlist_edge_cases']} of them at edges"
    )
    left_out = f"; above {WHOLE_BENCH_BITS} bits errors and resets are left out"
    return right if figures["netlist_whole"] else right + left_out
