"""The jobs over plain numbers by calls from C: ours, and GMP from bytes to bytes and with its numbers ready."""

from __future__ import annotations

import ctypes
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import metadata
from typing import Any

from modforge.bench.errors import RunError
from modforge.bench.faces.integers import FUNCTIONS, Job, jobs, names
from modforge.bench.turns import Contestant, take_turns

OURS, GMP, READY = "modforge C", "GMP", "GMP, numbers ready"
"""The contestants. The last one has all numbers as ``mpz_t`` before it begins, and leaves its results so."""


class _Operands(ctypes.Structure):
    """``faces_job`` of ``crates/modforge-c/bench/integers.h``."""

    _fields_ = (
        ("a", ctypes.c_char_p),
        ("numbers", ctypes.c_size_t),
        ("b", ctypes.c_char_p),
        ("b_length", ctypes.c_size_t),
        ("m", ctypes.c_char_p),
        ("length", ctypes.c_size_t),
        ("results", ctypes.c_void_p),
    )


@dataclass(frozen=True)
class Entrant:
    """A library that does a job: so many times, and the results of the last time."""

    subject: str
    version: str
    repeat: Callable[[int], object]
    results: Callable[[], list[int]]


def rounds_in_all(rounds: int) -> int:
    """Return how many rounds :func:`measure` has."""
    return rounds * len(names())


def measure(
    library: ctypes.CDLL, gmp: ctypes.CDLL | None, rounds: int, after_round: Callable[[str, str, int], None]
) -> Iterator[dict[str, Any]]:
    """Yield the rows, without GMP those of ours. Raises :class:`~modforge.bench.RunError` for a wrong result."""
    for job in jobs():
        entrants = [ours(job, library), *(_gmp(job, gmp, subject) for subject in (GMP, READY) if gmp is not None)]
        check(job, {one.subject: one.results() for one in entrants})
        contestants = [Contestant(one.subject, one.version, job.operation, one.repeat) for one in entrants]
        report = partial(after_round, job.operation, job.modulus)
        yield from take_turns(
            contestants,
            job.modulus,
            job.m,
            rounds=rounds,
            width=len(job.a),
            after_round=report,
            clock=time.process_time_ns,
        )


def check(job: Job, results: dict[str, list[int]]) -> None:
    """Refuse results that are wrong, or not those of the first contestant."""
    first = next(iter(results.values()))
    for subject, found in results.items():
        if found != first or not all(map(job.is_right, job.a, found)):
            raise RunError(f"{subject}, {job.operation} modulo {job.modulus}: wrong result")


def ours(job: Job, library: ctypes.CDLL) -> Entrant:
    """Return the calls of the C library."""
    operands, handle = _operands(job), ctypes.c_void_p()
    m = job.m.to_bytes(job.length, "big")
    if library.modforge_modulus_new(ctypes.byref(handle), m, ctypes.c_size_t(len(m))):
        raise RunError(f"{OURS}: no modulus")
    function = getattr(library, f"faces_integers_{FUNCTIONS[job.operation]}")

    def repeat(count: int) -> None:
        if status := function(handle, ctypes.byref(operands), ctypes.c_uint64(count)):
            raise RunError(f"{OURS}, {job.operation} modulo {job.modulus}: status {status}")

    def results() -> list[int]:
        repeat(1)
        return _numbers(operands)

    return Entrant(OURS, metadata.version("modforge"), repeat, results)


def _gmp(job: Job, library: ctypes.CDLL, subject: str) -> Entrant:
    for name in ("faces_gmp_version", "faces_gmp_options"):
        getattr(library, name).restype = ctypes.c_char_p
    version = f"{library.faces_gmp_version().decode()}, built for {cpu_of(library.faces_gmp_options().decode())}"
    operands = _operands(job)
    library.faces_gmp_new.restype = ctypes.c_void_p
    if not (numbers := ctypes.c_void_p(library.faces_gmp_new(ctypes.byref(operands)))):
        raise RunError(f"{subject}, {job.operation} modulo {job.modulus}: no memory")
    function = getattr(library, f"faces_gmp_{'ready_' if subject == READY else ''}{FUNCTIONS[job.operation]}")

    def repeat(count: int) -> None:
        function(numbers, ctypes.c_uint64(count))

    def results() -> list[int]:
        repeat(1)
        if subject == READY:
            library.faces_gmp_results(numbers)
        return _numbers(operands)

    return Entrant(subject, version, repeat, results)


def cpu_of(options: str) -> str:
    """Return the CPU that a compiler's options name.

    >>> cpu_of("-O2 -mtune=icelake-server -march=icelake-server"), cpu_of("-O2")
    ('icelake-server', 'any CPU of its kind')
    """
    found = re.search(r"-m(?:tune|cpu|arch)=(\S+)", options)
    return found[1] if found else "any CPU of its kind"


def _operands(job: Job) -> _Operands:
    """Return what the functions get, with a place of its own for results."""
    b = job.b.to_bytes((job.b.bit_length() + 7) // 8, "big")
    a = b"".join(number.to_bytes(job.length, "big") for number in job.a)
    operands = _Operands(a, len(job.a), b, len(b), job.m.to_bytes(job.length, "big"), job.length)
    operands.place = ctypes.create_string_buffer(len(a))
    operands.results = ctypes.addressof(operands.place)
    return operands


def _numbers(operands: _Operands) -> list[int]:
    data, length = operands.place.raw, operands.length
    return [int.from_bytes(data[start : start + length], "big") for start in range(0, len(data), length)]
