"""What the faces of the engine cost: C, C++, Python, bytes, columns; and how others do at the same."""

from modforge.bench.faces.measure import measure
from modforge.bench.faces.sheets import sheets
from modforge.bench.faces.targets import judge

__all__ = ["judge", "measure", "sheets"]
