"""One call of each face: products of residues, products and powers from number to number."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from importlib import metadata
from itertools import repeat
from typing import Any

from modforge import Modulus, _engine
from modforge.bench import in_process
from modforge.bench.errors import RunError
from modforge.bench.faces.operands import number
from modforge.bench.turns import Contestant, take_turns
from modforge.plan import parse_modulus

BITS = (64, 256, 512, 2048)

OPERATIONS = ("residue_product", "product", "power")
"""A product of residues, which stay in the kernel's form; a product and a power of numbers, in constant time."""

OURS = {"Rust": "modforge Rust", "C": "modforge C", "C++": "modforge C++", "Python": "modforge Python"}
"""The faces with their subjects; the first is the call that all others make."""

PEERS = {"multiply": "product", "power": "power"}
"""Operations of :func:`modforge.bench.in_process.of_python` that are compared, with their names here."""


EXCHANGE = "ffdhe2048"
"""The modulus of 2048 bits: a group that cryptography takes for an exchange, as its powers are behind that."""


def names(bits: int) -> str:
    """Return the name of the modulus of so many bits.

    >>> names(64), names(2048)
    ('random-64', 'ffdhe2048')
    """
    return EXCHANGE if bits == 2048 else f"random-{bits}"


def rounds_in_all(rounds: int) -> int:
    """Return how many rounds :func:`measure` has."""
    return rounds * len(BITS) * len(OPERATIONS)


def measure(
    library: ctypes.CDLL | None, rounds: int, after_round: Callable[[str, str, int], None]
) -> Iterator[dict[str, Any]]:
    """Yield the rows; without a compiled library those of C and C++ are left out.

    Raises :class:`~modforge.bench.RunError` for a wrong result.
    """
    for bits in BITS:
        name = names(bits)
        modulus = parse_modulus(name).value if name == EXCHANGE else number(bits, bits) | 1
        a, b = number(bits, 1) % modulus, number(bits, 2) % modulus
        contestants = [*_ours(library, modulus, a, b), *_peers(modulus, a, b)]
        expected = {"residue_product": a * b % modulus, "product": a * b % modulus, "power": pow(a, b, modulus)}
        for one in contestants:
            if one.result is not None and (found := one.result()) != expected[one.operation]:
                raise RunError(f"{one.subject}, {one.operation} modulo {modulus:#x}: {found:#x} is wrong")
        for operation in OPERATIONS:
            entrants = [one for one in contestants if one.operation == operation]
            name = f"random-{bits}"
            report = partial(after_round, operation, name)
            yield from take_turns(
                entrants, name, modulus, rounds=rounds, after_round=report, clock=time.process_time_ns
            )


def _ours(library: ctypes.CDLL | None, modulus: int, a: int, b: int) -> Iterator[Contestant]:
    m = Modulus(modulus)
    chains = {
        "residue_product": _engine.product_chain,
        "product": _engine.product_chain_in_bytes,
        "power": _engine.power_chain,
    }
    for operation, chain in chains.items():

        def rust(count: int, chain: Callable[..., int] = chain) -> int:
            return chain(m, a, b, count)

        yield _our("Rust", operation, rust)
    if library is not None:
        for face, prefix in (("C", "faces_c"), ("C++", "faces_cpp")):
            handle = _handle(library, face, modulus)
            for operation in OPERATIONS:
                yield _our(face, operation, _compiled(getattr(library, f"{prefix}_{operation}"), handle, modulus, a, b))

    def residues(count: int) -> int:
        x, y = m(a), m(b)
        for _ in repeat(None, count):
            x = x * y
        return int(x)

    def numbers(method: Callable[[int, int], int]) -> Callable[[int], int]:
        def chain(count: int) -> int:
            x = a
            for _ in repeat(None, count):
                x = method(x, b)
            return x

        return chain

    yield _our("Python", "residue_product", residues)
    yield _our("Python", "product", numbers(m.mul))
    yield _our("Python", "power", numbers(m.pow))


def _our(face: str, operation: str, chain: Callable[[int], int]) -> Contestant:
    return Contestant(OURS[face], metadata.version("modforge"), operation, chain, lambda: chain(1))


def _handle(library: ctypes.CDLL, face: str, modulus: int) -> ctypes.c_void_p:
    """Return a modulus that lives as long as this process."""
    data = _bytes(modulus, modulus)
    if face == "C++":
        library.faces_cpp_modulus.restype = ctypes.c_void_p
        return ctypes.c_void_p(library.faces_cpp_modulus(data, ctypes.c_size_t(len(data))))
    handle = ctypes.c_void_p()
    if library.modforge_modulus_new(ctypes.byref(handle), data, ctypes.c_size_t(len(data))):
        raise RunError("modforge C: no modulus")
    return handle


def _compiled(function: Any, handle: ctypes.c_void_p, modulus: int, a: int, b: int) -> Callable[[int], int]:
    start, factor = _bytes(a, modulus), _bytes(b, modulus)

    def chain(count: int) -> int:
        x = ctypes.create_string_buffer(start, len(start))
        if status := function(handle, x, factor, ctypes.c_size_t(len(start)), ctypes.c_uint64(count)):
            raise RunError(f"{function.__name__}: status {status}")
        return int.from_bytes(x.raw, "big")

    return chain


def _bytes(value: int, modulus: int) -> bytes:
    return value.to_bytes((modulus.bit_length() + 7) // 8, "big")


def _peers(modulus: int, a: int, b: int) -> Iterator[Contestant]:
    for one in in_process.of_python(modulus, a, b, b):
        if one.operation in PEERS:
            yield replace(one, operation=PEERS[one.operation])
