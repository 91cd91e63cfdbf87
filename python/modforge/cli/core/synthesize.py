"""``modforge core synthesize``: the cells that a core takes."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from modforge.cli.arguments import answer, json_option, open_results
from modforge.cli.core.arguments import bits_option, core_argument, modulus_option, settings_option
from modforge.cli.core.verify import no_verify_option, right_in, verified
from modforge.cli.screen.printing import print_json
from modforge.cli.screen.progress import Display
from modforge.cores.model.core import Core
from modforge.hardware.netlists import NETLIST_FAMILIES
from modforge.hardware.synthesize import FAMILIES, question, standard_cells


@click.command(name="synthesize")
@core_argument
@bits_option
@settings_option
@modulus_option
@click.option(
    "--family",
    "families",
    type=click.Choice([*FAMILIES, standard_cells.FAMILY]),
    multiple=True,
    help="Device family, repeatable. [default: xcup, xc7]",
)
@no_verify_option
@json_option
def core_synthesize(
    core: Core, bits: int, settings: dict[str, int], families: tuple[str, ...], no_verify: bool, as_json: bool
) -> None:
    """Synthesize a CORE with Yosys, count its cells, and simulate the netlist.

    The counts are estimates before routing. The family osu018 is standard cells: area and longest path without wires,
    good for trends only, and not simulated. Reuses stored results of the same sources and tools.

    \b
    Examples:
      modforge core synthesize mont_csa42 --bits 512 --family xcup
      modforge core synthesize square_table --bits 255 --modulus p25519
    """
    found = []
    with contextlib.ExitStack() as stack:
        # All questions before the first answer, which takes its time: each refuses a family that lacks a block.
        asked = []
        for family in families or ("xcup", "xc7"):
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="modforge-synthesize-")))
            asked.append((question(core, bits, settings=settings, family=family, folder=folder), folder))
        results, progress = stack.enter_context(open_results()), stack.enter_context(Display())
        for one, folder in asked:
            progress.stage(f"Synthesizing {core.name}, {bits} bits, for {one.inputs['family']}")
            figures, known = answer(results, one)
            if not no_verify and figures["family"] in NETLIST_FAMILIES:
                netlist = verified(core, bits, settings, figures["family"], folder, results, progress)
                figures = {**figures, "netlist_cases": netlist["cases"]}
            found.append((figures, known))
    if as_json:
        print_json([figures for figures, _ in found])
        return
    for figures, known in found:
        right = right_in(figures)
        click.echo(f"{core.name}, {bits} bits, {_line(figures)}, {figures['seconds']:.1f} s{known}{right}")


def _line(found: Mapping[str, Any]) -> str:
    """Return what was counted, with how."""
    if found["family"] == standard_cells.FAMILY:
        versions = ", ".join(f"{name} {version}" for name, version in found["tools"].items())
        path = f"{found['path_ns']:.2f} ns without wires ({versions})"
        return f"OSU 0.18 µm, a trend: {found['area_um2']:.0f} µm², {path}"
    return (
        f"{FAMILIES[found['family']]} ({found['family']}): {found['lut']} LUT, {found['ff']} FF, "
        f"{found['carry']} carry, {found['dsp']} DSP, {found['levels']} levels "
        f"(Yosys {found['version']}, estimated, not routed)"
    )
