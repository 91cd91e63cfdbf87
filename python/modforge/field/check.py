"""Compiles generated code and compares it with Python integers."""

from __future__ import annotations

import ctypes
import random
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from modforge.field import harness
from modforge.field.code import FieldCode, write
from modforge.field.ir import join, split


class CheckError(Exception):
    """A compiler is missing or refuses the code, or a compiled function gives a wrong result."""


@dataclass(frozen=True)
class CheckResult:
    """What was compared: random operands, edge operands (each through all functions), and the time it took."""

    cases: int
    edge_cases: int
    seconds: float


def compile_c(code: FieldCode, directory: Path, compiler: str = "cc") -> Path:
    """Write the C code into a directory and compile it to a shared library there."""
    write(code, directory)
    shim, library = directory / f"{code.prefix}_harness.c", directory / f"{code.prefix}_c.so"
    shim.write_text(harness.c(code), encoding="utf-8")
    warnings = ["-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]
    _compile(
        [
            compiler,
            *warnings,
            "-O3",
            "-march=native",
            "-fno-semantic-interposition",
            "-shared",
            "-fPIC",
            "-o",
            str(library),
            str(shim),
        ]
    )
    return library


def compile_rust(code: FieldCode, directory: Path) -> Path:
    """Write the Rust code into a directory and compile it to a shared library there."""
    write(code, directory)
    shim, library = directory / f"{code.prefix}_harness.rs", directory / f"{code.prefix}_rust.so"
    shim.write_text(harness.rust(code), encoding="utf-8")
    options = ["-Copt-level=3", "-Ctarget-cpu=native", "-Cpanic=abort", "-Dwarnings"]
    _compile(["rustc", "--edition=2024", "--crate-type=cdylib", *options, "-o", str(library), str(shim)])
    return library


def check(library: Path, code: FieldCode, *, cases: int, seed: int) -> CheckResult:
    """Compare a compiled library with Python integers; raise :class:`CheckError` at the first difference.

    Every pair, of edges and random, goes through all functions, with the result written to its own array and
    over each operand.
    """
    start = time.perf_counter()
    field = _Library(library, code)
    numbers, words = edges(code)
    edge_pairs = [*product(numbers, numbers + words), *((word, word) for word in words), *_multiples(code)]
    for a, b in edge_pairs:
        field.compare(a, b)
    for a in numbers + words:
        field.compare_powers(a)
    source = random.Random(seed)
    for _ in range(cases):
        field.compare(source.randrange(code.bound), source.randrange(code.bound))
        field.compare_powers(source.randrange(code.bound))
    codes = [0, 1, code.modulus - 1, code.modulus, code.modulus + 1, (1 << (8 * code.bytes)) - 1]
    for value in [*codes, *(source.randrange(1 << (8 * code.bytes)) for _ in range(cases))]:
        field.compare_decoding(value % (1 << (8 * code.bytes)))
    return CheckResult(cases, len(edge_pairs) + len(codes), time.perf_counter() - start)


def edges(code: FieldCode) -> tuple[list[int], list[int]]:
    """Return operands at the boundaries: those of p, its multiples and the bound; those of words and carries."""
    p, bound = code.modulus, code.bound
    numbers = {0, 1, 2, code.c, bound - 1, bound - 2, (1 << code.m) - 1}
    numbers |= {multiple + offset for multiple in (p, 2 * p) for offset in (-1, 0, 1)}
    words = {1 << (code.m - 1)}
    for index in range(code.words + 1):
        boundary = 1 << (code.word * index)
        words |= {boundary - 1, boundary, (1 << code.m) - boundary, bound - boundary}
        words |= {((boundary << code.word) - 1) ^ (boundary - 1)}  # one word of ones
    inside = [sorted(value for value in values if 0 <= value < bound) for values in (numbers, words)]
    return inside[0], inside[1]


def _multiples(code: FieldCode) -> Iterator[tuple[int, int]]:
    """Yield operands whose product is a multiple of p, or next to one."""
    p = code.modulus
    for a in (1, 2, 3, code.c, p - 1):
        yield from ((a, p), (p, a), (a, p - 1), (a, p + 1 if p + 1 < code.bound else p))
        yield a, pow(a, -1, p) if a > 1 and _coprime(a, p) else 1


def _coprime(a: int, p: int) -> bool:
    while p:
        a, p = p, a % p
    return a == 1


class _Library:
    """The functions of a compiled field on integers."""

    def __init__(self, path: Path, code: FieldCode) -> None:
        self._functions = ctypes.CDLL(str(path))
        self._code = code
        self._words = ctypes.c_uint64 * code.words

    def compare(self, a: int, b: int) -> None:
        """Run two operands through all functions."""
        self._binary("mul", a, b, a * b)
        self._binary("add", a, b, a + b)
        self._binary("sub", a, b, a - b)
        self._unary("square", a, a * a)
        self._unary("neg", a, -a)
        self._unary("canonical", a, a, self._code.modulus)
        if a == b:
            self._binary("mul", a, a, a * a, same=True)
            self._binary("add", a, a, 2 * a, same=True)
            self._binary("sub", a, a, 0, same=True)
        for order in ("little", "big"):
            out = (ctypes.c_uint8 * self._code.bytes)()
            self._call(f"to_{order[0]}e_bytes", out, self._array(a))
            self._need(bytes(out) == (a % self._code.modulus).to_bytes(self._code.bytes, order), f"to {order}", a)

        self._need(self._call("is_zero", self._array(a)) == (a % self._code.modulus == 0), "is_zero", a)
        alike = (a - b) % self._code.modulus == 0
        self._need(self._call("equal", self._array(a), self._array(b)) == alike, "equal", a, b)
        for bit in (0, 1):
            x, y = self._array(a), self._array(b)
            self._call("swap", bit, x, y)
            self._need((self._integer(x), self._integer(y)) == ((b, a) if bit else (a, b)), "swap", a, b)
            for place in range(3):
                x, y = self._array(a), self._array(b)
                result = (self._array(0), x, y)[place]
                self._call("select", result, bit, x, y)
                self._need(self._integer(result) == (a if bit else b), "select", a, b)

    def compare_powers(self, a: int) -> None:
        """Run an operand through the constants and the functions that raise to a power."""
        p, bound = self._code.modulus, self._code.bound
        for name, constant in (("zero", 0), ("one", 1)):
            result = self._array(a)
            self._call(name, result)
            self._accept(name, self._integer(result), constant, bound)
        for times in (0, 1, 2, 5):
            self._unary("square_times", a, pow(a, 1 << times, p), None, times)
        if "invert" not in self._code.missing:
            self._unary("invert", a, pow(a, p - 2, p))
            sign = self._call("legendre", self._array(a))
            self._need(sign == (pow(a, p // 2, p) + 1) % p - 1, "legendre", a)
        if "sqrt" not in self._code.missing:
            for square in (a, a * a % p):
                operand = self._array(square)
                for result in (self._array(0), operand):
                    exists = self._call("sqrt", result, operand)
                    root = self._integer(result)
                    right = root < bound and root * root % p == square % p if exists else root == 0
                    self._need(right and exists == (pow(square, p // 2, p) <= 1), "sqrt", square)

    def compare_decoding(self, value: int) -> None:
        """Read a number from bytes in both orders."""
        valid = value < self._code.modulus
        for order in ("little", "big"):
            result = self._array(self._code.bound - 1)
            data = (ctypes.c_uint8 * self._code.bytes).from_buffer_copy(value.to_bytes(self._code.bytes, order))
            accepted = self._call(f"from_{order[0]}e_bytes", result, data)
            good = accepted == int(valid) and self._integer(result) == (value if valid else 0)
            self._need(good, f"from {order}", value)

    def _binary(self, name: str, a: int, b: int, exact: int, *, same: bool = False) -> None:
        x = self._array(a)
        y = x if same else self._array(b)
        results: list[Callable[[], ctypes.Array[ctypes.c_uint64]]] = [lambda: self._array(0), lambda: x, lambda: y]
        for place in results:
            for array, value in ((x, a), (y, b)):
                ctypes.memmove(array, self._array(value), ctypes.sizeof(array))
            result = place()
            self._call(name, result, x, y)
            self._accept(name, self._integer(result), exact, self._code.bound, a, b)

    def _unary(self, name: str, a: int, exact: int, bound: int | None = None, *options: int) -> None:
        result, operand = self._array(0), self._array(a)
        self._call(name, result, operand, *options)
        self._accept(name, self._integer(result), exact, bound or self._code.bound, a)
        self._call(name, operand, operand, *options)
        self._accept(name, self._integer(operand), exact, bound or self._code.bound, a)

    def _accept(self, name: str, result: int, exact: int, bound: int, *operands: int) -> None:
        self._need(result < bound and (result - exact) % self._code.modulus == 0, name, *operands)

    def _need(self, good: bool, name: str, *operands: int) -> None:
        if not good:
            given = ", ".join(f"{operand:#x}" for operand in operands)
            raise CheckError(f"{self._code.prefix}_{name} gives a wrong result for {given}")

    def _call(self, name: str, *arguments: ctypes.Array[ctypes.c_uint64] | ctypes.Array[ctypes.c_uint8] | int) -> int:
        return int(self._functions[f"{self._code.prefix}_{name}"](*arguments) or 0)

    def _array(self, value: int) -> ctypes.Array[ctypes.c_uint64]:
        return self._words(*split(value, self._code.words, self._code.word))

    def _integer(self, array: ctypes.Array[ctypes.c_uint64]) -> int:
        return join(array[:], self._code.word)


def _compile(command: list[str]) -> None:
    if shutil.which(command[0]) is None:
        raise CheckError(f"the compiler {command[0]} is not installed")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CheckError(f"{' '.join(command)} failed:\n{done.stderr}")
