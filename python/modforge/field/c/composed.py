"""Prints the composed functions in C: calls of the proved functions, and masks over whole elements.

Nothing depends on how an element is held, but for the number and the type of its words and the words of 1.
"""

from __future__ import annotations

from textwrap import fill

from modforge.field.c import divsteps as divsteps_c
from modforge.field.c.style import place
from modforge.field.design import Design
from modforge.field.functions.compose import Call, Composed

PLAIN = """\
void PREFIX_zero(WORD r[WORDS]) {
    for (int i = 0; i < WORDS; i++) {
        r[i] = 0;
    }
}

void PREFIX_one(WORD r[WORDS]) {
    static const WORD one[WORDS] = {ONE};
    for (int i = 0; i < WORDS; i++) {
        r[i] = one[i];
    }
}

void PREFIX_select(WORD r[WORDS], int bit, const WORD a[WORDS], const WORD b[WORDS]) {
    WORD mask = PREFIX_mask((WORD)bit);
    for (int i = 0; i < WORDS; i++) {
        r[i] = b[i] ^ (mask & (a[i] ^ b[i]));
    }
}

void PREFIX_swap(int bit, WORD a[WORDS], WORD b[WORDS]) {
    WORD mask = PREFIX_mask((WORD)bit);
    for (int i = 0; i < WORDS; i++) {
        WORD difference = mask & (a[i] ^ b[i]);
        a[i] ^= difference;
        b[i] ^= difference;
    }
}

int PREFIX_is_zero(const WORD a[WORDS]) {
    WORD words[PLAIN], any = 0;
    PREFIX_canonical(words, a);
    for (int i = 0; i < PLAIN; i++) {
        any |= words[i];
    }
    return (int)(1 ^ ((any | (0 - any)) >> (BITS - 1)));
}

int PREFIX_equal(const WORD a[WORDS], const WORD b[WORDS]) {
    WORD difference[WORDS];
    PREFIX_sub(difference, a, b);
    return PREFIX_is_zero(difference);
}

/* The calls go into the loop, and the words of t into registers. */
#if defined(__GNUC__)
__attribute__((flatten))
#endif
void PREFIX_square_times(WORD r[WORDS], const WORD a[WORDS], unsigned n) {
    WORD t[WORDS];
    for (int i = 0; i < WORDS; i++) {
        t[i] = a[i];
    }
    while (n--) {
        PREFIX_square(t, t);
    }
    for (int i = 0; i < WORDS; i++) {
        r[i] = t[i];
    }
}
"""

SQUARE_TIMES_MUL = """\
/* r = a^(2^n)·b */
static void PREFIX_square_times_mul(WORD r[WORDS], const WORD a[WORDS], unsigned n, const WORD b[WORDS]) {
    WORD t[WORDS];
    PREFIX_square_times(t, a, n);
    PREFIX_mul(r, t, b);
}
"""

ENDINGS = {
    "invert": [],
    "sqrt": [
        "int ok = PREFIX_equal(s, a);",
        "PREFIX_zero(s);",
        "PREFIX_select(r, ok, t, s);",
        "return ok;",
    ],
    "legendre": [
        "PREFIX_one(one);",
        "return 2 * PREFIX_equal(t, one) + PREFIX_is_zero(t) - 1;",
    ],
}
"""What follows the calls."""


def functions(design: Design) -> list[str]:
    """Return the definitions, each after those that it calls."""
    steps, powers = design.divsteps, dict(design.composed)
    first = []
    if steps:
        # In words of 64 bits they need a type of 128 bits; without it a power is taken.
        inverse = divsteps_c.function(design, steps).strip()
        power = powers.pop("invert")
        if design.layout.width == 64:
            inverse = f"#if defined(__SIZEOF_INT128__)\n{inverse}\n#else\n{_function(design, power)}\n#endif"
        first = [inverse]
    made = [*first, *(_function(design, function) for function in powers.values())]
    called = any(call.function == "square_times_mul" for function in powers.values() for call in function.calls)
    return [place(text, design) for text in (PLAIN, *([SQUARE_TIMES_MUL] if called else []))] + made


SIGNATURES = {
    "zero": "void PREFIX_zero(WORD r[WORDS])",
    "one": "void PREFIX_one(WORD r[WORDS])",
    "select": "void PREFIX_select(WORD r[WORDS], int bit, const WORD a[WORDS], const WORD b[WORDS])",
    "swap": "void PREFIX_swap(int bit, WORD a[WORDS], WORD b[WORDS])",
    "is_zero": "int PREFIX_is_zero(const WORD a[WORDS])",
    "equal": "int PREFIX_equal(const WORD a[WORDS], const WORD b[WORDS])",
    "square_times": "void PREFIX_square_times(WORD r[WORDS], const WORD a[WORDS], unsigned n)",
    "invert": "void PREFIX_invert(WORD r[WORDS], const WORD a[WORDS])",
    "sqrt": "int PREFIX_sqrt(WORD r[WORDS], const WORD a[WORDS])",
    "legendre": "int PREFIX_legendre(const WORD a[WORDS])",
}
"""The prototypes."""


def signatures(design: Design) -> dict[str, str]:
    """Return the prototype of each composed function, by its name without prefix."""
    return {name: place(text, design) for name, text in SIGNATURES.items() if name not in design.missing}


def _function(design: Design, function: Composed) -> str:
    ending = ENDINGS[function.name]
    uses_one = any("one" in call.operands for call in function.calls)
    names = [*function.locals, *(["one"] if uses_one or "PREFIX_one(one);" in ending else [])]
    declaration = place(f"WORD {', '.join(f'{name}[WORDS]' for name in names)};", design)
    lines = fill(declaration, 110, subsequent_indent="    ").splitlines() if names else []
    lines += ["PREFIX_one(one);"] if uses_one else []
    lines += [*(statement(call) for call in function.calls), *ending]
    body = "\n".join(f"    {line}" for line in lines)
    note = "\n * ".join(function.documentation)
    return place(f"/*\n * {note}\n */\n{signatures(design)[function.name]} {{\n{body}\n}}", design)


def statement(call: Call) -> str:
    """Return a call as a statement."""
    first, *others = call.operands
    count = [str(call.times)] if call.function.startswith("square_times") else []
    return f"PREFIX_{call.function}({', '.join([call.target, first, *count, *others])});"
