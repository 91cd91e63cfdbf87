"""Compare the engine with Python's own integers, at the edges and at random."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from itertools import product
from typing import Any

from modforge import Modulus, kernels, machine
from modforge.errors import ModforgeError
from modforge.results import Question

EXPONENT_BITS = 65
"""Random exponents are a little longer than a word; one more power has an exponent as long as the modulus."""

POWER_EVERY = 8
"""A power takes as long as a hundred products, so only every so many pairs go through one."""


class EngineError(ModforgeError):
    """The engine gave a result that Python's integers do not confirm."""


@dataclass(frozen=True)
class EngineCheck:
    """The number of pairs that went through all operations, on every kernel that takes the modulus."""

    cases: int
    edge_cases: int
    kernels: tuple[str, ...]
    seconds: float


def check_engine(value: int, *, cases: int, seed: int) -> EngineCheck:
    """Run ``cases`` random pairs and all pairs of edges through every operation; raise at the first difference.

    >>> result = check_engine(2**127 - 1, cases=10, seed=1)
    >>> result.cases, "portable" in result.kernels
    (10, True)
    """
    start = time.perf_counter()
    moduli = [modulus for kernel in kernels() if (modulus := _made(value, kernel)) is not None]
    edge_pairs = list(product(edges(value), repeat=2))
    source = random.Random(seed)
    random_pairs = [(source.randrange(value), source.randrange(value)) for _ in range(cases)]
    for modulus in moduli:
        for index, (a, b) in enumerate([*edge_pairs, *random_pairs]):
            _compare(modulus, a, b)
            if index % POWER_EVERY == 0:
                _compare_power(modulus, a, b % (1 << EXPONENT_BITS))
        exponent = source.randrange(value)
        _need(modulus.pow(value - 2, exponent) == pow(value - 2, exponent, value), modulus, "pow", value - 2, exponent)
    names = tuple(modulus.kernel for modulus in moduli)
    return EngineCheck(cases, len(edge_pairs), names, time.perf_counter() - start)


def question(value: int, *, cases: int, seed: int) -> Question:
    """Return the question whether the engine computes right modulo ``value``; arguments as in :func:`check_engine`."""
    inputs = {"modulus": hex(value), "bits": value.bit_length(), "cases": cases, "seed": seed}

    def find() -> dict[str, Any]:
        found = check_engine(value, cases=cases, seed=seed)
        return {**vars(found), "kernels": list(found.kernels), "against": "Python integers"}

    tools = {"modforge engine": machine.engine_version(), "cpu": machine.processor()}
    return Question("check", "engine", inputs, tools, find)


def edges(value: int) -> list[int]:
    """Return operands at the boundaries of the modulus, of limbs and of digits, some of them not reduced."""
    chosen = {0, 1, 2, value // 2, value - 2, value - 1, value, value + 1, 2 * value - 1}
    for position in (52, 64, value.bit_length() // 2, value.bit_length() - 1):
        chosen |= {(1 << position) - 1, 1 << position, value - (1 << position) % value}
    return sorted(chosen)


def _made(value: int, kernel: str) -> Modulus | None:
    """Return the modulus on this kernel, or None if the kernel does not take its size."""
    try:
        return Modulus(value, kernel)
    except ValueError:
        return None


def _compare(modulus: Modulus, a: int, b: int) -> None:
    m = modulus.value
    results = {
        "add": (modulus.add(a, b), (a + b) % m),
        "sub": (modulus.sub(a, b), (a - b) % m),
        "mul": (modulus.mul(a, b), a * b % m),
        "square": (modulus.square(a), a * a % m),
        "neg": (modulus.neg(a), -a % m),
    }
    for operation, (found, expected) in results.items():
        _need(found == expected, modulus, operation, a, b)


def _compare_power(modulus: Modulus, base: int, exponent: int) -> None:
    expected = pow(base, exponent, modulus.value)
    _need(modulus.pow(base, exponent) == expected, modulus, "pow", base, exponent)
    _need(modulus.pow_vartime(base, exponent) == expected, modulus, "pow_vartime", base, exponent)


def _need(good: bool, modulus: Modulus, operation: str, *operands: int) -> None:
    if not good:
        given = ", ".join(f"{operand:#x}" for operand in operands)
        raise EngineError(f"{operation} on kernel {modulus.kernel} gives a wrong result for {given}")
