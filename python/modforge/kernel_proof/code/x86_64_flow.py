"""What decides where x86-64 code goes on, and what it does under a condition: jumps, calls, copies and stores."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from modforge.kernel_proof.algebra.words import Value
from modforge.kernel_proof.code.library import Instruction
from modforge.kernel_proof.code.memory import LIBRARY, RETURN, in_library
from modforge.kernel_proof.code.x86_64 import BY_NAME, Machine
from modforge.kernel_proof.errors import RefusedError

Run = Callable[[Machine, Instruction], int | None]

Condition = Callable[[Machine], bool]


CHANGED = ("rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11")
"""Registers that a function may change, besides that of its result."""


def known(value: Value) -> int:
    """Return a number that must not depend on operands."""
    if not isinstance(value, int):
        raise RefusedError("depends on operands")
    return value


def flag(value: Value | None) -> Value:
    """Return a flag that an instruction has set."""
    if value is None:
        raise RefusedError("reads a flag that is not known")
    return value


def is_zero(machine: Machine) -> bool:
    """Return the zero flag."""
    if machine.zero is None:
        raise RefusedError("reads a flag that is not known")
    return machine.zero


def is_less(machine: Machine) -> bool:
    """Return whether the first of two signed numbers was less."""
    if machine.less is None:
        raise RefusedError("reads a flag that is not known")
    return machine.less


def is_below(machine: Machine) -> bool:
    """Return the carry, which must not depend on operands: whether the first number was less."""
    return bool(known(flag(machine.carry)))


CONDITIONS: dict[str, Condition] = {
    "e": lambda machine: is_zero(machine),
    "ne": lambda machine: not is_zero(machine),
    "b": is_below,
    "ae": lambda machine: not is_below(machine),
    "a": lambda machine: not is_below(machine) and not is_zero(machine),
    "be": lambda machine: is_below(machine) or is_zero(machine),
    "l": is_less,
    "ge": lambda machine: not is_less(machine),
    "g": lambda machine: not is_less(machine) and not is_zero(machine),
    "le": lambda machine: is_less(machine) or is_zero(machine),
}
"""What the last letters of the name of a jump, a copy or a store say of the flags."""


def clear_memory(machine: Machine, to: int, value: int, size: int) -> None:
    """Do what memset does with zeros."""
    if value % 256:
        raise RefusedError("fills memory with other than zeros")
    machine.clear(to, size)


def copy_memory(machine: Machine, to: int, source: int, size: int) -> None:
    """Do what memcpy does."""
    machine.copy(to, source, size)


IMPORTED: dict[str, Callable[[Machine, int, int, int], None]] = {
    "memset": clear_memory,
    "memcpy": copy_memory,
    "memmove": copy_memory,
}


def forget(machine: Machine) -> None:
    """Forget what a function of another library may change; it returns where it wrote to."""
    machine.registers["rax"] = machine.registers["rdi"]
    for name in CHANGED:
        machine.registers[name] = machine.equations.anything()
    machine.vectors.clear()
    machine.parts.clear()
    machine.packed.clear()
    machine.masks.clear()
    machine.carry = machine.overflow = machine.zero = machine.less = None


def call(machine: Machine, instruction: Instruction) -> int | None:
    """Go to a function of the library, and leave on the stack where to go on; or clear or copy memory."""
    target = instruction.operands[0].split()[0]
    if not is_number(target):
        call_imported(machine, instruction)
        return None
    pointer = known(machine.register("rsp")) - 8
    machine.registers["rsp"] = pointer
    machine.store(pointer, LIBRARY + instruction.next)
    return int(target, 16)


def is_number(target: str) -> bool:
    """Whether a target is an address."""
    return re.fullmatch(r"[0-9a-f]+", target) is not None


def call_imported(machine: Machine, instruction: Instruction) -> None:
    """Do what a function of another library does."""
    target = instruction.operands[0]
    place = known(machine.register(target)) if target in BY_NAME else machine.address(target, instruction.next)
    run = IMPORTED.get(machine.library.imports.get(place - LIBRARY, ""))
    if run is None:
        raise RefusedError("calls what the proof does not know")
    run(machine, *(known(machine.register(name)) for name in ("rdi", "rsi", "rdx")))
    forget(machine)


def give_back(machine: Machine, instruction: Instruction) -> int:
    """Return to the caller."""
    if instruction.name == "ret" and instruction.operands:
        raise RefusedError("takes arguments off the stack")
    pointer = known(machine.register("rsp"))
    machine.registers["rsp"] = pointer + 8
    return place_of_code(known(machine.load(pointer)))


def place_of_code(address: int) -> int:
    """Return where in the library an address is, or that at which a function ends."""
    if address != RETURN and not in_library(address):
        raise RefusedError("goes on at what is not code")
    return address if address == RETURN else address - LIBRARY


def jump(machine: Machine, instruction: Instruction) -> int:
    """Go elsewhere, to a function of another library that returns to the caller, too."""
    target = instruction.operands[0].split()[0]
    if target in BY_NAME:
        return place_of_code(known(machine.register(target)))
    if is_number(target):
        return int(target, 16)
    call_imported(machine, instruction)
    return give_back(machine, instruction)


def jump_if(machine: Machine, instruction: Instruction, condition: Condition) -> int | None:
    """Go elsewhere if a condition on the flags holds."""
    return jump(machine, instruction) if condition(machine) else None


def jump_if_count_is_zero(machine: Machine, instruction: Instruction) -> int | None:
    """Go elsewhere if rcx is 0."""
    return None if known(machine.register("rcx")) else jump(machine, instruction)


def store_condition(machine: Machine, instruction: Instruction, condition: Condition) -> None:
    """Store in a byte whether a condition on the flags holds."""
    machine.write(instruction.operands[0], int(condition(machine)), instruction.next)


def copy_if(machine: Machine, instruction: Instruction, condition: Condition) -> None:
    """Copy where a condition on the flags holds."""
    to, source = instruction.operands
    holds = condition(machine)
    machine.write(to, machine.read(source if holds else to, instruction.next), instruction.next)


FLOW: dict[str, Run] = {
    "call": call,
    "ret": give_back,
    "jmp": jump,
    "jrcxz": jump_if_count_is_zero,
    **{f"j{name}": partial(jump_if, condition=condition) for name, condition in CONDITIONS.items()},
    **{f"set{name}": partial(store_condition, condition=condition) for name, condition in CONDITIONS.items()},
    **{f"cmov{name}": partial(copy_if, condition=condition) for name, condition in CONDITIONS.items()},
}
