"""``modforge explore``: sweeps over the parameters of a core, or the layouts of a field."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from modforge.cli.arguments import DASH, Modulus, OutputFile, cluster_option, json_option, open_cluster, open_results
from modforge.cli.bench.arguments import need_matplotlib
from modforge.cli.design.spaces import ALL_TARGETS, SetOption, SubjectName, asked, complete_parameter, once
from modforge.cli.group import INTERRUPTED, BadArgument, Choice, IntRange, Seconds
from modforge.cli.screen.printing import print_json, say
from modforge.cli.screen.progress import Display
from modforge.cli.screen.tables import show
from modforge.explore import (
    COLUMNS,
    Aim,
    Bound,
    Known,
    Settings,
    Sweep,
    find_column,
    in_words,
    read_number,
    search,
)
from modforge.explore.columns import ALIASES
from modforge.explore.show.files import write_csv, write_parquet
from modforge.explore.show.outcome import SECOND_AIMS, Found
from modforge.explore.show.plot import in_letters, picture
from modforge.explore.show.table import shown_columns, table
from modforge.files import write_file
from modforge.hardware.place import PLACERS, Method
from modforge.plan import NamedModulus

if TYPE_CHECKING:
    from modforge.cores.model.core import Core

PICTURES = (".svg", ".png")


def column_names(_: click.Context, __: click.Parameter, incomplete: str) -> list[str]:
    """Complete the name of a column."""
    return [name for name in (*COLUMNS, *ALIASES) if name.startswith(incomplete)]


def bound_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add ``--max-COLUMN`` and ``--min-COLUMN`` for each column; one line of the help speaks for all."""
    for name in COLUMNS:
        for end in ("max", "min"):
            command = click.option(f"--{end}-{name}", f"{end}_{name}", metavar="NUMBER", hidden=True)(command)
    return command


@click.command()
@click.argument("subject", type=SubjectName(), metavar="CORE|field")
@click.option("--bits", metavar="VALUES", help="Widths: 255, or 64,128, or 64..512 (doubles), 64..96:8 (steps).")
@click.option(
    "--set",
    "settings",
    type=SetOption(),
    multiple=True,
    callback=once,
    shell_complete=complete_parameter,
    help="Values of a parameter; repeatable.",
)
@click.option("--modulus", type=Modulus(odd=False), help="That of a field, or of a core that is made for one.")
@click.option(
    "--family",
    type=Choice(ALL_TARGETS),
    metavar="TARGET",
    help="xcup, xc7, xc4v, xc2v, xcve, ecp5, nexus, gw2a, osu018: synthesize; ecp5-85k, nexus-40k, gw2a-18, …: "
    "route; c, rust: compile field code. [default: xcup; c]",
)
@click.option("--formulas", is_flag=True, help="Run nothing: only what formulas say.")
@click.option(
    "--where",
    "conditions",
    metavar="BOUND",
    multiple=True,
    help="A bound, as 'dsp <= 156'; so does --max-dsp 156. Repeatable.",
)
@click.option(
    "--minimize",
    metavar="COLUMN",
    multiple=True,
    shell_complete=column_names,
    help="Make it small; repeatable. [default: latency, lut]",
)
@click.option(
    "--maximize", metavar="COLUMN", multiple=True, shell_complete=column_names, help="Make it large; repeatable."
)
@click.option("--sample", type=IntRange(1, 100_000), metavar="N", help="N designs at random instead of all.")
@click.option("--guided", type=IntRange(1, 100_000), metavar="N", help="N designs that Optuna proposes, of one width.")
@click.option(
    "--seed", type=IntRange(0, 2**32 - 1), default=1, show_default=True, help="Seed of --sample and --guided."
)
@click.option("--seeds", type=IntRange(1, 100), default=1, show_default=True, help="Placements of each routed design.")
@click.option("--placer", type=Choice(PLACERS), default=PLACERS[0], show_default=True, help="Placer of nextpnr.")
@click.option(
    "--target",
    "target_mhz",
    type=IntRange(1, 1000),
    metavar="MHZ",
    help="Route with router2 towards this frequency.",
)
@click.option("--jobs", type=IntRange(1, 1024), default=1, show_default=True, help="Processes at a time.")
@cluster_option
@click.option("--timeout", type=Seconds(), metavar="SECONDS", help="End a run that takes longer.")
@click.option("--retry", is_flag=True, help="Run again the designs that failed earlier.")
@click.option("--top", type=IntRange(1), default=20, show_default=True, help="Designs in the table.")
@click.option("--plot", type=OutputFile(dash=Path(DASH)), help="Draw into an .svg or .png file, - on the terminal.")
@click.option("--csv", "csv_file", type=OutputFile(), help="Write every design into this file.")
@click.option("--parquet", "parquet_file", type=OutputFile(), help="The same as Parquet.")
@json_option
@bound_options
def explore(
    subject: Core | str,
    bits: str | None,
    settings: dict[str, str],
    modulus: NamedModulus | None,
    family: str | None,
    formulas: bool,
    conditions: Sequence[str],
    minimize: Sequence[str],
    maximize: Sequence[str],
    sample: int | None,
    guided: int | None,
    seed: int,
    seeds: int,
    placer: str,
    target_mhz: int | None,
    jobs: int,
    cluster: str | None,
    timeout: float | None,
    retry: bool,
    top: int,
    plot: Path | None,
    csv_file: Path | None,
    parquet_file: Path | None,
    as_json: bool,
    **bounds: str | None,
) -> None:
    """Sweep over parameters of a CORE or over the layouts of a field; show the best.

    VALUES are numbers and ranges: 16,17,32; 64..512 doubles, 64..512:32 steps. If you leave out an end, as in
    Cells=4.., it is the parameter's own bound. Combinations that the core does not take are left out.

    \b
    Columns, with --max-COLUMN and --min-COLUMN for each:
      by formulas   bits, cycles, interval, products (results in 1000 clocks)
      synthesized   lut, ff, carry, dsp, levels, depth (levels times cycles)
      routed        lut, ff, dsp, mhz, ns, rate (results a second), mbits
      osu018        area (µm²), mhz, ns, rate, mbits
      also          latency (ns, else depth), throughput (rate), and parameters
      field code    limbs; multiplications, additions, shifts (in a product), estimate (clocks); ns, square_ns, rate

    Parameters of field code: Word (32, 64), Layout (folded, unsaturated, montgomery, barrett), Digits (of unsaturated).

    Formulas go first: a design that misses a bound by them is not run. Each run is stored when it ends, and nothing is
    run twice: a sweep that was stopped goes on where it ended. A run that fails is kept with its reason.

    \b
    Examples:
      modforge explore mont_fios --bits 256..1024 --set Cells=4.. --formulas
      modforge explore mont_redundant --bits 64..512 --set DigitBits=16,17,32 --max-dsp 156
      modforge explore mont_cpa --bits 64 --set ChainBits=8.. --family ecp5-85k --jobs 2
      modforge explore field --modulus "2^255 - 19" --set Word=32,64 --set Digits=5.. --minimize products --minimize ns
    """
    if formulas and family:
        raise BadArgument("--formulas runs nothing for a --family; leave one of them out")
    if cluster and jobs > 1:
        raise BadArgument("--jobs counts processes here, and --cluster has workers elsewhere; leave one of them out")
    if sample and guided:
        raise BadArgument("--sample and --guided both say how designs are chosen; leave one of them out")
    method = Method(placer, target_mhz)
    look = asked(subject, bits, settings, modulus, family, formulas=formulas, seeds=seeds, method=method)
    space, target, there = look.space, look.target, look.columns
    if guided and len(space.widths) > 1 and "bits" not in [*minimize, *maximize]:
        raise BadArgument(
            "--guided searches at one width, as the narrowest core is always the smallest: give one to --bits"
        )
    if plot is not None and str(plot) != DASH:
        if plot.suffix not in PICTURES:
            raise BadArgument(f"--plot writes {' and '.join(PICTURES)} files, or - for the terminal, not {plot.name!r}")
        need_matplotlib()
    wanted = [Bound.parse(text, there, target.label) for text in conditions]
    for end, comparison in (("max", "<="), ("min", ">=")):
        for name in COLUMNS:
            if (text := bounds[f"{end}_{name}"]) is not None:
                limit = read_number(text, f"--{end}-{name}")
                wanted.append(Bound(find_column(name, there, target.label), comparison, limit))
    aims = _aims(minimize, maximize, there, target.label)
    try:
        with open_results() as results, Display() as progress, open_cluster(cluster) as workers:
            how = Settings(jobs, timeout, retry, workers)
            sweep = Sweep(target, [*dict.fromkeys(wanted)], Known(results), how, progress)
            if guided:
                designs, refused = search(space, sweep, aims, guided, seed)
            else:
                points, refused = space.sample(sample, seed) if sample else space.grid()
                designs = sweep.look(points)
    except KeyboardInterrupt:
        click.echo("\nStopped; what has ended is stored, and the same command goes on from there.", err=True)
        click.get_current_context().exit(INTERRUPTED)
    found = Found(space.subject, target, there, wanted, aims, designs, refused)
    if csv_file is not None:
        write_csv(csv_file, found.records())
    if parquet_file is not None:
        write_parquet(parquet_file, found.records())
    if plot is not None and str(plot) != DASH:
        _draw(found, plot)
    if as_json:
        print_json(found.as_dict())
        return
    _print(found, top)
    if plot is not None and str(plot) == DASH and found.best:
        click.echo("\n" + in_letters(*found.axes, found.spots()))


def _aims(minimize: Sequence[str], maximize: Sequence[str], there: Sequence[str], where: str) -> list[Aim]:
    aims = [Aim(find_column(name, there, where)) for name in minimize]
    aims += [Aim(find_column(name, there, where), largest=True) for name in maximize]
    if not aims:
        second = next(name for name in SECOND_AIMS if name in there)
        aims = [Aim(find_column("latency", there, where)), Aim(second)]
    names = [aim.column for aim in aims]
    if len(set(names)) < len(names):
        raise BadArgument(f"--minimize and --maximize name {next(one for one in names if names.count(one) > 1)} twice")
    return aims


def _draw(found: Found, path: Path) -> None:
    if not found.best:
        click.echo(f"Not drawn: {path}: no design fits", err=True)
        return
    title = f"{found.subject}, {found.target.label}"
    write_file(path, picture(title, *found.axes, found.spots(), path.suffix[1:]))


def _print(found: Found, top: int) -> None:
    """Print the best designs, how many there were of each state, and what to do next."""
    chosen = found.shown(top)
    if chosen:
        named = [*(aim.column for aim in found.aims), *(bound.column for bound in found.bounds)]
        columns = shown_columns(found.columns, found.designs, named)
        aims = ", ".join(map(str, found.aims))
        each = "" if found.across_widths or len({one.point.bits for one in found.fitting}) == 1 else " of its width"
        say(f"{found.subject}, {found.target.label}; * is on the Pareto front{each}: {aims}")
        show(table(columns, chosen, found.on_front))
        if left := len(found.fitting) - len(chosen):
            say(f"… and {left} more that fit: --top or --csv FILE shows them")
    click.echo()
    say(_counts(found))
    for reason, count in _reasons(found):
        say(f"  {count} failed: {reason}")
    if any(one.state == "failed" and one.keys for one in found.designs):
        say("  --retry runs them again, as does a longer --timeout those that it stopped")
    if not chosen:
        nearest = [one for one in found.designs if one.misses]
        say(f"No design fits: {in_words(nearest[0].point)}: {nearest[0].reason}" if nearest else "No design fits.")
        sys.exit(0 if nearest else 1)


def _counts(found: Found) -> str:
    words = {
        "known": "known from earlier",
        "found": "run now",
        "ruled out": "ruled out by formulas",
        "failed": "failed",
    }
    counts = {state: sum(one.state == state for one in found.designs) for state in words}
    told = [f"{count} {words[state]}" for state, count in counts.items() if count]
    if found.target.name is None:
        told = [one.replace(words["known"], "by formulas alone") for one in told]
    told.append(f"{len(found.fitting)} fit")
    if found.refused:
        told.append(f"{len(found.refused)} more that {found.subject} does not take, as {found.refused[0].reason}")
    count = len(found.designs)
    return f"{count} design{'s' * (count != 1)}: " + ", ".join(told)


def _reasons(found: Found) -> list[tuple[str, int]]:
    failed = [one.reason for one in found.designs if one.state == "failed"]
    return [(reason, failed.count(reason)) for reason in dict.fromkeys(failed)]
