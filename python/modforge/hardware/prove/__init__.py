"""Prove the properties of a core with SAT and SMT solvers."""

from modforge.hardware.prove.proof import ProofResult, Verdict, prove, prove_checker, proved_parameters
from modforge.hardware.prove.question import question

__all__ = ["ProofResult", "Verdict", "prove", "prove_checker", "proved_parameters", "question"]
