"""``modforge doctor``: what this machine has."""

from __future__ import annotations

import click

from modforge.cli.arguments import json_option
from modforge.cli.screen.printing import print_json
from modforge.cli.screen.progress import Display
from modforge.doctor import Calibration, Machine, examine
from modforge.doctor import calibrate as measure

MILLISECONDS = 50


@click.command()
@click.option(
    "--calibrate", is_flag=True, help=f"Measure for {MILLISECONDS} ms which kernel is the fastest for each size."
)
@json_option
def doctor(calibrate: bool, as_json: bool) -> None:
    """Report the kernels of this CPU, missing tools, and whether the engine computes correctly.

    With --calibrate it also measures the kernels, and says how to make the engine take the fastest ones. It stores
    nothing.

    \b
    Examples:
      modforge doctor
      modforge doctor --calibrate
      modforge doctor --json
    """
    with Display("looking at the CPU") as progress:
        found = examine(progress.stage)
        measured = measure(MILLISECONDS) if calibrate else None
    if as_json:
        print_json({**found.as_dict(), "calibration": measured and vars(measured)})
        return
    _print_machine(found)
    if measured:
        _print_calibration(found, measured)


def _print_machine(found: Machine) -> None:
    table = ", ".join(f"from {bits} bits on {kernel}" if bits > 1 else kernel for bits, kernel in found.table)
    why = f"MODFORGE_KERNEL={found.asked}" if found.asked else "built in"
    lines = {
        "modforge": f"{found.version}, engine {found.engine}, Python {found.python}",
        "CPU": found.cpu,
        "kernels": " ".join(found.kernels),
        "taken": f"{table} ({why})",
        "engine": f"right for all of {found.pairs} pairs of operands, modulo {', '.join(found.checked)}",
    }
    for name, text in lines.items():
        click.echo(f"{name:10}{text}")
    click.echo("\nWhat works here:")
    width = max(len(use.name) for use in found.uses) + 2
    for use in found.uses:
        click.echo(f"  {'no ' if use.missing else 'yes'}  {use.name:{width}}{use.missing or ''}".rstrip())


def _print_calibration(found: Machine, measured: Calibration) -> None:
    click.echo("\nNanoseconds of each kernel: a power below 1024 bits, four squares and a product from there on:")
    names = list(found.kernels)
    click.echo(f"  {'bits':>6}" + "".join(f"{name:>14}" for name in names))
    for bits, times in measured.times.items():
        fastest = min(times, key=lambda name: times[name])
        cells = (f"{times[name]:.0f}{'*' if name == fastest else ' '}" if name in times else "– " for name in names)
        click.echo(f"  {bits:>6}" + "".join(f"{cell:>14}" for cell in cells))
    if measured.table == ",".join(f"{bits}:{kernel}" for bits, kernel in found.table):
        click.echo("The engine takes the fastest one everywhere.")
    else:
        click.echo("To take the fastest one (*) for each size:")
        click.echo(f"  export MODFORGE_KERNEL={measured.table}")
