"""Arithmetic modulo big numbers on frames of Dask, by ``map_partitions``.

>>> import dask.dataframe as dd
>>> import pandas as pd
>>> import pyarrow as pa
>>> import modforge.dask
>>> from modforge.columns import Power
>>> column = pd.Series([b"\\x02", None, b"\\x0a"], dtype=pd.ArrowDtype(pa.binary()))
>>> frame = dd.from_pandas(pd.DataFrame({"x": column}), npartitions=2)
>>> modforge.dask.with_column(frame, Power("x", 5, 97))["result"].compute(scheduler="sync").tolist()
[b' ', <NA>, b'Z']
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any

from modforge.columns import Column, ColumnsError, Operation, Options
from modforge.errors import shown

try:
    import pandas as pd
    import pyarrow as pa
    from dask.dataframe import DataFrame
except ImportError:
    raise ImportError("Dask, pandas or pyarrow is missing: pip install 'modforge[dask]'") from None


def with_column(
    frame: DataFrame,
    operation: Operation,
    name: str = "result",
    options: Options = Options(),  # noqa: B008
) -> DataFrame:
    """Return the frame with a column more, which workers compute a partition at a time.

    Columns are text, integers of at most 64 bits, or bytes: objects, as Dask reads them from Parquet, or Arrow's
    binary. (Bytes in a frame of pandas become text when Dask takes it.) Results have Arrow's types, as
    ``binary[pyarrow]``. Keys and logs of Dask and its ``repr`` have no number among the operands, nor a hash of one:
    keys are random, so Dask computes equal columns twice. Raises :class:`~modforge.columns.ColumnsError` if the
    columns are not there.
    """
    column = Column(operation, name, options)
    column.check(list(map(str, frame.columns)))
    kinds = {one: _kind(frame._meta[one]) for one in column.operands}
    kind = pd.ArrowDtype(column.kind(pa.schema(kinds)))
    meta = frame._meta.assign(**{name: pd.Series([], dtype=kind)})
    return frame.map_partitions(_Appending(column, kinds), meta=meta)


@dataclass(frozen=True, repr=False)
class _Appending:
    """The function of a partition, whose parameters Dask must neither hash nor show."""

    column: Column
    kinds: dict[str, Any]
    token: str = field(default_factory=lambda: secrets.token_hex(16))

    __name__ = "modforge"

    def __dask_tokenize__(self) -> str:
        return self.token

    def __call__(self, frame: Any) -> Any:
        operands = pa.table({name: _array(frame[name], kind) for name, kind in self.kinds.items()})
        found = pd.arrays.ArrowExtensionArray(pa.chunked_array([self.column.results(operands)]))
        return frame.assign(**{self.column.name: pd.Series(found, index=frame.index)})


def _kind(empty: Any) -> Any:
    """Return the Arrow type of a column by the empty one that Dask has for it; its objects are bytes."""
    return pa.binary() if empty.dtype == object else pa.Array.from_pandas(empty).type


def _array(column: Any, kind: Any) -> Any:
    found = pa.Array.from_pandas(column)
    found = found.combine_chunks() if isinstance(found, pa.ChunkedArray) else found
    if found.type != kind and not pa.types.is_null(found.type):
        raise ColumnsError(f"column {shown(str(column.name))!r}: has rows of {found.type}, but Dask says {kind}")
    return found.cast(kind)
