"""Prints the composed functions in C: calls of the proved functions, and masks over whole elements.

Nothing depends on how an element is held, but for the number and the type of its words and the words of 1.
"""

from __future__ import annotations

from textwrap import fill

from modforge.field.c import divsteps
from modforge.field.c.style import figures, place
from modforge.field.design import Design
from modforge.field.functions.compose import Call, Composed
from modforge.field.templates import render

SQUARE_TIMES_MUL = """\
/* r = a^(2^n)·b */
static void ${prefix}_square_times_mul(\
${word} r[${words}], const ${word} a[${words}], unsigned n, const ${word} b[${words}]) {
    ${word} t[${words}];
    ${prefix}_square_times(t, a, n);
    ${prefix}_mul(r, t, b);
}
"""

ENDINGS = {
    "invert": [],
    "sqrt": [
        "int ok = ${prefix}_equal(s, a);",
        "${prefix}_zero(s);",
        "${prefix}_select(r, ok, t, s);",
        "return ok;",
    ],
    "legendre": [
        "${prefix}_one(one);",
        "return 2 * ${prefix}_equal(t, one) + ${prefix}_is_zero(t) - 1;",
    ],
}
"""The statements after the calls."""


def functions(design: Design) -> list[str]:
    """Return the definitions, each after those that it calls."""
    steps, powers = design.divsteps, dict(design.composed)
    first = []
    if steps:
        # In words of 64 bits they need a type of 128 bits; without it a power is taken.
        inverse = divsteps.function(design, steps).strip()
        power = powers.pop("invert")
        if design.layout.width == 64:
            inverse = f"#if defined(__SIZEOF_INT128__)\n{inverse}\n#else\n{_function(design, power)}\n#endif"
        first = [inverse]
    made = [*first, *(_function(design, function) for function in powers.values())]
    chains = [call for function in powers.values() for call in function.calls]
    chains += design.corrected_root.calls if design.corrected_root else ()
    called = any(call.function == "square_times_mul" for call in chains)
    repeated = [place(SQUARE_TIMES_MUL, design)] if called else []
    return [render("c/choices.c", **figures(design)), *repeated, *made]


SIGNATURES = {
    "zero": "void ${prefix}_zero(${word} r[${words}])",
    "one": "void ${prefix}_one(${word} r[${words}])",
    "select": "void ${prefix}_select"
    "(${word} r[${words}], int bit, const ${word} a[${words}], const ${word} b[${words}])",
    "swap": "void ${prefix}_swap(int bit, ${word} a[${words}], ${word} b[${words}])",
    "is_zero": "int ${prefix}_is_zero(const ${word} a[${words}])",
    "equal": "int ${prefix}_equal(const ${word} a[${words}], const ${word} b[${words}])",
    "square_times": "void ${prefix}_square_times(${word} r[${words}], const ${word} a[${words}], unsigned n)",
    "invert": "void ${prefix}_invert(${word} r[${words}], const ${word} a[${words}])",
    "sqrt": "int ${prefix}_sqrt(${word} r[${words}], const ${word} a[${words}])",
    "legendre": "int ${prefix}_legendre(const ${word} a[${words}])",
}
"""The prototypes."""


def signatures(design: Design) -> dict[str, str]:
    """Return the prototype of each composed function, by its name without prefix."""
    return {name: place(text, design) for name, text in SIGNATURES.items() if name not in design.missing}


def _function(design: Design, function: Composed) -> str:
    ending = [place(line, design) for line in ENDINGS[function.name]]
    uses_one = any("one" in call.operands for call in function.calls)
    names = [*function.locals, *(["one"] if uses_one or function.name == "legendre" else [])]
    declaration = place(f"${{word}} {', '.join(f'{name}[${{words}}]' for name in names)};", design)
    lines = fill(declaration, 110, subsequent_indent="    ").splitlines() if names else []
    lines += [f"{design.prefix}_one(one);"] if uses_one else []
    lines += [*(statement(call, design.prefix) for call in function.calls), *ending]
    body = "\n".join(f"    {line}" for line in lines)
    note = "\n * ".join(function.documentation)
    return f"/*\n * {note}\n */\n{signatures(design)[function.name]} {{\n{body}\n}}"


def statement(call: Call, prefix: str) -> str:
    """Return a call as a statement."""
    first, *others = call.operands
    count = [str(call.times)] if call.function.startswith("square_times") else []
    return f"{prefix}_{call.function}({', '.join([call.target, first, *count, *others])});"
