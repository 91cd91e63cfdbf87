"""The meaning of instructions on general registers that hold digits, or numbers of two words."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from modforge.kernel_proof.algebra.lane_bits import LaneBits
from modforge.kernel_proof.algebra.words import BITS, Value, Word
from modforge.kernel_proof.code.library import Instruction
from modforge.kernel_proof.code.x86_64 import BY_NAME, Machine
from modforge.kernel_proof.code.x86_64_flow import Run, known
from modforge.kernel_proof.code.x86_64_instructions import INSTRUCTIONS, need_whole_registers
from modforge.kernel_proof.errors import RefusedError


def unknown(machine: Machine, operand: str) -> Word | None:
    """Return the unknown word that a register, or the low half of it, is of; none for what is known."""
    full, size = BY_NAME.get(operand, ("", 0))
    value = machine.registers.get(full)
    return value if isinstance(value, Word) and size >= 4 else None


def copy(machine: Machine, instruction: Instruction, digits: LaneBits, otherwise: Run) -> int | None:
    """Copy the low half of a word."""
    to, source = instruction.operands
    if to not in BY_NAME or BY_NAME[to][1] != 4:
        return otherwise(machine, instruction)
    value: Value | None = unknown(machine, source)
    if source.startswith("DWORD"):
        value = machine.read(source, instruction.next)
    if not isinstance(value, Word):
        return otherwise(machine, instruction)
    machine.write(to, digits.lower_half(value), instruction.next)
    return None


def shift(machine: Machine, instruction: Instruction, digits: LaneBits, otherwise: Run) -> int | None:
    """Shift a word up or down."""
    to, *places = instruction.operands
    value = unknown(machine, to)
    if value is None or not places or BY_NAME[to][1] < 8:
        return otherwise(machine, instruction)
    run = digits.shift_up if instruction.name == "shl" else digits.above
    machine.write(to, run(value, known(machine.read(places[0], instruction.next)) % BITS), instruction.next)
    forget_flags(machine)
    return None


def shift_pair(machine: Machine, instruction: Instruction, digits: LaneBits) -> None:
    """Shift a word up, and the top bits of another in."""
    to, low, places_in_hex = instruction.operands
    places = int(places_in_hex, 0)
    if BY_NAME[to][1] < 8 or not 0 < places < digits.bits:
        raise RefusedError("shifts by other than some bits of a digit")
    high, entering = (machine.read(operand, instruction.next) for operand in (to, low))
    machine.write(to, digits.shift_pair(high, entering, places), instruction.next)
    forget_flags(machine)


def bits_in_common(machine: Machine, instruction: Instruction, digits: LaneBits, otherwise: Run) -> int | None:
    """Keep the low digit of a word."""
    to, source = instruction.operands
    value = unknown(machine, to)
    if value is None or machine.read(source, instruction.next) != digits.base - 1:
        return otherwise(machine, instruction)
    machine.write(to, digits.cut(value)[0], instruction.next)
    forget_flags(machine)
    return None


def multiply(machine: Machine, instruction: Instruction, digits: LaneBits) -> None:
    """Multiply rax by a word."""
    need_whole_registers(machine, instruction)
    x, y = machine.register("rax"), machine.read(instruction.operands[0], instruction.next)
    if isinstance(x, int) and isinstance(y, int):
        INSTRUCTIONS["mul"](machine, instruction)
        return
    high, low = digits.multiply_whole(x, y)
    machine.write("rax", low, instruction.next)
    machine.write("rdx", high, instruction.next)
    forget_flags(machine)


def multiply_low(machine: Machine, instruction: Instruction, digits: LaneBits) -> None:
    """Keep the low word of a product; that with k has a quotient digit."""
    to, factor = instruction.operands
    x, y = (machine.read(operand, instruction.next) for operand in (to, factor))
    if isinstance(x, int) and isinstance(y, int):
        INSTRUCTIONS["imul"](machine, instruction)
        return
    machine.write(to, digits.low_product(x, y), instruction.next)
    forget_flags(machine)


def forget_flags(machine: Machine) -> None:
    """Forget the flags."""
    machine.carry = machine.overflow = machine.zero = None


def with_words(digits: LaneBits, masks: dict[str, Run]) -> dict[str, Run]:
    """Return these instructions; what they do on conditions is known already."""
    found: dict[str, Callable[..., int | None]] = {
        "mov": partial(copy, otherwise=masks["mov"]),
        "shl": partial(shift, otherwise=masks["shl"]),
        "shr": partial(shift, otherwise=masks["shr"]),
        "and": partial(bits_in_common, otherwise=masks["and"]),
        "shld": shift_pair,
        "mul": multiply,
        "imul": multiply_low,
    }
    return {name: partial(run, digits=digits) for name, run in found.items()}
