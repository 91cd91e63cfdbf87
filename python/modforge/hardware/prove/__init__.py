"""Prove the properties of a core with SAT and SMT solvers."""

from modforge.hardware.prove.proof import ProofResult, Verdict, prove, prove_checker, proved_parameters

__all__ = ["ProofResult", "Verdict", "prove", "prove_checker", "proved_parameters"]
