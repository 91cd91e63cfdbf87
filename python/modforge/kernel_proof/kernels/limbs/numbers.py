"""Unknown numbers, and the proof that words make one."""

from __future__ import annotations

from collections.abc import Sequence

from modforge.field.program.polynomial import Polynomial
from modforge.kernel_proof.algebra.words import Equations, Value, W, Word, number
from modforge.kernel_proof.errors import RefusedError


def unknown(equations: Equations, name: str, count: int) -> list[Word]:
    """Return so many unknown words."""
    return [equations.variable(f"{name}{i}", W - 1) for i in range(count)]


def prove_equal(words: Sequence[Value], expected: Polynomial) -> None:
    """Prove that words make a number that is below W^count; a carry out of the top one is then 0."""
    difference = Polynomial.combination([(1, expected), (-1, number(words))])
    top = W ** len(words)
    for product, coefficient in difference.terms.items():
        # Words and expected number are both below W^count, so their difference is not a multiple of it but 0.
        if coefficient % top or not product:
            raise RefusedError("the result is another number")
