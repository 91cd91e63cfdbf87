"""Generated field code against other libraries, and its reductions against those for any modulus."""

from modforge.bench.fields.comparison import PRIMES, TARGETS, WORDS, measure, paper

__all__ = ["PRIMES", "TARGETS", "WORDS", "measure", "paper"]
