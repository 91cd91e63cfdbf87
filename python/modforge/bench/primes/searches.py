"""Searches for random and safe primes, here and by OpenSSL's library, in turn.

A search takes as long as its luck is bad: its time has about an exponential distribution, whose mean over n searches
has a standard deviation of 1/√n of itself, and the median one of 1.44/√n. So rows say how many searches they are of.
Times are of the CPU, of all threads, as OpenSSL searches on one core and the engine on all.
"""

from __future__ import annotations

import ctypes
import statistics
import sys
import time
from collections.abc import Callable
from ctypes.util import find_library
from dataclasses import dataclass
from typing import Protocol

from modforge import crypto, is_probable_prime
from modforge.bench.errors import RunError


@dataclass(frozen=True)
class Search:
    """Primes of so many bits; ``target`` is the least ratio of medians that is wanted."""

    bits: int
    safe: bool
    target: float

    @property
    def name(self) -> str:
        """Return what a table calls it."""
        return f"{'safe' if self.safe else 'random'} prime, {self.bits} bits"


SEARCHES = (
    *(Search(bits, False, 2.0) for bits in (1024, 2048)),
    *(Search(bits, True, 4.0) for bits in (512, 1024, 2048)),
)


class Finder(Protocol):
    """Whoever finds primes."""

    version: str

    def find(self, bits: int, safe: bool) -> int:
        """Return a random prime, or a safe one."""


class Engine:
    """The searches of this package."""

    def __init__(self) -> None:
        """Name the version."""
        from modforge import __version__

        self.version = __version__

    def find(self, bits: int, safe: bool) -> int:
        """Return a random prime, or a safe one."""
        return crypto.safe_prime(bits) if safe else crypto.random_prime(bits)


class OpenSsl:
    """The function under ``openssl prime -generate``, without the start of a program around it."""

    def __init__(self) -> None:
        """Load the library. Raises :class:`RunError` where there is none of version 3."""
        name = find_library("crypto") if sys.platform.startswith("linux") else None
        if name is None:
            raise RunError("OpenSSL's libcrypto is not installed: apt-get install libssl3")
        self._library = ctypes.CDLL(name)
        number, whole, text = ctypes.c_void_p, ctypes.c_int, ctypes.c_char_p
        for function, result, arguments in (
            ("OpenSSL_version", text, [whole]),
            ("BN_new", number, []),
            ("BN_free", None, [number]),
            ("BN_num_bits", whole, [number]),
            ("BN_bn2bin", whole, [number, text]),
            ("BN_generate_prime_ex", whole, [number, whole, whole, number, number, number]),
        ):
            found = getattr(self._library, function, None)
            if found is None:
                raise RunError(f"{name}: has no {function}")
            found.restype, found.argtypes = result, arguments
        self.version = self._library.OpenSSL_version(0).decode()

    def find(self, bits: int, safe: bool) -> int:
        """Return a random prime, or a safe one."""
        prime = self._library.BN_new()
        try:
            if self._library.BN_generate_prime_ex(prime, bits, int(safe), None, None, None) != 1:
                raise RunError("BN_generate_prime_ex failed")
            digits = ctypes.create_string_buffer((self._library.BN_num_bits(prime) + 7) // 8)
            self._library.BN_bn2bin(prime, digits)
            return int.from_bytes(digits.raw, "big")
        finally:
            self._library.BN_free(prime)


@dataclass(frozen=True)
class Row:
    """Nanoseconds of CPU of each search, of OpenSSL's and of ours."""

    search: Search
    theirs: tuple[int, ...]
    ours: tuple[int, ...]

    @property
    def factor(self) -> float:
        """Return the ratio of the medians."""
        return statistics.median(self.theirs) / statistics.median(self.ours)

    @property
    def factor_of_means(self) -> float:
        """Return the ratio of the means."""
        return statistics.mean(self.theirs) / statistics.mean(self.ours)

    @property
    def reached(self) -> bool:
        """Return whether the target was reached."""
        return self.factor >= self.search.target

    def as_dict(self) -> dict[str, object]:
        """Return the row for JSON."""
        return {
            "bits": self.search.bits,
            "safe": self.search.safe,
            "searches": len(self.ours),
            "openssl_ns": statistics.median(self.theirs),
            "modforge_ns": statistics.median(self.ours),
            "factor": self.factor,
            "factor_of_means": self.factor_of_means,
            "target": self.search.target,
            "reached": self.reached,
        }


def measure(
    search: Search, samples: int, theirs: Finder, ours: Finder, progress: Callable[[int], None] = lambda _: None
) -> Row:
    """Return so many searches of each, in changing order.

    Raises :class:`RunError` for a result that is no such prime.
    """
    times: dict[Finder, list[int]] = {theirs: [], ours: []}
    for turn in range(samples):
        progress(turn)
        for finder in (theirs, ours) if turn % 2 == 0 else (ours, theirs):
            start = time.process_time_ns()
            prime = finder.find(search.bits, search.safe)
            times[finder].append(time.process_time_ns() - start)
            odd_ones = (prime, prime // 2) if search.safe else (prime,)
            if prime.bit_length() != search.bits or not all(map(is_probable_prime, odd_ones)):
                raise RunError(f"{search.name}: {finder.version} found {prime}")
    return Row(search, tuple(times[theirs]), tuple(times[ours]))
