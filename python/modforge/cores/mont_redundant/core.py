"""The description of ``mont_redundant``."""

from __future__ import annotations

from modforge.cores.model.core import Core
from modforge.cores.model.parameters import Formula, Parameters, Setting, ceiling
from modforge.cores.model.properties import Property
from modforge.cores.mont_redundant.golden import Shape, fits


def _derived(parameters: Parameters) -> Parameters:
    shape = Shape.of(parameters)
    return {"Width": shape.width, "QuotientDigits": shape.quotient_digits}


def clash(parameters: Parameters) -> str | None:
    """Return why digits and cycles do not go together."""
    cycles, shape = parameters["Cycles"], Shape.of(parameters)
    if cycles != 1 and cycles % 3:
        return f"Cycles is 1 or a multiple of 3, not {cycles}"
    max_cycles = 3 * ceiling(parameters["Bits"] + 3, shape.digit_bits)
    if cycles > max_cycles:
        return f"Cycles is at most 3·⌈(Bits + 3)/DigitBits⌉ = {max_cycles} here, a digit a clock, not {cycles}"
    if not fits(parameters):
        min_power = 5 * shape.digits + 2 * shape.quotient_digits
        return f"DigitBits = {shape.digit_bits} is too small: 2^DigitBits is at least {min_power} here"
    return None


FILES = (
    "mont_redundant/rtl/column_sum.sv",
    "mont_redundant/rtl/redundant_product.sv",
    "mont_redundant/rtl/arrival_sum.sv",
    "mont_redundant/rtl/plain_product.sv",
    "mont_redundant/rtl/to_digits.sv",
    "mont_redundant/rtl/redundant_single.sv",
    "mont_redundant/rtl/redundant_shared.sv",
    "mont_redundant/rtl/mont_redundant.sv",
)
"""The sources of ``mont_redundant`` in order."""

DIGIT_BITS = Setting(
    "DigitBits",
    "d, bits of a digit's number",
    default=lambda bits: min(16, (bits + 1) // 2),
    min_value=lambda _: 4,
    max_value=lambda bits: min(64, bits - 1),
)
CYCLES = Setting(
    "Cycles",
    "clocks of a product: 1, or 3 and multiples with the multipliers shared",
    default=lambda _: 1,
    min_value=lambda _: 1,
    max_value=lambda bits: 3 * (bits // 4 + 1),
    trades="1,3..",
)
SQUARE = Setting("Square", "1: squares alone", default=lambda _: 0, min_value=lambda _: 0, max_value=lambda _: 1)
BLOCK_BITS = Setting(
    "BlockBits",
    "with one clock: bits of the wider input of a multiplier block, 26 DSP48E2, 24 DSP48E1, 18 MULT18X18D",
    default=lambda _: 26,
    min_value=lambda _: 4,
    max_value=lambda _: 64,
)

CORE = Core(
    name="mont_redundant",
    kind="redundant_multiplier",
    title="Montgomery multiplier of low latency, redundant digits, a product in one clock or few",
    purpose="product, one clock or a few",
    source="San 2021; Öztürk 2019",
    files=FILES,
    min_bits=7,
    max_bits=4096,
    operands="digits",
    depth=3,
    cycles=Formula("Cycles", lambda p: p["Cycles"]),
    interval=Formula("Cycles", lambda p: p["Cycles"]),
    montgomery_exponent=Formula(
        "d·K, K = ⌈(k + 3)/d⌉ rounded up to a multiple of Cycles/3", lambda p: Shape.of(p).exponent
    ),
    properties=(
        Property(
            "handshake",
            "a result stays until it is taken; every operation gives one result, in order and in time",
            "induction",
            Formula("2", lambda _: 2),
            max_bits=8,
        ),
        Property(
            "carry",
            "the carry of the low half is its highest column over 2^d, rounded up; of digits, two and 4 over 2^d",
            "bounded",
            Formula("1", lambda _: 1),
            max_bits=128,
        ),
        Property(
            "residue",
            "of any operands in range: Z·R = A·B + Q·M in the digits that leave, and Z is an operand again",
            "lemmas",
            Formula("1", lambda _: 1),
            max_bits=8,
            also=({"Cycles": 3},),
        ),
    ),
    settings=(DIGIT_BITS, CYCLES, SQUARE, BLOCK_BITS),
    derived=_derived,
    clash=clash,
)
"""Its operands and results are digits; M' = -M^-1 mod R is an input, as M is."""
