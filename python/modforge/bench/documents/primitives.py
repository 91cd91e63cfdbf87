"""The runs of primitives that the documentation quotes.

    python -m modforge.bench.documents.primitives NAME PRIMITIVES.json [TABLE1.json]

stores what ``modforge bench primitives --json`` and, if it ran, ``modforge bench primitives --table1 --json`` have
printed on this machine under a name, in place of an earlier run of that name, and gives it a place on the page.
``make regenerate`` fills that in.
"""

from __future__ import annotations

import json
import subprocess
import sys
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from modforge.bench.documents.published import PROSE_WIDTH
from modforge.bench.primitives.sheets import comparison_sheet, table1_sheet
from modforge.bench.program.checkout import find_crate
from modforge.bench.targets import FieldTarget
from modforge.files import write_file

DATA = Path(__file__).parents[1] / "data" / "primitives.json"

KEPT = ("subject", "version", "native", "operation", "modulus", "bits", "word", "median_ns", "low_ns", "high_ns")
"""The stored part of a row."""

PAGE = Path("docs/figures/primitives.md")

DIGITS = 4
"""Significant digits of a stored time, more than the spread allows."""


@dataclass(frozen=True)
class PrimitivesRun:
    """One run on one CPU: the rows of both commands (none if the second did not run), and the targets held there."""

    name: str
    cpu: str
    date: str
    commit: str
    remark: str
    rows: Sequence[Mapping[str, Any]]
    targets: Sequence[Mapping[str, Any]]
    table1: Sequence[Mapping[str, Any]]

    def markdown(self) -> str:
        """Return the caption and the table against other libraries as Markdown."""
        versions = {
            row["subject"]: row["version"] for row in self.rows if not str(row["subject"]).startswith("modforge")
        }
        named = ", ".join(f"{name} {version}" for name, version in versions.items())
        caption = f"{self._origin()} {named}."
        targets = [FieldTarget(**{**target, "peers": tuple(target["peers"])}) for target in self.targets]
        sheet = comparison_sheet(self.rows, targets)
        done = [line[-1] for line in sheet.rows if line[-1]]
        caption += f" {done.count('reached')} of {len(done)} targets reached."
        return self._page("modforge bench primitives", caption, sheet.lines())

    def table1_markdown(self) -> str:
        """Return the caption and the table over three reductions as Markdown."""
        sheet = table1_sheet(self.table1)
        done = [line[-1] for line in sheet.rows]
        caption = f"{self._origin()} {done.count('reached')} of {len(done)} gains are the paper's or more."
        return self._page("modforge bench primitives --table1", caption, sheet.lines())

    def _origin(self) -> str:
        return f"{self.cpu}. {self.date}, commit {self.commit}. {self.remark}".strip()

    @staticmethod
    def _page(command: str, caption: str, table: str) -> str:
        block = f"<!-- not run: minutes -->\n```console\n$ {command}\n```"
        return "\n\n".join([textwrap.fill(caption, PROSE_WIDTH, break_on_hyphens=False), block, table])


def runs() -> tuple[PrimitivesRun, ...]:
    """Return the published runs."""
    return tuple(PrimitivesRun(**run) for run in json.loads(DATA.read_text(encoding="utf-8"))["runs"])


def tables() -> dict[str, str]:
    """Return the tables of all runs as Markdown, by their names."""
    found = {f"primitives {one.name}": one.markdown() for one in runs()}
    return found | {f"table1 {one.name}": one.table1_markdown() for one in runs() if one.table1}


def made(
    name: str, compared: Mapping[str, Any], table1: Mapping[str, Any] | None = None, *, commit: str, remark: str = ""
) -> PrimitivesRun:
    """Return the run of what the first command has printed, and the second."""
    fields = ("operation", "modulus", "word", "ratio", "peers", "ours")
    return PrimitivesRun(
        name,
        compared["rows"][0]["cpu"],
        datetime.now(UTC).date().isoformat(),
        commit,
        remark,
        kept(compared["rows"]),
        [{field: target[field] for field in fields} for target in compared["targets"]],
        kept(table1["rows"] if table1 else []),
    )


def kept(rows: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Return what is stored of rows."""

    def rounded(value: Any) -> Any:
        return float(f"{value:.{DIGITS}g}") if isinstance(value, float) else value

    return [{name: rounded(row[name]) for name in KEPT} for row in rows]


def text(all_runs: Iterable[Any]) -> str:
    """Return the file of these runs, a row in each line."""
    parts = []
    for run in all_runs:
        members = []
        for name, value in asdict(run).items():
            if isinstance(value, str):
                members.append(f"   {json.dumps(name)}: {json.dumps(value)}")
            else:
                lines = ",\n".join(f"    {json.dumps(row)}" for row in value)
                members.append(f"   {json.dumps(name)}: [\n{lines}\n   ]")
        parts.append("  {\n" + ",\n".join(members) + "\n  }")
    return '{\n "runs": [\n' + ",\n".join(parts) + "\n ]\n}\n"


def main(name: str, compared: str, *table1: str) -> None:
    """Store a run under a name."""
    parts = [json.loads(Path(path).read_text(encoding="utf-8")) for path in (compared, *table1)]
    command = ["git", "-C", str(DATA.parent), "rev-parse", "--short", "HEAD"]
    commit = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    run = made(name, *parts, commit=commit)
    write_file(DATA, text([*(one for one in runs() if one.name != name), run]))
    page = find_crate().parents[1] / PAGE
    write_file(page, with_place(page.read_text(encoding="utf-8"), run))


def with_place(page: str, run: PrimitivesRun) -> str:
    """Return the page with a section for the tables of a run, if it has none yet.

    >>> run = PrimitivesRun("here", "a CPU", "2026-01-02", "abc", "", [], [], [])
    >>> page = with_place("# Figures\\n", run)
    >>> page.count("<!-- figures: primitives here -->"), with_place(page, run) == page
    (1, True)
    """
    names = [f"primitives {run.name}", *([f"table1 {run.name}"] if run.table1 else [])]
    if f"<!-- figures: {names[0]} -->" in page:
        return page
    places = [f"<!-- figures: {name} -->\n\n–\n\n<!-- end -->\n" for name in names]
    return "\n".join([page, f"## {run.cpu}\n", *places])


if __name__ == "__main__":
    main(*sys.argv[1:])
