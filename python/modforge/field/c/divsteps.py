"""Prints the inverse by divsteps in C."""

from __future__ import annotations

import re

from modforge.field.c.style import comment, place
from modforge.field.design import Design
from modforge.field.functions.divsteps import Divsteps, gather

STEPS = """\
WIDE PREFIX_signed;

/* What some steps do: (f, g) becomes (u·f + v·g, q·f + r·g), divided by 2 for each step. */
typedef struct {
    DIGIT u, v, q, r;
} PREFIX_matrix;

/*
 * n ≤ PACK steps, zeta = -(delta + 1/2). f and the row (u, v) share a word, so do g and (q, r), so that what happens to
 * f happens to its row: f + u·2^FIRST + v·2^LAST. Of f and g only n bits are looked at, and they stay within ±2^n;
 * the rows start as 2^n times those of the identity, as g and its row are halved each time, and stay within ±2^n.
 */
static inline DIGIT PREFIX_packed_divsteps(DIGIT zeta, DIGIT f, DIGIT g, int n, PREFIX_matrix *t) {
    const DIGIT low = ((DIGIT)1 << n) - 1, half = (DIGIT)1 << (FIRST - 1), halves = half + ((DIGIT)1 << (LAST - 1));
#if !ASSEMBLY
    DIGIT one = 1, ones = -1;
#if defined(__GNUC__)
    /* Hidden from the compiler, which could otherwise make branches of the masks. */
    __asm__("" : "+r"(one), "+r"(ones));
#endif
#endif
    f = (f & low) + ((DIGIT)1 << (FIRST + n));
    g = (g & low) + ((DIGIT)1 << (LAST + n));
    for (int i = 0; i < n; i++) {
#if ASSEMBLY
        /* Both outcomes of zeta < 0 are made, one is chosen, then that or an even g: four instructions from g to g. */
        DIGIT sum, difference, new_zeta, new_f;
        __asm__("mov %1, %6\\n\\t"
                "mov %0, %4\\n\\t"
                "sub %1, %4\\n\\t"
                "test %2, %2\\n\\t"
                "cmovs %0, %6\\n\\t"
                "lea (%0, %1), %3\\n\\t"
                "cmovs %4, %3\\n\\t"
                "mov %2, %5\\n\\t"
                "not %5\\n\\t"
                "cmovns %2, %5\\n\\t"
                "sar $1, %3\\n\\t"
                "sar $1, %0\\n\\t"
                "cmovc %5, %2\\n\\t"
                "cmovc %3, %0\\n\\t"
                "cmovc %6, %1\\n\\t"
                "dec %2"
                : "+&r"(g), "+&r"(f), "+&r"(zeta), "=&r"(sum), "=&r"(difference), "=&r"(new_zeta), "=&r"(new_f)
                :
                : "cc");
#else
        DIGIT negative = (zeta >> TOP) & ones, odd = -(g & one), exchange = negative & odd;
        g += ((f ^ negative) - negative) & odd;
        f += g & exchange;
        zeta = (zeta ^ exchange) - 1;
        g >>= 1;
#endif
    }
    /* Half of a field's range is added to what lies below the next field, maybe negative, before that is cut off. */
    t->u = (DIGIT)((WORD)(f + half) << (BITS - LAST)) >> (BITS - SECOND);
    t->q = (DIGIT)((WORD)(g + half) << (BITS - LAST)) >> (BITS - SECOND);
    t->v = (f + halves) >> LAST;
    t->r = (g + halves) >> LAST;
    return zeta;
}

/*
 * A batch of steps on the low digits of f, odd, and g; returns the new zeta. Where fewer remain until g = 0, only those
 * are made, in whole packs, and the matrix is scaled as if all had been made.
 */
static DIGIT PREFIX_divsteps(DIGIT zeta, DIGIT f, DIGIT g, int remain, PREFIX_matrix *t) {
    *t = (PREFIX_matrix){1, 0, 0, 1};
    int left = DIGIT_BITS;
    while (left > 0 && remain > 0) {
        PREFIX_matrix s, a = *t;
        int n = left < PACK ? left : PACK;
        zeta = PREFIX_packed_divsteps(zeta, f, g, n, &s);
        WORD x = (WORD)s.u * (WORD)f + (WORD)s.v * (WORD)g, y = (WORD)s.q * (WORD)f + (WORD)s.r * (WORD)g;
        f = (DIGIT)x >> PACK;
        g = (DIGIT)y >> PACK;
        t->u = s.u * a.u + s.v * a.q;
        t->v = s.u * a.v + s.v * a.r;
        t->q = s.q * a.u + s.r * a.q;
        t->r = s.q * a.v + s.r * a.r;
        left -= n;
        remain -= n;
    }
    const DIGIT scale = (DIGIT)1 << left;
    *t = (PREFIX_matrix){t->u * scale, t->v * scale, t->q * scale, t->r * scale};
    return zeta;
}

static inline PREFIX_signed PREFIX_products(DIGIT a, DIGIT b, DIGIT c, DIGIT d) {
    return (PREFIX_signed)a * b + (PREFIX_signed)c * d;
}

/* (f, g) = t·(f, g)/2^DIGIT_BITS, which is exact. */
static void PREFIX_transform(DIGIT f[DIGITS], DIGIT g[DIGITS], const PREFIX_matrix *t) {
    PREFIX_signed x = PREFIX_products(t->u, f[0], t->v, g[0]), y = PREFIX_products(t->q, f[0], t->r, g[0]);
    for (int i = 1; i < DIGITS; i++) {
        x = (x >> DIGIT_BITS) + PREFIX_products(t->u, f[i], t->v, g[i]);
        y = (y >> DIGIT_BITS) + PREFIX_products(t->q, f[i], t->r, g[i]);
        f[i - 1] = (DIGIT)x & MASK;
        g[i - 1] = (DIGIT)y & MASK;
    }
    f[DIGITS - 1] = (DIGIT)(x >> DIGIT_BITS);
    g[DIGITS - 1] = (DIGIT)(y >> DIGIT_BITS);
}

/* (d, e) = t·(d, e)/2^DIGIT_BITS modulo p, all in (-2p, p). */
static void PREFIX_transform_modulo(DIGIT d[DIGITS], DIGIT e[DIGITS], const PREFIX_matrix *t) {
    const DIGIT d_sign = d[DIGITS - 1] >> TOP, e_sign = e[DIGITS - 1] >> TOP;
    PREFIX_signed x = PREFIX_products(t->u, d[0], t->v, e[0]), y = PREFIX_products(t->q, d[0], t->r, e[0]);
    /* The multiples of p: those that make d and e positive, less what makes the sums divisible. */
    DIGIT i = (t->u & d_sign) + (t->v & e_sign), j = (t->q & d_sign) + (t->r & e_sign);
    i -= (DIGIT)(INVERSE * (WORD)x + (WORD)i) & MASK;
    j -= (DIGIT)(INVERSE * (WORD)y + (WORD)j) & MASK;
    LINES;
    d[DIGITS - 1] = (DIGIT)(x >> DIGIT_BITS);
    e[DIGITS - 1] = (DIGIT)(y >> DIGIT_BITS);
}

/* Add p to d where the mask is set, and carry. */
static void PREFIX_add_modulus(DIGIT d[DIGITS], DIGIT mask) {
    ADDITIONS;
    for (int i = 1; i < DIGITS; i++) {
        d[i] += d[i - 1] >> DIGIT_BITS;
        d[i - 1] &= MASK;
    }
}
"""

INVERT = """\
void PREFIX_invert(WORD r[WORDS], const WORD a[WORDS]) {
    DIGIT f[DIGITS] = {MODULUS}, g[DIGITS], d[DIGITS] = {0}, e[DIGITS] = {1}, zeta = -1;
    WORD words[PLAIN];
    PREFIX_canonical(words, a);
    SPLIT;
    for (int remain = TOTAL; remain > 0; remain -= DIGIT_BITS) {
        PREFIX_matrix t;
        zeta = PREFIX_divsteps(zeta, f[0], g[0], remain, &t);
        PREFIX_transform(f, g, &t);
        PREFIX_transform_modulo(d, e, &t);
    }
    /* From (-2p, p) to (-p, p), with the sign of f, and to [0, p). */
    PREFIX_add_modulus(d, d[DIGITS - 1] >> TOP);
    const DIGIT sign = f[DIGITS - 1] >> TOP;
    for (int i = 0; i < DIGITS; i++) {
        d[i] = (d[i] ^ sign) - sign;
    }
    PREFIX_add_modulus(d, 0);
    PREFIX_add_modulus(d, d[DIGITS - 1] >> TOP);
    JOIN;
    PREFIX_reduce(r, words);
}
"""


def function(design: Design, steps: Divsteps) -> str:
    """Return the inverse, after what it calls."""
    width, bits, count = steps.width, steps.digit_bits, steps.digits
    plain = design.layout.plain_words
    digits = [f"INT{width}_C({digit})" for digit in steps.modulus_digits]
    figures = steps.figures | {
        "DIGIT": f"int{width}_t",
        "WIDE": "__extension__ typedef __int128" if width == 64 else "typedef int64_t",
        "ASSEMBLY": "(defined(__GNUC__) && defined(__x86_64__))" if width == 64 else "0",
        "MASK": f"INT{width}_C({(1 << bits) - 1:#x})",
        "INVERSE": f"UINT{width}_C({steps.inverse:#x})",
        "MODULUS": ", ".join(digits),
        "LINES;": _lines(_transform_modulo(steps, digits)),
        "ADDITIONS;": _lines([f"d[{i}] += {digits[i]} & mask;" for i in steps.set_digits]),
        "SPLIT;": _lines(
            [f"g[{i}] = (DIGIT)({gather('words', bits * i, bits, width, plain)}) & MASK;" for i in range(count)]
        ),
        "JOIN;": _lines([f"words[{i}] = {gather('(WORD)d', width * i, width, bits, count)};" for i in range(plain)]),
    }
    text = f"{STEPS}\n{comment(steps.documentation)}\n{INVERT}"
    names = re.compile(rf"\b({'|'.join(sorted(figures, key=len, reverse=True))})(?!\w)")
    for _ in range(2):  # the lines hold names as well
        text = names.sub(lambda match: figures[match[0]], text)
    return place(text, design)


def _transform_modulo(steps: Divsteps, digits: list[str]) -> list[str]:
    lines = []
    for index, digit in enumerate(digits):
        if index:
            lines.append(f"x = (x >> DIGIT_BITS) + PREFIX_products(t->u, d[{index}], t->v, e[{index}]);")
            lines.append(f"y = (y >> DIGIT_BITS) + PREFIX_products(t->q, d[{index}], t->r, e[{index}]);")
        if index in steps.set_digits:
            lines.append(f"x += (PREFIX_signed)i * {digit};")
            lines.append(f"y += (PREFIX_signed)j * {digit};")
        if index:
            lines.append(f"d[{index - 1}] = (DIGIT)x & MASK;")
            lines.append(f"e[{index - 1}] = (DIGIT)y & MASK;")
    return lines


def _lines(lines: list[str]) -> str:
    return "\n    ".join(lines)
