"""The reproduction as one HTML page that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from modforge.papers import PAPERS, counted, errata
from modforge.papers.reproduce import Reproduction
from modforge.papers.show.sheets import sheet, sources

HEAD = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Five papers, reproduced</title><style>
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 75rem; margin: 0 auto; padding: 1rem }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .2rem .6rem; text-align: left; border-bottom: 1px solid #8884 }
</style></head><body>
"""


def page(found: Sequence[Reproduction]) -> str:
    """Return the page of these papers."""
    parts = [HEAD, "<h1>Papers, reproduced</h1>"]
    for one in found:
        paper, wrong = PAPERS[one.paper].paper, errata(one.paper)
        parts.append(f"<h2>{escape(paper.authors)}</h2><p>{escape(paper.citation)}.</p><p>{escape(paper.proposes)}</p>")
        for table in one.tables:
            drawn, reasons = sheet(table)
            counts = ", ".join(f"{count} {verdict}" for verdict, count in counted(table.cells).items())
            parts.append(f"<h3>{escape(table.title)}</h3><p>{counts}. {escape(table.setting)}</p>")
            parts.append(_table(drawn.header, drawn.rows))
            parts += [f"<p>[{number}] {escape(reason)}</p>" for number, reason in enumerate(reasons, 1)]
            if named := sources(table):
                parts.append(f"<p>Ours: {escape('; '.join(named))}</p>")
            if touching := [each for each in wrong if table.name in each.tables]:
                lines = [(each.place, each.printed, each.right, each.counterexample) for each in touching]
                parts.append("<p>Printed wrong:</p>" + _table(("place", "printed", "right", "counterexample"), lines))
    return "\n".join(parts) + "\n</body></html>\n"


def _table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in header)
    body = "".join("<tr>" + "".join(f"<td>{escape(text)}</td>" for text in row) + "</tr>\n" for row in rows)
    return f'<div class="wide"><table><tr>{head}</tr>\n{body}</table></div>'
