"""The meaning of each vector instruction, on eight lanes of a word each."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from modforge.kernel_proof.algebra.digits import DIGIT_BITS, LANES, Digits
from modforge.kernel_proof.algebra.words import Value
from modforge.kernel_proof.code.library import Instruction
from modforge.kernel_proof.code.x86_64 import Machine
from modforge.kernel_proof.code.x86_64_instructions import INSTRUCTIONS, Run, known
from modforge.kernel_proof.errors import RefusedError

REGISTER = re.compile(r"[xyz]mm(\d+)(?:\{(k\d)\}\{z\})?$")


def lanes(machine: Machine, operand: str, following: int) -> list[Value]:
    """Return the lanes of an operand; one word of memory may be in all of them."""
    if register := REGISTER.match(operand):
        if int(register[1]) not in machine.vectors:
            raise RefusedError(f"reads {operand}, which nobody wrote")
        return machine.vectors[int(register[1])]
    if operand.startswith("QWORD BCST "):
        return [machine.load(machine.address(operand.replace("BCST", "PTR"), following))] * LANES
    address = machine.address(operand.removeprefix("ZMMWORD PTR "), following)
    return machine.words(address, LANES)


def put(machine: Machine, operand: str, values: list[Value], following: int) -> None:
    """Put lanes into an operand, zeros where its mask has them."""
    if register := REGISTER.match(operand):
        mask = mask_of(machine, register[2])
        machine.vectors[int(register[1])] = [value if mask >> i & 1 else 0 for i, value in enumerate(values)]
        return
    address = machine.address(operand.removeprefix("ZMMWORD PTR "), following)
    for i, value in enumerate(values):
        machine.store(address + 8 * i, value)


def mask_of(machine: Machine, name: str | None) -> int:
    """Return the lanes that a mask register lets through; without one, all."""
    if name is None:
        return (1 << LANES) - 1
    if name not in machine.masks:
        raise RefusedError(f"reads {name}, which nobody wrote")
    return machine.masks[name]


def move(machine: Machine, instruction: Instruction) -> None:
    """Copy a vector."""
    to, source = instruction.operands
    put(machine, to, list(lanes(machine, source, instruction.next)), instruction.next)


def move_lowest(machine: Machine, instruction: Instruction) -> None:
    """Copy the lowest lane to a word, or a word to the lowest lane and zeros above."""
    to, source = instruction.operands
    if REGISTER.match(to):
        put(machine, to, [machine.read(source, instruction.next), *[0] * (LANES - 1)], instruction.next)
    else:
        machine.write(to, lanes(machine, source, instruction.next)[0], instruction.next)


def broadcast(machine: Machine, instruction: Instruction) -> None:
    """Put one word into all lanes."""
    to, source = instruction.operands
    is_register = REGISTER.match(source) is not None
    value = lanes(machine, source, instruction.next)[0] if is_register else machine.read(source, instruction.next)
    put(machine, to, [value] * LANES, instruction.next)


def clear(machine: Machine, instruction: Instruction) -> None:
    """Clear a register."""
    to, a, b = instruction.operands
    if a != b:
        raise RefusedError("is known only for a register with itself")
    put(machine, to, [0] * LANES, instruction.next)


def add(machine: Machine, instruction: Instruction, digits: Digits) -> None:
    """Add lane by lane."""
    to, *sources = instruction.operands
    x, y = (lanes(machine, source, instruction.next) for source in sources)
    put(machine, to, [digits.add(a, b) for a, b in zip(x, y, strict=True)], instruction.next)


def multiply(machine: Machine, instruction: Instruction, digits: Digits) -> None:
    """Add the low or the high digits of products."""
    to, *sources = instruction.operands
    x, y = (lanes(machine, source, instruction.next) for source in sources)
    half = int(instruction.name == "vpmadd52huq")
    sums = lanes(machine, to, instruction.next)
    values = [digits.add(s, digits.multiply(a, b)[half]) for s, a, b in zip(sums, x, y, strict=True)]
    put(machine, to, values, instruction.next)


def align(machine: Machine, instruction: Instruction) -> None:
    """Take eight lanes in a row out of two vectors."""
    to, high, low, count = instruction.operands
    both = lanes(machine, low, instruction.next) + lanes(machine, high, instruction.next)
    first = int(count, 0)
    put(machine, to, both[first : first + LANES], instruction.next)


def shift(machine: Machine, instruction: Instruction, digits: Digits) -> None:
    """Keep what is above the low digit."""
    to, source, places = instruction.operands
    if int(places, 0) != DIGIT_BITS:
        raise RefusedError("shifts by other than a digit")
    register = REGISTER.match(to)
    mask = mask_of(machine, register and register[2])
    values = lanes(machine, source, instruction.next)
    put(machine, to, [digits.cut(v)[1] if mask >> i & 1 else 0 for i, v in enumerate(values)], instruction.next)


def shift_word(machine: Machine, instruction: Instruction, digits: Digits) -> None:
    """Keep what is above the low digit of a word; or shift a number that is known."""
    to, *places = instruction.operands
    value = machine.read(to, instruction.next)
    if isinstance(value, int) or places != [hex(DIGIT_BITS)]:
        INSTRUCTIONS["shr"](machine, instruction)
        return
    machine.write(to, digits.cut(value)[1], instruction.next)
    machine.carry = machine.overflow = machine.zero = None


def set_mask(machine: Machine, instruction: Instruction) -> None:
    """Set a mask register to a number that is known."""
    to, source = instruction.operands
    machine.masks[to] = known(machine.read(source, instruction.next))


def with_vectors(digits: Digits) -> dict[str, Run]:
    """Return all instructions, those on vectors among them."""
    taking_digits: dict[str, Callable[..., None]] = {
        "vpaddq": add,
        "vpmadd52luq": multiply,
        "vpmadd52huq": multiply,
        "vpsrlq": shift,
        "shr": shift_word,
    }
    moves = dict.fromkeys(("vmovdqu64", "vmovdqa64", "vmovaps", "vmovups"), move)
    clears = dict.fromkeys(("vpxorq", "vpxor", "vxorps"), clear)
    others = {"vmovq": move_lowest, "vpbroadcastq": broadcast, "valignq": align, "kmovw": set_mask}
    bound = {name: partial(run, digits=digits) for name, run in taking_digits.items()}
    return {**INSTRUCTIONS, **moves, **clears, **others, **bound}
