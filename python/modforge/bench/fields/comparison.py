"""Generated field code against other libraries, and reduction alone against the ways that need no special prime.

The primes are those of Kovtun, Kovtun, Stokipnyi and Okhrimenko (2023), table 1, whose figures stand in
``data/kovtun_2023.json``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib import metadata, resources
from pathlib import Path
from typing import Any

from modforge import machine
from modforge.bench.fields import reduction_code
from modforge.bench.fields.field_code import by_chain, compilers, lanes_library, library
from modforge.bench.program.run import LANES, POWERS, PRODUCTS, REDUCE, Library, run
from modforge.bench.targets import FieldTarget
from modforge.field import generate
from modforge.field.lanes.code import lane_code
from modforge.field.layouts import barrett
from modforge.field.layouts.montgomery import Montgomery
from modforge.field.layouts.pseudo_mersenne import layouts, shape

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

PEERS = ("fiat-crypto", "curve25519-dalek", "p521", "s2n-bignum", "GMP")
"""The contestants that multiply and square."""

REDUCTIONS = ("Barrett", "Barrett, folded once", "Montgomery", "GMP Barrett", "GMP Montgomery", "GMP fold")
"""The other contestants that only reduce; the first three are generated like ours, but as for any modulus."""

ROOTS = ("modforge chain", "curve25519-dalek", "p521", "s2n-bignum", "GMP", "GMP constant time")
"""The other contestants that invert or take roots; the first is ours along an addition chain."""

SCALAR = ("modforge C gcc", "modforge C clang", "modforge assembly", "modforge Rust")
"""Ours, an element at a time."""

IFMA = ("avx512f", "avx512dq", "avx512ifma")
"""The features of a CPU that eight elements at a time need."""


def _targets() -> Iterable[FieldTarget]:
    for word, ratio in {64: 10.0, 32: 8.0}.items():
        for prime in PRIMES:
            for operation in PRODUCTS:
                yield FieldTarget(operation, prime, word, 1.15, PEERS)
            for operation in REDUCE:
                yield FieldTarget(operation, prime, word, ratio, ("Barrett",))
            for operation in LANES if word == 64 else ():
                yield FieldTarget(operation, prime, word, 2.5, SCALAR, ("modforge lanes",), IFMA)


TARGETS = tuple(_targets())


@dataclass(frozen=True)
class Job:
    """Operations that the same contestants do: our libraries, and peers by name."""

    operations: Sequence[str]
    libraries: Sequence[Library]
    peers: Sequence[str]


def measure(
    binary: Path,
    word: int,
    primes: Sequence[str] = tuple(PRIMES),
    *,
    rounds: int = 15,
    progress: Callable[[dict[str, Any]], None] | None = None,
) -> list[dict[str, Any]]:
    """Return the rows for these primes with a program built for such words, each operation in one interleaved run.

    Eight lanes take part where the CPU has what they need. ``progress`` receives
    ``{"operation", "modulus", "done", "total"}`` over all runs.
    """
    rows: list[dict[str, Any]] = []
    lanes = LANES if word == 64 and machine.has(*IFMA) else ()
    total = rounds * len((*PRODUCTS, *REDUCE, *lanes, *POWERS)) * len(primes)
    done = 0
    for prime in primes:
        m, c = PRIMES[prime]
        p = (1 << m) - c
        for job in _jobs(p, f"p{m}_{word}", word, lanes):

            def report(event: dict[str, Any], before: int = done) -> None:
                if progress is not None:
                    progress({**event, "done": before + event["done"], "total": total})

            rows += run(
                binary,
                moduli={prime: p},
                operations=job.operations,
                libraries=job.libraries,
                subjects=list(dict.fromkeys([*(one.subject for one in job.libraries), *job.peers])),
                limits=True,
                rounds=rounds,
                progress=report,
            )
            done += rounds * len(job.operations)
    for row in rows:
        if not row["subject"].startswith((*PEERS, "limit")):
            row["version"] = metadata.version("modforge")
    return rows


def _jobs(p: int, name: str, word: int, lanes: Sequence[str]) -> Iterator[Job]:
    """Yield what is measured modulo a prime, each compiled just before."""
    products = _products(p, name, word)
    yield Job(PRODUCTS, products, PEERS)
    yield Job(REDUCE, _reductions(p, name, word), REDUCTIONS)
    if lanes:
        code = lane_code(p, f"{name}_lanes")
        in_lanes = [lanes_library(code, made) for made in compilers().values() if made.language == "C"]
        yield Job(lanes, [*products, *in_lanes], ())
    invert, sqrt = POWERS
    chains = [by_chain(made) for made in products if made.subject != "modforge Rust"]
    yield Job([invert], [*products, *chains], ROOTS)
    yield Job([sqrt], products, ROOTS)


def _products(p: int, name: str, word: int) -> list[Library]:
    """Compile the field in every layout of plain numbers, of which the fastest counts for each compiler."""
    found, installed = [], compilers()
    for kind in ("folded", "unsaturated"):
        code = generate(p, name=f"{name}_{kind}", prefix=f"fe_{name}_{kind}", word=word, kind=kind)
        found += [library(code, compiler, options) for compiler, options in installed.items()]
        if kind == "folded" and "gcc" in installed and machine.has("adx", "bmi2"):
            found.append(library(code, "gcc", installed["gcc"], assembly=True))
    return found


def _reductions(p: int, name: str, word: int) -> list[Library]:
    """Compile our reduction and the rivals that are generated like it, all as C."""
    ways = {
        "fold": reduction_code.cheapest(layouts(shape(p), word)),
        "Barrett": reduction_code.cheapest_for_any_modulus(barrett.options(p, word, folded=False)),
        "Barrett, folded once": reduction_code.cheapest_for_any_modulus(barrett.options(p, word, folded=True)),
        "Montgomery": reduction_code.cheapest_for_any_modulus([Montgomery(p, word)]),
    }
    installed = {compiler: options for compiler, options in compilers().items() if options.language == "C"}
    found = []
    for way, reduction in ways.items():
        if reduction is not None:
            prefix = f"{name}_{way.lower().replace(', ', '_').replace(' ', '_')}"
            for compiler, made in reduction_code.libraries(reduction, prefix, installed).items():
                found.append(replace(made, subject=f"modforge C {compiler}" if way == "fold" else way))
    return found


def paper() -> dict[str, Any]:
    """Return the paper's table 1: reduction alone, microseconds by prime, size of words, and way."""
    text = resources.files("modforge.bench").joinpath("data/kovtun_2023.json").read_text(encoding="utf-8")
    table: dict[str, Any] = json.loads(text)["reduce_us"]
    return table
