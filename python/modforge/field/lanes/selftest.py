"""The self-test that comes with the code for eight lanes: results that Python integers gave, and a Makefile."""

from __future__ import annotations

from modforge.field.c.style import array
from modforge.field.lanes.code import LaneCode, place
from modforge.field.layouts.lanes import LANES
from modforge.field.layouts.trials import encodings_of, plain, rows_of

C = """\
/* Tries PREFIX.c on results that Python integers gave when it was generated: eight rows at a time. */

#include "PREFIX.h"

#include <stdio.h>
#include <string.h>

typedef struct {
    uint64_t a[WORDS], b[WORDS];
    uint32_t small;
    uint64_t value[PLAIN], sum[PLAIN], difference[PLAIN], product[PLAIN];
    uint64_t square[PLAIN], negative[PLAIN], multiple[PLAIN], half[PLAIN];
} Row;

typedef struct {
    uint8_t bytes[BYTES];
    unsigned below;
    uint64_t value[PLAIN];
} Encoding;

static const Row rows[] = {
ROWS};

static const Encoding encodings[] = {
ENCODINGS};

static unsigned long checks, failures;

static void check(const char *name, size_t row, int right) {
    checks++;
    if (!right) {
        failures++;
        printf("PREFIX_%s is wrong in rows %lu to %lu\\n", name, (unsigned long)row, (unsigned long)row + LANES - 1);
    }
}

/* The elements that begin in the first of eight rows at ``words``. */
static void load(PREFIX *r, const uint64_t *words) {
    for (int i = 0; i < WORDS; i++) {
        uint64_t digits[LANES];
        for (int lane = 0; lane < LANES; lane++) {
            digits[lane] = words[(size_t)lane * (sizeof(Row) / sizeof *words) + (size_t)i];
        }
        r->digit[i] = _mm512_loadu_si512(digits);
    }
}

/* Whether elements stand for numbers, of which the first is at ``expected`` and the next ``step`` words further. */
static int is(const PREFIX *a, const uint64_t *expected, size_t step) {
    uint64_t found[LANES][PLAIN];
    int same = 1;
    PREFIX_canonical(found, a);
    for (int lane = 0; lane < LANES; lane++) {
        same &= memcmp(found[lane], expected + (size_t)lane * step, sizeof found[lane]) == 0;
    }
    return same;
}

#define STEP (sizeof(Row) / sizeof(uint64_t))

#define BINARY(name, expected) \\
    load(&x, row->a), load(&y, row->b), PREFIX_##name(&r, &x, &y), check(#name, i, is(&r, row->expected, STEP)); \\
    PREFIX_##name(&x, &x, &y), check(#name, i, is(&x, row->expected, STEP)); \\
    load(&x, row->a), PREFIX_##name(&y, &x, &y), check(#name, i, is(&y, row->expected, STEP))

#define UNARY(name, expected) \\
    load(&x, row->a), PREFIX_##name(&r, &x), check(#name, i, is(&r, row->expected, STEP)); \\
    PREFIX_##name(&x, &x), check(#name, i, is(&x, row->expected, STEP))

static void arithmetic(const Row *row, size_t i) {
    PREFIX x, y, r;
    uint32_t small[LANES];
    BINARY(mul, product);
    BINARY(add, sum);
    BINARY(sub, difference);
    UNARY(square, square);
    UNARY(neg, negative);
    UNARY(half, half);
    for (int lane = 0; lane < LANES; lane++) {
        small[lane] = row[lane].small;
    }
    load(&x, row->a);
    PREFIX_mul_small(&r, &x, small);
    check("mul_small", i, is(&r, row->multiple, STEP));
    PREFIX_square_times(&x, &x, 1);
    check("square_times", i, is(&x, row->square, STEP));
}

static void choices(const Row *row, size_t i) {
    PREFIX a, b, x, y, r;
    uint64_t other[LANES][PLAIN], mixed[LANES][PLAIN];
    unsigned same = 0, zeros = 0, bits = 0xa6;
    load(&a, row->a);
    load(&b, row->b);
    PREFIX_canonical(other, &b);
    for (int lane = 0; lane < LANES; lane++) {
        unsigned any = 0;
        for (int k = 0; k < PLAIN; k++) {
            any |= row[lane].value[k] != 0;
        }
        zeros |= (any ^ 1) << lane;
        same |= (unsigned)(memcmp(other[lane], row[lane].value, sizeof other[lane]) == 0) << lane;
        memcpy(mixed[lane], bits >> lane & 1 ? row[lane].value : other[lane], sizeof mixed[lane]);
    }
    check("canonical", i, is(&a, row->value, STEP));
    check("equal", i, PREFIX_equal(&a, &b) == same);
    check("is_zero", i, PREFIX_is_zero(&a) == zeros);
    PREFIX_zero(&r);
    check("zero", i, PREFIX_is_zero(&r) == 0xff);
    PREFIX_one(&r);
    PREFIX_mul(&r, &r, &a);
    check("one", i, is(&r, row->value, STEP));
    PREFIX_select(&r, bits, &a, &b);
    check("select", i, is(&r, mixed[0], PLAIN));
    x = a;
    y = b;
    PREFIX_swap(bits ^ 0xff, &x, &y);
    check("swap", i, is(&x, mixed[0], PLAIN));
    PREFIX_swap(0xff, &x, &y);
    check("swap", i, is(&y, mixed[0], PLAIN));
}
POWERS
static void bytes(const Encoding *given, size_t i) {
    uint8_t in[LANES][BYTES], reversed[LANES][BYTES], out[LANES][BYTES];
    uint64_t expected[LANES][PLAIN], value[LANES][PLAIN];
    unsigned below = 0;
    PREFIX r;
    for (int lane = 0; lane < LANES; lane++) {
        memcpy(in[lane], given[lane].bytes, BYTES);
        for (int k = 0; k < BYTES; k++) {
            reversed[lane][k] = in[lane][BYTES - 1 - k];
        }
        below |= given[lane].below << lane;
        memcpy(value[lane], given[lane].value, sizeof value[lane]);
        for (int k = 0; k < PLAIN; k++) {
            expected[lane][k] = given[lane].below ? value[lane][k] : 0;
        }
    }
    check("from_le_bytes", i, PREFIX_from_le_bytes(&r, (const uint8_t(*)[BYTES])in) == below);
    check("from_le_bytes", i, is(&r, expected[0], PLAIN));
    PREFIX_to_le_bytes(out, &r);
    PREFIX_reduce_le_bytes(&r, (const uint8_t(*)[BYTES])out);
    check("to_le_bytes", i, is(&r, expected[0], PLAIN));
    check("from_be_bytes", i, PREFIX_from_be_bytes(&r, (const uint8_t(*)[BYTES])reversed) == below);
    check("from_be_bytes", i, is(&r, expected[0], PLAIN));
    PREFIX_to_be_bytes(out, &r);
    for (int lane = 0; lane < LANES; lane++) {
        check("to_be_bytes", i, !(below >> lane & 1) || memcmp(out[lane], reversed[lane], BYTES) == 0);
    }
    PREFIX_reduce_le_bytes(&r, (const uint8_t(*)[BYTES])in);
    check("reduce_le_bytes", i, is(&r, value[0], PLAIN));
    PREFIX_reduce_be_bytes(&r, (const uint8_t(*)[BYTES])reversed);
    check("reduce_be_bytes", i, is(&r, value[0], PLAIN));
    PREFIX_reduce(&r, (const uint64_t(*)[PLAIN])value);
    check("reduce", i, is(&r, value[0], PLAIN));
}

int main(void) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i += LANES) {
        arithmetic(&rows[i], i);
        choices(&rows[i], i);
        CALL_POWERS
    }
    for (size_t i = 0; i < sizeof encodings / sizeof *encodings; i += LANES) {
        bytes(&encodings[i], i);
    }
    printf("PREFIX: %lu checks, %lu failures\\n", checks, failures);
    return failures != 0;
}
"""

POWERS = """
static void powers(const Row *row, size_t i) {
    PREFIX a, r, one, square, zero;
    int symbols[LANES];
    load(&a, row->a);
    unsigned zeros = PREFIX_is_zero(&a), squares = 0;
    PREFIX_one(&one);
    PREFIX_zero(&zero);
    PREFIX_invert(&r, &a);
    check("invert", i, PREFIX_is_zero(&r) == zeros);
    PREFIX_mul(&r, &r, &a);
    PREFIX_select(&one, zeros, &zero, &one);
    check("invert", i, PREFIX_equal(&r, &one) == 0xff);
    PREFIX_square(&square, &a);
    PREFIX_legendre(symbols, &square);
    for (int lane = 0; lane < LANES; lane++) {
        check("legendre", i, symbols[lane] == !(zeros >> lane & 1));
    }
    PREFIX_legendre(symbols, &a);
    for (int lane = 0; lane < LANES; lane++) {
        squares |= (unsigned)(symbols[lane] >= 0) << lane;
    }
    SQRT
}
"""

SQRT = """\
check("sqrt", i, PREFIX_sqrt(&r, &a) == squares);
    PREFIX_square(&r, &r);
    PREFIX_select(&one, squares, &a, &zero);
    check("sqrt", i, PREFIX_equal(&r, &one) == 0xff);
    check("sqrt", i, PREFIX_sqrt(&r, &square) == 0xff);
    PREFIX_square(&r, &r);
    check("sqrt", i, PREFIX_equal(&r, &square) == 0xff);"""

MAKEFILE = """\
# `make test` compiles the self-test and runs it. Where the processor has no AVX-512 IFMA, the intrinsics come from
# emulated/immintrin.h, in plain C. It fails if a result is wrong, and only then.

CC ?= cc
CFLAGS ?= -O2

IFMA := $(shell grep -m 1 -cw avx512ifma /proc/cpuinfo 2>/dev/null)
ifeq ($(IFMA),1)
TARGET := -mavx512f -mavx512dq -mavx512ifma
NOTE := on AVX-512 IFMA
else
TARGET := -I emulated -D__AVX512F__ -D__AVX512DQ__ -D__AVX512IFMA__
NOTE := this processor has no AVX-512 IFMA, its instructions are emulated in plain C
endif

.PHONY: test clean
test: PREFIX_test
	@echo 'PREFIX: $(NOTE)'
	@./PREFIX_test
PREFIX_test: PREFIX_test.c PREFIX.c PREFIX.h emulated/immintrin.h
	$(CC) -std=c11 $(CFLAGS) $(TARGET) -o $@ PREFIX_test.c PREFIX.c
clean:
	rm -f PREFIX_test
"""


def program(code: LaneCode) -> str:
    """Return the C program; the last rows are repeated so that eight of them are always there."""
    layout = code.layout
    powers = POWERS if "invert" not in code.missing else ""
    text = C.replace("CALL_POWERS", "powers(&rows[i], i);" if powers else "").replace("POWERS", powers)
    text = text.replace("SQRT", SQRT if "sqrt" not in code.missing else "(void)squares;")
    rows = [
        f"    {{{array(a, layout.width)}, {array(b, layout.width)}, {small},\n     "
        f"{', '.join(array(plain(value, layout), layout.width) for value in values)}}},\n"
        for a, b, small, values in rows_of(layout)
    ]
    encodings = [
        f"    {{{{{', '.join(map(str, value.to_bytes(layout.bytes, 'little')))}}}, {int(value < layout.modulus)}, "
        f"{array(plain(value, layout), layout.width)}}},\n"
        for value in encodings_of(layout)
    ]
    for lines in (rows, encodings):
        lines += lines[: -len(lines) % LANES]
    text = place(text, code)
    return text.replace("ROWS}", f"{''.join(rows)}}}").replace("ENCODINGS}", f"{''.join(encodings)}}}")


def makefile(code: LaneCode) -> str:
    """Return the Makefile."""
    return MAKEFILE.replace("PREFIX", code.prefix)
