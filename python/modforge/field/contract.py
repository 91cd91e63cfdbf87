"""What the generated files say about themselves and about each function, in any language."""

from __future__ import annotations

from modforge.field.design import Design, count, describe
from modforge.field.notation import about, power

RESULTS = {
    "mul": "r ≡ a·b",
    "square": "r ≡ a²",
    "add": "r ≡ a + b",
    "sub": "r ≡ a - b",
    "neg": "r ≡ -a",
    "canonical": "r ≡ a",
}

COMPOSED = {
    "zero": ["r = 0."],
    "one": ["r = 1."],
    "select": ["r = a if bit is 1, r = b if it is 0. r may be the same array as a or b."],
    "swap": ["Exchange a and b if bit is 1, leave them if it is 0."],
    "is_zero": ["Return 1 if a ≡ 0 (mod p), else 0. Requires a < {bound}."],
    "equal": ["Return 1 if a ≡ b (mod p), else 0. Requires a, b < {bound}."],
    "square_times": [
        "r ≡ a^(2^n) (mod p), r < {bound}; n shows in the time it takes. Requires a < {bound}.",
        "r may be the same array as a.",
    ],
    "invert": [
        "r ≡ 1/a (mod p), r ≡ 0 if a ≡ 0; r < {bound}. Requires a < {bound}.",
        "r may be the same array as a.",
    ],
    "sqrt": [
        "Return 1 if a is a square mod p, with r² ≡ a (-r is the other root), r < {bound}; else return 0, with r = 0.",
        "Requires a < {bound}. r may be the same array as a.",
    ],
    "legendre": [
        "Return 1 if a is a square mod p other than 0, -1 if it is no square, 0 if a ≡ 0. Requires a < {bound}.",
    ],
}
"""Contracts of the composed functions."""


def summary(design: Design) -> list[str]:
    """Return the lines on top of a file."""
    layout = design.layout
    bound = power(layout.highest + 1)
    return [
        f"Arithmetic modulo p = {design.field}. Generated, do not edit:",
        f"  {design.command}",
        "",
        f"p = {layout.modulus:#x}",
        f"Element: {design.representation}.",
        f"Every function takes and returns elements below {bound}; canonical and the bytes are below p.",
        "Constant time in all values: no branch and no address depends on them.",
        "Method: Kovtun, Kovtun, Stokipnyi, Okhrimenko (2023), corrected; folds and bounds of mul:",
        *(f"  {step.name} = {step.expression} < {about(step.interval.high + 1)}" for step in design.steps["mul"][2:]),
        "Operations:",
        *(f"  {name}: {describe(count(program))}" for name, program in design.programs.items()),
        *(f"  {name}: {function.cost}" for name, function in design.composed.items()),
        *(f"No {name}: {why}." for name, why in design.missing.items()),
    ]


def contract(design: Design, name: str) -> list[str]:
    """Return what a function requires and ensures."""
    bound, size = power(design.layout.highest + 1), design.layout.bytes
    order = "least" if "_le_" in name else "most"
    if name.startswith("to_"):
        return [f"Write a mod p as {size} bytes, {order} significant first. Requires a < {bound}."]
    if name.startswith("from_"):
        return [
            f"Read {size} bytes, {order} significant first. Returns 1, and r is the number, if it is below p;",
            "returns 0, and r is 0, if it is not.",
        ]
    if name in COMPOSED:
        return [line.format(bound=bound) for line in COMPOSED[name]]
    inputs = [number.name for number in design.programs[name].inputs]
    limit = "p" if name == "canonical" else bound
    return [
        f"{RESULTS[name]} (mod p), r < {limit}. Requires {', '.join(inputs)} < {bound}.",
        f"r may be the same array as {' or '.join(inputs)}.",
    ]
