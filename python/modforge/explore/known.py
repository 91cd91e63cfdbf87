"""Designs known from earlier: stored rows, the rows of the package, and runs that failed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from modforge.plan.published import published
from modforge.results import Question, Results, Row

FAILED = "attempt"
"""The kind of the row of a run that failed: its inputs are those of the question, and its kind."""


@dataclass(frozen=True)
class Failure:
    """A run that gave no figures: why, and the time limit in seconds if it was that."""

    reason: str
    limit: float | None = None

    def stands(self, limit: float | None) -> bool:
        """Whether another run would fail, too, as far as its time limit goes."""
        return self.limit is None or (limit is not None and limit <= self.limit)


class Known:
    """All rows by their keys, read once; what is stored here goes to the results at once."""

    def __init__(self, results: Results) -> None:
        """Read the rows."""
        self._results = results
        shipped = [_row(one) for one in published()[0]]
        self._rows = {row.key: row for row in [*shipped, *results.rows()]}

    def row(self, question: Question) -> Row | None:
        """Return the answer, or None."""
        return self._rows.get(question.key)

    def failure(self, question: Question) -> Failure | None:
        """Return how the question failed, or None."""
        row = self._rows.get(_attempt(question).key)
        return Failure(row.outputs["reason"], row.outputs["limit_s"]) if row else None

    def store(self, question: Question, outputs: dict[str, Any]) -> Row:
        """Store an answer."""
        return self._put(question, outputs)

    def store_failure(self, question: Question, failure: Failure) -> None:
        """Store that the question failed."""
        self._put(_attempt(question), {"reason": failure.reason, "limit_s": failure.limit})

    def _put(self, question: Question, outputs: dict[str, Any]) -> Row:
        row = self._results.put(question.kind, question.subject, question.inputs, question.tools, outputs)
        self._rows[row.key] = row
        return row


def _row(published: dict[str, Any]) -> Row:
    subject = f"core {published['core']}"
    return Row.of(published["kind"], subject, published["inputs"], published["tools"], published["outputs"])


def _attempt(question: Question) -> Question:
    return Question(FAILED, question.subject, {"kind": question.kind, **question.inputs}, question.tools, question.find)
