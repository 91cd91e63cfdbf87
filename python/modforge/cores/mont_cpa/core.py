"""The description of ``mont_cpa``."""

from __future__ import annotations

from modforge.cores.kinds.multiplier.checkers import product
from modforge.cores.model.core import Core
from modforge.cores.model.parameters import NONE, Formula, Parameters, Setting, ceiling
from modforge.cores.model.properties import Property


def _cpa_cycles(p: Parameters) -> int:
    return p["Bits"] + 2 + ceiling(p["Bits"] + 3, p["ChainBits"])


CHAIN_BITS = Setting(
    "ChainBits",
    "longest carry chain in one clock",
    default=lambda bits: min(32, bits + 3),
    min_value=lambda _: 2,
    max_value=lambda bits: bits + 3,
    trades="8..",
)

CORE = Core(
    name="mont_cpa",
    kind="multiplier",
    title="Montgomery multiplier, plain numbers, one bit a clock, carry chains cut to a length",
    purpose="product, short carry chains",
    source="Daly & Marnane 2002, in Daly, Marnane & Popovici 2003",
    files=("mont_cpa/rtl/mont_cpa.sv",),
    min_bits=3,
    max_bits=16384,
    operands="plain",
    cycles=Formula("k + 2 + ⌈(k + 3) / ChainBits⌉", _cpa_cycles),
    interval=Formula("k + 2 + ⌈(k + 3) / ChainBits⌉", _cpa_cycles),
    montgomery_exponent=Formula("k + 2", lambda p: p["Bits"] + 2),
    dsp=NONE,
    settings=(CHAIN_BITS,),
    properties=(
        Property(
            "handshake",
            "a result stays until it is taken; every operation gives one result, in order and in time",
            "induction",
            Formula("k + 6", lambda p: p["Bits"] + 6),
            max_bits=64,
            settings={"ChainBits": 4},
        ),
        Property(
            "step",
            "each step of each block is that of the algorithm in plain numbers, no bit is lost, S stays in range",
            "lemmas",
            Formula("1", lambda _: 1),
            max_bits=8,
            settings={"ChainBits": 4},
        ),
        Property(
            "product",
            "from reset to result: time, residue and bounds of every product",
            "bounded",
            Formula("k + 5 + ⌈(k + 3) / ChainBits⌉", lambda p: _cpa_cycles(p) + 3),
            max_bits=3,
            settings={"ChainBits": 4},
        ),
    ),
    written_checkers={"product": product},
)
