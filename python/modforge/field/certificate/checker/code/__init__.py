"""Reads generated code back and compares it with the programs of its certificate.

What a function returns is an expression in its inputs, and so is the result of a program. The code is that of the
certificate if the expressions are the same. The functions that the code is made of (products, carries, masks) must be
those in ``helpers``, letter by letter. Whatever is not read back (assembly, choices by masks, bytes) is bound by the
hash of the file alone.

To be read in this order: ``tokens``; ``values``, the expressions; ``program``, for certificates; ``expression``,
``c``, ``rust`` and ``systemverilog``, for code; ``compare``, for a whole file.
"""

from .compare import compare

__all__ = ["compare"]
