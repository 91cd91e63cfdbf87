"""Cell libraries in Liberty, the format that foundries give them in: cells, their functions, areas and delays."""

from modforge.hardware.liberty.library import Library
from modforge.hardware.liberty.models import models
from modforge.hardware.liberty.timing import Path, longest_path

__all__ = ["Library", "Path", "longest_path", "models"]
