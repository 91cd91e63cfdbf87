"""The programs: what each computes, with which package, and how it is called."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from modforge import kernels

PROGRAM = Path(__file__).with_name("program.py")
"""Calls one package many times; it knows nothing of modforge."""


@dataclass(frozen=True)
class Job:
    """One operation of one package, modulo numbers of so many bits; ``target`` is the least factor wanted, if any."""

    package: str
    operation: str
    bits: int
    target: float | None = None

    @property
    def name(self) -> str:
        """Return what a table calls it."""
        return f"{self.package} {self.operation} {self.bits}"

    def command(self, python: str) -> list[str]:
        """Return the command that times it."""
        return [python, str(PROGRAM), self.package, self.operation, str(self.bits)]


POWMOD_TARGET = 3.0 if {"avx512ifma", "avxifma"} & set(kernels()) else 1.2
"""Where a CPU multiplies 52-bit digits in vectors, and where it has but 64-bit products."""

JOBS = (
    *(
        Job("gmpy2", "powmod", bits, POWMOD_TARGET if bits == 2048 else None)
        for bits in (256, 512, 1024, 2048, 3072, 4096)
    ),
    *(Job("gmpy2", "powmod65537", bits) for bits in (1024, 2048, 4096)),
    *(Job("gmpy2", "powmod_sec", bits) for bits in (1024, 2048)),
    *(Job("gmpy2", "invert", bits) for bits in (256, 1024, 4096)),
    *(Job("gmpy2", "is_prime", bits) for bits in (256, 512, 1024, 2048)),
    *(Job("gmpy2", "next_prime", bits) for bits in (256, 512)),
    Job("gmpy2", "multiply", 2048),
    Job("phe", "encrypt", 2048, 2.5),
    Job("phe", "decrypt", 2048),
    Job("flint", "powmod", 2048),
)
"""``multiply`` is a product and a remainder, which stay GMP's: what the library costs where it does nothing."""
