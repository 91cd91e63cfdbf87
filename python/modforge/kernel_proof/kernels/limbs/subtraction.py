"""The last subtraction: that a result is T or T − m, whichever is below m."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product as all_of

from modforge.field.program.polynomial import Polynomial
from modforge.kernel_proof.algebra.inequalities import Linear, impossible
from modforge.kernel_proof.algebra.words import Equations, Value, W, Word, index, maximum_of, number, polynomial
from modforge.kernel_proof.errors import RefusedError


@dataclass(frozen=True)
class Alternative:
    """A number as T + multiple·m + above·W^n − W^n·word, where T is the sum before the last subtraction."""

    multiple: int
    above: int
    word: Word | None

    def linear(self, n: int, name: str) -> Linear:
        """Return it as an expression in T, m and the word."""
        total = Linear(self.above * W**n, {"T": 1} | ({"m": self.multiple} if self.multiple else {}))
        return total - Linear.of(name) * W**n if self.word else total


def prove_reduced(
    equations: Equations,
    words: Sequence[Value],
    numerator: Polynomial,
    m: Sequence[Value],
    multiple: Sequence[Value] = (),
) -> None:
    """Prove that words make T or T − m, whichever is below m.

    T = (numerator + q·m) / W^n must be below 2m. A digit c that multiplied M = (k·m + 1) / W, a number with the words
    of ``multiple``, has added c·(W·M − 1) = c·k·m.

    The words are chosen by one or two carries. For every value of these the number that is taken and the one that is
    left are compared with T as polynomials; then inequalities say which values can occur.
    """
    n = len(words)
    if len(equations.quotients) != n:
        raise RefusedError(f"{len(equations.quotients)} quotient digits, where {n} are needed")
    once, late = number(m), Polynomial.combination([(W, number(multiple)), (-1, Polynomial.constant(1))])
    digits = zip(equations.quotients, equations.is_late(), strict=True)
    added = [Polynomial.variable(digit).times(late if is_late else once) for digit, is_late in digits]
    total = equations.resolve(Polynomial.combination([(1, numerator), *((W**i, part) for i, part in enumerate(added))]))
    bits = deciding(equations, words)
    for values in all_of((0, 1), repeat=len(bits)):
        given = dict(zip((index(bit) for bit in bits), values, strict=True))
        taken, left = ([chosen(equations, word, given, other) for word in words] for other in (False, True))
        numbers = [compare(equations, total, one, m, given, bits) for one in (taken, left)]
        prove_case(n, *numbers)


def deciding(equations: Equations, words: Sequence[Value]) -> list[Word]:
    """Return the bits by which words are chosen."""
    bits: list[Word] = []
    for word in words:
        if isinstance(word, int) or word.choice is None:
            raise RefusedError("a word of the result is not chosen from two")
        bit = word.choice[0]
        bits += [one for one in equations.either.get(index(bit), (bit,)) if one not in bits]
    return bits


def chosen(equations: Equations, word: Value, given: dict[int, int], other: bool) -> Value:
    """Return the word that is taken, or the other one."""
    assert isinstance(word, Word) and word.choice is not None
    bit, one, zero = word.choice
    parts = equations.either.get(index(bit), (bit,))
    return one if any(given[index(part)] for part in parts) != other else zero


def compare(
    equations: Equations,
    total: Polynomial,
    words: Sequence[Value],
    m: Sequence[Value],
    given: dict[int, int],
    bits: list[Word],
) -> Alternative:
    """Say by what a number differs from T."""
    n = len(words)
    near = [part for bit in bits for part in parts_of(equations, bit) if part not in words]
    scaled = equations.resolve(Polynomial.combination([(W**n, number(words))]))
    for word in (None, *near):
        above = equations.resolve(Polynomial.combination([(W ** (2 * n), polynomial(word))])) if word else Polynomial()
        for multiple in (0, -1):
            parts = [(1, scaled), (1, above), (-1, total), (-multiple * W**n, number(m))]
            rest = with_values(Polynomial.combination(parts), given)
            if not rest.terms.keys() - {()} and rest.terms.get((), 0) % W ** (2 * n) == 0:
                return Alternative(multiple, rest.terms.get((), 0) // W ** (2 * n), word)
    raise RefusedError("the result is neither T nor T − m")


def parts_of(equations: Equations, bit: Word) -> list[Word]:
    """Return the words of the equation that made a carry."""
    meaning = equations.meaning(bit)
    return [value for _, (value, *_) in (meaning.terms if meaning else ()) if isinstance(value, Word)]


def with_values(total: Polynomial, given: dict[int, int]) -> Polynomial:
    """Put the values of variables into a polynomial."""
    terms = (
        (coefficient, Polynomial({tuple(v for v in variables if v not in given): 1}))
        for variables, coefficient in total.terms.items()
        if all(given.get(variable, 1) for variable in variables)
    )
    return Polynomial.combination(terms)


def prove_case(n: int, taken: Alternative, left: Alternative) -> None:
    """Prove that what is taken is T or T − m and below m, wherever these values of the carries can occur."""
    sums, m = Linear.of("T"), Linear.of("m")
    one, other = taken.linear(n, "x"), left.linear(n, "y")
    always = [sums, m * 2 - 1 - sums, m - 1, Linear(W**n - 1) - m]
    always += [part for value in (one, other) for part in (value, Linear(W**n - 1) - value)]
    words = [(name, part.word) for name, part in (("x", taken), ("y", left)) if part.word]
    if len(words) == 2 and taken.word is left.word:
        always += [Linear.of("x") - Linear.of("y"), Linear.of("y") - Linear.of("x")]
    for empty in all_of((True, False), repeat=len(words)):
        case = list(always)
        for (name, word), is_zero in zip(words, empty, strict=True):
            value = Linear.of(name)
            case += [value, value * -1] if is_zero else [value - 1, Linear(maximum_of(word)) - value]
        if impossible(case):
            continue
        extra = one - sums - m * taken.multiple
        if not impossible([*case, extra - 1]) or not impossible([*case, extra * -1 - 1]):
            raise RefusedError("the result is not T modulo m")
        if not impossible([*case, one - m]):
            raise RefusedError("the result is not below m")
