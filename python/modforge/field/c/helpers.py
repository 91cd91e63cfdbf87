"""The functions that printed C is made of: products, carries, double words and masks."""

from __future__ import annotations

import re

from modforge.field.c.style import place
from modforge.field.design import Design

MASK = """\
/* All ones for 1, zero for 0; hidden from the compiler, which could otherwise make a branch of it. */
static inline ${word} ${prefix}_mask(${word} bit) {
    ${word} mask = 0 - bit;
#if defined(__GNUC__)
    __asm__("" : "+r"(mask));
#endif
    return mask;
}
"""

WITH_WIDE = {
    "mac": """\
/* low + 2^${bits}·high = a·b + c + d, which never overflows. */
static inline ${word} ${prefix}_mac(${word} *high, ${word} a, ${word} b, ${word} c, ${word} d) {
    ${prefix}_wide t = (${prefix}_wide)a * b + c + d;
    *high = (${word})(t >> ${bits});
    return (${word})t;
}
""",
    "addc": """\
/* sum + 2^${bits}·carry = a + b + c for a bit c. */
static inline ${word} ${prefix}_addc(${word} *carry, ${word} a, ${word} b, ${word} c) {
    ${prefix}_wide t = (${prefix}_wide)a + b + c;
    *carry = (${word})(t >> ${bits});
    return (${word})t;
}
""",
    "subb": """\
/* difference - 2^${bits}·borrow = a - b - c for a bit c. */
static inline ${word} ${prefix}_subb(${word} *borrow, ${word} a, ${word} b, ${word} c) {
    ${prefix}_wide t = (${prefix}_wide)a - b - c;
    *borrow = (${word})(t >> ${bits}) & 1;
    return (${word})t;
}
""",
    "wide_of": """\
/* low + 2^${bits}·high */
static inline ${prefix}_wide ${prefix}_wide_of(${word} high, ${word} low) {
    return ((${prefix}_wide)high << ${bits}) | low;
}
""",
    "low": """\
/* a mod 2^${bits} */
static inline ${word} ${prefix}_low(${prefix}_wide a) {
    return (${word})a;
}
""",
    "shr": """\
/* a div 2^shift */
static inline ${prefix}_wide ${prefix}_shr(${prefix}_wide a, int shift) {
    return a >> shift;
}
""",
    "plus": """\
static inline ${prefix}_wide ${prefix}_plus(${prefix}_wide a, ${prefix}_wide b) {
    return a + b;
}
""",
    "minus": """\
static inline ${prefix}_wide ${prefix}_minus(${prefix}_wide a, ${prefix}_wide b) {
    return a - b;
}
""",
    "times": """\
static inline ${prefix}_wide ${prefix}_times(${word} a, ${word} b) {
    return (${prefix}_wide)a * b;
}
""",
    "times_plus": """\
static inline ${prefix}_wide ${prefix}_times_plus(${word} a, ${word} b, ${prefix}_wide c) {
    return (${prefix}_wide)a * b + c;
}
""",
}
"""With a type of twice the bits, in the order in which they are printed."""

WITHOUT_WIDE = {
    "mac": """\
static inline ${word} ${prefix}_mac(${word} *high, ${word} a, ${word} b, ${word} c, ${word} d) {
    ${prefix}_wide t = ${prefix}_plus(${prefix}_times_plus(a, b, ${prefix}_wide_of(0, c)), ${prefix}_wide_of(0, d));
    *high = t.high;
    return t.low;
}
""",
    "addc": """\
static inline ${word} ${prefix}_addc(${word} *carry, ${word} a, ${word} b, ${word} c) {
    ${word} sum = a + b + c;
    *carry = ${prefix}_carry(a, b, sum);
    return sum;
}
""",
    "subb": """\
static inline ${word} ${prefix}_subb(${word} *borrow, ${word} a, ${word} b, ${word} c) {
    ${word} difference = a - b - c;
    *borrow = ${prefix}_carry(difference, b, a);
    return difference;
}
""",
    "wide_of": """\
static inline ${prefix}_wide ${prefix}_wide_of(${word} high, ${word} low) {
    ${prefix}_wide t = {low, high};
    return t;
}
""",
    "low": """\
static inline ${word} ${prefix}_low(${prefix}_wide a) {
    return a.low;
}
""",
    "shr": """\
static inline ${prefix}_wide ${prefix}_shr(${prefix}_wide a, int shift) {
    if (shift >= ${bits}) {
        return ${prefix}_wide_of(0, a.high >> (shift - ${bits}));
    }
    return ${prefix}_wide_of(a.high >> shift, (a.low >> shift) | (a.high << (${bits} - shift)));
}
""",
    "carry": """\
/* What is carried out of sum = a + b + (0 or 1); no comparison, of which a compiler could make a branch. */
static inline ${word} ${prefix}_carry(${word} a, ${word} b, ${word} sum) {
    return ((a & b) | ((a | b) & ~sum)) >> (${bits} - 1);
}
""",
    "plus": """\
static inline ${prefix}_wide ${prefix}_plus(${prefix}_wide a, ${prefix}_wide b) {
    ${word} low = a.low + b.low;
    return ${prefix}_wide_of(a.high + b.high + ${prefix}_carry(a.low, b.low, low), low);
}
""",
    "minus": """\
static inline ${prefix}_wide ${prefix}_minus(${prefix}_wide a, ${prefix}_wide b) {
    ${word} low = a.low - b.low;
    return ${prefix}_wide_of(a.high - b.high - ${prefix}_carry(low, b.low, a.low), low);
}
""",
    "times": """\
/* Four products of half words; no sum of the middle ones overflows: (2^32 - 1)^2 + 2·(2^32 - 1) = 2^64 - 1. */
static inline ${prefix}_wide ${prefix}_times(${word} a, ${word} b) {
    ${word} ones = UINT32_C(0xffffffff), a0 = a & ones, a1 = a >> 32, b0 = b & ones, b1 = b >> 32;
    ${word} low = a0 * b0, left = a1 * b0, middle = a0 * b1 + (low >> 32) + (left & ones);
    return ${prefix}_wide_of(a1 * b1 + (left >> 32) + (middle >> 32), (middle << 32) | (low & ones));
}
""",
    "times_plus": """\
static inline ${prefix}_wide ${prefix}_times_plus(${word} a, ${word} b, ${prefix}_wide c) {
    return ${prefix}_plus(${prefix}_times(a, b), c);
}
""",
}
"""Without such a type."""

ORDER = ("wide_of", "low", "carry", "plus", "minus", "times", "times_plus", "shr", "mac", "addc", "subb")
"""Each after those that it calls."""


def used(body: str, design: Design) -> str:
    """Return the helpers that a printed text calls."""
    wide = _called(body, WITH_WIDE, design)
    mask = [place(MASK, design).strip()] if "_mask(" in body else []
    if design.layout.width == 32:
        return "\n\n".join([place("typedef uint64_t ${prefix}_wide;", design), *wide, *mask])
    parts = [
        "#if defined(__SIZEOF_INT128__)",
        place("__extension__ typedef unsigned __int128 ${prefix}_wide;", design),
        *wide,
        "#else",
        place("typedef struct {\n    ${word} low, high;\n} ${prefix}_wide;", design),
        *_called(body, WITHOUT_WIDE, design),
        "#endif",
        *mask,
    ]
    return "\n\n".join(parts)


def _called(body: str, helpers: dict[str, str], design: Design) -> list[str]:
    """Return the helpers that are called, by the text or by each other."""
    called: list[str] = []
    calling = body
    for name in reversed(ORDER):
        if name in helpers and re.search(rf"\b{design.prefix}_{name}\(", calling):
            helper = place(helpers[name], design)
            called.insert(0, helper.strip())
            calling += helper
    return called
