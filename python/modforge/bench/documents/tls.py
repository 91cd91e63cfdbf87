"""The runs of handshakes that the documentation quotes.

    python -m modforge.bench.documents.tls NAME TLS.json REDUCTIONS.json

stores what ``modforge bench tls --json`` and ``modforge bench tls --reductions --json`` have printed on this machine
under a name, in place of an earlier run of that name. ``make regenerate`` fills the page in.
"""

from __future__ import annotations

import json
import sys
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from modforge.bench.documents.primitives import kept, text
from modforge.bench.documents.published import PROSE_WIDTH
from modforge.bench.primitives.tls import providers_sheet, reductions_sheet
from modforge.files import write_file

DATA = Path(__file__).parents[1] / "data" / "tls.json"


@dataclass(frozen=True)
class TlsRun:
    """One run on one CPU: the rows of both commands."""

    name: str
    cpu: str
    date: str
    remark: str
    rows: Sequence[Mapping[str, Any]]
    reductions: Sequence[Mapping[str, Any]]

    def markdown(self) -> str:
        """Return the caption and the table of handshakes a second as Markdown."""
        versions = {row["subject"]: row["version"] for row in self.rows}
        named = ", ".join(f"{name} {version}" for name, version in versions.items() if name != "modforge")
        return f"{self._caption(named)}\n\n{providers_sheet(self.rows).lines()}"

    def reductions_markdown(self) -> str:
        """Return the caption and the table over three reductions as Markdown."""
        return f"{self._caption('')}\n\n{reductions_sheet(self.reductions).lines()}"

    def _caption(self, more: str) -> str:
        parts = [f"{self.cpu}, {self.date}.", self.remark, f"{more}." if more else ""]
        return textwrap.fill(" ".join(filter(None, parts)), PROSE_WIDTH, break_on_hyphens=False)


def runs() -> tuple[TlsRun, ...]:
    """Return the published runs."""
    return tuple(TlsRun(**run) for run in json.loads(DATA.read_text(encoding="utf-8"))["runs"])


def tables() -> dict[str, str]:
    """Return the tables of all runs as Markdown, by their names."""
    found = {f"tls {one.name}": one.markdown() for one in runs()}
    return found | {f"tls reductions {one.name}": one.reductions_markdown() for one in runs()}


def main(name: str, compared: str, reductions: str, remark: str = "") -> None:
    """Store a run under a name; a remark goes into its captions."""
    parts = [json.loads(Path(path).read_text(encoding="utf-8")) for path in (compared, reductions)]
    rows, ways = (kept(part["rows"]) for part in parts)
    run = TlsRun(name, parts[0]["rows"][0]["cpu"], parts[0]["date"], remark, rows, ways)
    before = [one for one in runs() if one.name != name] if DATA.exists() else []
    write_file(DATA, text([*before, run]))


if __name__ == "__main__":
    main(*sys.argv[1:])
