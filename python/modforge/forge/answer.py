"""Answer questions side by side, from the results where these know the answer."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import Any

from modforge.forge.questions import Question
from modforge.progress import Progress
from modforge.results import Results, Row


def answer(questions: Sequence[Question], results: Results, progress: Progress) -> list[Row]:
    """Return the rows in the order of the questions; new ones are stored as they come in.

    As many run at a time as there are processors: most of the work is in child processes or without the interpreter
    lock. The first error stops what has not begun yet and is raised.
    """
    distinct = {question.key: question for question in questions}
    rows = {key: row for key in distinct if (row := results.get(key))}
    for key in rows:
        progress.done(distinct[key].label, cached=True)
    unknown = [question for key, question in distinct.items() if key not in rows]

    def find(question: Question) -> Mapping[str, Any]:
        progress.step(question.label)
        return question.find()

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        running = {pool.submit(find, question): question for question in unknown}
        try:
            for future in as_completed(running):
                asked = running[future]
                rows[asked.key] = results.put(asked.kind, asked.subject, asked.inputs, asked.tools, future.result())
                progress.done(asked.label)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return [rows[question.key] for question in questions]
