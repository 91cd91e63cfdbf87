"""Synthesize a core with Yosys and count its cells."""

from modforge.hardware.synthesize.mapped import GATES, VERILOG, mapped, mapping
from modforge.hardware.synthesize.question import inputs, question
from modforge.hardware.synthesize.synthesis import FAMILIES, SynthesisResult, synthesize

__all__ = ["FAMILIES", "GATES", "VERILOG", "SynthesisResult", "inputs", "mapped", "mapping", "question", "synthesize"]
