"""One power from bytes to bytes: moduli of all kinds and exponents as Ethereum's precompile meets them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from modforge.bench.faces.operands import number
from modforge.bench.program.run import run

KINDS = ("odd", "even", "power of two")

BYTES = (1, 8, 32, 80, 128, 256, 512, 1024)

EXPONENTS: dict[str, int | None] = {"1": 1, "3": 3, "65537": 65537, "full": None}
"""The last one is as long as the modulus."""

MAX_FULL_BYTES = 512
"""A full exponent takes some peers half a second above this."""

SUBJECTS = ("modforge", "GMP", "mpz_powm alone", "aurora-engine-modexp", "num-bigint")


@dataclass(frozen=True)
class Power:
    """A kind of modulus, its bytes, and the name of the exponent."""

    kind: str
    length: int
    exponent: str

    def __str__(self) -> str:
        """Return the name that the rows have for it."""
        return f"{self.kind}, {self.length} bytes, exponent {self.exponent}"

    @property
    def modulus(self) -> int:
        """The modulus, whose top bit is set; an even one is 8 times an odd one."""
        bits = 8 * self.length
        if self.kind == "power of two":
            return 1 << (bits - 1)
        return (number(bits - 3, 1) | 1) << 3 if self.kind == "even" else number(bits, 1) | 1


def powers() -> list[Power]:
    """Return all that are measured."""
    return [
        Power(kind, length, exponent)
        for kind in KINDS
        for length in BYTES
        for exponent, value in EXPONENTS.items()
        if value is not None or length <= MAX_FULL_BYTES
    ]


def measure(
    binary: Path, rounds: int, progress: Callable[[dict[str, Any]], None] | None = None
) -> Iterator[dict[str, Any]]:
    """Yield the rows: a run of the measuring program for each exponent."""
    for name, value in EXPONENTS.items():
        part = [power for power in powers() if power.exponent == name]
        yield from run(
            binary,
            moduli={str(power): power.modulus for power in part},
            operations=["modexp"],
            exponent=value,
            rounds=rounds,
            progress=progress,
        )
