"""Words and the equations between them: all that is known of a run of machine code on unknown operands.

A word is a number from 0 to ``max``. It has a *polynomial* in free variables: the operands, and the high halves and
carries that instructions made. An addition x + y + c = s + W·d, W = 2^64, gives the polynomial of s, and d is free. So
a sum of words with their weights becomes a polynomial in which everything handed from word to word cancels, and a lost
carry remains.

Carries are shown to be zero by bounds. If those of the operands are too wide, the equations are solved the other way
round: d is (x + y + c − s) / W, a high half is (x·y − low) / W, and so on downward, so that the carry out of a row of
products is bounded by the whole row.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import prod

from modforge.field.program.polynomial import Polynomial

BITS = 64
W = 1 << BITS

DEPTH = 80
"""Words of the longest row that a carry is traced back through."""


@dataclass(eq=False, slots=True)
class Word:
    """An unknown number from 0 to ``max``, the ``serial``-th that was made.

    ``choice`` is the bit that chose it, and the words for 1 and for 0.
    """

    serial: int
    polynomial: Polynomial
    max: int
    choice: tuple[Word, Value, Value] | None = None


Value = int | Word
"""A number that is known, or one that is not."""


@dataclass(frozen=True)
class Sum:
    """Terms of which a word is the sum, divided by W or not; a term is a factor and one or two values to multiply."""

    terms: tuple[tuple[int, tuple[Value, ...]], ...]
    divided: bool


@dataclass
class Equations:
    """The facts about words that instructions give."""

    names: list[str] = field(default_factory=list)
    maxima: list[int] = field(default_factory=list)
    """The largest number that each variable can be."""
    inverses: dict[int, int] = field(default_factory=dict)
    """Pairs of variables, k and the lowest digit of m, with k·m₀ = −1 modulo the base of digits."""
    inverse_base: int = W
    """That base."""
    quotients: dict[int, Polynomial] = field(default_factory=dict)
    """Words that are low parts of numbers, such as quotient digits, and those numbers, in the order of their making."""
    words_of_multiple: frozenset[int] = frozenset()
    """Variables that are the words of M = (k·m + 1) / W."""
    dropped: dict[int, Word] = field(default_factory=dict)
    """For words that multiply M, by their serials, an equal word that is free."""
    borrows: bool = True
    """False where a claim says that no difference is negative."""
    shares: list[tuple[int, int, Polynomial]] = field(default_factory=list)
    """Variables v that are a whole share of a sum: base·v = sum."""
    either: dict[int, tuple[Word, Word]] = field(default_factory=dict)
    """Bits that are 1 where one of two bits is."""
    _free: list[Word] = field(default_factory=list)
    _meanings: dict[int, Sum] = field(default_factory=dict)
    _quotient_words: list[Word] = field(default_factory=list)
    _made: int = 0

    def variable(self, name: str, maximum: int) -> Word:
        """Return a new free word."""
        self.names.append(name)
        self.maxima.append(maximum)
        self._free.append(self._word(Polynomial.variable(len(self.names) - 1), maximum))
        return self._free[-1]

    def free(self, variable: int) -> Word:
        """Return the free word that is a variable."""
        return self._free[variable]

    def add(self, x: Value, y: Value, carry: Value = 0) -> tuple[Value, Value]:
        """Return the low word of a sum and the carry."""
        parts = ((1, (x,)), (1, (y,)), (1, (carry,)))
        if isinstance(x, int) and isinstance(y, int) and isinstance(carry, int):
            return (x + y + carry) % W, (x + y + carry) // W
        some = [value for value in (x, y, carry) if value != 0]
        if len(some) == 1:
            return some[0], 0
        total = Polynomial.combination((factor, polynomial(value)) for factor, (value,) in parts)
        maximum = maximum_of(x) + maximum_of(y) + maximum_of(carry)
        if maximum >= W:
            maximum = min(maximum, self._traced(parts))
        if maximum < W:
            return self._word(total, maximum, Sum(parts, divided=False)), 0
        out = self.variable("carry", 1)
        low = Polynomial.combination([(1, total), (-W, out.polynomial)])
        if self.is_multiple(low, W):
            self.shares.append((index(out), W, total))
            self._meanings[out.serial] = Sum(parts, divided=True)
            return 0, out
        word = self._word(low, W - 1)
        self._meanings[out.serial] = Sum((*parts, (-1, (word,))), divided=True)
        return word, out

    def sum(self, parts: Iterable[tuple[int, Polynomial]], maximum: int) -> Word:
        """Return the word that is a sum of multiples, of which the caller knows a bound."""
        return self._word(Polynomial.combination(parts), maximum)

    def subtract(self, x: Value, y: Value, borrow: Value = 0) -> tuple[Value, Value]:
        """Return the low word of a difference and the borrow."""
        if isinstance(x, int) and isinstance(y, int) and isinstance(borrow, int):
            return (x - y - borrow) % W, int(x < y + borrow)
        if y == 0 and borrow == 0:
            return x, 0
        low = [(1, polynomial(x)), (-1, polynomial(y)), (-1, polynomial(borrow))]
        if not self.borrows:
            return self._word(Polynomial.combination(low), maximum_of(x)), 0
        out = self.variable("borrow", 1)
        low.append((W, out.polynomial))
        word = self._word(Polynomial.combination(low), W - 1)
        parts = ((1, (y,)), (1, (borrow,)), (-1, (x,)), (1, (word,)))
        self._meanings[out.serial] = Sum(parts, divided=True)
        return word, out

    def multiply(self, x: Value, y: Value) -> tuple[Value, Value]:
        """Return the high and the low word of a product.

        With k as a factor the low word is a quotient digit, and nothing is said of the other one. What multiplies a
        word of M is a quotient digit, too.
        """
        if isinstance(x, int) and isinstance(y, int):
            return x * y // W, x * y % W
        if self._is_of_multiple(x) or self._is_of_multiple(y):
            x, y = (self._dropped(value) for value in (x, y))
        if self._is_inverse(x) or self._is_inverse(y):
            return self.anything(), self.low_product(x, y)
        total = polynomial(x).times(polynomial(y))
        maximum = maximum_of(x) * maximum_of(y)
        parts = ((1, (x, y)),)
        if maximum < W:
            return 0, self._word(total, maximum, Sum(parts, divided=False)) if maximum else 0
        high = self.variable("high", maximum // W)
        low = self._word(Polynomial.combination([(1, total), (-W, high.polynomial)]), W - 1)
        self._meanings[high.serial] = Sum((*parts, (-1, (low,))), divided=True)
        return high, low

    def latest_quotient(self) -> Word:
        """Return the quotient digit that was made last."""
        return self._quotient_words[-1]

    def low_product(self, x: Value, y: Value) -> Value:
        """Return the low word of a product whose high word is lost."""
        if isinstance(x, int) and isinstance(y, int):
            return x * y % W
        word = self.variable("quotient", W - 1)
        self.quotients[index(word)] = polynomial(x).times(polynomial(y))
        self._quotient_words.append(word)
        return word

    def complement(self, x: Value) -> Value:
        """Return W − 1 − x."""
        if isinstance(x, int):
            return W - 1 - x
        parts = ((W - 1, (1,)), (-1, (x,)))
        total = Polynomial.combination([(W - 1, Polynomial.constant(1)), (-1, x.polynomial)])
        return self._word(total, W - 1, Sum(parts, divided=False))

    def multiple(self, factor: int, bit: Value) -> Value:
        """Return a known multiple of a bit."""
        if isinstance(bit, int):
            return factor * bit
        total = Polynomial.combination([(factor, bit.polynomial)])
        return self._word(total, factor, Sum(((factor, (bit,)),), divided=False))

    def any_of(self, x: Value, y: Value) -> Value:
        """Return the bit that is 1 where one of two bits is."""
        if isinstance(x, int):
            return 1 if x else y
        if isinstance(y, int):
            return 1 if y else x
        word = self.variable("either", 1)
        self.either[index(word)] = (x, y)
        return word

    def choose(self, bit: Value, one: Value, zero: Value) -> Value:
        """Return one of two words, as a bit says."""
        if isinstance(bit, int):
            return one if bit else zero
        word = self.variable("choice", max(maximum_of(one), maximum_of(zero)))
        word.choice = (bit, one, zero)
        return word

    def anything(self) -> Word:
        """Return a word of which nothing is known."""
        return self.variable("anything", W - 1)

    def meaning(self, word: Word) -> Sum | None:
        """Return the sum that a word is, or that it was carried out of."""
        return self._meanings.get(word.serial)

    def resolve(self, total: Polynomial) -> Polynomial:
        """Replace variables by what they are a share of, latest first, where the base divides their factors."""
        terms, changed = dict(total.terms), True
        while changed:
            changed = False
            for variable, base, parts in reversed(self.shares):
                factor = terms.get((variable,), 0)
                if factor and factor % base == 0:
                    del terms[variable,]
                    for product, coefficient in parts.terms.items():
                        terms[product] = terms.get(product, 0) + factor // base * coefficient
                    changed = True
        return Polynomial({product: coefficient for product, coefficient in terms.items() if coefficient})

    def is_late(self) -> list[bool]:
        """Return for each quotient digit whether it multiplied M."""
        late = {index(digit) for digit in self.dropped.values()}
        return [digit in late for digit in self.quotients]

    def _dropped(self, x: Value) -> Value:
        """Return a free word equal to one that multiplies M, so that polynomials do not grow from row to row."""
        if isinstance(x, int) or self._is_of_multiple(x):
            return x
        if x.serial not in self.dropped:
            digit = self.dropped[x.serial] = self.variable("digit", x.max)
            self.quotients[index(digit)] = x.polynomial
            self.shares.append((index(digit), 1, x.polynomial))
        return self.dropped[x.serial]

    def _is_of_multiple(self, x: Value) -> bool:
        """Whether a value is a word of M."""
        return isinstance(x, Word) and x.polynomial.is_variable() and index(x) in self.words_of_multiple

    def _is_inverse(self, x: Value) -> bool:
        """Whether a value is k."""
        return isinstance(x, Word) and x.polynomial.is_variable() and index(x) in self.inverses

    def _word(self, total: Polynomial, maximum: int, meaning: Sum | None = None) -> Word:
        self._made += 1
        word = Word(self._made, total, maximum)
        if meaning is not None:
            self._meanings[word.serial] = meaning
        return word

    def is_multiple(self, total: Polynomial, base: int, rounds: int = 1) -> bool:
        """Whether a sum is a multiple of a base: t + q·m₀ for the latest quotient digit q = t·k, with k·m₀ = −1.

        In each round the latest quotient is replaced by what it is modulo the base.
        """
        if not self.inverses or self.inverse_base % base:
            return False
        total = total.modulo(base)
        for _ in range(rounds):
            latest = max((v for variables in total.terms for v in variables if v in self.quotients), default=None)
            if latest is None or any(variables.count(latest) > 1 for variables in total.terms):
                break
            parts = []
            for variables, coefficient in total.terms.items():
                rest = Polynomial({tuple(v for v in variables if v != latest): coefficient})
                parts.append((1, rest.times(self.quotients[latest]) if latest in variables else rest))
            total = self._with_inverse(Polynomial.combination(parts)).modulo(base)
        return not total.terms

    def _with_inverse(self, total: Polynomial) -> Polynomial:
        """Replace k·m₀ by −1."""
        parts = []
        for variables, coefficient in total.terms.items():
            left, sign = list(variables), 1
            for k in [v for v in variables if v in self.inverses]:
                if self.inverses[k] in left:
                    left.remove(k)
                    left.remove(self.inverses[k])
                    sign = -sign
            parts.append((sign * coefficient, Polynomial({tuple(left): 1})))
        return Polynomial.combination(parts)

    def _traced(self, parts: Iterable[tuple[int, tuple[Value, ...]]]) -> int:
        """Bound a sum by what its carries and high halves were made of."""
        scale: int = W**DEPTH
        constant = 0
        factors: dict[tuple[int, ...], int] = {}
        words: dict[tuple[int, ...], tuple[Word, ...]] = {}
        open_keys: set[tuple[int, ...]] = set()

        def put(factor: int, values: tuple[Value, ...]) -> None:
            nonlocal constant
            unknown = tuple(value for value in values if isinstance(value, Word))
            factor *= prod(value for value in values if isinstance(value, int))
            if unknown:
                key = tuple(sorted(word.serial for word in unknown))
                words[key] = unknown
                factors[key] = factors.get(key, 0) + factor
                open_keys.add(key)
            else:
                constant += factor

        for factor, values in parts:
            put(factor * scale, values)
        # The latest word first, so that all of it has been added up before it is replaced.
        while open_keys:
            key = max(open_keys)
            open_keys.remove(key)
            meaning = self._meanings.get(key[0]) if len(key) == 1 else None
            if meaning is not None and factors[key] and (not meaning.divided or factors[key] % W == 0):
                share = factors.pop(key) // (W if meaning.divided else 1)
                for part, values in meaning.terms:
                    put(share * part, values)
        total = constant
        for key, factor in factors.items():
            total += max(factor, 0) * prod(word.max for word in words[key])
        return total // scale


def index(word: Word) -> int:
    """Return the variable that a word is."""
    ((variables, _),) = word.polynomial.terms.items()
    return variables[0]


def polynomial(value: Value) -> Polynomial:
    """Return a value as a polynomial."""
    return Polynomial.constant(value) if isinstance(value, int) else value.polynomial


def maximum_of(value: Value) -> int:
    """Return the largest number that a value can be."""
    return value if isinstance(value, int) else value.max


def number(words: Sequence[Value]) -> Polynomial:
    """Return the number that words make, lowest first."""
    return Polynomial.combination((W**i, polynomial(word)) for i, word in enumerate(words))
