"""Lays out Rust as rustfmt does, and puts the figures of a design into templates."""

from __future__ import annotations

from textwrap import wrap

from modforge.field.design import Design

WIDTH = 100
"""The line length of rustfmt."""


MAX_INLINED_WORDS = {64: 12, 32: 8}
"""Up to so many words of each size arithmetic is always inlined: a call would pass elements through memory, which costs
a fifth of a product of 512 bits. Beyond, the compiler weighs it against the size of the code: words of 32 bits take
more of that, and formulas for points modulo 2^384 - 7467 outgrow the first cache."""


def figures(design: Design) -> dict[str, object]:
    """Return the figures of a field by their names in templates."""
    layout = design.layout
    return {
        "word": f"u{layout.width}",
        "wide": f"u{2 * layout.width}",
        "bits": layout.width,
        "size": layout.width // 8,
        "small": f"u{layout.small_bits}",
        "inline": "#[inline(always)]" if layout.words <= MAX_INLINED_WORDS[layout.width] else "#[inline]",
    }


def indent(text: str) -> str:
    """Indent the lines that are not empty."""
    return "\n".join(f"    {line}" if line else "" for line in text.split("\n"))


def array(items: list[str], around: int, depth: int) -> str:
    """Lay out an array as rustfmt does: on one line of at most 60 between brackets, else packed, or a line each.

    ``around`` is the length of the rest of its first line, ``depth`` the column at which that line starts. rustfmt
    leaves one column of a packed line free.
    """
    line = f"[{', '.join(items)}]"
    if len(line) <= 62 and depth + around + len(line) <= WIDTH:
        return line
    pieces = [f"{item}," for item in items]
    if max(map(len, items)) > 10:
        return "\n".join(["[", *(f"    {piece}" for piece in pieces), "]"])
    return "\n".join(
        ["[", *wrap(" ".join(pieces), WIDTH - depth - 1, initial_indent="    ", subsequent_indent="    "), "]"]
    )


def markdown(lines: list[str]) -> list[str]:
    """Set the indented lines as code."""
    marked: list[str] = []
    for line in lines:
        if line.startswith("  ") and not (marked and marked[-1].startswith("  ")):
            marked.append("```text")
        elif not line.startswith("  ") and marked and marked[-1].startswith("  "):
            marked.append("```")
        marked.append(line)
    return [line.strip() for line in (*marked, *(["```"] if marked[-1].startswith("  ") else []))]
