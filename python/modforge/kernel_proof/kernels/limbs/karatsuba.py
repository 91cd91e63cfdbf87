"""The claims on Karatsuba's method in limbs: products and squares of 16 limbs from three of eight.

The signs of the differences of halves are unknown bits, and decide by masks alone what is computed. So a proof runs the
code once for each way that they can be: then the masks are numbers that are known, and what follows is exact.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product as all_of

from modforge.field.program.polynomial import Polynomial
from modforge.kernel_proof.algebra.words import Value, W, Word, index, number, polynomial
from modforge.kernel_proof.code.library import Instruction, Library
from modforge.kernel_proof.code.x86_64 import Machine
from modforge.kernel_proof.code.x86_64_flow import Run, flag, known
from modforge.kernel_proof.code.x86_64_instructions import INSTRUCTIONS
from modforge.kernel_proof.errors import RefusedError
from modforge.kernel_proof.kernels.limbs.numbers import unknown
from modforge.kernel_proof.kernels.limbs.subtraction import with_values

EIGHT = "modforge::kernel::limbs::adx::eight::"
ONES = W - 1
QUADS = 4
"""Words of a vector."""


def product(library: Library, n: int) -> int:
    """Prove the product for each pair of signs."""
    return sum(prove(library, f"{EIGHT}product_of_16", n, signs) for signs in all_of((0, 1), repeat=2))


def square(library: Library, n: int) -> int:
    """Prove the square for each sign."""
    return sum(prove(library, f"{EIGHT}square_of_16", n, signs) for signs in all_of((0, 1), repeat=1))


def prove(library: Library, function: str, n: int, given: Sequence[int]) -> int:
    """Prove a function for operands whose differences of halves have given signs, 1 for a negative one."""
    signs = Signs(iter(given))
    machine = Machine(library, instructions={**INSTRUCTIONS, **signs.instructions()})
    operands = [unknown(machine.equations, name, n) for name in "ab"[: len(given)]]
    result = machine.array("t", 2 * n, writable=True)
    arrays = [machine.array(name, words, writable=False) for name, words in zip("ab", operands, strict=False)]
    cross = machine.array("cross", n, writable=True)
    machine.call(function, result, *arrays, cross)
    halves = [(words[: n // 2], words[n // 2 :]) for words in (operands[0], operands[-1])]
    for words, negated in zip(operands, signs.negated(given, n // 2), strict=True):
        signs.prove_negation(words[: n // 2], words[n // 2 :], negated)
    (a0, a1), (b0, b1) = ([number(half) for half in pair] for pair in halves)
    # The sum of the middle is a₀b₁ + a₁b₀, so what is above its n words is not negative.
    middle = Polynomial.combination([(1, a0.times(b1)), (1, a1.times(b0))])
    found = [(1, number(machine.words(cross, n)))] + [(W**n, top.polynomial) for top in signs.tops]
    if len(signs.tops) > 1 or signs.rest(Polynomial.combination([*found, (-1, middle)])).terms:
        raise RefusedError("the middle is another number")
    expected = number(operands[0]).times(number(operands[-1]))
    difference = Polynomial.combination([(1, expected), (-1, number(machine.words(result, 2 * n)))])
    # Result and product are below W^(2n), so their difference is 0 if it is a multiple of that.
    if not signs.rest(difference).divisible(W ** (2 * n)):
        raise RefusedError("the result is another number")
    return machine.steps


@dataclass
class Signs:
    """Signs that are given, and what was seen of the words that they choose."""

    given: Iterator[int]
    values: dict[int, int] = field(default_factory=dict)
    """Bits that are known in this case."""
    less_ones: list[tuple[Value, Value]] = field(default_factory=list)
    """Differences with a word of ones, and what was borrowed."""
    tops: list[Word] = field(default_factory=list)
    """What is above the middle, 1 less where the sign says so: shown later not to be negative."""

    def instructions(self) -> dict[str, Run]:
        """Return the meaning of the instructions that masks go through."""
        return {
            "sbb": self.subtract_with_borrow,
            "sub": self.subtract,
            "xor": self.exclusive_or,
            "vmovq": move_to_vector,
            "vpbroadcastq": broadcast,
            "vpxor": exclusive_or_of_vectors,
            "vmovdqu": store_vector,
            "vzeroupper": INSTRUCTIONS["nop"],
        }

    def rest(self, total: Polynomial) -> Polynomial:
        """Return a sum with the bits that are known."""
        return with_values(total, self.values)

    def subtract_with_borrow(self, machine: Machine, instruction: Instruction) -> int | None:
        """Subtract; a register from itself is the mask of a sign, which is given."""
        to, source = instruction.operands
        if to == source and isinstance(machine.carry, Word):
            sign = next(self.given, None)
            if sign is None:
                raise RefusedError("takes more signs than there are operands")
            self.values[index(machine.carry)] = sign
            machine.carry = sign
        return self.difference(machine, instruction, flag(machine.carry))

    def subtract(self, machine: Machine, instruction: Instruction) -> int | None:
        """Subtract without a borrow in; 1 from a few bits is shown later not to be more than they are."""
        to, source = instruction.operands
        x, y = (machine.read(operand, instruction.next) for operand in (to, source))
        if isinstance(x, Word) and machine.size(to) == 4 and y in (0, 1):
            if y == 1:
                x = machine.equations.sum([(1, x.polynomial), (-1, Polynomial.constant(1))], x.max)
            self.tops.append(x)
            machine.write(to, x, instruction.next)
            machine.carry = machine.overflow = machine.zero = None
            return None
        return self.difference(machine, instruction, 0)

    def difference(self, machine: Machine, instruction: Instruction, borrow: Value) -> int | None:
        """Subtract; remember differences with ones."""
        ones = machine.read(instruction.operands[1], instruction.next) == ONES
        target = INSTRUCTIONS["sub" if borrow == 0 else "sbb"](machine, instruction)
        if ones and isinstance(machine.carry, Word):
            self.less_ones.append((machine.read(instruction.operands[0], instruction.next), machine.carry))
        return target

    def exclusive_or(self, machine: Machine, instruction: Instruction) -> int | None:
        """Change no bit, or all."""
        to, source = instruction.operands
        if to == source:
            return INSTRUCTIONS["xor"](machine, instruction)
        x, y = (machine.read(operand, instruction.next) for operand in (to, source))
        if isinstance(x, int) or y not in (0, ONES):
            return INSTRUCTIONS["xor"](machine, instruction)
        machine.write(to, machine.equations.complement(x) if y else x, instruction.next)
        machine.carry = machine.overflow = 0
        machine.zero = None
        return None

    def negated(self, given: Sequence[int], count: int) -> list[list[tuple[Value, Value]]]:
        """Return the differences with ones of each operand, as many as a half has limbs where its sign is 1."""
        rest, found = list(self.less_ones), []
        for sign in given:
            found.append(rest[: count * sign])
            rest = rest[count * sign :]
        if rest:
            raise RefusedError("subtracts more ones than those of the signs")
        return found

    def prove_negation(self, low: Sequence[Value], high: Sequence[Value], negated: list[tuple[Value, Value]]) -> None:
        """Prove that words are high − low, where that is not negative, and so the last borrow 1.

        With d = low − high + W^n for n words they are W^n·borrow − d, and d is at least 1 as high is below W^n.
        """
        if not negated:
            return
        top = W ** len(low)
        borrow = negated[-1][1]
        assert isinstance(borrow, Word)
        parts = [(1, number([word for word, _ in negated])), (-1, number(high)), (1, number(low)), (top, polynomial(1))]
        if self.rest(Polynomial.combination([*parts, (-top, polynomial(borrow))])).terms:
            raise RefusedError("the distance is another number")
        self.values[index(borrow)] = 1


def move_to_vector(machine: Machine, instruction: Instruction) -> None:
    """Put a number that is known into the lowest word of a vector."""
    to, source = instruction.operands
    machine.vectors[int(to[3:])] = [known(machine.read(source, instruction.next))]


def vector(machine: Machine, name: str) -> list[Value]:
    """Return the words of a vector."""
    if int(name[3:]) not in machine.vectors:
        raise RefusedError(f"reads {name}, which nobody wrote")
    return machine.vectors[int(name[3:])]


def broadcast(machine: Machine, instruction: Instruction) -> None:
    """Put the lowest word into all."""
    to, source = instruction.operands
    machine.vectors[int(to[3:])] = vector(machine, source)[:1] * QUADS


def exclusive_or_of_vectors(machine: Machine, instruction: Instruction) -> None:
    """Change no bit of the words in memory, or all."""
    to, mask, memory = instruction.operands
    address = machine.address(memory.removeprefix("YMMWORD PTR "), instruction.next)
    masks = vector(machine, mask)
    if masks not in ([0] * QUADS, [ONES] * QUADS):
        raise RefusedError("changes some bits of an unknown word")
    words = machine.words(address, QUADS)
    machine.vectors[int(to[3:])] = [machine.equations.complement(word) for word in words] if masks[0] else words


def store_vector(machine: Machine, instruction: Instruction) -> None:
    """Store the words of a vector."""
    memory, source = instruction.operands
    address = machine.address(memory.removeprefix("YMMWORD PTR "), instruction.next)
    for i, word in enumerate(vector(machine, source)):
        machine.store(address + 8 * i, word)
