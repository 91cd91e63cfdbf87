"""Synthesize a core with Yosys and count its cells."""

from modforge.hardware.synthesize.question import inputs, question
from modforge.hardware.synthesize.synthesis import FAMILIES, SynthesisResult, mapping, synthesize

__all__ = ["FAMILIES", "SynthesisResult", "inputs", "mapping", "question", "synthesize"]
