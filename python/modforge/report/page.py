"""Render the page."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from modforge.report import checks, wording
from modforge.report.charts import charts
from modforge.report.entry import read
from modforge.report.rates import RATES
from modforge.report.times import absent

CPU = "cpu"
"""The name under which a row's tools hold the name of the processor."""


def render(entries: Sequence[Mapping[str, Any]], folder: str, options: Sequence[str] = ()) -> str:
    """Return the page, which says that a command wrote it into ``folder``, with these options besides.

    An entry is what the ``results.json`` of a modulus holds: ``name``, ``text``, ``modulus`` in hex,
    ``bits``, ``plan`` as :meth:`modforge.plan.Plan.as_dict` gives it, ``rows`` as :meth:`modforge.results.Row.as_dict`
    gives them, and ``files``, relative to that folder. The outputs of a check may hold ``failures``, the number of
    wrong results; the tools of a row may hold the processor as ``cpu``. Kinds of rows that are
    missing leave their part out.
    """
    read_entries = [read(entry) for entry in entries]
    rows = [row for entry in entries for row in entry["rows"]]
    done = [check for entry in read_entries for check in entry.checks]
    return (
        _environment()
        .get_template("page.html")
        .render(
            entries=read_entries,
            verdict=checks.verdict(done),
            passed=bool(done) and all(check.passed for check in done),
            charts=charts(read_entries),
            absent=absent(operation for entry in read_entries for operation in entry.operations),
            tools=_tools(rows),
            processors=sorted({row["tools"][CPU] for row in rows if CPU in row["tools"]}),
            rates=RATES,
            date=max((row["created"] for row in rows), default="")[:10],
            command=shlex.join(["modforge", "forge", *(entry["text"] for entry in entries), *options, "-o", folder]),
        )
    )


def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("modforge.report"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {
        "count": wording.count,
        "counted": wording.counted,
        "duration": wording.duration,
        "listed": wording.listed,
        "mathematics": wording.mathematics,
        "ratio": wording.ratio,
        "sentence": wording.sentence,
        "significant": wording.significant,
    }
    environment.globals["spread"] = wording.spread
    return environment


def _tools(rows: Sequence[Mapping[str, Any]]) -> list[tuple[str, str]]:
    """Return each tool with its version, or versions."""
    found: dict[str, set[str]] = {}
    for row in rows:
        for name, version in row["tools"].items():
            if name != CPU:
                found.setdefault(name, set()).add(version)
    return [(name, ", ".join(sorted(versions))) for name, versions in sorted(found.items())]
