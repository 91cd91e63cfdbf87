"""The files around generated code that make a shared library of it: for tests and benchmarks, not part of the product.

C and Rust get the same exported functions, those of the C header and two chains for measuring latency:
``<prefix>_bench_mul(x, y, n)`` does x = x·y n times, ``<prefix>_bench_square(x, n)`` does x = x² n times. The chains
take and return numbers in plain words, and convert them before and after.
"""

from __future__ import annotations

from modforge.field.code import FieldCode
from modforge.field.templates import render


def c(code: FieldCode) -> str:
    """Return the C file that includes the generated one."""
    return render("check/harness.c", prefix=code.prefix, words=code.words, word=f"uint{code.word}_t")


def rust(code: FieldCode) -> str:
    """Return the Rust file that includes the generated one."""
    word, small = f"u{code.word}", f"u{code.layout.small_bits}"
    return render(
        "check/harness.rs",
        prefix=code.prefix,
        name=code.name,
        word=word,
        small=small,
        of_products=code.layout.of_products,
        missing=code.missing,
    )
