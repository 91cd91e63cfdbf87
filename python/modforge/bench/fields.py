"""Generated field code against other libraries, and reduction alone against the ways that need no special prime.

The primes are those of Kovtun, Kovtun, Stokipnyi and Okhrimenko (2023), table 1, whose figures stand in
``data/kovtun_2023.json``.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import metadata, resources
from pathlib import Path
from typing import Any

from modforge.bench.field_code import compilers, library
from modforge.bench.run import FIELD_OPERATIONS, Library, run
from modforge.bench.targets import FieldTarget
from modforge.field import FieldError, generate

PRIMES: Mapping[str, tuple[int, int]] = {
    "2^130 - 5": (130, 5),
    "2^255 - 19": (255, 19),
    "2^256 - 1539": (256, 1539),
    "2^384 - 7467": (384, 7467),
    "2^512 - 6579": (512, 6579),
    "2^521 - 1": (521, 1),
    "2^768 - 22467": (768, 22467),
}
"""m and c of each 2^m - c."""

WORDS = (64, 32)

PEERS = ("fiat-crypto", "curve25519-dalek", "p521", "GMP")
"""Who multiplies and squares."""

REDUCTIONS = ("GMP fold", "GMP Barrett", "GMP Montgomery")
"""Who reduces alone."""


def _targets() -> Iterable[FieldTarget]:
    for word in WORDS:
        for prime in PRIMES:
            for operation in FIELD_OPERATIONS[:4]:
                yield FieldTarget(operation, prime, word, 1.15, PEERS)


TARGETS = tuple(_targets())


def measure(
    binary: Path,
    word: int,
    primes: Sequence[str] = tuple(PRIMES),
    *,
    rounds: int = 15,
    on_progress: Callable[[dict[str, Any]], None] | None = None,
    on_remark: Callable[[str], None] | None = None,
) -> list[dict[str, Any]]:
    """Return the rows for these primes with a program built for this size of words, each prime in one interleaved run.

    ``on_progress`` hears ``{"operation", "modulus", "done", "total"}`` over all runs, ``on_remark`` what is left out.
    """
    rows: list[dict[str, Any]] = []
    for number, prime in enumerate(primes):
        m, c = PRIMES[prime]

        def heard(event: dict[str, Any], before: int = number) -> None:
            if on_progress is not None:
                each = event["total"]
                on_progress({**event, "done": before * each + event["done"], "total": len(primes) * each})

        with tempfile.TemporaryDirectory() as folder:
            libraries = _libraries(m, c, word, Path(folder), on_remark)
            rows += run(
                binary,
                moduli={prime: (1 << m) - c},
                operations=FIELD_OPERATIONS[:4],
                libraries=libraries,
                subjects=[*(one.subject for one in libraries), *PEERS],
                limits=True,
                rounds=rounds,
                on_progress=heard,
            )
    for row in rows:
        if row["subject"].startswith("modforge"):
            row["version"] = metadata.version("modforge")
    return rows


def _libraries(m: int, c: int, word: int, folder: Path, on_remark: Callable[[str], None] | None) -> list[Library]:
    name = f"p{m}_{word}"
    try:
        code = generate((1 << m) - c, name=name, prefix=f"fe_{name}", word=word)
    except FieldError as reason:
        if on_remark is not None:
            on_remark(f"2^{m} - {c} is not measured with words of {word} bits: {reason}")
        return []
    return [library(code, name, compiler, folder) for name, compiler in compilers().items()]


def paper() -> dict[str, Any]:
    """Return the paper's table 1: reduction alone, microseconds by prime, size of words, and way."""
    text = resources.files("modforge.bench").joinpath("data/kovtun_2023.json").read_text(encoding="utf-8")
    table: dict[str, Any] = json.loads(text)["reduce_us"]
    return table
