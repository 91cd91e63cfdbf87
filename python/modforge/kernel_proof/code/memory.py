"""Words in memory that machine code may read, and those that it may write."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from modforge.kernel_proof.algebra.words import Equations, Value
from modforge.kernel_proof.code.library import Library
from modforge.kernel_proof.errors import RefusedError

RETURN = 0x7FFF_0000_0000
STACK = 0x7F00_0000_0000
FIRST_ARRAY = 0x1000_0000
ARRAY_BYTES = 0x10_0000


@dataclass
class Array:
    """Words in memory that a function gets a pointer to; what is not in ``cells`` has not been written yet."""

    name: str
    base: int
    words: int
    writable: bool


@dataclass
class Memory:
    """Arrays and the stack, and the equations on the words in them."""

    library: Library
    equations: Equations = field(default_factory=Equations)
    cells: dict[int, Value] = field(default_factory=dict)
    bytes: dict[int, Value] = field(default_factory=dict)
    arrays: list[Array] = field(default_factory=list)
    steps: int = 0

    def stack_pointer(self) -> int:
        """Return the address above which the stack is in use."""
        raise NotImplementedError

    def array(self, name: str, words: Sequence[Value] | int, *, writable: bool) -> int:
        """Put words into memory, or leave room for so many that the function writes first; return their address."""
        base = FIRST_ARRAY + len(self.arrays) * ARRAY_BYTES
        size = words if isinstance(words, int) else len(words)
        self.arrays.append(Array(name, base, size, writable))
        if not isinstance(words, int):
            self.cells |= {base + 8 * i: word for i, word in enumerate(words)}
        return base

    def words(self, base: int, count: int) -> list[Value]:
        """Return words in memory."""
        return [self.load(base + 8 * i) for i in range(count)]

    def load(self, address: int) -> Value:
        """Return the word at an address."""
        if address < FIRST_ARRAY:
            return int.from_bytes(self.library.data(address, 8), "little")
        if address not in self.cells:
            if any(address + i in self.bytes for i in range(8)):
                return self.equations.anything()
            raise RefusedError(f"reads a word that nobody wrote, at {self.place(address)}")
        return self.cells[address]

    def store(self, address: int, value: Value) -> None:
        """Put a word at an address."""
        self._writable(address)
        for i in range(8):
            self.bytes.pop(address + i, None)
        self.cells[address] = value

    def place(self, address: int) -> str:
        """Return an address in words."""
        for array in self.arrays:
            if abs(address - array.base) < ARRAY_BYTES // 2:
                return f"{array.name}[{(address - array.base) / 8:g}]"
        return f"{address:#x}"

    def _writable(self, address: int) -> None:
        if address % 8:
            raise RefusedError(f"a word at {self.place(address)}, between two words")
        if self.stack_pointer() <= address < STACK:
            return
        if not any(a.writable and a.base <= address < a.base + 8 * a.words for a in self.arrays):
            raise RefusedError(f"writes to {self.place(address)}")
