"""The figures as tables."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from modforge.bench.cores.blocks.sheet import blocks_sheet
from modforge.bench.cores.configurations import (
    CHAIN_FAMILIES,
    CLOCK_MULTIPLIER,
    CLOCK_PROCESSOR,
    CRT_PROCESSORS,
    DEVICE,
    FIT_FAMILY,
    INVERTER_BITS,
    ON_OTHER_DEVICES,
    OTHER_DEVICES,
    PAPER_PROCESSORS,
    PLAIN_MULTIPLIERS,
    UNEQUAL_BLOCKS,
    Configuration,
    automatic_inverter,
    basic_inverter,
    devices,
    inverter_name,
    inverters,
    redundant_multipliers,
    split_inverter,
    split_or_not,
)
from modforge.bench.cores.figures import (
    ALGORITHM_I,
    ALGORITHM_II,
    OTBN_PRIVATE_2048,
    OTBN_PUBLIC_4096,
    Figures,
    Target,
    of,
    processors,
    public_cycles,
    public_mbits,
)
from modforge.bench.cores.modelled.sheets import modelled_sheets
from modforge.bench.cores.modelled.sheets import ns as modelled_ns
from modforge.bench.cores.redundant_sheets import redundant_sheets
from modforge.bench.cores.sheet import NOTHING, Sheet, number
from modforge.cores.rsa_core.multipliers import MULTIPLIERS
from modforge.hardware.synthesize import OSU018

PAPER: dict[str, Any] = json.loads((Path(__file__).parent.parent / "data" / "garg_vig.json").read_text())
"""Tables I and II of Garg & Vig."""

DALY: dict[str, Any] = json.loads((Path(__file__).parent.parent / "data" / "daly.json").read_text())
"""Tables 1 and 3 of Daly, Marnane & Popovici."""

ALGORITHMS = {"algorithm I": ALGORITHM_I, "algorithm II": ALGORITHM_II}
"""The core that is each algorithm of the paper."""


def sheets(found: Sequence[Figures], targets: Iterable[Target]) -> list[Sheet]:
    """Return all tables."""
    small = [one for one in PLAIN_MULTIPLIERS if one.bits < 512]
    processors = [*CRT_PROCESSORS, *PAPER_PROCESSORS, CLOCK_PROCESSOR, CLOCK_MULTIPLIER]
    apart = [*processors, *inverters(), *redundant_multipliers(), *UNEQUAL_BLOCKS, *small]
    multipliers = [one for one in found if one.configuration not in apart]
    tables = (_routed, _areas, _trend, _paper)
    daly = (_plain_multipliers(found), _inverters(found), _inverter_areas(found), _gains(found), _chains(found))
    return [
        *(table(multipliers) for table in tables),
        blocks_sheet(found),
        _processors(),
        _crt_processors(found),
        _clocks(found),
        _paper_processors(found),
        *daly,
        *redundant_sheets(found),
        *modelled_sheets(found),
        _other_families(found),
        _netlists(found),
        _targets(targets),
    ]


def _routed(found: Sequence[Figures]) -> Sheet:
    figures = ("core", "bits", "cycles", "MHz", "low to high", "seeds", "Mbit/s", "µs", "LUT and carry", "FF", "DSP")
    header = (*figures, "placer, router")
    rows = []
    for one in found:
        if one.routed is None:
            rows.append((one.configuration.name, str(one.configuration.bits), str(one.cycles), *[NOTHING] * 9))
            continue
        routed = one.routed
        rows.append(
            (
                one.configuration.name,
                str(one.configuration.bits),
                str(one.cycles),
                f"{routed.median_mhz:.1f}",
                f"{routed.low_mhz:.1f} to {routed.high_mhz:.1f}",
                str(routed.seeds),
                number(one.mbits, 1),
                number(one.microseconds, 2),
                str(routed.comb),
                str(routed.ff),
                str(routed.dsp),
                str(routed.method),
            )
        )
    return Sheet("Routed on ECP5-85k, speed grade 6: median and range over the seeds", header, tuple(rows))


def _areas(found: Sequence[Figures]) -> Sheet:
    families = ("xc4v", "xc2v", "xcup")
    rows = []
    for one in found:
        counts = [
            " / ".join(str(one.areas[family][name]) for name in ("lut", "ff", "carry", "dsp"))
            if family in one.areas
            else NOTHING
            for family in families
        ]
        rows.append((one.configuration.name, str(one.configuration.bits), *counts))
    return Sheet("LUT / FF / carry / DSP, estimated, not routed", ("core", "bits", *families), tuple(rows))


def _trend(found: Sequence[Figures]) -> Sheet:
    rows = []
    for one in found:
        cells = one.areas.get(OSU018)
        if cells is None:
            rows.append((one.configuration.name, str(one.configuration.bits), *[NOTHING] * 3))
            continue
        mbits = 1000 * one.configuration.bits / (one.interval * cells["path_ns"])
        rows.append(
            (
                one.configuration.name,
                str(one.configuration.bits),
                f"{cells['area_um2'] / 1e6:.2f}",
                f"{cells['path_ns']:.2f}",
                f"{mbits:.0f}",
            )
        )
    header = ("core", "bits", "area, mm²", "path, ns", "Mbit/s at that path")
    return Sheet("OSU 0.18 µm, a trend: cells without wires", header, tuple(rows))


def _paper(found: Sequence[Figures]) -> Sheet:
    rows = []
    for algorithm, sizes in PAPER["multiplier"].items():
        for bits, paper in sizes.items():
            one = of(found, Configuration(ALGORITHMS[algorithm], int(bits)))
            rows.append(
                (
                    algorithm,
                    bits,
                    paper["device"],
                    f"{paper['mhz']:.1f}",
                    str(paper["slices"]),
                    f"{paper['mbits']:.1f}",
                    number(one.mhz, 1),
                    number(one.slices, 0),
                    number(one.mbits, 1),
                )
            )
    header = (
        "",
        "bits",
        "paper's device",
        "MHz",
        "slices",
        "Mbit/s",
        "ours: MHz, ECP5",
        "half the LUT4, xc4v",
        "Mbit/s",
    )
    return Sheet("Table I of Garg & Vig, and ours", header, tuple(rows))


def _multiplier(settings: Mapping[str, int]) -> str:
    """Return the multiplier inside an RSA processor, with what is set of it."""
    own = [f"{name}={value}" for name, value in settings.items() if name not in ("Multiplier", "Crt")]
    return " ".join([MULTIPLIERS[settings["Multiplier"]], *own])


def _processors() -> Sheet:
    rows = [
        (
            str(one.bits),
            _multiplier(one.settings),
            "yes" if one.settings["Crt"] else "no",
            NOTHING if one.public is None else str(one.public),
            str(one.private),
        )
        for one in processors()
    ]
    rows.append(("2048", "OpenTitan OTBN", "", NOTHING, f"{OTBN_PRIVATE_2048}"))
    rows.append(("4096", "OpenTitan OTBN", "", f"{OTBN_PUBLIC_4096}", NOTHING))
    header = ("bits", "multiplier", "Chinese remainder", "e = 65537", "exponent of all bits")
    return Sheet("RSA processor: cycles by its formulas", header, tuple(rows))


def _crt_processors(found: Sequence[Figures]) -> Sheet:
    rows = []
    for one in (of(found, configuration) for configuration in CRT_PROCESSORS):
        area, routed = one.areas.get(FIT_FAMILY), one.routed
        estimated = [str(area[name]) for name in ("lut", "ff", "dsp")] if area else [NOTHING] * 3
        placed = (str(routed.comb), str(routed.seeds)) if routed else (NOTHING,) * 2
        time = None if one.microseconds is None else one.microseconds / 1000
        name = _multiplier(one.configuration.settings)
        rows.append((name, str(one.cycles), *estimated, *placed, number(one.mhz, 1), number(time, 2)))
    header = (
        "multiplier",
        "cycles",
        "LUT, estimated",
        "FF",
        "DSP",
        "LUT and carry, routed",
        "seeds",
        "MHz",
        "ms of a private operation",
    )
    return Sheet("RSA-2048 with the Chinese remainder on the ECP5-85k, speed grade 6", header, tuple(rows))


def _clocks(found: Sequence[Figures]) -> Sheet:
    rows = []
    for configuration in (CLOCK_PROCESSOR, *PAPER_PROCESSORS):
        one, alone = of(found, configuration), MULTIPLIERS[configuration.settings["Multiplier"]]
        multiplier = of(found, Configuration(alone, configuration.bits))
        rows.append(
            (
                alone,
                str(configuration.bits),
                number(multiplier.mhz, 1),
                number(one.mhz, 1),
                number(one.mhz and multiplier.mhz and one.mhz / multiplier.mhz, 2),
                str(one.routed.seeds) if one.routed else NOTHING,
                number(one.comb, 0),
                str(one.routed.ff) if one.routed else NOTHING,
            )
        )
    header = ("multiplier", "bits", "MHz, alone", "MHz, rsa_core", "ratio", "seeds", "LUT and carry", "FF")
    return Sheet("Clock of rsa_core and of its multiplier, ECP5-85k, speed grade 6", header, tuple(rows))


def _paper_processors(found: Sequence[Figures]) -> Sheet:
    rows = []
    for configuration in PAPER_PROCESSORS:
        one, algorithm = of(found, configuration), tuple(ALGORITHMS)[configuration.settings["Multiplier"]]
        paper = PAPER["processor"][algorithm][str(configuration.bits)]
        rows.append(
            (
                algorithm,
                str(configuration.bits),
                paper["device"],
                f"{paper['mhz']:.1f}",
                str(paper["slices"]),
                f"{paper['mbits']:.2f}",
                str(public_cycles(configuration)),
                number(one.mhz, 1),
                number(one.slices, 0),
                number(public_mbits(one), 2),
            )
        )
    header = (
        "",
        "bits",
        "paper's device",
        "MHz",
        "slices",
        "Mbit/s",
        "ours: cycles",
        "MHz, ECP5",
        "half the LUT4, xc4v",
        "Mbit/s",
    )
    return Sheet("Table II of Garg & Vig, and rsa_core with e = 65537", header, tuple(rows))


def _plain_multipliers(found: Sequence[Figures]) -> Sheet:
    rows = []
    for configuration in PLAIN_MULTIPLIERS:
        one, paper = of(found, configuration), DALY["multiplier"][str(configuration.bits)]
        bits = configuration.bits
        tables = one.areas["xcve"]["lut"] / 2 if "xcve" in one.areas else None
        rows.append(
            (
                str(bits),
                str(bits + 5),
                str(paper["slices"]),
                f"{1000 / paper['period_ns']:.1f}",
                f"{1000 / paper['period_ns'] * bits / (bits + 5):.1f}",
                str(one.cycles),
                number(tables, 0),
                number(one.mhz, 1),
                number(one.mbits, 1),
            )
        )
    header = ("bits", "cycles", "slices", "MHz", "Mbit/s", "ours: cycles", "half the LUT, xcve", "MHz, ECP5", "Mbit/s")
    return Sheet("Table 1 of Daly, Marnane & Popovici, and mont_cpa", header, tuple(rows))


def _inverters(found: Sequence[Figures]) -> Sheet:
    rows = []
    for configuration in inverters():
        one = of(found, configuration)
        routed = one.routed
        figures = (
            [NOTHING] * 6
            if routed is None
            else [
                f"{routed.median_mhz:.1f}",
                f"{routed.low_mhz:.1f} to {routed.high_mhz:.1f}",
                str(routed.seeds),
                number(one.microseconds, 2),
                str(routed.comb),
                str(routed.ff),
            ]
        )
        rows.append((inverter_name(configuration), str(configuration.bits), str(one.cycles), *figures))
    header = ("inverter", "bits", "most cycles", "MHz", "low to high", "seeds", "µs", "LUT and carry", "FF")
    return Sheet("Inverters routed on ECP5-85k, speed grade 6, integer to integer", header, tuple(rows))


def _inverter_areas(found: Sequence[Figures]) -> Sheet:
    rows = []
    for configuration in inverters():
        one = of(found, configuration)
        counts = [
            " / ".join(str(one.areas[family][name]) for name in ("lut", "ff", "carry"))
            if family in one.areas
            else NOTHING
            for family in ("xcve", "xcup")
        ]
        cells = one.areas.get(OSU018)
        rows.append(
            (
                inverter_name(configuration),
                str(configuration.bits),
                *counts,
                NOTHING if cells is None else f"{cells['path_ns']:.2f}",
            )
        )
    header = ("inverter", "bits", "xcve: LUT / FF / carry", "xcup", "OSU 0.18 µm: path, ns")
    return Sheet("Inverters, estimated, not routed", header, tuple(rows))


def _chains(found: Sequence[Figures]) -> Sheet:
    """Return what becomes of the carry chains in the netlists, in cells of each family."""
    rows = []
    for configuration in split_or_not():
        areas = of(found, configuration).areas
        counts = (
            str(areas.get(family, {}).get(name, NOTHING))
            for family in CHAIN_FAMILIES
            for name in ("lut", "carry", "chain", "levels")
        )
        rows.append((inverter_name(configuration), str(configuration.bits), *counts))
    names = (f"{family}: LUT" for family in CHAIN_FAMILIES)
    header = (name for first in names for name in (first, "carry cells", "in a row", "levels"))
    title = "Carry chains of inv_kaliski in the netlists, not routed"
    return Sheet(title, ("inverter", "bits", *header), tuple(rows))


def _gains(found: Sequence[Figures]) -> Sheet:
    rows = []
    for bits in INVERTER_BITS:
        paper = DALY["inverter"][str(bits)]
        one, two = paper["basic"], paper["split"]
        figures = (f"{one['mhz']:.2f}", f"{two['mhz']:.2f}", _gain(two["mhz"], one["mhz"]))
        rows.append((str(bits), "the paper, split", *figures, _gain(two["slices"], one["slices"]), *[NOTHING] * 2))
        basic = of(found, basic_inverter(bits))
        for configuration in (split_inverter(bits), automatic_inverter(bits)):
            cut = of(found, configuration)
            figures = (number(basic.mhz, 1), number(cut.mhz, 1), _gain(cut.mhz, basic.mhz))
            more = (_gain(_tables(cut), _tables(basic)), _gain(_modelled_mhz(cut), _modelled_mhz(basic)))
            rows.append((str(bits), inverter_name(configuration), *figures, _gain(cut.comb, basic.comb), *more))
    ours = ("xcve: LUT more", "xcup, modelled: MHz more")
    header = ("bits", "", "one chain, MHz", "MHz", "MHz more", "area more", *ours)
    return Sheet("Tables 3 and 4 of Daly, Marnane & Popovici, and inv_kaliski", header, tuple(rows))


def _tables(one: Figures) -> float | None:
    return one.areas["xcve"]["lut"] if "xcve" in one.areas else None


def _modelled_mhz(one: Figures) -> float | None:
    path = modelled_ns(one)
    return 1000 / path["ns"] if path else None


def _gain(more: float | None, less: float | None) -> str:
    return NOTHING if more is None or less is None else f"{100 * (more / less - 1):+.1f} %"


def _targets(targets: Iterable[Target]) -> Sheet:
    words = {True: "reached", False: "missed", None: "not measured"}
    rows = tuple(
        (
            one.what,
            str(one.bits),
            f"{'≥' if one.least else '≤'} {one.bound:g}",
            number(one.measured, 2 if one.bound < 100 else 0),
            words[one.reached],
        )
        for one in targets
    )
    return Sheet("Targets", ("what", "bits", "target", "measured", ""), rows)


def _other_families(found: Sequence[Figures]) -> Sheet:
    rows = []
    for one in (of(found, configuration) for configuration in ON_OTHER_DEVICES):
        for device in (name for name in (DEVICE, *OTHER_DEVICES) if name in devices(one.configuration)):
            routed = one.routed_on.get(device)
            figures = (NOTHING,) * 5
            if routed:
                time = number(one.cycles / routed.median_mhz, 2)
                figures = (number(routed.median_mhz, 1), time, str(routed.comb), str(routed.ff), str(routed.dsp))
            rows.append((one.configuration.name, str(one.configuration.bits), str(one.cycles), device, *figures))
    header = ("core", "bits", "cycles", "device", "MHz", "µs", "LUT and carry", "FF", "DSP")
    return Sheet("The same sources routed on devices of three families, each in its slowest grade", header, tuple(rows))


def _netlists(found: Sequence[Figures]) -> Sheet:
    """Return the table of all verdicts: results compared with the golden model, all right; or why there are none."""
    families = ("xcve", "xc2v", "xc4v", "xc7", "xcup", "ecp5", "nexus", "gw2a")
    rows = tuple(
        (one.configuration.name, str(one.configuration.bits), *(_said(one.netlists.get(name)) for name in families))
        for one in found
        if one.netlists.keys() & set(families)
    )
    return Sheet("Netlists behind the rows, simulated: results compared, all right", ("core", "bits", *families), rows)


def _said(found: Mapping[str, Any] | None) -> str:
    if found is None:
        return NOTHING
    return str(found["cases"]) if "cases" in found else str(found["not_simulated"])
