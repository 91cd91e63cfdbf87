"""The last block of a reduction, whose low digits vanish because k is −1 / m modulo some digits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from modforge.field.program.polynomial import Polynomial
from modforge.kernel_proof.algebra.digits import Digits
from modforge.kernel_proof.algebra.words import Value, Word, index, maximum_of, polynomial


@dataclass
class LastBlock:
    """The low columns of the last block of a reduction, which add up to a multiple of D^B for its B digits.

    With the low digits s of the sum, q = s·k modulo D^B for the B digits of the block, and m·k = −1 modulo D^B, the
    number s + q·m is a multiple of D^B. Its columns either are added up one after the other, and each is then a
    multiple of D. Or only the top one is: the others, which nobody adds up, make a number X·D^(B − 1), and X is below
    D, so it is what makes the top column a multiple of D.
    """

    digits: Digits
    m: Sequence[Value]
    k: Sequence[Value]
    chain: list[tuple[int, Polynomial]] = field(default_factory=list)
    """What was carried out of the columns so far, and all that these make."""
    columns: list[Polynomial] = field(default_factory=list)

    def share(self, top: Polynomial) -> tuple[Polynomial, int] | None:
        """Return the number that the low columns make with the top one, which is a multiple of D^B, and D^B."""
        count, base = len(self.k), self.digits.base
        partners = [self.partner(top, factor) for factor in self.m[:count]]
        if any(partner is None for partner in partners):
            return None
        q = [word for word in reversed(partners) if word is not None]
        definitions = self.digits.expansions
        s = [self.partner(definitions[index(word)], self.k[0]) for word in q]
        low = [word for word in s if word is not None]
        if len(low) < count:
            return None
        parts: list[tuple[int, Value]] = [(base**i, digit) for i, digit in enumerate(low[:-1])]
        for i in range(count - 1):
            for j in range(count - 1 - i):
                down, up = self.digits.multiply(self.m[i], q[j])
                parts += [(base ** (i + j), down)]
                if i + j < count - 2:
                    parts += [(base ** (i + j + 1), up)]
        if sum(factor * maximum_of(word) for factor, word in parts) >= base**count:
            return None
        below = Polynomial.combination((factor, polynomial(word)) for factor, word in parts)
        total = Polynomial.combination([(base ** (count - 1), top), (1, below)])
        # The top digit of s for the word that it was cut from, from which it differs by a multiple of D.
        last = index(low[-1])
        cut = [
            (base ** (count - 1), low[-1].polynomial),
            (-(base ** (count - 1)), self.digits.equations.quotients[last]),
        ]
        rest = Polynomial.combination([(1, total), *cut])
        return (total, base**count) if self.vanishes(rest, q, count) else None

    def is_multiple(self, value: Word) -> bool:
        """Whether a column, with what was carried out of those below, is a multiple of D."""
        place, base = len(self.chain), self.digits.base
        if place == len(self.k) or self.partner(value.polynomial, self.m[0]) is None:
            return False
        total, q, cut = self.so_far(value), [], []
        for j in range(place + 1):
            column = value.polynomial if j == place else self.columns[j]
            digit = self.partner(column, self.m[0])
            if digit is None:
                return False
            q.append(digit)
            low = self.partner(self.digits.expansions[index(digit)], self.k[0])
            if low is None:
                return False
            cut += [(base**j, low.polynomial), (-(base**j), self.digits.expansions[index(low)])]
        rest = Polynomial.combination([(1, total), *cut])
        return self.vanishes(rest, q, place + 1)

    def carried(self, value: Word, above: Word) -> None:
        """Remember a column that was cut, and what was carried out of it."""
        total = self.so_far(value)
        self.columns.append(value.polynomial)
        self.chain.append((index(above), total))

    def so_far(self, value: Word) -> Polynomial:
        """Return a column times its power of D, and all below it instead of what they carried into it."""
        base, place = self.digits.base, len(self.chain)
        if not place:
            return value.polynomial
        above, below = self.chain[-1]
        column = Polynomial.combination([(1, value.polynomial), (-1, Polynomial.variable(above))])
        return Polynomial.combination([(base**place, column), (1, below)])

    def partner(self, total: Polynomial, factor: Value) -> Word | None:
        """Return the digit that a factor is multiplied by, once, in a sum."""
        found = [
            self.digits.words[other]
            for variables, coefficient in total.terms.items()
            if coefficient == 1 and len(variables) == 2 and variable(factor) in variables
            for other in variables
            if other != variable(factor) and other in self.digits.words
        ]
        return found[0] if len(found) == 1 else None

    def vanishes(self, total: Polynomial, q: Sequence[Word], count: int) -> bool:
        """Whether a sum is 0 modulo so many digits, with the meaning of q and the assumption on k."""
        base = self.digits.base
        modulus = base**count
        for word in q:
            total = substitute(total, (index(word),), self.digits.expansions[index(word)]).modulo(modulus)
        # 1 + the sum of m_i·k_l·D^(i + l) for i + l ≤ j is a multiple D^(j + 1)·e_j.
        before = Polynomial.constant(1)
        for j in range(count):
            after = self.digits.equations.variable("e", 0).polynomial
            others = [polynomial(self.m[i]).times(polynomial(self.k[j - i])) for i in range(1, min(j + 1, len(self.m)))]
            meaning = Polynomial.combination([(base, after), (-1, before), *((-1, other) for other in others)])
            pair = tuple(sorted((variable(self.m[0]), variable(self.k[j]))))
            total = substitute(total, pair, meaning).modulo(modulus)
            before = after
        return not total.terms


def substitute(total: Polynomial, product: tuple[int, ...], meaning: Polynomial) -> Polynomial:
    """Replace a product of variables by what it is."""
    parts: list[tuple[int, Polynomial]] = []
    for variables, coefficient in total.terms.items():
        left = list(variables)
        if all(v in left for v in product):
            for v in product:
                left.remove(v)
            parts.append((coefficient, Polynomial({tuple(left): 1}).times(meaning)))
        else:
            parts.append((1, Polynomial({variables: coefficient})))
    return Polynomial.combination(parts)


def variable(value: Value) -> int:
    """Return the variable that a digit is."""
    assert isinstance(value, Word)
    return index(value)
