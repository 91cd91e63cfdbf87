"""Handshakes of rustls: our provider and those of other libraries, and one handshake over three reductions.

Client and server run in one thread and in memory; a handshake is whole, without a ticket from an earlier one, and the
client verifies the certificate and its issuer's signature.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from modforge.bench.cores.sheet import NOTHING, Sheet
from modforge.bench.primitives.comparison import FOR_THIS_CPU, PROGRAM
from modforge.bench.primitives.table1 import BARRETT, MONTGOMERY, SPECIAL, fields
from modforge.bench.program import build as program
from modforge.bench.program.run import execute
from modforge.bench.table import duration

PROVIDERS = ("modforge", "aws-lc-rs", "ring", "graviola")
"""The subjects of the rows; the last one needs AVX2 and adx, or 64-bit Arm."""

PAPER_GAIN = 2.5
"""How many times less a connection takes in Kovtun et al. (2023), with the special reduction in place of Barrett's."""


def build(reductions: bool, progress: Callable[[str], None] | None = None) -> Path:
    """Build the program with the providers, or with the fields that reduce in three ways, and return its path."""
    settings = dict(FOR_THIS_CPU)
    if reductions:
        settings["MODFORGE_TABLE1"] = str(fields(64, progress))
    features = ["tls", *(["table1"] if reductions else [])]
    return program.build(features, progress, word=64, program=PROGRAM, settings=settings)


def measure(
    binary: Path, reductions: bool, *, rounds: int = 31, progress: Callable[[dict[str, Any]], None] | None = None
) -> list[dict[str, Any]]:
    """Return the rows of all handshakes, in CPU time, each kind in one interleaved run; results are checked first.

    ``progress`` is told as in :func:`modforge.bench.primitives.measure`.
    """
    work = "tls-reductions" if reductions else "tls"
    return execute([str(binary), "--progress", f"--rounds={rounds}", f"--primitive={work}"], progress)


def providers_sheet(rows: Sequence[Mapping[str, Any]]) -> Sheet:
    """Return handshakes a second of each provider, and how many times as many ours makes as the best other one."""
    lines = []
    for name, group in groupby(rows, lambda row: row["modulus"]):
        times = {row["subject"]: row["median_ns"] for row in group}
        best = min(times[subject] for subject in PROVIDERS[1:] if subject in times)
        rates = (f"{1e9 / times[one]:.0f}" if one in times else NOTHING for one in PROVIDERS)
        lines.append((name, *rates, f"{best / times[PROVIDERS[0]]:.2f}"))
    return Sheet("Handshakes a second", ("handshake", *PROVIDERS, "times as many"), tuple(lines))


def reductions_sheet(rows: Sequence[Mapping[str, Any]]) -> Sheet:
    """Return times of a handshake over the three reductions, and the gain over Barrett's next to the paper's."""
    lines = []
    for name, group in groupby(rows, lambda row: row["modulus"]):
        times = {row["subject"]: row["median_ns"] for row in group}
        gain = times[BARRETT] / times[SPECIAL]
        shown = (duration(times[way]) for way in (SPECIAL, BARRETT, MONTGOMERY))
        verdict = "reached" if round(gain, 2) >= PAPER_GAIN else "missed"
        lines.append((name.removesuffix(", table 1"), *shown, f"{gain:.2f}", f"{PAPER_GAIN:.2f}", verdict))
    header = ("handshake", SPECIAL, BARRETT, MONTGOMERY, "gain over Barrett", "in the paper", "")
    return Sheet("Handshakes over three reductions", header, tuple(lines))
