"""For each kernel and size of a library: proved, tested or assumed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field
from typing import Any

from modforge.kernel_proof.claims import Claim, claims
from modforge.kernel_proof.code.library import Library
from modforge.kernel_proof.errors import RefusedError
from modforge.kernel_proof.unproved import UNPROVED

COMMAND = "python -m modforge.kernel_proof"
"""The command that proves all sizes."""

TESTED = {
    "x86_64": {
        "adx": "other sizes, by the same loops; the Rust code that calls the parts; select",
        "avx512ifma": "above 4096 bits; tables of other lengths, by the same loop",
        "avx512f": "above 4096 bits; sums above 3710 bits; tables of other lengths, by the same loop",
        "avxifma": "above 4096 bits; tables of other lengths, by the same loop",
        "eight, ifma": "above 4096 bits; tables of other lengths, by the same loop; rows of bytes",
        "eight, avx2": "some products above 2048 bits; tables of other lengths, by the same loop; rows of bytes",
    },
    "aarch64": {"aarch64": "other sizes, by the same loops; the Rust code that calls the parts; select"},
}
"""What has no proof of its own, by kernel: tests compare it with other code."""

IN_PLACE = "adx multiply_n, square_n, late_square_n: r may be an operand; all others: r is apart, as Rust keeps it"
"""Of the place of a result, what is proved."""

ASSUMED = (
    "the constants beside a modulus, which have tests",
    "that objdump decodes instructions correctly",
    "that memset and memcpy do what C says",
    "that the CPU does what the proofs say of an instruction; tests run these meanings on numbers",
)


@dataclass
class Row:
    """A function of a kernel: its promise, and the ranges of bits at which it was proved or refused here, or left."""

    kernel: str
    function: str
    promise: str
    proved: list[tuple[int, int]] = field(default_factory=list)
    refused: dict[int, str] = field(default_factory=dict)
    left: list[tuple[int, int]] = field(default_factory=list)


@dataclass(frozen=True)
class Coverage:
    """The rows of a library, and what of its kernels is tested alone."""

    library: str
    processor: str
    rows: tuple[Row, ...]
    tested: dict[str, str]
    unproved: tuple[str, ...] = tuple(UNPROVED.values())
    """Code without any proof, in the words of the page on proofs."""
    in_place: str = IN_PLACE
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
            add_range(row.left, claim)
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
        add_range(row.proved, claim)


def add_range(ranges: list[tuple[int, int]], claim: Claim) -> None:
    """Add the sizes of a claim to ranges."""
    first = claim.over + 1
    if ranges and ranges[-1][1] == claim.over:
        first = ranges.pop()[0]
    ranges.append((first, claim.bits))


def sizes(ranges: Iterable[tuple[int, int]]) -> str:
    """Return ranges as text.

    >>> sizes([(1, 704), (961, 1024)])
    '1–704, 961–1024'
    """
    return ", ".join(f"{first}–{last}" for first, last in ranges)
