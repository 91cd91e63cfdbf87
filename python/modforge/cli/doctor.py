"""``modforge doctor``: what this machine has."""

from __future__ import annotations

import platform
from pathlib import Path

import click

from modforge import _engine
from modforge.cli.arguments import json_option
from modforge.cli.screen.printing import print_json, say
from modforge.cli.screen.progress import Display
from modforge.doctor import Calibration, Machine, examine
from modforge.doctor import calibrate as measure
from modforge.kernel_proof.code.library import Library
from modforge.kernel_proof.coverage import Coverage, cover, sizes

MILLISECONDS = 50
PROVED_BITS = 640
"""The longest moduli of the proofs that take seconds."""


@click.command()
@click.option(
    "--calibrate", is_flag=True, help=f"Measure for {MILLISECONDS} ms which kernel is the fastest for each size."
)
@click.option(
    "--proofs",
    is_flag=True,
    help=f"Prove the machine code of the engine up to {PROVED_BITS} bits instead, and say what is tested or assumed.",
)
@json_option
def doctor(calibrate: bool, proofs: bool, as_json: bool) -> None:
    """Report the kernels of this CPU, missing tools, and whether the engine computes correctly.

    With --calibrate it also measures the kernels, and says how to make the engine take the fastest ones. It stores
    nothing. With --proofs it reads the engine's own machine code, and says for each kernel and size whether it was
    proved just now.

    \b
    Examples:
      modforge doctor
      modforge doctor --calibrate
      modforge doctor --proofs
      modforge doctor --json
    """
    if proofs:
        if calibrate:
            raise click.UsageError("--proofs measures nothing: leave out --calibrate")
        _prove(as_json)
        return
    with Display("looking at the CPU") as progress:
        found = examine(progress.stage)
        measured = measure(MILLISECONDS) if calibrate else None
    if as_json:
        print_json({**found.as_dict(), "calibration": measured and vars(measured)})
        return
    _print_machine(found)
    if measured:
        _print_calibration(found, measured)


def _prove(as_json: bool) -> None:
    with Display("reading the engine") as progress:
        found = cover(Library(Path(_engine.__file__), platform.machine()), PROVED_BITS, progress.stage)
    if as_json:
        print_json({**found.as_dict(), "holds": found.holds})
    else:
        _print_proofs(found)
    if not found.holds:
        raise click.exceptions.Exit(1)


def _print_proofs(found: Coverage) -> None:
    say(f"Proved just now in {found.library}, for all operands:")
    width = max(len(name) for name in found.tested) + 2
    for row in found.rows:
        say(f"  {row.kernel:{width}}{row.function}: {row.promise}", hanging=width + 4)
        for state, bits in {"proved": row.proved, "for the command below": row.left}.items():
            if bits:
                say(f"  {'':{width + 2}}{state}: {sizes(bits)} bits", hanging=width + 6)
        for size, reason in row.refused.items():
            say(f"  {'':{width + 2}}NOT PROVED at {size} bits: {reason}", hanging=width + 6)
    say(f"Places of results: {found.in_place}", hanging=2)
    say(f"To prove all sizes, in minutes: {found.command}")
    click.echo("\nTested, not proved:")
    for kernel, what in found.tested.items():
        say(f"  {kernel:{width}}{what}", hanging=width + 4)
    for what in found.unproved:
        say(f"  {what}", hanging=4)
    click.echo("\nAssumed:")
    for what in found.assumed:
        say(f"  {what}", hanging=4)


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
        say(f"{name:10}{text}", hanging=10)
    click.echo("\nWhat works here:")
    width = max(len(use.name) for use in found.uses) + 2
    for use in found.uses:
        say(f"  {'no ' if use.missing else 'yes'}  {use.name:{width}}{use.missing or ''}".rstrip(), hanging=5)


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
