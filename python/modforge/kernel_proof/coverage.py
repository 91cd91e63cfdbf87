"""For each kernel and size of a library: proved, tested or assumed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field
from typing import Any

from modforge.kernel_proof.claims import Claim, claims
from modforge.kernel_proof.code.library import Library
from modforge.kernel_proof.errors import RefusedError

COMMAND = "python -m modforge.kernel_proof"
"""The command that proves all sizes."""

TESTED = {
    "x86_64": {
        "adx": "other sizes, by the same loops; the Rust code that calls the parts; Karatsuba's method; select",
        "avx512ifma": "other sizes, by the same loops; more than 10 vectors; sums, differences, select",
        "avx512f": "all",
        "avxifma": "all",
        "eight numbers": "all",
    },
    "aarch64": {"aarch64": "other sizes, by the same loops; the Rust code that calls the parts; select"},
}
"""What has no proof of its own, by kernel: tests compare it with other code."""

ASSUMED = (
    "the constants beside a modulus, which have tests",
    "that objdump decodes instructions correctly",
    "that the CPU does what the proofs say of an instruction; tests run these meanings on numbers",
)


@dataclass
class Row:
    """A function of a kernel: its promise, the bits at which it was proved or refused here, and those left."""

    kernel: str
    function: str
    promise: str
    proved: list[int] = field(default_factory=list)
    refused: dict[int, str] = field(default_factory=dict)
    left: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Coverage:
    """The rows of a library, and what of its kernels is tested alone."""

    library: str
    processor: str
    rows: tuple[Row, ...]
    tested: dict[str, str]
    assumed: tuple[str, ...] = ASSUMED
    command: str = COMMAND

    @property
    def holds(self) -> bool:
        """Whether nothing was refused."""
        return not any(row.refused for row in self.rows)

    def as_dict(self) -> dict[str, Any]:
        """Return plain data for JSON."""
        return asdict(self)


def cover(library: Library, max_bits: int, progress: Callable[[str], None]) -> Coverage:
    """Prove the claims up to so many bits in a library; ``progress`` is told what comes next."""
    rows: dict[tuple[str, str], Row] = {}
    for claim in claims(library.processor):
        function = re.sub(r"_\d+$", "_n", claim.function)
        row = rows.setdefault((claim.kernel, function), Row(claim.kernel, function, claim.promise))
        if claim.bits > max_bits:
            row.left.append(claim.bits)
            continue
        progress(f"proving {claim.kernel} {claim.function} of {claim.bits} bits")
        judge(claim, library, row)
    return Coverage(library.path.name, library.processor, tuple(rows.values()), TESTED.get(library.processor, {}))


def judge(claim: Claim, library: Library, row: Row) -> None:
    """Prove a claim, and write the outcome into its row."""
    try:
        claim.prove(library)
    except RefusedError as error:
        row.refused[claim.bits] = str(error)
    else:
        row.proved.append(claim.bits)


def sizes(bits: Iterable[int]) -> str:
    """Return sizes as text, those of one limb more than the one before as a range.

    >>> sizes([64, 128, 192, 640, 2048])
    '64–192, 640, 2048'
    """
    runs: list[list[int]] = []
    for size in bits:
        if runs and size == runs[-1][-1] + 64:
            runs[-1].append(size)
        else:
            runs.append([size])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
