"""``modforge bench cores``: the hardware cores next to published ones."""

from __future__ import annotations

from pathlib import Path

import click

from modforge import bench as comparison
from modforge.cli.arguments import Folder, json_option, open_results
from modforge.cli.bench.arguments import need_matplotlib
from modforge.cli.screen.printing import print_json
from modforge.cli.screen.tables import show
from modforge.files import write_file


@click.command()
@click.option("--measured", is_flag=True, help="Prefer the rows of this machine to those of the documentation.")
@click.option("--markdown", is_flag=True, help="Print the tables in Markdown, as in the documentation.")
@click.option(
    "--plot",
    type=Folder(),
    help="Also draw garg_vig.svg and redundant.svg into this folder.",
)
@json_option
def cores(measured: bool, markdown: bool, plot: Path | None, as_json: bool) -> None:
    """Show the hardware cores next to published ones.

    All cores in one flow, next to the tables of Garg & Vig and others, and their targets. This runs nothing: it reads
    stored rows and lists the commands that make the missing ones.

    \b
    Examples:
      modforge bench cores
      modforge bench cores --measured
    """
    if plot is not None:
        need_matplotlib()
    with open_results() as results:
        published = comparison.cores.published()
        rows, missing = comparison.cores.gather(results, published[0]) if measured else published
    found = comparison.cores.figures(rows)
    if plot is not None:
        # These load matplotlib, which takes longer than the command.
        from modforge.bench.cores.garg_vig_plot import garg_vig
        from modforge.bench.cores.redundant_plot import latencies

        plot.mkdir(parents=True, exist_ok=True)
        write_file(plot / "garg_vig.svg", garg_vig(found))
        write_file(plot / "redundant.svg", latencies(found))
    if as_json:
        print_json(comparison.cores.as_dict(rows, missing))
        return
    tables = comparison.cores.sheets(found, comparison.cores.targets(found))
    if markdown:
        click.echo("\n\n".join(table.markdown() for table in tables))
        return
    for table in tables:
        show(table.table())
    if old := comparison.cores.outdated(rows):
        click.echo(f"\nMeasured before the sources of these cores changed: {', '.join(old)}")
    if missing:
        click.echo("\nNot measured; these commands do it:")
        click.echo("\n".join(f"  {command}" for command in missing))
