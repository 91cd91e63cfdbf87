"""The claims on products modulo W^n − C: that each result is a·b less a multiple of the modulus.

With the upper half H of the product, what H·C carries out of n words as t, and a last carry bit e, the result is
r = a·b − (H + t + e)·(W^n − C) as a polynomial in the words. So what C multiplies in a·b − r says which multiple it is.
"""

from __future__ import annotations

from collections.abc import Sequence

from modforge.field.program.polynomial import Polynomial
from modforge.kernel_proof.algebra.inequalities import Linear, impossible
from modforge.kernel_proof.algebra.words import Equations, Value, W, Word, index, maximum_of, number, polynomial
from modforge.kernel_proof.code.library import Library
from modforge.kernel_proof.code.x86_64 import Machine
from modforge.kernel_proof.code.x86_64_instructions import INSTRUCTIONS
from modforge.kernel_proof.errors import RefusedError
from modforge.kernel_proof.kernels.limbs.adx import ADX
from modforge.kernel_proof.kernels.limbs.in_place import prove_in_place
from modforge.kernel_proof.kernels.limbs.numbers import unknown


def product(library: Library, n: int) -> int:
    """Prove the product and its reduction in registers."""
    name = f"{ADX}straight::folded::fold_{n}"
    machine = Machine(library, instructions=INSTRUCTIONS)
    a, b, (fold,) = (unknown(machine.equations, name, count) for name, count in (("a", n), ("b", n), ("C", 1)))
    result = machine.array("r", n, writable=True)
    operands = [machine.array(name, words, writable=False) for name, words in (("a", a), ("b", b))]
    machine.call(name, result, *operands, fold)
    prove_in_place(library, name, n, 2, 1)
    prove_folded(machine.equations, machine.words(result, n), number(a).times(number(b)), fold)
    return machine.steps


def square(library: Library, n: int) -> int:
    """Prove the square and its reduction in registers."""
    name = f"{ADX}straight::folded_square::fold_square_{n}"
    machine = Machine(library, instructions=INSTRUCTIONS)
    a, (fold,) = (unknown(machine.equations, name, count) for name, count in (("a", n), ("C", 1)))
    result = machine.array("r", n, writable=True)
    operand = machine.array("a", a, writable=False)
    machine.call(name, result, operand, operand, fold)
    prove_in_place(library, name, n, 1, 1)
    prove_folded(machine.equations, machine.words(result, n), number(a).times(number(a)), fold)
    return machine.steps


def prove_folded(equations: Equations, words: Sequence[Value], numerator: Polynomial, fold: Word) -> None:
    """Prove that words make a number that is another one less a multiple of W^n − C."""
    chosen, bit = last_choice(equations, words[0], fold)
    lost = last_carry(equations, words, chosen, bit)
    found = Polynomial({key: factor for key, factor in number(words).terms.items() if index(lost) not in key})
    parts = [(1, numerator), (-1, found), (1, chosen.polynomial), (-1, bit.polynomial.times(fold.polynomial))]
    rest = Polynomial.combination(parts)
    multiple = divided(rest, fold)
    modulus = Polynomial.combination([(W ** len(words), Polynomial.constant(1)), (-1, fold.polynomial)])
    if not multiple.terms or Polynomial.combination([(1, rest), (-1, multiple.times(modulus))]).terms:
        raise RefusedError("the result differs by something else than a multiple of W^n - C")


def divided(total: Polynomial, fold: Word) -> Polynomial:
    """Return what is multiplied by −C in a sum."""
    terms = {}
    for key, factor in total.terms.items():
        if index(fold) in key:
            left = list(key)
            left.remove(index(fold))
            terms[tuple(left)] = -factor
    return Polynomial(terms)


def last_choice(equations: Equations, lowest: Value, fold: Word) -> tuple[Word, Word]:
    """Return the C or 0 that is added to the lowest word at last, and the bit that says which."""
    for key in polynomial(lowest).terms:
        word = equations.free(key[0]) if len(key) == 1 else None
        if word is not None and word.choice is not None:
            bit, one, zero = word.choice
            if isinstance(bit, Word) and one is fold and zero == 0:
                return word, bit
    raise RefusedError("no carry chooses whether C is added at last")


def last_carry(equations: Equations, words: Sequence[Value], chosen: Word, bit: Word) -> Word:
    """Return the carry out of the last sum, C or 0 and two words, which is 0.

    Where the bit is 0, so is what is added. Where it is 1, these two words are the lowest of c + t·C − W^n for a c of n
    words, a number that is below t·C.
    """
    n = len(words)
    lost = out_of(equations, words[1])
    second, _, carry, _ = added(equations, lost)
    first, found, nothing, _ = added(equations, carry)
    if found is not chosen or nothing != 0:
        raise RefusedError("what is added at last is not the choice")
    carry = bit
    addends: list[Value] = []
    for total in reversed([first, second, *words[2:]]):
        _, addend, below, left = added(equations, carry)
        if left is not total:
            raise RefusedError("the bit is not the carry of the sum before")
        carry, addends = below, [addend, *addends]
    if any(addends[2:]):
        raise RefusedError("more than a product is added before")
    product, limit = Linear.of("t·C"), largest_product(equations, *addends[:2])
    sums, two, above = Linear.of("c"), Linear.of("lowest two words"), Linear.of("words above")
    rest = sums + product - W**n - two - above
    case = [sums, Linear(W**n - 1) - sums, product, Linear(limit) - product, two, above, rest, rest * -1]
    if carry != 0 or not impossible([*case, two + maximum_of(chosen) - W**2]):
        raise RefusedError("the last sum may carry out of two words")
    return lost


def out_of(equations: Equations, word: Value) -> Word:
    """Return the carry that a word of a sum has left."""
    for key, factor in polynomial(word).terms.items():
        if len(key) == 1 and factor == -W:
            carry = equations.free(key[0])
            meaning = equations.meaning(carry)
            if meaning is not None and meaning.divided and meaning.terms[-1] == (-1, (word,)):
                return carry
    raise RefusedError("the last sum has no carry")


def added(equations: Equations, carry: Value) -> tuple[Value, Value, Value, Value]:
    """Return what was added where a carry came out: two words, the carry in, and the word that is left."""
    meaning = equations.meaning(carry) if isinstance(carry, Word) else None
    if meaning is None or not meaning.divided or [factor for factor, _ in meaning.terms] != [1, 1, 1, -1]:
        raise RefusedError("a carry is not one of three words")
    (x,), (y,), (below,), (left,) = (values for _, values in meaning.terms)
    return x, y, below, left


def largest_product(equations: Equations, low: Value, high: Value) -> int:
    """Return the largest that two words can be which are the low and the high one of a product."""
    meaning = equations.meaning(high) if isinstance(high, Word) else None
    if meaning is not None and meaning.divided and len(meaning.terms) == 2:
        (_, factors), rest = meaning.terms
        if rest == (-1, (low,)) and len(factors) == 2:
            return maximum_of(factors[0]) * maximum_of(factors[1])
    raise RefusedError("what is added before is not a product")
