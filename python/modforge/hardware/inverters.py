"""The inverters of the catalogue."""

from __future__ import annotations

from modforge.hardware.core import Core
from modforge.hardware.parameters import Formula, Parameters, Setting, ceiling
from modforge.hardware.properties import Property

EXPONENT = Setting(
    "Exponent", "e of R = 2^e", default=lambda bits: bits, least=lambda bits: bits, most=lambda bits: bits + 4
)
"""The parameter that all inverters have; k + 2 suits most multipliers."""


def _chains(bits: int) -> int:
    return max(1, min(16, bits // 32))


def _blocks(p: Parameters) -> int:
    """Return how many blocks the sum of ``inv_kaliski`` has."""
    return ceiling(p["Chains"], 2)


KALISKI_CYCLES = (
    Formula("4k + J − 1, J = ⌈Chains/2⌉", lambda p: 4 * p["Bits"] + _blocks(p) - 1),
    Formula("2k + e + 2J", lambda p: 2 * p["Bits"] + p["Exponent"] + 2 * _blocks(p)),
    Formula("2k + e + 2J", lambda p: 2 * p["Bits"] + p["Exponent"] + 2 * _blocks(p)),
    Formula("2k + 2e + 2J", lambda p: 2 * p["Bits"] + 2 * p["Exponent"] + 2 * _blocks(p)),
)


INVERTERS: tuple[Core, ...] = (
    Core(
        name="inv_kaliski",
        kind="inverter",
        title="Inverter, almost Montgomery inverse and halvings, an iteration a clock, carry chains cut in blocks",
        source="Kaliski 1995; Daly, Marnane & Popovici 2003",
        files=("inv_kaliski/inv_kaliski.sv",),
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
            ),
            Property(
                "step",
                "x·q + y·p = m in every step, m comes back, every number stays in its range; with one block of p and q",
                "induction",
                Formula("2", lambda _: 2),
                most_bits=6,
            ),
            Property(
                "inversion",
                "from reset to result: time, residue, bounds and error of every inversion, in every mode",
                "bounded",
                Formula("most cycles + 3", lambda p: max(formula(p) for formula in KALISKI_CYCLES) + 3),
                most_bits=4,
            ),
        ),
        settings=(
            EXPONENT,
            Setting(
                "Chains",
                "blocks of the difference; 1 is the basic architecture",
                default=_chains,
                least=lambda _: 1,
                most=lambda bits: bits,
            ),
        ),
    ),
)
