"""The rows of cores that come with the package: what was counted and routed, on which the choice of a core rests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

PATH = Path(__file__).parent / "data" / "cores.json"


def published() -> tuple[list[dict[str, Any]], list[str]]:
    """Return the rows that the documentation was made from, and the commands of those that were missing.

    >>> rows, _ = published()
    >>> sorted({row["kind"] for row in rows})
    ['place', 'synthesize']
    """
    data = json.loads(PATH.read_text(encoding="utf-8"))
    for row in data["rows"]:
        # Settings of many bits are stored as text.
        settings = row["inputs"]["settings"]
        row["inputs"]["settings"] = {name: int(str(value), 0) for name, value in settings.items()}
    return data["rows"], data["missing"]
