"""``modforge soc``: a core in a system with a processor."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from modforge.cli.arguments import answer, json_option, open_results, output_option
from modforge.cli.core.arguments import bits_option
from modforge.cli.group import Choice, Group, IntRange
from modforge.cli.screen.printing import print_json
from modforge.cli.screen.progress import Display
from modforge.results import build_directory
from modforge.soc import rsa, vdf
from modforge.soc.board.bitstream import STEPS as BOARD_STEPS
from modforge.soc.board.bitstream import build_bitstream
from modforge.soc.board.pins import BOARDS
from modforge.soc.question import question
from modforge.soc.simulate import STEPS

JOBS = {"vdf_core": vdf.job, "rsa_core": rsa.random_job}
"""For each core what it is to do, by the width."""


@click.group(cls=Group)
def soc() -> None:
    """A core on the bus of a RISC-V processor, with firmware that uses its driver.

    \b
    Examples:
      modforge soc simulate --bits 256
      modforge soc build --board ulx3s --bits 64 -o board
    """


@soc.command(name="simulate")
@click.option("--core", type=Choice([*JOBS]), default="vdf_core", show_default=True, help="The core.")
@bits_option
@json_option
def soc_simulate(core: str, bits: int, as_json: bool) -> None:
    """Simulate a core in a system on chip.

    LiteX builds the system: VexRiscv, the core on AXI4-Lite, firmware in C. The firmware loads numbers, starts the
    core, waits and prints results and clock cycles. Each result is compared with that of Python's integers.

    \b
    Examples:
      modforge soc simulate --bits 256
      modforge soc simulate --core rsa_core --bits 512
    """
    job = JOBS[core](bits)
    with open_results() as results, Display(STEPS[0]) as progress:
        found, known = answer(results, question(job, directory=build_directory("systems"), progress=progress))
    if as_json:
        print_json(found)
    else:
        click.echo("\n".join(_lines(found, known)))


@soc.command(name="build")
@click.option("--board", type=Choice([*BOARDS]), required=True, help="The board.")
@click.option("--core", type=Choice([*JOBS]), default="vdf_core", show_default=True, help="The core.")
@bits_option
@click.option("--seed", type=IntRange(1, 2**31 - 1), default=1, show_default=True, help="Seed of nextpnr.")
@output_option
@json_option
def soc_build(board: str, core: str, bits: int, seed: int, output: Path, as_json: bool) -> None:
    """Build the bitstream of a system on chip for a board.

    The system is that of `modforge soc simulate` with the board's clock and serial line, its firmware in the ROM.
    Yosys and nextpnr map it to the ECP5 of the board. Nobody has run it on a board yet.

    \b
    Examples:
      modforge soc build --board ulx3s --bits 64 -o board
      openFPGALoader --board ulx3s board/system.bit
    """
    job = JOBS[core](bits)
    with Display(BOARD_STEPS[0]) as progress:
        made = build_bitstream(
            job, BOARDS[board], output, logs=build_directory("systems"), seed=seed, progress=progress
        )
    if as_json:
        print_json(made.as_dict())
        return
    used = ", ".join(f"{count} {cell}" for cell, count in sorted(made.used.items()))
    click.echo(f"{core}, {bits} bits, on {BOARDS[board].title}: {made.mhz} MHz, {made.needed_mhz:g} needed")
    click.echo(used)
    click.echo("\n".join(made.files))
    click.echo("Nobody has run it on a board yet: please tell how it went.")


def _lines(found: Mapping[str, Any], known: str) -> list[str]:
    """Return the results, a line for each case and one for the run."""
    cases = found["cases"]
    lines = [f"{found['core']}, {found['parameters']['Bits']} bits, {len(cases)} of {len(cases)} right"]
    for case in cases:
        published = f" (published: {case['published_cycles']})" if case["published_cycles"] else ""
        lines.append(f"{case['what']}: {case['cycles']} cycles{published}, {case['program_cycles']} for the firmware")
    tools = ", ".join(f"{name} {version}" for name, version in found["tools"].items())
    lines.append(f"{found['cycles']} cycles simulated in {found['seconds']:.1f} s{known} ({tools})")
    return lines
