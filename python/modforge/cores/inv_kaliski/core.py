"""The description of ``inv_kaliski``."""

from __future__ import annotations

from modforge.cores.kinds.inverter.settings import EXPONENT
from modforge.cores.model.core import Core
from modforge.cores.model.parameters import Formula, Parameters, Setting, ceiling
from modforge.cores.model.properties import Property

BIT_NS, LEVEL_NS = 0.0355, 1.5
"""A bit of a carry chain, and a table with its wire, as nextpnr routes them on ECP5 of speed grade 6."""


def chains(bits: int) -> int:
    """Return the blocks of the difference of ``inv_kaliski`` for an ECP5: the power of two with the shortest path.

    More blocks have shorter chains and more levels of tables to compare. The chain of the sum, half as
    many blocks, waits for nobody.

    >>> [chains(bits) for bits in (32, 64, 128, 256, 512, 1024)]
    [1, 1, 4, 4, 8, 16]
    """

    def path(levels: int) -> float:
        blocks = 1 << levels
        difference = BIT_NS * bits / blocks + LEVEL_NS * levels
        return max(difference, BIT_NS * bits / ceiling(blocks, 2))

    return 1 << min(range(bits.bit_length()), key=path)


def _blocks(p: Parameters) -> int:
    """Return how many blocks the sum of ``inv_kaliski`` has."""
    return ceiling(p["Chains"], 2)


MODE_CYCLES = (
    Formula("4k + J − 1, J = ⌈Chains/2⌉", lambda p: 4 * p["Bits"] + _blocks(p) - 1),
    Formula("2k + e + 2J", lambda p: 2 * p["Bits"] + p["Exponent"] + 2 * _blocks(p)),
    Formula("2k + e + 2J", lambda p: 2 * p["Bits"] + p["Exponent"] + 2 * _blocks(p)),
    Formula("2k + 2e + 2J", lambda p: 2 * p["Bits"] + 2 * p["Exponent"] + 2 * _blocks(p)),
)


def _step_clash(p: Parameters) -> str | None:
    # It speaks of one block of p and q.
    return None if p["Chains"] <= 2 else f"needs Chains = 1 or 2, not {p['Chains']}"


CORE = Core(
    name="inv_kaliski",
    kind="inverter",
    title="Inverter, almost Montgomery inverse and halvings, an iteration a clock, carry chains cut in blocks",
    purpose="inverse, Kaliski's algorithm",
    source="Kaliski 1995; Daly, Marnane & Popovici 2003",
    files=tuple(f"inv_kaliski/rtl/{name}.sv" for name in ("block_order", "carry_select", "inv_kaliski")),
    min_bits=4,
    max_bits=4096,
    operands="plain",
    cycles=MODE_CYCLES[0],
    interval=Formula("cycles + 2", lambda p: MODE_CYCLES[0](p) + 2),
    mode_cycles=MODE_CYCLES,
    fixed_cycles=False,
    montgomery_exponent=Formula("e", lambda p: p["Exponent"]),
    min_modulus=3,
    version="0.2.0",
    properties=(
        Property(
            "handshake",
            "a result stays until it is taken; operands are taken when nothing is under way",
            "induction",
            Formula("2", lambda _: 2),
            max_bits=64,
            settings={"Chains": 2},
            also=({"Chains": 1}, {"Chains": 3}),
        ),
        Property(
            "step",
            "x·q + y·p = m in every step, m comes back, every number stays in its range",
            "induction",
            Formula("2", lambda _: 2),
            max_bits=64,
            settings={"Chains": 2},
            also=({"Chains": 1}, {"Chains": 2, "CarrySelect": 1}),
            clash=_step_clash,
        ),
        Property(
            "inversion",
            "from reset to result: time, residue, bounds and error of every inversion, in every mode",
            "bounded",
            Formula("most cycles + 3", lambda p: max(formula(p) for formula in MODE_CYCLES) + 3),
            max_bits=4,
            settings={"Chains": 2},
            also=({"Chains": 1}, {"Chains": 3}, {"Chains": 2, "CarrySelect": 1}, {"Chains": 3, "CarrySelect": 1}),
        ),
    ),
    settings=(
        EXPONENT,
        Setting(
            "Chains",
            "blocks of the difference; 1 is the basic architecture",
            default=chains,
            min_value=lambda _: 1,
            max_value=lambda bits: bits,
        ),
        Setting(
            "CarrySelect",
            "1: each block of the sum in two halves, the upper one chosen by the carry of the lower one",
            default=lambda _: 0,
            min_value=lambda _: 0,
            max_value=lambda _: 1,
        ),
    ),
)
