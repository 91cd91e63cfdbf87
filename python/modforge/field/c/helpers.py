"""The functions that printed C is made of: products, carries, double words and masks."""

from __future__ import annotations

import re

MASK = """\
/* All ones for 1, zero for 0; hidden from the compiler, which could otherwise make a branch of it. */
static inline WORD PREFIX_mask(WORD bit) {
    WORD mask = 0 - bit;
#if defined(__GNUC__)
    __asm__("" : "+r"(mask));
#endif
    return mask;
}
"""

WITH_WIDE = {
    "mac": """\
/* low + 2^BITS·high = a·b + c + d, which never overflows. */
static inline WORD PREFIX_mac(WORD *high, WORD a, WORD b, WORD c, WORD d) {
    PREFIX_wide t = (PREFIX_wide)a * b + c + d;
    *high = (WORD)(t >> BITS);
    return (WORD)t;
}
""",
    "addc": """\
/* sum + 2^BITS·carry = a + b + c for a bit c. */
static inline WORD PREFIX_addc(WORD *carry, WORD a, WORD b, WORD c) {
    PREFIX_wide t = (PREFIX_wide)a + b + c;
    *carry = (WORD)(t >> BITS);
    return (WORD)t;
}
""",
    "subb": """\
/* difference - 2^BITS·borrow = a - b - c for a bit c. */
static inline WORD PREFIX_subb(WORD *borrow, WORD a, WORD b, WORD c) {
    PREFIX_wide t = (PREFIX_wide)a - b - c;
    *borrow = (WORD)(t >> BITS) & 1;
    return (WORD)t;
}
""",
    "wide_of": """\
/* low + 2^BITS·high */
static inline PREFIX_wide PREFIX_wide_of(WORD high, WORD low) {
    return ((PREFIX_wide)high << BITS) | low;
}
""",
    "low": """\
/* a mod 2^BITS */
static inline WORD PREFIX_low(PREFIX_wide a) {
    return (WORD)a;
}
""",
    "shr": """\
/* a div 2^shift */
static inline PREFIX_wide PREFIX_shr(PREFIX_wide a, int shift) {
    return a >> shift;
}
""",
    "plus": """\
static inline PREFIX_wide PREFIX_plus(PREFIX_wide a, PREFIX_wide b) {
    return a + b;
}
""",
    "minus": """\
static inline PREFIX_wide PREFIX_minus(PREFIX_wide a, PREFIX_wide b) {
    return a - b;
}
""",
    "times": """\
static inline PREFIX_wide PREFIX_times(WORD a, WORD b) {
    return (PREFIX_wide)a * b;
}
""",
    "times_plus": """\
static inline PREFIX_wide PREFIX_times_plus(WORD a, WORD b, PREFIX_wide c) {
    return (PREFIX_wide)a * b + c;
}
""",
}
"""With a type of twice the bits, in the order in which they are printed."""

WITHOUT_WIDE = {
    "mac": """\
static inline WORD PREFIX_mac(WORD *high, WORD a, WORD b, WORD c, WORD d) {
    PREFIX_wide t = PREFIX_plus(PREFIX_times_plus(a, b, PREFIX_wide_of(0, c)), PREFIX_wide_of(0, d));
    *high = t.high;
    return t.low;
}
""",
    "addc": """\
static inline WORD PREFIX_addc(WORD *carry, WORD a, WORD b, WORD c) {
    WORD sum = a + b + c;
    *carry = PREFIX_carry(a, b, sum);
    return sum;
}
""",
    "subb": """\
static inline WORD PREFIX_subb(WORD *borrow, WORD a, WORD b, WORD c) {
    WORD difference = a - b - c;
    *borrow = PREFIX_carry(difference, b, a);
    return difference;
}
""",
    "wide_of": """\
static inline PREFIX_wide PREFIX_wide_of(WORD high, WORD low) {
    PREFIX_wide t = {low, high};
    return t;
}
""",
    "low": """\
static inline WORD PREFIX_low(PREFIX_wide a) {
    return a.low;
}
""",
    "shr": """\
static inline PREFIX_wide PREFIX_shr(PREFIX_wide a, int shift) {
    if (shift >= BITS) {
        return PREFIX_wide_of(0, a.high >> (shift - BITS));
    }
    return PREFIX_wide_of(a.high >> shift, (a.low >> shift) | (a.high << (BITS - shift)));
}
""",
    "carry": """\
/* What is carried out of sum = a + b + (0 or 1); no comparison, of which a compiler could make a branch. */
static inline WORD PREFIX_carry(WORD a, WORD b, WORD sum) {
    return ((a & b) | ((a | b) & ~sum)) >> (BITS - 1);
}
""",
    "plus": """\
static inline PREFIX_wide PREFIX_plus(PREFIX_wide a, PREFIX_wide b) {
    WORD low = a.low + b.low;
    return PREFIX_wide_of(a.high + b.high + PREFIX_carry(a.low, b.low, low), low);
}
""",
    "minus": """\
static inline PREFIX_wide PREFIX_minus(PREFIX_wide a, PREFIX_wide b) {
    WORD low = a.low - b.low;
    return PREFIX_wide_of(a.high - b.high - PREFIX_carry(low, b.low, a.low), low);
}
""",
    "times": """\
/* Four products of half words; no sum of the middle ones overflows: (2^32 - 1)^2 + 2·(2^32 - 1) = 2^64 - 1. */
static inline PREFIX_wide PREFIX_times(WORD a, WORD b) {
    WORD ones = UINT32_C(0xffffffff), a0 = a & ones, a1 = a >> 32, b0 = b & ones, b1 = b >> 32;
    WORD low = a0 * b0, left = a1 * b0, middle = a0 * b1 + (low >> 32) + (left & ones);
    return PREFIX_wide_of(a1 * b1 + (left >> 32) + (middle >> 32), (middle << 32) | (low & ones));
}
""",
    "times_plus": """\
static inline PREFIX_wide PREFIX_times_plus(WORD a, WORD b, PREFIX_wide c) {
    return PREFIX_plus(PREFIX_times(a, b), c);
}
""",
}
"""Without such a type."""

ORDER = ("wide_of", "low", "carry", "plus", "minus", "times", "times_plus", "shr", "mac", "addc", "subb")
"""Each after those that it calls."""


def used(body: str, width: int, prefix: str) -> str:
    """Return the helpers that a printed text calls, for words of ``width`` bits."""
    body = re.sub(rf"\b{prefix}_", "PREFIX_", body)
    wide = _needed(body, WITH_WIDE)
    mask = f"\n\n{MASK.strip()}" if "_mask(" in body else ""
    if width == 32:
        return "\n\n".join(["typedef uint64_t PREFIX_wide;", *wide]) + mask
    parts = [
        "#if defined(__SIZEOF_INT128__)",
        "__extension__ typedef unsigned __int128 PREFIX_wide;",
        *wide,
        "#else",
        "typedef struct {\n    WORD low, high;\n} PREFIX_wide;",
        *_needed(body, WITHOUT_WIDE),
        "#endif",
    ]
    return "\n\n".join(parts) + mask


def _needed(body: str, helpers: dict[str, str]) -> list[str]:
    """Return the helpers that are called, by the text or by each other."""
    needed: list[str] = []
    calling = body
    for name in reversed(ORDER):
        if name in helpers and f"PREFIX_{name}(" in calling:
            needed.insert(0, helpers[name].strip())
            calling += helpers[name]
    return needed
