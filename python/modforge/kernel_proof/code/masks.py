"""The meaning of instructions on masks: numbers of a few bits, each of which is a condition on unknown words.

Those on general registers do what ``x86_64_instructions.py`` says, unless a register holds such a number.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from modforge.kernel_proof.algebra.conditions import FALSE, TRUE, Bits, Condition, Conditions
from modforge.kernel_proof.code.library import Instruction
from modforge.kernel_proof.code.x86_64 import BY_NAME, Low, Machine
from modforge.kernel_proof.code.x86_64_flow import Run
from modforge.kernel_proof.code.x86_64_instructions import INSTRUCTIONS
from modforge.kernel_proof.errors import RefusedError

MASK = re.compile(r"k[0-7]$")
MASK_BITS = 64
SIZES = {"b": 8, "w": 16, "d": 32, "q": 64}


def mask(machine: Machine, name: str) -> Bits:
    """Return what a mask register holds."""
    if name not in machine.masks:
        raise RefusedError(f"reads {name}, which nobody wrote")
    return machine.masks[name]


def bits_of(machine: Machine, operand: str) -> Bits:
    """Return the bits of a mask, a general register or a number in the instruction."""
    if MASK.match(operand):
        return mask(machine, operand)
    found = conditions_in(machine, operand)
    if found is not None:
        return found
    if operand not in BY_NAME:
        return Bits.of(int(operand, 0), MASK_BITS)
    _, size = BY_NAME[operand]
    value = machine.register(operand)
    if not isinstance(value, int):
        raise RefusedError("needs bits that are known, or conditions")
    return Bits.of(value, 8 * size)


def put_bits(machine: Machine, operand: str, value: Bits) -> None:
    """Put bits into a register; a byte keeps what is above it, all else clears it."""
    if MASK.match(operand):
        machine.masks[operand] = value.resized(MASK_BITS)
        return
    if operand not in BY_NAME:
        store_bits(machine, machine.address(operand, 0), value.resized(8 * machine.size(operand)))
        return
    full, size = BY_NAME[operand]
    value = value.resized(8 * size).resized(MASK_BITS)
    if size == 2:
        raise RefusedError("sets two bytes of a word")
    if size == 1:
        above = machine.registers[full]
        if isinstance(above, int):
            above = Bits.of(above, MASK_BITS)
        if not isinstance(above, Bits):
            machine.registers[full] = Low(value.resized(8))
            return
        value = Bits(value.bits[:8] + above.bits[8:])
    machine.registers[full] = value


def store_bits(machine: Machine, address: int, value: Bits) -> None:
    """Store conditions byte by byte."""
    for i in range(0, len(value.bits), 8):
        machine.store_byte(address + i // 8, Bits(value.bits[i : i + 8]))


def move(machine: Machine, instruction: Instruction) -> None:
    """Copy between masks and general registers."""
    to, source = instruction.operands
    value = bits_of(machine, source).resized(SIZES[instruction.name[-1]])
    if machine.side_by_side and not MASK.match(to) and value.known() is None:
        raise RefusedError("moves a mask of numbers side by side, whose lanes differ")
    put_bits(machine, to, value)


def invert(machine: Machine, instruction: Instruction, conditions: Conditions) -> None:
    """Invert a mask."""
    to, source = instruction.operands
    bits = bits_of(machine, source).resized(SIZES[instruction.name[-1]]).bits
    put_bits(machine, to, Bits(tuple(map(conditions.negation, bits))))


def combine(machine: Machine, instruction: Instruction, function: Callable[[Condition, Condition], Condition]) -> None:
    """Combine two masks bit by bit."""
    to, *sources = instruction.operands
    if sources[0] == sources[1] and "xor" in instruction.name:
        put_bits(machine, to, Bits.of(0, MASK_BITS))
        return
    x, y = (bits_of(machine, source).resized(SIZES[instruction.name[-1]]) for source in sources)
    put_bits(machine, to, Bits(tuple(function(a, b) for a, b in zip(x.bits, y.bits, strict=True))))


def on_registers(machine: Machine, instruction: Instruction, function: Callable[[Bits, Bits], Bits]) -> int | None:
    """Combine two general registers, of which one holds conditions."""
    to, *rest = instruction.operands
    source = rest[0] if rest else "1"
    if not any(holds_conditions(machine, operand) for operand in (to, source)):
        return INSTRUCTIONS[instruction.name](machine, instruction)
    size = 8 * BY_NAME[to][1]
    x, y = (bits_of(machine, operand).resized(size) for operand in (to, source))
    put_bits(machine, to, function(x, y))
    machine.carry = machine.overflow = machine.zero = None
    return None


def negate(machine: Machine, instruction: Instruction, conditions: Conditions) -> int | None:
    """Negate a general register that holds conditions."""
    (to,) = instruction.operands
    if not holds_conditions(machine, to):
        return INSTRUCTIONS["neg"](machine, instruction)
    bits = bits_of(machine, to).bits
    put_bits(machine, to, conditions.add(tuple(map(conditions.negation, bits)), (FALSE,) * len(bits), TRUE))
    machine.carry = machine.overflow = machine.zero = None
    return None


def copy(machine: Machine, instruction: Instruction) -> int | None:
    """Copy a general register that holds conditions."""
    to, source = instruction.operands
    if not holds_conditions(machine, source) and not (to in BY_NAME and holds_conditions(machine, to)):
        return INSTRUCTIONS[instruction.name](machine, instruction)
    if not holds_conditions(machine, source) and BY_NAME[to][1] > 1:
        return INSTRUCTIONS[instruction.name](machine, instruction)
    if to not in BY_NAME:
        store_bits(machine, machine.address(to, instruction.next), bits_of(machine, source))
        return None
    put_bits(machine, to, bits_of(machine, source))
    return None


def add_scaled(machine: Machine, instruction: Instruction, conditions: Conditions) -> int | None:
    """Add registers as an address does, where one holds conditions."""
    to, source = instruction.operands
    terms = source.strip("[]").split("+")
    if not any(holds_conditions(machine, term.split("*")[0]) for term in terms):
        return INSTRUCTIONS["lea"](machine, instruction)
    total = Bits.of(0, MASK_BITS)
    for term in terms:
        name, _, scale = term.partition("*")
        part = bits_of(machine, name).resized(MASK_BITS).shifted(int(scale or "1").bit_length() - 1)
        total = conditions.add(total.bits, part.bits)
    put_bits(machine, to, total)
    return None


def holds_conditions(machine: Machine, operand: str) -> bool:
    """Whether an operand has conditions."""
    return conditions_in(machine, operand) is not None


def conditions_in(machine: Machine, operand: str) -> Bits | None:
    """Return the conditions in a general register, its low byte, or in bytes of memory."""
    if machine.bytes and operand.endswith("]") and "rip" not in operand:
        address = machine.address(operand, 0)
        stored = [machine.bytes.get(address + i) for i in range(machine.size(operand))]
        found = [byte for byte in stored if isinstance(byte, Bits)]
        return Bits(tuple(bit for byte in found for bit in byte.bits)) if len(found) == len(stored) else None
    if operand not in BY_NAME:
        return None
    full, size = BY_NAME[operand]
    value = machine.registers.get(full)
    if isinstance(value, Low) and size == 1:
        value = value.byte
    return value.resized(8 * size) if isinstance(value, Bits) else None


def with_masks(conditions: Conditions) -> dict[str, Run]:
    """Return the instructions on masks."""
    pairs: dict[str, Callable[[Condition, Condition], Condition]] = {
        "and": conditions.both,
        "or": conditions.either,
        "xor": conditions.differ,
    }

    def each(function: Callable[[Condition, Condition], Condition], x: Bits, y: Bits) -> Bits:
        return Bits(tuple(function(a, b) for a, b in zip(x.bits, y.bits, strict=True)))

    def shifted(sign: int, x: Bits, y: Bits) -> Bits:
        places = y.known()
        if places is None:
            raise RefusedError("shifts by an unknown number")
        return x.shifted(sign * places)

    found: dict[str, Run] = {}
    for name, function in pairs.items():
        found[name] = partial(on_registers, function=partial(each, function))
        found |= {f"k{name}{size}": partial(combine, function=function) for size in SIZES}
    found["add"] = partial(on_registers, function=lambda x, y: conditions.add(x.bits, y.bits))
    found["shl"] = partial(on_registers, function=partial(shifted, 1))
    found["shr"] = partial(on_registers, function=partial(shifted, -1))
    found["neg"] = partial(negate, conditions=conditions)
    found |= {f"kmov{size}": move for size in SIZES}
    found |= {f"knot{size}": partial(invert, conditions=conditions) for size in SIZES}
    found |= dict.fromkeys(("mov", "movzx"), copy)
    found["lea"] = partial(add_scaled, conditions=conditions)
    return found
