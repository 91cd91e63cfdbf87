"""``modforge core synthesize``: the cells that a core takes."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from modforge.cli.arguments import FileName, answer, json_option, open_results
from modforge.cli.core.arguments import bits_option, core_argument, modulus_option, settings_option
from modforge.cli.core.verify import no_verify_option, right_in, verified
from modforge.cli.group import Choice
from modforge.cli.screen.printing import print_json
from modforge.cli.screen.progress import Display
from modforge.cores.model.core import Core
from modforge.hardware.liberty import Library
from modforge.hardware.synthesize import FAMILIES, OSU018, Family, family_name, question


@click.command(name="synthesize")
@core_argument
@bits_option
@settings_option
@modulus_option
@click.option(
    "--family",
    "families",
    type=Choice([*FAMILIES, OSU018]),
    multiple=True,
    help="Device family, repeatable. [default: xcup, xc7]",
)
@click.option(
    "--liberty",
    "liberties",
    type=FileName(),
    multiple=True,
    help="File of a library of standard cells, repeatable.",
)
@no_verify_option
@json_option
def core_synthesize(
    core: Core,
    bits: int,
    settings: dict[str, int],
    families: tuple[str, ...],
    liberties: tuple[Path, ...],
    no_verify: bool,
    as_json: bool,
) -> None:
    """Synthesize a CORE with Yosys, count its cells, and simulate the netlist.

    The counts are estimates before routing. For xcup and ecp5 the longest path is modelled in ns, by delays of cells
    and wires; docs/figures/redundant-digits.md has the model and its error. With --liberty the core is mapped to the
    standard cells of that file: area in µm² and in areas of its smallest NAND, the longest path by its delays, without
    wires, and throughput for each mm². OpenSTA gives a second opinion where it is installed. The family osu018 is the
    library of Debian's qflow-tech-osu018. Reuses stored results of the same sources, files and tools.

    \b
    Examples:
      modforge core synthesize mont_csa42 --bits 512 --family xcup
      modforge core synthesize square_table --bits 255 --modulus p25519
      modforge core synthesize mont_csa_r4 --bits 256 --liberty cells_typ.lib --liberty cells_slow.lib
    """
    chosen: list[Family] = [*families, *map(Library.read, liberties)] or ["xcup", "xc7"]
    found = []
    with contextlib.ExitStack() as stack:
        # All questions before the first answer, which takes its time: each refuses a family that lacks a block.
        asked = []
        for family in chosen:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="modforge-synthesize-")))
            asked.append((family, question(core, bits, settings=settings, family=family, folder=folder), folder))
        results, progress = stack.enter_context(open_results()), stack.enter_context(Display())
        for family, one, folder in asked:
            progress.stage(f"Synthesizing {core.name}, {bits} bits, for {family_name(family)}")
            figures, known = answer(results, one)
            if not no_verify:
                figures = {**figures, **verified(core, bits, settings, family, folder, results, progress)}
            found.append((figures, known))
    if as_json:
        print_json([figures for figures, _ in found])
        return
    for figures, known in found:
        right = right_in(figures)
        click.echo(f"{core.name}, {bits} bits, {_line(figures)}, {figures['seconds']:.1f} s{known}{right}")


def _line(found: Mapping[str, Any]) -> str:
    """Return what was counted, with how."""
    if "gate_equivalents" in found:
        versions = ", ".join(f"{name} {version}" for name, version in found["tools"].items())
        opinion = "" if found["opensta_ns"] is None else f", {found['opensta_ns']:.2f} ns by OpenSTA"
        return (
            f"{found['family']}, {found['corner']}: {found['area_um2']:.0f} µm², "
            f"{found['gate_equivalents']:.0f} gate equivalents, {found['path_ns']:.2f} ns without wires{opinion}, "
            f"{found['mbits']:.1f} Mbit/s, {found['mbits_per_mm2']:.0f} Mbit/s per mm² ({versions})"
        )
    return (
        f"{FAMILIES[found['family']]} ({found['family']}): {found['lut']} LUT, {found['ff']} FF, "
        f"{found['carry']} carry, {found['dsp']} DSP, {found['levels']} levels{_modelled(found.get('modelled'))} "
        f"(Yosys {found['version']}, estimated, not routed)"
    )


def _modelled(path: Mapping[str, Any] | None) -> str:
    """Return the longest path by the model of a family that has one."""
    return "" if path is None else f", {path['ns']:.1f} ns modelled, wires {path['wires_ns']:.1f} of them"
