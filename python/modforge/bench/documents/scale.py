"""Large jobs on paper: what they take by the rates that were measured on one core.

    python -m modforge.bench.documents.scale

prints the tables of the page on scale.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from modforge.bench.cores.sheet import Sheet
from modforge.bench.documents import faces, primitives
from modforge.bench.documents.published import run
from modforge.bench.faces.clusters import POWER_BITS, POWERS, PRODUCT_BITS, WORKERS
from modforge.cluster.simulation import Rates, simulate

RUN = "clusters"
"""The run of ``modforge bench faces`` that has files on one worker and two."""

ENGINE = "zen-4"
"""The runs of the engine and of the cryptography from which the other rates are."""

BITS = 2048
BYTES = BITS // 8

POWERS_IN_ALL = 10**10
ELEMENTS, PRIME_BITS = 10**8, 256
CIPHERTEXTS = 10**9

MULTIPLIERS = 1.2
"""Products for each bit of a long public exponent: a square, and a fifth of a multiplication."""


def per_row(operation: str, subject: str) -> float:
    """Return the measured seconds of a row of a file."""
    (found,) = (
        row["median_ns"]
        for one in faces.published()
        if one["name"] == RUN
        for row in one["rows"]
        if (row["operation"], row["subject"]) == (operation, subject)
    )
    return float(found) / 1e9


def moved_byte() -> float:
    """Return the seconds of a byte in the process that reads, sends, receives and writes.

    They are from the products of a file on one worker: these take so little time that moving them is all of it. Two
    factors go, and a product comes.
    """
    return per_row("product_rows", "modforge batch on Dask, 1 worker") / (3 * PRODUCT_BITS // 8)


def rates(bits: int, row: float, part: int = 1 << 12) -> Rates:
    """Return the rates of powers of so many bits, of which a base goes and a power comes."""
    return Rates(row, 2 * bits // 8 * moved_byte(), part)


def two_workers() -> Sheet:
    """Compare what was measured with what the simulation says, by the rates of one process."""
    lines = []
    for workers in WORKERS:
        plural = "s" * (workers > 1)
        # With all of them busy: what a core does beside the others, not alone.
        row = workers * per_row("power_rows", f"modforge batch, {workers} core{plural}")
        simulated = POWERS / simulate(POWERS, workers, rates(POWER_BITS, row, part=256))
        measured = 1 / per_row("power_rows", f"modforge batch on Dask, {workers} worker{plural}")
        lines.append(
            (f"{workers} worker{plural}", f"{measured:,.0f}", f"{simulated:,.0f}", f"{simulated / measured:.2f}")
        )
    return Sheet("two workers", ("powers of 2048 bits", "measured", "simulated", "ratio"), tuple(lines))


def powers() -> Sheet:
    """10^10 powers of 2048 bits: through one process, and where each worker reads and writes by itself."""
    row = 2 * per_row("power_rows", "modforge batch, 2 cores")  # of a core beside another that is busy
    through, some = rates(POWER_BITS, row), 2 * 10**7
    lines = []
    for workers in (1, 10, 50, 100, 1000, 10_000):
        alone = POWERS_IN_ALL * row / workers
        by_one = simulate(some, workers, through) * POWERS_IN_ALL / some
        moved = workers * 2 * BYTES / row
        lines.append((f"{workers:,}", span(by_one), span(alone), f"{moved / 1e6:,.1f} MB"))
    return Sheet("powers", ("cores", "`modforge batch`", "frames", "moved a second by frames"), tuple(lines))


def accumulator() -> Sheet:
    """All witnesses of an RSA accumulator by the root factor algorithm, from one core on."""
    level = ELEMENTS * PRIME_BITS * MULTIPLIERS * square()
    levels = (ELEMENTS - 1).bit_length()
    lines = []
    for cores in (1, 8, 64, 1024, 1 << 20):
        # At depth d there are 2^d powers, each a chain that no two cores share.
        depths = [level / min(cores, 1 << depth) for depth in range(1, levels + 1)]
        moved = (cores - 1).bit_length() * ELEMENTS * PRIME_BITS / 8
        total = sum(depths)
        lines.append((f"{cores:,}", span(total), f"{levels * level / total / cores:.0%}", f"{moved / 1e9:,.1f} GB"))
    return Sheet("accumulator", ("cores", "time", "of them busy", "moved"), tuple(lines))


def paillier() -> Sheet:
    """10^9 rows of Paillier: encrypt, add up, decrypt."""
    rows = {row["subject"]: row for row in _paillier("encrypt")}
    decrypt = next(row for row in _paillier("decrypt") if row["subject"] == "modforge")
    works = {
        "encrypt": (rows["modforge"]["median_ns"], 8 + 2 * BYTES),
        "encrypt, with a table": (rows["modforge, table"]["median_ns"], 8 + 2 * BYTES),
        "encrypt, by the owner": (rows["modforge, owner"]["median_ns"], 8 + 2 * BYTES),
        "add up the ciphertexts": (engine("multiply", 2 * BITS), 2 * BYTES),
        "decrypt each": (decrypt["median_ns"], 8 + 2 * BYTES),
    }
    lines = [
        (work, span(CIPHERTEXTS * time / 1e9), f"{CIPHERTEXTS * size / 1e9:,.0f} GB", f"{size / time * 1e3:,.1f} MB")
        for work, (time, size) in works.items()
    ]
    return Sheet("paillier", ("work", "on one core", "moved", "a second and core"), tuple(lines))


def square() -> float:
    """Return the measured seconds of a square of 2048 bits."""
    return engine("square", BITS) / 1e9


def engine(operation: str, bits: int) -> float:
    """Return measured nanoseconds of an operation of the engine."""
    rows: list[Mapping[str, Any]] = [
        row for row in run("engine", ENGINE).rows if (row["operation"], row["bits"]) == (operation, bits)
    ]
    return min(float(row["median_ns"]) for row in rows)


def _paillier(operation: str) -> list[Mapping[str, Any]]:
    (found,) = (one for one in primitives.runs() if one.name == ENGINE)
    return [row for row in found.rows if (row["operation"], row["modulus"]) == (operation, f"Paillier-{BITS}")]


def span(seconds: float) -> str:
    """Return a long time for people.

    >>> span(59), span(7200), span(3e6)
    ('59 s', '2.0 h', '833 h')
    """
    if seconds < 600:
        return f"{seconds:.0f} s"
    hours = seconds / 3600
    return f"{hours:,.1f} h" if hours < 100 else f"{hours:,.0f} h"


def tables() -> dict[str, str]:
    """Return the tables as Markdown, by their names."""
    return {f"scale {sheet.title}": sheet.lines() for sheet in (two_workers(), powers(), accumulator(), paillier())}


if __name__ == "__main__":
    for name, table in tables().items():
        print(f"{name}\n\n{table}\n")
