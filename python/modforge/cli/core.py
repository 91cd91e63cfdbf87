"""``modforge core``: hardware cores."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import click

from modforge import cores
from modforge.cli.arguments import Modulus, json_option, open_results, output_option
from modforge.cli.core_arguments import bits_option, core_argument, modulus_option, settings_option, with_modulus
from modforge.cli.group import Group
from modforge.cli.screen.printing import console, print_json
from modforge.cli.screen.progress import Display
from modforge.cli.tables import cores_table
from modforge.cores.bus.shells import BUSES, Bus, buses
from modforge.cores.model.core import Core
from modforge.cores.model.errors import ConfigurationError
from modforge.cores.model.page import page
from modforge.cores.model.properties import Property
from modforge.hardware.emit import emit
from modforge.hardware.errors import ProofError
from modforge.hardware.place import DEVICES, PLACERS, Method, place
from modforge.hardware.prove import ProofResult, prove
from modforge.hardware.rows import core_inputs
from modforge.hardware.simulate import simulate
from modforge.hardware.synthesize import FAMILIES, SynthesisResult, standard_cells, synthesize
from modforge.hardware.synthesize.standard_cells import TrendResult
from modforge.plan import NamedModulus
from modforge.results import cache_directory


@click.group(cls=Group)
def core() -> None:
    """Hardware cores: list, show, write, simulate, synthesize, place and route, prove."""


@core.command(name="list")
@json_option
def core_list(as_json: bool) -> None:
    """List the cores."""
    if as_json:
        print_json([core.as_dict() for core in cores.CORES])
    else:
        console().print(cores_table(cores.CORES))


@core.command(name="show")
@core_argument
@json_option
def core_show(core: Core, as_json: bool) -> None:
    """Show what a CORE is: algorithm, ports, bounds, cycles."""
    if as_json:
        print_json(core.as_dict() | {"buses": buses(core)})
    else:
        from rich.markdown import Markdown  # takes longer to load than all the rest

        console().print(Markdown(page(core)))
        if buses(core):
            click.echo(f"\nOn a bus: modforge core emit {core.name} --bus {' or '.join(buses(core))}")


@core.command(name="emit")
@core_argument
@bits_option
@settings_option
@click.option(
    "--modulus",
    type=Modulus(),
    help="The modulus of the testbench, or of a core made for one. [default: edge and random moduli, or the core's]",
)
@click.option("--bus", type=click.Choice(BUSES), help="The bus of the top. [default: the ports of the core]")
@output_option
@json_option
def core_emit(
    core: Core,
    bits: int,
    settings: dict[str, int],
    modulus: NamedModulus | None,
    bus: Bus | None,
    output: Path,
    as_json: bool,
) -> None:
    """Write a CORE with its parameters set: sources, .core, file list, testbench, description.

    \b
    modforge core emit mont_csa42 --bits 255 --modulus p25519 -o out
    modforge core emit rsa_core --bits 1024 --multiplier mont_csa42 --bus axi-lite -o out
    """
    settings = with_modulus(core, bits, settings, modulus)
    value = modulus.value if modulus and "Modulus" not in settings else None
    files = [str(file) for file in emit(core, bits, output, modulus=value, settings=settings, bus=bus)]
    print_json(files) if as_json else click.echo("\n".join(files))


@core.command(name="simulate")
@core_argument
@bits_option
@settings_option
@click.option("--simulator", type=click.Choice(["verilator", "icarus"]), default="verilator", show_default=True)
@click.option("--modulus", type=Modulus(), help="The modulus. [default: edge and random moduli, or the core's]")
@click.option("--cases", type=click.IntRange(0, 1_000_000), default=100, show_default=True, help="Random cases.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--vcd", is_flag=True, help="Record waveforms (Verilator).")
@json_option
def core_simulate(
    core: Core,
    bits: int,
    settings: dict[str, int],
    simulator: Any,
    modulus: NamedModulus | None,
    cases: int,
    seed: int,
    vcd: bool,
    as_json: bool,
) -> None:
    """Simulate a CORE against its golden model, with random stalls.

    \b
    modforge core simulate mont_csa42 --bits 64
    modforge core simulate mont_csa42 --bits 255 --modulus p25519 --vcd
    """
    settings = with_modulus(core, bits, settings, modulus)
    value = modulus.value if modulus and "Modulus" not in settings else None
    what = f"Simulating {core.name}, {bits} bits, in {simulator}"
    with Display(what) as progress:
        found = simulate(
            core,
            bits,
            settings=settings,
            simulator=simulator,
            modulus=value,
            cases=cases,
            seed=seed,
            build_directory=cache_directory() / "simulations",
            waves=vcd,
            progress=lambda right: progress.note(f"{right} cases right"),
        )
    inputs = {
        "bits": bits,
        "settings": core.own(core.parameters(bits, settings)),
        "simulator": simulator,
        "modulus": value and hex(value),
        "cases": cases,
        "seed": seed,
    }
    with open_results() as results:
        results.put("simulate", f"core {core.name}", inputs, {simulator: found.version}, found.as_dict())
    if as_json:
        print_json(found.as_dict())
        return
    formula = "" if core.cycles.text.isdigit() else f" ({core.cycles.text} = {found.expected_cycles})"
    click.echo(
        f"{core.name}, {bits} bits, {simulator} {found.version}: {found.cases} cases right "
        f"({found.edge_cases} at the edges), {found.cycles} cycle{'s' * (found.cycles != 1)}"
        f"{formula}, {found.seconds:.1f} s"
    )
    if found.vcd:
        click.echo(f"waveforms: {found.vcd}")


@core.command(name="synthesize")
@core_argument
@bits_option
@settings_option
@modulus_option
@click.option(
    "--family",
    "families",
    type=click.Choice([*FAMILIES, standard_cells.FAMILY]),
    multiple=True,
    help="[default: xcup, xc7]",
)
@json_option
def core_synthesize(core: Core, bits: int, settings: dict[str, int], families: tuple[str, ...], as_json: bool) -> None:
    """Synthesize a CORE with Yosys and count its cells. The counts are estimates before routing.

    The family osu018 is standard cells: area and longest path without wires, a trend.

    \b
    modforge core synthesize mont_csa42 --bits 512 --family xcup
    modforge core synthesize square_table --bits 255 --modulus p25519
    """
    chosen = families or ("xcup", "xc7")
    for family in chosen:  # before the first of them takes its time
        core.check_family(core.parameters(bits, settings), family)
    found: list[SynthesisResult | TrendResult] = []
    for family in chosen:
        with Display(f"Synthesizing {core.name}, {bits} bits, for {family}"):
            if family == standard_cells.FAMILY:
                found.append(standard_cells.trend(core, bits, settings=settings))
            else:
                found.append(synthesize(core, bits, settings=settings, family=family))
    with open_results() as results:
        for one in found:
            inputs = core_inputs(core, bits, settings) | {"family": one.family}
            results.put("synthesize", f"core {core.name}", inputs, one.tools, one.as_dict())
    if as_json:
        print_json([one.as_dict() for one in found])
        return
    for one in found:
        click.echo(f"{core.name}, {bits} bits, {_figures(one)}, {one.seconds:.1f} s")


def _figures(found: SynthesisResult | TrendResult) -> str:
    """Return what was counted, with how."""
    if isinstance(found, TrendResult):
        versions = ", ".join(f"{name} {version}" for name, version in found.tools.items())
        return f"OSU 0.18 µm, a trend: {found.area_um2:.0f} µm², {found.path_ns:.2f} ns without wires ({versions})"
    return (
        f"{FAMILIES[found.family]} ({found.family}): {found.lut} LUT, {found.ff} FF, {found.carry} carry, "
        f"{found.dsp} DSP, {found.levels} levels (Yosys {found.version}, estimated, not routed)"
    )


@core.command(name="place")
@core_argument
@bits_option
@settings_option
@modulus_option
@click.option(
    "--device",
    type=click.Choice([*DEVICES]),
    default="ecp5-85k",
    show_default=True,
    help="Size, and speed grade if it is not the slowest, 6.",
)
@click.option(
    "--target",
    type=click.IntRange(1, 1000),
    metavar="MHZ",
    help="Route with router2 towards this frequency; without it with router1, slow or endless for large cores.",
)
@click.option(
    "--placer",
    type=click.Choice(PLACERS),
    default=PLACERS[0],
    show_default=True,
    help="static gives shorter wires for most large cores, and may be routed where heap is not.",
)
@click.option("--seeds", type=click.IntRange(1, 100), default=5, show_default=True, help="Placements to try.")
@json_option
def core_place(
    core: Core,
    bits: int,
    settings: dict[str, int],
    device: str,
    target: int | None,
    placer: str,
    seeds: int,
    as_json: bool,
) -> None:
    """Place and route a CORE on an ECP5: the frequency after routing, median and spread over several seeds.

    What an earlier call has routed is known and not routed again.

    \b
    modforge core place mont_csa42 --bits 512
    modforge core place mont_cpa --bits 2048 --placer static --target 105
    modforge core place mont_redundant --bits 64 --set DigitBits=17 --set BlockBits=18 --device ecp5-85k-8
    """
    method = Method(placer, target)
    what = f"Placing and routing {core.name}, {bits} bits, on {device} ({method})"
    with open_results() as results, Display(what) as progress:
        progress.stage(what, seeds)
        number = itertools.count(1)
        found = place(
            core,
            bits,
            settings=settings,
            device=device,
            method=method,
            seeds=range(1, seeds + 1),
            results=results,
            logs=cache_directory() / "placements",
            progress=lambda: progress.reach(next(number)),
        )
    figures = found.as_dict()
    if as_json:
        print_json(figures)
        return
    versions = ", ".join(f"{name} {version}" for name, version in figures["tools"].items())
    tried = "1 seed" if seeds == 1 else f"{seeds} seeds"
    stored = f", {found.known} known from earlier" if found.known else ""
    click.echo(
        f"{core.name}, {bits} bits, {device}: {figures['median_mhz']:.1f} MHz routed ({method}), "
        f"{figures['low_mhz']:.1f} to {figures['high_mhz']:.1f} over {tried}{stored}, "
        f"{figures['comb']} LUT and carry, {figures['ff']} FF, {figures['dsp']} DSP ({versions})"
    )


@core.command(name="prove")
@core_argument
@bits_option
@settings_option
@modulus_option
@json_option
def core_prove(core: Core, bits: int, settings: dict[str, int], as_json: bool) -> None:
    """Prove the properties of a CORE at a small width, with SAT and SMT solvers.

    A property that would take hours at this width is proved at the largest one that takes minutes; what is set follows
    the width. Each line names the width and the parameters that it is about.

    \b
    modforge core prove mont_csa42 --bits 8
    """
    core.parameters(bits, settings)
    if not core.properties:
        raise ConfigurationError(f"{core.name} has no properties to prove yet")
    found: list[ProofResult] = []
    unknown: list[dict[str, Any]] = []
    for proved in core.properties:
        for one in proved.each(settings):
            try:
                result = _prove(core, bits, settings, one)
            except ConfigurationError as error:
                # The checker does not know these parameters; the other properties may be proved.
                unknown.append({"name": one.name, "what": one.what, "verdict": "unknown", "reason": str(error)})
                click.echo(f"{core.name} {one.name}: NOT PROVED: {error}", err=True)
                continue
            found.append(result)
            if not as_json:
                click.echo(_proof_line(core, result))
    with open_results() as results:
        for result in found:
            inputs = {"bits": result.bits, "settings": result.settings, "property": result.name}
            results.put("prove", f"core {core.name}", inputs, result.versions, result.as_dict())
    if as_json:
        print_json([*(result.as_dict() for result in found), *unknown])
    failed = [one["name"] for one in unknown] + [result.name for result in found if result.verdict != "proved"]
    if failed:
        raise ProofError(f"{core.name}: not proved: {', '.join(dict.fromkeys(failed))}")


def _prove(core: Core, bits: int, settings: dict[str, int], proved: Property) -> ProofResult:
    """Prove one property and show how far the solver is."""
    label = f"Proving {proved.name} of {core.name}"
    with Display(label) as progress:
        return prove(
            core,
            bits,
            proved,
            settings=settings,
            directory=cache_directory() / "proofs",
            progress=lambda cycles: progress.note(f"{cycles} cycles"),
        )


def _proof_line(core: Core, result: ProofResult) -> str:
    """Return one line about a property: what came out, at what width, how far the solver looked."""
    how = {
        "proved": f"proved by induction of length {result.cycles}"
        if result.method != "bounded"
        else f"proved for the first {result.cycles} cycles",
        "false": f"FALSE in cycle {result.cycles}",
        "unknown": f"NOT PROVED, true in the first {result.cycles} cycles",
    }[result.verdict]
    where = f", waveforms: {result.counterexample}" if result.counterexample else ""
    settings = "".join(f", {name}={value}" for name, value in result.settings.items())
    return (
        f"{core.name} {result.name}, {result.bits} bits{settings}: {how}, {result.seconds:.1f} s: {result.what}{where}"
    )
