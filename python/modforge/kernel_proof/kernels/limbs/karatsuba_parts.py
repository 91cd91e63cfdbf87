"""The claims on Karatsuba's method from 32 limbs on: distances, the last sum in blocks, and 32 limbs from 16.

Signs are given, as in `karatsuba.py`. The product of 32 limbs is Rust that calls the product of 16, which has a proof
of its own: here each call of it leaves unknown words that make the product of its operands.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product as all_of

from modforge.field.program.polynomial import Polynomial
from modforge.kernel_proof.algebra.words import Value, W, number
from modforge.kernel_proof.code.library import Instruction, Library
from modforge.kernel_proof.code.x86_64 import Machine
from modforge.kernel_proof.code.x86_64_flow import Run, forget, known
from modforge.kernel_proof.code.x86_64_instructions import INSTRUCTIONS
from modforge.kernel_proof.errors import RefusedError
from modforge.kernel_proof.kernels.limbs.adx import ADX
from modforge.kernel_proof.kernels.limbs.karatsuba import EIGHT, ONES, Signs
from modforge.kernel_proof.kernels.limbs.numbers import unknown

BLOCK = 8
"""Limbs of a block."""
PART = 16
"""Limbs of the operands of the products that have proofs of their own."""


def distance(library: Library, n: int) -> int:
    """Prove |a − b| and the mask of a < b."""
    return sum(prove_distance(library, n, sign) for sign in (0, 1))


def prove_distance(library: Library, n: int, sign: int) -> int:
    """Prove a distance where a < b, for the sign 1, or a ≥ b."""
    signs = Signs(iter((sign,)))
    machine = Machine(library, instructions={**INSTRUCTIONS, **signs.instructions()})
    a, b = unknown(machine.equations, "a", n), unknown(machine.equations, "b", n)
    result = machine.array("r", n, writable=True)
    operands = [machine.array(name, words, writable=False) for name, words in (("a", a), ("b", b))]
    machine.call(f"{ADX}sweeps::distance", result, *operands, n // BLOCK)
    factor = -1 if sign else 1
    expected = [(1, number(machine.words(result, n))), (-factor, number(a)), (factor, number(b))]
    # Both are from 0 to W^n − 1, so they are equal if their difference is a multiple of W^n.
    if machine.register("rax") != ONES * sign or not signs.rest(Polynomial.combination(expected)).divisible(W**n):
        raise RefusedError("the distance is another number")
    return machine.steps


def middle_added(library: Library, n: int) -> int:
    """Prove the last sum, modulo W^(2n), if the middle is not negative."""
    return sum(prove_middle(library, n, sign) for sign in (0, 1))


def prove_middle(library: Library, n: int, subtract: int) -> int:
    """Prove t + (low + high ± cross)·W^(n/2), for minus where the mask is of ones."""
    signs = Signs(iter(()))
    machine = Machine(library, instructions={**INSTRUCTIONS, **signs.instructions()})
    t, cross = unknown(machine.equations, "t", 2 * n), unknown(machine.equations, "cross", n)
    result, middle = (machine.array(name, words, writable=True) for name, words in (("t", t), ("cross", cross)))
    machine.call(f"{ADX}sweeps::add_middle_in_blocks", result, middle, n, ONES * subtract)
    parts = [(1, number(t[:n])), (1, number(t[n:])), (-1 if subtract else 1, number(cross))]
    expected = Polynomial.combination(parts)
    # The middle is not negative and its n words are below W^n, so what is above them is not negative.
    found = [(1, number(machine.words(middle, n)))] + [(W**n, top.polynomial) for top in signs.tops]
    if len(signs.tops) != 1 or Polynomial.combination([*found, (-1, expected)]).terms:
        raise RefusedError("the middle is another number")
    total = [(1, number(t)), (W ** (n // 2), expected), (-1, number(machine.words(result, 2 * n)))]
    if not Polynomial.combination(total).divisible(W ** (2 * n)):
        raise RefusedError("the result is another number")
    return machine.steps


def product(library: Library, n: int) -> int:
    """Prove the product of twice as many limbs as the parts for each pair of signs."""
    return sum(prove_product(library, n, signs) for signs in all_of((0, 1), repeat=2))


def prove_product(library: Library, n: int, given: Sequence[int]) -> int:
    """Prove the product for operands whose differences of halves have given signs, 1 for a negative one."""
    signs = Signs(iter(given))
    parts = Parts(library, signs)
    machine = Machine(library, instructions={**INSTRUCTIONS, **signs.instructions(), **parts.instructions()})
    operands = [unknown(machine.equations, name, n) for name in "ab"]
    halves = [(number(words[:PART]), number(words[PART:])) for words in operands]
    for (low, high), sign in zip(halves, given, strict=True):
        parts.distances.append(Polynomial.combination([(-1 if sign else 1, low), (1 if sign else -1, high)]))
    result, scratch = machine.array("t", 2 * n, writable=True), machine.array("scratch", n + PART, writable=True)
    arguments: list[Value] = [result, 2 * n]
    for words in operands:
        arguments += [machine.array("operand", words, writable=False), n]
    machine.call(f"{ADX}karatsuba::product", *arguments, scratch, n + PART)
    # The sum of the middle is a₀b₁ + a₁b₀, so what is above its n words is not negative.
    ((a0, a1), (b0, b1)) = halves
    middle = Polynomial.combination([(1, a0.times(b1)), (1, a1.times(b0))])
    found = [(1, number(machine.words(scratch, n)))] + [(W**n, top.polynomial) for top in signs.tops]
    if len(signs.tops) != 1 or signs.rest(Polynomial.combination([*found, (-1, middle)])).terms:
        raise RefusedError("the middle is another number")
    expected = number(operands[0]).times(number(operands[1]))
    difference = Polynomial.combination([(1, expected), (-1, number(machine.words(result, 2 * n)))])
    # Both are below W^(2n).
    if not signs.rest(difference).divisible(W ** (2 * n)):
        raise RefusedError("the result is another number")
    return machine.steps


@dataclass
class Parts:
    """Calls of the product of 16 limbs."""

    library: Library
    signs: Signs
    distances: list[Polynomial] = field(default_factory=list)
    """Those of the halves of the operands, not negative."""

    def instructions(self) -> dict[str, Run]:
        """Return the meaning of what calls it, or goes to it at the end of a function."""
        return {"call": self.call, "jmp": self.jump}

    def call(self, machine: Machine, instruction: Instruction) -> int | None:
        """Call a function."""
        if not self.is_product(instruction):
            return INSTRUCTIONS["call"](machine, instruction)
        self.multiply(machine)
        return None

    def jump(self, machine: Machine, instruction: Instruction) -> int | None:
        """Go elsewhere."""
        if not self.is_product(instruction):
            return INSTRUCTIONS["jmp"](machine, instruction)
        self.multiply(machine)
        return INSTRUCTIONS["ret"](machine, instruction)

    def is_product(self, instruction: Instruction) -> bool:
        """Whether an instruction goes to the product of 16 limbs."""
        (address,) = self.library.addresses(f"{EIGHT}product_of_16")
        return instruction.operands[0].split()[0] == f"{address:x}"

    def multiply(self, machine: Machine) -> None:
        """Leave words that make the product; what it has as room may hold anything then."""
        place, *operands, cross = (known(machine.register(name)) for name in ("rdi", "rsi", "rdx", "rcx"))
        a, b = (self.value(machine.words(operand, PART)) for operand in operands)
        above = unknown(machine.equations, "part", 2 * PART - 1)
        low = machine.equations.sum([(1, a.times(b)), (-W, number(above))], W - 1)
        for i, word in enumerate([low, *above]):
            machine.store(place + 8 * i, word)
        for i in range(PART):
            machine.store(cross + 8 * i, machine.equations.anything())
        forget(machine)

    def value(self, words: Sequence[Value]) -> Polynomial:
        """Return the number that words make; a distance, from 0 to W^16 − 1 as they are, where it differs by W^16."""
        found = number(words)
        for one in self.distances:
            if self.signs.rest(Polynomial.combination([(1, found), (-1, one)])).divisible(W**PART):
                return one
        return found
