"""The meaning of each vector instruction, on eight lanes of a word each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from modforge.kernel_proof.algebra.conditions import TRUE, Bits, Condition
from modforge.kernel_proof.algebra.lane_bits import LaneBits
from modforge.kernel_proof.algebra.words import BITS, Value, W
from modforge.kernel_proof.code.library import Instruction
from modforge.kernel_proof.code.masks import MASK_BITS, put_bits, with_masks
from modforge.kernel_proof.code.operands import (
    ANY_MEMORY,
    MASK_LANES,
    MERGED,
    PART,
    REGISTER,
    SOME,
    SOME_MEMORY,
    count,
    lane_conditions,
    lanes,
    letter_of,
    low_words,
    mask_of,
    need_lanes,
    put,
    put_low,
    whole,
)
from modforge.kernel_proof.code.vector_masks import with_vector_masks
from modforge.kernel_proof.code.words import with_words
from modforge.kernel_proof.code.x86_64 import Machine
from modforge.kernel_proof.code.x86_64_flow import Run
from modforge.kernel_proof.code.x86_64_instructions import INSTRUCTIONS
from modforge.kernel_proof.errors import RefusedError


def move(machine: Machine, instruction: Instruction, digits: LaneBits) -> None:
    """Copy a vector, or some of its lanes, or two or four words."""
    to, source = instruction.operands
    if instruction.name in ALIGNED:
        need_aligned(machine, instruction)
    if to.endswith("}") and "{z}" not in to:
        move_under_mask(machine, to, source, instruction.next, digits)
        return
    if any(SOME.match(operand) and not operand.startswith(letter_of(machine)) for operand in (to, source)):
        move_some(machine, to, source, instruction.next)
        return
    put(machine, to, list(lanes(machine, source, instruction.next)), instruction.next)


ALIGNED = ("vmovdqa", "vmovdqa64", "vmovaps", "movdqa", "movaps")
"""What takes from memory, or puts there, only at multiples of the size."""
UPPER_PARTS = 16
BYTES = {"X": 16, "Y": 32, "Z": 64}


def need_aligned(machine: Machine, instruction: Instruction) -> None:
    """Refuse an operand in memory whose address may be no multiple of its size."""
    for operand in instruction.operands:
        if memory := ANY_MEMORY.match(operand):
            address = machine.address(memory[2], instruction.next)
            machine.need_aligned(address, BYTES[memory[1]])


def move_some(machine: Machine, to: str, source: str, following: int) -> None:
    """Copy two or four words."""
    size = 2 if "xmm" in to + source else 4
    if SOME.match(source):
        values = low_words(machine, source, size)
    else:
        values = machine.words(machine.address(SOME_MEMORY.sub("", source), following), size)
    if SOME.match(to):
        put_low(machine, to, values)
        return
    address = machine.address(SOME_MEMORY.sub("", to), following)
    for i, value in enumerate(values):
        machine.store(address + 8 * i, value)


def move_lowest(machine: Machine, instruction: Instruction) -> None:
    """Copy the lowest lane to a word, or a word to the lowest lane and zeros above."""
    to, source = instruction.operands
    need_lanes(machine)
    if PART.match(to):
        put(
            machine,
            whole(machine, to),
            [machine.read(source, instruction.next), *[0] * (count(machine) - 1)],
            instruction.next,
        )
    else:
        machine.write(to, low_words(machine, source, 1)[0], instruction.next)


def broadcast(machine: Machine, instruction: Instruction) -> None:
    """Put one word into all lanes."""
    to, source = instruction.operands
    is_vector = PART.match(source) is not None
    if is_vector:
        need_lanes(machine)
    value = low_words(machine, source, 1)[0] if is_vector else machine.read(source, instruction.next)
    put(machine, to, [value] * count(machine), instruction.next)


def add(machine: Machine, instruction: Instruction, digits: LaneBits) -> None:
    """Add lane by lane."""
    to, *sources = instruction.operands
    x, y = (lanes(machine, source, instruction.next) for source in sources)
    total = [digits.double(a) if a is b else digits.add(a, b) for a, b in zip(x, y, strict=True)]
    put(machine, to, total, instruction.next)


def multiply(machine: Machine, instruction: Instruction, digits: LaneBits) -> None:
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
    first = int(skipped, 0) % count(machine)
    put(machine, to, both[first : first + count(machine)], instruction.next)


def shift(machine: Machine, instruction: Instruction, digits: LaneBits) -> None:
    """Keep what is above the low digit, or the top bit of a digit or a word; or double; or shift half a word."""
    to, source, places_in_hex = instruction.operands
    values, places, up = lanes(machine, source, instruction.next), int(places_in_hex, 0), instruction.name == "vpsllq"
    register = REGISTER.match(to)
    through = mask_of(machine, register and register[3])
    found = [shifted(value, places, up, digits) if passes else 0 for value, passes in zip(values, through, strict=True)]
    put(machine, to, found, instruction.next)


def shifted(value: Value, places: int, up: bool, digits: LaneBits) -> Value:
    """Return a word shifted by some places."""
    if isinstance(value, int):
        return (value << places) % W if up else value >> places
    if places == BITS // 2:
        return digits.shift_half(value, up)
    if up and places == 1:
        return digits.double(value)
    if not up and places == BITS - 1:
        return digits.top_bit(value)
    if not up and places == digits.bits - 1:
        return digits.bit(digits.upper_half(value))
    if up or places != digits.bits:
        raise RefusedError("shifts by other than a digit")
    return digits.cut(value)[1]


def multiply_halves(machine: Machine, instruction: Instruction, digits: LaneBits) -> None:
    """Multiply the lower 32 bits of lanes."""
    to, *sources = instruction.operands
    x, y = (lanes(machine, source, instruction.next) for source in sources)
    put(machine, to, [digits.multiply_halves(a, b) for a, b in zip(x, y, strict=True)], instruction.next)


def compare(machine: Machine, instruction: Instruction, digits: LaneBits) -> None:
    """Compare lanes with the largest digit, with a number, or 0 with them; what a mask leaves out is not set."""
    to, *sources = instruction.operands
    values, limits = (lanes(machine, source, instruction.next) for source in sources)
    found = [
        compared(instruction.name, value, limit, digits, lane)
        for lane, (value, limit) in enumerate(zip(values, limits, strict=True))
    ]
    name, _, only = to.partition("{")
    if PART.match(name):
        put(machine, name, [digits.ones(condition) for condition in found], instruction.next)
        return
    if only:
        through = lane_conditions(machine, only.rstrip("}"))
        found = [digits.conditions.both(a, b) for a, b in zip(through, found, strict=True)]
    put_bits(machine, name, Bits(tuple(found * (MASK_LANES // len(found)))).resized(MASK_BITS))


def test(machine: Machine, instruction: Instruction, digits: LaneBits) -> None:
    """Set the bits of a mask for the lanes that are not 0."""
    to, *sources = instruction.operands
    if sources[0] != sources[1]:
        raise RefusedError("is known only for a register with itself")
    found = [digits.not_zero(value) for value in lanes(machine, sources[0], instruction.next)]
    put_bits(machine, to, Bits(tuple(found * (MASK_LANES // len(found)))).resized(MASK_BITS))


def compared(name: str, value: Value, limit: Value, digits: LaneBits, lane: int) -> Condition:
    """Return what a comparison of two words says."""
    if name == "vpcmpgtq":
        return digits.negative(limit) if value == 0 else digits.exceeds(value, limit, lane)
    if name == "vpcmpnleuq" and limit == digits.base - 1:
        return digits.too_large(value, lane)
    if name != "vpcmpeqq":
        raise RefusedError("compares with other than the largest digit")
    if isinstance(value, int):
        value, limit = limit, value
    if limit == digits.base - 1:
        return digits.full(value, lane)
    if not isinstance(limit, int):
        raise RefusedError("compares two unknown words")
    return digits.equal(value, limit, lane)


def subtract(machine: Machine, instruction: Instruction, digits: LaneBits) -> None:
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


def keep_sign(machine: Machine, instruction: Instruction, digits: LaneBits) -> None:
    """Shift digits out, and the sign in."""
    to, source, places = instruction.operands
    if int(places, 0) != digits.bits:
        raise RefusedError("shifts by other than a digit")
    values = lanes(machine, source, instruction.next)
    put(machine, to, [digits.borrow(value, lane) for lane, value in enumerate(values)], instruction.next)


def move_under_mask(machine: Machine, to: str, source: str, following: int, digits: LaneBits) -> None:
    """Copy the lanes for which a mask has a bit."""
    place, _, name = to.partition("{")
    old, new = lanes(machine, place, following), lanes(machine, source, following)
    bits = lane_conditions(machine, name.rstrip("}"))
    chosen = [digits.choose(bit, one, other) for bit, one, other in zip(bits, new, old, strict=True)]
    put(machine, place, chosen, following)


def bits_in_common(machine: Machine, instruction: Instruction, digits: LaneBits) -> None:
    """Keep the bits that two vectors have in common."""
    to, *sources = instruction.operands
    pairs = zip(*(lanes(machine, source, instruction.next) for source in sources), strict=True)
    put(machine, to, [digits.in_common(pair, lane) for lane, pair in enumerate(pairs)], instruction.next)


def combine(machine: Machine, instruction: Instruction, digits: LaneBits) -> None:
    """Combine three vectors bit by bit, as a table of eight bits says: ones, or the bits in common."""
    to, *sources, table = instruction.operands
    if int(table, 0) == 0xFF:
        put(machine, to, [W - 1] * count(machine), instruction.next)
        return
    if int(table, 0) != 0x80:
        raise RefusedError("is known only for ones and for bits in common")
    triples = zip(*(lanes(machine, source, instruction.next) for source in (to, *sources)), strict=True)
    put(machine, to, [digits.in_common(triple, lane) for lane, triple in enumerate(triples)], instruction.next)


def clear_upper_parts(machine: Machine, _instruction: Instruction) -> None:
    """Clear all but the low two words of sixteen registers; here nobody reads them again, so they are forgotten."""
    for number in range(UPPER_PARTS):
        machine.forget_vector(number)


def with_vectors(digits: LaneBits) -> dict[str, Run]:
    """Return all instructions, those on vectors among them."""
    masks = with_masks(digits.conditions)
    taking_digits: dict[str, Callable[..., None]] = {
        "vpaddq": add,
        "vpmuludq": multiply_halves,
        "vpmadd52luq": multiply,
        "vpmadd52huq": multiply,
        "vpsrlq": shift,
        "vpsllq": shift,
        "vpcmpeqq": compare,
        "vpcmpgtq": compare,
        "vpcmpnleuq": compare,
        "vptestmq": test,
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
    others = {"vmovq": move_lowest, "vpbroadcastq": broadcast, "vbroadcastsd": broadcast, "valignq": align}
    bound = {name: partial(run, digits=digits) for name, run in taking_digits.items()}
    words = with_words(digits, masks)
    found: dict[str, Run] = {**INSTRUCTIONS, **masks, **words, **others, **bound, "vzeroupper": clear_upper_parts}
    return found | with_vector_masks(digits, found)
