"""``modforge core mutate``: how many faults the bench of a core notices."""

from __future__ import annotations

from itertools import count as count_from

import click

from modforge.cli.arguments import json_option
from modforge.cli.core.arguments import bits_option, core_argument, modulus_option, settings_option
from modforge.cli.group import IntRange
from modforge.cli.screen.printing import print_json
from modforge.cli.screen.progress import Display
from modforge.cores.model.core import Core
from modforge.hardware.mutate import Fate, Mutant, core_mutants, equivalent, kill_rate, mutation_run, sample


@click.command(name="mutate")
@core_argument
@bits_option
@settings_option
@modulus_option
@click.option("--count", type=IntRange(1), default=20, show_default=True, help="Changes to draw from all.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed draws the same changes.")
@click.option("--cases", type=IntRange(1), default=10, show_default=True, help="Random cases for each test.")
@click.option("--jobs", type=IntRange(1), default=2, show_default=True, help="Simulations at a time.")
@json_option
def core_mutate(
    core: Core,
    bits: int,
    settings: dict[str, int],
    count: int,
    seed: int,
    cases: int,
    jobs: int,
    as_json: bool,
) -> None:
    """Put faults into a CORE; count those that its bench notices.

    The faults are put in one at a time. Each change of the SystemVerilog swaps an operator, negates a condition, moves
    a constant by one or drops a reset. The bench runs in Icarus Verilog. Changes that are known to make no difference
    with the same parameters do not count against it.

    \b
    Examples:
      modforge core mutate mont_csa_r4 --bits 8
      modforge core mutate mont_csa_r4 --bits 8 --count 100 --json
    """
    core.parameters(bits, settings)
    found = core_mutants(core)
    chosen = sample(found, count, seed)
    tried = count_from(1)
    with Display(f"Changing {core.name}") as progress:
        progress.stage("changes tried", len(chosen))

        def told(mutant: Mutant, fate: Fate) -> None:
            progress.reach(next(tried))
            progress.note(f"{mutant.file.name}:{mutant.line} {fate}")

        fates = mutation_run(core, bits, chosen, settings=settings, cases=cases, jobs=jobs, progress=told)
    harmless = equivalent(core, bits, settings)
    survived = [mutant for mutant in fates["survived"] if (mutant.before, mutant.after) not in harmless]
    alike = len(fates["survived"]) - len(survived)
    counted = len(fates["killed"]) + len(survived)
    rate = kill_rate(fates, harmless) if counted else None
    if as_json:
        print_json(
            {
                "core": core.name,
                "bits": bits,
                "settings": settings,
                "counts": {
                    "killed": len(fates["killed"]),
                    "survived": len(survived),
                    "equivalent": alike,
                    "invalid": len(fates["invalid"]),
                },
                "survived": [
                    {"file": one.file.name, "line": one.line, "before": one.before, "after": one.after}
                    for one in survived
                ],
                "of": len(found),
                "rate": rate,
            }
        )
        return
    for mutant in survived:
        click.echo(f"not noticed: {mutant}")
    broken = len(fates["invalid"])
    no_difference = f"; {alike} more {'makes' if alike == 1 else 'make'} no difference" if alike else ""
    invalid = f"; {broken} more {'does' if broken == 1 else 'do'} not compile" if broken else ""
    click.echo(f"{core.name}, {bits} bits: {len(fates['killed'])} of {counted} changes noticed{no_difference}{invalid}")
