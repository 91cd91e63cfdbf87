"""Columns of numbers in files: one operation over all rows of a file that may be larger than memory.

:func:`run` reads a Parquet, Arrow or CSV file in parts, computes a column for each and writes another file with all the
columns and the new one. It needs pyarrow. Parts that are done are kept next to the output until all are, so that a run
which was killed goes on where it ended. :class:`Column` is the same for tables in memory, which Dask, Ray and Spark
pass in parts.
"""

from modforge.columns.column import Column
from modforge.columns.errors import ColumnsError
from modforge.columns.operations import FixedPower, Inverse, Operation, Options, Power, Product
from modforge.columns.run import Job, run

__all__ = [
    "Column",
    "ColumnsError",
    "FixedPower",
    "Inverse",
    "Job",
    "Operation",
    "Options",
    "Power",
    "Product",
    "run",
]
