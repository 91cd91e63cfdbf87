"""One self-contained HTML page from results: plans, figures, plots, checks, and how to get them again."""

from modforge.report.page import render

__all__ = ["render"]
