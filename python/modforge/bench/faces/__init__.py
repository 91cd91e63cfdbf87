"""The cost of calling the engine from C, C++ and Python, with bytes and with columns; and that of other libraries."""

from modforge.bench.faces.measure import measure
from modforge.bench.faces.sheets import sheets
from modforge.bench.faces.targets import judge

__all__ = ["judge", "measure", "sheets"]
