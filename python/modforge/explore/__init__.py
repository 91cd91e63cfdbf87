"""Design space as a tool: sweeps over the parameters of a core or the layouts of a field.

Bounds and aims may name any column.

>>> from modforge.cores import core
>>> from modforge.results import Results
>>> space = Space(core("mont_fios"), Values.parse("64..128"), {"Cells": Values.parse("1,2")})
>>> points, _ = space.grid()
>>> with Results.open() as results:
...     designs = Sweep(Target(None), [Bound("cycles", "<=", 60)], Known(results)).look(points)
>>> for design in designs:
...     print(in_words(design.point), design.figures["cycles"], design.fits)
64 bits Cells=1 50 True
64 bits Cells=2 41 True
128 bits Cells=1 101 False
128 bits Cells=2 73 False
"""

from modforge.explore.aims import Aim, Bound, front, read_number
from modforge.explore.columns import COLUMNS, find_column
from modforge.explore.cores.space import CorePoint, Space
from modforge.explore.cores.target import TARGETS, Target
from modforge.explore.designs import Designs, Point, Refused, in_words
from modforge.explore.errors import ExploreError, SpaceError
from modforge.explore.guided import search
from modforge.explore.known import Known
from modforge.explore.layouts.space import SUBJECT, FieldPoint, FieldSpace
from modforge.explore.layouts.target import COMPILERS, FieldTarget
from modforge.explore.sweep import Design, Settings, Sweep
from modforge.explore.values import Values

__all__ = [
    "COLUMNS",
    "COMPILERS",
    "SUBJECT",
    "TARGETS",
    "Aim",
    "Bound",
    "CorePoint",
    "Design",
    "Designs",
    "ExploreError",
    "FieldPoint",
    "FieldSpace",
    "FieldTarget",
    "Known",
    "Point",
    "Refused",
    "Settings",
    "Space",
    "SpaceError",
    "Sweep",
    "Target",
    "Values",
    "find_column",
    "front",
    "in_words",
    "read_number",
    "search",
]
