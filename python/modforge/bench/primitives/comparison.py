"""Primitives of ``modforge-crypto`` against those of other libraries, and their targets."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from modforge import machine
from modforge.bench.fields.comparison import IFMA
from modforge.bench.program import build as program
from modforge.bench.program.run import execute
from modforge.bench.targets import FieldTarget

PROGRAM = "modforge-bench-primitives"
"""The measuring program."""

FOR_THIS_CPU = {"CFLAGS": "-O3 -march=native"}
"""For the libraries in C that do not look at the CPU when they run."""

PRIMITIVES: Mapping[str, tuple[str, ...]] = {
    "poly1305": ("Poly1305, 3.5 kB", "Poly1305, 16 kB"),
    "x25519": ("X25519",),
    "ed25519": ("Ed25519",),
    "p256": ("P-256",),
    "p384": ("P-384",),
    "secp256k1": ("secp256k1",),
    "p521": ("P-521",),
    "rsa": ("RSA-2048", "RSA-3072", "RSA-4096"),
    "dstu9041": ("DSTU 9041, E256/5", "DSTU 9041, E384/5", "DSTU 9041, E512/5", "DSTU 9041, E768/5"),
    "paillier": ("Paillier-2048", "Paillier-3072"),
}
"""Families of primitives, each with the names that its rows have."""

LIBRARIES = ("OpenSSL", "AWS-LC", "libsodium", "ring", "graviola")
"""Those with most of the primitives, as rows name them."""


def targets(primitives: Sequence[str] = tuple(PRIMITIVES)) -> list[FieldTarget]:
    """Return the targets of these families on this CPU."""
    names = {name for primitive in primitives for name in PRIMITIVES[primitive]}
    return [target for target in _targets() if target.modulus in names]


def _targets() -> list[FieldTarget]:
    found = []

    def add(operation: str, primitive: str, ratio: float, *peers: str, ours: tuple[str, ...] = ()) -> None:
        found.append(FieldTarget(operation, primitive, 64, ratio, peers, ours))

    ifma = machine.has(*IFMA)
    for name in PRIMITIVES["poly1305"]:
        add("mac", name, 1.5 if ifma else 1.0, *LIBRARIES, "poly1305")
    add("agree", "X25519", 1.0, *LIBRARIES, "x25519-dalek")
    add("sign", "Ed25519", 1.0, *LIBRARIES, "ed25519-dalek")
    add("verify", "Ed25519", 1.0, *LIBRARIES, "ed25519-dalek")
    add("verify_batch", "Ed25519", 1.5, "ed25519-dalek")
    # Within 1.3 times the time of the best.
    add("verify", "P-256", 0.77, *LIBRARIES, "p256")
    add("verify", "secp256k1", 0.77, *LIBRARIES, "k256", "secp256k1")
    if ifma:
        # Against single verifications: no other library takes several at once.
        add("verify_batch", "P-256", 1.5, *LIBRARIES, "p256")
        add("verify_batch", "P-384", 1.5, *LIBRARIES, "p384")
        add("verify_batch", "secp256k1", 1.5, *LIBRARIES, "k256", "secp256k1")
    for operation in ("sign", "verify"):
        add(operation, "P-521", 1.2, *LIBRARIES, "p521")
    for name, ratio in zip(PRIMITIVES["rsa"], _rsa_ratios(ifma), strict=True):
        add("sign", name, ratio, "OpenSSL")
        add("verify", name, 1.2, *LIBRARIES)
    add("keygen", "RSA-2048", 1.5, "OpenSSL")
    add("encrypt", "Paillier-2048", 4.0, "phe", ours=("modforge",))
    return found


def _rsa_ratios(ifma: bool) -> tuple[float, float, float]:
    """Return the targets at 2048, 3072 and 4096 bits.

    They depend on how many vpmadd52 of 512 bits a CPU starts in a cycle: Intel's servers two, AMD's Zen 4 one.
    """
    if not ifma:
        return (1.0, 1.0, 1.0)
    return (1.4, 1.9, 2.7) if "Intel" in machine.processor() else (1.1, 1.25, 1.3)


def interpreter_with_phe() -> Path | None:
    """Return the interpreter that runs this, if it has the package phe, and gmpy2, without which phe is slow."""
    return Path(sys.executable) if all(map(importlib.util.find_spec, ("phe", "gmpy2"))) else None


def build(peers: Sequence[str] = (), progress: Callable[[str], None] | None = None) -> Path:
    """Build the program with these libraries, everything for this CPU, and return its path."""
    return program.build(["primitives", *peers], progress, word=64, program=PROGRAM, settings=FOR_THIS_CPU)


def measure(
    binary: Path,
    primitives: Sequence[str] = tuple(PRIMITIVES),
    *,
    rounds: int = 15,
    quick: bool = False,
    progress: Callable[[dict[str, Any]], None] | None = None,
) -> list[dict[str, Any]]:
    """Return the rows of these families, each operation in one interleaved run; results are checked first.

    A time is that of all threads of the process. ``quick`` leaves out the sizes that take longest. ``progress``
    receives ``{"operation", "modulus", "done", "total"}`` over all of them; ``modulus`` is the name of the primitive.
    """
    command = [str(binary), "--progress", f"--rounds={rounds}", f"--primitive={','.join(primitives)}"]
    command += ["--quick"] if quick else []
    phe = interpreter_with_phe()
    command += [f"--phe={phe}"] if phe else []
    return execute(command, progress)
