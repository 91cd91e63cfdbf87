"""``modforge bench``: the comparison with other libraries."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from modforge import bench as comparison
from modforge.cli.arguments import Modulus, json_option, open_results
from modforge.cli.group import Group
from modforge.cli.screen.printing import console, print_json
from modforge.cli.screen.progress import Display
from modforge.plan import MAX_BITS, NamedModulus

WIDE = 120
"""Columns of a terminal from which the table also says which functions did the work."""

QUICK_ROUNDS = 5

without_option = click.option(
    "--without", type=click.Choice(comparison.PEERS), multiple=True, help="Leave a peer out; repeatable."
)


operation_option = click.option(
    "--operation",
    "operations",
    type=click.Choice(comparison.OPERATIONS),
    metavar="NAME",
    multiple=True,
    help=f"Repeatable: {', '.join(comparison.OPERATIONS)}.",
)


class DefaultGroup(Group):
    """A group that takes ``compare`` where no command of its own is named."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Put the default in, except before a command and before a lone request for help."""
        named = args and (args[0] in self.commands or args[0] in ctx.help_option_names)
        return super().parse_args(ctx, args if named else ["compare", *args])


def _svg_file(_context: click.Context, _parameter: click.Parameter, path: Path | None) -> Path | None:
    if path is not None and path.suffix != ".svg":
        raise click.BadParameter(f"{path} would be written as SVG: name it {path.with_suffix('.svg')}")
    return path


@click.group(cls=DefaultGroup)
def bench() -> None:
    """Compare with GMP, OpenSSL, AWS-LC, Crypto++ and crypto-bigint, turn by turn in one run.

    Without a command: compare.

    \b
    Examples:
      modforge bench
      modforge bench rsa-2048 --operation power --json
      modforge bench engine --quick
      modforge bench fields --quick
      modforge bench paper
      modforge bench cores
    """


@bench.command()
@click.argument("moduli", nargs=-1, type=Modulus(), metavar="[MODULUS]...")
@click.option("--bits", default="1024,2048,4096", show_default=True, help="Sizes, if no MODULUS is given.")
@operation_option
@click.option("--rounds", type=click.IntRange(1, 10_000), default=31, show_default=True, help="Turns of each library.")
@without_option
@json_option
def compare(
    moduli: tuple[NamedModulus, ...],
    bits: str,
    operations: tuple[str, ...],
    rounds: int,
    without: tuple[str, ...],
    as_json: bool,
) -> None:
    """Compare operations modulo each MODULUS, or random moduli.

    By default multiplication, squaring and exponentiation.

    \b
    Examples:
      modforge bench
      modforge bench rsa-2048 --operation power --json
      modforge bench --bits 256,2048 --operation invert
    """
    sizes = _sizes(bits)
    with Display() as progress:
        rows = comparison.run(
            _build(progress, without),
            moduli={modulus.name: modulus.value for modulus in moduli} or None,
            bits=() if moduli else sizes,
            operations=operations or comparison.COMMON_OPERATIONS,
            rounds=rounds,
            progress=progress.measuring(),
        )
    with open_results() as results:
        comparison.record(results, rows)
    if as_json:
        print_json(comparison.compare(rows))
    else:
        screen = console()
        screen.print(comparison.table(rows, methods=screen.width >= WIDE))


@bench.command()
@click.option(
    "--cpu",
    "classes",
    type=click.Choice([*comparison.CLASSES]),
    multiple=True,
    help="Class of CPU; repeatable. [default: all]",
)
@operation_option
@click.option("--bits", help="Only targets of these sizes, such as 2048,4096.")
@click.option("--quick", is_flag=True, help=f"{QUICK_ROUNDS} turns in place of --rounds.")
@click.option("--rounds", type=click.IntRange(1, 10_000), default=15, show_default=True, help="Turns of each library.")
@click.option(
    "--plot",
    type=click.Path(dir_okay=False, path_type=Path),
    callback=_svg_file,
    help="Also draw the ratios into an SVG file.",
)
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
    """Hold the engine against its targets.

    Prints how many times faster it is than the best peer, and how far from the CPU's limit. A class of CPU has the
    kernels that run there, so a CPU without AVX-512 IFMA or without mulx and adx is shown on one that has them.
    docs/explanation/measuring.md explains the columns.

    \b
    Examples:
      modforge bench engine
      modforge bench engine --cpu avx512ifma --operation power --bits 2048 --quick
      modforge bench engine --json > targets.json
    """
    sizes = _sizes(bits) if bits else None
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
        binary = _build(progress, without)
        rows = comparison.engine.measure(binary, targets, rounds=turns, progress=progress.measuring())
    verdicts = comparison.judge(rows, targets)
    with open_results() as results:
        comparison.record(results, rows)
        comparison.record_verdicts(results, "engine", verdicts, rows)
    if plot is not None:
        _draw(verdicts, plot)
    if as_json:
        print_json([verdict.as_dict() for verdict in verdicts])
    else:
        console().print(comparison.targets_table(verdicts))


@bench.command()
@click.option(
    "--prime",
    "primes",
    type=click.Choice([*comparison.fields.PRIMES]),
    metavar="PRIME",
    multiple=True,
    help=f"Repeatable: {', '.join(comparison.fields.PRIMES)}.",
)
@click.option(
    "--word",
    "words",
    type=click.Choice([str(word) for word in comparison.fields.WORDS]),
    multiple=True,
    help="Bits of a word; repeatable. [default: both]",
)
@click.option("--quick", is_flag=True, help=f"{QUICK_ROUNDS} turns in place of --rounds.")
@click.option(
    "--rounds", type=click.IntRange(1, 10_000), default=15, show_default=True, help="Turns of each contestant."
)
@click.option(
    "--plot",
    type=click.Path(dir_okay=False, path_type=Path),
    callback=_svg_file,
    help="Also draw the ratios into an SVG file.",
)
@click.option("--without", type=click.Choice(["gmp"]), multiple=True, help="Leave a peer out.")
@json_option
def fields(
    primes: tuple[str, ...],
    words: tuple[str, ...],
    quick: bool,
    rounds: int,
    plot: Path | None,
    without: tuple[str, ...],
    as_json: bool,
) -> None:
    """Hold generated field code against its targets.

    Prints how many times faster it is than the best peer, and how far from the CPU's limit: multiplication, squaring
    and reduction alone as a dependent chain and as four chains side by side, eight lanes against one element at a time,
    inverses and square roots; with words of 64 bits, and of 32 bits (compiled with -m32). docs/explanation/measuring.md
    explains the columns.

    \b
    Examples:
      modforge bench fields
      modforge bench fields --prime "2^255 - 19" --word 64 --quick
      modforge bench fields --json > fields.json
    """
    chosen = [int(word) for word in words] or list(comparison.fields.WORDS)
    asked = primes or tuple(comparison.fields.PRIMES)
    targets = [target for target in comparison.fields.TARGETS if target.word in chosen and target.modulus in asked]
    rows = []
    with Display() as progress:
        for word in chosen:
            if missing := comparison.missing_for_words(word):
                progress.remark(f"not measured: {missing}")
                continue
            rows += _measure_fields(progress, word, asked, QUICK_ROUNDS if quick else rounds, without)
    verdicts = comparison.judge_fields(rows, targets)
    with open_results() as results:
        comparison.record(results, rows, "fields")
        comparison.record_verdicts(results, "fields", verdicts, rows)
    if plot is not None:
        _draw(verdicts, plot)
    if as_json:
        print_json({"rows": rows, "targets": [verdict.as_dict() for verdict in verdicts]})
    else:
        console().print(comparison.targets_table(verdicts), comparison.fields_tables(rows))


def _measure_fields(
    progress: Display, word: int, primes: Sequence[str], rounds: int, without: Sequence[str]
) -> list[dict[str, Any]]:
    """Build the program for words of so many bits and return its rows."""
    peers = ["fields", *(peer for peer in ("gmp",) if peer in comparison.available_peers() and peer not in without)]
    progress.stage(f"building the peers with words of {word} bits")
    binary = comparison.build(peers, progress.note, word=word)
    return comparison.fields.measure(binary, word, primes, rounds=rounds, progress=progress.measuring())


@bench.command()
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
        binary = _build(progress, without)
        rows = comparison.paper.measure(binary, trials=trials, progress=progress.measuring())
    with open_results() as results:
        comparison.record(results, rows, "paper")
    lines = comparison.paper.lines(rows)
    if as_json:
        print_json([line.as_dict() for line in lines])
    else:
        console().print(comparison.paper_table(lines))


@bench.command()
@click.option("--measured", is_flag=True, help="The rows of this machine before those of the documentation.")
@click.option("--markdown", is_flag=True, help="Print the tables as the documentation has them.")
@click.option(
    "--plot",
    type=click.Path(file_okay=False, path_type=Path),
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
    with open_results() as results:
        published = comparison.cores.published()
        rows, missing = comparison.cores.gather(results, published[0]) if measured else published
    found = comparison.cores.figures(rows)
    if plot is not None:
        # These load matplotlib, which takes longer than the command.
        from modforge.bench.cores.garg_vig_plot import garg_vig
        from modforge.bench.cores.redundant_plot import latencies

        plot.mkdir(parents=True, exist_ok=True)
        (plot / "garg_vig.svg").write_text(garg_vig(found), encoding="utf-8")
        (plot / "redundant.svg").write_text(latencies(found), encoding="utf-8")
    if as_json:
        print_json(comparison.cores.as_dict(rows, missing))
        return
    tables = comparison.cores.sheets(found, comparison.cores.targets(found))
    if markdown:
        click.echo("\n\n".join(table.markdown() for table in tables))
        return
    for table in tables:
        console().print(table.table())
    if old := comparison.cores.outdated(rows):
        click.echo(f"\nMeasured before the sources of these cores changed: {', '.join(old)}")
    if missing:
        click.echo("\nNot measured; these commands do it:")
        click.echo("\n".join(f"  {command}" for command in missing))


def _draw(verdicts: Sequence[comparison.Verdict], file: Path) -> None:
    from modforge.bench.plot import ratios  # loads matplotlib, which takes longer than the command

    if (picture := ratios(verdicts)) is None:
        raise click.ClickException("none of the targets was measured, so there is nothing to draw")
    file.write_text(picture, encoding="utf-8")


def _build(progress: Display, without: Sequence[str]) -> Path:
    """Build the program with all peers that can be built here, and say which cannot."""
    peers = [peer for peer in comparison.available_peers() if peer not in without]
    for peer in comparison.PEERS:
        if peer not in peers and peer not in without:
            progress.remark(f"{peer} does not take part: {comparison.missing_tools(peer)}")
    progress.stage("building modforge-bench and its peers")
    return comparison.build(peers, progress.note)


def _sizes(text: str) -> list[int]:
    try:
        sizes = [int(size) for size in text.split(",")]
    except ValueError:
        raise click.BadParameter("sizes in bits, separated by commas", param_hint="--bits") from None
    if not all(2 <= size <= MAX_BITS for size in sizes):
        raise click.BadParameter(f"sizes from 2 to {MAX_BITS} bits", param_hint="--bits")
    return sizes
