"""Daly, Marnane and Popovici 2003: tables 1 to 4."""

from __future__ import annotations

from modforge.bench.cores.configurations import INVERTER_BITS, automatic_inverter, basic_inverter, split_inverter
from modforge.bench.cores.figures import of
from modforge.bench.cores.sheets import DALY
from modforge.cores import core
from modforge.papers.evidence import Evidence, ratio
from modforge.papers.model import Cell, Figure, Paper, Table
from modforge.papers.silicon import area, cell, clocks, mbits, mhz, slices

FAMILY = "xcve"
GENERATIONS = "devices of 0.18 µm and of 40 nm"
NO_GATES = "no tool here counts equivalent gates"
ONE_PHASE = "ours states the clocks of all phases together"
DEVICES = (
    "Paper: Virtex XCV2000E, speed grade 6, routed. Ours: MHz routed on ECP5-85k, speed grade 6; slices are half the "
    "tables that Yosys counts for Virtex-E, the least possible"
)
WHOLE = f"{DEVICES}. The paper leaves out the multiplexers of phase II and all control; ours is the whole core"
SPLIT = "Two chains of ours are `Chains=2` with `CarrySelect=1`, figures 2 to 4"
CAUSES = (
    "In the netlists for Virtex-E the split halves the carry cells in a row, from 64, 128, 256 and 512. "
    "Where speed is missed: at 64 bits control is the longest path more often than a chain, and at 128 and 256 the "
    "choice of the upper half takes 1.7 to 1.9 ns of wires where the halves save 1.5 and 3.7; the paper's chain of 256 "
    "bits is broken at 160. Where area is: the third adder takes a table for each bit of the upper half"
)

PAPER = Paper(
    name="daly2003",
    short="Daly 2003",
    authors="Daly, Marnane & Popovici",
    citation="A. Daly, L. Marnane, E. Popovici, Fast Modular Inversion in the Montgomery Domain on Reconfigurable "
    "Logic, Irish Signals and Systems Conference 2003",
    proposes="Kaliski's almost inverse and a second phase give modular inverses in hardware, between integers and "
    "Montgomery form in all four directions. A step depends on the sign of the step before, so that its carry chains "
    "cannot be pipelined. The paper cuts each chain into halves that run side by side: the upper half is computed for "
    "both carries, or taken from the opposite difference by inverting it. That halves the longest chain for little "
    "area. On a Virtex-E whose columns hold chains of 160 bits, the authors report up to 62 % more frequency.",
    built=(
        "The inverter: `inv_kaliski`, with one chain, two as printed, or as many as pay "
        "([core](../../python/modforge/cores/inv_kaliski/README.md))",
        "The multiplier of table 1: `mont_cpa`, with pipelined chains "
        "([core](../../python/modforge/cores/mont_cpa/README.md))",
        "An inverter in constant time beside it: `inv_divstep` "
        "([core](../../python/modforge/cores/inv_divstep/README.md))",
    ),
    claims=(
        ("two chains gain 62.4 % in frequency at 256 bits", "table4", "256 bits", "speed, as a factor"),
        ("as many chains as pay gain 62.4 % at 256 bits", "automatic", "256 bits", "speed, as a factor"),
        ("two chains cost 0.1 % in area at 256 bits", "table4", "256 bits", "area, as a factor"),
        ("256-bit inverter at 34.73 MHz", "table3", "256 bits, 2 chains", "MHz"),
        ("512-bit products at 55.5 Mbit/s", "table1", "512 bits", "Mbit/s"),
        (
            "integer to integer in at most 4m + 2 clocks, m = 256",
            "table2",
            "integer → integer, 256 bits",
            "total, clocks",
        ),
    ),
)

DIRECTIONS = (
    ("integer → integer", (2, 2), (2, 0), (0, 0)),
    ("integer → Montgomery", (2, 2), (1, 0), (0, 0)),
    ("Montgomery → integer", (2, 2), (1, 0), (0, 0)),
    ("Montgomery → Montgomery", (2, 2), (1, 0), (1, 2)),
)
"""Table 2, in the order of the core's modes: clocks of phase I, phase II and the product, as a·m + b."""


def tables(evidence: Evidence) -> tuple[Table, ...]:
    """Return tables 1 to 4, and table 4 with the chains that our catalogue chooses."""
    return (
        Table("table1", "Table 1: multiplier", DEVICES, tuple(_table1(evidence))),
        Table(
            "table2",
            "Table 2: most clocks of an inverse",
            "m-bit modulus; ours includes the handshake",
            tuple(_table2()),
        ),
        Table("table3", "Table 3: inverters", f"{WHOLE}. {SPLIT}", tuple(_table3(evidence))),
        Table(
            "table4",
            "Table 4: two chains over one",
            f"{WHOLE}. {SPLIT}. {CAUSES}",
            tuple(_table4(evidence, automatic=False)),
        ),
        Table(
            "automatic",
            "Table 4, with as many chains as the catalogue chooses, over one",
            WHOLE,
            tuple(_table4(evidence, automatic=True)),
        ),
    )


def _table1(evidence: Evidence) -> list[Cell]:
    cells = []
    for bits, paper in DALY["multiplier"].items():
        one, line = evidence.core("mont_cpa", int(bits)), f"{bits} bits"
        period = None if one.mhz is None else ratio(Figure(1000, mhz(one).source), mhz(one))  # type: ignore[union-attr]
        cells.append(area(line, paper["slices"], slices(one, FAMILY)))
        cells.append(cell(line, "period, ns", paper["period_ns"], period, less=True, reason=GENERATIONS))
        cells.append(cell(line, "Mbit/s", paper["mbits"], mbits(one), less=False, reason=GENERATIONS))
        cells.append(cell(line, "clocks", int(bits) + 5, clocks(one.cycles, "mont_cpa"), less=True))
    return cells


def _table2() -> list[Cell]:
    inverter = core("inv_kaliski")
    cells = []
    for bits in INVERTER_BITS:
        modes = inverter.mode_cycles
        for (name, *phases), mode in zip(DIRECTIONS, modes, strict=True):
            line = f"{name}, {bits} bits"
            ours = clocks(mode(inverter.parameters(bits, {"Chains": 1})), inverter.name)
            counts = [slope * bits + more for slope, more in phases]
            for column, count in zip(("phase I", "phase II", "product"), counts, strict=True):
                cells.append(cell(line, f"{column}, clocks", count, None, less=True, reason=ONE_PHASE))
            cells.append(cell(line, "total, clocks", sum(counts), ours, less=True))
    return cells


def _table3(evidence: Evidence) -> list[Cell]:
    cells = []
    for bits in INVERTER_BITS:
        for name, make, line in (("basic", basic_inverter, "1 chain"), ("split", split_inverter, "2 chains")):
            one, paper = of(evidence.cores, make(bits)), DALY["inverter"][str(bits)][name]
            where = f"{bits} bits, {line}"
            cells.append(area(where, paper["slices"], slices(one, FAMILY)))
            cells.append(cell(where, "equivalent gates", paper["gates"], None, less=True, reason=NO_GATES))
            cells.append(cell(where, "MHz", paper["mhz"], mhz(one), less=False, reason=GENERATIONS))
    return cells


def _table4(evidence: Evidence, *, automatic: bool) -> list[Cell]:
    cells = []
    for bits in INVERTER_BITS:
        paper, line = DALY["gain"][str(bits)], f"{bits} bits"
        basic = of(evidence.cores, basic_inverter(bits))
        cut = of(evidence.cores, (automatic_inverter if automatic else split_inverter)(bits))
        tables = ratio(slices(cut, FAMILY), slices(basic, FAMILY))
        cells.append(cell(line, "area, as a factor", 1 + paper["area_percent"] / 100, tables, less=True))
        speed = ratio(mhz(cut), mhz(basic))
        cells.append(cell(line, "speed, as a factor", 1 + paper["speed_percent"] / 100, speed, less=False))
    return cells
