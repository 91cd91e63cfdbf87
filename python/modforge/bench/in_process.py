"""Measure in this process: outside a checkout the measuring program cannot be built.

The engine and compiled field code run chains of products or squares, in which the call counts for nothing. Others are
what Python has: its own integers, gmpy2 and cryptography, as far as they are installed. What a step of Python costs is
part of their times, as it is for a program that uses them.
"""

from __future__ import annotations

import ctypes
import platform
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from importlib import import_module, metadata
from itertools import repeat
from pathlib import Path
from types import ModuleType
from typing import Any

from modforge import Modulus
from modforge._engine import product_chain
from modforge.bench.errors import RunError
from modforge.bench.turns import Contestant, take_turns
from modforge.field import FieldCode
from modforge.field.check.tuning import chains

DH_BITS = range(512, 10_001)
"""Sizes of moduli that cryptography takes for Diffie and Hellman's exchange."""


def peers() -> list[str]:
    """Return the names and versions of the peers that are installed, on which times depend."""
    found = [f"{name} {metadata.version(name)}" for name in ("gmpy2", "cryptography") if _module(name) is not None]
    return [f"Python {platform.python_version()}", *found]


def measure(
    name: str,
    modulus: int,
    *,
    libraries: Mapping[str, tuple[FieldCode, Path]],
    rounds: int,
    progress: Callable[[dict[str, Any]], None] | None = None,
) -> list[dict[str, Any]]:
    """Return rows as :func:`modforge.bench.run` does for products, squares and powers modulo one modulus.

    ``libraries`` are the compiled field code by subject. Contestants take turns; results are checked first. Raises
    :class:`~modforge.bench.RunError` for a wrong one.
    """
    a, b = modulus // 3, modulus // 5
    exponent = modulus - 1 - modulus // 7
    expected = {"multiply": a * b % modulus, "square": a * a % modulus, "power": pow(a, exponent, modulus)}
    contestants = [
        *_engine(modulus, a, b, exponent),
        *(one for subject, (code, path) in libraries.items() for one in _field(subject, code, path)),
        *of_python(modulus, a, b, exponent),
    ]
    for one in contestants:
        if one.result is not None and one.result() != expected[one.operation]:
            raise RunError(f"{one.subject}, {one.operation}: wrong result")
    rows = []
    for operation in expected:
        entrants = [one for one in contestants if one.operation == operation]

        def report(done: int, operation: str = operation) -> None:
            if progress is not None:
                progress({"operation": operation, "modulus": name, "done": done, "total": rounds})

        rows += take_turns(entrants, name, modulus, rounds=rounds, after_round=report)
    return rows


def _engine(modulus: int, a: int, b: int, exponent: int) -> Iterator[Contestant]:
    m = Modulus(modulus)
    subject, version = f"modforge {m.kernel if m.reduction == 'kernel' else m.reduction}", metadata.version("modforge")
    yield Contestant(
        subject, version, "multiply", lambda n: product_chain(m, a, b, n), lambda: product_chain(m, a, b, 1)
    )
    yield Contestant(subject, version, "square", lambda n: m.square_times(a, n), lambda: m.square_times(a, 1))
    yield Contestant(subject, version, "power", lambda n: _times(n, m.pow, a, exponent), lambda: m.pow(a, exponent))


def _field(subject: str, code: FieldCode, path: Path) -> Iterator[Contestant]:
    """Its results have been checked when it was made."""
    multiply, square = chains(code, ctypes.CDLL(str(path)))
    yield Contestant(subject, metadata.version("modforge"), "multiply", multiply)
    yield Contestant(subject, metadata.version("modforge"), "square", square)


def of_python(modulus: int, a: int, b: int, exponent: int) -> Iterator[Contestant]:
    """Yield what Python has: its own integers, and gmpy2 and cryptography where they are installed."""
    yield from _python(modulus, a, b, exponent)
    yield from _gmpy2(modulus, a, b, exponent)
    yield from _cryptography(modulus, a, exponent)


def _python(modulus: int, a: int, b: int, exponent: int) -> Iterator[Contestant]:
    yield from _operators("Python", platform.python_version(), modulus, a, b)
    yield Contestant(
        "Python",
        platform.python_version(),
        "power",
        lambda n: _times(n, pow, a, exponent, modulus),
        lambda: pow(a, exponent, modulus),
    )


def _gmpy2(modulus: int, a: int, b: int, exponent: int) -> Iterator[Contestant]:
    gmpy2 = _module("gmpy2")
    if gmpy2 is None:
        return
    version = metadata.version("gmpy2")
    m, x, y, e = map(gmpy2.mpz, (modulus, a, b, exponent))
    yield from _operators("gmpy2", version, m, x, y)
    # The function in constant time takes odd moduli alone.
    power = gmpy2.powmod_sec if modulus % 2 else gmpy2.powmod
    yield Contestant("gmpy2", version, "power", lambda n: _times(n, power, x, e, m), lambda: int(power(x, e, m)))


def _cryptography(modulus: int, a: int, exponent: int) -> Iterator[Contestant]:
    """OpenSSL's power is behind an exchange of keys, which takes primes of some sizes."""
    dh = _module("cryptography.hazmat.primitives.asymmetric.dh")
    if dh is None or modulus.bit_length() not in DH_BITS:
        return
    with suppress(ValueError), warnings.catch_warnings():
        warnings.simplefilter("ignore")  # cryptography does not want to be asked for this exchange for ever
        group = dh.DHParameterNumbers(modulus, 2)
        public = dh.DHPublicNumbers(a, group)
        secret = dh.DHPrivateNumbers(exponent, dh.DHPublicNumbers(pow(2, exponent, modulus), group)).private_key()
        peer = public.public_key()
        secret.exchange(peer)
        yield Contestant(
            "cryptography",
            metadata.version("cryptography"),
            "power",
            lambda n: _times(n, secret.exchange, peer),
            lambda: int.from_bytes(secret.exchange(peer), "big"),
        )


def _operators(subject: str, version: str, modulus: Any, a: Any, b: Any) -> Iterable[Contestant]:
    """Return products and squares by the operators of a type of numbers, a chain of them as elsewhere."""

    def multiply(count: int) -> None:
        x = a
        for _ in repeat(None, count):
            x = x * b % modulus

    def square(count: int) -> None:
        x = a
        for _ in repeat(None, count):
            x = x * x % modulus

    return (
        Contestant(subject, version, "multiply", multiply, lambda: int(a * b % modulus)),
        Contestant(subject, version, "square", square, lambda: int(a * a % modulus)),
    )


def _times(count: int, function: Callable[..., object], *arguments: object) -> None:
    for _ in repeat(None, count):
        function(*arguments)


def _module(name: str) -> ModuleType | None:
    try:
        return import_module(name)
    except ImportError:
        return None
