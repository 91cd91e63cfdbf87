"""Words in memory that machine code may read, and those that it may write."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from modforge.kernel_proof.algebra.conditions import Bits
from modforge.kernel_proof.algebra.words import Equations, Value
from modforge.kernel_proof.code.library import Library
from modforge.kernel_proof.errors import RefusedError

LIBRARY = 0x5EC3_8000_0000
"""Where the library is loaded: as all addresses here it has bits in both halves, which differ from those of others.

So an address of which an instruction keeps or changes a half is that of nothing.
"""
FIRST_ARRAY = 0x6000_1000_0000
ARRAY_STEP = 0x1_0010_0000
ARRAY_BYTES = 0x10_0000
STACK = 0x7EFD_CBA9_8010
STACK_ALIGNMENT = 16
"""What the conventions for calls promise; a function may align more, and STACK is not aligned by chance."""
RETURN = 0x7FFF_2468_ACE0
WORD_BYTES = 8
MAX_STEPS = 10_000_000
"""Instructions after which code is taken to have no end: the longest proof runs a hundredth of them."""
NOT_KNOWN = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What the meaning of an instruction may raise for operands that nobody thought of."""


@dataclass
class Array:
    """Words in memory that a function gets a pointer to; what is not in ``cells`` has not been written yet."""

    name: str
    base: int
    words: int
    writable: bool
    alignment: int = WORD_BYTES


@dataclass
class Memory:
    """Arrays and the stack, and the equations on the words in them."""

    library: Library
    equations: Equations = field(default_factory=Equations)
    cells: dict[int, Value] = field(default_factory=dict)
    bytes: dict[int, Value | Bits] = field(default_factory=dict)
    arrays: list[Array] = field(default_factory=list)
    red_zone: int = 0
    """Bytes below the stack pointer that a function may use."""
    vector_bytes: int = 64
    side_by_side: bool = False
    """Whether each lane of a vector has a number of its own: then one stands for all, and nothing may pass between."""
    wide: dict[int, Value] = field(default_factory=dict)
    """Vectors of numbers side by side: what is in one lane stands for all."""
    stack_alignment: int = STACK_ALIGNMENT
    steps: int = 0

    def stack_pointer(self) -> int:
        """Return the address above which the stack is in use."""
        raise NotImplementedError

    def array(self, name: str, words: Sequence[Value] | int, *, writable: bool, alignment: int = WORD_BYTES) -> int:
        """Put words into memory, or leave room for so many that the function writes first; return their address.

        It is a multiple of the alignment that Rust promises, and of no larger power of two.
        """
        base = FIRST_ARRAY + len(self.arrays) * ARRAY_STEP + alignment
        size = words if isinstance(words, int) else len(words)
        self.arrays.append(Array(name, base, size, writable, alignment))
        if not isinstance(words, int):
            self.cells |= {base + 8 * i: word for i, word in enumerate(words)}
        return base

    def wide_array(self, name: str, values: Sequence[Value] | int, *, writable: bool) -> int:
        """Put vectors of numbers side by side into memory, or leave room for so many; return their address.

        The types that they have in Rust are aligned as vectors are.
        """
        count = values if isinstance(values, int) else len(values)
        size = self.vector_bytes // 8 * count
        base = self.array(name, size, writable=writable, alignment=self.vector_bytes)
        if not isinstance(values, int):
            self.wide |= {base + self.vector_bytes * i: value for i, value in enumerate(values)}
        return base

    def load_wide(self, address: int) -> Value:
        """Return what is in each lane of a vector of numbers side by side; constants are the same in all."""
        if in_library(address):
            words = {self.load(address + i) for i in range(0, self.vector_bytes, 8)}
            if len(words) > 1:
                raise RefusedError("reads a constant that is not the same in all lanes")
            return words.pop()
        if address not in self.wide:
            raise RefusedError(f"reads a vector that nobody wrote, at {self.place(address)}")
        return self.wide[address]

    def store_wide(self, address: int, value: Value) -> None:
        """Put a value into each lane of a vector."""
        if address % self.vector_bytes and not self.on_stack(address):
            raise RefusedError(f"a vector at {self.place(address)}, between two vectors")
        for i in range(0, self.vector_bytes, 8):
            self.store(address + i, 0)
            del self.cells[address + i]
        self.wide[address] = value

    def clear(self, address: int, size: int) -> None:
        """Put zeros into memory."""
        for at, step in self.pieces(address, size):
            if step == self.vector_bytes:
                self.store_wide(at, 0)
            else:
                self.store(at, 0)

    def copy(self, to: int, source: int, size: int) -> None:
        """Copy memory."""
        found: list[tuple[int, int, Value]] = []
        for at, step in self.pieces(to, size):
            place = source + at - to
            found.append((at, step, self.load_wide(place) if step == self.vector_bytes else self.load(place)))
        for at, step, value in found:
            if step == self.vector_bytes:
                self.store_wide(at, value)
            else:
                self.store(at, value)

    def pieces(self, address: int, size: int) -> list[tuple[int, int]]:
        """Cut memory into vectors, where numbers are side by side, and words."""
        if size % 8:
            raise RefusedError("moves part of a word")
        step = (
            self.vector_bytes
            if self.side_by_side and address % self.vector_bytes == size % self.vector_bytes == 0
            else 8
        )
        return [(at, step) for at in range(address, address + size, step)]

    def words(self, base: int, count: int) -> list[Value]:
        """Return words in memory."""
        return [self.load(base + 8 * i) for i in range(count)]

    def load(self, address: int) -> Value:
        """Return the word at an address."""
        if in_library(address):
            if address - LIBRARY in self.library.imports:
                # Where the loader puts the address of a function stands for that address.
                return address
            return self.constant(address, WORD_BYTES)
        if address not in self.cells:
            if any(address + i in self.bytes for i in range(8)):
                return self.equations.anything()
            raise RefusedError(f"reads a word that nobody wrote, at {self.place(address)}")
        return self.cells[address]

    def constant(self, address: int, size: int) -> int:
        """Return bytes of the library as a number."""
        return int.from_bytes(self.library.data(address - LIBRARY, size), "little")

    def need_aligned(self, address: int, size: int) -> None:
        """Refuse what the CPU refuses at an address that is no multiple of a size, if it may be none."""
        array = next((array for array in self.arrays if array.base <= address < array.base + 8 * array.words), None)
        promised = array.alignment if array else self.stack_alignment if self.on_stack(address) else size
        if address % size or promised < size:
            raise RefusedError(f"needs an address that is a multiple of {size}, at {self.place(address)}")

    def store(self, address: int, value: Value) -> None:
        """Put a word at an address."""
        for i in range(8):
            self.bytes.pop(address + i, None)
        self._forget(address)
        self.cells[address] = value

    def store_byte(self, address: int, value: Value | Bits) -> None:
        """Put a byte at an address; what else was in its word is forgotten, other bytes stay."""
        word = address - address % 8
        self._forget(word)
        self.cells.pop(word, None)
        self.bytes[address] = value

    def on_stack(self, address: int) -> bool:
        """Whether an address is that of a word on the stack."""
        return self.stack_pointer() - self.red_zone <= address < STACK

    def place(self, address: int) -> str:
        """Return an address in words."""
        for array in self.arrays:
            if abs(address - array.base) < ARRAY_BYTES // 2:
                return f"{array.name}[{(address - array.base) / 8:g}]"
        return f"{address:#x}"

    def _forget(self, address: int) -> None:
        """Forget the vectors that have a part in a word that is written."""
        self._writable(address)
        if self.wide:
            # Vectors on the stack lie between the places of others, too.
            for begin in range(address - self.vector_bytes + 8, address + 8, 8):
                self.wide.pop(begin, None)

    def _writable(self, address: int) -> None:
        if address % 8:
            raise RefusedError(f"a word at {self.place(address)}, between two words")
        if self.on_stack(address):
            return
        if not any(a.writable and a.base <= address < a.base + 8 * a.words for a in self.arrays):
            raise RefusedError(f"writes to {self.place(address)}")


def in_library(address: int) -> bool:
    """Whether an address is in the room of the library."""
    return LIBRARY <= address < FIRST_ARRAY
