"""Checks certificates of field code, and shares nothing with the generator that wrote them but the format.

It proves, for all inputs within their bounds: no word overflows; every number has the value and the bound that the
certificate claims; every word that is not read is zero or does not matter; each reduction step is an identity modulo p;
and each program computes what its name says. Functions made of calls are checked by ``call_checker.py``.

How: every word is an exact polynomial. A word of a named number is a variable; so is whatever an instruction hands on
(a high half, a carry, a part that a shift cuts off), and the other result follows from the equation of the instruction.
Two numbers are equal if their polynomials are, congruent modulo p if all coefficients of the difference are multiples
of p.

To be read in this order: ``polynomial`` and ``text``; ``words``, for instructions; ``numbers`` and ``claims``;
``result``, for what each program must compute; ``program`` and ``certificate``, which go through the lines. These files
import the standard library and each other alone. Copy the folder anywhere and run it from there:

    python -m checker NAME.certificate.txt
"""

from .certificate import check
from .text import RefusedError, read_bound

__all__ = ["RefusedError", "check", "read_bound"]
