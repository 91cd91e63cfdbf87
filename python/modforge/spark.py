"""Arithmetic modulo big numbers on frames of Spark, by ``mapInArrow``, and in its SQL as Arrow UDFs."""

from __future__ import annotations

from collections.abc import Iterator

from modforge.columns import Column, Operation, Options
from modforge.columns.sql import Encoding, functions

try:
    import pyarrow as pa
    from pyspark.sql import DataFrame, SparkSession
    from pyspark.sql.functions import ArrowUDFType, arrow_udf
    from pyspark.sql.pandas.types import from_arrow_type, to_arrow_schema
    from pyspark.sql.types import BinaryType, StringType, StructField, StructType
except ImportError:
    raise ImportError("Spark 4.1 or later is missing: pip install 'modforge[spark]'") from None


def with_column(
    frame: DataFrame,
    operation: Operation,
    name: str = "result",
    options: Options = Options(),  # noqa: B008
) -> DataFrame:
    """Return the frame with a column more, which workers compute a batch at a time.

    Columns are BINARY, STRING or integers; results have the form of the first operand. An exponent travels in the
    function, so that no plan of Spark shows it. Raises :class:`~modforge.columns.ColumnsError` if the columns are not
    there.
    """
    column = Column(operation, name, options)
    column.check(frame.columns)
    kind = from_arrow_type(column.kind(to_arrow_schema(frame.schema)))

    def append(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        return map(column.append, batches)

    return frame.mapInArrow(append, StructType([*frame.schema.fields, StructField(name, kind)]))


def register(session: SparkSession, *, encoding: Encoding | None = None) -> None:
    """Make the functions of :mod:`modforge.duckdb` known to the SQL of a session, over BINARY or encoded STRING.

    What a query says in clear, an exponent too, Spark shows in plans and writes to event logs; :func:`with_column`
    hides it.
    """
    kind = StringType() if encoding else BinaryType()
    for name, function, _ in functions(encoding):
        session.udf.register(name, arrow_udf(function, kind, ArrowUDFType.SCALAR))
