"""The meaning of each vector instruction, on eight lanes of a word each."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from modforge.kernel_proof.algebra.conditions import FALSE, TRUE, Bits, Condition
from modforge.kernel_proof.algebra.digits import LANES
from modforge.kernel_proof.algebra.lane_digits import LaneDigits
from modforge.kernel_proof.algebra.words import Value, W
from modforge.kernel_proof.code.library import Instruction
from modforge.kernel_proof.code.masks import MASK_BITS, mask, put_bits, with_masks
from modforge.kernel_proof.code.x86_64 import Machine
from modforge.kernel_proof.code.x86_64_flow import Run
from modforge.kernel_proof.code.x86_64_instructions import INSTRUCTIONS
from modforge.kernel_proof.errors import RefusedError

REGISTER = re.compile(r"([yz]mm)(\d+)(?:\{(k\d)\}\{z\})?$")
VECTOR_MEMORY = re.compile(r"^[YZ]MMWORD PTR ")
PART = re.compile(r"[xyz]mm(\d+)$")
"""A register or the low part of it, for the instructions that leave zeros above it."""
SOME = re.compile(r"[xy]mm(\d+)$")
SOME_MEMORY = re.compile(r"^[XY]MMWORD PTR ")
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
    return [machine.load_wide(address)] if machine.side_by_side else machine.words(address, LANES)


def letter_of(machine: Machine) -> str:
    """Return the letter with which the names of vectors of the kernel's length begin."""
    return "y" if machine.vector_bytes == 32 else "z"


def need_width(machine: Machine, operand: str) -> None:
    """Refuse vectors of another length than those of the kernel."""
    if operand.lower().startswith(("xmm", "ymm", "zmm")) and not operand.lower().startswith(letter_of(machine)):
        raise RefusedError("takes vectors of another length")


def count(machine: Machine) -> int:
    """Return how many lanes of a vector are known one by one."""
    return 1 if machine.side_by_side else LANES


def need_lanes(machine: Machine) -> None:
    """Refuse to tell lanes apart where one stands for all."""
    if machine.side_by_side:
        raise RefusedError("takes one lane of numbers side by side")


def put(machine: Machine, operand: str, values: list[Value], following: int) -> None:
    """Put lanes into an operand, zeros where its mask has them."""
    need_width(machine, operand)
    if register := REGISTER.match(operand):
        machine.parts.pop(int(register[2]), None)
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
    bits = mask(machine, name).bits[:LANES]
    if machine.side_by_side and len(set(bits)) > 1:
        raise RefusedError("a mask tells lanes apart")
    return list(bits[: count(machine)])


def known_condition(condition: Condition) -> Condition:
    """Return a condition that must not depend on operands."""
    if condition not in (FALSE, TRUE):
        raise RefusedError("a mask depends on operands")
    return condition


def move(machine: Machine, instruction: Instruction, digits: LaneDigits) -> None:
    """Copy a vector, or some of its lanes, or two or four words."""
    to, source = instruction.operands
    if to.endswith("}") and "{z}" not in to:
        move_under_mask(machine, to, source, instruction.next, digits)
        return
    if any(SOME.match(operand) and not operand.startswith(letter_of(machine)) for operand in (to, source)):
        move_some(machine, to, source, instruction.next)
        return
    put(machine, to, list(lanes(machine, source, instruction.next)), instruction.next)


def move_some(machine: Machine, to: str, source: str, following: int) -> None:
    """Copy two or four words."""
    size = 2 if "xmm" in to + source else 4
    if register := SOME.match(source):
        number = int(register[1])
        values = machine.parts.get(number, [])[:size]
        if not values and machine.vectors.get(number) == [0] * count(machine):
            values = [0] * size
        if len(values) < size:
            raise RefusedError(f"reads {source}, which nobody wrote")
    else:
        values = machine.words(machine.address(SOME_MEMORY.sub("", source), following), size)
    if register := SOME.match(to):
        machine.vectors.pop(int(register[1]), None)
        machine.parts[int(register[1])] = values
        return
    address = machine.address(SOME_MEMORY.sub("", to), following)
    for i, value in enumerate(values):
        machine.store(address + 8 * i, value)


def move_lowest(machine: Machine, instruction: Instruction) -> None:
    """Copy the lowest lane to a word, or a word to the lowest lane and zeros above."""
    to, source = instruction.operands
    need_lanes(machine)
    if PART.match(to):
        put(machine, whole(machine, to), [machine.read(source, instruction.next), *[0] * (LANES - 1)], instruction.next)
    else:
        machine.write(to, lanes(machine, whole(machine, source), instruction.next)[0], instruction.next)


def broadcast(machine: Machine, instruction: Instruction) -> None:
    """Put one word into all lanes."""
    to, source = instruction.operands
    is_vector = PART.match(source) is not None
    if is_vector:
        need_lanes(machine)
    value = (
        lanes(machine, whole(machine, source), instruction.next)[0]
        if is_vector
        else machine.read(source, instruction.next)
    )
    put(machine, to, [value] * count(machine), instruction.next)


def clear(machine: Machine, instruction: Instruction) -> None:
    """Clear a register."""
    to, a, b = instruction.operands
    if a != b:
        raise RefusedError("is known only for a register with itself")
    put(machine, whole(machine, to), [0] * count(machine), instruction.next)


def whole(machine: Machine, operand: str) -> str:
    """Return the name of the register that an operand is a part of."""
    return PART.sub(rf"{letter_of(machine)}mm\1", operand)


def add(machine: Machine, instruction: Instruction, digits: LaneDigits) -> None:
    """Add lane by lane."""
    to, *sources = instruction.operands
    x, y = (lanes(machine, source, instruction.next) for source in sources)
    put(machine, to, [digits.add(a, b) for a, b in zip(x, y, strict=True)], instruction.next)


def multiply(machine: Machine, instruction: Instruction, digits: LaneDigits) -> None:
    """Add the low or the high digits of products."""
    to, *sources = instruction.operands
    x, y = (lanes(machine, source, instruction.next) for source in sources)
    half = int(instruction.name == "vpmadd52huq")
    sums = lanes(machine, to, instruction.next)
    values = [digits.add(s, digits.multiply(a, b)[half]) for s, a, b in zip(sums, x, y, strict=True)]
    put(machine, to, values, instruction.next)


def align(machine: Machine, instruction: Instruction) -> None:
    """Take eight lanes in a row out of two vectors."""
    need_lanes(machine)
    to, high, low, skipped = instruction.operands
    both = lanes(machine, low, instruction.next) + lanes(machine, high, instruction.next)
    first = int(skipped, 0)
    put(machine, to, both[first : first + LANES], instruction.next)


def shift(machine: Machine, instruction: Instruction, digits: LaneDigits) -> None:
    """Keep what is above the low digit, or double."""
    to, source, places = instruction.operands
    if instruction.name == "vpsllq" and int(places, 0) == 1:
        doubled = [digits.add(value, value) for value in lanes(machine, source, instruction.next)]
        put(machine, to, doubled, instruction.next)
        return
    if int(places, 0) == 32:
        up = instruction.name == "vpsllq"
        shifted = [digits.shift_half(value, up) for value in lanes(machine, source, instruction.next)]
        put(machine, to, shifted, instruction.next)
        return
    if instruction.name != "vpsrlq" or int(places, 0) != digits.bits:
        raise RefusedError("shifts by other than a digit")
    register = REGISTER.match(to)
    through = mask_of(machine, register and register[3])
    values = lanes(machine, source, instruction.next)
    found = [digits.cut(value)[1] if passes else 0 for value, passes in zip(values, through, strict=True)]
    put(machine, to, found, instruction.next)


def shift_word(machine: Machine, instruction: Instruction, digits: LaneDigits, otherwise: Run) -> None:
    """Keep what is above the low digit of a word."""
    to, *places = instruction.operands
    if isinstance(machine.registers.get(to), (int, Bits)) or places != [hex(digits.bits)]:
        otherwise(machine, instruction)
        return
    value = machine.read(to, instruction.next)
    machine.write(to, digits.cut(value)[1], instruction.next)
    machine.carry = machine.overflow = machine.zero = None


def multiply_halves(machine: Machine, instruction: Instruction, digits: LaneDigits) -> None:
    """Multiply the lower 32 bits of lanes."""
    to, *sources = instruction.operands
    x, y = (lanes(machine, source, instruction.next) for source in sources)
    put(machine, to, [digits.multiply_halves(a, b) for a, b in zip(x, y, strict=True)], instruction.next)


def multiply_low(machine: Machine, instruction: Instruction, digits: LaneDigits) -> None:
    """Keep the low word of a product; that with k has a quotient digit."""
    to, factor = instruction.operands
    x, y = (machine.read(operand, instruction.next) for operand in (to, factor))
    if isinstance(x, int) and isinstance(y, int):
        INSTRUCTIONS["imul"](machine, instruction)
        return
    machine.write(to, digits.low_product(x, y), instruction.next)
    machine.carry = machine.overflow = machine.zero = None


def compare(machine: Machine, instruction: Instruction, digits: LaneDigits) -> None:
    """Compare lanes with the largest digit, with a number, or 0 with them; what a mask leaves out is not set."""
    to, *sources = instruction.operands
    values, limits = (lanes(machine, source, instruction.next) for source in sources)
    found = [
        compared(instruction.name, value, limit, digits, lane)
        for lane, (value, limit) in enumerate(zip(values, limits, strict=True))
    ]
    name, _, only = to.partition("{")
    if only:
        through = lane_conditions(machine, only.rstrip("}"))
        found = [digits.conditions.both(a, b) for a, b in zip(through, found, strict=True)]
    put_bits(machine, name, Bits(tuple(found * (LANES // len(found)))).resized(MASK_BITS))


def compared(name: str, value: Value, limit: Value, digits: LaneDigits, lane: int) -> Condition:
    """Return what a comparison of two words says."""
    if name == "vpcmpgtq" and value == 0:
        return digits.negative(limit)
    if limit == digits.base - 1:
        return digits.full(value, lane) if name == "vpcmpeqq" else digits.too_large(value, lane)
    if name == "vpcmpeqq" and isinstance(limit, int):
        return digits.equal(value, limit, lane)
    raise RefusedError("compares with other than the largest digit")


def subtract(machine: Machine, instruction: Instruction, digits: LaneDigits) -> None:
    """Subtract; −1 where a mask has a bit is that bit to add, which is a condition."""
    to, *sources = instruction.operands
    register = MERGED.match(to)
    x, y = (lanes(machine, source, instruction.next) for source in sources)
    if register is None:
        put(machine, to, [digits.subtract(a, b) for a, b in zip(x, y, strict=True)], instruction.next)
        return
    if y != [W - 1] * count(machine):
        raise RefusedError("subtracts other than −1 under a mask")
    old = lanes(machine, register[1], instruction.next)
    bits = lane_conditions(machine, register[2])
    if any(a is not b and bit != TRUE for a, b, bit in zip(x, old, bits, strict=True)):
        raise RefusedError("keeps another number where the mask has no bit")
    total = [digits.add_bit(value, bit) for value, bit in zip(x, bits, strict=True)]
    put(machine, register[1], total, instruction.next)


def keep_sign(machine: Machine, instruction: Instruction, digits: LaneDigits) -> None:
    """Shift digits out, and the sign in."""
    to, source, places = instruction.operands
    if int(places, 0) != digits.bits:
        raise RefusedError("shifts by other than a digit")
    values = lanes(machine, source, instruction.next)
    put(machine, to, [digits.borrow(value, lane) for lane, value in enumerate(values)], instruction.next)


def move_under_mask(machine: Machine, to: str, source: str, following: int, digits: LaneDigits) -> None:
    """Copy the lanes for which a mask has a bit."""
    place, _, name = to.partition("{")
    old, new = lanes(machine, place, following), lanes(machine, source, following)
    bits = lane_conditions(machine, name.rstrip("}"))
    chosen = [digits.choose(bit, one, other) for bit, one, other in zip(bits, new, old, strict=True)]
    put(machine, place, chosen, following)


def bits_in_common(machine: Machine, instruction: Instruction, digits: LaneDigits) -> None:
    """Keep the bits that two vectors have in common."""
    to, *sources = instruction.operands
    pairs = zip(*(lanes(machine, source, instruction.next) for source in sources), strict=True)
    put(machine, to, [digits.in_common(pair, lane) for lane, pair in enumerate(pairs)], instruction.next)


def combine(machine: Machine, instruction: Instruction, digits: LaneDigits) -> None:
    """Combine three vectors bit by bit, as a table of eight bits says: ones, or the bits in common."""
    to, *sources, table = instruction.operands
    if int(table, 0) == 0xFF:
        put(machine, to, [W - 1] * count(machine), instruction.next)
        return
    if int(table, 0) != 0x80:
        raise RefusedError("is known only for ones and for bits in common")
    triples = zip(*(lanes(machine, source, instruction.next) for source in (to, *sources)), strict=True)
    put(machine, to, [digits.in_common(triple, lane) for lane, triple in enumerate(triples)], instruction.next)


def with_vectors(digits: LaneDigits) -> dict[str, Run]:
    """Return all instructions, those on vectors among them."""
    masks = with_masks(digits.conditions)
    taking_digits: dict[str, Callable[..., None]] = {
        "imul": multiply_low,
        "vpaddq": add,
        "vpmuludq": multiply_halves,
        "vpmadd52luq": multiply,
        "vpmadd52huq": multiply,
        "vpsrlq": shift,
        "vpsllq": shift,
        "shr": partial(shift_word, otherwise=masks["shr"]),
        "vpcmpeqq": compare,
        "vpcmpgtq": compare,
        "vpsubq": subtract,
        "vpsraq": keep_sign,
        **dict.fromkeys(("vpandq", "vpandd", "vpand"), bits_in_common),
        **dict.fromkeys(("vpternlogq", "vpternlogd"), combine),
    }
    names = (
        "vmovdqu64",
        "vmovdqa64",
        "vmovaps",
        "vmovups",
        "vmovdqu",
        "vmovdqa",
        "movups",
        "movaps",
        "movdqu",
        "movdqa",
    )
    taking_digits |= dict.fromkeys(names, move)
    clears = dict.fromkeys(("vpxorq", "vpxor", "vpxord", "vxorps"), clear)
    others = {"vmovq": move_lowest, "vpbroadcastq": broadcast, "valignq": align}
    bound = {name: partial(run, digits=digits) for name, run in taking_digits.items()}
    return {**INSTRUCTIONS, **masks, **clears, **others, **bound, "vzeroupper": INSTRUCTIONS["nop"]}
