"""The runs of ``modforge bench faces --json`` that the documentation quotes."""

from __future__ import annotations

import json
import textwrap
from pathlib import Path
from typing import Any

from modforge.bench import faces
from modforge.bench.documents.published import PROSE_WIDTH

COMMAND = "modforge bench faces"

_DATA = Path(__file__).parents[1] / "data" / "faces.json"


def published() -> list[dict[str, Any]]:
    """Return what the command printed on each CPU: ``cpu``, ``date``, ``rows``, ``targets``.

    Added were a ``name``, the ``commit``, if it is known, ``parts``, if it measured only some, and a ``note``, if there
    is one.
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
