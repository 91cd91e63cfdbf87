"""What each operation must do, and the check that its program does: a proof for all inputs, and a trial run.

The proof covers everything that the trial could find, if the proof is right. The trial executes the instructions
instead of reasoning about them, so that a mistake in the reasoning shows as well.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from modforge.field.ir import Program, run
from modforge.field.polynomial import Polynomial
from modforge.field.proof import Proof, ProofError, Step

TRIALS = 8
"""Random inputs of a trial run, beside the edges."""


@dataclass(frozen=True)
class Specification:
    """The result of an operation: in the algebra of the proof, and on integers."""

    polynomial: Callable[..., Polynomial]
    integer: Callable[..., int]


def _sum(*parts: tuple[int, Polynomial]) -> Polynomial:
    return Polynomial.combination(parts)


SPECIFICATIONS: Mapping[str, Specification] = {
    "mul": Specification(lambda a, b: a.times(b), lambda a, b: a * b),
    "square": Specification(lambda a: a.times(a), lambda a: a * a),
    "add": Specification(lambda a, b: _sum((1, a), (1, b)), lambda a, b: a + b),
    "sub": Specification(lambda a, b: _sum((1, a), (-1, b)), lambda a, b: a - b),
    "neg": Specification(lambda a: _sum((-1, a)), lambda a: -a),
    "canonical": Specification(lambda a: a, lambda a: a),
    "decode": Specification(lambda a: a, lambda a: a),
}


def verify(program: Program, modulus: int, highest: int) -> tuple[Step, ...]:
    """Prove a program and try it; return the steps of the proof, or raise :class:`ProofError`.

    The result must be congruent to the specification modulo p and at most ``highest``. ``decode`` is told apart by its
    second output, which must be 1 exactly for inputs below p; its result must be the input, or 0 with a 0.
    """
    proof = _follow(program, modulus)
    expected = SPECIFICATIONS[program.name].polynomial(*(proof.value(number.words) for number in program.inputs))
    if "ok" in program.outputs:
        below = proof.below.get(program.inputs[0].name)
        if below is None or program.outputs["ok"] != (below,):
            raise ProofError("the returned bit is not the one that says whether the input is below p")
        expected = expected.times(proof.value((below,)))
    proof.conclude(program.outputs["r"], expected, highest)
    _try(program, modulus, highest)
    return tuple(proof.steps)


def _follow(program: Program, modulus: int) -> Proof:
    proof = Proof(program.width, modulus)
    for number in program.inputs:
        proof.receive(number.name, number.words, number.highest)
    for item in program.body:
        proof.follow(item)
    return proof


def _try(program: Program, modulus: int, highest: int) -> None:
    names = [number.name for number in program.inputs]
    for values in _samples(program, modulus):
        outputs = run(program, dict(zip(names, values, strict=True)))
        exact = SPECIFICATIONS[program.name].integer(*values)
        ok = "ok" not in outputs or (outputs["ok"] == (exact < modulus))
        if "ok" in outputs and exact >= modulus:
            exact = 0
        if not ok or outputs["r"] > highest or (outputs["r"] - exact) % modulus:
            raise ProofError(f"{program.name} gives {outputs} for {values}")


def _samples(program: Program, modulus: int) -> Iterator[tuple[int, ...]]:
    """Yield edges and random values within the bounds of the inputs."""
    bounds = [number.highest for number in program.inputs]
    for offset in (0, 1, 2):
        yield tuple(offset for _ in bounds)
        yield tuple(bound - offset for bound in bounds)
        yield tuple(min(modulus - 1 + offset, bound) for bound in bounds)
    source = random.Random(modulus)  # fixed, so that generation is reproducible
    for _ in range(TRIALS):
        yield tuple(source.randint(0, bound) for bound in bounds)
