"""One self-contained HTML page from results: plans, figures, plots, checks, and the commands that reproduce them."""

from modforge.report.page import render

__all__ = ["render"]
