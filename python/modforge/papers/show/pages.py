"""Write ``docs/papers``, and tables in other pages, from stored rows.

python -m modforge.papers.show.pages
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence

from modforge.bench.paper import FUNCTIONS as PAPER_FUNCTIONS
from modforge.bench.program.checkout import find_crate
from modforge.files import write_file
from modforge.papers import PAPERS, Entry, counted, errata, evidence
from modforge.papers.model import Cell, Erratum, Paper, Table, Verdict
from modforge.papers.show.sheets import number, sheet, sources

WIDTH = 100

WRITTEN = "<!-- Written by `make regenerate` from rows; do not edit. -->"

FUNCTIONS = re.compile(r"(<!-- rows: kryvinska2024 -->)\n\n(.*?)\n\n<!-- end -->", re.DOTALL)
ERRATA = re.compile(r"<!-- errata: (\w+) -->\n\n(.*?)\n\n<!-- end -->", re.DOTALL)


def pages() -> dict[str, str]:
    """Return every page by its path below ``docs``."""
    found = evidence.stored()
    made = {name: entry.tables(found) for name, entry in PAPERS.items()}
    texts = {f"papers/{name}.md": _page(PAPERS[name], tables) for name, tables in made.items()}
    return texts | {"papers/README.md": _overview(made)}


def with_errata(text: str) -> str:
    """Return a page with its tables of errata filled in: ``<!-- errata: PAPER -->`` … ``<!-- end -->``."""
    return ERRATA.sub(lambda at: f"<!-- errata: {at[1]} -->\n\n{_errata(errata(at[1]))}\n\n<!-- end -->", text)


def with_functions(text: str) -> str:
    """Return a page with figure 4 of Kryvinska filled in: ``<!-- rows: kryvinska2024 -->`` … ``<!-- end -->``."""
    return FUNCTIONS.sub(lambda at: f"{at[1]}\n\n{_functions()}\n\n<!-- end -->", text)


def _functions() -> str:
    """Return all functions and kernels of the last run: nanoseconds, and the multiple of the new function."""
    paper = {one.name: {str(bits): value for bits, value in one.paper_ns.items()} for one in PAPER_FUNCTIONS}
    rows = {row["name"]: row["ns"] for row in evidence.stored().products[-1].rows}
    columns = [(which, bits) for bits in ("1024", "2048", "4096") for which in (paper, rows) if bits in which["new"]]
    header = ("function", *(f"{'paper' if which is paper else 'here'}, {bits}" for which, bits in columns))
    lines: list[tuple[str, ...]] = [header, ("---",) * len(header)]
    for name in rows:
        found = [(which.get(name, {}).get(bits), which["new"][bits]) for which, bits in columns]
        lines.append((name, *("–" if ns is None else f"{ns:.0f} ({ns / new:.2f})" for ns, new in found)))
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def main() -> None:
    """Write the pages of the checkout."""
    docs = find_crate().parent.parent / "docs"
    for name, text in pages().items():
        write_file(docs / name, text)
    for name, filled in FILLED.items():
        write_file(docs / name, filled((docs / name).read_text(encoding="utf-8")))


def claims(paper: Paper, tables: Sequence[Table]) -> list[tuple[str, Cell]]:
    """Return the claims of a paper, each with the cell that judges it."""
    cells = {(table.name, cell.line, cell.column): cell for table in tables for cell in table.cells}
    return [(words, cells[table, line, column]) for words, table, line, column in paper.claims]


def _page(entry: Entry, tables: Sequence[Table]) -> str:
    paper = entry.paper
    every = [cell for table in tables for cell in table.cells]
    parts = [
        f"# {paper.authors}",
        WRITTEN,
        _filled(f"{paper.citation}."),
        _filled(paper.proposes),
        "Built after it:",
        "\n".join(_filled(line, "- ") for line in paper.built),
        f"Again, on your machine: `modforge reproduce {paper.name} --quick`.",
        _counts(every),
        _claims([(paper, tables)]),
        _filled(
            "A cell is `paper → ours (times as good, verdict)`; above 1, ours is better. Within half a per cent both "
            "are the same: *reached*. [All papers](README.md), [how we measure](../explanation/measuring.md)."
        ),
    ]
    wrong = errata(paper.name)
    for table in tables:
        parts += _table(table, [one for one in wrong if table.name in one.tables])
    return "\n\n".join(parts) + "\n"


def _table(table: Table, wrong: Sequence[Erratum]) -> list[str]:
    drawn, reasons = sheet(table)
    parts = [f"## {table.title}", _filled(f"`modforge reproduce … {table.name}`. {_counts(table.cells)}")]
    if table.setting:
        parts.append(_filled(f"{table.setting}."))
    parts.append(drawn.lines())
    if reasons:
        listed = "; ".join(f"[{number}] {reason}" for number, reason in enumerate(reasons, 1))
        parts.append(_filled(f"Cannot be compared: {listed}."))
    if found := sources(table):
        parts.append(_filled(f"Ours: {'; '.join(found)}."))
    if wrong:
        parts += ["Printed wrong:", _errata(wrong)]
    return parts


def _errata(wrong: Sequence[Erratum]) -> str:
    lines = [("place", "printed", "right", "counterexample"), ("---",) * 4]
    lines += [(one.place, one.printed, one.right, one.counterexample) for one in wrong]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _counts(cells: Sequence[Cell]) -> str:
    found = counted(cells)
    return f"{len(cells)} cells: " + ", ".join(f"{count} {verdict}" for verdict, count in found.items()) + "."


def _claims(papers: Sequence[tuple[Paper, Sequence[Table]]], *, linked: bool = False) -> str:
    figures = ("claim", "published", "ours", "times as good", "verdict")
    header = ("paper", *figures) if linked else figures
    lines: list[tuple[str, ...]] = [header, ("---",) * len(header)]
    for paper, tables in papers:
        for words, cell in claims(paper, tables):
            where = (f"[{paper.short}]({paper.name}.md)", words) if linked else (words,)
            ours = "–" if cell.ours is None or cell.ours.value is None else number(cell.ours.value)
            published = "–" if cell.published is None else number(cell.published)
            verdict = cell.judged + (f": {cell.reason}" if cell.verdict is Verdict.NOT_COMPARABLE else "")
            ratio = "–" if cell.ratio is None else f"{cell.ratio:.2f}"
            lines.append((*where, published, ours, ratio, verdict))
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _overview(made: dict[str, tuple[Table, ...]]) -> str:
    papers = [(PAPERS[name].paper, tables) for name, tables in made.items()]
    lines: list[tuple[str, ...]] = [("paper", "cells", *map(str, Verdict), "errata"), ("---",) * (3 + len(Verdict))]
    for paper, tables in papers:
        cells = [cell for table in tables for cell in table.cells]
        name = f"[{paper.short}]({paper.name}.md)"
        lines.append((name, str(len(cells)), *map(str, counted(cells).values()), str(len(errata(paper.name)))))
    return (
        "\n\n".join(
            [
                "# Five papers, reproduced",
                WRITTEN,
                _filled(
                    "Every table and figure of five papers, each published cell beside ours. Times as good: above 1, "
                    "ours is better. What differs in setting stands above each table. A cell that no row of ours "
                    "answers says so. Cells count the gains, too, that follow from a table."
                ),
                "Again, on your machine: `modforge reproduce all --quick`.",
                _claims(papers, linked=True),
                "\n".join("| " + " | ".join(line) + " |" for line in lines),
                _filled(
                    "`--quick` measures what takes this machine less than five minutes and takes stored rows, with "
                    "their machine and date, for the rest. Without it, everything is measured, days of routing too; a "
                    "killed run goes on where it ended, and `--timeout 600` leaves what takes longer than ten "
                    "minutes to stored rows. Times of another machine, or of a busy one, move "
                    "verdicts near 1. `--json` and `--html FILE` have all cells with their sources."
                ),
            ]
        )
        + "\n"
    )


def _filled(text: str, bullet: str = "") -> str:
    return textwrap.fill(
        text,
        WIDTH,
        initial_indent=bullet,
        subsequent_indent=" " * len(bullet),
        break_long_words=False,
        break_on_hyphens=False,
    )


FILLED = {"explanation/errata.md": with_errata, "figures/reductions.md": with_functions}
"""Pages with tables of ours among text of people."""


if __name__ == "__main__":
    main()
