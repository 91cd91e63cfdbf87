"""Run a reproduction: measure what is asked, keep each step as a row, and put the tables together."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import zip_longest
from pathlib import Path
from typing import Any

from modforge.bench import cores
from modforge.errors import ModforgeError, meant, shown
from modforge.explore.known import Failure, Known
from modforge.explore.workers import Worker
from modforge.papers import PAPERS, counted, errata, evidence
from modforge.papers.evidence import Evidence, Run
from modforge.papers.model import Table
from modforge.papers.steps import Step, steps
from modforge.progress import Progress
from modforge.results import Question, Results, Row

QUICK_SECONDS = 180
"""A quick run begins no step after so long; none of its steps takes a minute on a CPU of its own."""


class UnknownTableError(ModforgeError):
    """A name that no table of these papers has."""

    exit_code = 2


@dataclass(frozen=True)
class Reproduction:
    """The tables of one paper, and what was run here for them."""

    paper: str
    tables: tuple[Table, ...]

    def as_dict(self) -> dict[str, Any]:
        """Return everything as plain data."""
        paper, wrong = PAPERS[self.paper].paper, errata(self.paper)
        return {
            "paper": paper.name,
            "citation": paper.citation,
            "tables": [table.as_dict(wrong) for table in self.tables],
            "verdicts": counted(cell for table in self.tables for cell in table.cells),
        }


def reproduce(
    names: Sequence[str],
    results: Results,
    progress: Progress,
    *,
    quick: bool,
    table: str | None = None,
    limit: float | None = None,
) -> list[Reproduction]:
    """Return the tables of these papers, measured here as far as ``quick`` allows; other figures are stored rows.

    With ``table`` only the tables of that name are measured and returned. A step that fails, or takes longer than
    ``limit`` seconds, is said and left out; the next run with that limit leaves out what was too long for it. A run
    that was killed finds the rows of its steps in ``results``. Raises :class:`UnknownTableError`.
    """
    known_tables = {each.name for name in names for each in PAPERS[name].tables(evidence.stored())}
    if table is not None and table not in known_tables:
        listed = ", ".join(sorted(known_tables))
        raise UnknownTableError(f"no table is named {shown(table)!r}; there are {listed}{meant(table, known_tables)}")
    rows: list[tuple[Step, Row]] = []
    deadline = time.monotonic() + QUICK_SECONDS
    with tempfile.TemporaryDirectory(prefix="modforge-reproduce-") as work:
        lists = [list(steps(name, quick=quick, work=Path(work), progress=progress)) for name in names]
        # A quick run shares its minutes among the papers.
        asked = [step for row in zip_longest(*lists) for step in row if step is not None and step.answers(table)]
        progress.stage("Reproducing", len(asked))
        failed: dict[str, list[str]] = {}
        left = 0
        with _answers(results, limit) as answer:
            for step in asked:
                progress.step(step.label)
                known = None
                try:
                    question = step.make()
                    known = results.known(question)
                    if known is None and quick and time.monotonic() > deadline:
                        left += 1
                    else:
                        rows.append((step, known or answer(step, question)))
                except ModforgeError as error:
                    failed.setdefault(str(error), []).append(step.label)
                progress.done(step.label, cached=known is not None)
        for reason, labels in failed.items():
            more = f" and {len(labels) - 1} more" if len(labels) > 1 else ""
            progress.remark(f"{labels[0]}{more}: {reason}")
        if left:
            progress.remark(f"{left} steps did not begin within {QUICK_SECONDS} s: stored rows stand for them")
    found = with_rows(evidence.stored(), rows, results, "" if not quick else " --quick")
    made = [(name, PAPERS[name].tables(found)) for name in names]
    kept = [(name, tuple(one for one in tables if table in (None, one.name))) for name, tables in made]
    return [Reproduction(name, tables) for name, tables in kept if tables]


class StepError(ModforgeError):
    """A step that has no answer, and why."""


@contextmanager
def _answers(results: Results, limit: float | None) -> Iterator[Callable[[Step, Question], Row]]:
    """Yield what answers a step: in this process, or with a time limit in one that can be ended."""
    if limit is None:
        yield lambda _, question: results.answer(question)
        return
    worker, known = Worker("modforge.papers.worker"), Known(results)

    def within(step: Step, question: Question) -> Row:
        failure = known.failure(question)
        if failure is None or failure.limit is None or not failure.stands(limit):
            request = {"paper": step.paper, "label": step.label, "key": question.key}
            answer = worker.ask(request, limit)
            if "outputs" in answer:
                return known.store(question, answer["outputs"])
            failure = Failure(answer["failed"], answer.get("limit"))
            known.store_failure(question, failure)
        raise StepError(failure.reason)

    try:
        yield within
    finally:
        worker.end()


def with_rows(stored: Evidence, rows: Sequence[tuple[Step, Row]], results: Results, option: str) -> Evidence:
    """Return the evidence with the rows of the steps in front."""
    runs: dict[str, list[Run]] = {"products": [], "reduction": [], "primitives": [], "chain": []}
    for step, row in rows:
        command, day = f"modforge reproduce {step.paper}{option}", row.created[:10]
        if row.kind == "reproduce":
            kind = next(kind for kind in runs if row.inputs["what"].startswith(kind))
            runs[kind].append(Run(row.tools["cpu"], day, command, row.outputs["rows"]))
        elif row.subject.startswith("system"):
            cycles = {str(row.outputs["parameters"]["Bits"]): row.outputs["cases"][0]["cycles"]}
            runs["chain"].append(Run("Verilator", day, command, [{"cycles": cycles}]))
    gathered = cores.published()[0]
    if any(row.kind in ("synthesize", "place") for _, row in rows):
        gathered = cores.gather(results, gathered)[0]
    return replace(
        stored,
        cores=cores.figures(gathered),
        products=[*stored.products, *runs["products"]],
        reductions=[*stored.reductions, *runs["reduction"]],
        primitives=[*stored.primitives, *runs["primitives"]],
        chains=[*stored.chains, *runs["chain"]],
    )
