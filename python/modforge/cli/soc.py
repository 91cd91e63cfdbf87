"""``modforge soc``: a core in a system with a processor."""

from __future__ import annotations

import click

from modforge.cli.arguments import json_option, open_results
from modforge.cli.core.arguments import bits_option
from modforge.cli.group import Group
from modforge.cli.screen.printing import print_json
from modforge.cli.screen.progress import Display
from modforge.hardware.rows import core_inputs
from modforge.results import build_directory
from modforge.soc import rsa, vdf
from modforge.soc.simulate import STEPS, Result, simulate

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
@click.option("--core", type=click.Choice([*JOBS]), default="vdf_core", show_default=True, help="The core.")
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
    with Display(STEPS[0]) as progress:
        found = simulate(job, directory=build_directory("systems"), progress=progress)
    with open_results() as results:
        inputs = core_inputs(job.core, bits, job.core.own(job.parameters))
        results.put("simulate", f"system {core}", inputs, found.tools, found.as_dict())
    if as_json:
        print_json(found.as_dict())
    else:
        click.echo("\n".join(_lines(found)))


def _lines(found: Result) -> list[str]:
    """Return the results, a line for each case and one for the run."""
    job = found.job
    lines = [f"{job.core.name}, {job.parameters['Bits']} bits, {len(job.cases)} of {len(job.cases)} right"]
    for case, measured in zip(job.cases, found.measured, strict=True):
        published = f" (published: {case.published})" if case.published else ""
        lines.append(f"{case.what}: {measured.core} cycles{published}, {measured.program} for the firmware")
    tools = ", ".join(f"{name} {version}" for name, version in found.tools.items())
    lines.append(f"{found.cycles} cycles simulated in {found.seconds:.1f} s ({tools})")
    return lines
