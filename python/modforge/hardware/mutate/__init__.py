"""Change a core's sources and see whether its bench notices."""

from modforge.hardware.mutate.equivalent import equivalent
from modforge.hardware.mutate.mutation import Fate, Mutant, core_mutants, kill_rate, mutants, mutation_run, sample

__all__ = ["Fate", "Mutant", "core_mutants", "equivalent", "kill_rate", "mutants", "mutation_run", "sample"]
