"""The claims on pairs of IFMA products and squares: one modulo each of two moduli, step by step in turn."""

from __future__ import annotations

from collections.abc import Sequence

from modforge.kernel_proof.algebra.digits import D
from modforge.kernel_proof.algebra.words import Value
from modforge.kernel_proof.code.library import Library
from modforge.kernel_proof.kernels.digits import ifma


def product(library: Library, bits: int) -> int:
    """Prove two products."""
    return ifma.prove(library, bits, "pair::multiply", PairRun, 2)


def square(library: Library, bits: int) -> int:
    """Prove two squares."""
    return ifma.prove(library, bits, "pair::square", PairRun, 1)


class PairRun(ifma.Run):
    """A run on two moduli."""

    SIDES = 2

    def results(self, address: int) -> list[list[Value]]:
        """Run the function at an address to its end; return the lanes of both results."""
        machine, length = self.machine, self.LANES * self.shape.vectors
        blocks = [value for side in self.sides for value in self.vectors("constants", self.block(side))]
        work = [value for _ in self.sides for value in self.vectors("work", 2 * length, writable=True)]
        pair = machine.array("pair", [*blocks, *work, self.shape.rows, self.shape.tail], writable=False)
        results = [machine.array("r", length, writable=True) for _ in self.sides]
        arguments = [pair, self.slices(results)]
        for i in range(len(self.sides[0].operands)):
            operands = [machine.array("ab"[i], side.operands[i], writable=False) for side in self.sides]
            arguments.append(self.slices(operands))
        machine.call_at(address, "the function", arguments)
        return [machine.words(result, length) for result in results]

    def block(self, side: ifma.Side) -> list[Value]:
        """Return M, m, its lowest vector shifted by a lane, and k and the largest digit: as `Pair::new` does."""
        last = [side.k, D - 1, *[0] * (self.LANES - 2)]
        return [*side.multiple, *side.m, *side.m[1 : self.LANES], 0, *last]

    def slices(self, arrays: Sequence[int]) -> int:
        """Put two slices of words into memory."""
        length = self.LANES * self.shape.vectors
        return self.machine.array("slices", [part for array in arrays for part in (array, length)], writable=False)
