"""``modforge forge``: from numbers to everything."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from modforge.cli.arguments import json_option, moduli_argument, open_results, output_option
from modforge.cli.group import Choice
from modforge.cli.screen.printing import console, print_json
from modforge.cli.screen.progress import Display
from modforge.errors import shown
from modforge.plan import NamedModulus

if TYPE_CHECKING:
    from rich.table import Table


@click.command()
@moduli_argument
@output_option
@click.option("--without", type=Choice(["core"]), help="Leave out the hardware core; one of an earlier run goes.")
@json_option
def forge(moduli: tuple[NamedModulus, ...], output: Path, without: str | None, as_json: bool) -> None:
    """Make, check and measure the three forms of each MODULUS.

    Writes a folder for each modulus (field code in C and Rust up to 4096 bits, a hardware core with testbench,
    results.json) and one page for people, report.html. It reuses results of the same
    sources and tools, and never replaces files that it did not write or that were changed since. Where tools for the
    core are missing it says so and leaves the core out.

    \b
    Examples:
      modforge forge "2^255 - 19" "2^521 - 1" rsa-2048 -o demo
    """
    # Here, as this loads the generator and the cores, which help does not need.
    from rich.markup import escape

    from modforge.cli.screen.tables import show
    from modforge.forge import forge as run_forge

    moduli = tuple({modulus.name: modulus for modulus in moduli}.values())
    # Progress goes to the error stream, so that standard output is JSON alone when that is asked for.
    with open_results() as results, Display() as progress:
        entries = run_forge(moduli, output, results, progress, with_core=without is None)
    if as_json:
        print_json(entries)
        return
    show(_figures(entries))
    console().print(f"\nOpen [bold]{escape(str(output / 'report.html'))}[/bold] in a browser.")


def _figures(entries: Sequence[Mapping[str, Any]]) -> Table:
    """Return the main figures of a forge, a row for each modulus."""
    from rich.markup import escape
    from rich.table import Table

    table = Table()
    for name in ("modulus", "folder", "checked", "fastest multiplication", "best peer", "core"):
        table.add_column(name, no_wrap=name == "modulus")
    for entry in entries:
        rows = entry["rows"]
        checked = [row for row in rows if row["kind"] in ("check", "simulate")]
        cases = sum(_cases(row) for row in checked)
        table.add_row(
            escape(shown(entry["text"])),
            escape(entry["name"]),
            f"{cases} cases in {len(checked)} runs, all right",
            *_fastest(row for row in rows if row["kind"] == "measure" and row["inputs"]["operation"] == "multiply"),
            _core(rows),
        )
    return table


def _cases(row: Mapping[str, Any]) -> int:
    outputs = row["outputs"]
    # A simulation counts those at the edges in.
    cases: int = outputs["cases"] + (0 if row["kind"] == "simulate" else outputs["edge_cases"])
    return cases


def _fastest(rows: Iterable[Mapping[str, Any]]) -> tuple[str, str]:
    from modforge.bench.table import duration

    times = sorted((row["outputs"]["median_ns"], row["subject"]) for row in rows)
    ours = next(((time, who) for time, who in times if who.startswith("modforge")), None)
    peer = next(((time, who) for time, who in times if not who.startswith("modforge")), None)
    if ours is None or peer is None:
        return "not measured", ""
    return f"{ours[1]}: {duration(ours[0])}", f"{peer[1]}: {duration(peer[0])} ({peer[0] / ours[0]:.2f} × ours)"


def _core(rows: Sequence[Mapping[str, Any]]) -> str:
    cycles = next((row["outputs"]["cycles"] for row in rows if row["kind"] == "simulate"), None)
    if cycles is None:
        return "left out"
    area = next(row["outputs"] for row in rows if row["kind"] == "synthesize")
    return f"{cycles} cycles, {area['lut']} LUT, {area['ff']} FF"
