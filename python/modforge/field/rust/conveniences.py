"""Prints what Rust code around a field expects of its elements: operators, sums, powers, roots of unity."""

from __future__ import annotations

from modforge.field.design import Design
from modforge.field.rust.style import array, figures
from modforge.field.templates import render

ASSIGNED = (("AddAssign", "add_assign", "+"), ("SubAssign", "sub_assign", "-"), ("MulAssign", "mul_assign", "*"))
"""The traits of operators that assign: name, method, operator."""

FOLDED = (("Sum", "sum", "ZERO", "+"), ("Product", "product", "ONE", "*"))
"""The traits of sums and products: name, method, what none of them gives, operator."""


def items(design: Design) -> list[str]:
    """Return the implementations that follow those of the arithmetic.

    The loops that the trait provides for every field are printed where it is not there.
    """
    layout = design.layout
    values = figures(design)
    operators = render(
        "rust/operators.rs",
        **values,
        plain=layout.plain_words,
        assigned=ASSIGNED,
        folded=FOLDED,
        word_base=_element(design, 1 << layout.width, len("high * Self() + Self::reduce([number as u32])"), 8),
    )
    base = _element(design, 1 << (8 * layout.bytes), len("const BASE: Self = Self();"), 4)
    parts = [operators, render("rust/wide.rs", base=base)]
    if roots := design.roots:

        def constant(name: str, value: int) -> str:
            opening = f"pub const {name}: Self ="
            words = _element(design, value, len(f"{opening} Self();"), 4)
            below = _element(design, value, len("Self();"), 8)
            return (
                f"{opening}\n        Self({below});"
                if "\n" in words and "\n" not in below
                else f"{opening} Self({words});"
            )

        parts.append(
            render(
                "rust/roots.rs",
                two_adicity=roots.two_adicity,
                non_residue=roots.non_residue,
                root=constant("ROOT_OF_UNITY", roots.root_of_unity),
                inverse=constant("ROOT_OF_UNITY_INVERSE", roots.root_of_unity_inverse),
                generator=constant("GENERATOR", roots.generator) if roots.generator else "",
                delta=constant("DELTA", roots.delta),
            )
        )
    if not design.trait:
        parts.append(render("rust/loops.rs", prime=bool(design.composed)))
    return parts


def _element(design: Design, value: int, around: int, depth: int) -> str:
    """Return the words of an element as they stand in a line."""
    words = [str(word) if word < 10 else f"{word:#x}" for word in design.layout.constant(value)]
    return array(words, around, depth).replace("\n", "\n" + " " * depth)
