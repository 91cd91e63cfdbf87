"""The operands of vector instructions: registers, parts of them, and memory, in lanes of a word each."""

from __future__ import annotations

import re

from modforge.kernel_proof.algebra.conditions import FALSE, TRUE, Condition
from modforge.kernel_proof.algebra.words import Value
from modforge.kernel_proof.code.masks import mask
from modforge.kernel_proof.code.x86_64 import Machine
from modforge.kernel_proof.errors import RefusedError

REGISTER = re.compile(r"([yz]mm)(\d+)(?:\{(k\d)\}\{z\})?$")
VECTOR_MEMORY = re.compile(r"^[YZ]MMWORD PTR ")
PART = re.compile(r"[xyz]mm(\d+)$")
"""A register or the low part of it, for the instructions that leave zeros above it."""
SOME = re.compile(r"[xy]mm(\d+)$")
SOME_MEMORY = re.compile(r"^[XY]MMWORD PTR ")
ANY_MEMORY = re.compile(r"^([XYZ])MMWORD PTR (\[[^\]]*\])")
MASK_LANES = 8
"""Lanes that masks are for: of vectors of 512 bits."""
MERGED = re.compile(r"(zmm\d+)\{(k\d)\}$")


def lanes(machine: Machine, operand: str, following: int) -> list[Value]:
    """Return the lanes of an operand; one word of memory may be in all of them."""
    need_width(machine, operand)
    if register := REGISTER.match(operand):
        if int(register[2]) not in machine.vectors:
            raise RefusedError(f"reads {operand}, which nobody wrote")
        return machine.vectors[int(register[2])]
    if operand.startswith("QWORD BCST "):
        return [machine.load(machine.address(operand.replace("BCST", "PTR"), following))] * count(machine)
    address = machine.address(VECTOR_MEMORY.sub("", operand), following)
    return [machine.load_wide(address)] if machine.side_by_side else machine.words(address, count(machine))


def letter_of(machine: Machine) -> str:
    """Return the letter with which the names of vectors of the kernel's length begin."""
    return "y" if machine.vector_bytes == 32 else "z"


def need_width(machine: Machine, operand: str) -> None:
    """Refuse vectors of another length than those of the kernel."""
    if operand.lower().startswith(("xmm", "ymm", "zmm")) and not operand.lower().startswith(letter_of(machine)):
        raise RefusedError("takes vectors of another length")


def count(machine: Machine) -> int:
    """Return how many lanes of a vector are known one by one."""
    return 1 if machine.side_by_side else machine.vector_bytes // 8


def need_lanes(machine: Machine) -> None:
    """Refuse to tell lanes apart where one stands for all."""
    if machine.side_by_side:
        raise RefusedError("takes one lane of numbers side by side")


def put(machine: Machine, operand: str, values: list[Value], following: int) -> None:
    """Put lanes into an operand, zeros where its mask has them."""
    need_width(machine, operand)
    if register := REGISTER.match(operand):
        machine.forget_vector(int(register[2]))
        through = mask_of(machine, register[3])
        machine.vectors[int(register[2])] = [
            value if passes else 0 for value, passes in zip(values, through, strict=True)
        ]
        return
    address = machine.address(VECTOR_MEMORY.sub("", operand), following)
    if machine.side_by_side:
        machine.store_wide(address, values[0])
        return
    for i, value in enumerate(values):
        machine.store(address + 8 * i, value)


def mask_of(machine: Machine, name: str | None) -> list[bool]:
    """Return the lanes that a mask lets through, which must be known; without one, all."""
    if name is None:
        return [True] * count(machine)
    return [bool(known_condition(bit)) for bit in lane_conditions(machine, name)]


def lane_conditions(machine: Machine, name: str) -> list[Condition]:
    """Return the bits of a mask for the lanes that are known one by one."""
    bits = mask(machine, name).bits[:MASK_LANES]
    if machine.side_by_side and len(set(bits)) > 1:
        raise RefusedError("a mask tells lanes apart")
    return list(bits[: count(machine)])


def known_condition(condition: Condition) -> Condition:
    """Return a condition that must not depend on operands."""
    if condition not in (FALSE, TRUE):
        raise RefusedError("a mask depends on operands")
    return condition


def low_words(machine: Machine, operand: str, size: int) -> list[Value]:
    """Return the lowest words of a register, of which a part or the whole was written."""
    number = number_of(operand)
    words = machine.parts.get(number) or machine.vectors.get(number, [])
    if machine.side_by_side and set(words) == {0}:
        words = [0] * size
    if len(words) < size:
        raise RefusedError(f"reads {operand}, which nobody wrote")
    return words[:size]


def put_low(machine: Machine, operand: str, words: list[Value]) -> None:
    """Put words into the low part of a register."""
    machine.forget_vector(number_of(operand))
    machine.parts[number_of(operand)] = words


def number_of(operand: str) -> int:
    """Return the number of a register."""
    register = PART.match(operand)
    if register is None:
        raise RefusedError("needs a register")
    return int(register[1])


def whole(machine: Machine, operand: str) -> str:
    """Return the name of the register that an operand is a part of."""
    return PART.sub(rf"{letter_of(machine)}mm\1", operand)
