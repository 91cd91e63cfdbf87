"""A job: an operation over all rows of a file."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import modforge
from modforge.columns import text
from modforge.columns.errors import ColumnsError
from modforge.columns.formats import MAX_ROWS, Format, format_of
from modforge.columns.operations import Operation, Options
from modforge.columns.parts import Parts
from modforge.errors import shown, with_row
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


def run(
    job: Job,
    *,
    overwrite: bool = False,
    restart: bool = False,
    progress: Callable[[int, int | None], object] | None = None,
) -> int:
    """Do the job and return the number of rows.

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
    _check_columns(job, schema)
    unfit = [name for name, kind in zip(schema.names, schema.types, strict=True) if not writer.holds(kind)]
    if unfit:
        raise ColumnsError(
            f"{job.output}: this format cannot hold column {shown(unfit[0])!r}, which is not text or number"
        )
    with Parts.of(job.output, _description(job), restart) as parts:
        done = _compute(job, reader, parts, progress)
        _join(job, writer, parts, schema)
        parts.remove()
    return done


def _check_columns(job: Job, schema: Any) -> None:
    for operand in job.operation.operands:
        if isinstance(operand, str) and operand not in schema.names:
            raise ColumnsError(f"{job.source}: has no column {shown(operand)!r}, but {', '.join(schema.names)}")
        if isinstance(operand, str) and schema.names.count(operand) > 1:
            raise ColumnsError(f"{job.source}: has several columns {shown(operand)!r}; give each its own name")
    if not any(isinstance(operand, str) for operand in job.operation.operands):
        raise ColumnsError(f"{job.source}: no operand is a column")
    if job.result in schema.names:
        raise ColumnsError(f"{job.source}: has a column {shown(job.result)!r}; name the result otherwise with --as")


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


def _compute(job: Job, reader: Format, parts: Parts, progress: Callable[[int, int | None], object] | None) -> int:
    done, total = parts.done(), _read(job.source, lambda: reader.rows(job.source))
    tell = progress or (lambda *_: None)
    tell(done, total)
    rows = FIRST_ROWS
    for table in _tables(job, reader, done):
        first = 0
        while first < table.num_rows:
            part, began, before = table.slice(first, rows), time.monotonic(), done

            def report(now: int, before: int = before) -> None:
                tell(before + now, total)

            results = _results(job, part, before, report)
            parts.add(done, part.append_column(job.result, results))
            first, done = first + part.num_rows, done + part.num_rows
            seconds = max(time.monotonic() - began, 1e-6)
            rows = max(1, min(2 * rows, MAX_ROWS, int(rows * SECONDS / seconds)))
    return done


def _tables(job: Job, reader: Format, first: int) -> Iterator[Any]:
    tables = reader.read(job.source, first)
    while (table := _read(job.source, lambda: next(tables, None))) is not None:
        yield table


def _results(job: Job, part: Any, before: int, progress: Callable[[int], object]) -> Any:
    names = {operand for operand in job.operation.operands if isinstance(operand, str)}
    columns = {name: text.plain(part.column(name).combine_chunks()) for name in names}
    try:
        return job.operation.results(columns, job.options, progress)
    except (modforge.BadRow, modforge.NotInvertible) as error:
        said = with_row(error, lambda row: before + row)
        raise ColumnsError(f"{job.source}: {said}; --on-error null makes such rows null") from None
    except (TypeError, ValueError, OverflowError) as error:
        raise ColumnsError(f"{job.source}: {error}") from None


def _join(job: Job, writer: Format, parts: Parts, schema: Any) -> None:
    """Write the output from its parts."""
    import pyarrow as pa

    result = parts.schema()
    if result is None:  # no rows
        nothing = pa.table([pa.array([], kind) for kind in schema.types], schema=schema)
        result = schema.append(pa.field(job.result, _results(job, nothing, 0, lambda _: None).type))
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
