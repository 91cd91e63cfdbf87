"""Common jobs in Python, by modforge and by other libraries."""

from modforge.bench.python.job import LIBRARIES, Job, installed
from modforge.bench.python.measure import jobs, measure
from modforge.bench.python.sheets import sheets

__all__ = ["LIBRARIES", "Job", "installed", "jobs", "measure", "sheets"]
