"""The inverters of the catalogue."""

from __future__ import annotations

from modforge.hardware.core import Core
from modforge.hardware.golden.inv_divstep import Shape
from modforge.hardware.parameters import Formula, Parameters, Setting, ceiling
from modforge.hardware.properties import Property

EXPONENT = Setting(
    "Exponent", "e of R = 2^e", default=lambda bits: bits, least=lambda bits: bits, most=lambda bits: bits + 4
)
"""The parameter that all inverters have; k + 2 suits most multipliers."""


BIT_NS, LEVEL_NS = 0.0355, 1.5
"""A bit of a carry chain, and a table with its wire, as nextpnr routes them on ECP5 of speed grade 6."""


def chains(bits: int) -> int:
    """Return the blocks of the difference of ``inv_kaliski`` for an ECP5: the power of two with the shortest path.

    More blocks have shorter chains and more levels of tables to say who is greater. The chain of the sum, half as
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


KALISKI_CYCLES = (
    Formula("4k + J − 1, J = ⌈Chains/2⌉", lambda p: 4 * p["Bits"] + _blocks(p) - 1),
    Formula("2k + e + 2J", lambda p: 2 * p["Bits"] + p["Exponent"] + 2 * _blocks(p)),
    Formula("2k + e + 2J", lambda p: 2 * p["Bits"] + p["Exponent"] + 2 * _blocks(p)),
    Formula("2k + 2e + 2J", lambda p: 2 * p["Bits"] + 2 * p["Exponent"] + 2 * _blocks(p)),
)

DIVSTEP_CYCLES = (
    Formula("M + T + ⌈k/B⌉ + 3, M steps and T halvings, n a clock", lambda p: Shape.of(p).mode_cycles(0)),
    Formula("⌈e/n⌉ + that of mode 0", lambda p: Shape.of(p).mode_cycles(1)),
    Formula("⌈e/n⌉ + that of mode 0", lambda p: Shape.of(p).mode_cycles(2)),
    Formula("2⌈e/n⌉ + that of mode 0", lambda p: Shape.of(p).mode_cycles(3)),
)


def _block_clash(p: Parameters) -> str | None:
    # Block 0 decides alone, so its bits last for two clocks; and some code takes it that there are two blocks.
    least, most = 2 * p["Steps"] + 2, p["Bits"] + p["Steps"]
    if not least <= p["BlockBits"] <= most:
        return f"with Steps = {p['Steps']} and {p['Bits']} bits BlockBits is {least} to {most}, not {p['BlockBits']}"
    return None


def _step_clash(p: Parameters) -> str | None:
    # It speaks of one block of p and q.
    return None if p["Chains"] <= 2 else f"needs Chains = 1 or 2, not {p['Chains']}"


def _divstep_step_clash(p: Parameters) -> str | None:
    # With more, bits go up and down between blocks in one clock, and words as a whole look like loops to the solver.
    return None if p["Steps"] == 1 else f"needs Steps = 1, not {p['Steps']}"


INVERTERS: tuple[Core, ...] = (
    Core(
        name="inv_kaliski",
        kind="inverter",
        title="Inverter, almost Montgomery inverse and halvings, an iteration a clock, carry chains cut in blocks",
        source="Kaliski 1995; Daly, Marnane & Popovici 2003",
        files=("inv_kaliski/block_order.sv", "inv_kaliski/inv_kaliski.sv"),
        least_bits=4,
        most_bits=4096,
        operands="plain",
        cycles=KALISKI_CYCLES[0],
        interval=Formula("cycles + 2", lambda p: KALISKI_CYCLES[0](p) + 2),
        mode_cycles=KALISKI_CYCLES,
        montgomery_exponent=Formula("e", lambda p: p["Exponent"]),
        least_modulus=3,
        properties=(
            Property(
                "handshake",
                "a result stays until it is taken; operands are taken when nothing is under way",
                "induction",
                Formula("2", lambda _: 2),
                most_bits=64,
                settings={"Chains": 2},
                also=({"Chains": 1}, {"Chains": 3}),
            ),
            Property(
                "step",
                "x·q + y·p = m in every step, m comes back, every number stays in its range",
                "induction",
                Formula("2", lambda _: 2),
                most_bits=64,
                settings={"Chains": 2},
                also=({"Chains": 1},),
                clash=_step_clash,
            ),
            Property(
                "inversion",
                "from reset to result: time, residue, bounds and error of every inversion, in every mode",
                "bounded",
                Formula("most cycles + 3", lambda p: max(formula(p) for formula in KALISKI_CYCLES) + 3),
                most_bits=4,
                settings={"Chains": 2},
                also=({"Chains": 1}, {"Chains": 3}),
            ),
        ),
        settings=(
            EXPONENT,
            Setting(
                "Chains",
                "blocks of the difference; 1 is the basic architecture",
                default=chains,
                least=lambda _: 1,
                most=lambda bits: bits,
            ),
        ),
    ),
    Core(
        name="inv_divstep",
        kind="inverter",
        title="Inverter, constant time, division steps in blocks that lag a clock behind the block below",
        source="Bernstein & Yang 2019; Wuille 2021; the blocks are our own",
        files=(
            "inv_divstep/divstep_pair.sv",
            "inv_divstep/divstep_coefficients.sv",
            "inv_divstep/inv_divstep.sv",
        ),
        least_bits=4,
        most_bits=4096,
        operands="plain",
        cycles=DIVSTEP_CYCLES[0],
        interval=Formula("cycles + 2", lambda p: DIVSTEP_CYCLES[0](p) + 2),
        mode_cycles=DIVSTEP_CYCLES,
        montgomery_exponent=Formula("e", lambda p: p["Exponent"]),
        least_modulus=3,
        properties=(
            Property(
                "handshake",
                "a result stays until it is taken; operands are taken when nothing is under way; every result in time",
                "induction",
                Formula("2", lambda _: 2),
                most_bits=64,
            ),
            Property(
                "step",
                "each step of each block is that of the algorithm in plain numbers, no bit is lost; x comes of e and f",
                "lemmas",
                Formula("1", lambda _: 1),
                most_bits=16,
                settings={"BlockBits": 4},
                clash=_divstep_step_clash,
            ),
            Property(
                "inversion",
                "from reset to result: time, residue, bounds and error of every inversion, in every mode",
                "bounded",
                Formula("cycles of mode 3, + 3", lambda p: DIVSTEP_CYCLES[3](p) + 3),
                most_bits=4,
            ),
        ),
        settings=(
            EXPONENT,
            Setting("Steps", "division steps a clock", lambda _: 1, lambda _: 1, lambda bits: min(8, bits - 2)),
            Setting("BlockBits", "bits of a block", lambda bits: min(16, bits + 1), lambda _: 4, lambda bits: bits + 8),
        ),
        clash=_block_clash,
    ),
)
