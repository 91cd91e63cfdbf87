"""Lays out C, and puts the figures of a design into templates."""

from __future__ import annotations

import re

from modforge.field.design import Design

FIGURE = re.compile("PREFIX|(?<![A-Z_])(?:WORDS?|PLAIN|BYTES|SIZE|BITS|SMALL|ONE)(?![A-Z])")


def place(text: str, design: Design) -> str:
    """Put the figures of a design into a template."""
    layout = design.layout
    figures = {
        "PREFIX": design.prefix,
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


def comment(lines: list[str]) -> str:
    """Print a comment."""
    if len(lines) == 1:
        return f"/* {lines[0]} */"
    return "\n".join(["/*", *(f" * {line}".rstrip() for line in lines), " */"])
