"""The runs of ``modforge bench faces --json`` that the documentation quotes.

    python -m modforge.bench.documents.faces NAME FACES.json [NOTE]

stores what the command has printed under a name, in place of an earlier run of that name. The page needs places for its
tables, which ``make regenerate`` fills in.
"""

from __future__ import annotations

import json
import sys
import textwrap
from pathlib import Path
from typing import Any

from modforge.bench import faces
from modforge.bench.documents.published import PROSE_WIDTH
from modforge.files import write_file

COMMAND = "modforge bench faces"

_DATA = Path(__file__).parents[1] / "data" / "faces.json"


def published() -> list[dict[str, Any]]:
    """Return what the command printed on each CPU: ``cpu``, ``date``, ``rows``, ``targets``.

    ``parts`` are there if it measured only some. Added were a ``name``, the ``commit``, if it is known, and a ``note``,
    if there is one.
    """
    found: list[dict[str, Any]] = json.loads(_DATA.read_text(encoding="utf-8"))["runs"]
    return found


def tables() -> dict[str, str]:
    """Return the captions of the runs and their tables as Markdown, by name."""
    found = {}
    for run in published():
        found[f"faces {run['name']} run"] = _caption(run)
        sheets = faces.sheets(run["rows"])
        kept = sheets if run["targets"] else sheets[:-1]  # the last are targets
        found |= {f"faces {run['name']} {sheet.title}": sheet.lines() for sheet in kept}
    return found


def _caption(run: dict[str, Any]) -> str:
    versions = {
        row["subject"].split(",")[0]: row["version"] for row in run["rows"] if not row["subject"].startswith("modforge")
    }
    versions.pop("mpz_powm alone", None)  # GMP's
    known = [one for one in run["targets"] if one["reached"] is not None]
    done = sum(one["reached"] for one in known)
    others = ", ".join(f"{subject} {version}" for subject, version in sorted(versions.items()))
    commit = f", commit {run['commit']}" if run.get("commit") else ""
    reached = f" {done} of {len(known)} targets reached." if known else ""
    caption = f"{run['cpu']}. {run['date']}{commit}. {others}.{reached}"
    if run.get("note"):
        caption += f" {run['note']}"
    only = "".join(f" --only {part}" for part in run.get("parts", ()))
    return (
        f"{textwrap.fill(caption, PROSE_WIDTH)}\n\n<!-- not run: minutes -->\n```console\n$ {COMMAND}{only} --json\n```"
    )


def main(name: str, printed: str, note: str = "") -> None:
    """Store a run under a name."""
    run = {"name": name} | json.loads(Path(printed).read_text(encoding="utf-8")) | ({"note": note} if note else {})
    run["rows"] = [
        {key: float(f"{value:.4g}") if isinstance(value, float) else value for key, value in row.items()}
        for row in run["rows"]
    ]
    run["targets"] = [one.as_dict() for one in faces.judge(run["rows"]) if one.measured is not None]
    runs = [one for one in published() if one["name"] != name]
    write_file(_DATA, json.dumps({"runs": [*runs, run]}, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
