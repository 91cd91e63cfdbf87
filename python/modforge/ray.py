"""Arithmetic modulo big numbers on data sets of Ray, by ``map_batches``."""

from __future__ import annotations

from modforge.columns import Column, Operation, Options

try:
    import pyarrow as pa
    from ray.data import Dataset
except ImportError:
    raise ImportError("Ray is missing: pip install 'modforge[ray]'") from None


def with_column(
    data: Dataset,
    operation: Operation,
    name: str = "result",
    options: Options = Options(),  # noqa: B008
) -> Dataset:
    """Return the data set with a column more, which workers compute a batch at a time.

    Columns are bytes, text or integers of Arrow; results have the form of the first operand. No plan or log of Ray has
    an operand. Raises :class:`~modforge.columns.ColumnsError` if the columns are not there.
    """
    column = Column(operation, name, options)
    column.check(data.columns())

    def append(batch: pa.Table) -> pa.Table:
        return column.append(batch)

    return data.map_batches(append, batch_format="pyarrow", zero_copy_batch=True)
