"""The description of ``mont_dsp``."""

from __future__ import annotations

from modforge.cores.model.core import Core
from modforge.cores.model.parameters import Formula, Parameters, Setting, ceiling
from modforge.cores.model.properties import Property
from modforge.cores.model.vendor_blocks import VendorBlock
from modforge.cores.mont_dsp.shape import ROW_DELAY, Shape

DSP48E2 = VendorBlock("DSP48E2", "common/blocks/DSP48E2.v", ("xcup",))


def _cells(bits: int) -> int:
    # As many as a train of the longest words fills.
    return max(1, (ceiling(bits + 2, 27) + 1) // ROW_DELAY)


def clash(parameters: Parameters) -> str | None:
    """Return why parameters do not go together."""
    digit_bits, word_bits = parameters["DigitBits"], parameters["WordBits"]
    if word_bits <= digit_bits:
        return f"WordBits is more than DigitBits = {digit_bits}, not {word_bits}"
    digits = ceiling(parameters["Bits"] + 4, digit_bits)
    if parameters["Cells"] > digits:
        return f"Cells is 1 to ⌈(Bits + 4)/DigitBits⌉ = {digits} here, not {parameters['Cells']}"
    return None


def proof_clash(parameters: Parameters) -> str | None:
    """Return why a proof is not possible: the models of blocks are for simulation only."""
    primitive = parameters["Primitive"]
    return f"needs Primitive = 0, not {primitive}" if primitive else None


def vendor_block(parameters: Parameters) -> VendorBlock | None:
    """Return the block that ``Primitive`` names."""
    return (None, DSP48E2)[parameters["Primitive"]]


FILES = (
    "mont_fios/rtl/fios_delay.sv",
    "mont_fios/rtl/fios_inverse.sv",
    "mont_fios/rtl/fios_schedule.sv",
    "mont_fios/rtl/fios_collect.sv",
    "mont_dsp/rtl/vendor/dsp_multiply_add_dsp48e2.sv",
    "mont_dsp/rtl/dsp_multiply_add.sv",
    "mont_dsp/rtl/dsp_row.sv",
    "mont_dsp/rtl/dsp_recode.sv",
    "mont_dsp/rtl/dsp_feed.sv",
    "mont_dsp/rtl/dsp_finish.sv",
    "mont_dsp/rtl/mont_dsp.sv",
)
"""The sources of ``mont_dsp`` in order."""

CORE = Core(
    name="mont_dsp",
    kind="multiplier",
    title="Montgomery multiplier for blocks with unequal sides, radix 2^DigitBits over words of WordBits",
    purpose="product, on blocks of 18 × 27 bits",
    source="Koç, Acar & Kaliski 1996, finely integrated operand scanning; signed digits and words are our own",
    files=FILES,
    min_bits=2,
    max_bits=16384,
    operands="plain",
    depth=4,
    cycles=Formula(
        "s + (P − 1)·L + 10·((r − 1) mod Cells + 1) + W + 3, d = DigitBits, w = WordBits, r = ⌈(k + 4)/d⌉, "
        "W = ⌈(k + 2)/w⌉, P = ⌈r/Cells⌉, s = max(⌈d/2⌉, 4), L = max(W + 1, 10·Cells) "
        "(with P = 1: max(W + 1, Cells, s + 1))",
        lambda p: Shape.of(p).cycles,
    ),
    interval=Formula("P·L", lambda p: Shape.of(p).interval),
    montgomery_exponent=Formula("DigitBits·r", lambda p: Shape.of(p).digits * p["DigitBits"]),
    properties=(
        Property(
            "handshake",
            "a result stays until it is taken; every operation gives one result, in order and in time",
            "lemmas",
            Formula("1", lambda _: 1),
            max_bits=8,
            settings={"DigitBits": 3, "WordBits": 4, "Cells": 2},
            clash=proof_clash,
        ),
        Property(
            "product",
            "from reset to result: time, residue and bounds of every product",
            "bounded",
            Formula("cycles + 4", lambda p: Shape.of(p).cycles + 4),
            max_bits=3,
            settings={"DigitBits": 3, "WordBits": 4, "Cells": 1},
            clash=proof_clash,
        ),
    ),
    settings=(
        Setting("DigitBits", "bits of a digit of A", lambda _: 18, lambda _: 3, lambda _: 18),
        Setting("WordBits", "bits of a word of B", lambda _: 27, lambda _: 4, lambda _: 27),
        Setting(
            "Cells", "rows, of two multipliers each", _cells, lambda _: 1, lambda k: ceiling(k + 4, 3), trades="1.."
        ),
        Setting("Primitive", "0 any multiplier, 1 DSP48E2", lambda _: 0, lambda _: 0, lambda _: 1),
    ),
    clash=clash,
    vendor_block=vendor_block,
)
