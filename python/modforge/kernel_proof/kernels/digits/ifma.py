"""The claims on the AVX-512 IFMA kernel: products and squares in digits of 52 bits.

A number of Z vectors has digit v + Z·l in lane l of vector v. The functions are Rust around one block of assembly, made
for each Z by the compiler. What comes behind the block brings digits below 2^52 (`strided/normalise.rs`): the carries
between lanes are an addition of masks, whose bits are conditions on digits (`algebra/conditions.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from modforge.field.program.polynomial import Polynomial
from modforge.kernel_proof.algebra.digits import DIGIT_BITS
from modforge.kernel_proof.algebra.lane_bits import LaneBits
from modforge.kernel_proof.algebra.words import Equations, Value, Word, index, maximum_of, polynomial
from modforge.kernel_proof.code.library import Library
from modforge.kernel_proof.code.vectors import with_vectors
from modforge.kernel_proof.code.x86_64 import Machine
from modforge.kernel_proof.errors import RefusedError
from modforge.kernel_proof.kernels.digits.reduction import prove_quotients

LANES = 8
IFMA = "modforge::kernel::digits::avx512ifma::"
SLACK_BITS = 4


@dataclass(frozen=True)
class Shape:
    """Vectors Z, whole rows of Z steps, and steps of a row cut short, as `avx512ifma/mod.rs` chooses them."""

    vectors: int
    rows: int
    tail: int

    @classmethod
    def of(cls, bits: int) -> Shape:
        """Return the shape for a modulus of so many bits."""
        needed = max(bits, 64) + SLACK_BITS
        vectors, steps = -(-needed // (LANES * DIGIT_BITS)), -(-needed // DIGIT_BITS)
        length = {3: 2, 4: 2, 8: 4}.get(vectors, 0)
        tail = length if 0 < steps % vectors <= length else 0
        return cls(vectors, -(-(steps - tail) // vectors), tail)

    @property
    def steps(self) -> int:
        """LaneBits of the operand that is taken digit by digit."""
        return self.rows * self.vectors + self.tail


@dataclass
class Side:
    """A modulus with its constants, and the operands modulo it: lanes of vectors, one vector after the other."""

    operands: list[list[Value]]
    m: list[Value]
    multiple: list[Value]
    k: Value


def product(library: Library, bits: int) -> int:
    """Prove the product."""
    return prove(library, bits, "multiply::multiply", Run, 2)


def square(library: Library, bits: int) -> int:
    """Prove the square."""
    return prove(library, bits, "square::square", Run, 1)


def prove(library: Library, bits: int, function: str, kind: type[Run], operands: int) -> int:
    """Prove the instance of a function that is made for the shape of a size."""
    refusals = []
    for address in library.addresses(kind.PATH + function):
        run = kind(library, kind.SHAPE.of(bits), operands)
        try:
            results = run.results(address)
        except RefusedError as error:
            refusals.append(str(error))
            continue
        for side, digits in zip(run.sides, results, strict=True):
            run.conclude(side, digits)
        return run.machine.steps
    raise RefusedError(f"no instance is for this shape: {'; '.join(sorted(set(refusals)))}")


class Run:
    """One run of one function on unknown operands."""

    PATH = IFMA
    SHAPE = Shape
    SIDES = 1
    LANES = LANES
    DIGIT_BITS = DIGIT_BITS

    def __init__(self, library: Library, shape: Shape, operands: int) -> None:
        """Make the operands and constants."""
        equations = Equations(inverse_base=1 << self.DIGIT_BITS)
        self.shape, self.digits = shape, LaneBits(equations, self.DIGIT_BITS)
        self.machine = Machine(library, equations, instructions=with_vectors(self.digits))
        self.machine.vector_bytes = 8 * self.LANES
        self.sides = [self.side(operands) for _ in range(self.SIDES)]

    def side(self, operands: int) -> Side:
        """Return an unknown modulus and operands."""
        k = self.machine.equations.variable("k", self.digits.base - 1)
        side = Side([self.number(name) for name in "ab"[:operands]], self.number("m"), self.number("M"), k)
        lowest = self.at(side.m, 0)
        self.machine.equations.inverses[index(k)] = index(lowest)
        self.digits.lowest[index(k)] = lowest
        return side

    def number(self, name: str) -> list[Value]:
        """Return the lanes of an unknown number with a digit for each step."""
        vectors = self.shape.vectors
        places = [v + vectors * lane for v in range(vectors) for lane in range(self.LANES)]
        variable = self.machine.equations.variable
        return [variable(f"{name}{i}", self.digits.base - 1) if i < self.shape.steps else 0 for i in places]

    def block_digits(self) -> int:
        """Return the digits by which the multiple M is shifted up."""
        return self.shape.vectors

    def radix_digits(self) -> int:
        """Return the digits of R."""
        return self.shape.steps

    def at(self, lanes: Sequence[Value], digit: int) -> Word:
        """Return a digit of an unknown number."""
        word = lanes[digit % self.shape.vectors * self.LANES + digit // self.shape.vectors]
        assert isinstance(word, Word)
        return word

    def value(self, lanes: Sequence[Value]) -> Polynomial:
        """Return the number that lanes make."""
        vectors = self.shape.vectors
        places = (v + vectors * lane for v in range(vectors) for lane in range(self.LANES))
        return Polynomial.combination(
            (self.digits.base**i, polynomial(word)) for i, word in zip(places, lanes, strict=True)
        )

    def vectors(self, name: str, words: Sequence[Value] | int, *, writable: bool = False) -> list[Value]:
        """Put vectors into memory; return them as Rust has them: memory, its length, where they begin, how many.

        They begin where Rust finds that the memory is aligned (`strided::Vectors`), and that may be at its begin.
        """
        length = words if isinstance(words, int) else len(words)
        place = self.machine.array(name, words, writable=writable, alignment=self.machine.vector_bytes)
        return [place, length + self.LANES - 1, 0, length // self.LANES]

    def constants(self, side: Side) -> Sequence[Value]:
        """Return m, M, the rows of steps and k, as Rust has them."""
        shape = self.shape
        return [*self.vectors("m", side.m), *self.vectors("M", side.multiple), shape.rows, shape.tail, side.k]

    def results(self, address: int) -> list[list[Value]]:
        """Run the function at an address to its end; return the lanes of each result."""
        machine, shape, (side,) = self.machine, self.shape, self.sides
        length = self.LANES * shape.vectors
        constants = machine.array("constants", self.constants(side), writable=False)
        result = machine.array("r", length, writable=True)
        arguments: list[Value] = [constants, result, length]
        for name, words in zip("ab", side.operands, strict=False):
            arguments += [machine.array(name, words, writable=False), length]
        machine.call_at(address, "the function", arguments)
        return [machine.words(result, length)]

    def conclude(self, side: Side, results: list[Value]) -> None:
        """Prove that digits below 2^52 make a·b / 2^(52·N) modulo m, below 3m."""
        equations, n, base = self.machine.equations, self.radix_digits(), self.digits.base
        if any(maximum_of(digit) >= base for digit in results):
            raise RefusedError("a digit of the result can be too large")
        expected = self.value(side.operands[0]).times(self.value(side.operands[-1]))
        # What is carried out of the top digit is lost. The result is below 3m, as is shown here, so below what was
        # lost, and the carry 0.
        lost = base ** (self.LANES * self.shape.vectors)
        found = self.digits.expanded(self.value(results))
        found = Polynomial({product: factor for product, factor in found.terms.items() if factor % lost})
        total = equations.resolve(Polynomial.combination([(base**n, found), (-1, expected)]))
        prove_quotients(equations, total, self.value(side.m), self.value(side.multiple), self.block_digits(), n, base)
