"""Prints what stands on the programs of eight lanes: bytes, choices, comparisons, and powers along a chain.

Where a single field answers with a bit, eight lanes answer with eight bits, that of element i at place i.
"""

from __future__ import annotations

from textwrap import fill

from modforge.field.functions.compose import Call, Composed
from modforge.field.lanes.code import LaneCode, place

SIGNATURES = {
    "zero": "void PREFIX_zero(PREFIX *r)",
    "one": "void PREFIX_one(PREFIX *r)",
    "select": "void PREFIX_select(PREFIX *r, unsigned bits, const PREFIX *a, const PREFIX *b)",
    "swap": "void PREFIX_swap(unsigned bits, PREFIX *a, PREFIX *b)",
    "is_zero": "unsigned PREFIX_is_zero(const PREFIX *a)",
    "equal": "unsigned PREFIX_equal(const PREFIX *a, const PREFIX *b)",
    "to_le_bytes": "void PREFIX_to_le_bytes(uint8_t out[LANES][BYTES], const PREFIX *a)",
    "to_be_bytes": "void PREFIX_to_be_bytes(uint8_t out[LANES][BYTES], const PREFIX *a)",
    "from_le_bytes": "unsigned PREFIX_from_le_bytes(PREFIX *r, const uint8_t in[LANES][BYTES])",
    "from_be_bytes": "unsigned PREFIX_from_be_bytes(PREFIX *r, const uint8_t in[LANES][BYTES])",
    "reduce_le_bytes": "void PREFIX_reduce_le_bytes(PREFIX *r, const uint8_t in[LANES][BYTES])",
    "reduce_be_bytes": "void PREFIX_reduce_be_bytes(PREFIX *r, const uint8_t in[LANES][BYTES])",
    "square_times": "void PREFIX_square_times(PREFIX *r, const PREFIX *a, unsigned n)",
    "invert": "void PREFIX_invert(PREFIX *r, const PREFIX *a)",
    "sqrt": "unsigned PREFIX_sqrt(PREFIX *r, const PREFIX *a)",
    "legendre": "void PREFIX_legendre(int r[LANES], const PREFIX *a)",
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

PLAIN = """\
void PREFIX_zero(PREFIX *r) {
    for (int i = 0; i < WORDS; i++) {
        r->digit[i] = _mm512_setzero_si512();
    }
}

void PREFIX_one(PREFIX *r) {
    static const uint64_t one[WORDS] = {ONE};
    for (int i = 0; i < WORDS; i++) {
        r->digit[i] = _mm512_set1_epi64((long long)one[i]);
    }
}

void PREFIX_select(PREFIX *r, unsigned bits, const PREFIX *a, const PREFIX *b) {
    for (int i = 0; i < WORDS; i++) {
        r->digit[i] = _mm512_mask_blend_epi64((__mmask8)bits, b->digit[i], a->digit[i]);
    }
}

void PREFIX_swap(unsigned bits, PREFIX *a, PREFIX *b) {
    for (int i = 0; i < WORDS; i++) {
        __m512i first = a->digit[i], second = b->digit[i];
        a->digit[i] = _mm512_mask_blend_epi64((__mmask8)bits, first, second);
        b->digit[i] = _mm512_mask_blend_epi64((__mmask8)bits, second, first);
    }
}

unsigned PREFIX_is_zero(const PREFIX *a) {
    uint64_t words[LANES][PLAIN];
    unsigned bits = 0;
    PREFIX_canonical(words, a);
    for (int lane = 0; lane < LANES; lane++) {
        uint64_t any = 0;
        for (int i = 0; i < PLAIN; i++) {
            any |= words[lane][i];
        }
        bits |= (unsigned)(1 ^ ((any | (0 - any)) >> 63)) << lane;
    }
    return bits;
}

unsigned PREFIX_equal(const PREFIX *a, const PREFIX *b) {
    PREFIX difference;
    PREFIX_sub(&difference, a, b);
    return PREFIX_is_zero(&difference);
}

void PREFIX_to_le_bytes(uint8_t out[LANES][BYTES], const PREFIX *a) {
    uint64_t words[LANES][PLAIN];
    PREFIX_canonical(words, a);
    for (int lane = 0; lane < LANES; lane++) {
        for (int i = 0; i < BYTES; i++) {
            out[lane][i] = (uint8_t)(words[lane][i / 8] >> (8 * (i % 8)));
        }
    }
}

void PREFIX_to_be_bytes(uint8_t out[LANES][BYTES], const PREFIX *a) {
    uint64_t words[LANES][PLAIN];
    PREFIX_canonical(words, a);
    for (int lane = 0; lane < LANES; lane++) {
        for (int i = 0; i < BYTES; i++) {
            out[lane][BYTES - 1 - i] = (uint8_t)(words[lane][i / 8] >> (8 * (i % 8)));
        }
    }
}

/* The numbers given by bytes, the one at ``first`` of each least significant, the next ``step`` further. */
static void PREFIX_words(uint64_t words[LANES][PLAIN], const uint8_t in[LANES][BYTES], int first, int step) {
    for (int lane = 0; lane < LANES; lane++) {
        for (int i = 0; i < PLAIN; i++) {
            words[lane][i] = 0;
        }
        for (int i = 0; i < BYTES; i++) {
            words[lane][i / 8] |= (uint64_t)in[lane][first + step * i] << (8 * (i % 8));
        }
    }
}

unsigned PREFIX_from_le_bytes(PREFIX *r, const uint8_t in[LANES][BYTES]) {
    uint64_t words[LANES][PLAIN];
    PREFIX_words(words, in, 0, 1);
    return PREFIX_decode(r, (const uint64_t(*)[PLAIN])words);
}

unsigned PREFIX_from_be_bytes(PREFIX *r, const uint8_t in[LANES][BYTES]) {
    uint64_t words[LANES][PLAIN];
    PREFIX_words(words, in, BYTES - 1, -1);
    return PREFIX_decode(r, (const uint64_t(*)[PLAIN])words);
}

void PREFIX_reduce_le_bytes(PREFIX *r, const uint8_t in[LANES][BYTES]) {
    uint64_t words[LANES][PLAIN];
    PREFIX_words(words, in, 0, 1);
    PREFIX_reduce(r, (const uint64_t(*)[PLAIN])words);
}

void PREFIX_reduce_be_bytes(PREFIX *r, const uint8_t in[LANES][BYTES]) {
    uint64_t words[LANES][PLAIN];
    PREFIX_words(words, in, BYTES - 1, -1);
    PREFIX_reduce(r, (const uint64_t(*)[PLAIN])words);
}

void PREFIX_square_times(PREFIX *r, const PREFIX *a, unsigned n) {
    PREFIX t = *a;
    while (n--) {
        PREFIX_square(&t, &t);
    }
    *r = t;
}
"""

SQUARE_TIMES_MUL = """\
/* r = a^(2^n)·b */
static void PREFIX_square_times_mul(PREFIX *r, const PREFIX *a, unsigned n, const PREFIX *b) {
    PREFIX t;
    PREFIX_square_times(&t, a, n);
    PREFIX_mul(r, &t, b);
}
"""

ENDINGS = {
    "invert": [],
    "sqrt": ["unsigned ok = PREFIX_equal(&s, a);", "PREFIX_zero(&s);", "PREFIX_select(r, ok, &t, &s);", "return ok;"],
    "legendre": [
        "PREFIX_one(&one);",
        "unsigned squares = PREFIX_equal(&t, &one), zeros = PREFIX_is_zero(&t);",
        "for (int i = 0; i < LANES; i++) {",
        "    r[i] = 2 * (int)(squares >> i & 1) + (int)(zeros >> i & 1) - 1;",
        "}",
    ],
}
"""What follows the calls."""


def functions(code: LaneCode) -> list[str]:
    """Return the definitions, each after those that it calls."""
    called = any(call.function == "square_times_mul" for function in code.composed.values() for call in function.calls)
    plain = [PLAIN, *([SQUARE_TIMES_MUL] if called else [])]
    return [place(text, code).strip() for text in plain] + [_function(code, one) for one in code.composed.values()]


def signatures(code: LaneCode) -> dict[str, str]:
    """Return the prototype of each function, by its name without prefix."""
    absent = {"invert", "sqrt", "legendre"} - set(code.composed)
    return {name: place(text, code) for name, text in SIGNATURES.items() if name not in absent}


def _function(code: LaneCode, function: Composed) -> str:
    ending = ENDINGS[function.name]
    uses_one = any("one" in call.operands for call in function.calls)
    names = [*function.locals, *(["one"] if uses_one or "PREFIX_one(&one);" in ending else [])]
    lines = fill(f"PREFIX {', '.join(names)};", 110, subsequent_indent="    ").splitlines() if names else []
    lines += ["PREFIX_one(&one);"] if uses_one else []
    lines += [*(_call(call) for call in function.calls), *ending]
    body = "\n".join(f"    {line}" for line in lines)
    note = "\n * ".join(function.documentation)
    return place(f"/*\n * {note}\n */\n{SIGNATURES[function.name]} {{\n{body}\n}}", code)


def _call(call: Call) -> str:
    target, first, *others = (name if name in ("a", "r") else f"&{name}" for name in (call.target, *call.operands))
    count = [str(call.times)] if call.function.startswith("square_times") else []
    return f"PREFIX_{call.function}({', '.join([target, first, *count, *others])});"
