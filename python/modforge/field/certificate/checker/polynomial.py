"""Polynomials with integer coefficients: the exact values of words and numbers."""

Polynomial = dict[tuple[str, ...], int]
"""Coefficients, none of them zero, by the sorted names of the variables that they belong to."""


def constant(value: int) -> Polynomial:
    """Return a polynomial without variables."""
    return {(): value} if value else {}


def variable(name: str) -> Polynomial:
    """Return the polynomial that is one variable."""
    return {(name,): 1}


def add(a: Polynomial, b: Polynomial, factor: int = 1) -> Polynomial:
    """Return a + factor·b."""
    total = dict(a)
    for names, coefficient in b.items():
        total[names] = total.get(names, 0) + factor * coefficient
    return without_zeros(total)


def multiply(a: Polynomial, b: Polynomial) -> Polynomial:
    """Return a·b."""
    total: Polynomial = {}
    for names_of_a, coefficient_of_a in a.items():
        for names_of_b, coefficient_of_b in b.items():
            names = tuple(sorted(names_of_a + names_of_b))
            total[names] = total.get(names, 0) + coefficient_of_a * coefficient_of_b
    return without_zeros(total)


def without_zeros(a: Polynomial) -> Polynomial:
    """Leave out coefficients that are zero."""
    return {names: coefficient for names, coefficient in a.items() if coefficient}


def is_multiple(a: Polynomial, of: int) -> bool:
    """Whether all coefficients are multiples of a number."""
    return all(coefficient % of == 0 for coefficient in a.values())
