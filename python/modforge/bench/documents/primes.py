"""The runs of ``modforge bench primes`` that the documentation quotes.

    python -m modforge.bench.documents.primes NAME PRIMES.json

stores what ``modforge bench primes --json`` has printed under a name, in place of an earlier run of that name; searches
that this one leaves out stay if the CPU and the versions are the same. The page needs a place for it,
``<!-- figures: primes NAME -->``, which ``make regenerate`` fills in.
"""

from __future__ import annotations

import json
import sys
import textwrap
from pathlib import Path
from typing import Any

from modforge.bench.documents.published import PROSE_WIDTH, duration
from modforge.files import write_file

DATA = Path(__file__).parents[1] / "primes" / "published.json"


def runs() -> list[dict[str, Any]]:
    """Return the published runs: what the command printed, and a ``name``."""
    found: list[dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))["runs"]
    return found


def tables() -> dict[str, str]:
    """Return the caption and the table of each run as Markdown, by its name."""
    return {f"primes {run['name']}": _markdown(run) for run in runs()}


def _markdown(run: dict[str, Any]) -> str:
    header = ("prime", "bits", "searches", "OpenSSL", "modforge", "times as fast", "by means", "target")
    lines = [header, ("---",) * len(header)]
    for row in run["rows"]:
        lines.append(
            (
                "safe" if row["safe"] else "random",
                str(row["bits"]),
                str(row["searches"]),
                *(duration(row[name]) for name in ("openssl_ns", "modforge_ns")),
                f"{row['factor']:.2f}",
                f"{row['factor_of_means']:.2f}",
                f"{row['target']:g}{'' if row['reached'] else ', missed'}",
            )
        )
    caption = f"{run['cpu']}. {run['date']}. {run['versions']['OpenSSL']}."
    return "\n\n".join(
        [textwrap.fill(caption, PROSE_WIDTH), "\n".join("| " + " | ".join(line) + " |" for line in lines)]
    )


def main(name: str, printed: str) -> None:
    """Store a run under a name."""
    run = {"name": name, **json.loads(Path(printed).read_text(encoding="utf-8"))}
    for row in run["rows"]:
        row |= {key: float(f"{value:.4g}") for key, value in row.items() if isinstance(value, float)}
    rows = {_search(row): row for row in run["rows"]}
    others = []
    for one in runs():
        if one["name"] != name:
            others.append(one)
        elif (one["cpu"], one["versions"]) == (run["cpu"], run["versions"]):
            rows = {_search(row): row for row in one["rows"]} | rows
    run["rows"] = [rows[key] for key in sorted(rows)]
    write_file(DATA, json.dumps({"runs": [*others, run]}, indent=1) + "\n")


def _search(row: dict[str, Any]) -> tuple[bool, int]:
    return row["safe"], row["bits"]


if __name__ == "__main__":
    main(*sys.argv[1:])
