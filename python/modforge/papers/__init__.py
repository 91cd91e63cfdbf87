"""Five papers: each published table beside ours, with what differs, the ratio, a verdict, and the errata.

>>> from modforge.papers import PAPERS, evidence
>>> [table.name for table in PAPERS["daly2003"].tables(evidence.stored())]
['table1', 'table2', 'table3', 'table4', 'automatic']
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from modforge.papers import daly2003, evidence, garg, kovtun2023, kryvinska2024, san2021
from modforge.papers.errata import errata
from modforge.papers.evidence import Evidence
from modforge.papers.model import Cell, Erratum, Paper, Table, Verdict, counted

__all__ = [
    "PAPERS",
    "Cell",
    "Entry",
    "Erratum",
    "Evidence",
    "Paper",
    "Table",
    "Verdict",
    "counted",
    "errata",
    "evidence",
]


@dataclass(frozen=True)
class Entry:
    """A paper, and what makes its tables."""

    paper: Paper
    tables: Callable[[Evidence], tuple[Table, ...]]


PAPERS = {one.PAPER.name: Entry(one.PAPER, one.tables) for one in (kryvinska2024, san2021, kovtun2023, garg, daly2003)}
"""The papers by name."""
