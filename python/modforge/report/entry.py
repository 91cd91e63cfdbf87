"""One modulus of the page: its plan and everything that its rows say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from modforge.report import wording
from modforge.report.area import Area, areas
from modforge.report.checks import Check, checks
from modforge.report.cores import Axes, Candidate, axes, candidates
from modforge.report.files import Files, drawings, grouped
from modforge.report.rates import Rates, rates
from modforge.report.times import Operation, operations

MAX_TITLE = 40

CORE = "hardware core"


@dataclass(frozen=True)
class Form:
    """One form of the plan, and how it was checked."""

    form: str
    method: str
    reasons: tuple[str, ...]
    predicted: tuple[tuple[str, int], ...]
    available: bool
    checked: str


@dataclass(frozen=True)
class Entry:
    """A section of the page. ``title`` is what was typed if that is short, else the name."""

    name: str
    title: str
    text: str
    modulus: str
    bits: int
    description: str
    primality: str
    known: str
    forms: tuple[Form, ...]
    operations: tuple[Operation, ...]
    checks: tuple[Check, ...]
    areas: tuple[Area, ...]
    rates: tuple[Rates, ...]
    candidates: tuple[Candidate, ...]
    axes: Axes | None
    device: str
    """On which the candidates were routed."""

    drawings: tuple[tuple[str, str], ...]
    """What each shows, and its address."""

    files: tuple[Files, ...]

    def operation(self, name: str) -> Operation | None:
        """Return the times of the operation of this name, if it was measured."""
        return next((operation for operation in self.operations if operation.operation == name), None)


def read(data: Mapping[str, Any]) -> Entry:
    """Return the section for one ``results.json``; its file names are relative to the folder of that name."""
    plan = data["plan"]
    done = checks(data["rows"])
    structure = plan["structure"]
    timed = operations(data["rows"], next(form["choice"] for form in plan["forms"] if form["form"] == "library"))
    core = next(form for form in plan["forms"] if form["form"] == CORE)
    routed = candidates(core)
    return Entry(
        data["name"],
        data["text"] if len(data["text"]) <= MAX_TITLE else data["name"],
        data["text"],
        data["modulus"],
        data["bits"],
        structure["description"],
        f"{structure['primality']['status']}, {structure['primality']['how']}",
        plan["known"],
        tuple(_form(form, done) for form in plan["forms"]),
        timed,
        done,
        areas(data["rows"]),
        rates(timed, routed),
        routed,
        axes(core) if routed else None,
        core.get("device", ""),
        drawings(data["files"], data["name"]),
        grouped(data["files"], data["name"]),
    )


def _form(form: Mapping[str, Any], done: tuple[Check, ...]) -> Form:
    its = [check for check in done if check.form == form["form"]]
    failed = sum(not check.passed for check in its)
    if failed:
        checked = f"{wording.counted(failed, 'check')} failed"
    elif its:
        checked = f"checked with {wording.counted(sum(check.cases for check in its), 'case')}"
    else:
        checked = "not checked"
    return Form(
        form["form"],
        form["method"],
        tuple(form["reasons"]),
        tuple(form["predicted"].items()),
        form["available"],
        checked,
    )
