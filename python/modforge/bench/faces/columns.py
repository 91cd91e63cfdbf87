"""Many at once: powers on one core and on two, products over lists and over memory."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module, metadata
from pathlib import Path
from types import ModuleType
from typing import Any

import modforge
from modforge.bench.errors import RunError
from modforge.bench.faces.operands import number
from modforge.bench.turns import Contestant, take_turns

POWER_BITS, POWERS = 1024, 64
PRODUCT_BITS, PRODUCTS = 256, 1 << 16

OPERATIONS = ("powmod_many", "mul_many")

CORES = (1, 2)


def rounds_in_all(rounds: int) -> int:
    """Return how many rounds :func:`measure` has."""
    return rounds * len(OPERATIONS)


def measure(rounds: int, after_round: Callable[[str, str, int], None]) -> Iterator[dict[str, Any]]:
    """Yield the rows: times of one row of a column. Raises :class:`~modforge.bench.RunError` for a wrong result."""
    for contestants, modulus, width in (_powers(), _products()):
        results = {one.subject: one.result() for one in contestants if one.result is not None}
        for subject, result in results.items():
            if result != results["Python"]:
                raise RunError(f"{subject}, {contestants[0].operation}: wrong result")
        name = f"random-{modulus.bit_length()}"
        report = partial(after_round, contestants[0].operation, name)
        yield from take_turns(contestants, name, modulus, rounds=rounds, width=width, after_round=report)


def _powers() -> tuple[list[Contestant], int, int]:
    """Bases of a list to one exponent."""
    modulus = number(POWER_BITS, 1) | 1
    exponent = number(POWER_BITS, 2)
    bases = [number(POWER_BITS, 3 + index) % modulus for index in range(POWERS)]

    def ours() -> list[int]:
        found: list[int] = modforge.powmod_many(bases, exponent, modulus)
        return found

    functions = {f"modforge, {cores} core{'s' * (cores > 1)}": on_cores(cores, ours) for cores in _cores()}
    functions["Python"] = lambda: [pow(base, exponent, modulus) for base in bases]
    if (gmpy2 := installed("gmpy2")) is not None:
        numbers, e, m = [gmpy2.mpz(base) for base in bases], gmpy2.mpz(exponent), gmpy2.mpz(modulus)
        functions["gmpy2"] = on_cores(1, lambda: gmpy2.powmod_base_list(numbers, e, m))
    made = [_contestant("powmod_many", subject, function, sum) for subject, function in functions.items()]
    return made, modulus, POWERS


def _products() -> tuple[list[Contestant], int, int]:
    """Products of two columns, in each form that is installed."""
    modulus, length = number(PRODUCT_BITS, 1) | 1, PRODUCT_BITS // 8
    a, b = ([number(PRODUCT_BITS, seed << 20 | row) % modulus for row in range(PRODUCTS)] for seed in (1, 2))
    data = [b"".join(value.to_bytes(length, "big") for value in column) for column in (a, b)]
    m = modforge.Modulus(modulus)
    forms: dict[str, list[Any]] = {"bytes": data, "list": [a, b]}
    if (numpy := installed("numpy")) is not None:
        forms["NumPy uint8"] = [numpy.frombuffer(part, "u1").reshape(PRODUCTS, length) for part in data]
    if (arrow := installed("pyarrow")) is not None:
        rows = [[part[length * row : length * (row + 1)] for row in range(PRODUCTS)] for part in data]
        forms["Arrow fixed"] = [arrow.array(column, arrow.binary(length)) for column in rows]
        forms["Arrow binary"] = [arrow.array(column, arrow.binary()) for column in rows]
    readers: dict[str, Callable[[Any], int]] = {
        "bytes": lambda found: _sum_of_rows(found, length),
        "NumPy uint8": lambda found: _sum_of_rows(found.tobytes(), length),
        "list": sum,
    }
    made = []
    for cores in _cores():
        for form, columns in forms.items():
            function = on_cores(cores, partial(m.mul_many, *columns))
            subject = f"modforge {form}, {cores} core{'s' * (cores > 1)}"
            made.append(_contestant("mul_many", subject, function, readers.get(form, _sum_of_arrow)))
    made.append(_contestant("mul_many", "Python", lambda: [x * y % modulus for x, y in zip(a, b, strict=True)], sum))
    if (gmpy2 := installed("gmpy2")) is not None:
        n = gmpy2.mpz(modulus)
        pairs = [(gmpy2.mpz(x), gmpy2.mpz(y)) for x, y in zip(a, b, strict=True)]
        made.append(_contestant("mul_many", "gmpy2", lambda: [x * y % n for x, y in pairs], sum))
    return made, modulus, PRODUCTS


def _contestant(operation: str, subject: str, function: Callable[[], Any], total: Callable[[Any], int]) -> Contestant:
    """Compare results by their sum, which is a number."""

    def repeated(count: int) -> None:
        for _ in range(count):
            function()

    package = subject.split()[0].rstrip(",")
    version = platform.python_version() if package == "Python" else metadata.version(package)
    return Contestant(subject, version, operation, repeated, lambda: int(total(function())))


def _sum_of_rows(data: bytes, length: int) -> int:
    return sum(int.from_bytes(data[start : start + length], "big") for start in range(0, len(data), length))


def _sum_of_arrow(column: Any) -> int:
    return sum(int.from_bytes(row, "big") for row in column.to_pylist())


def _cores() -> list[int]:
    """Return the numbers of cores that this process can be held to."""
    modforge.powmod_many([2, 3], 1, 97)  # makes the threads, as many as there are cores
    here = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0
    return [cores for cores in CORES if cores <= here]


def on_cores(cores: int, function: Callable[[], Any]) -> Callable[[], Any]:
    """Return the function with all threads of this process held to so many cores while it runs."""

    def held() -> Any:
        with _held_to(cores):
            return function()

    return held


@contextmanager
def _held_to(cores: int) -> Iterator[None]:
    before = os.sched_getaffinity(0)
    _hold(set(sorted(before)[:cores]))
    try:
        yield
    finally:
        _hold(before)


def _hold(cores: set[int]) -> None:
    for thread in Path("/proc/self/task").iterdir():
        try:
            os.sched_setaffinity(int(thread.name), cores)
        except ProcessLookupError:  # it has ended meanwhile
            continue


def installed(name: str) -> ModuleType | None:
    """Return the module, or None where it is not installed."""
    try:
        return import_module(name)
    except ImportError:
        return None
