"""The description of ``mont_csa42``."""

from __future__ import annotations

from modforge.cores.kinds.multiplier.checkers import product
from modforge.cores.model.core import Core
from modforge.cores.model.parameters import NONE, Formula
from modforge.cores.model.properties import Property

CORE = Core(
    name="mont_csa42",
    kind="multiplier",
    title="Montgomery multiplier, four-to-two carry-save, one bit a clock",
    purpose="product, one bit a clock",
    source="Garg & Vig, algorithm I; McIvor, McLoone & McCanny 2004",
    files=("common/rtl/csa32.sv", "common/rtl/csa42.sv", "mont_csa42/rtl/mont_csa42.sv"),
    min_bits=2,
    max_bits=16384,
    operands="pair",
    cycles=Formula("k + 2", lambda p: p["Bits"] + 2),
    interval=Formula("k + 2", lambda p: p["Bits"] + 2),
    montgomery_exponent=Formula("k + 2", lambda p: p["Bits"] + 2),
    dsp=NONE,
    properties=(
        Property(
            "handshake",
            "a result stays until it is taken; every operation gives one result, in order and in time",
            "induction",
            Formula("k + 6", lambda p: p["Bits"] + 6),
            max_bits=64,
        ),
        Property(
            "step",
            "each step is that of the algorithm in plain numbers, no bit is lost, S stays in range",
            "induction",
            Formula("2", lambda _: 2),
            max_bits=8,
        ),
        Property(
            "product",
            "from reset to result: time, residue and bounds of every product",
            "bounded",
            Formula("k + 5", lambda p: p["Bits"] + 5),
            max_bits=3,
        ),
    ),
    written_checkers={"product": product},
)
