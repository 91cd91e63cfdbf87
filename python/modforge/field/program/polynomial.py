"""Polynomials with integer coefficients in the words of a program: just enough algebra for exact identities."""

from __future__ import annotations

from collections.abc import Collection, Iterable
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
        return cls({product: coefficient for product, coefficient in terms.items() if coefficient})

    def times(self, other: Polynomial) -> Polynomial:
        """Return the product."""
        terms: dict[tuple[int, ...], int] = {}
        for left, a in self.terms.items():
            for right, b in other.terms.items():
                product = tuple(sorted(left + right))
                terms[product] = terms.get(product, 0) + a * b
        return Polynomial({product: coefficient for product, coefficient in terms.items() if coefficient})

    def simplify(self, zero: Collection[int], bits: Collection[int]) -> Polynomial:
        """Return the polynomial where some variables are known to be 0, and others to be 0 or 1 (so x² = x)."""
        terms: dict[tuple[int, ...], int] = {}
        for product, coefficient in self.terms.items():
            if any(variable in zero for variable in product):
                continue
            if len(product) > 1:
                product = tuple(v for i, v in enumerate(product) if not (i and v == product[i - 1] and v in bits))
            terms[product] = terms.get(product, 0) + coefficient
        return Polynomial({product: coefficient for product, coefficient in terms.items() if coefficient})

    def is_variable(self) -> bool:
        """Whether the polynomial is a variable and nothing else."""
        return len(self.terms) == 1 and all(len(key) == 1 and value == 1 for key, value in self.terms.items())

    def modulo(self, modulus: int) -> Polynomial:
        """Return the polynomial with its coefficients reduced modulo a number."""
        reduced = {product: coefficient % modulus for product, coefficient in self.terms.items()}
        return Polynomial({product: coefficient for product, coefficient in reduced.items() if coefficient})

    def divisible(self, modulus: int) -> bool:
        """Whether every coefficient is a multiple, so that every value is."""
        return all(coefficient % modulus == 0 for coefficient in self.terms.values())
