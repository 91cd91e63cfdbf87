"""``modforge core synthesize``: the cells that a core takes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import click

from modforge.cli.arguments import answer, json_option, open_results
from modforge.cli.core.arguments import bits_option, core_argument, modulus_option, settings_option
from modforge.cli.screen.printing import print_json
from modforge.cli.screen.progress import Display
from modforge.cores.model.core import Core
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
@json_option
def core_synthesize(core: Core, bits: int, settings: dict[str, int], families: tuple[str, ...], as_json: bool) -> None:
    """Synthesize a CORE with Yosys and count its cells.

    The counts are estimates before routing. The family osu018 is standard cells: area and longest path without wires,
    good for trends only. Reuses stored results of the same sources and tools.

    \b
    Examples:
      modforge core synthesize mont_csa42 --bits 512 --family xcup
      modforge core synthesize square_table --bits 255 --modulus p25519
    """
    # All questions before the first answer, which takes its time: each refuses a family that lacks a block.
    asked = [question(core, bits, settings=settings, family=family) for family in families or ("xcup", "xc7")]
    found = []
    with open_results() as results, Display() as progress:
        for one in asked:
            progress.stage(f"Synthesizing {core.name}, {bits} bits, for {one.inputs['family']}")
            found.append(answer(results, one))
    if as_json:
        print_json([figures for figures, _ in found])
        return
    for figures, known in found:
        click.echo(f"{core.name}, {bits} bits, {_line(figures)}, {figures['seconds']:.1f} s{known}")


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
