"""Every core in one table, for the README: cycles, and area and frequency where they were routed."""

from __future__ import annotations

from collections.abc import Sequence

from modforge.bench.cores.figures import Figures
from modforge.bench.cores.sheet import NOTHING, Sheet, number
from modforge.cores import CORES

BITS = 1024
"""The width that is shown; a core that was not routed at it is shown at the largest width below."""


def glance(found: Sequence[Figures]) -> Sheet:
    """Return the table."""
    rows = []
    for core in CORES:
        proved = ", ".join(each.name for each in core.properties)
        one = _shown([each for each in found if each.configuration.core == core.name])
        if one is None or one.routed is None:
            rows.append((linked(core.name), core.purpose, *[NOTHING] * 5, proved))
            continue
        routed = one.routed
        measured = (one.configuration.bits, one.cycles, routed.comb, routed.dsp)
        rows.append((linked(core.name), core.purpose, *map(str, measured), number(one.mhz, 1), proved))
    return Sheet("Cores", ("core", "computes", "bits", "cycles", "LUT", "DSP", "MHz", "proved"), tuple(rows))


def linked(name: str) -> str:
    """Return the name of a core as a link to its page, from the root of the repository."""
    return f"[`{name}`](python/modforge/cores/{name}/README.md)"


def _shown(found: Sequence[Figures]) -> Figures | None:
    """Return the fastest routed configuration of the largest width up to ``BITS``."""
    routed = [one for one in found if one.routed and one.configuration.bits <= BITS]
    return max(routed, key=lambda one: (one.configuration.bits, -(one.microseconds or 0)), default=None)
