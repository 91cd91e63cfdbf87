"""Every core in one table: for the README at one width, for hardware engineers at every width that was routed."""

from __future__ import annotations

from collections.abc import Sequence

from modforge.bench.cores.configurations import FIT_FAMILY
from modforge.bench.cores.figures import Figures
from modforge.bench.cores.sheet import NOTHING, Sheet, number
from modforge.bench.cores.status import proved, simulated
from modforge.cores import CORES

BITS = 1024
"""The width that is shown; a core that was not routed at it is shown at the largest width below."""


def glance(found: Sequence[Figures]) -> Sheet:
    """Return the table."""
    rows = []
    for core in CORES:
        properties = ", ".join(each.name for each in core.properties)
        one = _shown([each for each in found if each.configuration.core == core.name])
        if one is None or one.routed is None:
            rows.append((linked(core.name), core.purpose, *[NOTHING] * 5, properties))
            continue
        routed = one.routed
        measured = (one.configuration.bits, one.cycles, routed.comb, routed.dsp)
        rows.append((linked(core.name), core.purpose, *map(str, measured), number(one.mhz, 1), properties))
    return Sheet("Cores", ("core", "computes", "bits", "cycles", "LUT", "DSP", "MHz", "proved"), tuple(rows))


def linked(name: str) -> str:
    """Return the name of a core as a link to its page, from the root of the repository."""
    return f"[`{name}`](python/modforge/cores/{name}/README.md)"


def _shown(found: Sequence[Figures]) -> Figures | None:
    """Return the fastest routed configuration of the largest width up to ``BITS``."""
    routed = [one for one in found if one.routed and one.configuration.bits <= BITS]
    return max(routed, key=lambda one: (one.configuration.bits, -(one.microseconds or 0)), default=None)


OFFERED = ("core", "bits", "cycles", "MHz", "LUT", "FF", "DSP", "simulated up to", "proved up to", "netlist", "routed")


def offered(found: Sequence[Figures]) -> Sheet:
    """Return each core at each width that was routed, the fastest there, with what stands behind it."""
    rows = []
    for core in CORES:
        widest = str(max(width for ordinary, long in simulated(core) for width in (*ordinary, *long)))
        behind = (widest, proved(core))
        routed = [one for one in found if one.configuration.core == core.name and one.routed]
        for bits in sorted({one.configuration.bits for one in routed}):
            same = [one for one in routed if one.configuration.bits == bits]
            rows.append(_offer(min(same, key=lambda one: one.microseconds or 0), behind))
        if not routed:
            rows.append((f"`{core.name}`", *[NOTHING] * 6, *behind, NOTHING, NOTHING))
    return Sheet("Cores and widths", OFFERED, tuple(rows))


def _offer(one: Figures, behind: tuple[str, str]) -> tuple[str, ...]:
    assert one.routed is not None
    area = (one.routed.comb, one.routed.ff, one.routed.dsp)
    cases = one.netlists[FIT_FAMILY].get("cases")
    return (
        f"`{one.configuration.name}`",
        *map(str, (one.configuration.bits, one.cycles)),
        number(one.mhz, 1),
        *map(str, area),
        *behind,
        f"{cases} results" if cases else "narrower ones",
        "1 seed" if one.routed.seeds == 1 else f"{one.routed.seeds} seeds",
    )
