"""Prints in C what is made of loops over other functions: long bytes, powers, many inverses, corrected square roots."""

from __future__ import annotations

from textwrap import fill

from modforge.field.c import composed
from modforge.field.c.style import constant, figures, place
from modforge.field.design import Design
from modforge.field.templates import render

SIGNATURES = {
    "reduce_wide_le_bytes": "void ${prefix}_reduce_wide_le_bytes"
    "(${word} r[${words}], const uint8_t *in, size_t length)",
    "reduce_wide_be_bytes": "void ${prefix}_reduce_wide_be_bytes"
    "(${word} r[${words}], const uint8_t *in, size_t length)",
    "pow": "void ${prefix}_pow"
    "(${word} r[${words}], const ${word} a[${words}], const uint64_t *exponent, size_t length)",
    "root_of_unity": "void ${prefix}_root_of_unity(${word} r[${words}])",
    "invert_many": "void ${prefix}_invert_many(${word} *r, const ${word} *a, size_t n)",
    "sqrt_ratio": "int ${prefix}_sqrt_ratio(${word} r[${words}], const ${word} a[${words}], const ${word} b[${words}])",
}
"""The prototypes."""


def functions(design: Design) -> list[str]:
    """Return the definitions, which follow those of all other functions."""
    layout, roots = design.layout, design.roots
    wide = render("c/wide.c", **figures(design), base=_element(design, 1 << (8 * layout.bytes)))
    given: dict[str, object] = {"prime": False}
    if roots:
        given = {
            "prime": True,
            "root": _element(design, roots.root_of_unity),
            "two_adicity": roots.two_adicity,
            "calls": "",
        }
    if roots and design.corrected_root:
        calls = [composed.statement(call, design.prefix) for call in roots.calls] or [f"{design.prefix}_one(w);"]
        names = dict.fromkeys((*(call.target for call in roots.calls), *"wxtcs", "one"))
        declaration = place(f"${{word}} {', '.join(f'{name}[${{words}}]' for name in names)};", design)
        given |= {
            "calls": "\n".join(f"    {line}" for line in calls),
            "declaration": fill(declaration, 110, initial_indent="    ", subsequent_indent="        "),
            "documentation": "\n * ".join(roots.documentation),
        }
    return [wide, render("c/loops.c", **figures(design), **given)]


def signatures(design: Design) -> dict[str, str]:
    """Return the prototype of each of these functions, by its name without prefix."""
    return {name: place(text, design) for name, text in SIGNATURES.items() if name not in design.missing}


def _element(design: Design, value: int) -> str:
    """Return the words of an element between braces."""
    return ", ".join(constant(word, design.layout.width) for word in design.layout.constant(value))
