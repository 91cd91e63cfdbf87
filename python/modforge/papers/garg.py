"""Garg and Vig: tables I and II, figures 3 to 8, the delay formulas, and what the abstract says."""

from __future__ import annotations

from collections.abc import Callable

from modforge.bench import asic
from modforge.bench.cores import Figures
from modforge.bench.cores.configurations import Configuration
from modforge.bench.cores.sheets import ALGORITHMS
from modforge.bench.cores.sheets import PAPER as PRINTED
from modforge.hardware.synthesize import OSU018
from modforge.papers.evidence import Evidence, ratio
from modforge.papers.model import Cell, Figure, Paper, Table
from modforge.papers.silicon import area, cell, clocks, mbits, mhz, processor_mbits, slices

GATES = "no row of ours counts gates on the path"
DEVICES = (
    "Paper: Virtex-II for algorithm I, Virtex-4 for algorithm II, routed. Ours: both on one device, MHz and Mbit/s "
    "routed on ECP5-85k, speed grade 6; slices are half the tables that Yosys counts for Virtex-4, the least possible"
)

PAPER = Paper(
    name="garg",
    short="Garg & Vig",
    authors="Garg & Vig",
    citation="R. Garg, R. Vig, An Efficient Montgomery Multiplication Algorithm and RSA Cryptographic Processor",
    proposes="Numbers stay in carry-save pairs, so that no carry runs through a Montgomery product. Algorithm I, after "
    "McIvor, takes one bit of A a clock through two levels of adders. Algorithm II takes two bits of A a clock, "
    "chooses among four multiples of B and of n, and shifts by two. An RSA processor keeps its squares and products "
    "in the same form from the first to the last. Compared with algorithm I the authors report 45 % more throughput "
    "with 24 % less area at 1024 bits, and 32 % more throughput of the processor.",
    built=(
        "Algorithm I: `mont_csa42` ([core](../../python/modforge/cores/mont_csa42/README.md))",
        "Algorithm II: `mont_csa_r4`, with the digits a step ahead "
        "([core](../../python/modforge/cores/mont_csa_r4/README.md))",
        "The processor: `rsa_core`, with either ([core](../../python/modforge/cores/rsa_core/README.md))",
    ),
    claims=(
        ("algorithm II has 45.49 % more throughput, 1024 bits", "figure5", "1024 bits", "II over I"),
        ("algorithm II has 24.27 % less area, 1024 bits", "figure4", "1024 bits", "II over I"),
        ("its processor has 32.18 % more throughput, 1024 bits", "figure7", "1024 bits", "II over I"),
        ("a product of 1024 bits comes at 161.6 Mbit/s", "table1", "algorithm II, 1024 bits", "Mbit/s"),
        (
            "it suits ASICs: more throughput for each mm²",
            "text",
            "suits ASIC, multiplier of 1024 bits, slow corner",
            "Mbit/s per mm², II over I",
        ),
        ("RSA-512 with e = 65537 at 6.90 Mbit/s", "table2", "algorithm II, 512 bits", "Mbit/s"),
        ("RSA-1024 with e = 65537 at 6.16 Mbit/s", "table2", "algorithm II, 1024 bits", "Mbit/s"),
    ),
)

AREA_OF_II = (
    "on one device two bits a clock take 14.6 tables for each bit of the modulus and one bit 11.0, with five rows of "
    "full adders in place of two"
)

WEIGHTS = "XOR, AND and 4:1 multiplexer counted as one each"


def _multiplier(evidence: Evidence, algorithm: str, bits: str | int) -> Figures:
    return evidence.core(ALGORITHMS[algorithm], int(bits))


def _processor(evidence: Evidence, algorithm: str, bits: str | int) -> Figures:
    return evidence.core("rsa_core", int(bits), Multiplier=tuple(ALGORITHMS).index(algorithm))


def tables(evidence: Evidence) -> tuple[Table, ...]:
    """Return tables I and II, figures 3 to 8, the delays, and the claims of the text."""
    return (
        Table(
            "table1",
            "Table I: multipliers",
            f"{DEVICES}. Where MHz is missed, wires take four fifths of the path: at 512 bits 7.4 of 9.4 ns with "
            "algorithm I, 6.3 of 8.0 with algorithm II",
            tuple(_rates(evidence, "multiplier", _multiplier, mbits)),
        ),
        Table(
            "table2",
            "Table II: RSA processor, e = 65537",
            f"{DEVICES}. Where 512 bits are missed, wires take 10.8 of 12.5 ns of a path within the multiplier, as the "
            "processor has three times its tables; by the paper's MHz and Mbit/s its power takes 10 262 clocks, ours "
            "6898. Lines without a row took longer than ten minutes",
            tuple(_rates(evidence, "processor", _processor, processor_mbits)),
        ),
        *_figures(evidence),
        Table(
            "delay",
            "Critical delay and clocks",
            f"{WEIGHTS}; ours: the path in standard cells of 0.18 µm without wires, times the clocks",
            tuple(_delay(evidence)),
        ),
        Table("text", "Claims of abstract and conclusion", DEVICES, tuple(_text(evidence))),
    )


def _rates(
    evidence: Evidence, kind: str, find: Callable[..., Figures], throughput: Callable[[Figures], Figure | None]
) -> list[Cell]:
    """Return frequency, area and throughput of the multipliers or of the processors, as tables I and II have them."""
    cells = []
    for algorithm, sizes in PRINTED[kind].items():
        for bits, paper in sizes.items():
            one, line = find(evidence, algorithm, bits), f"{algorithm}, {bits} bits"
            cells.append(cell(line, "MHz", paper["mhz"], mhz(one), less=False))
            cells.append(area(line, paper["slices"], slices(one, "xc4v")))
            cells.append(cell(line, "Mbit/s", paper["mbits"], throughput(one), less=False))
    return cells


def _figures(evidence: Evidence) -> list[Table]:
    """Return figures 3 to 8, which draw the tables: algorithm II over algorithm I."""
    drawn = (
        ("figure3", "Figure 3: frequency of the multipliers", "multiplier", "mhz", mhz, False),
        ("figure4", "Figure 4: area of the multipliers", "multiplier", "slices", lambda one: slices(one, "xc4v"), True),
        ("figure5", "Figure 5: throughput of the multipliers", "multiplier", "mbits", mbits, False),
        ("figure6", "Figure 6: frequency of the processor", "processor", "mhz", mhz, False),
        ("figure7", "Figure 7: throughput of the processor", "processor", "mbits", processor_mbits, False),
        ("figure8", "Figure 8: area of the processor", "processor", "slices", lambda one: slices(one, "xc4v"), True),
    )
    made = []
    for name, title, kind, key, ours, less in drawn:
        find = _multiplier if kind == "multiplier" else _processor
        first, second = (PRINTED[kind][algorithm] for algorithm in ALGORITHMS)
        cells = [
            cell(
                f"{bits} bits",
                "II over I",
                second[bits][key] / first[bits][key],
                ratio(ours(find(evidence, "algorithm II", bits)), ours(find(evidence, "algorithm I", bits))),
                less=less,
            )
            for bits in second
        ]
        why = f"; {AREA_OF_II}" if name == "figure4" else ""
        note = f"{DEVICES}. So the paper's gain is in part that of the newer device{why}"
        made.append(Table(name, title, note, tuple(cells)))
    return made


def _delay(evidence: Evidence) -> list[Cell]:
    cells = []
    for algorithm, gates in {
        "algorithm I": {"XOR": 6, "4:1 multiplexer": 1, "AND": 1},
        "algorithm II": {"XOR": 9, "4:1 multiplexer": 2, "AND": 1},
    }.items():
        cells += [
            cell(algorithm, f"{gate} in a clock", count, None, less=True, reason=GATES) for gate, count in gates.items()
        ]
    for bits in (512, 1024, 2048):
        printed = {"algorithm I": bits + 2, "algorithm II": bits + 1}
        for algorithm, count in printed.items():
            one = _multiplier(evidence, algorithm, bits)
            cells.append(
                cell(f"{algorithm}, {bits} bits", "clocks", count, clocks(one.cycles, ALGORITHMS[algorithm]), less=True)
            )
        delays = (6 * bits + 16 + 2 * (bits + 2), 9 * bits + 9 + 2 * (bits + 2) + bits + 1)
        times = [_time(_multiplier(evidence, algorithm, bits)) for algorithm in ALGORITHMS]
        cells.append(
            cell(
                f"{bits} bits",
                "delay of a product, II over I",
                delays[1] / delays[0],
                ratio(times[1], times[0]),
                less=True,
            )
        )
    return cells


def _time(one: Figures) -> Figure | None:
    """Return the nanoseconds of a product in standard cells without wires."""
    area = one.areas.get(OSU018)
    return None if area is None else Figure(one.cycles * area["path_ns"], f"`modforge core synthesize`, {OSU018}")


def _text(evidence: Evidence) -> list[Cell]:
    one, two = (_multiplier(evidence, algorithm, 1024) for algorithm in ALGORITHMS)
    small, large = (_processor(evidence, algorithm, 1024) for algorithm in ALGORITHMS)
    return [
        _percent("multiplier, 1024 bits", "throughput, %", 45.49, ratio(mbits(two), mbits(one)), less=False),
        _percent(
            "multiplier, 1024 bits", "area, %", -24.27, ratio(slices(two, "xc4v"), slices(one, "xc4v")), less=True
        ),
        _percent(
            "processor, 1024 bits",
            "throughput, %",
            32.18,
            ratio(processor_mbits(large), processor_mbits(small)),
            less=False,
        ),
        _percent(
            "processor, 1024 bits", "area, %", 22.4, ratio(slices(large, "xc4v"), slices(small, "xc4v")), less=True
        ),
        *_suits_asic(evidence),
    ]


def _suits_asic(evidence: Evidence) -> list[Cell]:
    """Return algorithm II over algorithm I in the cells of SG13G2: suited is what is not worse than the older one."""
    cells = []
    for family, corner in ((asic.TYPICAL, "typical"), (asic.SLOW, "slow")):
        line = f"suits ASIC, multiplier of 1024 bits, {corner} corner"
        one, two = (_in_cells(evidence, algorithm, family) for algorithm in ALGORITHMS)
        for column, name, less in (
            ("time of a product, II over I", "time", True),
            ("Mbit/s per mm², II over I", "mbits_per_mm2", False),
        ):
            ours = ratio(two.get(name), one.get(name))
            cells.append(cell(line, column, 1.0, ours, less=less))
    return cells


def _in_cells(evidence: Evidence, algorithm: str, family: str) -> dict[str, Figure]:
    """Return the time of a product of 1024 bits, and throughput for each mm², in standard cells, if there is a row."""
    name = ALGORITHMS[algorithm]
    found = asic.outputs(evidence.cells, Configuration(name, 1024), family)
    if found is None:
        return {}
    source = f"`modforge core synthesize --liberty`, {family}, without wires, netlist not simulated (wide)"
    time = _multiplier(evidence, algorithm, 1024).cycles * found["path_ns"]
    return {"time": Figure(time, source), "mbits_per_mm2": Figure(found["mbits_per_mm2"], source)}


def _percent(line: str, what: str, printed: float, ours: Figure | None, *, less: bool) -> Cell:
    """Return a gain that is printed in per cent, as the factor that both are compared by."""
    return cell(line, f"{what}, as a factor", 1 + printed / 100, ours, less=less)
