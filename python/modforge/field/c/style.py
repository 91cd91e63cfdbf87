"""Lays out C, and puts the figures of a design into templates."""

from __future__ import annotations

import re
from typing import Protocol

from modforge.field.layouts.layout import Layout

FIGURE = re.compile("PREFIX|(?<![A-Z_])(?:WORDS?|PLAIN|BYTES|SIZE|BITS|SMALL|ONE)(?![A-Z])")


class Printed(Protocol):
    """What has a layout and a prefix: a design, and the code made of it."""

    @property
    def layout(self) -> Layout:
        """How elements are held."""

    @property
    def prefix(self) -> str:
        """Start of all names."""


def place(text: str, printed: Printed) -> str:
    """Put the figures of a field into a template."""
    layout = printed.layout
    figures = {
        "PREFIX": printed.prefix,
        "WORD": f"uint{layout.width}_t",
        "WORDS": str(layout.words),
        "PLAIN": str(layout.plain_words),
        "BYTES": str(layout.bytes),
        "SIZE": str(layout.width // 8),
        "BITS": str(layout.width),
        "SMALL": f"uint{layout.small_bits}_t",
        "ONE": ", ".join(constant(word, layout.width) for word in layout.constant(1)),
    }
    return FIGURE.sub(lambda found: figures[found[0]], text)


def constant(value: int, width: int) -> str:
    """Print a constant word."""
    return str(value) if value < 10 else f"UINT{width}_C({value:#x})"


def array(values: tuple[int, ...], width: int) -> str:
    """Print words between braces."""
    return "{" + ", ".join(constant(word, width) for word in values) + "}"


def comment(lines: list[str]) -> str:
    """Print a comment."""
    if len(lines) == 1:
        return f"/* {lines[0]} */"
    return "\n".join(["/*", *(f" * {line}".rstrip() for line in lines), " */"])
