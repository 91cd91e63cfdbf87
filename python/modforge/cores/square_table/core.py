"""The description of ``square_table``."""

from __future__ import annotations

from math import isqrt

from modforge.cores.model.core import Core
from modforge.cores.model.parameters import Formula, Parameters, Setting
from modforge.cores.model.properties import Property
from modforge.cores.mont_redundant.core import DIGIT_BITS
from modforge.cores.square_table.golden import Shape


def example_modulus(bits: int) -> int:
    """Return the first bits of the square root of 1/2, made odd: a modulus without structure, the same everywhere.

    Neither 2^bits - 1 nor a prime close to it will do: their tables are almost empty, and cost next to nothing.

    >>> f"{example_modulus(64):#x}"
    '0xb504f333f9de6485'
    """
    return isqrt(1 << 2 * bits - 1) | 1


def clash(parameters: Parameters) -> str | None:
    """Return why digits and tables do not go together."""
    shape = Shape.of(parameters)
    min_power = max(5 * shape.digits, 2 * shape.pairs(shape.room) + 2)
    if min_power > 1 << shape.digit_bits:
        return f"DigitBits = {shape.digit_bits} is too small: 2^DigitBits is at least {min_power} here"
    return None


FILES = (
    "square_table/rtl/residue_table.sv",
    "square_table/rtl/table_reduction.sv",
    "square_table/rtl/square_table.sv",
)
"""The sources of ``square_table`` itself in order."""

TABLE_BITS = Setting(
    "TableBits",
    "bits that address a table: 5 where a table of 6 inputs stands before each bit of an adder, else 4",
    default=lambda _: 5,
    min_value=lambda _: 1,
    max_value=lambda _: 10,
)
MODULUS = Setting(
    "Modulus",
    "M, of all bits, even or odd; unless set, the first bits of the square root of 1/2, made odd",
    default=example_modulus,
    min_value=lambda bits: 1 << bits - 1,
    max_value=lambda bits: (1 << bits) - 1,
)

CORE = Core(
    name="square_table",
    kind="modular_squarer",
    title="Squarer of low latency modulo a fixed M, redundant digits, look-up tables reduce, a square a clock",
    purpose="square in one clock, fixed modulus",
    source="Öztürk 2019",
    files=(
        "mont_redundant/rtl/column_sum.sv",
        "mont_redundant/rtl/redundant_product.sv",
        "mont_redundant/rtl/to_digits.sv",
        *FILES,
    ),
    min_bits=7,
    max_bits=4096,
    operands="digits",
    cycles=Formula("1", lambda _: 1),
    interval=Formula("1", lambda _: 1),
    montgomery_exponent=Formula("0", lambda _: 0),
    settings=(
        DIGIT_BITS,
        TABLE_BITS,
        MODULUS,
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
            "residue",
            "of any digits: the result is congruent to the square and an operand again",
            "bounded",
            Formula("3", lambda _: 3),
            max_bits=8,
        ),
    ),
    derived=lambda p: {"Width": Shape.of(p).width},
    clash=clash,
)
"""It takes digits as they come, gives a residue in digits, and leaves Montgomery's form to others."""
