"""The documentation of generated files and of their functions, the same in every language."""

from __future__ import annotations

from modforge.field.design import Design, count, describe
from modforge.field.program.notation import about

PRINTED = {"encode": "canonical"}
"""Programs that are printed by another name."""

RESULTS = {
    "mul": "r ≡ a·b",
    "square": "r ≡ a²",
    "add": "r ≡ a + b",
    "sub": "r ≡ a - b",
    "neg": "r ≡ -a",
    "three_halves": "r ≡ 3/2·a",
    "sub_twice": "r ≡ a - 2·b",
    "sum_of_products": "r ≡ a·b + c·d",
    "difference_of_products": "r ≡ a·b - c·d",
    "product_minus_square": "r ≡ a·b - c²",
    "mul_small": "r ≡ a·b",
    "half": "r ≡ a/2",
}

COMPOSED = {
    "zero": ["r = 0."],
    "one": ["r = 1."],
    "select": ["r = a if bit is 1, r = b if it is 0. r may be the same array as a or b."],
    "swap": ["Exchange a and b if bit is 1, leave them if it is 0."],
    "is_zero": ["Return 1 if a ≡ 0 (mod p), else 0. Requires {a}."],
    "equal": ["Return 1 if a ≡ b (mod p), else 0. Requires {a_b}."],
    "square_times": [
        "r ≡ a^(2^n) (mod p), {r}; n shows in the time it takes. Requires {a}.",
        "r may be the same array as a.",
    ],
    "invert": [
        "r ≡ 1/a (mod p), r ≡ 0 if a ≡ 0; {r}. Requires {a}.",
        "r may be the same array as a.",
    ],
    "sqrt": [
        "Return 1 if a is a square mod p, with r² ≡ a (-r is the other root), {r}; else return 0, with r = 0.",
        "Requires {a}. r may be the same array as a.",
    ],
    "sqrt_ratio": [
        "Return 1 if a is 0, or b is not and a/b is a square mod p, with r²·b ≡ a, {r}; else return 0, with r = 0.",
        "Requires {a_b}. r may be the same array as a or b.",
    ],
    "invert_many": [
        "The n elements at r are the inverses mod p of those at a, 0 for 0; {r}. Requires {a}.",
        "It takes one inversion and three products for each element. n shows in the time. The arrays do not overlap.",
    ],
    "pow": [
        "r ≡ a^exponent (mod p), {r}, for an exponent of length words, least significant first; length shows in the",
        "time it takes, the exponent does not. Requires {a}. r may be the same array as a.",
    ],
    "root_of_unity": [
        "r = a root of unity of order 2^s where p - 1 is an odd multiple of 2^s.",
    ],
    "legendre": [
        "Return 1 if a is a square mod p other than 0, -1 if it is not a square, 0 if a ≡ 0. Requires {a}.",
    ],
}
"""Contracts of the composed functions."""


def summary(design: Design) -> list[str]:
    """Return the lines on top of a file."""
    layout = design.layout
    return [
        f"Arithmetic modulo p = {design.modulus}. Generated, do not edit:",
        f"  {design.command}",
        "",
        f"p = {layout.modulus:#x}",
        f"Element: {design.representation}.",
        "Every function takes and returns elements; canonical words and bytes are below p.",
        "Constant time in all values: no branch and no address depends on them.",
        f"Method: {layout.method}; the numbers of mul and their bounds:",
        *(f"  {step.name} = {step.expression} < {about(step.interval.high + 1)}" for step in design.steps["mul"][2:]),
        "Operations:",
        *(f"  {PRINTED.get(name, name)}: {describe(count(made))}" for name, made in design.programs.items()),
        *(f"  {name}: {design.cost(name)}" for name in design.composed),
        *([f"  sqrt: {design.corrected_root.cost}"] if design.corrected_root else []),
        *(f"No {name}: {why}." for name, why in design.missing.items()),
    ]


def contract(design: Design, name: str) -> list[str]:
    """Return the requirements and guarantees of a function."""
    layout = design.layout
    size, words = layout.bytes, f"{layout.plain_words} words of {layout.width} bits"
    order = "least" if "_le_" in name else "most"
    if name.startswith("to_"):
        return [f"Write a mod p as {size} bytes, {order} significant first. Requires {design.within('a')}."]
    if name.startswith("from_"):
        return [
            f"Read {size} bytes, {order} significant first. Returns 1, and r is the number, if it is below p;",
            "returns 0, and r is 0, if it is not.",
        ]
    if name.startswith("reduce_wide"):
        return [
            f"Read length bytes, {order} significant first, of any value: r is the number modulo p, 0 of no bytes;",
            f"{design.within('r')}. length shows in the time. Of {size + 16} random bytes or more every number is",
            "made with nearly the same probability, 1/p but for less than 2^-128/p.",
        ]
    if name.startswith("reduce_"):
        return [f"Read {size} bytes, {order} significant first, of any value: r is the number modulo p."]
    if name == "canonical":
        return [f"r = a mod p as a number in {words}, least significant first. Requires {design.within('a')}."]
    if name == "reduce":
        return [
            f"r ≡ a (mod p) for a number a of any value in {words}, least significant first; {design.within('r')}.",
            "r may be the same array as a.",
        ]
    if name in COMPOSED:
        places = {"a": design.within("a"), "a_b": design.within("a, b"), "r": design.within("r")}
        return [line.format(**places) for line in COMPOSED[name]]
    arrays = [given.name for given in design.programs[name].inputs]
    requires = design.within(", ".join(arrays))
    if name == "mul_small":
        arrays, requires = ["a"], f"{design.within('a')}, b < 2^{layout.small_bits}"
    return [
        f"{RESULTS[name]} (mod p), {design.within('r')}. Requires {requires}.",
        f"r may be the same array as {' or '.join(arrays)}."
        if len(arrays) < 3
        else "r may be the same array as an operand.",
    ]
