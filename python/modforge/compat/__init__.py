"""Let other packages use this engine: gmpy2's names, and ``pow`` for packages in pure Python.

``modforge.compat.gmpy2`` has the functions that packages import from gmpy2, over plain integers.
:func:`use_pow` gives a module the ``pow`` of this engine.
"""

from modforge.compat.power import pow, sqrtmod, use_pow

__all__ = ["pow", "sqrtmod", "use_pow"]
