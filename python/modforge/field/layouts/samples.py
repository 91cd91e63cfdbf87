"""Elements to try: at the boundaries of p, of words and of the bound, next to multiples of p, and random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from math import gcd
from typing import TypeAlias

from modforge.field.layouts.layout import Layout
from modforge.field.program.format import Format

Element: TypeAlias = tuple[int, ...]
"""The words of an element."""


def edges(layout: Layout) -> tuple[list[Element], list[Element]]:
    """Return operands at the boundaries: those of p, its multiples and the bound; those of words and carries."""
    p, form, bits = layout.modulus, layout.element, layout.modulus.bit_length()
    numbers = {0, 1, 2, (1 << bits) - p, form.highest, form.highest - 1, (1 << bits) - 1}
    numbers |= {multiple + offset for multiple in (p, 2 * p) for offset in (-1, 0, 1)}
    boundaries = {1 << (bits - 1)}
    for at in (*form.positions, bits):
        boundary = 1 << at
        boundaries |= {boundary - 1, boundary, (1 << bits) - boundary, form.highest + 1 - boundary}
        boundaries |= {((boundary << layout.width) - 1) ^ (boundary - 1)}  # one word of ones
    near = [element for value in sorted(numbers) if (element := _fitting(value, layout)) is not None]
    words = {element for value in sorted(boundaries) if (element := _fitting(value, layout)) is not None}
    for at, limit in enumerate(form.limits):
        lonely = tuple(limit if index == at else 0 for index in range(form.words))
        words |= {element for element in (lonely, form.limits) if form.join(element) <= form.highest}
    return near, sorted(words)


def _fitting(value: int, layout: Layout) -> Element | None:
    """Return the words of a value, if it is that of an element."""
    form = layout.element
    if not 0 <= value <= form.highest:
        return None
    try:
        return form.split(value)
    except ValueError:  # too large for its last word where words overlap
        return None


def random_element(source: random.Random, layout: Layout) -> Element:
    """Return a random element: by its value, or where words overlap by its words."""
    form = layout.element
    full = Format.full(form.words, layout.width, form.highest)
    if form == full:
        return form.split(source.randint(0, form.highest))
    return tuple(source.randint(0, limit) for limit in form.limits)


def multiples(layout: Layout) -> Iterator[tuple[Element, Element]]:
    """Yield operands whose product is a multiple of p, or next to one."""
    p = layout.modulus
    for a in {1, 2 % p, 3 % p, -layout.radix % p, p - 1}:
        inverse = pow(a, -1, p) if gcd(a, p) == 1 else 1
        for b in (p, p - 1, p + 1, inverse * layout.radix**2 % p):
            x, y = _fitting(a, layout), _fitting(b, layout)
            if x is not None and y is not None:
                yield from ((x, y), (y, x))


def number(layout: Layout, element: Element) -> int:
    """Return the number modulo p that an element represents."""
    return layout.element.join(element) * _inverse(layout.radix, layout.modulus) % layout.modulus


@lru_cache
def _inverse(radix: int, modulus: int) -> int:
    return pow(radix, -1, modulus)
