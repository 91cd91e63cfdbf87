"""Compares compiled code with Python integers."""

from __future__ import annotations

import ctypes
import random
import time
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import product
from operator import le
from pathlib import Path
from typing import Any

from modforge.field.code import FieldCode
from modforge.field.errors import CheckError
from modforge.field.layouts.samples import Element, edges, multiples, number, random_element
from modforge.field.program.ir import join, split


@dataclass(frozen=True)
class CheckResult:
    """The numbers of random and of edge operands compared (each through all functions), and the time it took."""

    cases: int
    edge_cases: int
    seconds: float


def check(library: Path, code: FieldCode, *, cases: int, seed: int) -> CheckResult:
    """Compare a compiled library with Python integers; raise :class:`CheckError` at the first difference.

    Every pair, of edges and random, goes through all functions, with the result written to its own array and
    over each operand.
    """
    start = time.perf_counter()
    field = _Library(library, code)
    numbers, words = edges(code.layout)
    edge_pairs = [*product(numbers, numbers + words), *((word, word) for word in words), *multiples(code.layout)]
    for a, b in edge_pairs:
        field.compare(a, b)
    for a in numbers + words:
        field.compare_powers(a)
    source = random.Random(seed)
    for _ in range(cases):
        field.compare(random_element(source, code.layout), random_element(source, code.layout))
        field.compare_powers(random_element(source, code.layout))
    encodings = [0, 1, code.modulus - 1, code.modulus, code.modulus + 1, (1 << (8 * code.bytes)) - 1]
    for value in [*encodings, *(source.randrange(1 << (8 * code.bytes)) for _ in range(cases))]:
        field.compare_decoding(value % (1 << (8 * code.bytes)))
    return CheckResult(cases, len(edge_pairs) + len(encodings), time.perf_counter() - start)


class _Library:
    """The functions of a compiled field on elements; an element represents the number value/radix modulo p."""

    def __init__(self, path: Path, code: FieldCode) -> None:
        self._functions = ctypes.CDLL(str(path))
        self._code = code
        self._p = code.modulus
        word = {32: ctypes.c_uint32, 64: ctypes.c_uint64}[code.word]
        self._words = word * code.words
        self._plain_words = word * code.layout.plain_words

    def compare(self, x: Element, y: Element) -> None:
        """Run two operands through all functions."""
        a, b, p = self._number(x), self._number(y), self._p
        self._binary("mul", x, y, a * b)
        self._binary("add", x, y, a + b)
        self._binary("sub", x, y, a - b)
        if self._code.layout.of_products:
            self._of_products("sum_of_products", a * a + b * b, x, x, y, y)
            self._of_products("difference_of_products", a * a - b * b, x, x, y, y)
            self._of_products("product_minus_square", a * b - b * b, x, y, y)
        self._unary("square", x, a * a)
        self._unary("neg", x, -a)
        self._unary("half", x, a * pow(2, -1, p))
        for small in (0, 1, y[0] % (1 << self._code.layout.small_bits), (1 << self._code.layout.small_bits) - 1):
            self._unary("mul_small", x, a * small, small)
        if x == y:
            self._binary("mul", x, x, a * a, same=True)
            self._binary("add", x, x, 2 * a, same=True)
            self._binary("sub", x, x, 0, same=True)
        plain = self._plain_words()
        self._call("canonical", plain, self._array(x))
        self._need(join(tuple(plain), self._code.word) == a, "canonical", x)
        for order in ("little", "big"):
            out = (ctypes.c_uint8 * self._code.bytes)()
            self._call(f"to_{order[0]}e_bytes", out, self._array(x))
            self._need(bytes(out) == a.to_bytes(self._code.bytes, order), f"to {order}", x)
        self._need(self._call("is_zero", self._array(x)) == (a == 0), "is_zero", x)
        self._need(self._call("equal", self._array(x), self._array(y)) == (a == b), "equal", x, y)
        for bit in (0, 1):
            one, other = self._array(x), self._array(y)
            self._call("swap", bit, one, other)
            self._need((tuple(one), tuple(other)) == ((y, x) if bit else (x, y)), "swap", x, y)
            for place in range(3):
                one, other = self._array(x), self._array(y)
                result = (self._words(), one, other)[place]
                self._call("select", result, bit, one, other)
                self._need(tuple(result) == (x if bit else y), "select", x, y)

    def compare_powers(self, x: Element) -> None:
        """Run an operand through the constants and the functions that raise to a power."""
        a, p = self._number(x), self._p
        for name, constant in (("zero", 0), ("one", 1)):
            result = self._array(x)
            self._call(name, result)
            self._accept(name, result, constant)
        for times in (0, 1, 2, 5):
            self._unary("square_times", x, pow(a, 1 << times, p), times)
        exponent = (ctypes.c_uint64 * 2)(a % (1 << 64), 1 << 63)
        self._unary("pow", x, pow(a, a % (1 << 64) + (1 << 127), p), exponent, ctypes.c_size_t(2))
        if "invert" in self._code.missing:
            return
        inverse, legendre = pow(a, -1, p) if a else 0, (pow(a, p // 2, p) + 1) % p - 1
        self._unary("invert", x, inverse)
        self._inverses(x, inverse, legendre)
        self._need(self._call("legendre", self._array(x)) == legendre, "legendre", x)
        if "sqrt" not in self._code.missing:
            for square, is_square in ((x, legendre >= 0), (self._code.layout.constant(a * a), True)):
                of = self._number(square)
                operand = self._array(square)
                for result in (self._words(), operand):
                    exists = self._call("sqrt", result, operand)
                    root = self._number(tuple(result))
                    self._accept("sqrt", result, root if exists else 0, square)
                    right = root * root % p == of if exists else root == 0
                    self._need(right and exists == is_square, "sqrt", square)

    def _inverses(self, x: Element, inverse: int, legendre: int) -> None:
        """Invert this element, 0 and 1 together, and take a square root of a quotient."""
        p, count = self._p, 3
        elements = (x, (0,) * len(x), self._code.layout.constant(1))
        inverses = (self._words * count)()
        operands = (self._words * count)(*(self._words(*element) for element in elements))
        self._call("invert_many", inverses, operands, ctypes.c_size_t(count))
        for given, found, exact in zip(elements, inverses, (inverse, 0, 1), strict=True):
            self._accept("invert_many", found, exact, given)
        dividend = self._code.layout.constant(4)
        a, b = self._number(dividend), self._number(x)
        result = self._words()
        exists = self._call("sqrt_ratio", result, self._array(dividend), self._array(x))
        root = self._number(tuple(result))
        right = root * root * b % p == a if exists else root == 0
        self._need(right and exists == (legendre == 1), "sqrt_ratio", x)

    def compare_decoding(self, value: int) -> None:
        """Read a number from bytes in both orders, and from words."""
        valid = value < self._p
        words = split(value, self._code.layout.plain_words, self._code.word)
        result = self._words()
        self._call("reduce", result, self._plain_words(*words))
        self._accept("reduce", result, value, words)
        for order in ("little", "big"):
            data = (ctypes.c_uint8 * self._code.bytes).from_buffer_copy(value.to_bytes(self._code.bytes, order))
            result = self._words()
            accepted = self._call(f"from_{order[0]}e_bytes", result, data)
            self._need(accepted == int(valid), f"from_{order[0]}e_bytes", words)
            self._accept(f"from_{order[0]}e_bytes", result, value if valid else 0, words)
            self._call(f"reduce_{order[0]}e_bytes", result, data)
            self._accept(f"reduce_{order[0]}e_bytes", result, value, words)
            size = self._code.bytes + 1 + value % 40
            long = value * (value + 1) % (1 << 8 * size)
            wide = (ctypes.c_uint8 * size).from_buffer_copy(long.to_bytes(size, order))
            self._call(f"reduce_wide_{order[0]}e_bytes", result, wide, ctypes.c_size_t(size))
            self._accept(f"reduce_wide_{order[0]}e_bytes", result, long, words)

    def _binary(self, name: str, x: Element, y: Element, exact: int, *, same: bool = False) -> None:
        for place in range(3):
            one = self._array(x)
            other = one if same else self._array(y)
            result = (self._words(), one, other)[place]
            self._call(name, result, one, other)
            self._accept(name, result, exact, x, y)

    def _of_products(self, name: str, exact: int, *elements: Element) -> None:
        """Write the result to its own array and over each operand."""
        for place in range(len(elements) + 1):
            operands = [self._array(element) for element in elements]
            result = (self._words(), *operands)[place]
            self._call(name, result, *operands)
            self._accept(name, result, exact, *elements)

    def _unary(self, name: str, x: Element, exact: int, *options: ctypes.Array[Any] | ctypes.c_size_t | int) -> None:
        operand = self._array(x)
        for result in (self._words(), operand):
            self._call(name, result, operand, *options)
            self._accept(name, result, exact, x)

    def _number(self, x: Element) -> int:
        """Return the number that an element represents."""
        return number(self._code.layout, x)

    def _accept(self, name: str, result: Iterable[int], exact: int, *operands: Element) -> None:
        """Check that a result keeps the bounds of an element and represents a number."""
        words, form = tuple(result), self._code.layout.element
        inside = all(map(le, words, form.limits)) and form.join(words) <= form.highest
        self._need(inside and (self._number(words) - exact) % self._p == 0, name, *operands)

    def _need(self, good: bool, name: str, *operands: Element) -> None:
        if not good:
            given = ", ".join(" ".join(map(hex, reversed(operand))) for operand in operands if operand)
            raise CheckError(f"{self._code.prefix}_{name} gives a wrong result for {given}")

    def _call(self, name: str, *arguments: ctypes.Array[Any] | ctypes.c_size_t | int) -> int:
        return int(self._functions[f"{self._code.prefix}_{name}"](*arguments) or 0)

    def _array(self, x: Element) -> ctypes.Array[Any]:
        return self._words(*x)
