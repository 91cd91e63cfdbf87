"""``modforge bench engine``: the engine against its targets."""

from __future__ import annotations

from pathlib import Path

import click

from modforge import bench as comparison
from modforge.cli.arguments import json_option, open_results
from modforge.cli.bench.arguments import (
    QUICK_ROUNDS,
    build,
    draw,
    operation_option,
    plot_option,
    quick_option,
    sizes_of,
    without_option,
)
from modforge.cli.group import Choice, IntRange
from modforge.cli.screen.printing import print_json
from modforge.cli.screen.progress import Display
from modforge.cli.screen.tables import show


@click.command()
@click.option(
    "--cpu",
    "classes",
    type=Choice([*comparison.CLASSES]),
    multiple=True,
    help="Class of CPU; repeatable. [default: all]",
)
@operation_option
@click.option("--bits", help="Only targets of these sizes, such as 2048,4096.")
@quick_option
@click.option("--rounds", type=IntRange(1, 10_000), default=15, show_default=True, help="Turns of each library.")
@plot_option
@without_option
@json_option
def engine(
    classes: tuple[str, ...],
    operations: tuple[str, ...],
    bits: str | None,
    quick: bool,
    rounds: int,
    plot: Path | None,
    without: tuple[str, ...],
    as_json: bool,
) -> None:
    """Judge the engine by its speed targets.

    Prints how many times faster it is than the best peer, and how far from the CPU's limit. A class of CPU has the
    kernels that run there, so a CPU without AVX-512 IFMA or without mulx and adx is shown on one that has them.
    docs/explanation/measuring.md explains the columns.

    \b
    Examples:
      modforge bench engine
      modforge bench engine --cpu avx512ifma --operation power --bits 2048 --quick
      modforge bench engine --json > targets.json
    """
    sizes = None if bits is None else sizes_of(bits)
    targets = [
        target
        for target in comparison.TARGETS
        if (not classes or target.cpu_class in classes)
        and (not operations or target.operation in operations)
        and (sizes is None or target.bits in sizes)
    ]
    if not targets:
        raise click.BadParameter("no target is of that kind", param_hint="--cpu, --operation, --bits")
    turns = QUICK_ROUNDS if quick else rounds
    with Display() as progress:
        binary = build(progress, without)
        rows = comparison.engine.measure(binary, targets, rounds=turns, progress=progress.measuring())
    verdicts = comparison.judge(rows, targets)
    with open_results() as results:
        comparison.record(results, rows)
        comparison.record_verdicts(results, "engine", verdicts, rows)
    if plot is not None:
        draw(verdicts, plot)
    if as_json:
        print_json([verdict.as_dict() for verdict in verdicts])
    else:
        show(comparison.targets_table(verdicts))
