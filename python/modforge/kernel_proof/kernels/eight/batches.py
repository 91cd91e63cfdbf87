"""The claims on the kernels of eight numbers side by side: products, squares, the last reduction and tables.

Vector i of a number has digit i of all eight, or of four and then four. As nothing passes between lanes, the proof
follows one, which stands for all: what would take a single lane is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from modforge.field.program.polynomial import Polynomial
from modforge.kernel_proof.algebra.conditions import Condition
from modforge.kernel_proof.algebra.lane_bits import LaneBits
from modforge.kernel_proof.algebra.words import Equations, Value, W, Word, maximum_of, polynomial
from modforge.kernel_proof.code.library import Library
from modforge.kernel_proof.code.vectors import with_vectors
from modforge.kernel_proof.code.x86_64 import Machine
from modforge.kernel_proof.errors import RefusedError
from modforge.kernel_proof.kernels.digits.last_block import LastBlock, variable
from modforge.kernel_proof.kernels.digits.reduction import prove_quotients
from modforge.kernel_proof.kernels.digits.tables import ENTRIES, prove_selected

SLACK_BITS = 4


@dataclass(frozen=True)
class Batch:
    """A kernel: its methods, bits of a digit, digits of a block, vectors of eight numbers, words of room a digit."""

    methods: str
    digit_bits: int
    max_block: int
    halves: int
    scratch: int

    def size(self, bits: int) -> int:
        """Return the number of digits for a modulus of so many bits."""
        return -(-(bits + SLACK_BITS) // self.digit_bits)

    def blocks(self, count: int) -> list[int]:
        """Cut so many digits into blocks, as `LaneModuli` does."""
        number_of_blocks = -(-count // self.max_block)
        last = -(-count // number_of_blocks)
        above = number_of_blocks - 1
        return [(count - last) * (i + 1) // above - (count - last) * i // above for i in range(above)] + [last]


ROOM = "modforge::kernel::eight::x86_64::"
TRAIT = "modforge::kernel::door::lanes::LaneArithmetic"
IFMA = Batch(f"<{ROOM}ifma_batch::IfmaBatch as {TRAIT}>::", 52, 12, 1, 2)
AVX2 = Batch(f"<{ROOM}avx2_batch::Avx2Batch as {TRAIT}>::", 28, 5, 2, 1)
METHODS = {1: "square", 2: "mul"}


def product(batch: Batch) -> Callable[[Library, int], int]:
    """Return the proof of products."""
    return lambda library, bits: prove(Run(library, bits, batch), 2)


def square(batch: Batch) -> Callable[[Library, int], int]:
    """Return the proof of squares."""
    return lambda library, bits: prove(Run(library, bits, batch), 1)


def prove(run: Run, count: int) -> int:
    """Prove the product of two numbers, or the square of one."""
    operands = [[run.number(name, run.size) for _ in run.moduli] for name in "ab"[:count]]
    for half, digits in enumerate(run.results(operands)):
        run.conclude(run.moduli[half], digits, [operand[half] for operand in operands])
    return run.machine.steps


def reduction(batch: Batch) -> Callable[[Library, int], int]:
    """Return the proof of the last reduction, from at most 2m to below m."""

    def prove(library: Library, bits: int) -> int:
        run = Run(library, bits, batch)
        a = [run.number("a", run.size) for _ in run.moduli]
        for modulus, digits, operand in zip(run.moduli, run.reduced(a), a, strict=True):
            # a ≤ 2m, so a − m ≤ m where it was subtracted once, and then m becomes 0.
            once = run.minuends(modulus, digits)
            if run.minuends(modulus, once) != operand:
                raise RefusedError("the result is not a after two subtractions")
        return run.machine.steps

    return prove


def selection(batch: Batch) -> Callable[[Library, int], int]:
    """Return the proof that each lane gets its own entry of a table."""

    def prove(library: Library, bits: int) -> int:
        run = Run(library, bits, batch)
        table = [[run.number(f"entry {i} ", run.size) for _ in run.moduli] for i in range(ENTRIES)]
        wanted: list[Value] = [run.machine.equations.variable("index", W - 1) for _ in run.moduli]
        for half, digits in enumerate(run.selected(table, wanted)):
            prove_selected(run.digits, digits, [entry[half] for entry in table], wanted[half])
        return run.machine.steps

    return prove


@dataclass
class Modulus:
    """A modulus of a lane: m, M = (m·k + 1) / D^b and k = −1 / m modulo D^b in digits, b those of the last block."""

    m: list[Value]
    multiple: list[Value]
    k: list[Value]


class Run:
    """One run on unknown operands: a lane of each half."""

    def __init__(self, library: Library, bits: int, batch: Batch) -> None:
        """Make the moduli."""
        equations = Equations(inverse_base=1 << batch.digit_bits)
        self.batch, self.size = batch, batch.size(bits)
        self.blocks = batch.blocks(self.size)
        self.digits = LaneBits(equations, batch.digit_bits)
        self.machine = Machine(library, equations, instructions=with_vectors(self.digits), side_by_side=True)
        self.machine.vector_bytes //= batch.halves
        self.moduli = [self.modulus() for _ in range(batch.halves)]

    def number(self, name: str, size: int) -> list[Value]:
        """Return the digits of an unknown number."""
        return [self.machine.equations.variable(f"{name}{i}", self.digits.base - 1) for i in range(size)]

    def modulus(self) -> Modulus:
        """Return an unknown modulus, with what is assumed of k."""
        found = Modulus(self.number("m", self.size), self.number("M", self.size), self.number("k", self.blocks[-1]))
        if len(self.blocks) == 1 and self.batch is IFMA:
            self.machine.equations.inverses[variable(found.k[0])] = variable(found.m[0])
        else:
            self.digits.last_blocks.append(LastBlock(self.digits, found.m, found.k))
        return found

    def value(self, digits: Sequence[Value]) -> Polynomial:
        """Return the number that digits make, lowest first."""
        return Polynomial.combination((self.digits.base**i, polynomial(digit)) for i, digit in enumerate(digits))

    def array(self, name: str, halves: Sequence[Sequence[Value]] | int, *, writable: bool = False) -> int:
        """Put vectors into memory, digit by digit and of each digit the halves, or leave room for so many digits."""
        if isinstance(halves, int):
            return self.machine.wide_array(name, halves * self.batch.halves, writable=writable)
        digits = [digit for pair in zip(*halves, strict=True) for digit in pair]
        return self.machine.wide_array(name, digits, writable=writable)

    def loaded(self, place: int) -> list[list[Value]]:
        """Return the digits of a number in memory for each half."""
        count, step = self.batch.halves, self.machine.vector_bytes
        return [
            [self.machine.load_wide(place + step * (count * i + half)) for i in range(self.size)]
            for half in range(count)
        ]

    def constants(self) -> int:
        """Put the moduli into memory, as Rust has them."""
        machine = self.machine
        lists: list[Value] = []
        for name, halves in (
            ("m", [one.m for one in self.moduli]),
            ("M", [one.multiple for one in self.moduli]),
            ("k", [one.k for one in self.moduli]),
        ):
            lists += [len(halves[0]), self.array(name, halves), len(halves[0])]
        sizes = machine.array("blocks", self.blocks, writable=False)
        return machine.array("moduli", [len(self.blocks), sizes, len(self.blocks), *lists], writable=False)

    def results(self, operands: list[list[list[Value]]]) -> list[list[Value]]:
        """Run the method for products or squares; return the digits of the result for each half."""
        constants, result = self.constants(), self.array("r", self.size, writable=True)
        arguments: list[Value] = [constants, result, self.size]
        for name, halves in zip("ab", operands, strict=False):
            arguments += [self.array(name, halves), self.size]
        room = self.batch.scratch * self.size
        arguments += [self.array("scratch", room, writable=True), room]
        self.machine.call(self.batch.methods + METHODS[len(operands)], *arguments)
        return self.loaded(result)

    def reduced(self, a: list[list[Value]]) -> list[list[Value]]:
        """Run the method for the last reduction; return the digits that it leaves."""
        constants, place, room = self.constants(), self.array("a", a, writable=True), self.batch.scratch * self.size
        scratch = self.array("scratch", room, writable=True)
        self.machine.call(f"{self.batch.methods}reduce", constants, place, self.size, scratch, room)
        return self.loaded(place)

    def selected(self, table: list[list[list[Value]]], wanted: list[Value]) -> list[list[Value]]:
        """Run the method that reads a table; return the digits of the result."""
        entries = [[digit for entry in table for digit in entry[half]] for half in range(self.batch.halves)]
        place, indices = self.array("table", entries), self.array("indices", [[one] for one in wanted])
        result, length = self.array("r", self.size, writable=True), len(table) * self.size
        self.machine.call(f"{self.batch.methods}select", self.constants(), result, self.size, place, length, indices)
        return self.loaded(result)

    def minuends(self, modulus: Modulus, results: list[Value]) -> list[Value]:
        """Prove that digits are those of some number, or of it minus m where that is not negative; return it."""
        choices = [self.digits.choices.get(digit.serial) for digit in results if isinstance(digit, Word)]
        chosen = [choice for choice in choices if choice is not None]
        if len(chosen) < len(results) or len({condition for condition, _, _ in chosen}) > 1:
            raise RefusedError("a digit of the result is not chosen from two, by one condition")
        condition, (ones, others) = chosen[0][0], ([choice[i] for choice in chosen] for i in (1, 2))
        if self.is_difference(ones, others, modulus, self.digits.conditions.negation(condition)):
            return others
        if self.is_difference(others, ones, modulus, condition):
            return ones
        raise RefusedError("the difference is not that with m")

    def is_difference(
        self, differences: list[Value], found: list[Value], modulus: Modulus, condition: Condition
    ) -> bool:
        """Whether digits are those of a number minus m, with D^N more where a condition holds.

        All digits are below D: so it holds exactly if the number is below m.
        """
        base = self.digits.base
        borrow = Polynomial.combination([(base**self.size, polynomial(self.digits.bit(condition)))])
        expected = Polynomial.combination([(1, self.value(found)), (-1, self.value(modulus.m)), (1, borrow)])
        fits = all(maximum_of(digit) < base for digit in (*differences, *found))
        return fits and self.value(differences).terms == expected.terms

    def conclude(self, modulus: Modulus, results: list[Value], operands: list[list[Value]]) -> None:
        """Prove that digits below D make a·b / D^N modulo m, below 3m."""
        equations, n, base = self.machine.equations, self.size, self.digits.base
        if any(maximum_of(digit) >= base for digit in results):
            raise RefusedError("a digit of the result can be too large")
        # What is carried out of the top digit is lost: it is 0, as the result is below 3m and so below D^N.
        found = self.digits.expanded(self.value(results))
        found = Polynomial({product: factor for product, factor in found.terms.items() if factor % base**n})
        expected = self.value(operands[0]).times(self.value(operands[-1]))
        total = equations.resolve(Polynomial.combination([(base**n, found), (-1, expected)]))
        multiple = self.value(modulus.multiple) if len(self.blocks) > 1 else None
        prove_quotients(equations, total, self.value(modulus.m), multiple, self.blocks[-1], n, base)
