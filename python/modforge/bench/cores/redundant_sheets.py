"""Tables I to III of San next to ``mont_redundant`` and ``square_table``."""

from __future__ import annotations

from collections.abc import Sequence

from modforge.bench.cores.configurations import (
    OTHER_DEVICES,
    ROUTED_REDUNDANT,
    SAN,
    TRADE_BITS,
    devices,
    redundant,
    redundant_square,
    shared_redundant,
    square_table,
)
from modforge.bench.cores.figures import Figures, of
from modforge.bench.cores.modelled.sheets import ns
from modforge.bench.cores.sheet import NOTHING, Sheet, number
from modforge.cores import core
from modforge.cores.mont_redundant import golden as mont_redundant
from modforge.cores.square_table import golden as square_table_model
from modforge.hardware.place import DEVICES
from modforge.hardware.synthesize import OSU018

CHAIN = 10_000
"""Squares of the paper's table III."""

AREA = ("lut", "ff", "dsp")


def redundant_sheets(found: Sequence[Figures]) -> list[Sheet]:
    """Return the tables."""
    return [_single(found), _shared(found), _chains(found), _trade(found), _new_modulus(), _routed(found)]


def _area(one: Figures) -> tuple[str, ...]:
    area = one.areas.get("xcup", {})
    return tuple(str(area.get(name, NOTHING)) for name in AREA)


def _single(found: Sequence[Figures]) -> Sheet:
    rows = []
    for line in SAN["single"]:
        one = of(found, redundant(line["bits"], line["digit_bits"]))
        paper = (str(line[name]) for name in AREA)
        rows.append(
            (str(line["bits"]), str(line["digit_bits"]), f"{line['ns']:.2f}", *paper, *_area(one), *_depth(one))
        )
    header = ("bits", "d", "paper: ns", "LUT", "FF", "DSP", "ours, xcup: LUT", "FF", "DSP", "levels", "ns, modelled")
    return Sheet("Table I of San, and mont_redundant in one clock, both estimated", header, tuple(rows))


def _shared(found: Sequence[Figures]) -> Sheet:
    rows = []
    for line in SAN["shared"]:
        one = of(found, shared_redundant(line))
        paper = (f"{line['ns']:.2f}", *(str(line[name]) for name in AREA))
        ours = (str(one.cycles), *_area(one), *_depth(one))
        rows.append((str(line["bits"]), str(line["digit_bits"]), str(line["cycles"]), *paper, *ours))
    header = (
        "bits",
        "d",
        "paper: cycles",
        "ns",
        "LUT",
        "FF",
        "DSP",
        "ours, xcup: cycles",
        "LUT",
        "FF",
        "DSP",
        "levels",
        "ns, modelled",
    )
    return Sheet("Table II of San, and mont_redundant in several clocks, both estimated", header, tuple(rows))


def _chains(found: Sequence[Figures]) -> Sheet:
    rows = []
    for line in SAN["routed"]:
        product, square = (of(found, redundant(line["bits"], square=one)) for one in (0, 1))
        # Each square is taken on the edge on which the one before it appears; the result is taken a clock later.
        cycles = CHAIN * core("mont_redundant").interval({"Cycles": 1}) + 1
        paper = (str(line["lut"]), str(line["dsp"]), str(line["cycles"]))
        areas = (part for one in (product, square) for part in (_area(one)[0], _area(one)[2]))
        rows.append((str(line["bits"]), *paper, *areas, str(cycles)))
    header = (
        "bits",
        "paper, routed: LUT",
        "DSP",
        "clocks of 10 000 squares",
        "ours, estimated: LUT",
        "DSP",
        "squares alone: LUT",
        "DSP",
        "clocks",
    )
    return Sheet("Table III of San, and mont_redundant with d = 16", header, tuple(rows))


def _depth(one: Figures) -> tuple[str, str]:
    """Return the levels, and the nanoseconds by the model."""
    path = ns(one)
    return str(one.areas.get("xcup", {}).get("levels", NOTHING)), number(path["ns"] if path else None, 1)


def _path(one: Figures) -> str:
    return number(one.areas.get(OSU018, {}).get("path_ns"), 2)


def _trade(found: Sequence[Figures]) -> Sheet:
    rows = []
    for bits in TRADE_BITS:
        any_modulus, one_modulus = (of(found, make(bits)) for make in (redundant_square, square_table))
        figures = (text for one in (any_modulus, one_modulus) for text in (*_area(one), _path(one)))
        rows.append((str(bits), *figures))
    names = ("FF", "DSP", "path, ns")
    header = ("bits", "mont_redundant Square=1: LUT", *names, "square_table: LUT", *names)
    title = "A square in one clock, for any modulus and for one, d = 16; xcup, estimated; path in OSU 0.18 µm"
    return Sheet(title, header, tuple(rows))


def _new_modulus() -> Sheet:
    rows = []
    for bits in TRADE_BITS:
        any_modulus, one_modulus = (
            core(one.core).parameters(one.bits, one.settings) for one in (redundant_square(bits), square_table(bits))
        )
        inputs = bits + mont_redundant.Shape.of(any_modulus).exponent
        shape = square_table_model.Shape.of(one_modulus)
        constants = shape.tables * bits << shape.table_bits
        rows.append((str(bits), str(inputs), "1", str(constants), "synthesis and routing"))
    header = ("bits", "mont_redundant: bits of M and M'", "clocks", "square_table: bits of its tables", "to load them")
    return Sheet("What a new modulus costs", header, tuple(rows))


def _routed(found: Sequence[Figures]) -> Sheet:
    rows = []
    for configuration in ROUTED_REDUNDANT:
        one = of(found, configuration)
        bits, clocks = str(configuration.bits), str(one.cycles)
        for device in (name for name in devices(configuration) if name not in OTHER_DEVICES):
            grade = DEVICES[device].grade
            routed = one.routed_on.get(device)
            figures = (NOTHING,) * 6
            if routed:
                used = (str(routed.comb), str(routed.ff), str(routed.dsp))
                time = number(1000 * one.cycles / routed.median_mhz, 1)
                figures = (number(routed.median_mhz, 1), str(routed.seeds), time, *used)
            rows.append((configuration.name, bits, clocks, str(grade), *figures))
    header = ("core", "bits", "clocks", "grade", "MHz", "seeds", "ns of a product", "LUT and carry", "FF", "MULT18X18D")
    title = "Redundant digits routed on ECP5-85k: median over the seeds, by speed grade"
    return Sheet(title, header, tuple(rows))
