"""Cryptographic primitives: against other libraries, and over special, Barrett's and Montgomery's reduction."""

from modforge.bench.primitives.comparison import PRIMITIVES, build, interpreter_with_phe, measure, targets
from modforge.bench.primitives.table1 import Line, lines
from modforge.bench.primitives.table1 import build as build_table1
from modforge.bench.primitives.table1 import measure as measure_table1

__all__ = [
    "PRIMITIVES",
    "Line",
    "build",
    "build_table1",
    "interpreter_with_phe",
    "lines",
    "measure",
    "measure_table1",
    "targets",
]
