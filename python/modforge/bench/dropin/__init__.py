"""Unchanged programs that use GMP, with the engine under them and without."""

from modforge.bench.dropin.jobs import JOBS, Job
from modforge.bench.dropin.measure import Row, available, measure

__all__ = ["JOBS", "Job", "Row", "available", "measure"]
