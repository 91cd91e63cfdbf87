"""The rows of a self-test in C."""

from __future__ import annotations

from modforge.field.c.style import array
from modforge.field.layouts.layout import Layout
from modforge.field.layouts.trials import bytes_of, encodings_of, plain, rows_of


def rows(layout: Layout) -> list[tuple[str, str, int, list[str]]]:
    """Return two elements, a small number, and the results of each row."""
    width = layout.width
    return [
        (array(a, width), array(b, width), small, [array(plain(value, layout), width) for value in values])
        for a, b, small, values in rows_of(layout)
    ]


def encodings(layout: Layout) -> list[tuple[str, int, str]]:
    """Return numbers as bytes, whether each is below p, and its residue modulo p."""
    return [
        (bytes_of(value, layout), int(value < layout.modulus), array(plain(value, layout), layout.width))
        for value in encodings_of(layout)
    ]
