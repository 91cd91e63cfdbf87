"""Every core in one table: for the README at one width, for hardware engineers at every width that was routed."""

from __future__ import annotations

from collections.abc import Sequence

from modforge.bench.cores.configurations import FIT_FAMILY
from modforge.bench.cores.figures import Figures
from modforge.bench.cores.sheet import NOTHING, Sheet, number
from modforge.bench.cores.status import proved, simulated
from modforge.cores import CORES
from modforge.cores.model.core import Core

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


ESTIMATE_FAMILY = "xcup"
"""The family that cores are counted for, where they were not routed."""

FORMULA_BITS = 64
"""The width that is shown of a core of which there is no row."""

OFFERED = ("core", "bits", "cycles", "MHz", "LUT", "FF", "DSP", "simulated up to", "proved up to", "netlist", "routed")


def offered(found: Sequence[Figures]) -> Sheet:
    """Return each core at each width that was routed, the fastest there, with what stands behind it.

    Of a core that was not routed it has the widths that were counted for UltraScale+, or one by the formulas alone.
    """
    rows = []
    for core in CORES:
        widest = str(max(width for ordinary, long in simulated(core) for width in (*ordinary, *long)))
        behind = (widest, proved(core))
        routed = [one for one in found if one.configuration.core == core.name and one.routed]
        for bits in sorted({one.configuration.bits for one in routed}):
            same = [one for one in routed if one.configuration.bits == bits]
            rows.append(_offer(min(same, key=lambda one: one.microseconds or 0), behind))
        if not routed:
            counted = [one for one in found if one.configuration.core == core.name and ESTIMATE_FAMILY in one.areas]
            rows += [_estimate(one, behind) for one in counted] or [_formulas(core, behind)]
    return Sheet("Cores and widths", OFFERED, tuple(rows))


def _estimate(one: Figures, behind: tuple[str, str]) -> tuple[str, ...]:
    area = one.areas[ESTIMATE_FAMILY]
    return (
        f"`{one.configuration.name}`",
        *map(str, (one.configuration.bits, one.cycles)),
        NOTHING,
        *(f"{area[name]}*" for name in ("lut", "ff", "dsp")),
        *behind,
        _simulated(one, ESTIMATE_FAMILY),
        NOTHING,
    )


def _formulas(core: Core, behind: tuple[str, str]) -> tuple[str, ...]:
    parameters = core.parameters(FORMULA_BITS)
    known = (f"`{core.name}`", str(FORMULA_BITS), str(core.cycles(parameters)))
    return (*known, *[NOTHING] * 4, *behind, NOTHING, NOTHING)


def _simulated(one: Figures, family: str) -> str:
    """Return how many results of the netlist were right, or that there are only those of narrower ones."""
    cases = one.netlists[family].get("cases")
    return f"{cases} results" if cases else "narrower ones"


def _offer(one: Figures, behind: tuple[str, str]) -> tuple[str, ...]:
    assert one.routed is not None
    area = (one.routed.comb, one.routed.ff, one.routed.dsp)
    return (
        f"`{one.configuration.name}`",
        *map(str, (one.configuration.bits, one.cycles)),
        number(one.mhz, 1),
        *map(str, area),
        *behind,
        _simulated(one, FIT_FAMILY),
        "1 seed" if one.routed.seeds == 1 else f"{one.routed.seeds} seeds",
    )
