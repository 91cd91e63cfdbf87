"""``modforge reproduce``: the tables of five papers beside ours."""

from __future__ import annotations

from pathlib import Path

import click

from modforge.cli.arguments import OutputFile, json_option, open_results
from modforge.cli.group import BadArgument, Choice, Seconds
from modforge.cli.screen.printing import print_json
from modforge.cli.screen.progress import Display
from modforge.cli.screen.tables import show
from modforge.files import write_file
from modforge.papers import PAPERS, counted, errata
from modforge.papers.reproduce import reproduce as run
from modforge.papers.show.html import page
from modforge.papers.show.sheets import sheet


@click.command()
@click.argument("paper", type=Choice(["all", *PAPERS]), default="all", metavar="[PAPER]")
@click.argument("table", required=False)
@click.option("--quick", is_flag=True, help="At most five minutes; stored rows for what takes longer.")
@click.option("--timeout", type=Seconds(), metavar="SECONDS", help="End a step that takes longer; not with --quick.")
@click.option("--html", type=OutputFile(), help="Also write a page into this file.")
@json_option
def reproduce(
    paper: str, table: str | None, quick: bool, timeout: float | None, html: Path | None, as_json: bool
) -> None:
    """Show published tables beside ours, with a verdict for each cell.

    PAPER is all, kryvinska2024, san2021, kovtun2023, garg or daly2003. TABLE is one table of it, as table1: then only
    what it needs is measured. Each cell has the paper's figure, ours, how many times as good ours is, and whether it
    was reached, passed, missed or cannot be compared, with the reason. Without --quick everything is measured, which
    takes days for the large cores; a run that was stopped goes on where it ended. With --timeout, stored rows stand for
    what takes longer.

    \b
    Examples:
      modforge reproduce --quick
      modforge reproduce daly2003 table4 --quick
      modforge reproduce kovtun2023 --quick --json
      modforge reproduce all --timeout 600
    """
    if quick and timeout is not None:
        raise BadArgument("--timeout ends long steps, and --quick begins none; leave one of them out")
    names = [*PAPERS] if paper == "all" else [paper]
    with open_results() as results, Display() as progress:
        found = run(names, results, progress, quick=quick, table=table, limit=timeout)
    if html is not None:
        write_file(html, page(found))
    if as_json:
        print_json([one.as_dict() for one in found])
        return
    for one in found:
        for each in one.tables:
            drawn, reasons = sheet(each)
            show(drawn.table())
            if each.setting:
                click.echo(f"{each.setting}.")
            for number, reason in enumerate(reasons, 1):
                click.echo(f"[{number}] {reason}")
            for wrong in errata(one.paper):
                if each.name in wrong.tables:
                    shown = f"; shown by {wrong.counterexample}" if wrong.counterexample else ""
                    click.echo(f"Printed wrong: {wrong.place}: {wrong.printed}; right: {wrong.right}{shown}")
    cells = [cell for one in found for each in one.tables for cell in each.cells]
    click.echo(f"\n{len(cells)} cells: " + ", ".join(f"{n} {name}" for name, n in counted(cells).items()))
