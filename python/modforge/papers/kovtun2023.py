"""Kovtun, Kovtun, Stokipnyi and Okhrimenko 2023: table 1, its gains, and what the text says."""

from __future__ import annotations

from modforge.bench.fields.comparison import paper as reductions
from modforge.bench.primitives.table1 import BARRETT, SPECIAL, paper
from modforge.papers.evidence import Evidence, median, primitive, ratio, reduction
from modforge.papers.model import Cell, Figure, Paper, Table
from modforge.papers.silicon import cell

WORDS = (64, 32)
NANOSECONDS = {"us": 1e3, "ms": 1e6}
HANDSHAKE = "TLS 1.2, X25519, Ed25519"
NO_MERIT = "a property of their code, not a merit"
CPU = (
    "Paper: AMD Ryzen 7 5800H at 3.2 GHz, Visual C++ 14.2. Here: the machine in the source of each figure; constant "
    "time, where the paper's code branches on the number"
)

PAPER = Paper(
    name="kovtun2023",
    short="Kovtun 2023",
    authors="Kovtun, Kovtun, Stokipnyi & Okhrimenko",
    citation="M. Kovtun, V. Kovtun, O. Stokipnyi, A. Okhrimenko, Software Implementation of Modular Reduction by "
    "Pseudo-mersenne Primes, International Journal of Information Technology and Computer Science 15(4), 2023",
    proposes="Reduction modulo p = 2^m − c multiplies the part above bit m by c and adds it to the part below. The "
    "paper writes that out for words of 32 and 64 bits in three cases: m a multiple of the word, and an odd or even "
    "number of words otherwise. An algorithm makes the reduction for any such prime. It is timed against Barrett's for "
    "seven primes, alone and inside Poly1305, Ed25519, DSTU 9041 and ECDSA over P-521. The authors report 8 to 9 times "
    "Barrett's speed and handshakes of TLS that take 2.5 times less.",
    built=(
        "A generator of field code for any modulus, which proves bounds and result: `modforge field` "
        "([how-to](../how-to/generate-a-field.md))",
        "Barrett's and Montgomery's reductions by the same generator, for the comparison: `modforge bench fields`",
        "Poly1305, Ed25519, ECDSA and DSTU 9041 over these fields: crate `modforge-crypto` "
        "([reference](../reference/crypto.md))",
        "Handshakes of TLS that differ in their reduction alone: `modforge bench tls --reductions` "
        "([figures](../figures/tls.md))",
    ),
    claims=(
        (
            "reduction is 8 to 9 times as fast as Barrett's, 64-bit words",
            "text",
            "reduction, 64-bit words",
            "gain, median of the primes",
        ),
        ("reduction modulo 2^255 − 19 takes 5.8 ns", "table1", "2^255 - 19, 64-bit words", "special, ns"),
        ("Ed25519 verifies in 138 µs", "table1", "Ed25519 verify, 64-bit words", "special, µs"),
        ("DSTU 9041 gains 3 to 3.7 times", "text", "DSTU 9041, 32-bit words", "gain, median"),
        ("a connection of TLS takes 2.5 times less", "text", "TLS 1.2 with EdDSA", "gain"),
    ),
)


def tables(evidence: Evidence) -> tuple[Table, ...]:
    """Return table 1, its gains, and the claims of the text."""
    return (
        Table("table1", "Table 1: times", CPU, (*_reductions(evidence), *_primitives(evidence))),
        Table(
            "gains",
            "Table 1 as gains: the special reduction over Barrett's",
            f"{CPU}. Our Barrett is generated and proved, and in the primitives its constants are visible: less is "
            "left to gain",
            tuple(_gains(evidence)),
        ),
        Table("text", "Claims of the text", CPU, tuple(_text(evidence))),
    )


def _reductions(evidence: Evidence) -> list[Cell]:
    cells = []
    for prime, words in reductions().items():
        for word in WORDS:
            line, printed = f"{prime}, {word}-bit words", words[str(word)]
            for column, key, ours in (("special, ns", "fold", "ours_ns"), ("Barrett, ns", "barrett", "barrett_ns")):
                found = reduction(evidence, prime, word, ours)
                cells.append(cell(line, column, round(1000 * printed[key], 6), found, less=True))
    return cells


def _primitives(evidence: Evidence) -> list[Cell]:
    cells = []
    for entry in paper():
        for word in WORDS:
            line = f"{entry['primitive']} {entry['operation']}, {word}-bit words"
            for column, subject, printed in zip(
                ("Barrett", "special"), (BARRETT, SPECIAL), entry[str(word)], strict=True
            ):
                found = primitive(evidence, entry["operation"], entry["primitive"], word, subject)
                if entry["unit"] == "MB/s":
                    rate = (
                        None
                        if found is None or not found.value
                        else Figure(1e3 * entry["bytes"] / found.value, found.source)
                    )
                    cells.append(cell(line, f"{column}, MB/s", printed, rate, less=False))
                else:
                    scaled = ratio(found, Figure(NANOSECONDS[entry["unit"]], ""))
                    unit = "µs" if entry["unit"] == "us" else entry["unit"]
                    cells.append(cell(line, f"{column}, {unit}", printed, scaled, less=True))
    return cells


def _reduction_gain(evidence: Evidence, prime: str, word: int) -> Figure | None:
    return ratio(reduction(evidence, prime, word, "barrett_ns"), reduction(evidence, prime, word, "ours_ns"))


def _primitive_gain(evidence: Evidence, operation: str, name: str, word: int) -> Figure | None:
    return ratio(
        primitive(evidence, operation, name, word, BARRETT), primitive(evidence, operation, name, word, SPECIAL)
    )


def _gains(evidence: Evidence) -> list[Cell]:
    cells = []
    for prime, words in reductions().items():
        for word in WORDS:
            printed = words[str(word)]["barrett"] / words[str(word)]["fold"]
            ours = _reduction_gain(evidence, prime, word)
            cells.append(cell(f"{prime}, {word}-bit words", "gain", printed, ours, less=False))
    for entry in paper():
        for word in WORDS:
            slow, fast = entry[str(word)]
            printed = fast / slow if entry["unit"] == "MB/s" else slow / fast
            ours = _primitive_gain(evidence, entry["operation"], entry["primitive"], word)
            line = f"{entry['primitive']} {entry['operation']}, {word}-bit words"
            cells.append(cell(line, "gain", printed, ours, less=False))
    return cells


def _text(evidence: Evidence) -> list[Cell]:
    cells = []
    for word in WORDS:
        ours = median(_reduction_gain(evidence, prime, word) for prime in reductions())
        line = f"reduction, {word}-bit words"
        for bound in (8, 9) if word == 64 else ():
            cells.append(
                cell(
                    f"{line}, {bound} times" if bound == 9 else line,
                    "gain, median of the primes",
                    bound,
                    ours,
                    less=False,
                )
            )
    dstu = [entry for entry in paper() if entry["primitive"].startswith("DSTU")]
    ours = median(_primitive_gain(evidence, one["operation"], one["primitive"], 32) for one in dstu)
    cells.append(cell("DSTU 9041, 32-bit words", "gain, median", 3, ours, less=False))
    cells.append(cell("DSTU 9041, 32-bit words, best", "gain, median", 3.7, ours, less=False))
    ours = _primitive_gain(evidence, "handshake", HANDSHAKE, 64)
    cells.append(cell("TLS 1.2 with EdDSA", "gain", 2.5, ours, less=False))
    cells.append(cell("words of 32 bits against 64", "times as slow", 2, None, less=True, reason=NO_MERIT))
    return cells
