"""The errata of the papers: what is printed, what is right, and what shows it. Each counterexample is a test."""

from __future__ import annotations

import json

from modforge.papers.evidence import DATA
from modforge.papers.model import Erratum


def errata(paper: str) -> tuple[Erratum, ...]:
    """Return the errata of a paper.

    >>> errata("daly2003")[0].place
    'section II, range'
    """
    found = json.loads((DATA / "errata.json").read_text(encoding="utf-8"))[paper]
    return tuple(Erratum(**{**one, "tables": tuple(one["tables"])}) for one in found)
