"""Files of columns: Parquet, Arrow and CSV by their suffixes, read in parts and written in parts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from modforge.columns.errors import ColumnsError, MissingPackageError

MAX_ROWS = 1 << 16
"""Rows that are read at a time."""

MAX_ROW_BYTES = 1 << 22
"""Bytes of CSV that are read at a time, and that a row may have."""


class Writer(Protocol):
    """Writes tables to a file one after the other."""

    def write_table(self, table: Any) -> None:
        """Append the rows."""


class Format(Protocol):
    """A format of files."""

    def schema(self, path: Path) -> Any:
        """Return the names and types of the columns."""

    def rows(self, path: Path) -> int | None:
        """Return the number of rows, where the file says it without being read."""

    def read(self, path: Path, first: int) -> Iterator[Any]:
        """Give tables of at most :data:`MAX_ROWS` rows, beginning with row ``first``."""

    def holds(self, kind: Any) -> bool:
        """Whether a column of this type can be written."""

    def writer(self, path: Path, schema: Any) -> AbstractContextManager[Writer]:
        """Open a file for tables of this schema."""


def format_of(path: Path) -> Format:
    """Return the format that the suffix says, or raise :class:`ColumnsError`."""
    formats: dict[str, Format] = {".parquet": Parquet(), ".arrow": Arrow(), ".feather": Arrow(), ".csv": Csv()}
    found = formats.get(path.suffix.lower())
    if found is None:
        raise ColumnsError(f"{path}: the suffix says the format, and must be one of {', '.join(formats)}")
    try:
        import pyarrow  # noqa: F401
    except ImportError:
        raise MissingPackageError("pyarrow", "arrow") from None
    return found


@dataclass(frozen=True)
class Parquet:
    """Parquet, compressed as its writer does by default."""

    def schema(self, path: Path) -> Any:
        """Return the schema in the footer."""
        from pyarrow import parquet

        return parquet.read_schema(path)

    def rows(self, path: Path) -> int | None:
        """Return the number in the footer."""
        from pyarrow import parquet

        return int(parquet.read_metadata(path).num_rows)

    def read(self, path: Path, first: int) -> Iterator[Any]:
        """Give the rows of one row group after the other; groups before ``first`` are not read."""
        import pyarrow as pa
        from pyarrow import parquet

        with parquet.ParquetFile(path) as file:
            for group in range(file.num_row_groups):
                count = file.metadata.row_group(group).num_rows
                if first >= count:
                    first -= count
                    continue
                for batch in file.iter_batches(batch_size=MAX_ROWS, row_groups=[group]):
                    skipped = min(first, batch.num_rows)
                    first -= skipped
                    if skipped < batch.num_rows:
                        yield pa.Table.from_batches([batch.slice(skipped)])

    def holds(self, kind: Any) -> bool:  # noqa: ARG002
        """Any type that modforge computes with, and nearly all others."""
        return True

    def writer(self, path: Path, schema: Any) -> AbstractContextManager[Writer]:
        """Open a new file, with a row group for each table."""
        from pyarrow import parquet

        writer: AbstractContextManager[Writer] = parquet.ParquetWriter(path, schema)
        return writer


@dataclass(frozen=True)
class Arrow:
    """Arrow's own file format, also known as Feather version 2."""

    def schema(self, path: Path) -> Any:
        """Return the schema of the file."""
        import pyarrow as pa

        with pa.memory_map(str(path)) as source, pa.ipc.open_file(source) as file:
            return file.schema

    def rows(self, path: Path) -> int | None:  # noqa: ARG002
        """The file does not say it."""
        return None

    def read(self, path: Path, first: int) -> Iterator[Any]:
        """Give the rows of one batch after the other, from memory that the file is mapped to."""
        import pyarrow as pa

        with pa.memory_map(str(path)) as source, pa.ipc.open_file(source) as file:
            for index in range(file.num_record_batches):
                batch = file.get_batch(index)
                skipped = min(first, batch.num_rows)
                first -= skipped
                for begin in range(skipped, batch.num_rows, MAX_ROWS):
                    yield pa.Table.from_batches([batch.slice(begin, MAX_ROWS)])

    def holds(self, kind: Any) -> bool:  # noqa: ARG002
        """Any type."""
        return True

    def writer(self, path: Path, schema: Any) -> AbstractContextManager[Writer]:
        """Open a new file."""
        import pyarrow as pa

        writer: AbstractContextManager[Writer] = pa.ipc.new_file(str(path), schema)
        return writer


@dataclass(frozen=True)
class Csv:
    """CSV with a line of names; all columns are text, so that long numbers stay what they are."""

    def schema(self, path: Path) -> Any:
        """Return the names in the first line."""
        import pyarrow as pa

        return pa.schema([(name, pa.string()) for name in self._names(path)])

    def rows(self, path: Path) -> int | None:  # noqa: ARG002
        """The file does not say it."""
        return None

    def read(self, path: Path, first: int) -> Iterator[Any]:
        """Give the rows of one block of the file after the other."""
        import pyarrow as pa
        from pyarrow import csv

        types = dict.fromkeys(self._names(path), pa.string())
        options = csv.ConvertOptions(column_types=types, strings_can_be_null=True, null_values=[""])
        with self._open(path, options) as reader:
            for batch in reader:
                skipped = min(first, batch.num_rows)
                first -= skipped
                for begin in range(skipped, batch.num_rows, MAX_ROWS):
                    yield pa.Table.from_batches([batch.slice(begin, MAX_ROWS)])

    def holds(self, kind: Any) -> bool:
        """Numbers and text."""
        import pyarrow as pa

        return bool(pa.types.is_primitive(kind) or pa.types.is_string(kind) or pa.types.is_large_string(kind))

    def writer(self, path: Path, schema: Any) -> AbstractContextManager[Writer]:
        """Open a new file."""
        from pyarrow import csv

        writer: AbstractContextManager[Writer] = csv.CSVWriter(
            str(path), schema, write_options=csv.WriteOptions(quoting_style="needed")
        )
        return writer

    def _names(self, path: Path) -> list[str]:
        """Return the names alone, which do not depend on what the first rows hold, as their types would."""
        with self._open(path) as reader:
            try:
                return list(reader.schema.names)
            except UnicodeDecodeError:
                raise ColumnsError(f"{path}: the names of its columns are not in UTF-8") from None

    @contextmanager
    def _open(self, path: Path, options: Any = None) -> Iterator[Any]:
        import pyarrow as pa
        from pyarrow import csv

        reading = csv.ReadOptions(block_size=MAX_ROW_BYTES)
        parsing = csv.ParseOptions(newlines_in_values=True)
        try:
            with csv.open_csv(str(path), reading, parsing, options) as reader:
                yield reader
        except pa.ArrowInvalid as error:
            if "straddling object" in str(error):
                reason = f"has a row of more than {MAX_ROW_BYTES >> 20} MiB; Parquet and Arrow hold longer ones"
            elif "Empty CSV file" in str(error):
                reason = f"no line in its first {MAX_ROW_BYTES >> 20} MiB has the names of columns"
            else:
                raise
            raise ColumnsError(f"{path}: {reason}") from None
