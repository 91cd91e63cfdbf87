"""The cases of a self-test: operands, with the results that Python integers give."""

from __future__ import annotations

import random
from collections.abc import Iterator

from modforge.field.layouts.layout import Layout
from modforge.field.layouts.samples import Element, edges, multiples, number, random_element
from modforge.field.program.ir import split

RANDOM_ROWS = 16

EXPECTED = ("value", "sum", "difference", "product", "square", "negative", "multiple", "half")
"""Plain numbers of a row: the operand a itself, then results."""

SUMS = ("plus", "minus", "less")
"""Further ones where a layout has sums of products: a·b ± (a + b)·a/2 and a·b - (a/2)²."""


def rows_of(layout: Layout) -> Iterator[tuple[Element, Element, int, list[int]]]:
    """Yield two elements, a small number, and the plain numbers that :data:`EXPECTED` lists."""
    near, words = edges(layout)
    source = random.Random(layout.modulus)
    pairs = [(a, b) for a in near[-4:] for b in near] + list(zip(words, reversed(words), strict=True))
    pairs += [*multiples(layout), *((a, a) for a in near)]
    pairs += [(random_element(source, layout), random_element(source, layout)) for _ in range(RANDOM_ROWS)]
    p = layout.modulus
    for index, (x, y) in enumerate(pairs):
        a, b = number(layout, x), number(layout, y)
        small = (1 << layout.small_bits) - 1 if index % 2 else y[0] % (1 << layout.small_bits)
        half = a * pow(2, -1, p)
        values = [a, a + b, a - b, a * b, a * a, -a, a * small, half]
        if layout.of_products:
            values += [a * b + (a + b) * half, a * b - (a + b) * half, a * b - half * half]
        yield x, y, small, [value % p for value in values]


def encodings_of(layout: Layout) -> Iterator[int]:
    """Yield numbers to read from bytes, below p and above."""
    source = random.Random(layout.modulus)
    top = 1 << (8 * layout.bytes)
    values = [0, 1, layout.modulus - 1, layout.modulus, layout.modulus + 1, top - 1]
    yield from (value for value in values if value < top)
    yield from (source.randrange(top) for _ in range(RANDOM_ROWS))


def plain(value: int, layout: Layout) -> tuple[int, ...]:
    """Return a number modulo p in plain words."""
    return split(value % layout.modulus, layout.plain_words, layout.width)


def bytes_of(value: int, layout: Layout) -> str:
    """Return the bytes of a number in a list, least significant first."""
    return ", ".join(map(str, value.to_bytes(layout.bytes, "little")))
