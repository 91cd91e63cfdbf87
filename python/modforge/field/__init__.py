"""Constant-time field code for any odd p: from one intermediate form, proved, in C, Rust and SystemVerilog.

The data flows one way: a modulus → ``candidates``, each a ``layout`` (how to hold and reduce) → ``builder``
(programs with claims) → ``proof`` and ``verify`` → ``design`` → ``c``, ``rust``, ``explain``,
``certificate`` → ``code``. ``check`` compiles the result and compares it with Python integers.
docs/explanation/field-code.md has the mathematics.
"""

from modforge.field.check.compare import CheckResult, check
from modforge.field.check.compile import compile_c, compile_rust
from modforge.field.check.tuning import Measured, measure, measured
from modforge.field.code import LANGUAGES, FieldCode, choose, generate
from modforge.field.errors import MAX_BITS, CheckError, FieldError
from modforge.field.identifiers import need_identifier, need_prefix
from modforge.field.lanes.code import lane_certificate, lane_code
from modforge.field.lanes.explain import explain_lanes
from modforge.field.lanes.write import need_lane_functions, write_lanes
from modforge.field.layouts.pseudo_mersenne import PseudoMersenne
from modforge.field.program.notation import command_line
from modforge.field.proof.words import ProofError
from modforge.field.systemverilog.emit import modules, write_modules
from modforge.field.write import texts, write

__all__ = [
    "LANGUAGES",
    "MAX_BITS",
    "CheckError",
    "CheckResult",
    "FieldCode",
    "FieldError",
    "Measured",
    "ProofError",
    "PseudoMersenne",
    "check",
    "choose",
    "command_line",
    "compile_c",
    "compile_rust",
    "explain_lanes",
    "generate",
    "lane_certificate",
    "lane_code",
    "measure",
    "measured",
    "modules",
    "need_identifier",
    "need_lane_functions",
    "need_prefix",
    "texts",
    "write",
    "write_lanes",
    "write_modules",
]
