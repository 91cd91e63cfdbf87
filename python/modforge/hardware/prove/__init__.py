"""Prove the properties of a core, and its netlist, with SAT and SMT solvers."""

from modforge.hardware.prove.netlist import netlist_question, prove_netlist
from modforge.hardware.prove.proof import ProofResult, Verdict, prove, prove_checker, proved_parameters
from modforge.hardware.prove.question import question

__all__ = [
    "ProofResult",
    "Verdict",
    "netlist_question",
    "prove",
    "prove_checker",
    "prove_netlist",
    "proved_parameters",
    "question",
]
