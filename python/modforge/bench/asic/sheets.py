"""The rows as tables, one for each corner, and both algorithms of Garg & Vig side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from modforge.bench.asic.rows import BITS, SLOW, TYPICAL, Row, configurations, find, outputs
from modforge.bench.cores.configurations import Configuration
from modforge.bench.cores.figures import ALGORITHM_I, ALGORITHM_II
from modforge.bench.cores.sheet import NOTHING, Sheet
from modforge.cores import core
from modforge.hardware.rows import core_inputs

CORNERS = {TYPICAL: "typical: 1.20 V, 25 °C", SLOW: "slow: 1.08 V, 125 °C"}

FIGURES = ("mm²", "kGE", "path, ns", "by OpenSTA", "gates on it", "Mbit/s", "Mbit/s per mm²")

RATIOS = {
    "area": "area_um2",
    "path": "path_ns",
    "Mbit/s": "mbits",
    "Mbit/s per mm²": "mbits_per_mm2",
}
"""The figures of two multipliers that are compared."""

OLDER = "earlier sources"


def sheets(rows: Sequence[Row]) -> list[Sheet]:
    """Return the tables."""
    return [*(_corner(rows, family, words) for family, words in CORNERS.items()), _algorithms(rows)]


def _corner(rows: Sequence[Row], family: str, words: str) -> Sheet:
    lines = [
        (one.name, str(one.bits), *_figures(row), _remark(row))
        for one in configurations()
        if (row := find(rows, one, family)) is not None
    ]
    return Sheet(f"SG13G2, {words}", ("core", "bits", *FIGURES, "netlist"), tuple(lines))


def _figures(row: Row) -> tuple[str, ...]:
    found = row.get("outputs")
    if found is None:
        return (NOTHING,) * len(FIGURES)
    opinion = found["opensta_ns"]
    return (
        f"{found['area_um2'] / 1e6:.3f}",
        f"{found['gate_equivalents'] / 1000:.1f}",
        f"{found['path_ns']:.2f}",
        NOTHING if opinion is None else f"{opinion:.2f}",
        str(found["path_cells"]),
        _three(found["mbits"]),
        _three(found["mbits_per_mm2"]),
    )


def _three(value: float) -> str:
    """Return a number with three digits that count, or all before the point.

    >>> _three(0.01234), _three(12.34), _three(1234.5)
    ('0.0123', '12.3', '1234')
    """
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def _remark(row: Row) -> str:
    """Return the verdict on the netlist, or why there is none, and whether the sources are other ones today."""
    words = [row["reason"]] if "reason" in row else [_verdict(row["netlist"])]
    return ", ".join([*words, *([OLDER] if outdated(row) else [])])


def _verdict(netlist: Mapping[str, Any]) -> str:
    return f"{netlist['cases']} right" if "cases" in netlist else str(netlist["not_simulated"])


def outdated(row: Row) -> bool:
    """Return whether the sources of a row are no longer those of the core."""
    asked = row["inputs"]
    return bool(asked["sources"] != core_inputs(core(row["core"]), asked["bits"], asked["settings"])["sources"])


def pair(what: str, bits: int) -> tuple[Configuration, Configuration]:
    """Return algorithm I and algorithm II: the multipliers, or the processors with them."""
    if what == "multiplier":
        return Configuration(ALGORITHM_I, bits), Configuration(ALGORITHM_II, bits)
    one, two = (Configuration("rsa_core", bits, {"Multiplier": number}) for number in (0, 1))
    return one, two


def _algorithms(rows: Sequence[Row]) -> Sheet:
    lines = []
    for what in ("multiplier", "processor"):
        for bits in BITS:
            for family, words in CORNERS.items():
                one, two = (outputs(rows, each, family) for each in pair(what, bits))
                if one is not None and two is not None:
                    ratios = [f"{two[name] / one[name]:.2f}" for name in RATIOS.values()]
                    lines.append((what, str(bits), words.partition(":")[0], *ratios))
    return Sheet("Algorithm II of Garg & Vig over algorithm I in SG13G2", ("", "bits", "corner", *RATIOS), tuple(lines))
