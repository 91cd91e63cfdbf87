"""The runs of ``modforge bench python`` that the documentation quotes.

    python -m modforge.bench.documents.python NAME PYTHON.json

stores what ``modforge bench python --json`` has printed under a name, in place of an earlier run of that name. The page
needs a place for it, ``<!-- figures: python NAME -->``, which ``make regenerate`` fills in.
"""

from __future__ import annotations

import json
import sys
import textwrap
from pathlib import Path
from typing import Any

from modforge.bench.documents.published import PROSE_WIDTH
from modforge.bench.python import judge, sheets
from modforge.files import write_file

DATA = Path(__file__).parents[1] / "data" / "python.json"

KEPT = ("subject", "operation", "size", "median_ns", "low_ns", "high_ns")
"""The stored part of a row."""


def runs() -> list[dict[str, Any]]:
    """Return the published runs: ``name``, ``cpu``, ``date``, ``versions``, ``rows``."""
    found: list[dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))["runs"]
    return found


def tables() -> dict[str, str]:
    """Return the caption and the table of each run as Markdown, by its name."""
    return {f"python {run['name']}": _markdown(run) for run in runs()}


def _markdown(run: dict[str, Any]) -> str:
    known = [one for one in judge(run["rows"]) if one.reached is not None]
    done = sum(one.reached is True for one in known)
    versions = ", ".join(f"{name} {version}" for name, version in run["versions"].items())
    caption = f"{run['cpu']}. {run['date']}. {versions}. {done} of {len(known)} targets reached."
    block = "<!-- not run: minutes -->\n```console\n$ modforge bench python\n```"
    by_size, by_job = (sheet.lines() for sheet in sheets(run["rows"]))
    return "\n\n".join([textwrap.fill(caption, PROSE_WIDTH), block, by_job, by_size])


def main(name: str, printed: str) -> None:
    """Store a run under a name."""
    run = json.loads(Path(printed).read_text(encoding="utf-8"))
    rows = [
        {key: float(f"{row[key]:.4g}") if isinstance(row[key], float) else row[key] for key in KEPT}
        for row in run["rows"]
    ]
    stored = {"name": name, "cpu": run["cpu"], "date": run["date"], "versions": run["versions"]}
    earlier = [one for one in runs() if one["name"] != name] if DATA.exists() else []
    heads = []
    for one in [*earlier, {**stored, "rows": rows}]:
        lines = ",\n".join(f"    {json.dumps(row)}" for row in one["rows"])
        head = ",\n".join(f"   {json.dumps(key)}: {json.dumps(value)}" for key, value in one.items() if key != "rows")
        heads.append(f'  {{\n{head},\n   "rows": [\n{lines}\n   ]\n  }}')
    write_file(DATA, '{\n "runs": [\n' + ",\n".join(heads) + "\n ]\n}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
