"""What is left of a sum when a product is taken away: quotient digits, and what each of them multiplies."""

from __future__ import annotations

from modforge.field.program.polynomial import Polynomial
from modforge.kernel_proof.algebra.digits import D
from modforge.kernel_proof.algebra.words import Equations
from modforge.kernel_proof.errors import RefusedError


def prove_quotients(
    equations: Equations,
    total: Polynomial,
    m: Polynomial,
    multiple: Polynomial | None,
    block: int,
    steps: int,
    base: int = D,
) -> None:
    """Prove that a sum is quotient digits times m, or times D^block·M − 1 = m·K, few enough of either.

    With a, b < 3m, D^N·r = a·b + q·m + p·m·K and K < D^block, r is then below 3m: both q and p·D^block are at most D^N,
    and 16m ≤ D^N, so r ≤ a·b / D^N + 2m < 9m/16 + 2m.
    """
    multiples = {"m": m}
    if multiple is not None:
        multiples["m·K"] = Polynomial.combination([(base**block, multiple), (-1, Polynomial.constant(1))])
    sizes = {"m": 0, "m·K": 0}
    for name, weight in weights(equations, total, multiples):
        sizes[name] += weight * (base - 1)
    if sizes["m·K"] * base**block > base**steps or sizes["m"] > base**steps:
        raise RefusedError("the quotient has too many digits")


def weights(equations: Equations, total: Polynomial, multiples: dict[str, Polynomial]) -> list[tuple[str, int]]:
    """Return for each quotient digit in a sum what it multiplies, and how often."""
    parts: dict[int, dict[tuple[int, ...], int]] = {}
    for variables, coefficient in total.terms.items():
        digits = [v for v in variables if v in equations.quotients]
        if len(digits) != 1:
            raise RefusedError("the sum is not a·b and multiples of m")
        parts.setdefault(digits[0], {})[tuple(v for v in variables if v != digits[0])] = coefficient
    found = []
    for terms in parts.values():
        for name, multiple in multiples.items():
            key, unit = next(iter(multiple.terms.items()))
            weight = terms.get(key, 0) // unit
            if weight > 0 and Polynomial.combination([(weight, multiple)]).terms == terms:
                found.append((name, weight))
                break
        else:
            raise RefusedError("a quotient digit multiplies something else than m or m·K")
    return found
