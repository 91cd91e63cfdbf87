"""A new column of a table: the operation, what it is named, and how rows are read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import modforge
from modforge.columns import text
from modforge.columns.errors import ColumnsError, RowError
from modforge.columns.operations import Operation, Options
from modforge.errors import shown, with_row


@dataclass(frozen=True)
class Column:
    """A new column, the same for every engine of tables: files, Dask, Ray and Spark.

    Raises :class:`ColumnsError` for tables that it does not fit, and for rows that are invalid.

    >>> import pyarrow as pa
    >>> from modforge.columns import Power
    >>> Column(Power("x", 5, 97), "y").append(pa.table({"x": [b"\\x02", None]}))["y"].to_pylist()
    [b' ', None]
    """

    operation: Operation
    name: str = "result"
    options: Options = field(default_factory=Options)

    @property
    def operands(self) -> list[str]:
        """The names of the columns that it is computed from, each once."""
        return list(dict.fromkeys(one for one in self.operation.operands if isinstance(one, str)))

    def check(self, names: list[str]) -> None:
        """Check that a table with columns of these names has each operand once, and none that is named as the new."""
        for operand in self.operands:
            if operand not in names:
                raise ColumnsError(f"has no column {shown(operand)!r}, but {', '.join(names)}")
            if names.count(operand) > 1:
                raise ColumnsError(f"has several columns {shown(operand)!r}; give each its own name")
        if not self.operands:
            raise ColumnsError("no operand is a column")
        try:
            self.name.encode()
        except UnicodeEncodeError:
            raise ColumnsError(f"the name '{shown(self.name)}' of the result is not in UTF-8") from None
        if self.name in names:
            raise ColumnsError(f"has a column {shown(self.name)!r}; name the result otherwise")

    def kind(self, schema: Any) -> Any:
        """Return the Arrow type of the results for a table of this schema."""
        return self.results(schema.empty_table()).type

    def results(
        self,
        table: Any,
        progress: Callable[[int], object] | None = None,
        place: Callable[[int], int | None] = lambda _: None,
    ) -> Any:
        """Return the results for the rows of a table or batch as an Arrow array.

        Errors name the row that ``place`` says; by default none, as it is one of a partition.
        """
        columns = {name: text.plain(_array(table.column(name))) for name in self.operands}
        try:
            return self.operation.results(columns, self.options, progress)
        except (modforge.BadRow, modforge.NotInvertible) as error:
            raise RowError(str(with_row(error, place))) from None
        except (TypeError, ValueError, OverflowError) as error:
            raise ColumnsError(str(error)) from None

    def append(self, table: Any) -> Any:
        """Return the table, or the batch, with the new column at its end."""
        return table.append_column(self.name, self.results(table))


def _array(column: Any) -> Any:
    """Return the column of a table in one piece; that of a batch is."""
    import pyarrow as pa

    return column.combine_chunks() if isinstance(column, pa.ChunkedArray) else column
