"""Every core in one table, for the README: cycles, and area and frequency where they were routed."""

from __future__ import annotations

from collections.abc import Sequence

from modforge.bench.cores.figures import Figures
from modforge.bench.cores.sheet import NOTHING, Sheet, number
from modforge.cores import CORES

BITS = 1024
"""The width that is shown; a core that was not routed at it is shown at the largest width below."""

PURPOSES = {
    "mont_csa42": "product, one bit a clock",
    "mont_csa_r4": "product, two bits a clock",
    "mont_cpa": "product, short carry chains",
    "mont_fios": "product, on multiplier blocks",
    "mont_redundant": "product, one clock or a few",
    "square_table": "square in one clock, fixed modulus",
    "rsa_core": "RSA, around any of the first four",
    "vdf_core": "delay function, x^(2^t)",
    "inv_kaliski": "inverse, Kaliski's algorithm",
    "inv_divstep": "inverse, constant time",
}
"""What each core computes, in the order of the table."""


def glance(found: Sequence[Figures]) -> Sheet:
    """Return the table."""
    names = {core.name: core for core in CORES}
    assert set(PURPOSES) == set(names)
    rows = []
    for name, purpose in PURPOSES.items():
        proved = ", ".join(each.name for each in names[name].properties)
        one = _shown([each for each in found if each.configuration.core == name])
        if one is None or one.routed is None:
            rows.append((linked(name), purpose, *[NOTHING] * 5, proved))
            continue
        routed = one.routed
        measured = (one.configuration.bits, one.cycles, routed.comb, routed.dsp)
        rows.append((linked(name), purpose, *map(str, measured), number(one.mhz, 1), proved))
    return Sheet("Cores", ("core", "computes", "bits", "cycles", "LUT", "DSP", "MHz", "proved"), tuple(rows))


def linked(name: str) -> str:
    """Return the name of a core as a link to its page, from the root of the repository."""
    return f"[`{name}`](python/modforge/cores/{name}/README.md)"


def _shown(found: Sequence[Figures]) -> Figures | None:
    """Return the routed configuration of the largest width up to ``BITS``, and of those the fastest."""
    routed = [one for one in found if one.routed and one.configuration.bits <= BITS]
    return max(routed, key=lambda one: (one.configuration.bits, -(one.microseconds or 0)), default=None)
