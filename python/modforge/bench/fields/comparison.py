"""Generated field code against other libraries, and reduction alone against the ways that need no special prime.

The primes are those of Kovtun, Kovtun, Stokipnyi and Okhrimenko (2023), table 1, whose figures stand in
``data/kovtun_2023.json``, and three of curves that are used most.
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
from modforge.field.layouts.candidates import KINDS
from modforge.field.layouts.montgomery import Montgomery
from modforge.field.layouts.pseudo_mersenne import layouts, shape

FOLDED: Mapping[str, int] = {
    "2^130 - 5": 2**130 - 5,
    "2^255 - 19": 2**255 - 19,
    "2^256 - 1539": 2**256 - 1539,
    "2^384 - 7467": 2**384 - 7467,
    "2^512 - 6579": 2**512 - 6579,
    "2^521 - 1": 2**521 - 1,
    "2^768 - 22467": 2**768 - 22467,
}
"""The primes of the paper: 2^m - c with a small c."""

OF_CURVES: Mapping[str, int] = {
    "P-256": 2**256 - 2**224 + 2**192 + 2**96 - 1,
    "P-384": 2**384 - 2**128 - 2**96 + 2**32 - 1,
    "secp256k1": 2**256 - 2**32 - 977,
}
"""The others."""

PRIMES: Mapping[str, int] = {**FOLDED, **OF_CURVES}

WORDS = (64, 32)

PEERS = ("fiat-crypto", "curve25519-dalek", "p521", "s2n-bignum", "AWS-LC nistz256", "libsecp256k1", "GMP")
"""The contestants that multiply and square."""

REDUCTIONS = ("Barrett", "Barrett, folded once", "Montgomery", "GMP Barrett", "GMP Montgomery", "GMP fold")
"""The other contestants that only reduce; the first three are generated like ours, but as for any modulus."""

ROOTS = ("modforge chain", "curve25519-dalek", "p521", "s2n-bignum", "libsecp256k1", "GMP", "GMP constant time")
"""The other contestants that invert or take roots; the first is ours along an addition chain."""

SCALAR = ("modforge C gcc", "modforge C clang", "modforge assembly", "modforge Rust")
"""Ours, an element at a time."""

IFMA = ("avx512f", "avx512dq", "avx512ifma")
"""The features of a CPU that eight elements at a time need."""


INVERTED = ("2^255 - 19", "P-256", "P-384")
"""The primes whose inverses have a target."""


def _targets() -> Iterable[FieldTarget]:
    for word, ratio in {64: 10.0, 32: 8.0}.items():
        for prime in FOLDED:
            for operation in PRODUCTS:
                yield FieldTarget(operation, prime, word, 1.15, PEERS)
            for operation in REDUCE:
                yield FieldTarget(operation, prime, word, ratio, ("Barrett",))
        for prime in OF_CURVES:
            for operation in PRODUCTS:
                yield FieldTarget(operation, prime, word, 1.0, PEERS)
    for prime in PRIMES:
        for operation in LANES:
            yield FieldTarget(operation, prime, 64, 2.5, SCALAR, ("modforge lanes",), IFMA)
    for prime in INVERTED:
        yield FieldTarget("field_invert", prime, 64, 1.0, ("s2n-bignum",))


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
    total = rounds * sum(len(operations(prime, lanes)) for prime in primes)
    done = 0
    for prime in primes:
        p = PRIMES[prime]
        for job in _jobs(prime, word, lanes):

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


def operations(prime: str, lanes: Sequence[str]) -> tuple[str, ...]:
    """Return what is measured modulo a prime, where these operations are for eight lanes."""
    return (*PRODUCTS, *(REDUCE if prime in FOLDED else ()), *lanes, *POWERS)


def _jobs(prime: str, word: int, lanes: Sequence[str]) -> Iterator[Job]:
    """Yield what is measured modulo a prime, each compiled just before."""
    p, name = PRIMES[prime], f"{_identifier(prime)}_{word}"
    products = _products(p, name, word)
    yield Job(PRODUCTS, products, PEERS)
    if prime in FOLDED:
        yield Job(REDUCE, reductions(p, name, word), REDUCTIONS)
    if lanes:
        code = lane_code(p, prefix=f"{name}_lanes")
        in_lanes = [lanes_library(code, made) for made in compilers().values()]
        yield Job(lanes, [*products, *in_lanes], ())
    invert, sqrt = POWERS
    chains = [by_chain(made) for made in products if made.subject != "modforge Rust"]
    yield Job([invert], [*products, *chains], ROOTS)
    yield Job([sqrt], products, ROOTS)


def _identifier(prime: str) -> str:
    return prime.lower().replace("-", "") if prime in OF_CURVES else f"p{PRIMES[prime].bit_length()}"


def _products(p: int, name: str, word: int) -> list[Library]:
    """Compile the field in every layout of plain numbers, of which the fastest counts for each compiler.

    Where nothing is folded, that in Montgomery form is one of them.
    """
    found, installed = [], compilers()
    kinds = [kind for kind in ("folded", "unsaturated") if KINDS[kind](p, word)]
    for kind in (*kinds, *(["montgomery"] if "folded" not in kinds else [])):
        code = generate(p, name=f"{name}_{kind}", prefix=f"fe_{name}_{kind}", word=word, kind=kind)
        found += [library(code, compiler, options) for compiler, options in installed.items()]
        if code.assembly and "gcc" in installed and machine.has("adx", "bmi2"):
            found.append(library(code, "gcc", installed["gcc"], assembly=True))
    return found


def reductions(p: int, name: str, word: int) -> list[Library]:
    """Compile our reduction and the rivals that are generated like it, all as C; ``name`` begins their prefixes."""
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
