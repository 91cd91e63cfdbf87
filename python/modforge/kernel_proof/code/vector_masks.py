"""The meaning of AVX2's instructions on masks: lanes of ones where a condition holds and of zeros where not.

AVX2 has no mask registers. It compares into vectors, and gathers a bit of each lane in a general register: of eight
bytes as they are, or of four after they were packed into half a vector.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from modforge.kernel_proof.algebra.conditions import Bits
from modforge.kernel_proof.algebra.lane_bits import LaneBits
from modforge.kernel_proof.algebra.words import W
from modforge.kernel_proof.code.library import Instruction
from modforge.kernel_proof.code.masks import MASK_BITS, bits_of, holds_conditions, put_bits
from modforge.kernel_proof.code.operands import count, lanes, low_words, need_lanes, number_of, put, put_low, whole
from modforge.kernel_proof.code.x86_64 import BY_NAME, Machine
from modforge.kernel_proof.code.x86_64_flow import Run
from modforge.kernel_proof.errors import RefusedError

LANES = 4
"""Lanes of a vector of AVX2, which packed are as many parts of 32 bits."""
PART_BITS = 32


def take_half(machine: Machine, instruction: Instruction) -> None:
    """Take half of a vector."""
    to, source, half = instruction.operands
    need_lanes(machine)
    words = lanes(machine, source, instruction.next)
    put_low(machine, to, words[LANES // 2 :] if int(half, 0) & 1 else words[: LANES // 2])


def pack(machine: Machine, instruction: Instruction, digits: LaneBits) -> None:
    """Pack two halves of a mask: each lane becomes a part of 32 bits."""
    to, *sources = instruction.operands
    words = [word for source in sources for word in low_words(machine, source, LANES // 2)]
    put_packed(machine, to, Bits(tuple(digits.mask(word) for word in words)), whole_parts=True)


def put_packed(machine: Machine, operand: str, bits: Bits, *, whole_parts: bool) -> None:
    """Put a packed mask into half a register."""
    machine.forget_vector(number_of(operand))
    machine.packed[number_of(operand)] = bits, whole_parts


def packed(machine: Machine, operand: str) -> Bits:
    """Return the conditions of a packed mask."""
    found, whole_parts = machine.packed.get(number_of(operand), (None, False))
    if found is None or not whole_parts:
        raise RefusedError("is known only for packed masks")
    return found


def bits_in_common(machine: Machine, instruction: Instruction, digits: LaneBits, otherwise: Run) -> int | None:
    """Keep what two packed masks have in common."""
    to, *sources = instruction.operands
    if not to.startswith("xmm"):
        return otherwise(machine, instruction)
    x, y = (packed(machine, source) for source in sources)
    put_packed(machine, to, Bits(tuple(map(digits.conditions.both, x.bits, y.bits))), whole_parts=True)
    return None


def shift_to_top(machine: Machine, instruction: Instruction) -> None:
    """Shift the lowest bit of each part of a packed mask to its top: all that is kept of it, and that is gathered."""
    to, source, places = instruction.operands
    if int(places, 0) != PART_BITS - 1:
        raise RefusedError("shifts by other than the bits of a part")
    put_packed(machine, to, packed(machine, source), whole_parts=False)


def gather_packed(machine: Machine, instruction: Instruction) -> None:
    """Put the top bits of the parts of a packed mask into a general register."""
    to, source = instruction.operands
    if number_of(source) not in machine.packed:
        raise RefusedError("is known only for packed masks")
    put_bits(machine, to, machine.packed[number_of(source)][0].resized(MASK_BITS))


def gather(machine: Machine, instruction: Instruction, digits: LaneBits) -> None:
    """Put the top bit of each lane into a general register."""
    to, source = instruction.operands
    need_lanes(machine)
    bits = tuple(digits.mask(word) for word in lanes(machine, source, instruction.next))
    put_bits(machine, to, Bits(bits).resized(MASK_BITS))


def move_bits(machine: Machine, instruction: Instruction, digits: LaneBits, otherwise: Run) -> int | None:
    """Copy a general register to the lowest lane, or half a lane; it may hold conditions."""
    to, source = instruction.operands
    if not (to.startswith("xmm") and source in BY_NAME):
        return otherwise(machine, instruction)
    need_lanes(machine)
    if holds_conditions(machine, source):
        value = digits.word_of(bits_of(machine, source).resized(MASK_BITS))
    else:
        value = machine.read(source, instruction.next)
    put(machine, whole(machine, to), [value, *[0] * (count(machine) - 1)], instruction.next)
    return None


def broadcast_parts(machine: Machine, instruction: Instruction, digits: LaneBits) -> None:
    """Put the lowest 32 bits into all parts."""
    to, source = instruction.operands
    need_lanes(machine)
    bits = digits.bits_of(low_words(machine, source, 1)[0]).resized(PART_BITS).bits
    put(machine, to, [digits.word_of(Bits(bits * 2))] * count(machine), instruction.next)


def permute(machine: Machine, instruction: Instruction) -> None:
    """Take a lane for each lane."""
    to, source, order = instruction.operands
    need_lanes(machine)
    words = lanes(machine, source, instruction.next)
    put(machine, to, [words[int(order, 0) >> 2 * i & 3] for i in range(LANES)], instruction.next)


def blend(machine: Machine, instruction: Instruction) -> None:
    """Take each lane from one vector or another, as a number says."""
    to, *sources, which = instruction.operands
    need_lanes(machine)
    chosen = [int(which, 0) >> 2 * i & 3 for i in range(LANES)]
    if not set(chosen) <= {0, 3}:
        raise RefusedError("takes half a lane")
    both = zip(*(lanes(machine, source, instruction.next) for source in sources), chosen, strict=True)
    put(machine, to, [second if second_one else first for first, second, second_one in both], instruction.next)


def blend_by_mask(machine: Machine, instruction: Instruction, digits: LaneBits) -> None:
    """Take each lane from one vector or another, as a mask says."""
    to, *sources = instruction.operands
    triples = zip(*(lanes(machine, source, instruction.next) for source in sources), strict=True)
    put(machine, to, [digits.choose(digits.mask(mask), two, one) for one, two, mask in triples], instruction.next)


def either(machine: Machine, instruction: Instruction, digits: LaneBits) -> None:
    """Set the bits that either of two vectors has."""
    to, *sources = instruction.operands
    pairs = zip(*(lanes(machine, source, instruction.next) for source in sources), strict=True)
    put(machine, to, [digits.any_of(x, y) for x, y in pairs], instruction.next)


def exclusive_or(machine: Machine, instruction: Instruction, digits: LaneBits) -> None:
    """Clear a register, or invert bits of lanes."""
    to, *sources = instruction.operands
    if sources[0] == sources[1]:
        put(machine, whole(machine, to), [0] * count(machine), instruction.next)
        return
    pairs = zip(*(lanes(machine, source, instruction.next) for source in sources), strict=True)
    put(machine, to, [digits.exclusive_or(x, y) for x, y in pairs], instruction.next)


def set_ones(machine: Machine, instruction: Instruction) -> None:
    """Set all bits, by comparing a register with itself."""
    to, *sources = instruction.operands
    if sources[0] != sources[1]:
        raise RefusedError("compares halves of lanes")
    put(machine, whole(machine, to), [W - 1] * count(machine), instruction.next)


def with_vector_masks(digits: LaneBits, others: dict[str, Run]) -> dict[str, Run]:
    """Return the instructions on masks in vectors; what they do on other operands is known already."""
    taking_digits: dict[str, Callable[..., int | None]] = {
        "vpackssdw": pack,
        "vpbroadcastd": broadcast_parts,
        "vmovmskpd": gather,
        "vpblendvb": blend_by_mask,
        **dict.fromkeys(("vpor", "vporq"), either),
        **dict.fromkeys(("vpxorq", "vpxor", "vpxord", "vxorps"), exclusive_or),
    }
    found = {name: partial(run, digits=digits) for name, run in taking_digits.items()}
    found["vpand"] = partial(bits_in_common, digits=digits, otherwise=others["vpand"])
    found |= dict.fromkeys(("vmovd", "vmovq"), partial(move_bits, digits=digits, otherwise=others["vmovq"]))
    return {
        **found,
        "vextracti128": take_half,
        "vpslld": shift_to_top,
        "vmovmskps": gather_packed,
        "vpermq": permute,
        "vpblendd": blend,
        "vpcmpeqd": set_ones,
    }
