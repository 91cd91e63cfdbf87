"""Synthesize a core and simulate the netlist: what is built computes what the sources say."""

from modforge.hardware.netlists.cells import GATES
from modforge.hardware.netlists.netlist import NETLIST_FAMILIES, NetlistResult, simulate_netlist
from modforge.hardware.netlists.question import question

__all__ = ["GATES", "NETLIST_FAMILIES", "NetlistResult", "question", "simulate_netlist"]
