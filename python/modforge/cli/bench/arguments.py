"""Options and steps that the commands of the comparison share."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

import click

from modforge import bench as comparison
from modforge.cli.arguments import OutputFile
from modforge.cli.group import Choice
from modforge.cli.screen.progress import Display
from modforge.errors import shown
from modforge.files import write_file

QUICK_ROUNDS = 5
"""Turns of each library with --quick."""

without_option = click.option(
    "--without", type=Choice(comparison.PEERS), multiple=True, help="Leave a peer out; repeatable."
)

operation_option = click.option(
    "--operation",
    "operations",
    type=Choice(comparison.OPERATIONS),
    metavar="NAME",
    multiple=True,
    help=f"Repeatable: {', '.join(comparison.OPERATIONS)}.",
)


def need_matplotlib() -> None:
    """Refuse to draw where nothing is there to draw with."""
    if find_spec("matplotlib") is None:
        raise click.ClickException("--plot: matplotlib is missing: pip install 'modforge[plots]'")


def _svg_file(_context: click.Context, _parameter: click.Parameter, path: Path | None) -> Path | None:
    if path is not None and path.suffix != ".svg":
        raise click.BadParameter(f"{path} would be written as SVG: name it {path.with_suffix('.svg')}")
    if path is not None:
        need_matplotlib()
    return path


plot_option = click.option(
    "--plot",
    type=OutputFile(),
    callback=_svg_file,
    help="Also draw the ratios into an SVG file.",
)
quick_option = click.option("--quick", is_flag=True, help=f"{QUICK_ROUNDS} turns in place of --rounds.")


def draw(verdicts: Sequence[comparison.Verdict], file: Path) -> None:
    """Draw the ratios into an SVG file."""
    from modforge.bench.documents.plot import ratios  # loads matplotlib, which takes longer than the command

    if (picture := ratios(verdicts)) is None:
        raise click.ClickException("none of the targets was measured, so there is nothing to draw")
    write_file(file, picture)


def build(progress: Display, without: Sequence[str]) -> Path:
    """Build the program with all peers that can be built here, and say which cannot."""
    peers = [peer for peer in comparison.available_peers() if peer not in without]
    for peer in comparison.PEERS:
        if peer not in peers and peer not in without:
            progress.remark(f"{peer} does not take part: {comparison.missing_tools(peer)}")
    progress.stage("building modforge-bench and its peers")
    return comparison.build(peers, progress.note)


LONGEST = 16_384
"""Bits of a size to measure; a power of a longer number takes minutes."""


def sizes_of(text: str) -> list[int]:
    """Read sizes in bits, separated by commas."""
    try:
        sizes = [int(size) for size in text.split(",")]
    except ValueError:
        reason = f"'{shown(text)}' is no list of sizes in bits, separated by commas"
        raise click.BadParameter(reason, param_hint="--bits") from None
    if wrong := [size for size in sizes if not 2 <= size <= LONGEST]:
        raise click.BadParameter(f"{wrong[0]} is not a size from 2 to {LONGEST} bits", param_hint="--bits")
    return sizes
