"""Kryvinska, Prots'ko and Gryshchuk 2024: figure 4, and what the text says of it."""

from __future__ import annotations

from modforge.bench.paper import FUNCTIONS
from modforge.papers.evidence import Evidence, Run, fastest_product, product
from modforge.papers.model import Cell, Figure, Paper, Table
from modforge.papers.silicon import NO_ROW, cell

SIZES = (1024, 2048, 4096)
FUTURE = "4096 bits are future work in the paper"
OTHERS = "other code than ours on two machines"
NO_FIGURE = "the paper prints no figure"
CPU = "Paper: Intel Core i9-13900K, 64-bit Windows, MPIR. Here: the machine in the source of each figure"

METHODS = {
    "MontgomeryArithmetic(mod)": "`Modulus::with_reduction`",
    "init(x)": "`Modulus::residue_from_be_bytes`",
    "new_reduce(x)": "`Reduction::NewReduce`",
}
"""The methods of the class, and their counterparts in the engine."""

PAPER = Paper(
    name="kryvinska2024",
    short="Kryvinska 2024",
    authors="Kryvinska, Prots'ko & Gryshchuk",
    citation="N. Kryvinska, I. Prots'ko, O. Gryshchuk, Program implementation of large-integer modular multiplication "
    "based on Montgomery space, CIAW 2024",
    proposes="A class of C++ multiplies modulo numbers of 256 to 4096 bits in Montgomery form, over the library MPIR. "
    "Its reduction, `new_reduce`, is MPIR's `redc_1` with the carries merged into the result at once and not at the "
    "end. The inverse of the modulus comes from Newton's steps when the class is made. Products of 1024 and 2048 bits "
    "are timed against OpenSSL, Crypto++ and the three reductions of MPIR. The authors report the best time of the "
    "six, and expect most from powers of one base with precomputed residues.",
    built=(
        "The reduction by name, beside the other three: `modforge::Reduction::NewReduce` "
        "([reference](../reference/engine.md#reductions))",
        "The same algorithm over GMP's `mpn_addmul_1`, for the comparison: `modforge bench paper`",
        "Kernels for vectors and for mulx/adx, of which the engine takes the fastest "
        "([explanation](../explanation/kernels.md))",
        "Powers of a fixed base with a table ([reference](../reference/engine.md))",
    ),
    claims=(
        ("its reduction takes 168 ns at 1024 bits", "figure4", "1024 bits, new", "ns"),
        ("its reduction takes 551 ns at 2048 bits", "figure4", "2048 bits, new", "ns"),
        ("24 % faster than OpenSSL at 1024 bits, by merged carries", "text", "1024 bits", "new over OpenSSL"),
        ("50 % faster than OpenSSL at 2048 bits, by merged carries", "text", "2048 bits", "new over OpenSSL"),
        ("merged carries are faster than redc_1, 2048 bits", "new", "2048 bits, redc_1", "times as fast"),
    ),
)


def tables(evidence: Evidence) -> tuple[Table, ...]:
    """Return figure 4, the gains that follow from it, and the claims of the text."""
    names = [one.name for one in FUNCTIONS]
    published = {one.name: one.paper_ns for one in FUNCTIONS}
    lines = [(bits, name) for bits in SIZES for name in names]

    def gain(name: str, bits: int) -> float | None:
        paper = published[name].get(bits)
        return None if paper is None else paper / published["new"][bits]

    figure4 = [
        _cell(bits, name, "ns", published[name].get(bits), best(evidence, bits), less=True) for bits, name in lines
    ]
    same = [
        cell(
            f"{bits} bits, {name}",
            "ns",
            published[name].get(bits),
            product(evidence, name, bits),
            less=True,
            reason=OTHERS if bits in published[name] else FUTURE,
        )
        for bits, name in lines
    ]
    engine = [
        _cell(bits, name, "times as fast", gain(name, bits), over(evidence, name, "engine", bits), less=False)
        for bits, name in lines
    ]
    new = [
        _cell(bits, name, "times as fast", gain(name, bits), over(evidence, name, "new", bits), less=False)
        for bits, name in lines
        if name != "new"
    ]
    return (
        Table(
            "figure4",
            "Figure 4: a product, and the engine's product",
            f"{CPU}. Ours is the fastest kernel",
            tuple(figure4),
        ),
        Table(
            "engine",
            "Figure 4 as gains: the paper's function over each, and the engine over each",
            f"{CPU}, GMP for MPIR; all of a size in one interleaved run",
            tuple(engine),
        ),
        Table(
            "new",
            "Figure 4 as gains, repeated: merged carries over each function",
            f"{CPU}; merged carries over GMP's `mpn_addmul_1`, in GMP's own assembly the others",
            tuple(new),
        ),
        Table(
            "functions",
            "Figure 4, function by function: the same functions timed again",
            f"{CPU}; GMP for MPIR, merged carries over GMP",
            tuple(same),
        ),
        Table("text", "Claims of the text", CPU, tuple(_text(evidence))),
    )


def _cell(bits: int, name: str, column: str, published: float | None, ours: Figure | None, *, less: bool) -> Cell:
    reason = FUTURE if published is None else ""
    return cell(f"{bits} bits, {name}", column, published, ours, less=less, reason=reason)


def best(evidence: Evidence, bits: int) -> Figure | None:
    """Return the nanoseconds of the engine's fastest kernel, by the last run that has such products."""
    for run in reversed(evidence.products):
        if found := fastest_product(run, bits):
            return Figure(found[1], f"{found[0]}, {run}")
    return None


def over(evidence: Evidence, name: str, rival: str, bits: int) -> Figure | None:
    """Return how many times as long as a rival a function takes, within the last run that has both.

    The rival ``engine`` is the engine's fastest kernel.
    """
    for run in reversed(evidence.products):
        ours = _in(run, rival, bits)
        theirs = _in(run, name, bits)
        if ours and theirs:
            return Figure(theirs / ours, str(run))
    return None


def _in(run: Run, name: str, bits: int) -> float | None:
    if name == "engine":
        found = fastest_product(run, bits)
        return found[1] if found else None
    return next((row["ns"].get(str(bits)) for row in run.rows if row["name"] == name), None)


def _text(evidence: Evidence) -> list[Cell]:
    cells = []
    for bits, gain in ((1024, 1.24), (2048, 1.5)):
        cells.append(cell(f"{bits} bits", "new over OpenSSL", gain, over(evidence, "openssl", "new", bits), less=False))
        ours = over(evidence, "openssl", "engine", bits)
        cells.append(cell(f"{bits} bits", "best of ours over OpenSSL", gain, ours, less=False))
    others = [over(evidence, one.name, "engine", 2048) for one in FUNCTIONS if one.name != "new"]
    known = [one for one in others if one is not None and one.value is not None]
    mean = Figure(sum(one.value or 0 for one in known) / len(known), known[0].source) if known else None
    cells.append(
        cell("2048 bits", "mean gain over the libraries", 1.5, mean, less=False, reason="" if mean else NO_ROW)
    )
    cells.append(cell("more than 1024 bits", "fixed-base power, rank", None, None, less=False, reason=NO_FIGURE))
    for method, name in METHODS.items():
        reason = f"a method of the class, without a figure: ours is {name}"
        cells.append(cell(method, "method", None, None, less=False, reason=reason))
    return cells
