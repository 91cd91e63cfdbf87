"""Arithmetic modulo any p by Barrett's estimate of the quotient (Barrett 1986; HAC, algorithm 14.42), in plain form.

The quotient of x by p is estimated from the words of x above one cut and a reciprocal of p that is computed beforehand;
what is left is x less that many p, below a few p. Where the cuts lie decides how long the two products are and how much
is left to subtract: several places are tried, word boundaries and single bits, and the cheapest is taken.

Only the upper half of the first product is computed, two words below the cut, and only the lower words of the second.

*With one fold* (Hasenplaugh, Gaubatz, Gopal 2007): x = low + 2^s·high with s halfway between the lengths of p and of
the product becomes low + (2^s mod p)·high, so that the quotient is half as long.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from modforge.field.layouts.full_words import Subtracting
from modforge.field.program.ir import Op
from modforge.field.proof.builder import Builder, Named

MULTIPLES = (1, 2, 4)
"""The multiples of p that elements may be below."""

FEW = 4
"""Up to how many p are subtracted without a quotient."""


@dataclass(frozen=True)
class Barrett(Subtracting):
    """Full words below ``times``·p; a product is folded at bit ``fold`` (0 for not), then its quotient estimated.

    ``before`` is the bit above which it is looked at, ``after`` that above which the product with the reciprocal is.
    """

    times: int
    fold: int
    before: int
    after: int

    @property
    def bound(self) -> int:
        """The bound that all elements are below."""
        return self.times * self.modulus

    @property
    def method(self) -> str:
        """How a product is reduced."""
        first = f"folded once at bit {self.fold}, then " if self.fold else ""
        return f"product {first}reduced by an estimated quotient, cut at bits {self.before} and {self.after} (Barrett)"

    @property
    def why(self) -> str:
        """The quotient."""
        return "no form that saves multiplications: a quotient is estimated from the highest words"

    def shorten(self, builder: Builder, product: Named) -> Named:
        """Subtract the estimated quotient times p, then p until the bound is kept."""
        if self.fold:
            product = builder.fold_wide(product, self.fold, (1 << self.fold) % self.modulus)
        return self.below_bound(builder, builder.barrett(product, self.before, self.after))

    def encode(self, builder: Builder, a: Named) -> Named:
        """Subtract p until the number is below it."""
        return self.subtract_until(builder, a, self.modulus)

    def enter(self, builder: Builder, a: Named) -> Named:
        """Subtract multiples of p, few or an estimated number."""
        if builder.highest(a) >= FEW * self.modulus:
            a = self.by_quotient(builder, a)
        return self.below_bound(builder, a)


def layouts(p: int, width: int) -> list[Barrett]:
    """Return the cheapest layout of a modulus without a fold, and with one unless p is a single word."""
    return [min(found, key=_cost) for folded in (False, True) if (found := options(p, width, folded=folded))]


def _cost(layout: Barrett) -> tuple[int, int]:
    """Return how many multiplications and how many instructions a reduction has."""
    executed, _ = layout.reduce_product().executed()
    return sum(item.op is Op.MAC for item in executed), len(executed)


def options(p: int, width: int, *, folded: bool) -> list[Barrett]:
    """Return the layouts of a modulus, all bounds and cuts, with a fold or without."""
    words = -(-p.bit_length() // width)
    times = [k for k in MULTIPLES if k * p <= 1 << (width * words)]
    # Half of the words above those of p are folded; a number of one word has nothing to fold.
    folds = [width * (words + (words + 1) // 2)] if folded else [0]
    if folded and words == 1:
        return []
    return [
        Barrett(p, width, k, fold, before, after)
        for k in times
        for fold in folds
        for before, after in _cuts(p, width, (fold or 2 * width * words) + 1)
    ]


def _cuts(p: int, width: int, length: int) -> Iterator[tuple[int, int]]:
    """Yield where a number of so many bits can be cut so that the estimate is at most two too small."""
    m = p.bit_length()
    for before in {m - 2, m, (m - 2) // width * width, m // width * width}:
        top = length - before
        for after in {top, -(-top // width) * width, top - 1}:
            yield before, after
