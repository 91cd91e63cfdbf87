"""San 2021: tables I to III, the system on chip, and what the text says."""

from __future__ import annotations

from collections.abc import Mapping
from operator import itemgetter
from typing import Any

from modforge.bench.cores import Figures
from modforge.bench.cores.configurations import SAN, SQUARE_BITS, redundant, shared_redundant
from modforge.bench.cores.figures import of
from modforge.bench.cores.modelled.calibration import cells_ns
from modforge.cores import core
from modforge.papers.evidence import Evidence, chain
from modforge.papers.model import Cell, Figure, Paper, Table
from modforge.papers.silicon import BOTH_DASH, cell, clocks, counted, modelled

CORE = "mont_redundant"
FAMILY = "xcup"
COUNTS = ("lut", "ff", "dsp")
MODELLED = (
    "Our ns are modelled: published delays of cells, and wires in the shares of table III, which is routed. The "
    "paper's estimates are shorter than its routed paths (19.44 ns and 26.49 at 128 bits), so a miss against an "
    "estimate says less than table III. "
    "[The model and its error](../figures/redundant-digits.md#nanoseconds-by-a-model)"
)
ESTIMATED = (
    "Both estimated for UltraScale+: the paper by Vivado HLS 2019.2 for the VU9P, ours by Yosys, which packs no carry "
    "chains into tables. Ours gives the right residue for every input, with a result below 2M"
)
LONG_DIGITS = (
    "With d = 64 ours has more DSP at 128 bits, as the bound that closes, R ≥ 2^(n+3), takes a third digit there: at "
    "125 bits, where two do, 164 instead of 241, and in three clocks 64 instead of 144"
)
NO_BOARD = "nobody ran ours on a board"
NO_MEMORY = "ours has no memory; the paper's belongs to its system"
FITTED = "the wires of our model are fitted to this figure"
OWN_GOAL = "the paper's own goal, not a result"

PATH = itemgetter("ns")

PAPER = Paper(
    name="san2021",
    short="San 2021",
    authors="San",
    citation="I. San, Low-Latency Montgomery Modular Multiplication Suitable for Verifiable Delay Functions, 2021",
    proposes="A delay function needs squares modulo M with the least latency, one after the other. The paper takes "
    "Öztürk's product in digits of d bits with one redundant bit each, so that no carry runs far. Montgomery's "
    "reduction in the same digits replaces his tables of one modulus, and leaves out the halves that no one reads. "
    "High-level synthesis of one C description gives the design space over widths, digits and clocks for a VU9P. Three "
    "widths ran on a board beside a MicroBlaze processor, 10 000 squares each in about as many clocks.",
    built=(
        "`mont_redundant`: any n, d, k, one clock or several, with the right carry, proved "
        "([core](../../python/modforge/cores/mont_redundant/README.md))",
        "`square_table`: Öztürk's way, for one modulus ([core](../../python/modforge/cores/square_table/README.md))",
        "`vdf_core` and its system on chip, a RISC-V processor that drives it: `modforge soc simulate` "
        "([reference](../reference/soc.md))",
        "The delay function with proofs in software ([reference](../reference/vdf.md))",
    ),
    claims=(
        ("512 bits in one clock with 202 906 tables (estimated)", "table1", "512 bits, d = 16", "LUT"),
        ("256 bits in one clock with 77 419 tables (estimated)", "table1", "256 bits, d = 16", "LUT"),
        ("256 bits in one clock with 867 multiplier blocks", "table1", "256 bits, d = 16", "DSP"),
        ("512 bits in 46.72 ns, routed", "table3", "512 bits", "path, ns"),
        ("10 000 squares of 512 bits in 10 137 clocks", "soc", "512 bits", "clocks of 10 000 squares"),
    ),
)


def tables(evidence: Evidence) -> tuple[Table, ...]:
    """Return tables I to III, the system on chip, and the claims of the text."""
    return (
        Table("table1", "Table I: one clock", f"{ESTIMATED}. {MODELLED}. {LONG_DIGITS}", tuple(_single(evidence))),
        Table(
            "table2",
            "Table II: several clocks",
            f"{ESTIMATED}. Ours takes as many clocks, rounded up to a multiple of three: one for each of the three "
            "products. The paper's line with 512 bits and d = 16 has clock and cycles exchanged; here they are right. "
            f"{MODELLED}. {LONG_DIGITS}",
            tuple(_shared(evidence)),
        ),
        Table(
            "table3",
            "Table III: placed and routed",
            f"The paper: routed by Vivado 2017.4 on a VCU118. Ours: estimated by Yosys, for any modulus. {MODELLED}",
            tuple(_routed(evidence)),
        ),
        Table(
            "soc",
            "Figure 1 and table III: 10 000 squares on the system on chip",
            "Paper: MicroBlaze and AXI on a VCU118. Ours: VexRiscv and AXI4-Lite, in simulation",
            tuple(_system(evidence)),
        ),
        Table("text", "Claims of the text", "", tuple(_text(evidence))),
        Table(
            "others",
            "Beside: squares by others on the same device",
            "Not in the paper: Öztürk's way for one modulus and predictive Montgomery, from Supranational's contest of "
            "2019 and 2020 on AWS F1 with a VU9P (Devlin 2020)",
            tuple(_others(evidence)),
        ),
    )


def _counts(line: str, paper: Mapping[str, Any], one: Figures) -> list[Cell]:
    return [cell(line, name.upper(), paper[name], counted(one, FAMILY, name), less=True) for name in COUNTS]


def _single(evidence: Evidence) -> list[Cell]:
    cells = []
    for paper in SAN["single"]:
        line = f"{paper['bits']} bits, d = {paper['digit_bits']}"
        one = of(evidence.cores, redundant(paper["bits"], paper["digit_bits"]))
        cells.append(cell(line, "clock, ns", paper["ns"], modelled(one, FAMILY, PATH), less=True))
        cells.append(cell(line, "clocks", 1, clocks(one.cycles, CORE), less=True))
        cells += _counts(line, paper, one)
    return cells


def _shared(evidence: Evidence) -> list[Cell]:
    cells = []
    for bits in SAN["not_shared"]:
        line = f"{bits} bits, d = 16"
        cells += [
            cell(line, column, None, None, less=True, reason=BOTH_DASH)
            for column in ("clock, ns", "clocks", *(name.upper() for name in COUNTS))
        ]
    for paper in SAN["shared"]:
        line = f"{paper['bits']} bits, d = {paper['digit_bits']}, {paper['cycles']} clocks"
        one = of(evidence.cores, shared_redundant(paper))
        cells.append(cell(line, "clock, ns", paper["ns"], modelled(one, FAMILY, PATH), less=True))
        cells.append(cell(line, "clocks", paper["cycles"], clocks(one.cycles, CORE), less=True))
        cells += _counts(line, paper, one)
    return sorted(cells, key=lambda one: int(one.line.split()[0]))


def _routed(evidence: Evidence) -> list[Cell]:
    cells = []
    for paper in SAN["routed"]:
        line = f"{paper['bits']} bits"
        one = of(evidence.cores, redundant(paper["bits"]))
        cells += _counts(line, paper, one)
        cells.append(cell(line, "BRAM", paper["bram"], None, less=True, reason=NO_MEMORY))
        cells.append(cell(line, "target, ns", paper["target_ns"], None, less=True, reason=OWN_GOAL))
        cells.append(cell(line, "logic, ns", paper["logic_ns"], modelled(one, FAMILY, cells_ns), less=True))
        cells.append(cell(line, "route, ns", paper["route_ns"], None, less=True, reason=FITTED))
        cells.append(cell(line, "path, ns", paper["ns"], modelled(one, FAMILY, PATH), less=True))
        cells.append(cell(line, "logic, %", paper["logic_percent"], None, less=False, reason=FITTED))
        cells.append(cell(line, "clocks of a product", 1, clocks(one.cycles, CORE), less=True))
    planned = SAN["planned"]
    line = f"{planned['bits']} bits"
    one = of(evidence.cores, redundant(planned["bits"]))
    for name in COUNTS:
        cells.append(cell(line, name.upper(), None, counted(one, FAMILY, name), less=True, reason=BOTH_DASH))
    cells.append(cell(line, "target, ns", planned["target_ns"], None, less=True, reason=OWN_GOAL))
    three = core(CORE).cycles(core(CORE).parameters(planned["bits"], {"Cycles": planned["cycles"]}))
    cells.append(cell(line, "clocks of a product", planned["cycles"], clocks(three, CORE), less=True))
    return cells


def _system(evidence: Evidence) -> list[Cell]:
    cells = []
    for paper in SAN["routed"]:
        line = f"{paper['bits']} bits"
        found = chain(evidence, paper["bits"])
        cells.append(cell(line, "clocks of 10 000 squares", paper["cycles"], found, less=True))
        cells.append(cell(line, "on a board", 1, None, less=False, reason=NO_BOARD))
    return cells


def _others(evidence: Evidence) -> list[Cell]:
    return [
        cell(
            f"{one['who']}, {one['bits']} bits",
            "square, ns",
            one["ns"],
            modelled(of(evidence.cores, redundant(one["bits"], square=1)), FAMILY, PATH)
            if one["bits"] in SQUARE_BITS
            else None,
            less=True,
        )
        for one in SAN["others"]
    ]


def _text(evidence: Evidence) -> list[Cell]:
    one = of(evidence.cores, redundant(512))
    öztürk = Figure(330_000, "the paper's figure of Öztürk's design")
    ours = counted(one, FAMILY, "lut")
    less = None if ours is None or not ours.value else Figure((öztürk.value or 0) / ours.value, ours.source)
    return [
        cell("512 bits, d = 16", "times fewer tables than Öztürk's 330 000", 330 / 69.302, less, less=False),
        cell("512 bits", "product, ns, against Öztürk's 25.6", 46.72, modelled(one, FAMILY, PATH), less=True),
        cell("any modulus at run time", "clocks of a new modulus", 1, clocks(1, CORE), less=True),
    ]
