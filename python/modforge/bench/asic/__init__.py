"""The cores in the standard cells of an open process, at two corners: rows that come with the package, and tables.

The library is not part of the package: IHP's open kit has it, https://github.com/IHP-GmbH/IHP-Open-PDK, in
``ihp-sg13g2/libs.ref/sg13g2_stdcell/lib``.
"""

from modforge.bench.asic.rows import SLOW, TYPICAL, find, outputs, published
from modforge.bench.asic.sheets import sheets

__all__ = ["SLOW", "TYPICAL", "find", "outputs", "published", "sheets"]
