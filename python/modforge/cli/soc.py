"""``modforge soc``: a core in a system with a processor."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import click

from modforge.cli.arguments import answer, json_option, open_results
from modforge.cli.core.arguments import bits_option
from modforge.cli.group import Choice, Group
from modforge.cli.screen.printing import print_json
from modforge.cli.screen.progress import Display
from modforge.results import build_directory
from modforge.soc import rsa, vdf
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
