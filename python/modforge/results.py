"""Results are data: one row for every check, measurement, simulation, synthesis and proof that was run.

A row carries what was run (``kind``, ``subject``, ``inputs``), with what (``tools``, name → version) and
what came out (``outputs``). Its ``key`` is a hash of the first four, so a row that exists already answers
the same question again without running anything. Tables, plots and the report are queries over rows.

>>> with Results.open() as results:
...     first = results.cached("check", "engine", {"bits": 64}, {"python": "3.11"}, lambda: {"cases": 10})
...     again = results.cached("check", "engine", {"bits": 64}, {"python": "3.11"}, lambda: {"cases": 99})
>>> again.outputs
{'cases': 10}
"""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self

from modforge.errors import ModforgeError

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

LONGEST_WAIT = 30.0
"""Seconds to wait for another process that reads or writes."""

COLUMNS = "key, kind, subject, inputs, tools, outputs, created"


@dataclass(frozen=True)
class Row:
    """One result.

    ``kind`` is one of ``check``, ``measure``, ``target``, ``simulate``, ``synthesize``, ``prove``. ``subject`` names
    what was run, as in ``engine`` or ``core mont_csa42``. Names of figures end in their unit (``median_ns``,
    ``seconds``).
    """

    key: str
    kind: str
    subject: str
    inputs: dict[str, Any]
    tools: dict[str, str]
    outputs: dict[str, Any]
    created: str

    def as_dict(self) -> dict[str, Any]:
        """Return the row as plain data for JSON."""
        return {name: getattr(self, name) for name in self.__dataclass_fields__}


def content_hash(*parts: Any) -> str:
    """Return the SHA-256 (hex) of ``parts`` written as canonical JSON; paths stand for the bytes they hold."""
    return hashlib.sha256(json.dumps(parts, sort_keys=True, default=_file_hash).encode()).hexdigest()


def _file_hash(value: object) -> str:
    if isinstance(value, Path):
        return hashlib.sha256(value.read_bytes()).hexdigest()
    raise TypeError(f"a result cannot depend on a {type(value).__name__}")


def cache_directory() -> Path:
    """Return where results and build products are kept: ``$MODFORGE_CACHE`` or ``~/.cache/modforge``."""
    configured = os.environ.get("MODFORGE_CACHE")
    return Path(configured) if configured else Path.home() / ".cache" / "modforge"


class ResultsError(ModforgeError):
    """The file of results cannot be used; the message names it and says why."""


class Results:
    """The rows, in an embedded DuckDB file (or in memory when no path is given).

    DuckDB lets one process at a time open a file, so it is open only while something is read or written, and others
    wait for that moment to pass.
    """

    def __init__(self, path: Path | None) -> None:
        """Use the file at this path; :meth:`open` makes it."""
        import duckdb  # here, because it takes long to load and few commands need it

        self._path = path
        self._memory = duckdb.connect(":memory:") if path is None else None

    @classmethod
    def open(cls, path: Path | None = None) -> Self:
        """Open the file at ``path``, creating it and its folder, or a database in memory.

        Raises :class:`ResultsError` if that is not possible.
        """
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
        results = cls(path)
        results._execute(SCHEMA)
        return results

    def __enter__(self) -> Self:
        """Return itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing stays open."""

    def _execute(self, statement: str, values: Sequence[str | None] = ()) -> list[tuple[str, ...]]:
        import duckdb

        if self._memory is not None:
            return self._memory.execute(statement, values).fetchall()
        deadline = time.monotonic() + LONGEST_WAIT
        while True:
            try:
                with duckdb.connect(str(self._path)) as connection:
                    return connection.execute(statement, values).fetchall()
            except duckdb.IOException as error:
                if "lock" not in str(error) or time.monotonic() > deadline:
                    reason = str(error).splitlines()[0]
                    raise ResultsError(f"the results in {self._path} cannot be used: {reason}") from None
                time.sleep(0.05)

    def get(self, key: str) -> Row | None:
        """Return the row with this key, or None."""
        found = self._execute(f"SELECT {COLUMNS} FROM rows WHERE key = ?", [key])
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
        row = Row(
            content_hash(kind, subject, inputs, tools),
            kind,
            subject,
            dict(inputs),
            dict(tools),
            dict(outputs),
            datetime.now(UTC).isoformat(timespec="seconds"),
        )
        self._execute(
            "INSERT OR REPLACE INTO rows VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                row.key,
                row.kind,
                row.subject,
                json.dumps(row.inputs),
                json.dumps(row.tools),
                json.dumps(row.outputs),
                row.created,
            ],
        )
        return row

    def cached(
        self,
        kind: str,
        subject: str,
        inputs: Mapping[str, Any],
        tools: Mapping[str, str],
        produce: Callable[[], Mapping[str, Any]],
    ) -> Row:
        """Return the stored answer to this question, or run ``produce`` and store what it returns."""
        return self.get(content_hash(kind, subject, inputs, tools)) or self.put(kind, subject, inputs, tools, produce())

    def rows(self, kind: str | None = None) -> list[Row]:
        """Return all rows, or those of one kind, oldest first."""
        where, values = ("WHERE kind = ?", [kind]) if kind else ("", [])
        found = self._execute(f"SELECT {COLUMNS} FROM rows {where} ORDER BY created, rowid", values)
        return [_row(one) for one in found]


def _row(values: tuple[str, ...]) -> Row:
    key, kind, subject, inputs, tools, outputs, created = values
    return Row(key, kind, subject, json.loads(inputs), json.loads(tools), json.loads(outputs), created)
