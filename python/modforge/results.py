"""Results are data: one row for every check, measurement, simulation and synthesis that was run.

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
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self

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

COLUMNS = "key, kind, subject, inputs, tools, outputs, created"


@dataclass(frozen=True)
class Row:
    """One result.

    ``kind`` is one of ``check``, ``measure``, ``simulate``, ``synthesize``. ``subject`` names what was run, as in
    ``engine`` or ``core mont_csa42``. Names of figures end in their unit (``median_ns``, ``seconds``).
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


class Results:
    """The rows, in an embedded DuckDB file (or in memory when no path is given)."""

    def __init__(self, connection: duckdb.DuckDBPyConnection) -> None:
        """Wrap an open connection; use :meth:`open`."""
        self._connection = connection
        connection.execute(SCHEMA)

    @classmethod
    def open(cls, path: Path | None = None) -> Self:
        """Open the file at ``path``, creating it and its folder, or a database in memory."""
        if path is None:
            return cls(duckdb.connect(":memory:"))
        path.parent.mkdir(parents=True, exist_ok=True)
        return cls(duckdb.connect(str(path)))

    def __enter__(self) -> Self:
        """Return itself; leaving the block closes the file."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close the file."""
        self._connection.close()

    def get(self, key: str) -> Row | None:
        """Return the row with this key, or None."""
        found = self._connection.execute(f"SELECT {COLUMNS} FROM rows WHERE key = ?", [key]).fetchone()
        return _row(found) if found else None

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
        self._connection.execute(
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
        found = self._connection.execute(f"SELECT {COLUMNS} FROM rows {where} ORDER BY created", values).fetchall()
        return [_row(values) for values in found]


def _row(values: tuple[str, ...]) -> Row:
    key, kind, subject, inputs, tools, outputs, created = values
    return Row(key, kind, subject, json.loads(inputs), json.loads(tools), json.loads(outputs), created)
