"""The claims on reading a table at a secret index, for one number: every entry is read, and one of them kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from modforge.kernel_proof.algebra.conditions import Bits
from modforge.kernel_proof.algebra.lane_bits import LaneBits
from modforge.kernel_proof.algebra.words import Equations, Value, W, Word
from modforge.kernel_proof.code.library import Instruction, Library
from modforge.kernel_proof.code.masks import bits_of, put_bits
from modforge.kernel_proof.code.vectors import with_vectors
from modforge.kernel_proof.code.x86_64 import BY_NAME, Machine
from modforge.kernel_proof.code.x86_64_flow import Run
from modforge.kernel_proof.errors import RefusedError
from modforge.kernel_proof.kernels.digits import sums

ENTRIES = 16
"""Of a table that is selected from."""
LIMBS = "modforge::kernel::limbs::adx::select::select"
DIGITS = "modforge::kernel::digits::strided::select::select"


@dataclass
class Index:
    """An unknown index that is compared with numbers, or counted down to one below 0, and becomes a mask."""

    digits: LaneBits
    wanted: Word
    passed: dict[int, int]
    """For words that are the index less a number, modulo W, that number."""
    otherwise: dict[str, Run]

    def instructions(self) -> dict[str, Run]:
        """Return the meaning of the instructions on an index."""
        found = {"sub": self.subtract, "sbb": self.spread, "cmp": self.compare, "cmove": self.copy_if_equal}
        return {**self.otherwise, **found}

    def less(self, value: Value) -> int | None:
        """Return by what a word is less than the index, modulo W; none for another word."""
        return self.passed.get(value.serial) if isinstance(value, Word) else None

    def subtract(self, machine: Machine, instruction: Instruction) -> int | None:
        """Subtract 1; the borrow says whether the index was that number."""
        to, source = instruction.operands
        passed = self.less(machine.register(to)) if BY_NAME.get(to, ("", 0))[1] == 8 else None
        if passed is None or source != "0x1":
            return self.otherwise["sub"](machine, instruction)
        counted = machine.equations.anything()
        self.passed[counted.serial] = passed + 1
        machine.write(to, counted, instruction.next)
        machine.carry = self.digits.bit(self.digits.equal(self.wanted, passed, 0))
        machine.overflow = machine.zero = None
        return None

    def spread(self, machine: Machine, instruction: Instruction) -> int | None:
        """Make a mask of a borrow."""
        to, source = instruction.operands
        condition = None if machine.carry is None else self.digits.condition_of_bit(machine.carry)
        if condition is None or to != source:
            return self.otherwise["sbb"](machine, instruction)
        put_bits(machine, to, Bits((condition,) * (8 * machine.size(to))))
        return None

    def compare(self, machine: Machine, instruction: Instruction) -> int | None:
        """Compare the index with a number."""
        x, y = (machine.read(operand, instruction.next) for operand in instruction.operands)
        passed = self.less(x)
        if passed is None or not isinstance(y, int):
            return self.otherwise["cmp"](machine, instruction)
        machine.carry = machine.overflow = machine.zero = None
        machine.equal = self.digits.equal(self.wanted, (y + passed) % W, 0)
        return None

    def copy_if_equal(self, machine: Machine, instruction: Instruction) -> int | None:
        """Copy a number where the index was the one that it was compared with."""
        to, source = instruction.operands
        if machine.equal is None:
            return self.otherwise["cmove"](machine, instruction)
        old, new = (bits_of(machine, operand).bits for operand in (to, source))
        chosen = (self.digits.conditions.choose(machine.equal, a, b) for a, b in zip(new, old, strict=True))
        put_bits(machine, to, Bits(tuple(chosen)))
        return None


@dataclass(frozen=True)
class Selection:
    """A function that reads one entry of a table, the lanes of its vectors, and words of an entry for so many bits."""

    function: str
    lanes: int
    words: Callable[[int], int]

    def __call__(self, library: Library, bits: int) -> int:
        """Prove that it reads that entry."""
        digits = LaneBits(Equations())
        variable = digits.equations.variable
        table = [[variable(f"entry {i} ", W - 1) for _ in range(self.words(bits))] for i in range(ENTRIES)]
        wanted = variable("index", W - 1)
        machine, result = self.run(library, digits, table, wanted)
        prove_selected(digits, result, table, wanted)
        return machine.steps

    def run(
        self, library: Library, digits: LaneBits, table: Sequence[Sequence[Value]], wanted: Value
    ) -> tuple[Machine, list[Value]]:
        """Run it; return the words that it reads."""
        instructions = with_vectors(digits)
        if isinstance(wanted, Word):
            instructions = Index(digits, wanted, {wanted.serial: 0}, instructions).instructions()
        machine = Machine(library, digits.equations, instructions=instructions)
        machine.vector_bytes = 8 * self.lanes
        count = len(table[0])
        result = machine.array("r", count, writable=True)
        place = machine.array("table", [word for entry in table for word in entry], writable=False)
        machine.call(self.function, result, count, place, len(table) * count, wanted)
        return machine, machine.words(result, count)


def prove_selected(digits: LaneBits, result: Sequence[Value], table: Sequence[Sequence[Value]], wanted: Value) -> None:
    """Prove that words are those of the entry with an index."""
    for i, entry in enumerate(table):
        for word, expected in zip(result, entry, strict=True):
            if chosen(digits, word, wanted, i) is not expected:
                raise RefusedError("reads another entry")


def chosen(digits: LaneBits, value: Value, wanted: Value, number: int) -> Value:
    """Return what was chosen where a word is a number."""
    while isinstance(value, Word) and value.serial in digits.choices:
        condition, one, other = digits.choices[value.serial]
        word, compared = digits.hits.get(condition, (None, 0))
        if word is not wanted:
            raise RefusedError("chooses by another condition")
        value = one if compared == number else other
    return value


AVX512_IFMA = Selection(DIGITS, 8, lambda bits: 8 * sums.AVX512_IFMA.vectors(bits))
AVX512_F = Selection(DIGITS, 8, lambda bits: 8 * sums.AVX512_F.vectors(bits))
AVX_IFMA = Selection(LIMBS, 4, lambda bits: 4 * sums.AVX_IFMA.vectors(bits))
