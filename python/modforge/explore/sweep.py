"""A sweep: formulas first, then what is known, then the runs that are left, each stored as it ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from modforge.cluster import Cluster
from modforge.errors import ModforgeError
from modforge.explore.aims import Bound
from modforge.explore.designs import Point, Target, in_words
from modforge.explore.known import Failure, Known
from modforge.explore.requests import question
from modforge.explore.workers import Answer, answers, cluster_answers
from modforge.progress import Progress
from modforge.results import Question

State = Literal["known", "found", "ruled out", "failed"]
"""From an earlier row; run now; a formula says that a bound is missed, so nothing was run; run, with no figures."""


@dataclass(frozen=True)
class Design:
    """One design with its figures by column, as far as there are any."""

    point: Point
    state: State
    figures: dict[str, float]
    keys: tuple[str, ...] = ()
    """The keys of its rows."""

    reason: str = ""
    """Why it failed or was ruled out."""

    misses: tuple[Bound, ...] = ()
    """The bounds that it misses."""

    def value(self, column: str) -> float | str | None:
        """Return what a column has: a figure, the name of a way, or None where it is not known."""
        return self.figures.get(column, self.point.settings.get(column))

    @property
    def fits(self) -> bool:
        """Whether it has all figures and keeps all bounds."""
        return self.state in ("known", "found") and not self.misses


@dataclass
class _Open:
    """A design of which runs are missing."""

    place: int
    point: Point
    figures: dict[str, float]
    questions: list[Question]
    outputs: list[dict[str, object] | None]
    failure: Failure | None = None


@dataclass(frozen=True)
class Settings:
    """How a sweep runs: processes at a time, seconds for one run, and whether what failed is run again.

    With a ``cluster``, its workers run as many at a time as they have threads.
    """

    jobs: int = 1
    limit: float | None = None
    retry: bool = False
    cluster: Cluster | None = None


@dataclass
class Sweep:
    """Looks at designs for one target, and asks for nothing twice."""

    target: Target
    bounds: Sequence[Bound]
    known: Known
    how: Settings = field(default_factory=Settings)
    progress: Progress = field(default_factory=Progress)

    def look(self, points: Sequence[Point]) -> list[Design]:
        """Return the designs in order; what is missing is run and stored."""
        found: dict[int, Design] = {}
        missing: list[_Open] = []
        for place, point in enumerate(points):
            one = self._without_running(place, point)
            if isinstance(one, Design):
                found[place] = one
            else:
                missing.append(one)
        self._run(missing, len(points), lambda one: found.setdefault(one.place, self._closed(one)))
        return [found[place] for place in range(len(points))]

    def _without_running(self, place: int, point: Point) -> Design | _Open:
        figures = point.figures
        misses = self._missed(figures)
        if misses:
            return Design(point, "ruled out", figures, reason=_said(misses, figures), misses=misses)
        try:
            asked = [question(request) for request in self.target.requests(point)]
        except ModforgeError as error:  # a family that lacks a block, say
            return Design(point, "failed", figures, reason=str(error))
        rows = [self.known.row(one) for one in asked]
        keys = tuple(one.key for one in asked)
        if all(rows):
            return self._complete(point, "known", figures, keys, [row.outputs for row in rows if row])
        failures = [self.known.failure(one) for one, row in zip(asked, rows, strict=True) if row is None]
        for failure in failures:
            if failure and not self.how.retry and failure.stands(self.how.limit):
                return Design(point, "failed", figures, keys, reason=failure.reason)
        return _Open(place, point, figures, asked, [row.outputs if row else None for row in rows])

    def _run(self, missing: Sequence[_Open], total: int, closed: Callable[[_Open], object]) -> None:
        """Run what is missing, store each answer as it comes, and tell of each design that is complete."""
        if not missing:
            return
        self.progress.stage(f"{self.target.work} {missing[0].point.subject}", total, total - len(missing))
        runs = [
            (one, number, {**request, "key": one.questions[number].key})
            for one in missing
            for number, request in enumerate(self.target.requests(one.point))
            if one.outputs[number] is None
        ]
        left = Counter(one.place for one, _, _ in runs)
        ready = total - len(missing)
        for which, answer in self._answers([run[2] for run in runs]):
            one, number, _ = runs[which]
            if "failed" in answer:
                one.failure = Failure(answer["failed"], answer.get("limit"))
                self.known.store_failure(one.questions[number], one.failure)
            else:
                one.outputs[number] = self.known.store(one.questions[number], answer["outputs"]).outputs
            left[one.place] -= 1
            if not left[one.place]:
                closed(one)
                ready += 1
                self.progress.reach(ready)
                self.progress.note(in_words(one.point))

    def _answers(self, requests: Sequence[Mapping[str, Any]]) -> Iterator[tuple[int, Answer]]:
        if self.how.cluster is not None:
            return cluster_answers(self.how.cluster, requests, limit=self.how.limit)
        return answers(requests, jobs=self.how.jobs, limit=self.how.limit)

    def _closed(self, one: _Open) -> Design:
        keys = tuple(asked.key for asked in one.questions)
        if one.failure:
            return Design(one.point, "failed", one.figures, keys, reason=one.failure.reason)
        return self._complete(one.point, "found", one.figures, keys, [each for each in one.outputs if each])

    def _complete(
        self,
        point: Point,
        state: State,
        figures: dict[str, float],
        keys: tuple[str, ...],
        outputs: Sequence[dict[str, object]],
    ) -> Design:
        whole = figures | self.target.figures(figures, outputs) if outputs else figures
        misses = self._missed(whole)
        return Design(point, state, whole, keys, _said(misses, whole), misses)

    def _missed(self, figures: dict[str, float]) -> tuple[Bound, ...]:
        return tuple(one for one in self.bounds if one.column in figures and not one.holds(figures))


def _said(misses: Iterable[Bound], figures: dict[str, float]) -> str:
    return "; ".join(
        f"{one.column} is {figures[one.column]:.6g}, not {one.comparison} {one.limit:.12g}" for one in misses
    )
