"""The specification of each operation, and the check of its program: a proof for all inputs, and a trial run.

The proof covers everything that the trial could find, if the proof is right. The trial executes the instructions
instead of reasoning about them, so that a mistake in the reasoning shows as well.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from modforge.field.program.ir import Program, runner
from modforge.field.program.polynomial import Polynomial
from modforge.field.proof.numbers import Proof
from modforge.field.proof.words import ProofError

TRIALS = 8
"""Random inputs of a trial run, in addition to the edges."""


@dataclass(frozen=True)
class Specification:
    """The result of an operation, in the algebra of the proof: what it is of its inputs, times a power of the radix.

    An element e represents the number ``e / radix``; the radix is 1 except in Montgomery form.
    """

    of_inputs: Callable[..., Polynomial]
    power: int = 0
    fraction: int = 1

    def factor(self, modulus: int, radix: int) -> int:
        """Return the factor of the polynomial."""
        return pow(radix, self.power, modulus) * pow(self.fraction, -1, modulus) % modulus


def _sum(*parts: tuple[int, Polynomial]) -> Polynomial:
    return Polynomial.combination(parts)


SPECIFICATIONS: Mapping[str, Specification] = {
    "mul": Specification(lambda a, b: a.times(b), -1),
    "square": Specification(lambda a: a.times(a), -1),
    "add": Specification(lambda a, b: _sum((1, a), (1, b))),
    "sub": Specification(lambda a, b: _sum((1, a), (-1, b))),
    "neg": Specification(lambda a: _sum((-1, a))),
    "three_halves": Specification(lambda a: _sum((3, a)), fraction=2),
    "sub_twice": Specification(lambda a, b: _sum((1, a), (-2, b))),
    "sum_of_products": Specification(lambda a, b, c, d: _sum((1, a.times(b)), (1, c.times(d))), -1),
    "difference_of_products": Specification(lambda a, b, c, d: _sum((1, a.times(b)), (-1, c.times(d))), -1),
    "product_minus_square": Specification(lambda a, b, c: _sum((1, a.times(b)), (-1, c.times(c))), -1),
    "mul_small": Specification(lambda a, b: a.times(b)),
    "half": Specification(lambda a: a, fraction=2),
    "canonical": Specification(lambda a: a),
    "encode": Specification(lambda a: a, -1),
    "decode": Specification(lambda a: a, 1),
    "reduce": Specification(lambda a: a, 1),
    "reduce_product": Specification(lambda a: a, -1),
}


def verify(program: Program, modulus: int, radix: int = 1) -> Proof:
    """Prove a program and try it; return the proof, or raise :class:`ProofError`.

    The result must be congruent to the specification modulo p and keep its format. ``decode`` is told apart by its
    second output, which must be 1 exactly for inputs below p; its result must represent the input, or be 0 with a 0.
    """
    specification = SPECIFICATIONS[program.name]
    proof = _follow(program, modulus)
    exact = specification.of_inputs(*(proof.residue(number.name) for number in program.inputs))
    expected = Polynomial.combination([(specification.factor(modulus, radix), exact)])
    if "ok" in program.outputs:
        below = proof.below.get(program.inputs[0].name)
        if below is None or program.outputs["ok"] != (below,):
            raise ProofError("the returned bit is not the one that says whether the input is below p")
        expected = expected.times(proof.bit(below))
    proof.conclude(program.outputs["r"], expected, program.result)
    _try(program, modulus, radix)
    return proof


def exact_result(program: Program, modulus: int, radix: int, values: Sequence[int]) -> int:
    """Return the result that a program must give for input values, modulo p."""
    specification = SPECIFICATIONS[program.name]
    value = specification.of_inputs(*(Polynomial.constant(value) for value in values)).terms.get((), 0)
    return value * specification.factor(modulus, radix) % modulus


def _follow(program: Program, modulus: int) -> Proof:
    proof = Proof(program.width, modulus)
    for number in program.inputs:
        proof.receive(number.name, number.words, number.format)
    for item in program.body:
        proof.follow(item)
    return proof


def _try(program: Program, modulus: int, radix: int) -> None:
    names, run = [number.name for number in program.inputs], runner(program)
    for words in _samples(program, modulus):
        values = [number.format.join(given) for number, given in zip(program.inputs, words, strict=True)]
        outputs = run(dict(zip(names, words, strict=True)))
        exact = exact_result(program, modulus, radix, values)
        ok = "ok" not in outputs or outputs["ok"] == (values[0] < modulus)
        if "ok" in outputs and values[0] >= modulus:
            exact = 0
        if not ok or outputs["r"] > program.result.highest or (outputs["r"] - exact) % modulus:
            raise ProofError(f"{program.name} gives {outputs} for {values}")


def _samples(program: Program, modulus: int) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Yield edges and random values within the bounds of the inputs, as words."""
    formats = [number.format for number in program.inputs]
    bounds = [form.highest for form in formats]
    values = []
    for offset in (0, 1, 2):
        values.append([min(offset, bound) for bound in bounds])
        values.append([max(bound - offset, 0) for bound in bounds])
        values.append([min(modulus - 1 + offset, bound) for bound in bounds])
    source = random.Random(modulus)  # fixed, so that generation is reproducible
    values += [[source.randint(0, bound) for bound in bounds] for _ in range(TRIALS)]
    for row in values:
        yield tuple(form.split(value) for form, value in zip(formats, row, strict=True))
    for _ in range(TRIALS):
        rows = tuple(tuple(source.choice((0, limit, source.randint(0, limit))) for limit in f.limits) for f in formats)
        if all(form.join(row) <= form.highest for form, row in zip(formats, rows, strict=True)):
            yield rows
