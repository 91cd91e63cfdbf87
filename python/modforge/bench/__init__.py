"""Times against other libraries: build the measuring program, run it, compare and show what came out.

A row is plain data: ``subject``, ``method``, ``version``, ``operation``, ``modulus`` (its name), ``bits``,
``median_ns``, ``low_ns``, ``high_ns`` (10th and 90th percentile), ``rounds``, ``cpu``.
"""

from modforge.bench.build import build
from modforge.bench.compare import compare, record
from modforge.bench.errors import BenchError, BuildError, NoCheckoutError, RunError, ToolMissingError
from modforge.bench.peers import PEERS, available_peers, missing_tools
from modforge.bench.run import OPERATIONS, Library, run
from modforge.bench.table import table

__all__ = [
    "OPERATIONS",
    "PEERS",
    "BenchError",
    "BuildError",
    "Library",
    "NoCheckoutError",
    "RunError",
    "ToolMissingError",
    "available_peers",
    "build",
    "compare",
    "missing_tools",
    "record",
    "run",
    "table",
]
