"""The cost of calling the engine from C, C++ and Python, with numbers and columns, and of files on a cluster.

Other libraries are beside it.
"""

from modforge.bench.faces.measure import PARTS, measure
from modforge.bench.faces.sheets import sheets
from modforge.bench.faces.targets import judge

__all__ = ["PARTS", "judge", "measure", "sheets"]
