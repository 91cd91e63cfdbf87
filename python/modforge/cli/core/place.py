"""``modforge core place``: the frequency of a core after routing."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import click

from modforge.cli.arguments import json_option, open_results
from modforge.cli.core.arguments import bits_option, core_argument, modulus_option, settings_option
from modforge.cli.core.verify import no_verify_option, right_in, verified
from modforge.cli.group import Choice, IntRange
from modforge.cli.screen.printing import print_json
from modforge.cli.screen.progress import Display
from modforge.cores.model.core import Core
from modforge.hardware.place import DEVICES, PLACERS, Method, place
from modforge.results import build_directory


@click.command(name="place")
@core_argument
@bits_option
@settings_option
@modulus_option
@click.option(
    "--device",
    type=Choice([*DEVICES]),
    metavar="DEVICE",
    default="ecp5-85k",
    show_default=True,
    help="ecp5-25k, ecp5-45k, ecp5-85k; faster with -7 or -8 at the end. nexus-40k, gw2a-18; with -8 or -9.",
)
@click.option(
    "--target",
    type=IntRange(1, 1000),
    metavar="MHZ",
    help="Route with router2 towards this frequency. [default: router1, slow for large cores]",
)
@click.option(
    "--placer",
    type=Choice(PLACERS),
    default=PLACERS[0],
    show_default=True,
    help="Placer of nextpnr; static gives shorter wires for most large cores.",
)
@click.option("--seeds", type=IntRange(1, 100), default=5, show_default=True, help="Placements to try.")
@no_verify_option
@json_option
def core_place(
    core: Core,
    bits: int,
    settings: dict[str, int],
    device: str,
    target: int | None,
    placer: str,
    seeds: int,
    no_verify: bool,
    as_json: bool,
) -> None:
    """Place and route a CORE on an ECP5, a Nexus or a Gowin, after a simulation of its netlist.

    Prints the frequency after routing, median and spread over several seeds. Reuses stored results of
    the same sources and tools.

    \b
    Examples:
      modforge core place mont_csa42 --bits 512
      modforge core place mont_cpa --bits 2048 --placer static --target 105
      modforge core place mont_csa42 --bits 512 --device ecp5-85k-8
      modforge core place mont_cpa --bits 256 --device nexus-40k --seeds 1
    """
    method = Method(placer, target)
    netlist: dict[str, Any] = {}
    work = tempfile.TemporaryDirectory(prefix="modforge-place-")
    with work as name, open_results() as results, Display() as progress:
        folder = Path(name)
        if not no_verify:
            netlist |= verified(core, bits, settings, DEVICES[device].family, folder, results, progress)
        progress.stage(f"Placing and routing {core.name}, {bits} bits, on {device} ({method})", seeds)
        found = place(
            core,
            bits,
            settings=settings,
            device=device,
            method=method,
            seeds=range(1, seeds + 1),
            results=results,
            logs=build_directory("placements"),
            folder=folder,
            progress=progress.reach,
        )
    figures = found.as_dict() | netlist
    if as_json:
        print_json(figures)
        return
    versions = ", ".join(f"{name} {version}" for name, version in figures["tools"].items())
    tried = "1 seed" if seeds == 1 else f"{seeds} seeds"
    stored = f", {found.known} known from earlier" if found.known else ""
    click.echo(
        f"{core.name}, {bits} bits, {device}: {figures['median_mhz']:.1f} MHz routed ({method}), "
        f"{figures['low_mhz']:.1f} to {figures['high_mhz']:.1f} over {tried}{stored}, "
        f"{figures['comb']} LUT and carry, {figures['ff']} FF, {figures['dsp']} DSP ({versions}){right_in(figures)}"
    )
    path = min(figures["seeds"], key=lambda seed: seed["mhz"])["path"]
    if "from" in path:  # rows of an earlier version have no names
        click.echo(f"  slowest path: {path['ns']} ns, {path['wires_ns']} in wires, {path['from']} to {path['to']}")
