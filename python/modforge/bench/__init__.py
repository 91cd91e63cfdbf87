"""Times against other libraries: build the measuring program, run it, compare and show the results.

A row is plain data: ``subject``, ``method``, ``version``, ``operation``, ``modulus`` (its name), ``bits``,
``word`` (bits of a word), ``median_ns``, ``mean_ns``, ``low_ns``, ``high_ns`` (10th and 90th percentile), ``rounds``,
``cpu``.
"""

from modforge.bench import cores, engine, faces, fields, in_process, paper, primitives
from modforge.bench.compare import compare, record
from modforge.bench.errors import BenchError, BuildError, NoCheckoutError, RequestError, RunError, ToolMissingError
from modforge.bench.fields.table import fields_tables
from modforge.bench.program.build import build, missing_for_words
from modforge.bench.program.peers import CRYPTOGRAPHY, PEERS, available_peers, missing_tools
from modforge.bench.program.run import COMMON_OPERATIONS, OPERATIONS, Library, run
from modforge.bench.table import paper_table, table, targets_table
from modforge.bench.targets import CLASSES, TARGETS, FieldTarget, Target, Verdict, judge, judge_fields, record_verdicts

__all__ = [
    "CLASSES",
    "COMMON_OPERATIONS",
    "CRYPTOGRAPHY",
    "OPERATIONS",
    "PEERS",
    "TARGETS",
    "BenchError",
    "BuildError",
    "FieldTarget",
    "Library",
    "NoCheckoutError",
    "RequestError",
    "RunError",
    "Target",
    "ToolMissingError",
    "Verdict",
    "available_peers",
    "build",
    "compare",
    "cores",
    "engine",
    "faces",
    "fields",
    "fields_tables",
    "in_process",
    "judge",
    "judge_fields",
    "missing_for_words",
    "missing_tools",
    "paper",
    "paper_table",
    "primitives",
    "record",
    "record_verdicts",
    "run",
    "table",
    "targets_table",
]
