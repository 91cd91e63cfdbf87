"""``modforge bench paper``: a published table, measured again."""

from __future__ import annotations

import click

from modforge import bench as comparison
from modforge.cli.arguments import json_option, open_results
from modforge.cli.bench.arguments import (
    build,
    without_option,
)
from modforge.cli.screen.printing import print_json
from modforge.cli.screen.progress import Display
from modforge.cli.screen.tables import show


@click.command()
@click.option("--quick", is_flag=True, help="A tenth of the trials.")
@without_option
@json_option
def paper(quick: bool, without: tuple[str, ...], as_json: bool) -> None:
    """Measure the table of Kryvinska (2024) again.

    Prints the paper's figures next to today's. Montgomery multiplication, the mean of 20 executions of 10 000 (1024
    bits) or 50 000 (2048 and 4096 bits) trials.

    \b
    Examples:
      modforge bench paper
      modforge bench paper --quick --json
    """
    trials = {size: count // 10 if quick else count for size, count in comparison.paper.TRIALS.items()}
    with Display() as progress:
        binary = build(progress, without)
        rows = comparison.paper.measure(binary, trials=trials, progress=progress.measuring())
    with open_results() as results:
        comparison.record(results, rows, "paper")
    lines = comparison.paper.lines(rows)
    if as_json:
        print_json([line.as_dict() for line in lines])
    else:
        show(comparison.paper_table(lines))
