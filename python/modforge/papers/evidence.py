"""Our figures that stand beside published ones: stored rows with their machine and date, and what was measured here."""

from __future__ import annotations

import json
import statistics
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from modforge.bench import asic, cores
from modforge.bench.cores import Figures
from modforge.bench.cores.configurations import Configuration
from modforge.bench.cores.figures import of
from modforge.bench.primitives import table1
from modforge.papers.model import Figure

DATA = Path(__file__).parent / "data"
BENCH_DATA = Path(cores.__file__).parents[1] / "data"


@dataclass(frozen=True)
class Run:
    """Figures of one machine; ``rows`` are what the step that measures them returns."""

    cpu: str
    date: str
    command: str
    rows: Sequence[Mapping[str, Any]]

    def __str__(self) -> str:
        """Return the command, the machine and the date."""
        return f"`{self.command}`, {self.cpu}, {self.date}"


@dataclass(frozen=True)
class Evidence:
    """All of it; of each kind of run the last one goes before the others."""

    cores: Sequence[Figures]

    cells: Sequence[Mapping[str, Any]]
    """Rows of cores in the standard cells of SG13G2, see :mod:`modforge.bench.asic`."""

    products: Sequence[Run]
    """Montgomery products: ``name`` of the function or kernel, ``ns`` by bits."""

    reductions: Sequence[Run]
    """Reduction alone: ``word``, ``prime``, ``ours_ns``, ``barrett_ns``."""

    primitives: Sequence[Run]
    """Rows of :func:`modforge.bench.primitives.table1.measure`, and of handshakes."""

    chains: Sequence[Run]
    """Clocks of the delay function on the system on chip: ``cycles`` by bits."""

    def core(self, name: str, bits: int, **settings: int) -> Figures:
        """Return the figures of a core."""
        return of(self.cores, Configuration(name, bits, settings))


def stored() -> Evidence:
    """Return what comes with the package."""
    return Evidence(
        cores=cores.figures(cores.published()[0]),
        cells=asic.published(),
        products=[_run(one, "lines") for one in _read(DATA / "kryvinska2024.json")],
        reductions=[_run(one, "reductions") for one in _read(DATA / "kovtun2023.json")] + _field_code(),
        primitives=[
            Run(one["cpu"], one["date"], "modforge bench primitives --table1", one["table1"])
            for one in _read(BENCH_DATA / "primitives.json")
            if one.get("table1")
        ]
        + [
            Run(one["cpu"], one["date"], "modforge bench tls --reductions", one["reductions"])
            for one in _read(BENCH_DATA / "tls.json")
        ],
        chains=[
            Run(one["simulator"], one["date"], one["command"], [{"cycles": one["cycles"]}])
            for one in _read(DATA / "san2021.json")
        ],
    )


def _read(path: Path) -> list[dict[str, Any]]:
    runs: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["runs"]
    return runs


def _run(one: Mapping[str, Any], rows: str) -> Run:
    return Run(one["cpu"], one["date"], one["command"], one[rows])


def _field_code() -> list[Run]:
    """Return the reductions in the runs of the field code, whose rows have our time and how often Barrett's it is."""
    found = []
    for one in _read(BENCH_DATA / "field_code.json"):
        rows = [
            {
                "word": row["word"],
                "prime": row["prime"],
                "ours_ns": row["median_ns"],
                "barrett_ns": row["median_ns"] * row["measured"],
            }
            for row in one["rows"]
            if (row["operation"], row["against"]) == ("reduce", "Barrett")
        ]
        if rows:
            found.append(Run(one["cpu"], one["date"], one["command"], rows))
    return found


def product(evidence: Evidence, name: str, bits: int) -> Figure | None:
    """Return the nanoseconds of a function of the paper or of a kernel, by the last run that has it."""
    for run in reversed(evidence.products):
        for row in run.rows:
            if row["name"] == name and row["ns"].get(str(bits)) is not None:
                return Figure(row["ns"][str(bits)], str(run))
    return None


def fastest_product(run: Run, bits: int) -> tuple[str, float] | None:
    """Return the engine's fastest kernel in a run, and its nanoseconds."""
    ours = [
        (row["ns"][str(bits)], row["name"])
        for row in run.rows
        if row["name"].startswith("modforge") and row["ns"].get(str(bits)) is not None
    ]
    return (min(ours)[1], min(ours)[0]) if ours else None


def reduction(evidence: Evidence, prime: str, word: int, which: str) -> Figure | None:
    """Return the nanoseconds of a reduction, by the last run that has it."""
    for run in reversed(evidence.reductions):
        for row in run.rows:
            if (row["prime"], row["word"]) == (prime, word):
                return Figure(row[which], str(run))
    return None


def primitive(evidence: Evidence, operation: str, name: str, word: int, subject: str) -> Figure | None:
    """Return the nanoseconds of a primitive over one of the reductions, by the last run that has it."""
    for run in reversed(evidence.primitives):
        for row in run.rows:
            key = (row["operation"], row["modulus"], row["word"], row["subject"])
            if key == (operation, f"{name}, table 1", word, subject):
                return Figure(row["median_ns"], str(run))
    return None


def chain(evidence: Evidence, bits: int) -> Figure | None:
    """Return the clocks of 10 000 squares on the system on chip."""
    for run in reversed(evidence.chains):
        for row in run.rows:
            if str(bits) in row["cycles"]:
                return Figure(row["cycles"][str(bits)], str(run))
    return None


def ratio(above: Figure | None, below: Figure | None, factor: float = 1.0) -> Figure | None:
    """Return the quotient of two figures of one source, or None without one of them."""
    if above is None or below is None or not above.value or not below.value:
        return None
    return Figure(factor * above.value / below.value, above.source)


def median(figures: Iterable[Figure | None]) -> Figure | None:
    """Return the median of figures, or None without one of them."""
    known = [one for one in figures if one is not None and one.value is not None]
    values = [one.value for one in known if one.value is not None]
    return Figure(statistics.median(values), known[0].source) if values else None


TABLE1 = (table1.SPECIAL, table1.BARRETT)
"""The subjects of the rows of primitives: the special reduction, and Barrett's."""
