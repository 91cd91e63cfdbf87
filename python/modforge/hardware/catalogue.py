"""The catalogue: every core, its files, its parameters and its cost in clock cycles.

>>> multiplier = core("mont_csa42")
>>> multiplier.cycles(multiplier.parameters(255))
257
>>> core("mont_cas42")  # doctest: +ELLIPSIS
Traceback (most recent call last):
...
modforge.hardware.errors.UnknownCoreError: no core is called 'mont_cas42'; the cores are: mont_csa42, ...
"""

from __future__ import annotations

from dataclasses import replace

from modforge.hardware.core import Core
from modforge.hardware.delay_functions import DELAY_FUNCTIONS
from modforge.hardware.errors import UnknownCoreError
from modforge.hardware.golden.rsa_core import Shape, whole_length_cycles
from modforge.hardware.inverters import INVERTERS
from modforge.hardware.modular_squarers import MODULAR_SQUARERS
from modforge.hardware.mont_fios_shape import Shape as FiosShape
from modforge.hardware.parameters import Formula, Parameters, Setting, ceiling
from modforge.hardware.properties import Property
from modforge.hardware.redundant_multipliers import REDUNDANT_MULTIPLIERS
from modforge.hardware.vendor_blocks import DSP48E2, MULT18X18D, VendorBlock


def _cpa_cycles(p: Parameters) -> int:
    return p["Bits"] + 2 + ceiling(p["Bits"] + 3, p["ChainBits"])


MULTIPLIERS = ("mont_csa42", "mont_csa_r4", "mont_cpa", "mont_fios")
"""The multipliers that an exponentiator can be built with, in the order of its parameter ``Multiplier``."""


def shape(parameters: Parameters) -> Shape:
    """Return the widths of ``rsa_core`` with these parameters and the figures of its multipliers."""
    crt = bool(parameters["Crt"])
    multiplier, own = inner_multiplier(parameters)
    return Shape(parameters["Bits"], multiplier.cycles(own), multiplier.montgomery_exponent(own), crt)


def inner_multiplier(parameters: Parameters) -> tuple[Core, Parameters]:
    """Return the multiplier inside ``rsa_core`` with these parameters, and its own as the source sets them."""
    multiplier = core(MULTIPLIERS[parameters["Multiplier"]])
    bits = parameters["Bits"] // 2 if parameters["Crt"] else parameters["Bits"]
    own = {each.name: parameters[each.name] for each in multiplier.settings if each.name in parameters}
    if "ChainBits" in own:
        own["ChainBits"] = min(own["ChainBits"], bits + 3)
    if "Cells" in own:
        own["Cells"] = min(own["Cells"], ceiling(bits + 2, own["WordBits"]))
    return multiplier, multiplier.parameters(bits, own)


def _other_multipliers(parameters: Parameters) -> list[str]:
    return [name for name in MULTIPLIERS if name != MULTIPLIERS[parameters["Multiplier"]]]


def _fios_cells(bits: int) -> int:
    # Of the longest words, so that it is not more than there are words.
    return min(8, ceiling(bits + 2, 18))


def _fios_clash(parameters: Parameters) -> str | None:
    # The block shifts its sum by 17 bits and by no other number. An exponentiator may have another multiplier, and
    # gives it as many cells as it has words.
    if parameters.get("Primitive") == 1 and parameters["WordBits"] != 17:
        return f"Primitive = 1 (DSP48E2) needs WordBits = 17, not {parameters['WordBits']}"
    if "Multiplier" not in parameters:
        words = ceiling(parameters["Bits"] + 2, parameters["WordBits"])
        if parameters["Cells"] > words:
            return f"Cells is 1 to ⌈(Bits + 2)/WordBits⌉ = {words} here, not {parameters['Cells']}"
    return None


def _fios_proof_clash(parameters: Parameters) -> str | None:
    primitive = parameters.get("Primitive", 0)
    return f"needs Primitive = 0, not {primitive}" if primitive else None


def _fios_handshake_clash(parameters: Parameters) -> str | None:
    shape = FiosShape.of(parameters)
    if why := _fios_proof_clash(parameters):
        return why
    if shape.spacing != shape.passes:
        return f"needs Slots without a common factor with the {shape.passes} passes, not {parameters['Slots']}"
    return None


def _fios_block(parameters: Parameters) -> VendorBlock | None:
    return (None, DSP48E2, MULT18X18D)[parameters.get("Primitive", 0)]


CHAIN_BITS = Setting(
    "ChainBits",
    "longest carry chain in one clock",
    default=lambda bits: min(32, bits + 3),
    least=lambda _: 2,
    most=lambda bits: bits + 3,
)
WORD_BITS = Setting("WordBits", "bits of a word", lambda _: 17, lambda _: 3, lambda _: 18)
CELLS = Setting("Cells", "rows, of two multipliers each", _fios_cells, lambda _: 1, lambda k: ceiling(k + 2, 3))
PRIMITIVE = Setting("Primitive", "0 any multiplier, 1 DSP48E2, 2 MULT18X18D", lambda _: 0, lambda _: 0, lambda _: 2)


FIOS_FILES = (
    "mont_fios/fios_delay.sv",
    "mont_fios/vendor/fios_product_mult18x18d.sv",
    "mont_fios/vendor/fios_dsp48e2.sv",
    "mont_fios/vendor/fios_multiply_dsp48e2.sv",
    "mont_fios/vendor/fios_reduce_dsp48e2.sv",
    "mont_fios/fios_product.sv",
    "mont_fios/fios_accumulate.sv",
    "mont_fios/fios_row.sv",
    "mont_fios/fios_inverse.sv",
    "mont_fios/fios_serialize.sv",
    "mont_fios/fios_feed.sv",
    "mont_fios/fios_schedule.sv",
    "mont_fios/fios_collect.sv",
    "mont_fios/mont_fios.sv",
)
"""The sources of ``mont_fios`` in order."""


CORES: tuple[Core, ...] = (
    Core(
        name="mont_csa42",
        kind="multiplier",
        title="Montgomery multiplier, four-to-two carry-save, one bit a clock",
        source="Garg & Vig, algorithm I; McIvor, McLoone & McCanny 2004",
        files=("common/csa32.sv", "common/csa42.sv", "mont_csa42/mont_csa42.sv"),
        least_bits=2,
        most_bits=16384,
        operands="pair",
        cycles=Formula("k + 2", lambda p: p["Bits"] + 2),
        interval=Formula("k + 2", lambda p: p["Bits"] + 2),
        montgomery_exponent=Formula("k + 2", lambda p: p["Bits"] + 2),
        properties=(
            Property(
                "handshake",
                "a result stays until it is taken; every operation gives one result, in order and in time",
                "induction",
                Formula("k + 6", lambda p: p["Bits"] + 6),
                most_bits=64,
            ),
            Property(
                "step",
                "each step is that of the algorithm in plain numbers, no bit is lost, S stays in range",
                "induction",
                Formula("2", lambda _: 2),
                most_bits=8,
            ),
            Property(
                "product",
                "from reset to result: time, residue and bounds of every product",
                "bounded",
                Formula("k + 5", lambda p: p["Bits"] + 5),
                most_bits=3,
            ),
        ),
    ),
    Core(
        name="mont_csa_r4",
        kind="multiplier",
        title="Montgomery multiplier, carry-save, two bits a clock",
        source="Garg & Vig, algorithm II",
        files=("common/csa32.sv", "common/brfa2.sv", "mont_csa_r4/mont_csa_r4.sv"),
        least_bits=3,
        most_bits=16384,
        operands="pair",
        cycles=Formula("⌈k/2⌉ + 2", lambda p: ceiling(p["Bits"], 2) + 2),
        interval=Formula("⌈k/2⌉ + 2", lambda p: ceiling(p["Bits"], 2) + 2),
        montgomery_exponent=Formula("2⌈k/2⌉ + 2", lambda p: 2 * ceiling(p["Bits"], 2) + 2),
        properties=(
            Property(
                "handshake",
                "a result stays until it is taken; every operation gives one result, in order and in time",
                "induction",
                Formula("⌈k/2⌉ + 6", lambda p: ceiling(p["Bits"], 2) + 6),
                most_bits=64,
            ),
            Property(
                "step",
                "each step is that of the algorithm in plain numbers, no bit is lost, S stays in range",
                "lemmas",
                Formula("1", lambda _: 1),
                most_bits=12,
            ),
            Property(
                "product",
                "from reset to result: time, residue and bounds of every product",
                "bounded",
                Formula("⌈k/2⌉ + 5", lambda p: ceiling(p["Bits"], 2) + 5),
                most_bits=3,
            ),
        ),
    ),
    Core(
        name="mont_cpa",
        kind="multiplier",
        title="Montgomery multiplier, plain numbers, one bit a clock, carry chains cut to a length",
        source="Daly & Marnane 2002, in Daly, Marnane & Popovici 2003",
        files=("mont_cpa/mont_cpa.sv",),
        least_bits=3,
        most_bits=16384,
        operands="plain",
        cycles=Formula("k + 2 + ⌈(k + 3) / ChainBits⌉", _cpa_cycles),
        interval=Formula("k + 2 + ⌈(k + 3) / ChainBits⌉", _cpa_cycles),
        montgomery_exponent=Formula("k + 2", lambda p: p["Bits"] + 2),
        settings=(CHAIN_BITS,),
        properties=(
            Property(
                "handshake",
                "a result stays until it is taken; every operation gives one result, in order and in time",
                "induction",
                Formula("k + 6", lambda p: p["Bits"] + 6),
                most_bits=64,
                settings={"ChainBits": 4},
            ),
            Property(
                "step",
                "each step of each block is that of the algorithm in plain numbers, no bit is lost, S stays in range",
                "lemmas",
                Formula("1", lambda _: 1),
                most_bits=8,
                settings={"ChainBits": 4},
            ),
            Property(
                "product",
                "from reset to result: time, residue and bounds of every product",
                "bounded",
                Formula("k + 5 + ⌈(k + 3) / ChainBits⌉", lambda p: _cpa_cycles(p) + 3),
                most_bits=3,
                settings={"ChainBits": 4},
            ),
        ),
    ),
    Core(
        name="rsa_core",
        kind="exponentiator",
        title="RSA exponentiation behind a word port, two multipliers side by side, with Chinese remainder or without",
        source="Garg & Vig, algorithm III",
        files=(
            "common/csa32.sv",
            "common/csa42.sv",
            "common/brfa2.sv",
            "mont_csa42/mont_csa42.sv",
            "mont_csa_r4/mont_csa_r4.sv",
            "mont_cpa/mont_cpa.sv",
            *FIOS_FILES,
            "rsa_core/rsa_pkg.sv",
            "rsa_core/rsa_multiplier.sv",
            "rsa_core/rsa_engine.sv",
            "rsa_core/rsa_recombine.sv",
            "rsa_core/rsa_core.sv",
        ),
        least_bits=16,
        most_bits=4096,
        operands="plain",
        cycles=Formula("k · (c + 1) + …, c of a product", lambda p: whole_length_cycles(shape(p))),
        interval=Formula("k · (c + 1) + …", lambda p: whole_length_cycles(shape(p))),
        montgomery_exponent=Formula("that of the multiplier", lambda p: shape(p).montgomery_exponent),
        properties=(
            Property(
                "secrecy",
                "cores that differ in the exponent alone, with Crt in the whole key, look the same from outside",
                "lemmas",
                Formula("1", lambda _: 1),
                most_bits=64,
                clash=_fios_proof_clash,
            ),
            Property(
                "wipe",
                "after a wipe and during reset keys, messages and numbers made from them are 0, nothing is shown",
                "induction",
                Formula("2", lambda _: 2),
                most_bits=16,
                clash=_fios_proof_clash,
            ),
        ),
        settings=(
            Setting(
                "Multiplier",
                "its multipliers: " + ", ".join(f"{index} {name}" for index, name in enumerate(MULTIPLIERS)),
                default=lambda _: 0,
                least=lambda _: 0,
                most=lambda _: len(MULTIPLIERS) - 1,
            ),
            Setting(
                "Crt",
                "1: by the Chinese remainder, two engines of half the width, for multiples of 64 bits",
                default=lambda _: 0,
                least=lambda _: 0,
                most=lambda bits: int(bits % 64 == 0),
            ),
            replace(CHAIN_BITS, goes_with=("Multiplier", MULTIPLIERS.index("mont_cpa"))),
            *(
                replace(each, goes_with=("Multiplier", MULTIPLIERS.index("mont_fios")))
                for each in (WORD_BITS, CELLS, PRIMITIVE)
            ),
        ),
        clash=_fios_clash,
        vendor_block=_fios_block,
        unused=_other_multipliers,
    ),
    Core(
        name="mont_fios",
        kind="multiplier",
        title="Montgomery multiplier for multiplier blocks, a systolic ring of rows, radix 2^WordBits",
        source="Koç, Acar & Kaliski 1996, finely integrated operand scanning; the ring is our own",
        files=FIOS_FILES,
        least_bits=2,
        most_bits=16384,
        operands="plain",
        cycles=Formula(
            "max(⌈w/2⌉, 5) + (P − 1)·ring + D·((W − 1) mod Cells + 1) + W, w = WordBits, W = ⌈(k + 2)/w⌉, "
            "P = ⌈W/Cells⌉, D = 7 (8 with Primitive 1), ring as in the README",
            lambda p: FiosShape.of(p).cycles,
        ),
        interval=Formula(
            "ring·P/Slots, P rounded up to no common factor with Slots", lambda p: FiosShape.of(p).interval
        ),
        montgomery_exponent=Formula("WordBits·W", lambda p: FiosShape.of(p).words * p["WordBits"]),
        properties=(
            Property(
                "handshake",
                "a result stays until it is taken; every operation gives one result, in order and in time",
                "lemmas",
                Formula("1", lambda _: 1),
                most_bits=8,
                settings={"WordBits": 3, "Cells": 2, "Slots": 3},
                clash=_fios_handshake_clash,
            ),
            Property(
                "step",
                "each row of two products in succession is that of the algorithm in plain numbers, t stays in range",
                "bounded",
                Formula("2·⌈(k + 2)/WordBits⌉ + 16", lambda p: 2 * FiosShape.of(p).words + 16),
                most_bits=3,
                settings={"WordBits": 3, "Cells": 1},
                clash=_fios_proof_clash,
            ),
            Property(
                "product",
                "from reset to result: time, residue and bounds of every product",
                "bounded",
                Formula("cycles + 4", lambda p: FiosShape.of(p).cycles + 4),
                most_bits=3,
                also=({"WordBits": 3, "Cells": 1},),
                clash=_fios_proof_clash,
            ),
        ),
        settings=(
            WORD_BITS,
            CELLS,
            Setting("Slots", "products at the same time", lambda _: 1, lambda _: 1, lambda _: 64),
            PRIMITIVE,
        ),
        clash=_fios_clash,
        vendor_block=_fios_block,
    ),
    *REDUNDANT_MULTIPLIERS,
    *MODULAR_SQUARERS,
    *INVERTERS,
    *DELAY_FUNCTIONS,
)
"""All cores, in the order in which they are listed."""


def core(name: str) -> Core:
    """Return the core called ``name``, or raise :class:`UnknownCoreError` with the names there are."""
    for candidate in CORES:
        if candidate.name == name:
            return candidate
    names = ", ".join(candidate.name for candidate in CORES)
    raise UnknownCoreError(f"no core is called {name!r}; the cores are: {names}")
