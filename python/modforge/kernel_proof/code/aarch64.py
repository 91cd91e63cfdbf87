"""Runs the machine code of 64-bit Arm CPUs on unknown operands.

There is one carry flag. After a subtraction it is 1 where nothing was borrowed; the machine keeps the borrow.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from modforge.kernel_proof.algebra.words import Value, W, Word, index
from modforge.kernel_proof.code.library import Instruction
from modforge.kernel_proof.code.memory import MAX_STEPS, NOT_KNOWN, RETURN, STACK, Memory
from modforge.kernel_proof.errors import RefusedError

PRESERVED = tuple(f"x{i}" for i in range(19, 30))
PLATFORM = "x18"
ADDRESS = re.compile(r"\[(\w+)(?:, #(-?\w+))?\](!?)$")


@dataclass
class Machine(Memory):
    """Registers, the flag and memory, and the equations so far."""

    lowest: Word | None = None
    """The lowest limb of the modulus, which a comparison stands in for."""
    registers: dict[str, Value] = field(default_factory=dict)
    carry: Value | None = None
    borrow: Value | None = None
    _products: dict[tuple[int, int], tuple[Value, Value]] = field(default_factory=dict)

    def stack_pointer(self) -> int:
        """Return what sp holds."""
        return self.known("sp")

    def call(self, name: str, *arguments: Value) -> None:
        """Run a function to its end, and check that it leaves registers and stack as it must."""
        (address,) = self.library.addresses(name)
        self.registers = {f"x{i}": self.equations.anything() for i in range(30)}
        del self.registers[PLATFORM]
        kept = {name: self.registers[name] for name in PRESERVED}
        self.registers |= {f"x{i}": value for i, value in enumerate(arguments)}
        self.registers |= {"sp": STACK, "x30": RETURN}
        self.carry = self.borrow = None
        while address != RETURN:
            address = self.step(self.library.instruction(address))
        if self.registers["sp"] != STACK or any(self.registers[name] is not value for name, value in kept.items()):
            raise RefusedError(f"{name} does not restore the registers that it must")

    def step(self, instruction: Instruction) -> int:
        """Run one instruction; return the address of the next."""
        run = INSTRUCTIONS.get(instruction.name)
        if run is None:
            raise RefusedError(f"{instruction.address:x}: {instruction.name} is not known here")
        self.steps += 1
        operands = joined(instruction.operands)
        if self.steps > MAX_STEPS:
            raise RefusedError(f"{instruction.address:x}: does not end")
        try:
            target = run(self, operands)
        except (RefusedError, *NOT_KNOWN) as error:
            reason = error if isinstance(error, RefusedError) else "is not known with these operands"
            raise RefusedError(f"{instruction.address:x}: {instruction.name} {', '.join(operands)}: {reason}") from None
        return instruction.next if target is None else target

    def read(self, operand: str) -> Value:
        """Return what a register holds, or a number in the instruction."""
        if operand == "xzr":
            return 0
        if operand.startswith("#"):
            return int(operand[1:], 0) % W
        if operand not in self.registers:
            raise RefusedError(f"{operand} is not a register that may be used")
        return self.registers[operand]

    def known(self, operand: str) -> int:
        """Return a number that must not depend on operands."""
        value = self.read(operand)
        if not isinstance(value, int):
            raise RefusedError("depends on operands")
        return value

    def write(self, operand: str, value: Value) -> None:
        """Put a value into a register."""
        if operand == "xzr":
            return
        if operand not in self.registers:
            raise RefusedError(f"{operand} is not a register that may be used")
        self.registers[operand] = value

    def product(self, x: Value, y: Value) -> tuple[Value, Value]:
        """Return the high and the low word of a product, of which two instructions take one each."""
        if isinstance(x, int) or isinstance(y, int):
            return self.equations.multiply(x, y)
        key = (min(x.serial, y.serial), max(x.serial, y.serial))
        if key not in self._products:
            self._products[key] = self.equations.multiply(x, y)
        return self._products[key]

    def place_of(self, operands: Sequence[str]) -> int:
        """Return the address that an operand names; it may be moved before or after, too."""
        match = ADDRESS.match(operands[0])
        if match is None:
            raise RefusedError("is not an address that is known here")
        base = self.known(match[1])
        address = base + int(match[2] or "0", 0)
        if match[3]:
            self.write(match[1], address)
        elif len(operands) > 1:
            self.write(match[1], base + self.known(operands[1]))
        return address


def joined(operands: tuple[str, ...]) -> list[str]:
    """Put addresses together again that were cut at their comma."""
    found: list[str] = []
    for operand in (operand.strip() for operand in operands):
        if found and found[-1].startswith("[") and "]" not in found[-1]:
            found[-1] += f", {operand}"
        else:
            found.append(operand)
    return found


def load(machine: Machine, operands: list[str]) -> None:
    """Load a word."""
    machine.write(operands[0], machine.load(machine.place_of(operands[1:])))


def load_pair(machine: Machine, operands: list[str]) -> None:
    """Load two words."""
    address = machine.place_of(operands[2:])
    for i, register in enumerate(operands[:2]):
        machine.write(register, machine.load(address + 8 * i))


def store(machine: Machine, operands: list[str]) -> None:
    """Store a word."""
    value = machine.read(operands[0])
    machine.store(machine.place_of(operands[1:]), value)


def store_pair(machine: Machine, operands: list[str]) -> None:
    """Store two words."""
    values = [machine.read(register) for register in operands[:2]]
    address = machine.place_of(operands[2:])
    for i, value in enumerate(values):
        machine.store(address + 8 * i, value)


def multiply_low(machine: Machine, operands: list[str]) -> None:
    """Keep the low word of a product; that with k is a quotient digit, whose high word nothing takes."""
    to, *factors = operands
    x, y = (machine.read(factor) for factor in factors)
    if isinstance(y, Word) and y.polynomial.is_variable() and index(y) in machine.equations.inverses:
        machine.write(to, machine.equations.low_product(x, y))
    else:
        machine.write(to, machine.product(x, y)[1])


def multiply_high(machine: Machine, operands: list[str]) -> None:
    """Keep the high word of a product."""
    to, *factors = operands
    x, y = (machine.read(factor) for factor in factors)
    machine.write(to, machine.product(x, y)[0])


def add_with(machine: Machine, operands: list[str], carry: Value) -> Value:
    """Add two operands and a carry; return the carry out."""
    to, x, y = operands
    total, out = machine.equations.add(machine.read(x), machine.read(y), carry)
    machine.write(to, total)
    return out


def add(machine: Machine, operands: list[str]) -> None:
    """Add; the flag stays."""
    to, x, y = operands
    machine.write(to, (machine.known(x) + machine.known(y)) % W)


def add_setting(machine: Machine, operands: list[str]) -> None:
    """Add, and set the carry."""
    machine.carry, machine.borrow = add_with(machine, operands, 0), None


def add_with_carry(machine: Machine, operands: list[str]) -> None:
    """Add with the carry, which must not be carried out; the flag stays."""
    if machine.carry is None:
        raise RefusedError("reads a flag that is not known")
    if add_with(machine, operands, machine.carry) != 0:
        raise RefusedError("a carry can be lost")


def add_with_carry_setting(machine: Machine, operands: list[str]) -> None:
    """Add with the carry, and set it."""
    if machine.carry is None:
        raise RefusedError("reads a flag that is not known")
    machine.carry = add_with(machine, operands, machine.carry)


def subtract(machine: Machine, operands: list[str]) -> None:
    """Subtract numbers that are known; the flag stays."""
    to, x, y = operands
    machine.write(to, (machine.known(x) - machine.known(y)) % W)


def subtract_setting(machine: Machine, operands: list[str]) -> None:
    """Subtract, and set the borrow."""
    to, x, y = operands
    difference, machine.borrow = machine.equations.subtract(machine.read(x), machine.read(y))
    machine.write(to, difference)
    machine.carry = None


def subtract_with_borrow_setting(machine: Machine, operands: list[str]) -> None:
    """Subtract with the borrow, and set it."""
    to, x, y = operands
    if machine.borrow is None:
        raise RefusedError("reads a flag that is not known")
    difference, machine.borrow = machine.equations.subtract(machine.read(x), machine.read(y), machine.borrow)
    machine.write(to, difference)


def compare_with_one(machine: Machine, operands: list[str]) -> None:
    """Set the carry of t + q·m₀ for the latest quotient digit q = t·k: 1 unless t is 0, as its low word is 0."""
    word, one = operands
    t, equations = machine.read(word), machine.equations
    if one != "#0x1" or not equations.quotients or machine.lowest is None:
        raise RefusedError("is known only for a limb that a quotient digit clears")
    quotient = equations.latest_quotient()
    low, carry = equations.add(t, machine.product(quotient, machine.lowest)[1])
    if low != 0:
        raise RefusedError("the quotient digit does not clear this limb")
    machine.carry, machine.borrow = carry, None


def select_without_borrow(machine: Machine, operands: list[str]) -> None:
    """Take the first operand where the carry is 1, that is where nothing was borrowed."""
    to, x, y, condition = operands
    if condition not in ("cs", "hs") or machine.borrow is None:
        raise RefusedError("is known only behind a subtraction")
    machine.write(to, machine.equations.choose(machine.borrow, machine.read(y), machine.read(x)))


def move(machine: Machine, operands: list[str]) -> None:
    """Copy."""
    machine.write(operands[0], machine.read(operands[1]))


def bits_in_common(machine: Machine, operands: list[str]) -> None:
    """Keep the bits that both numbers have."""
    machine.write(operands[0], machine.known(operands[1]) & machine.known(operands[2]))


def shift_right(machine: Machine, operands: list[str]) -> None:
    """Shift a number that is known."""
    machine.write(operands[0], machine.known(operands[1]) >> machine.known(operands[2]))


def jump_if_zero(machine: Machine, operands: list[str]) -> int | None:
    """Go elsewhere if a number that is known is 0."""
    return None if machine.known(operands[0]) else int(operands[1].split()[0], 16)


def jump_if_not_zero(machine: Machine, operands: list[str]) -> int | None:
    """Go elsewhere if a number that is known is not 0."""
    return int(operands[1].split()[0], 16) if machine.known(operands[0]) else None


def give_back(machine: Machine, operands: list[str]) -> int:
    """Return to the caller."""
    if operands:
        raise RefusedError("goes on at another address than the caller's")
    return machine.known("x30")


INSTRUCTIONS: dict[str, Callable[[Machine, list[str]], int | None]] = {
    "ldr": load,
    "ldp": load_pair,
    "str": store,
    "stp": store_pair,
    "mul": multiply_low,
    "umulh": multiply_high,
    "add": add,
    "adds": add_setting,
    "adc": add_with_carry,
    "adcs": add_with_carry_setting,
    "sub": subtract,
    "subs": subtract_setting,
    "sbcs": subtract_with_borrow_setting,
    "cmp": compare_with_one,
    "csel": select_without_borrow,
    "mov": move,
    "and": bits_in_common,
    "lsr": shift_right,
    "cbz": jump_if_zero,
    "cbnz": jump_if_not_zero,
    "ret": give_back,
}
