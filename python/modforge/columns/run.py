"""A job: an operation over all rows of a file."""

from __future__ import annotations

import hashlib
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from modforge.cluster import Cluster, DiedError
from modforge.columns.column import Column
from modforge.columns.errors import ColumnsError, RowError
from modforge.columns.formats import MAX_ROWS, Format, format_of
from modforge.columns.operations import Operation, Options
from modforge.columns.parts import Parts
from modforge.errors import shown
from modforge.files import keep_inputs, need_file, replacing

T = TypeVar("T")

SECONDS = 2.0
"""About how long a part is computed, which is what a kill loses."""

END = 1 << 16
"""Bytes at each end of an input that an unfinished run is compared by."""

FIRST_ROWS = 256
"""Rows of the first part, before the time of a row is known."""


@dataclass(frozen=True)
class Job:
    """The file with the rows, the operation, and the file to write, with the name of the new column."""

    source: Path
    operation: Operation
    output: Path
    result: str = "result"
    options: Options = field(default_factory=Options)

    @property
    def column(self) -> Column:
        """The new column."""
        return Column(self.operation, self.result, self.options)


def run(
    job: Job,
    *,
    overwrite: bool = False,
    restart: bool = False,
    cluster: Cluster | None = None,
    progress: Callable[[int, int | None], object] | None = None,
) -> int:
    """Do the job and return the number of rows; the workers of a cluster compute them, else this process.

    ``progress`` is called with the number of rows done and the number of all, if the file says it; first with what an
    earlier run has done. An exception that it raises, or a keyboard interrupt, ends the work; the same job goes on
    after the last whole part. A file that is there is replaced only with ``overwrite``.
    """
    reader, writer = format_of(job.source), format_of(job.output)
    need_file(job.source)
    keep_inputs(job.output, job.source)
    if job.output.exists() and not overwrite:
        raise ColumnsError(f"{job.output}: is there already; choose another file, or --overwrite it")
    schema = _read(job.source, lambda: reader.schema(job.source))
    with _naming(job.source):
        job.column.check(schema.names)
    unfit = [name for name, kind in zip(schema.names, schema.types, strict=True) if not writer.holds(kind)]
    if unfit:
        raise ColumnsError(
            f"{job.output}: this format cannot hold column {shown(unfit[0])!r}, which is not text or number"
        )
    with Parts.of(job.output, _description(job), restart) as parts:
        done = _compute(job, reader, parts, cluster, progress)
        _join(job, writer, parts, schema)
        parts.remove()
    return done


def _description(job: Job) -> dict[str, Any]:
    """Return the description that two runs must share to use the same parts.

    The system changes st_ctime with any change of a file, and no program sets it. The ends of the content, where
    Parquet and Arrow have their lists of blocks, are for file systems that do not keep it.
    """
    status = job.source.stat()
    return {
        "source": str(job.source.resolve()),
        "bytes": status.st_size,
        "modified": status.st_mtime_ns,
        "changed": status.st_ctime_ns,
        "ends": _ends(job.source),
        "operation": type(job.operation).__name__,
        "operands": {
            name: _tagged(value)
            for name, value in asdict(job.operation).items()  # type: ignore[call-overload]
        },
        "result": job.result,
        "options": asdict(job.options),
    }


def _tagged(value: object) -> object:
    """Return an operand with its kind: a column may have the name of a number."""
    if isinstance(value, str):
        return {"column": value}
    return value if isinstance(value, bool) or not isinstance(value, int) else {"number": hex(value)}


def _ends(path: Path) -> str:
    """Return a hash of the first and the last bytes of a file."""
    with path.open("rb") as file:
        first = file.read(END)
        file.seek(max(END, path.stat().st_size - END))
        return hashlib.sha256(first + file.read(END)).hexdigest()


@dataclass(frozen=True, repr=False)
class _Part:
    """Some rows, of which other processes get the operands alone."""

    source: Path
    column: Column
    rows: Any
    first: int

    def __call__(self, progress: Callable[[int], object] | None = None) -> tuple[Any, float]:
        """Return the results and the seconds that they took."""
        began = time.monotonic()
        with _naming(self.source):
            found = self.column.results(self.rows, progress, lambda row: self.first + row)
        return found, max(time.monotonic() - began, 1e-6)


class _Rows:
    """The rows that are not done, in tables that take about :data:`SECONDS`, each with the number of its first row."""

    def __init__(self, job: Job, reader: Format, done: int) -> None:
        self._job, self._reader, self._done = job, reader, done
        self._length = FIRST_ROWS

    def __iter__(self) -> Iterator[tuple[int, Any]]:
        first, tables = self._done, self._reader.read(self._job.source, self._done)
        while (table := _read(self._job.source, lambda: next(tables, None))) is not None:
            begin = 0
            while begin < table.num_rows:
                part = table.slice(begin, self._length)
                yield first, part
                begin, first = begin + part.num_rows, first + part.num_rows

    def took(self, rows: int, seconds: float) -> None:
        """Learn how long some rows took."""
        self._length = max(1, min(2 * self._length, MAX_ROWS, int(rows * SECONDS / seconds)))


def _compute(
    job: Job,
    reader: Format,
    parts: Parts,
    cluster: Cluster | None,
    progress: Callable[[int, int | None], object] | None,
) -> int:
    done, total = parts.done(), _read(job.source, lambda: reader.rows(job.source))
    tell = progress or (lambda *_: None)
    tell(done, total)
    rows = _Rows(job, reader, done)
    computed = _here(job, rows, lambda now: tell(now, total)) if cluster is None else _there(job, rows, cluster)
    for first, table, (results, seconds) in computed:
        parts.add(first, table.append_column(job.result, results))
        rows.took(table.num_rows, seconds)
        done = first + table.num_rows
        tell(done, total)
    return done


Computed = Iterator[tuple[int, Any, tuple[Any, float]]]
"""Tables with the numbers of their first rows, and the results and seconds of each."""


def _here(job: Job, rows: _Rows, tell: Callable[[int], object]) -> Computed:
    for first, table in rows:

        def report(now: int, first: int = first) -> None:
            tell(first + now)

        yield first, table, _Part(job.source, job.column, table, first)(report)


def _there(job: Job, rows: _Rows, cluster: Cluster) -> Computed:
    """Have workers compute, several parts at a time; they get operands and give back results, and see no file."""
    kept: deque[tuple[int, Any]] = deque()

    def calls() -> Iterator[_Part]:
        for first, table in rows:
            kept.append((first, table))
            yield _Part(job.source, job.column, table.select(job.column.operands).combine_chunks(), first)

    for _, found in cluster.results(calls(), in_order=True):
        if isinstance(found, DiedError):
            raise found
        yield *kept.popleft(), found


@contextmanager
def _naming(source: Path) -> Iterator[None]:
    """Name the input in errors of its columns and rows."""
    try:
        yield
    except ColumnsError as error:
        hint = "; --on-error null makes such rows null" if isinstance(error, RowError) else ""
        raise ColumnsError(f"{source}: {error}{hint}") from None


def _join(job: Job, writer: Format, parts: Parts, schema: Any) -> None:
    """Write the output from its parts."""
    import pyarrow as pa

    result = parts.schema()
    if result is None:  # no rows
        result = schema.append(pa.field(job.result, job.column.kind(schema)))
    with replacing(job.output) as fresh, writer.writer(fresh, result) as file:
        for table in parts.tables():
            try:
                file.write_table(table)
            except pa.ArrowException as error:
                raise ColumnsError(f"{job.output}: cannot be written: {error}") from None


def _read(source: Path, work: Callable[[], T]) -> T:
    """Do the work, and name the file in errors of pyarrow."""
    import pyarrow as pa

    try:
        return work()
    except OSError as error:
        if error.errno is not None:
            raise
        raise ColumnsError(f"{source}: {error}") from None
    except pa.ArrowException as error:
        raise ColumnsError(f"{source}: {str(error).splitlines()[0]}") from None
