"""How hardware brings a number of two lengths of p below p: by folds, by Barrett's quotient, or in Montgomery form.

These are programs like all others, proved and certified. Hardware has no words, so a word is as long as the longest
number, but in Montgomery form, where its length is that of a step.

*Folds.* 2^s ≡ f modulo p for many s, and f is cheap where it is a sum of few powers of two. Which folds follow each
other is a search for the fewest bits to add: for 2^m - c they are all at bit m, for other sparse p some cut higher.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from modforge.errors import shown
from modforge.field.errors import FieldError, OptionError
from modforge.field.layouts.candidates import need_modulus
from modforge.field.layouts.montgomery import Montgomery
from modforge.field.program import notation
from modforge.field.program.format import Format
from modforge.field.program.ir import Program
from modforge.field.proof.builder import Builder, Named
from modforge.field.proof.numbers import Proof, fold_highest
from modforge.field.proof.verify import verify

KINDS = ("folded", "barrett", "montgomery")

SPARSE = 8
"""Powers of two, added or subtracted, up to which a factor is written as them."""

CUTS = 32
"""Places between m and 2m at which a fold is considered."""

FRIENDLY = 16
"""Ones at the end of p from which a Montgomery step takes that many bits, or a little fewer; else up to STEP."""

STEP = 64


@dataclass(frozen=True)
class Reduction:
    """A proved program and the proof that followed it; an element is a number below p, times ``radix`` modulo p."""

    modulus: int
    kind: str
    width: int
    radix: int
    program: Program
    proof: Proof

    @property
    def element(self) -> Format:
        """Numbers below p."""
        return self.program.result


def reduction(p: int, highest: int, kind: str | None = None) -> Reduction:
    """Return the program for numbers up to ``highest``: of a kind, or folds where they take less than a quotient."""
    need_modulus(p)
    if kind not in (None, *KINDS):
        raise OptionError(f"layout = {kind!r} must be one of {', '.join(KINDS)} in SystemVerilog")
    bits = p.bit_length()
    folds, cost = _folds(p, highest)
    if kind == "folded" and not folds:
        raise FieldError(
            f"p = {shown(notation.number(p))} has no folds that make a number shorter: 2^s modulo p must be much less "
            f"than p and a sum of at most {SPARSE} powers of two; take --layout barrett"
        )
    if kind is None:
        kind = "folded" if folds and cost <= _barrett_cost(p) else "barrett"
    montgomery = Montgomery(p, _step(p))
    width = montgomery.width if kind == "montgomery" else 2 * bits + 8
    builder = Builder("reduce_product", width, p)
    number = builder.input_full("a", -(-highest.bit_length() // width), highest)
    if kind == "folded":
        for shift, factor in folds:
            number = builder.fold(number, shift, factor)
    elif kind == "barrett":
        before = max(bits - 2, 1)
        number = builder.barrett(number, before, (highest >> before).bit_length() + 2)
    else:
        for _ in range(montgomery.plain_words):
            number = builder.montgomery_step(number, montgomery.inverse)
    number = _below(builder, number, p)
    program = builder.finish(Format.full(-(-bits // width), width, p - 1), number)
    radix = montgomery.radix if kind == "montgomery" else 1
    return Reduction(p, kind, width, radix, program, verify(program, p, radix))


def digits(number: int) -> Iterator[tuple[int, int]]:
    """Yield the signs and exponents of the fewest powers of two that make a number (non-adjacent form).

    >>> list(digits(2**32 - 2**5 + 1))
    [(1, 0), (-1, 5), (1, 32)]
    """
    triple = 3 * number
    signed = triple ^ number
    while signed:
        lowest = signed & -signed
        yield (1 if triple & lowest else -1), lowest.bit_length() - 2
        signed ^= lowest


def weight(number: int) -> int:
    """Return how many powers of two make a number, added and subtracted."""
    return (3 * number ^ number).bit_count()


def _step(p: int) -> int:
    """Return the bits of a Montgomery step, all of one length."""
    ones = (p ^ (p + 1)).bit_length() - 1
    bits = p.bit_length()
    steps = -(-bits // (ones if ones >= FRIENDLY else STEP))
    return -(-bits // steps)


def _below(builder: Builder, number: Named, p: int) -> Named:
    """Subtract about half of the multiples of p that a number may hold, until it is below p."""
    while builder.highest(number) >= p:
        times = builder.highest(number) // p + 1
        number = builder.subtract_once(number, times // 2 * p)
    return number


def _folds(p: int, highest: int) -> tuple[list[tuple[int, int]], int]:
    """Return the folds, each a bit and the residue of the power of two at it, and the bits that are added."""
    bits = p.bit_length()
    cuts = range(bits, 2 * bits, max(1, bits // CUTS))
    options = [(shift, pow(2, shift, p)) for shift in cuts]
    sparse = [(shift, factor) for shift, factor in options if weight(factor) <= SPARSE]
    # For each length the cheapest way to a number of that length; folds only lead to shorter ones.
    best: dict[int, tuple[int, int, list[tuple[int, int]]]] = {highest.bit_length(): (0, highest, [])}
    for length in range(highest.bit_length(), bits, -1):
        if length not in best:
            continue
        cost, largest, folds = best[length]
        for shift, factor in sparse:
            after = fold_highest(largest, shift, factor)
            total = cost + weight(factor) * after.bit_length()
            if after.bit_length() < length and total < best.get(after.bit_length(), (total + 1,))[0]:
                best[after.bit_length()] = total, after, [*folds, (shift, factor)]
    ends = [(cost + 2 * bits * (largest // p).bit_length(), folds) for cost, largest, folds in best.values()]
    cost, folds = min(ends)
    return folds, cost


def _barrett_cost(p: int) -> int:
    """Return the bits that are added for the two products and two subtractions of Barrett's method."""
    bits = p.bit_length()
    reciprocal = (1 << (2 * bits + 2)) // p
    return 2 * bits * weight(reciprocal) + bits * (weight(p) + 4)
