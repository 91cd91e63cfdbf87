"""The checks: results against the golden model, and cycles of the simulated core against their formula."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from modforge.report import wording

FORM_OF_SUBJECT = {"engine": "library", "field": "field code", "core": "hardware core"}
"""Which form the first word of a subject belongs to."""


@dataclass(frozen=True)
class Check:
    """One check or simulation. ``failures`` counts wrong results; ``note`` says what else was compared."""

    subject: str
    against: str
    cases: int
    edge_cases: int
    seconds: float
    failures: int
    note: str
    note_is_right: bool

    @property
    def form(self) -> str:
        """The form that was checked."""
        return FORM_OF_SUBJECT.get(self.subject.split()[0], "")

    @property
    def passed(self) -> bool:
        """Whether everything in it was right."""
        return self.failures == 0 and self.note_is_right


def checks(rows: Sequence[Mapping[str, Any]]) -> tuple[Check, ...]:
    """Return the checks and simulations in ``rows``."""
    return tuple(_check(row) for row in rows if row["kind"] in ("check", "simulate"))


def verdict(done: Sequence[Check]) -> str:
    """Return in one sentence whether all of ``done`` passed."""
    if not done:
        return "Nothing was checked."
    wrong = [check for check in done if not check.passed]
    if wrong:
        return f"{wording.counted(len(wrong), 'check')} of {wording.count(len(done))} failed."
    cases = sum(check.cases for check in done)
    edges = sum(check.edge_cases for check in done)
    return (
        f"Everything that was checked passed: {wording.counted(len(done), 'check')}, {wording.counted(cases, 'case')}, "
        f"{wording.counted(edges, 'edge case')}."
    )


def _check(row: Mapping[str, Any]) -> Check:
    outputs = row["outputs"]
    cases = outputs["cases"]
    note, note_is_right, against = "", True, outputs.get("against", "")
    if row["kind"] == "simulate":
        cases -= outputs["edge_cases"]  # a simulation counts them in
        against = f"Python integers, {row['inputs']['bits']} bits in {row['inputs']['simulator']}"
        note_is_right = outputs["cycles"] == outputs["expected_cycles"]
        note = f"{wording.counted(outputs['cycles'], 'cycle')} a multiplication, " + (
            "as the formula says"
            if note_is_right
            else f"but {wording.count(outputs['expected_cycles'])} by the formula"
        )
    return Check(
        row["subject"],
        against,
        cases,
        outputs["edge_cases"],
        outputs["seconds"],
        outputs.get("failures", 0),
        note,
        note_is_right,
    )
