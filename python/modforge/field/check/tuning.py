"""Measures the layouts of a modulus on this machine: chains of products and of squares, each waiting for the last."""

from __future__ import annotations

import ctypes
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from modforge.field.check.compare import check
from modforge.field.check.compile import compile_c, compile_rust
from modforge.field.code import FieldCode, generate
from modforge.field.design import Progress
from modforge.field.layouts.candidates import MAX_BITS_IN_DIGITS, labelled, numbered

ROUNDS = 7
"""Runs of each chain; the fastest counts, as other programs only add time."""

MIN_SECONDS = 0.005
"""The least time that a chain is made to take."""


@dataclass(frozen=True)
class Measured:
    """The measured times of a layout, which is given by its label."""

    kind: str
    method: str
    mul_ns: float
    square_ns: float


def measure(
    p: int, *, word: int, kind: str | None = None, language: str = "c", progress: Progress = lambda _: None
) -> list[Measured]:
    """Compile every layout and run chains of products and squares, by turns; return the fastest first."""
    layouts = labelled(p, word, kind)
    if kind is None and p.bit_length() <= MAX_BITS_IN_DIGITS:
        layouts |= numbered(p, word, ("folded", "unsaturated"))
    with tempfile.TemporaryDirectory() as folder:
        compiled = []
        for index, (label, layout) in enumerate(layouts.items()):
            progress(f"compiling {label}")
            code, library = _compiled(p, word, label, language, Path(folder) / str(index))
            compiled.append((label, layout.method, chains(code, ctypes.CDLL(str(library)))))
        progress("measuring")
        rounds = [[[_time(chain) for chain in pair] for _, _, pair in compiled] for _ in range(ROUNDS)]
    times = [[min(several) for several in zip(*both, strict=True)] for both in zip(*rounds, strict=True)]
    found = [Measured(label, method, *pair) for (label, method, _), pair in zip(compiled, times, strict=True)]
    return sorted(found, key=lambda one: one.mul_ns + one.square_ns)


def measured(p: int, *, word: int, kind: str, language: str, cases: int, folder: Path) -> Measured:
    """Compile one layout, given by its label, in a folder; compare it with Python's integers, and run its chains."""
    code, library = _compiled(p, word, kind, language, folder)
    check(library, code, cases=cases, seed=1)
    pair = chains(code, ctypes.CDLL(str(library)))
    mul, square = (min(_time(chain) for _ in range(ROUNDS)) for chain in pair)
    return Measured(kind, code.layout.method, mul, square)


def _compiled(p: int, word: int, kind: str, language: str, folder: Path) -> tuple[FieldCode, Path]:
    code = generate(p, name="f", prefix="f", word=word, kind=kind)
    return code, {"c": compile_c, "rust": compile_rust}[language](code, folder)


def chains(code: FieldCode, library: ctypes.CDLL) -> tuple[Callable[[int], None], Callable[[int], None]]:
    """Return the chains, which take their length."""
    word = {32: ctypes.c_uint32, 64: ctypes.c_uint64}[code.word]
    form = code.layout.canonical
    x, y = ((word * form.words)(*form.split(code.modulus // divisor)) for divisor in (3, 5))

    def mul(length: int) -> None:
        library[f"{code.prefix}_bench_mul"](x, y, ctypes.c_uint64(length))

    def square(length: int) -> None:
        library[f"{code.prefix}_bench_square"](x, ctypes.c_uint64(length))

    return mul, square


def _time(chain: Callable[[int], None]) -> float:
    """Return the nanoseconds of one link of a chain."""
    length = 64
    while True:
        start = time.perf_counter()
        chain(length)
        seconds = time.perf_counter() - start
        if seconds >= MIN_SECONDS:
            return seconds / length * 1e9
        length *= 4
