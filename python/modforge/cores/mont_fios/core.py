"""The description of ``mont_fios``."""

from __future__ import annotations

from modforge.cores.model.core import Core
from modforge.cores.model.parameters import Formula, Parameters, Setting, ceiling
from modforge.cores.model.properties import Property
from modforge.cores.model.vendor_blocks import VendorBlock
from modforge.cores.mont_fios.shape import Shape

DSP48E2 = VendorBlock("DSP48E2", "common/blocks/DSP48E2.v", ("xcup",))
MULT18X18D = VendorBlock("MULT18X18D", "common/blocks/MULT18X18D.v", ("ecp5",))


def _cells(bits: int) -> int:
    # Of the longest words, so that it is not more than there are words.
    return min(8, ceiling(bits + 2, 18))


def clash(parameters: Parameters) -> str | None:
    """Return why parameters do not go together, those of an exponentiator that is made of this core, too."""
    # The block shifts its sum by 17 bits and by no other number. An exponentiator may have another multiplier, and
    # gives it as many cells as it has words.
    if parameters.get("Primitive") == 1 and parameters["WordBits"] != 17:
        return f"Primitive = 1 (DSP48E2) needs WordBits = 17, not {parameters['WordBits']}"
    if "Multiplier" not in parameters:
        words = ceiling(parameters["Bits"] + 2, parameters["WordBits"])
        if parameters["Cells"] > words:
            return f"Cells is 1 to ⌈(Bits + 2)/WordBits⌉ = {words} here, not {parameters['Cells']}"
    return None


def proof_clash(parameters: Parameters) -> str | None:
    """Return why a proof is not possible: the models of blocks are for simulation only."""
    primitive = parameters.get("Primitive", 0)
    return f"needs Primitive = 0, not {primitive}" if primitive else None


def _handshake_clash(parameters: Parameters) -> str | None:
    shape = Shape.of(parameters)
    if why := proof_clash(parameters):
        return why
    if shape.spacing != shape.passes:
        return f"needs Slots without a common factor with the {shape.passes} passes, not {parameters['Slots']}"
    return None


def vendor_block(parameters: Parameters) -> VendorBlock | None:
    """Return the block that ``Primitive`` names."""
    return (None, DSP48E2, MULT18X18D)[parameters.get("Primitive", 0)]


WORD_BITS = Setting("WordBits", "bits of a word", lambda _: 17, lambda _: 3, lambda _: 18)
CELLS = Setting(
    "Cells", "rows, of two multipliers each", _cells, lambda _: 1, lambda k: ceiling(k + 2, 3), trades="1.."
)
PRIMITIVE = Setting("Primitive", "0 any multiplier, 1 DSP48E2, 2 MULT18X18D", lambda _: 0, lambda _: 0, lambda _: 2)

FILES = (
    "mont_fios/rtl/fios_delay.sv",
    "mont_fios/rtl/vendor/fios_product_mult18x18d.sv",
    "mont_fios/rtl/vendor/fios_dsp48e2.sv",
    "mont_fios/rtl/vendor/fios_multiply_dsp48e2.sv",
    "mont_fios/rtl/vendor/fios_reduce_dsp48e2.sv",
    "mont_fios/rtl/fios_product.sv",
    "mont_fios/rtl/fios_accumulate.sv",
    "mont_fios/rtl/fios_row.sv",
    "mont_fios/rtl/fios_inverse.sv",
    "mont_fios/rtl/fios_serialize.sv",
    "mont_fios/rtl/fios_feed.sv",
    "mont_fios/rtl/fios_schedule.sv",
    "mont_fios/rtl/fios_collect.sv",
    "mont_fios/rtl/mont_fios.sv",
)
"""The sources of ``mont_fios`` in order."""

CORE = Core(
    name="mont_fios",
    kind="multiplier",
    title="Montgomery multiplier for multiplier blocks, a systolic ring of rows, radix 2^WordBits",
    purpose="product, on multiplier blocks",
    source="Koç, Acar & Kaliski 1996, finely integrated operand scanning; the ring is our own",
    files=FILES,
    min_bits=2,
    max_bits=16384,
    operands="plain",
    depth=4,
    cycles=Formula(
        "max(⌈w/2⌉, 5) + (P − 1)·ring + D·((W − 1) mod Cells + 1) + W, w = WordBits, W = ⌈(k + 2)/w⌉, "
        "P = ⌈W/Cells⌉, D = 7, ring = Slots·max(W + 3, max(⌈w/2⌉, 5) + 1, ⌈D·Cells/Slots⌉) "
        "(with Primitive 1: D = 8, W + 5 for W + 3; with P = 1 the second term is 0)",
        lambda p: Shape.of(p).cycles,
    ),
    interval=Formula("ring·P/Slots, P rounded up to no common factor with Slots", lambda p: Shape.of(p).interval),
    montgomery_exponent=Formula("WordBits·W", lambda p: Shape.of(p).words * p["WordBits"]),
    properties=(
        Property(
            "handshake",
            "a result stays until it is taken; every operation gives one result, in order and in time",
            "lemmas",
            Formula("1", lambda _: 1),
            max_bits=8,
            settings={"WordBits": 3, "Cells": 2, "Slots": 3},
            clash=_handshake_clash,
        ),
        Property(
            "step",
            "each row of two products in succession is that of the algorithm in plain numbers, t stays in range",
            "bounded",
            Formula("2·⌈(k + 2)/WordBits⌉ + 16", lambda p: 2 * Shape.of(p).words + 16),
            max_bits=3,
            settings={"WordBits": 3, "Cells": 1},
            clash=proof_clash,
        ),
        Property(
            "product",
            "from reset to result: time, residue and bounds of every product",
            "bounded",
            Formula("cycles + 4", lambda p: Shape.of(p).cycles + 4),
            max_bits=3,
            also=({"WordBits": 3, "Cells": 1},),
            clash=proof_clash,
        ),
    ),
    settings=(
        WORD_BITS,
        CELLS,
        Setting("Slots", "products at the same time", lambda _: 1, lambda _: 1, lambda _: 64),
        PRIMITIVE,
    ),
    clash=clash,
    vendor_block=vendor_block,
)
