"""Polynomials with integer coefficients in the words of a program: just enough algebra for exact identities."""

from __future__ import annotations

from collections.abc import Iterable, Set
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Polynomial:
    """A sum of coefficient times a product of variables; a variable is a number, a product a sorted tuple of them."""

    terms: dict[tuple[int, ...], int] = field(default_factory=dict)

    @classmethod
    def constant(cls, value: int) -> Polynomial:
        """Return the polynomial without variables."""
        return cls({(): value} if value else {})

    @classmethod
    def variable(cls, index: int) -> Polynomial:
        """Return one variable."""
        return cls({(index,): 1})

    @classmethod
    def combination(cls, parts: Iterable[tuple[int, Polynomial]]) -> Polynomial:
        """Return a sum of multiples."""
        terms: dict[tuple[int, ...], int] = {}
        for factor, part in parts:
            for product, coefficient in part.terms.items():
                terms[product] = terms.get(product, 0) + factor * coefficient
        return cls(_without_zeros(terms))

    def times(self, other: Polynomial) -> Polynomial:
        """Return the product."""
        terms: dict[tuple[int, ...], int] = {}
        for left, a in self.terms.items():
            for right, b in other.terms.items():
                product = tuple(sorted(left + right))
                terms[product] = terms.get(product, 0) + a * b
        return Polynomial(_without_zeros(terms))

    def simplify(self, zero: Set[int], bits: Set[int]) -> Polynomial:
        """Return the polynomial where some variables are known to be 0, and others to be 0 or 1 (so x² = x)."""
        if not any(len(product) > 1 or not zero.isdisjoint(product) for product in self.terms):
            return self
        terms: dict[tuple[int, ...], int] = {}
        for product, coefficient in self.terms.items():
            if not zero.isdisjoint(product):
                continue
            if len(set(product)) < len(product):
                product = tuple(v for i, v in enumerate(product) if not (i and v == product[i - 1] and v in bits))
            terms[product] = terms.get(product, 0) + coefficient
        return Polynomial(_without_zeros(terms))

    def is_variable(self) -> bool:
        """Whether the polynomial is a variable and nothing else."""
        return len(self.terms) == 1 and all(len(key) == 1 and value == 1 for key, value in self.terms.items())

    def modulo(self, modulus: int) -> Polynomial:
        """Return the polynomial with its coefficients reduced modulo a number."""
        reduced = {product: coefficient % modulus for product, coefficient in self.terms.items()}
        return Polynomial(_without_zeros(reduced))

    def divisible(self, modulus: int) -> bool:
        """Whether every coefficient is a multiple, so that every value is."""
        return all(coefficient % modulus == 0 for coefficient in self.terms.values())


def _without_zeros(terms: dict[tuple[int, ...], int]) -> dict[tuple[int, ...], int]:
    return {product: value for product, value in terms.items() if value} if 0 in terms.values() else terms
