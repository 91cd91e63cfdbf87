"""Simulate a core under its cocotb bench."""

from modforge.hardware.simulate.question import question
from modforge.hardware.simulate.simulation import Design, Run, SimulationResult, Simulator, run_benches, simulate

__all__ = ["Design", "Run", "SimulationResult", "Simulator", "question", "run_benches", "simulate"]
