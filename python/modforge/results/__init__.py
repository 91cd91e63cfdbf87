"""Results are data: one row for every check, measurement, simulation, synthesis, placement and proof that was run.

A :class:`Question` says what is run (``kind``, ``subject``, ``inputs``), with which tools (``tools``, name → version),
and how to find out. Its ``key`` is a hash of these four, so an existing row answers the same question again, whichever
command asks. Tables, plots and the report are queries over rows.

>>> question = Question("check", "engine", {"bits": 64}, {"python": "3.11"}, lambda: {"cases": 10})
>>> with Results.open() as results:
...     row = results.answer(question)
...     results.get(question.key) == row
True
>>> row.outputs
{'cases': 10}
"""

from modforge.results.cache import build_directory, cache_directory, keep_for_people
from modforge.results.question import Question, content_hash
from modforge.results.row import Row
from modforge.results.store import Results, ResultsError

__all__ = [
    "Question",
    "Results",
    "ResultsError",
    "Row",
    "build_directory",
    "cache_directory",
    "content_hash",
    "keep_for_people",
]
