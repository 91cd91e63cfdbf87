"""Runs machine code on unknown operands: addresses and counters are numbers, what they point to are words."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from modforge.kernel_proof.algebra.conditions import Bits, Condition
from modforge.kernel_proof.algebra.words import Value, W, Word, maximum_of
from modforge.kernel_proof.code.library import Instruction
from modforge.kernel_proof.code.memory import LIBRARY, MAX_STEPS, NOT_KNOWN, RETURN, STACK, Memory, in_library
from modforge.kernel_proof.errors import RefusedError

NAMES = {
    "a": "rax", "b": "rbx", "c": "rcx", "d": "rdx", "si": "rsi", "di": "rdi", "bp": "rbp", "sp": "rsp",
}  # fmt: skip
REGISTERS = (*NAMES.values(), *(f"r{i}" for i in range(8, 16)))
SIZES = {"QWORD": 8, "DWORD": 4, "WORD": 2, "BYTE": 1}
MEMORY = re.compile(r"(?:(QWORD|DWORD|WORD|BYTE) PTR )?\[(.+)\]$")
ARGUMENTS = ("rdi", "rsi", "rdx", "rcx", "r8", "r9")
PRESERVED = ("rbx", "rbp", "r12", "r13", "r14", "r15")
SET_FLAGS = {
    "adc", "adcx", "add", "adox", "and", "clc", "cmp", "dec", "div", "imul", "inc", "mul", "neg", "or", "sbb", "shl",
    "shr", "stc", "sub", "test", "xor",
}  # fmt: skip


@dataclass(frozen=True)
class Low:
    """A register of which only the low byte is known."""

    byte: Value | Bits


def known_bits(value: Value | Bits) -> Value:
    """Return a word that is not made of conditions."""
    if not isinstance(value, Bits):
        return value
    number = value.known()
    if number is None:
        raise RefusedError("needs a number, not conditions on operands")
    return number


def registers_by_name() -> dict[str, tuple[str, int]]:
    """Return each name of a register with the full register and the bytes of it that are meant."""
    found: dict[str, tuple[str, int]] = {}
    for short, full in NAMES.items():
        wide = short if len(short) == 2 else f"{short}x"
        found |= {full: (full, 8), f"e{wide}": (full, 4), wide: (full, 2), f"{short}l": (full, 1)}
    for i in range(8, 16):
        found |= {f"r{i}": (f"r{i}", 8), f"r{i}d": (f"r{i}", 4), f"r{i}w": (f"r{i}", 2), f"r{i}b": (f"r{i}", 1)}
    return found


BY_NAME = registers_by_name()


@dataclass
class Machine(Memory):
    """Registers, flags and memory, and the equations so far."""

    red_zone: int = 128
    instructions: dict[str, Callable[[Machine, Instruction], int | None]] = field(default_factory=dict)
    """The meaning of each instruction; it may return the address of the next one."""
    registers: dict[str, Value | Low | Bits] = field(default_factory=dict)
    carry: Value | None = None
    overflow: Value | None = None
    zero: bool | None = None
    less: bool | None = None
    """Whether the first of two signed numbers was less, if these were the last to be compared."""
    equal: Condition | None = None
    """Whether two numbers were equal, where that depends on operands, if these were the last to be compared."""
    vectors: dict[int, list[Value]] = field(default_factory=dict)
    """The lanes of vector registers, lowest first."""
    parts: dict[int, list[Value]] = field(default_factory=dict)
    """Words in the low part of vector registers, of those that move some words at once."""
    packed: dict[int, tuple[Bits, bool]] = field(default_factory=dict)
    """Masks in halves of vector registers: a condition for each 32 bits, and whether all have it or the top one."""
    masks: dict[str, Bits] = field(default_factory=dict)

    def call(self, name: str, *arguments: Value) -> None:
        """Run a function to its end, and check that it leaves registers and stack as it must."""
        (address,) = self.library.addresses(name)
        self.call_at(address, name, arguments)

    def call_at(self, address: int, name: str, arguments: Sequence[Value]) -> None:
        """Run the function at an address in the same way."""
        kept = self.enter(arguments)
        while address != RETURN:
            address = self.step(self.library.instruction(address))
        if self.registers["rsp"] != STACK or any(self.registers[name] is not value for name, value in kept.items()):
            raise RefusedError(f"{name} does not restore the registers that it must")

    def stack_pointer(self) -> int:
        """Return what rsp holds."""
        pointer = self.registers["rsp"]
        if not isinstance(pointer, int):
            raise RefusedError("the stack pointer depends on operands")
        return pointer

    def enter(self, arguments: Sequence[Value]) -> dict[str, Value | Low | Bits]:
        """Put arguments where a function finds them; return the registers that it must restore."""
        self.registers = {register: self.equations.anything() for register in REGISTERS}
        kept = {register: self.registers[register] for register in PRESERVED}
        self.registers |= dict(zip(ARGUMENTS, arguments, strict=False))
        self.registers["rsp"] = STACK - 8
        self.cells[STACK - 8] = RETURN
        self.cells |= {STACK + 8 * i: value for i, value in enumerate(arguments[len(ARGUMENTS) :])}
        self.carry = self.overflow = self.zero = self.less = self.equal = None
        return kept

    def step(self, instruction: Instruction) -> int:
        """Run one instruction; return the address of the next."""
        run = self.instructions.get(instruction.name)
        if run is None:
            raise RefusedError(f"{instruction.address:x}: {instruction.name} is not known here")
        self.steps += 1
        if instruction.name in SET_FLAGS:
            self.less = self.equal = None
        if self.steps > MAX_STEPS:
            raise RefusedError(f"{instruction.address:x}: does not end")
        try:
            target = run(self, instruction)
        except (RefusedError, *NOT_KNOWN) as error:
            text = f"{instruction.name} {', '.join(instruction.operands)}"
            reason = error if isinstance(error, RefusedError) else "is not known with these operands"
            raise RefusedError(f"{instruction.address:x}: {text}: {reason}") from None
        return instruction.next if target is None else target

    def forget_vector(self, number: int) -> None:
        """Forget what a vector register holds, before something else is put there."""
        self.vectors.pop(number, None)
        self.parts.pop(number, None)
        self.packed.pop(number, None)

    # --- Operands -----------------------------------------------------------------------------------------------------

    def size(self, operand: str) -> int:
        """Return the bytes of an operand."""
        if operand in BY_NAME:
            return BY_NAME[operand][1]
        memory = MEMORY.match(operand)
        if memory is None or memory[1] is None:
            raise RefusedError(f"the size of {operand} is not known")
        return SIZES[memory[1]]

    def read(self, operand: str, following: int) -> Value:
        """Return what an operand holds, zeros above it."""
        if operand.startswith(("0x", "-")) or operand.isdecimal():
            return int(operand, 0) % W
        if operand in BY_NAME:
            return self.register(operand)
        size = self.size(operand)
        address = self.address(operand, following)
        if size == 8:
            return self.load(address)
        if size == 1 and address in self.bytes:
            return known_bits(self.bytes[address])
        if size == 4 and all(isinstance(self.bytes.get(address + i), int) for i in range(4)):
            return sum(byte << 8 * i for i in range(4) if isinstance(byte := self.bytes[address + i], int))
        if size == 4 and in_library(address):
            return self.constant(address, size)
        whole, begin = self.cells.get(address - address % 8), address % 8
        if isinstance(whole, int) and begin + size <= 8:
            return whole >> 8 * begin & (1 << 8 * size) - 1
        if isinstance(whole, Word) and begin == 0 and whole.max < 1 << 8 * size:
            return whole
        raise RefusedError("reads part of a word")

    def register(self, name: str) -> Value:
        """Return what a register holds."""
        full, size = BY_NAME[name]
        value = self.registers[full]
        if isinstance(value, Low):
            return known_bits(value.byte) if size == 1 else self.equations.anything()
        if isinstance(value, Bits):
            return known_bits(value.resized(8 * size))
        if size == 8:
            return value
        if isinstance(value, int):
            return value % (1 << 8 * size)
        if value.max < 1 << 8 * size:
            return value
        raise RefusedError(f"{name} is part of an unknown word")

    def write(self, operand: str, value: Value, following: int) -> None:
        """Put a value into an operand."""
        if operand in BY_NAME:
            full, size = BY_NAME[operand]
            if size == 2:
                raise RefusedError("writes two bytes of a word")
            if size == 1:
                above = self.registers[full]
                if isinstance(above, int) and isinstance(value, int):
                    self.registers[full] = above & ~0xFF | value & 0xFF
                else:
                    zero_above = isinstance(above, int) and above < 256
                    self.registers[full] = value if zero_above else Low(value)
            elif size == 4 and maximum_of(value) >> 32:
                if not isinstance(value, int):
                    raise RefusedError("writes more than 32 bits")
                self.registers[full] = value % (1 << 32)
            else:
                self.registers[full] = value
            return
        size = self.size(operand)
        address = self.address(operand, following)
        if size == 8:
            self.store(address, value)
        elif size == 1:
            self.store_byte(address, value)
        elif isinstance(value, int):
            for i in range(size):
                self.store_byte(address + i, value >> 8 * i & 0xFF)
        else:
            raise RefusedError("writes part of a word")

    def address(self, operand: str, following: int) -> int:
        """Return the address that a memory operand names."""
        memory = MEMORY.match(operand)
        if memory is None:
            raise RefusedError(f"{operand} is not in memory")
        total = 0
        for sign, term in re.findall(r"([+-]?)([^+-]+)", memory[2]):
            name, _, scale = term.partition("*")
            if name == "rip":
                value: Value = LIBRARY + following
            elif name in BY_NAME:
                value = self.register(name)
            else:
                value = int(name, 0)
            if not isinstance(value, int):
                raise RefusedError("an address depends on operands")
            total += (-1 if sign == "-" else 1) * value * int(scale or "1")
        return total % W
