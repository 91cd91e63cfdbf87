"""The self-test that comes with the Rust code for eight lanes: results that Python integers gave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from modforge.field.lanes.code import LaneCode
from modforge.field.layouts.digits.lanes import LANES
from modforge.field.layouts.trials import EXPECTED, SUMS, bytes_of, encodings_of, plain, rows_of
from modforge.field.templates import render

T = TypeVar("T")


def program(code: LaneCode) -> str:
    """Return the Rust program."""
    layout = code.layout
    names = (*EXPECTED, *(SUMS if layout.of_products else ()))
    rows = [
        (list(a), list(b), small, list(zip(names, [list(plain(value, layout)) for value in values], strict=True)))
        for a, b, small, values in rows_of(layout)
    ]
    encodings = [
        (bytes_of(value, layout), str(value < layout.modulus).lower(), list(plain(value, layout)))
        for value in encodings_of(layout)
    ]
    return render(
        "lanes/rust/test.rs",
        name=code.name,
        rows=_eights(rows),
        encodings=_eights(encodings),
        of_products=bool(layout.of_products),
        powers="invert" not in code.missing,
        sqrt="sqrt" not in code.missing,
    )


def _eights(rows: Sequence[T]) -> list[Sequence[T]]:
    """Return eight rows at a time; the first ones follow the last ones so that eight of them are always there."""
    filled = [*rows, *rows[: -len(rows) % LANES]]
    return [filled[at : at + LANES] for at in range(0, len(filled), LANES)]
