"""The claims on the AVX-512 F kernel: products and squares in digits of 29 bits, in vectors of eight.

They are those of AVX-512 IFMA (`ifma.py`), with blocks of up to four digits at a time. R has four digits more than the
operands: the last block takes nothing but quotients. These are made at once, in two words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from modforge.field.program.polynomial import Polynomial
from modforge.kernel_proof.algebra.words import Value, W, Word, index, polynomial
from modforge.kernel_proof.code.library import Library
from modforge.kernel_proof.kernels.digits import ifma
from modforge.kernel_proof.kernels.digits.last_block import LastBlock, substitute, variable

AVX512_F = "modforge::kernel::digits::avx512f::product::functions::"
DIGIT_BITS = 29
SLACK_BITS = 2
VECTORS = (4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20)
"""Numbers of vectors that there is code for."""
BLOCK = 4
"""Digits of the longest block, and steps after which a quotient digit is used."""


@dataclass(frozen=True)
class Shape(ifma.Shape):
    """Vectors, blocks of steps and steps, as `avx512f/mod.rs` chooses them."""

    @classmethod
    def of(cls, bits: int) -> Shape:
        """Return the shape for a modulus of so many bits."""
        digits = -(-(max(bits, 64) + SLACK_BITS) // DIGIT_BITS)
        vectors = next(count for count in VECTORS if ifma.LANES * count >= digits)
        blocks = next(blocks for blocks in range(digits + 1) if steps_of(vectors, blocks) >= digits)
        return cls(vectors, blocks, 0)

    @property
    def steps(self) -> int:
        """Digits of the operand that is taken digit by digit."""
        return steps_of(self.vectors, self.rows)


def steps_of(vectors: int, blocks: int) -> int:
    """Return the steps of so many blocks: those of a row are as few as can be, and the longer ones come last."""
    in_row = -(-vectors // BLOCK)
    shorter, longer = divmod(vectors, in_row)
    rest = blocks % in_row
    return blocks // in_row * vectors + rest * shorter + max(rest + longer - in_row, 0)


def product(library: Library, bits: int) -> int:
    """Prove the product."""
    return ifma.prove(library, bits, "multiply", Run, 2)


def square(library: Library, bits: int) -> int:
    """Prove the square."""
    return ifma.prove(library, bits, "square", Run, 1)


@dataclass
class BlockOfWords(LastBlock):
    """The last block where K = −1 / m modulo D^4 is a number of two words, and q = T·K is cut into digits at once."""

    def is_multiple(self, value: Word) -> bool:
        """Whether a column, with what was carried out of those below, is a multiple of D."""
        place, base = len(self.chain), self.digits.base
        if place == BLOCK or self.partner(value.polynomial, self.m[0]) is None:
            return False
        total, modulus = self.so_far(value).modulo(base ** (place + 1)), base ** (place + 1)
        for column in [value.polynomial, *reversed(self.columns)]:
            digit = self.partner(column, self.m[0])
            if digit is None:
                return False
            total = substitute(total, (index(digit),), self.digits.expansions[index(digit)]).modulo(modulus)
        # k₀·m₀ is −1 without the other products of m·K, modulo D^(place + 1).
        others = [
            (-(W**i) * base**j, polynomial(k).times(polynomial(m)))
            for i, k in enumerate(self.k)
            for j, m in enumerate(self.m)
            if i or j
        ]
        meaning = Polynomial.combination([(-1, Polynomial.constant(1)), *others])
        pair = tuple(sorted((variable(self.k[0]), variable(self.m[0]))))
        return not substitute(total, pair, meaning).modulo(modulus).terms


class Run(ifma.Run):
    """A run on a modulus with K in two words."""

    PATH = AVX512_F
    SHAPE = Shape
    DIGIT_BITS = DIGIT_BITS

    def side(self, operands: int) -> ifma.Side:
        """Return an unknown modulus and operands."""
        equations = self.machine.equations
        self.k: list[Value] = [equations.variable(f"k{i}", W - 1) for i in range(2)]
        side = ifma.Side([self.number(name) for name in "ab"[:operands]], self.number("m"), self.number("M"), 0)
        self.digits.last_blocks.append(BlockOfWords(self.digits, [self.at(side.m, i) for i in range(BLOCK)], self.k))
        return side

    def block_digits(self) -> int:
        """Return the digits by which the multiple M is shifted up."""
        return BLOCK

    def radix_digits(self) -> int:
        """Return the digits of R."""
        return self.shape.steps + BLOCK

    def constants(self, side: ifma.Side) -> Sequence[Value]:
        """Return m, M, K and the blocks, as Rust has them."""
        return [*self.vectors("m", side.m), *self.vectors("M", side.multiple), *self.k, self.shape.rows]
