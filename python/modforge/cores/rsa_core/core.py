"""The description of ``rsa_core``."""

from __future__ import annotations

from dataclasses import replace

from modforge.cores.model.core import Core
from modforge.cores.model.parameters import Formula, Parameters, Setting
from modforge.cores.model.properties import Property
from modforge.cores.mont_cpa import core as mont_cpa
from modforge.cores.mont_fios import core as mont_fios
from modforge.cores.rsa_core.golden import shape, whole_length_cycles
from modforge.cores.rsa_core.multipliers import MULTIPLIERS


def _other_multipliers(parameters: Parameters) -> list[str]:
    return [name for name in MULTIPLIERS if name != MULTIPLIERS[parameters["Multiplier"]]]


def _secrecy_clash(parameters: Parameters) -> str | None:
    if parameters["Check"]:
        return "needs Check = 0: an error tells whether the parts of a key fit together"
    return mont_fios.proof_clash(parameters)


def _clash(parameters: Parameters) -> str | None:
    if parameters["Blind"] and not (parameters["Crt"] and parameters["Check"]):
        return "Blind = 1 needs Crt = 1 and Check = 1"
    return mont_fios.clash(parameters)


CORE = Core(
    name="rsa_core",
    kind="exponentiator",
    title="RSA exponentiation behind a word port, two multipliers side by side, with Chinese remainder or without",
    purpose="RSA, around any of the first four",
    source="Garg & Vig, algorithm III",
    files=(
        "common/rtl/csa32.sv",
        "common/rtl/csa42.sv",
        "common/rtl/brfa2.sv",
        "mont_csa42/rtl/mont_csa42.sv",
        "mont_csa_r4/rtl/mont_csa_r4.sv",
        "mont_cpa/rtl/mont_cpa.sv",
        *mont_fios.FILES,
        "rsa_core/rtl/rsa_pkg.sv",
        "rsa_core/rtl/rsa_multiplier.sv",
        "rsa_core/rtl/rsa_modulus.sv",
        "rsa_core/rtl/rsa_exponent.sv",
        "rsa_core/rtl/safe/rsa_mask.sv",
        "rsa_core/rtl/rsa_pass.sv",
        "rsa_core/rtl/rsa_operands.sv",
        "rsa_core/rtl/rsa_engine.sv",
        "rsa_core/rtl/rsa_program.sv",
        "rsa_core/rtl/rsa_recombine.sv",
        "rsa_core/rtl/safe/rsa_check.sv",
        "rsa_core/rtl/safe/rsa_pair.sv",
        "rsa_core/rtl/rsa_core.sv",
    ),
    min_bits=16,
    max_bits=4096,
    operands="plain",
    depth=3,
    cycles=Formula("k · (c + 2) + …, c of a product", lambda p: whole_length_cycles(shape(p))),
    interval=Formula("k · (c + 2) + …", lambda p: whole_length_cycles(shape(p))),
    montgomery_exponent=Formula("that of the multiplier", lambda p: shape(p).montgomery_exponent),
    properties=(
        Property(
            "secrecy",
            "cores that differ in the exponent alone, with Crt in the whole key, look the same from outside",
            "lemmas",
            Formula("1", lambda _: 1),
            max_bits=64,
            clash=_secrecy_clash,
        ),
        Property(
            "wipe",
            "after a wipe and during reset keys, messages and numbers made from them are 0, nothing is shown",
            "induction",
            Formula("2", lambda _: 2),
            max_bits=16,
            clash=mont_fios.proof_clash,
        ),
    ),
    settings=(
        Setting(
            "Multiplier",
            "its multipliers: " + ", ".join(f"{index} {name}" for index, name in enumerate(MULTIPLIERS)),
            default=lambda _: 0,
            min_value=lambda _: 0,
            max_value=lambda _: len(MULTIPLIERS) - 1,
        ),
        Setting(
            "Crt",
            "1: by the Chinese remainder, two engines of half the width, for multiples of 64 bits",
            default=lambda _: 0,
            min_value=lambda _: 0,
            max_value=lambda bits: int(bits % 64 == 0),
        ),
        Setting(
            "Check",
            "1: a private result is raised to the public exponent and leaves if that is the message",
            default=lambda _: 0,
            min_value=lambda _: 0,
            max_value=lambda _: 1,
        ),
        Setting(
            "Blind",
            "1: message and exponents are blinded; with Crt and Check",
            default=lambda _: 0,
            min_value=lambda _: 0,
            max_value=lambda bits: int(bits % 64 == 0),
        ),
        replace(mont_cpa.CHAIN_BITS, goes_with=("Multiplier", MULTIPLIERS.index("mont_cpa"))),
        *(
            replace(each, goes_with=("Multiplier", MULTIPLIERS.index("mont_fios")))
            for each in (mont_fios.WORD_BITS, mont_fios.CELLS, mont_fios.PRIMITIVE)
        ),
    ),
    version="0.2.0",
    clash=_clash,
    vendor_block=mont_fios.vendor_block,
    unused=_other_multipliers,
)
