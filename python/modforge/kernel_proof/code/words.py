"""The meaning of instructions on general registers that hold digits, or products of them in two words."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from modforge.kernel_proof.algebra.conditions import Bits
from modforge.kernel_proof.algebra.lane_bits import LaneBits
from modforge.kernel_proof.algebra.words import W, Word, maximum_of, polynomial
from modforge.kernel_proof.code.library import Instruction
from modforge.kernel_proof.code.x86_64 import Machine
from modforge.kernel_proof.code.x86_64_flow import Run
from modforge.kernel_proof.code.x86_64_instructions import INSTRUCTIONS
from modforge.kernel_proof.errors import RefusedError


def shift(machine: Machine, instruction: Instruction, digits: LaneBits, otherwise: Run) -> int | None:
    """Keep what is above the low digit of a word."""
    to, *places = instruction.operands
    if isinstance(machine.registers.get(to), (int, Bits)) or places != [hex(digits.bits)]:
        return otherwise(machine, instruction)
    machine.write(to, digits.cut(machine.read(to, instruction.next))[1], instruction.next)
    forget_flags(machine)
    return None


def shift_pair(machine: Machine, instruction: Instruction, digits: LaneBits) -> None:
    """Keep what is above the low digit of two words."""
    to, low, places = instruction.operands
    factor = 1 << int(places, 0)
    if factor * digits.base != W:
        raise RefusedError("shifts by other than a digit")
    high, (_, above) = (machine.read(to, instruction.next), digits.cut(machine.read(low, instruction.next)))
    most = factor * maximum_of(high) + maximum_of(above)
    if most >= W:
        raise RefusedError("shifts out what can be above two words")
    if isinstance(high, int) and isinstance(above, int):
        machine.write(to, most, instruction.next)
    else:
        parts = [(factor, polynomial(high)), (1, polynomial(above))]
        machine.write(to, digits.equations.sum(parts, most), instruction.next)
    forget_flags(machine)


def bits_in_common(machine: Machine, instruction: Instruction, digits: LaneBits, otherwise: Run) -> int | None:
    """Keep the low digit of a word."""
    to, source = instruction.operands
    value = machine.registers.get(to)
    if not isinstance(value, Word) or machine.read(source, instruction.next) != digits.base - 1:
        return otherwise(machine, instruction)
    machine.write(to, digits.cut(value)[0], instruction.next)
    forget_flags(machine)
    return None


def multiply(machine: Machine, instruction: Instruction, digits: LaneBits) -> None:
    """Multiply rax by a word."""
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
        "shr": partial(shift, otherwise=masks["shr"]),
        "and": partial(bits_in_common, otherwise=masks["and"]),
        "shld": shift_pair,
        "mul": multiply,
        "imul": multiply_low,
    }
    return {name: partial(run, digits=digits) for name, run in found.items()}
