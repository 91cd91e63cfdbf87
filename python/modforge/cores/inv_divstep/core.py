"""The description of ``inv_divstep``."""

from __future__ import annotations

from modforge.cores.inv_divstep.golden import Shape
from modforge.cores.kinds.inverter.settings import EXPONENT
from modforge.cores.model.core import Core
from modforge.cores.model.parameters import Formula, Parameters, Setting
from modforge.cores.model.properties import Property

MODE_CYCLES = (
    Formula("M + T + ⌈k/B⌉ + 3, M steps and T halvings, n a clock", lambda p: Shape.of(p).mode_cycles(0)),
    Formula("⌈e/n⌉ + that of mode 0", lambda p: Shape.of(p).mode_cycles(1)),
    Formula("⌈e/n⌉ + that of mode 0", lambda p: Shape.of(p).mode_cycles(2)),
    Formula("2⌈e/n⌉ + that of mode 0", lambda p: Shape.of(p).mode_cycles(3)),
)


def _least_block(p: Parameters) -> int:
    # Block 0 decides alone, so its bits last for two clocks.
    return 2 * p["Steps"] + 2


def _block_clash(p: Parameters) -> str | None:
    # Some code takes it that there are two blocks.
    low, high = _least_block(p), p["Bits"] + p["Steps"]
    if not low <= p["BlockBits"] <= high:
        return f"with Steps = {p['Steps']} and {p['Bits']} bits BlockBits is {low} to {high}, not {p['BlockBits']}"
    return None


def _step_clash(p: Parameters) -> str | None:
    # With more, bits go up and down between blocks in one clock, and words as a whole look like loops to the solver.
    return None if p["Steps"] == 1 else f"needs Steps = 1, not {p['Steps']}"


CORE = Core(
    name="inv_divstep",
    kind="inverter",
    title="Inverter, constant time, division steps in blocks that lag a clock behind the block below",
    purpose="inverse, constant time",
    source="Bernstein & Yang 2019; Wuille 2021; the blocks are our own",
    files=(
        "inv_divstep/rtl/divstep_pair.sv",
        "inv_divstep/rtl/divstep_coefficients.sv",
        "inv_divstep/rtl/divstep_words.sv",
        "inv_divstep/rtl/divstep_result.sv",
        "inv_divstep/rtl/inv_divstep.sv",
    ),
    min_bits=4,
    max_bits=4096,
    operands="plain",
    depth=2,
    cycles=MODE_CYCLES[0],
    interval=Formula("cycles + 2", lambda p: MODE_CYCLES[0](p) + 2),
    mode_cycles=MODE_CYCLES,
    montgomery_exponent=Formula("e", lambda p: p["Exponent"]),
    min_modulus=3,
    version="0.2.0",
    properties=(
        Property(
            "handshake",
            "a result stays until it is taken; operands are taken when nothing is under way; every result in time",
            "induction",
            Formula("2", lambda _: 2),
            max_bits=64,
        ),
        Property(
            "step",
            "each step of each block is that of the algorithm in plain numbers, no bit is lost; x comes of e and f",
            "lemmas",
            Formula("1", lambda _: 1),
            max_bits=16,
            settings={"BlockBits": 4},
            clash=_step_clash,
        ),
        Property(
            "inversion",
            "from reset to result: time, residue, bounds and error of every inversion, in every mode",
            "bounded",
            Formula("cycles of mode 3, + 3", lambda p: MODE_CYCLES[3](p) + 3),
            max_bits=4,
        ),
    ),
    settings=(
        EXPONENT,
        Setting("Steps", "division steps a clock", lambda _: 1, lambda _: 1, lambda bits: min(8, bits - 2)),
        Setting(
            "BlockBits",
            "bits of a block",
            default=lambda bits: min(16, bits + 1),
            min_value=lambda _: 4,
            max_value=lambda bits: bits + 8,
            least=_least_block,
        ),
    ),
    clash=_block_clash,
)
