"""Common jobs in Python, by modforge and by other libraries."""

from modforge.bench.python.job import LIBRARIES, Job, installed
from modforge.bench.python.measure import jobs, measure
from modforge.bench.python.sheets import sheets
from modforge.bench.python.targets import judge

__all__ = ["LIBRARIES", "Job", "installed", "jobs", "judge", "measure", "sheets"]
