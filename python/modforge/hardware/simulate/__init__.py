"""Simulate a core under its cocotb bench."""

from modforge.hardware.simulate.benches import Design, Run, Simulator, run_benches, simulator_version
from modforge.hardware.simulate.question import question
from modforge.hardware.simulate.simulation import SimulationResult, simulate

__all__ = ["Design", "Run", "SimulationResult", "Simulator", "question", "run_benches", "simulate", "simulator_version"]
