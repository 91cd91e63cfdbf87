"""The description of ``mont_csa_r4``."""

from __future__ import annotations

from modforge.cores.kinds.multiplier.checkers import product
from modforge.cores.model.core import Core
from modforge.cores.model.parameters import NONE, Formula, ceiling
from modforge.cores.model.properties import Property

CORE = Core(
    name="mont_csa_r4",
    kind="multiplier",
    title="Montgomery multiplier, carry-save, two bits a clock",
    purpose="product, two bits a clock",
    source="Garg & Vig, algorithm II",
    files=("common/rtl/csa32.sv", "common/rtl/brfa2.sv", "mont_csa_r4/rtl/mont_csa_r4.sv"),
    min_bits=3,
    max_bits=16384,
    operands="pair",
    cycles=Formula("⌈k/2⌉ + 2", lambda p: ceiling(p["Bits"], 2) + 2),
    interval=Formula("⌈k/2⌉ + 2", lambda p: ceiling(p["Bits"], 2) + 2),
    montgomery_exponent=Formula("2⌈k/2⌉ + 2", lambda p: 2 * ceiling(p["Bits"], 2) + 2),
    lut=Formula("14k", lambda p: 14 * p["Bits"]),
    ff=Formula("9k", lambda p: 9 * p["Bits"]),
    dsp=NONE,
    properties=(
        Property(
            "handshake",
            "a result stays until it is taken; every operation gives one result, in order and in time",
            "induction",
            Formula("⌈k/2⌉ + 6", lambda p: ceiling(p["Bits"], 2) + 6),
            max_bits=64,
        ),
        Property(
            "step",
            "each step is that of the algorithm in plain numbers, no bit is lost, S stays in range",
            "lemmas",
            Formula("1", lambda _: 1),
            max_bits=12,
        ),
        Property(
            "product",
            "from reset to result: time, residue and bounds of every product",
            "bounded",
            Formula("⌈k/2⌉ + 5", lambda p: ceiling(p["Bits"], 2) + 5),
            max_bits=3,
        ),
    ),
    written_checkers={"product": product},
)
