"""What a program in Python gains: common jobs by modforge and by the libraries that it would take else."""

from modforge.bench.python.job import LIBRARIES, Job, installed
from modforge.bench.python.measure import jobs, measure
from modforge.bench.python.sheets import sheets

__all__ = ["LIBRARIES", "Job", "installed", "jobs", "measure", "sheets"]
