"""Synthesize a core and simulate the netlist: what is built computes what the sources say."""

from modforge.hardware.netlists.netlist import NETLIST_FAMILIES, NetlistResult, simulate_netlist
from modforge.hardware.netlists.question import WHOLE_BENCH_BITS, inputs, question

__all__ = ["NETLIST_FAMILIES", "WHOLE_BENCH_BITS", "NetlistResult", "inputs", "question", "simulate_netlist"]
