"""Lays out Rust as rustfmt does."""

from __future__ import annotations

from textwrap import wrap

WIDTH = 100
"""The line length of rustfmt."""


def indent(text: str) -> str:
    """Indent the lines that are not empty."""
    return "\n".join(f"    {line}" if line else "" for line in text.split("\n"))


def array(items: list[str], around: int, depth: int) -> str:
    """Lay out an array as rustfmt does: on one line of at most 60 between brackets, else packed, or a line each.

    ``around`` is what else stands on its first line; ``depth`` the column at which that line starts.
    """
    line = f"[{', '.join(items)}]"
    if len(line) <= 62 and depth + around + len(line) <= WIDTH:
        return line
    pieces = [f"{item}," for item in items]
    if max(map(len, items)) > 10:
        return "\n".join(["[", *(f"    {piece}" for piece in pieces), "]"])
    return "\n".join(
        ["[", *wrap(" ".join(pieces), WIDTH - depth, initial_indent="    ", subsequent_indent="    "), "]"]
    )
