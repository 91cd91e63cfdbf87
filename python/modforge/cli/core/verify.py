"""The simulation of a netlist, which the commands that make one run."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from modforge.cli.screen.progress import Display
from modforge.cores.model.core import Core
from modforge.hardware.netlists import question
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
    """Simulate the netlist unless that is known, and return the figures, or fail with what it computed wrongly.

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
    return results.answer(asked).outputs


def right_in(figures: Mapping[str, Any]) -> str:
    """Return what was simulated, for the end of a line."""
    cases = figures.get("netlist_cases")
    return "" if cases is None else f"; netlist simulated, {cases} cases right"
