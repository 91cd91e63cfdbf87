"""A process that answers steps of a reproduction, one a line, so that a time limit ends one of them and no more.

Netlists that several steps share stay in a folder as long as the process lives.
"""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from modforge.explore.worker import found, serve
from modforge.papers.steps import Step, steps
from modforge.progress import Progress


def main() -> None:
    """Answer until nobody waits any more."""
    with tempfile.TemporaryDirectory(prefix="modforge-reproduce-") as work:

        @cache
        def of_paper(paper: str) -> dict[str, Step]:
            return {one.label: one for one in steps(paper, quick=False, work=Path(work), progress=Progress())}

        def answer(request: Mapping[str, Any]) -> dict[str, Any]:
            return found(of_paper(request["paper"])[request["label"]].make, request["key"])

        serve(answer)


if __name__ == "__main__":
    main()
