"""``modforge core simulate``: a core against its golden model."""

from __future__ import annotations

import click

from modforge.cli.arguments import Modulus, answer, json_option, open_results
from modforge.cli.core.arguments import bits_option, core_argument, settings_option, with_modulus
from modforge.cli.group import Choice, IntRange
from modforge.cli.screen.printing import print_json
from modforge.cli.screen.progress import Display
from modforge.cores.model.core import Core
from modforge.hardware.simulate import Simulator, question
from modforge.plan import NamedModulus
from modforge.results import build_directory


@click.command(name="simulate")
@core_argument
@bits_option
@settings_option
@click.option(
    "--simulator", type=Choice(["verilator", "icarus"]), default="verilator", show_default=True, help="Simulator."
)
@click.option("--modulus", type=Modulus(odd=False), help="One modulus for all cases. [default: edge and random moduli]")
@click.option("--cases", type=IntRange(0, 1_000_000), default=100, show_default=True, help="Random cases.")
@click.option("--seed", type=int, default=1, show_default=True, help="Seed of the random cases.")
@click.option("--vcd", is_flag=True, help="Record waveforms (Verilator).")
@json_option
def core_simulate(
    core: Core,
    bits: int,
    settings: dict[str, int],
    simulator: Simulator,
    modulus: NamedModulus | None,
    cases: int,
    seed: int,
    vcd: bool,
    as_json: bool,
) -> None:
    """Simulate a CORE against its golden model, with random stalls.

    Reuses stored results of the same sources, bench and tools.

    \b
    Examples:
      modforge core simulate mont_csa42 --bits 64
      modforge core simulate mont_csa42 --bits 255 --modulus p25519 --vcd
    """
    settings = with_modulus(core, bits, settings, modulus)
    value = modulus.value if modulus and "Modulus" not in settings else None
    with open_results() as results, Display(f"Simulating {core.name}, {bits} bits, in {simulator}") as progress:
        found, known = answer(
            results,
            question(
                core,
                bits,
                settings=settings,
                simulator=simulator,
                modulus=value,
                cases=cases,
                seed=seed,
                build_directory=build_directory("simulations"),
                waves=vcd,
                progress=lambda right: progress.note(f"{right} cases right"),
            ),
        )
    if as_json:
        print_json(found)
        return
    formula = "" if core.cycles.text.isdigit() else f" ({core.cycles.text} = {found['expected_cycles']})"
    click.echo(
        f"{core.name}, {bits} bits, {simulator} {found['version']}: {found['cases']} cases right "
        f"({found['edge_cases']} at the edges), {found['cycles']} cycle{'s' * (found['cycles'] != 1)}"
        f"{formula}, {found['seconds']:.1f} s{known}"
    )
    if found["vcd"]:
        click.echo(f"waveforms: {found['vcd']}")
