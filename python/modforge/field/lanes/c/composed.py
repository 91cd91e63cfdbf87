"""Prints the functions that call the programs of eight lanes: bytes, choices, comparisons, powers along a chain.

Where a single field answers with a bit, eight lanes answer with eight bits, that of element i at place i.
"""

from __future__ import annotations

from textwrap import fill

from modforge.field.functions.compose import Call, Composed
from modforge.field.lanes.code import LaneCode, figures, place
from modforge.field.templates import render

SIGNATURES = {
    "zero": "void ${prefix}_zero(${prefix} *r)",
    "one": "void ${prefix}_one(${prefix} *r)",
    "select": "void ${prefix}_select(${prefix} *r, unsigned bits, const ${prefix} *a, const ${prefix} *b)",
    "swap": "void ${prefix}_swap(unsigned bits, ${prefix} *a, ${prefix} *b)",
    "is_zero": "unsigned ${prefix}_is_zero(const ${prefix} *a)",
    "equal": "unsigned ${prefix}_equal(const ${prefix} *a, const ${prefix} *b)",
    "to_le_bytes": "void ${prefix}_to_le_bytes(uint8_t out[${lanes}][${bytes}], const ${prefix} *a)",
    "to_be_bytes": "void ${prefix}_to_be_bytes(uint8_t out[${lanes}][${bytes}], const ${prefix} *a)",
    "from_le_bytes": "unsigned ${prefix}_from_le_bytes(${prefix} *r, const uint8_t in[${lanes}][${bytes}])",
    "from_be_bytes": "unsigned ${prefix}_from_be_bytes(${prefix} *r, const uint8_t in[${lanes}][${bytes}])",
    "reduce_le_bytes": "void ${prefix}_reduce_le_bytes(${prefix} *r, const uint8_t in[${lanes}][${bytes}])",
    "reduce_be_bytes": "void ${prefix}_reduce_be_bytes(${prefix} *r, const uint8_t in[${lanes}][${bytes}])",
    "square_times": "void ${prefix}_square_times(${prefix} *r, const ${prefix} *a, unsigned n)",
    "invert": "void ${prefix}_invert(${prefix} *r, const ${prefix} *a)",
    "sqrt": "unsigned ${prefix}_sqrt(${prefix} *r, const ${prefix} *a)",
    "legendre": "void ${prefix}_legendre(int r[${lanes}], const ${prefix} *a)",
}

READ = (
    "Elements from bytes, {order} significant first; bit i of what is returned says whether number i is below p, else "
)
READ += "element i is 0."

MEANINGS = {
    "zero": "r = 0.",
    "one": "r = 1.",
    "select": "Element i of a where bit i is set, else that of b. r may be a or b.",
    "swap": "Exchange element i of a and of b where bit i is set.",
    "is_zero": "Bit i says whether element i is 0 modulo p.",
    "equal": "Bit i says whether elements i are equal modulo p.",
    "to_le_bytes": "The numbers below p as bytes, least significant first.",
    "to_be_bytes": "The numbers below p as bytes, most significant first.",
    "from_le_bytes": READ.format(order="least"),
    "from_be_bytes": READ.format(order="most"),
    "reduce_le_bytes": "Elements from bytes of any value, least significant first.",
    "reduce_be_bytes": "Elements from bytes of any value, most significant first.",
    "square_times": "r ≡ a^(2^n) (mod p) in each lane; n shows in the time it takes. r may be a.",
    "invert": "r ≡ 1/a (mod p) in each lane, 0 where a ≡ 0. r may be a.",
    "sqrt": "Bit i says whether element i of a is a square; then r² ≡ a there, else r = 0. r may be a.",
    "legendre": "1 where a is a square other than 0, -1 where it is none, 0 where a ≡ 0.",
}

SQUARE_TIMES_MUL = """\
/* r = a^(2^n)·b */
static void ${prefix}_square_times_mul(${prefix} *r, const ${prefix} *a, unsigned n, const ${prefix} *b) {
    ${prefix} t;
    ${prefix}_square_times(&t, a, n);
    ${prefix}_mul(r, &t, b);
}
"""

ENDINGS = {
    "invert": [],
    "sqrt": [
        "unsigned ok = ${prefix}_equal(&s, a);",
        "${prefix}_zero(&s);",
        "${prefix}_select(r, ok, &t, &s);",
        "return ok;",
    ],
    "legendre": [
        "${prefix}_one(&one);",
        "unsigned squares = ${prefix}_equal(&t, &one), zeros = ${prefix}_is_zero(&t);",
        "for (int i = 0; i < ${lanes}; i++) {",
        "    r[i] = 2 * (int)(squares >> i & 1) + (int)(zeros >> i & 1) - 1;",
        "}",
    ],
}
"""The statements after the calls."""


def functions(code: LaneCode) -> list[str]:
    """Return the definitions, each after those that it calls."""
    called = any(call.function == "square_times_mul" for function in code.composed.values() for call in function.calls)
    repeated = [place(SQUARE_TIMES_MUL, code).strip()] if called else []
    composed = [_function(code, function) for function in code.composed.values()]
    return [render("lanes/c/choices.c", **figures(code)).strip(), *repeated, *composed]


def signatures(code: LaneCode) -> dict[str, str]:
    """Return the prototype of each function, by its name without prefix."""
    absent = {"invert", "sqrt", "legendre"} - set(code.composed)
    return {name: place(text, code) for name, text in SIGNATURES.items() if name not in absent}


def _function(code: LaneCode, function: Composed) -> str:
    ending = [place(line, code) for line in ENDINGS[function.name]]
    uses_one = any("one" in call.operands for call in function.calls)
    names = [*function.locals, *(["one"] if uses_one or function.name == "legendre" else [])]
    lines = fill(f"{code.prefix} {', '.join(names)};", 110, subsequent_indent="    ").splitlines() if names else []
    lines += [f"{code.prefix}_one(&one);"] if uses_one else []
    lines += [*(_call(call, code.prefix) for call in function.calls), *ending]
    body = "\n".join(f"    {line}" for line in lines)
    note = "\n * ".join(function.documentation)
    return f"/*\n * {note}\n */\n{place(SIGNATURES[function.name], code)} {{\n{body}\n}}"


def _call(call: Call, prefix: str) -> str:
    target, first, *others = (name if name in ("a", "r") else f"&{name}" for name in (call.target, *call.operands))
    count = [str(call.times)] if call.function.startswith("square_times") else []
    return f"{prefix}_{call.function}({', '.join([target, first, *count, *others])});"
