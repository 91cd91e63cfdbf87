"""``modforge core prove``: the properties of a core."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import click

from modforge.cli.arguments import answer, json_option, open_results
from modforge.cli.core.arguments import bits_option, core_argument, modulus_option, settings_option
from modforge.cli.group import Choice
from modforge.cli.screen.printing import print_json
from modforge.cli.screen.progress import Display
from modforge.cores.model.core import Core
from modforge.cores.model.errors import ConfigurationError
from modforge.cores.model.properties import Property
from modforge.hardware.errors import ProofError
from modforge.hardware.netlists import NETLIST_FAMILIES
from modforge.hardware.prove import netlist_question, question
from modforge.results import Results, build_directory


@click.command(name="prove")
@core_argument
@bits_option
@settings_option
@modulus_option
@click.option(
    "--netlist",
    "families",
    type=Choice(NETLIST_FAMILIES),
    multiple=True,
    help="Prove instead that the netlist for this device family has the outputs of the sources; repeatable.",
)
@json_option
def core_prove(core: Core, bits: int, settings: dict[str, int], families: tuple[str, ...], as_json: bool) -> None:
    """Prove the properties of a CORE, or its netlist, at a small width.

    SAT and SMT solvers look at all inputs. A property that would take hours at this width is proved at the largest
    width that takes minutes; the parameters follow. Each line names width and parameters. Reuses stored results
    of the same sources and tools. With --netlist the width is the one that is asked for: sources and netlist get the
    same inputs, any, in each cycle of one computation after reset.

    \b
    Examples:
      modforge core prove mont_csa42 --bits 8
      modforge core prove mont_fios --bits 8 --json
      modforge core prove mont_csa42 --bits 4 --netlist ecp5 --netlist xcup
    """
    core.parameters(bits, settings)
    if not core.properties and not families:
        raise ConfigurationError(f"{core.name} has no properties to prove yet")
    found: list[dict[str, Any]] = []
    with open_results() as results:
        wanted = families or [each for proved in core.properties for each in proved.each(settings)]
        for one in wanted:
            try:
                figures, known = _prove(core, bits, settings, one, results)
            except ConfigurationError as error:
                # The checker does not know these parameters; the other properties may be proved.
                if isinstance(one, str):
                    raise
                found.append({"name": one.name, "what": one.what, "verdict": "unknown", "reason": str(error)})
                click.echo(f"{core.name} {one.name}: NOT PROVED: {error}", err=True)
                continue
            found.append({**figures})
            if not as_json:
                click.echo(_line(core, figures, known))
    if as_json:
        print_json(sorted(found, key=lambda one: "reason" in one))
    failed = [one["name"] for one in found if one["verdict"] != "proved"]
    if failed:
        raise ProofError(f"{core.name}: not proved: {', '.join(dict.fromkeys(failed))}")


def _prove(
    core: Core, bits: int, settings: dict[str, int], proved: Property | str, results: Results
) -> tuple[Mapping[str, Any], str]:
    """Prove one property, or the netlist for one family, and show how far the solver is."""
    named = f"the netlist for {proved}" if isinstance(proved, str) else proved.name
    with Display(f"Proving {named} of {core.name}") as progress:

        def note(cycles: int) -> None:
            progress.note(f"{cycles} cycles")

        folder = build_directory("proofs")
        if isinstance(proved, str):
            asked = netlist_question(core, bits, settings=settings, family=proved, directory=folder, progress=note)
        else:
            asked = question(core, bits, proved, settings=settings, directory=folder, progress=note)
        return answer(results, asked)


def _line(core: Core, found: Mapping[str, Any], known: str) -> str:
    """Return one line about a property: what came out, at what width, how far the solver looked."""
    cycles = found["cycles"]
    how = {
        "proved": f"proved by induction of length {cycles}"
        if found["method"] != "bounded"
        else f"proved for the first {cycles} cycles",
        "false": f"FALSE in cycle {cycles}",
        "unknown": f"NOT PROVED, true in the first {cycles} cycles",
    }[found["verdict"]]
    where = f", waveforms: {found['counterexample']}" if found["counterexample"] else ""
    own = "".join(f", {name}={value}" for name, value in found["settings"].items())
    time = f"{found['seconds']:.1f} s{known}"
    return f"{core.name} {found['name']}, {found['bits']} bits{own}: {how}, {time}: {found['what']}{where}"
