"""The self-test that comes with generated code: programs with results that Python integers gave, and a Makefile.

They need nothing but a compiler, so that the code can be tried wherever it is to run.
"""

from __future__ import annotations

from collections.abc import Collection

from modforge.field.assembly.machines import MACHINES
from modforge.field.c.assembly import condition
from modforge.field.c.rows import encodings, rows
from modforge.field.c.style import figures
from modforge.field.code import FieldCode
from modforge.field.layouts.trials import EXPECTED, SUMS, bytes_of, encodings_of, plain, rows_of
from modforge.field.templates import render


def c(code: FieldCode) -> str:
    """Return the C program."""
    layout = code.layout
    return render(
        "selftest/test.c",
        **figures(code),
        rows=rows(layout),
        encodings=encodings(layout),
        assembly=condition(layout.width, code.prefix) if code.assembly else "",
        prefix_upper=code.prefix.upper(),
        of_products=bool(layout.of_products),
        powers="invert" not in code.missing,
    )


def rust(code: FieldCode) -> str:
    """Return the Rust program."""
    layout = code.layout
    names = (*EXPECTED, *(SUMS if layout.of_products else ()))
    tried = [
        (list(a), list(b), small, zip(names, [list(plain(value, layout)) for value in values], strict=True))
        for a, b, small, values in rows_of(layout)
    ]
    read = [
        (bytes_of(value, layout), str(value < layout.modulus).lower(), list(plain(value, layout)))
        for value in encodings_of(layout)
    ]
    return render(
        "selftest/test.rs",
        name=code.name,
        word=f"u{layout.width}",
        small=f"u{layout.small_bits}",
        rows=tried,
        encodings=read,
        loops=not code.trait,
        of_products=bool(layout.of_products),
        powers="invert" not in code.missing,
    )


def makefile(code: FieldCode, languages: Collection[str]) -> str:
    """Return the Makefile."""
    return render(
        "selftest/Makefile",
        prefix=code.prefix,
        name=code.name,
        languages=languages,
        trait=code.trait,
        assembly=MACHINES[code.word].option if code.assembly else "",
    )
