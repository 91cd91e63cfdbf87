"""The store of rows, in an embedded DuckDB file."""

from __future__ import annotations

import json
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from modforge.errors import ModforgeError
from modforge.results.question import Question
from modforge.results.row import Row

if TYPE_CHECKING:
    import duckdb

SCHEMA = """
CREATE TABLE IF NOT EXISTS rows (
    key     TEXT PRIMARY KEY,
    kind    TEXT NOT NULL,
    subject TEXT NOT NULL,
    inputs  JSON NOT NULL,
    tools   JSON NOT NULL,
    outputs JSON NOT NULL,
    created TEXT NOT NULL
)
"""

MAX_WAIT = 30.0
"""Seconds to wait for another process that reads or writes."""

LOCKED = "IO Error: Could not set lock on file"
"""The message of DuckDB for a file that another process has open."""

COLUMNS = "key, kind, subject, inputs, tools, outputs, created"


class ResultsError(ModforgeError):
    """The file of results cannot be used; the message names it and says why."""


class Results:
    """The rows, in a DuckDB file or in memory; there SQLite, which comes with Python, takes the same statements.

    DuckDB lets one process at a time open a file, so it is open only while something is read or written, and others
    wait for that moment to pass. Threads of one process may share this object.
    """

    def __init__(self, path: Path | None, unusable: Callable[[str], object] | None = None) -> None:
        """Know the file; :meth:`open` makes it."""
        self._path = path
        self._unusable = unusable
        self._memory: sqlite3.Connection | None = None
        self._one_at_a_time = threading.RLock()

    @classmethod
    def open(cls, path: Path | None = None, *, unusable: Callable[[str], object] | None = None) -> Self:
        """Open the file at ``path``, creating it and its folder, or a database in memory if no path is given.

        Should the file turn out to be unusable, now or later, ``unusable`` is called once with the reason and rows are
        kept in memory from then on: hours of work are not lost for want of a place to store them. Without ``unusable``
        that raises :class:`ResultsError`.
        """
        results = cls(path, unusable)
        results._execute(SCHEMA)
        return results

    def __enter__(self) -> Self:
        """Return itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing stays open."""

    def _execute(self, statement: str, *values: Sequence[str]) -> list[tuple[str, ...]]:
        """Execute a statement, once for each of ``values`` if there are any: all or nothing."""
        with self._one_at_a_time:
            if self._path is not None:
                try:
                    return _in_file(self._path, statement, values)
                except ResultsError as error:
                    if self._unusable is None:
                        raise
                    self._unusable(str(error))
                    self._path = None
            if self._memory is None:
                self._memory = sqlite3.connect(":memory:", check_same_thread=False)
                self._memory.execute(SCHEMA)
            with self._memory:
                found = [self._memory.execute(statement, one) for one in values or [()]]
                return found[-1].fetchall()

    def answer(self, question: Question) -> Row:
        """Return the stored answer, or find it and store it."""
        return self.known(question) or self.put(
            question.kind, question.subject, question.inputs, question.tools, question.find()
        )

    def known(self, question: Question) -> Row | None:
        """Return the stored answer, or None."""
        row = self.get(question.key)
        return row if row and question.holds(row.outputs) else None

    def get(self, key: str) -> Row | None:
        """Return the row with this key, or None."""
        found = self._execute(f"SELECT {COLUMNS} FROM rows WHERE key = ?", (key,))
        return _row(found[0]) if found else None

    def put(
        self,
        kind: str,
        subject: str,
        inputs: Mapping[str, Any],
        tools: Mapping[str, str],
        outputs: Mapping[str, Any],
    ) -> Row:
        """Store a result, replacing an earlier answer to the same question, and return its row."""
        row = Row.of(kind, subject, inputs, tools, outputs)
        self.put_all([row])
        return row

    def put_all(self, rows: Iterable[Row]) -> None:
        """Store rows, each in place of an earlier answer to the same question: all or, should that fail, none."""
        if values := [_values(row) for row in rows]:
            self._execute("INSERT OR REPLACE INTO rows VALUES (?, ?, ?, ?, ?, ?, ?)", *values)

    def rows(self, kind: str | None = None) -> list[Row]:
        """Return all rows, or those of one kind, oldest first."""
        where, values = ("WHERE kind = ?", [(kind,)]) if kind else ("", [])
        found = self._execute(f"SELECT {COLUMNS} FROM rows {where} ORDER BY created, rowid", *values)
        return [_row(one) for one in found]


def _in_file(path: Path, statement: str, values: Sequence[Sequence[str]]) -> list[tuple[str, ...]]:
    try:
        import duckdb  # here, because it takes long to load and few commands need it
    except ImportError:
        raise ResultsError(
            f"the results in {path} cannot be used: DuckDB is missing: pip install 'modforge[results]'"
        ) from None
    deadline = time.monotonic() + MAX_WAIT
    while True:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with duckdb.connect(str(path)) as connection:
                return _in_one_go(connection, statement, values)
        except (OSError, duckdb.Error) as error:
            if not str(error).startswith(LOCKED) or time.monotonic() > deadline:
                reason = f"{error.filename}: {error.strerror}" if isinstance(error, OSError) else str(error)
                raise ResultsError(f"the results in {path} cannot be used: {reason.splitlines()[0]}") from None
            time.sleep(0.05)


def _in_one_go(
    connection: duckdb.DuckDBPyConnection, statement: str, values: Sequence[Sequence[str]]
) -> list[tuple[str, ...]]:
    connection.begin()
    try:
        for one in values or [()]:
            connection.execute(statement, one)
        found = connection.fetchall()
    except BaseException:
        connection.rollback()
        raise
    connection.commit()
    return found


def _values(row: Row) -> tuple[str, ...]:
    inputs, tools, outputs = map(json.dumps, (row.inputs, row.tools, row.outputs))
    return row.key, row.kind, row.subject, inputs, tools, outputs, row.created


def _row(values: tuple[str, ...]) -> Row:
    key, kind, subject, inputs, tools, outputs, created = values
    return Row(key, kind, subject, json.loads(inputs), json.loads(tools), json.loads(outputs), created)
