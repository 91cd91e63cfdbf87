"""The claims on the AVX-IFMA kernel: products and squares in digits of 52 bits, in vectors of four.

They are those of AVX-512 IFMA (`ifma.py`), with five digits at a time. The machine code of both encodings is proved.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from modforge.kernel_proof.algebra.digits import DIGIT_BITS, D
from modforge.kernel_proof.algebra.words import Value
from modforge.kernel_proof.code.library import Library
from modforge.kernel_proof.errors import RefusedError
from modforge.kernel_proof.kernels.digits import ifma
from modforge.kernel_proof.kernels.digits.last_block import LastBlock

AVX_IFMA = "modforge::kernel::digits::avxifma::"
LANES = 4
BLOCK = 5
"""Digits of a step."""
FIRST_INSTRUCTIONS = 40


@dataclass(frozen=True)
class Shape(ifma.Shape):
    """Vectors and steps, as `avxifma/mod.rs` chooses them: rows of one step, of which none is cut short."""

    @classmethod
    def of(cls, bits: int) -> Shape:
        """Return the shape for a modulus of so many bits."""
        blocks = -(-(max(bits, 64) + ifma.SLACK_BITS) // (DIGIT_BITS * BLOCK))
        return cls(max(-(-BLOCK * blocks // LANES), BLOCK), blocks, 0)

    @property
    def steps(self) -> int:
        """Digits of the operand that is taken digit by digit."""
        return BLOCK * self.rows


ROOMS = (25, 50, 100, 400)
"""Vectors of the sum that instances have room for; two of each, one for each encoding."""
SQUARE_ROOMS = ROOMS[2:]
SQUARE_VECTORS = 15
"""From so many vectors on, in fives, squares have code of their own."""


def has_square(bits: int) -> bool:
    """Whether squares have code of their own."""
    vectors = Shape.of(bits).vectors
    return vectors >= SQUARE_VECTORS and vectors % BLOCK == 0


def product(library: Library, bits: int) -> int:
    """Prove the product in both encodings."""
    return prove(library, bits, "product::multiply", 2, ROOMS)


def square(library: Library, bits: int) -> int:
    """Prove the square in both encodings."""
    return prove(library, bits, "product::square", 1, SQUARE_ROOMS)


def prove(library: Library, bits: int, function: str, operands: int, rooms: Sequence[int]) -> int:
    """Prove the instances of a function that are taken for a size."""
    shape, steps = Shape.of(bits), 0
    for address in instances(library, function, shape, rooms):
        run = Run(library, shape, operands)
        (results,) = run.results(address)
        run.conclude(run.sides[0], results)
        steps += run.machine.steps
    return steps


def instances(library: Library, function: str, shape: Shape, rooms: Sequence[int]) -> list[int]:
    """Return where the instances with the least room that is enough start; more room is a longer part of the stack."""
    addresses = sorted(library.addresses(AVX_IFMA + function), key=lambda address: frame(library, address))
    if len(addresses) != 2 * len(rooms):
        raise RefusedError(f"{len(addresses)} instances, where {2 * len(rooms)} are known")
    smaller = sum(room < shape.vectors + shape.steps for room in rooms)
    return addresses[2 * smaller : 2 * smaller + 2]


def frame(library: Library, address: int) -> int:
    """Return how much of the stack a function takes when it begins."""
    size = 0
    for _ in range(FIRST_INSTRUCTIONS):
        instruction = library.instruction(address)
        if instruction.name == "sub" and instruction.operands[0] == "rsp":
            size += int(instruction.operands[1], 0)
        address = instruction.next
    return size


class Run(ifma.Run):
    """A run on a modulus with the digits of K."""

    LANES = LANES

    def side(self, operands: int) -> ifma.Side:
        """Return an unknown modulus and operands."""
        variable = self.machine.equations.variable
        self.k: list[Value] = [variable(f"k{i}", D - 1) for i in range(BLOCK)]
        side = ifma.Side([self.number(name) for name in "ab"[:operands]], self.number("m"), self.number("M"), 0)
        self.digits.last_blocks.append(LastBlock(self.digits, [self.at(side.m, i) for i in range(BLOCK)], self.k))
        return side

    def block_digits(self) -> int:
        """Return the digits by which the multiple M is shifted up."""
        return BLOCK

    def results(self, address: int) -> list[list[Value]]:
        """Run the function at an address to its end; return the lanes of the result."""
        machine, (side,) = self.machine, self.sides
        length = LANES * self.shape.vectors
        arrays = [machine.array(name, words, writable=False) for name, words in (("m", side.m), ("M", side.multiple))]
        slices = [part for array in arrays for part in (array, self.shape.vectors)]
        constants = machine.array("constants", [*slices, self.shape.steps, *self.k], writable=False)
        result = machine.array("r", length, writable=True)
        arguments: list[Value] = [constants, result, length]
        for words in (side.operands[0], side.operands[-1]):
            arguments += [machine.array("operand", words, writable=False), length]
        machine.call_at(address, "the function", arguments)
        return [machine.words(result, length)]
