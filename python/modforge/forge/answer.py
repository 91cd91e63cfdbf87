"""Answer questions in parallel; take known answers from the stored results."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed

from modforge.progress import Progress
from modforge.results import Question, Results, Row


def answer(questions: Sequence[tuple[str, Question]], results: Results, progress: Progress) -> list[Row]:
    """Return the rows in the order of the questions, each with its label; new ones are stored as they come in.

    As many run at a time as there are processors: most of the work is in child processes or without the interpreter
    lock. The first error stops what has not begun yet and is raised.
    """
    distinct = {question.key: (label, question) for label, question in questions}
    rows = {key: row for key, (_, question) in distinct.items() if (row := results.known(question))}
    for key in rows:
        progress.done(distinct[key][0], cached=True)
    unknown = [one for key, one in distinct.items() if key not in rows]

    def ask(label: str, question: Question) -> Row:
        progress.step(label)
        return results.answer(question)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        running = {pool.submit(ask, *one): one for one in unknown}
        try:
            for future in as_completed(running):
                label, question = running[future]
                rows[question.key] = future.result()
                progress.done(label)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return [rows[question.key] for _, question in questions]
