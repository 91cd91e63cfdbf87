"""Synthesize a core with Yosys and count its cells."""

from modforge.hardware.synthesize.cell_flow import JSON, OSU018, VERILOG, Family, family_name, library
from modforge.hardware.synthesize.mapped import GATES, mapped, mapping
from modforge.hardware.synthesize.named import NAMED, named
from modforge.hardware.synthesize.question import inputs, modelled, question
from modforge.hardware.synthesize.synthesis import FAMILIES, SynthesisResult, synthesize

__all__ = [
    "FAMILIES",
    "GATES",
    "JSON",
    "NAMED",
    "OSU018",
    "VERILOG",
    "Family",
    "SynthesisResult",
    "family_name",
    "inputs",
    "library",
    "mapped",
    "mapping",
    "modelled",
    "named",
    "question",
    "synthesize",
]
