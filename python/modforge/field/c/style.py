"""Lays out C, and puts the figures of a design into templates."""

from __future__ import annotations

from typing import Protocol

from modforge.field.layouts.layout import Layout
from modforge.field.templates import fill_in


class Printed(Protocol):
    """Anything with a layout and a prefix: a design, or the code made of it."""

    @property
    def layout(self) -> Layout:
        """How elements are held."""

    @property
    def prefix(self) -> str:
        """Start of all names."""


def figures(printed: Printed) -> dict[str, object]:
    """Return the figures of a field by their names in templates."""
    layout = printed.layout
    return {
        "prefix": printed.prefix,
        "word": f"uint{layout.width}_t",
        "words": layout.words,
        "plain": layout.plain_words,
        "bytes": layout.bytes,
        "size": layout.width // 8,
        "bits": layout.width,
        "small": f"uint{layout.small_bits}_t",
        "one": ", ".join(constant(word, layout.width) for word in layout.constant(1)),
    }


def place(text: str, printed: Printed) -> str:
    """Put the figures of a field into a short template."""
    return fill_in(text, **figures(printed))


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
