"""The claims on sums of products of eight numbers side by side, of which a product of matrices is made.

Each term is the product of a number that all lanes share and of one of each lane, in blocks of up to six digits of 52
bits. The sums stay in registers, and then their low digits are added to columns, and what is above to the next ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from modforge.field.program.polynomial import Polynomial
from modforge.kernel_proof.algebra.digits import DIGIT_BITS, D
from modforge.kernel_proof.algebra.lane_bits import LaneBits
from modforge.kernel_proof.algebra.words import Equations, Value, polynomial
from modforge.kernel_proof.code.library import Library
from modforge.kernel_proof.code.vectors import with_vectors
from modforge.kernel_proof.code.x86_64 import Machine
from modforge.kernel_proof.errors import RefusedError

ADD = "modforge::kernel::eight::x86_64::product_sums::add"
MAX_BLOCK = 6
TERMS = 256
"""Terms between which nothing is carried."""
DIFFERENT = 4
"""Different terms of a proof: they come again until all terms are there, so that the bounds are those of all."""
MAX_COLUMN = 1 << 60
"""Columns stay below that."""


def added(library: Library, bits: int) -> int:
    """Prove that the instance for blocks of so many bits adds sums of products to columns: of few terms and of all."""
    return sum_added(library, bits, DIFFERENT) + sum_added(library, bits, TERMS)


def sum_added(library: Library, bits: int, terms: int) -> int:
    """Prove the sum of so many products."""
    block, refusals = bits // DIGIT_BITS, []
    for address in library.addresses(ADD):
        run = Run(library)
        a, b = ([run.number(name, block) for _ in range(DIFFERENT)] * (terms // DIFFERENT) for name in "ab")
        columns = run.number("column", 2 * block + 1, MAX_COLUMN - 1)
        try:
            found = run.columns(address, a, b, columns)
        except RefusedError as error:
            refusals.append(str(error))
            continue
        products = [(1, run.value(x).times(run.value(y))) for x, y in zip(a, b, strict=True)]
        expected = Polynomial.combination([(1, run.value(columns)), *products])
        if run.digits.expanded(run.value(found)).terms == expected.terms:
            return run.machine.steps
        refusals.append("the columns make another number")
    raise RefusedError(f"no instance is for this block: {'; '.join(sorted(set(refusals)))}")


@dataclass
class Run:
    """One run on unknown operands: a lane that stands for all."""

    library: Library
    digits: LaneBits = field(default_factory=lambda: LaneBits(Equations()))

    def __post_init__(self) -> None:
        """Make the machine."""
        instructions = with_vectors(self.digits)
        self.machine = Machine(self.library, self.digits.equations, instructions=instructions, side_by_side=True)

    def number(self, name: str, size: int, most: int = D - 1) -> list[Value]:
        """Return the digits of an unknown number."""
        return [self.digits.equations.variable(f"{name}{i}", most) for i in range(size)]

    def value(self, digits: Sequence[Value]) -> Polynomial:
        """Return the number that digits make, lowest first."""
        return Polynomial.combination((D**i, polynomial(digit)) for i, digit in enumerate(digits))

    def columns(
        self, address: int, a: Sequence[list[Value]], b: Sequence[list[Value]], columns: list[Value]
    ) -> list[Value]:
        """Run the function at an address; return the columns that it leaves."""
        machine, step = self.machine, len(a[0])
        place = machine.wide_array("columns", columns, writable=True)
        shared = machine.array("a", [digit for number in a for digit in number], writable=False)
        lanes = machine.wide_array("b", [digit for number in b for digit in number], writable=False)
        arguments: list[Value] = [place, len(columns), shared, step * len(a), lanes, step * len(b), step]
        machine.call_at(address, "the function", arguments)
        return [machine.load_wide(place + machine.vector_bytes * i) for i in range(len(columns))]
