"""Multiplier blocks times cycles: ``mont_dsp`` and ``mont_fios`` beside the multipliers of Noyez et al."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from modforge.bench.cores.blocks.published import Line, published
from modforge.bench.cores.configurations import UNEQUAL_BLOCKS, Configuration
from modforge.bench.cores.figures import Figures, of
from modforge.bench.cores.sheet import NOTHING, Sheet
from modforge.cores import core

EQUAL_CELLS = {128: 1, 256: 2, 512: 4, 1024: 8, 2048: 14, 4096: 28}
"""By bits, the rows of ``mont_fios`` that is compared."""

DSP48E2 = {"Primitive": 1}
MULT18X18D = {"WordBits": 18, "Primitive": 2}


def ours(found: Sequence[Figures], configuration: Configuration) -> Line:
    """Return one ``mont_dsp``: blocks, tables and flip-flops of its netlist, blocks by formula where it has none."""
    one = of(found, configuration)
    area = one.areas.get("xcup", {})
    dsp = area.get("dsp", 2 * configuration.settings["Cells"])
    return Line(configuration.name, dsp, one.cycles, one.interval, area.get("lut"), area.get("ff"))


def by_formula(bits: int, settings: Mapping[str, int]) -> Line:
    """Return one ``mont_fios`` by its formulas."""
    cells, one = EQUAL_CELLS[bits], core("mont_fios")
    configuration = Configuration("mont_fios", bits, {"Cells": cells, **settings})
    parameters = one.parameters(bits, configuration.settings)
    return Line(configuration.name, 2 * cells, one.cycles(parameters), one.interval(parameters))


def blocks_sheet(found: Sequence[Figures]) -> Sheet:
    """Return the table."""
    rows = []
    for configuration in UNEQUAL_BLOCKS:
        bits = configuration.bits
        few, many = published(bits)
        equal = (by_formula(bits, settings) for settings in (MULT18X18D, DSP48E2))
        for line in (few, many, *equal, ours(found, configuration)):
            rows.append(
                (
                    str(bits),
                    line.name,
                    str(line.dsp),
                    str(line.cycles),
                    str(line.interval),
                    str(line.delay_cost),
                    f"{line.delay_cost / few.delay_cost:.2f}",
                    str(line.interval_cost),
                    f"{line.interval_cost / many.interval_cost:.2f}",
                    NOTHING if line.lut is None else str(line.lut),
                    NOTHING if line.ff is None else str(line.ff),
                )
            )
    header = (
        "bits",
        "multiplier",
        "DSP",
        "cycles",
        "to the next",
        "DSP × cycles",
        "of the least published",
        "DSP × cycles to the next",
        "of the least published",
        "LUT",
        "FF",
    )
    return Sheet("Multiplier blocks times cycles", header, tuple(rows))
