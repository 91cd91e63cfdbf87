"""The self-test that comes with generated code: programs with results that Python integers gave, and a Makefile.

They need nothing but a compiler, so that the code can be tried wherever it is to run.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from modforge.field.assembly.machines import MACHINES
from modforge.field.c.assembly import condition
from modforge.field.c.style import array, place
from modforge.field.code import FieldCode
from modforge.field.layouts.trials import EXPECTED, encodings_of, plain, rows_of

C = """\
/* Tries PREFIX.c on results that Python integers gave when it was generated. */

#include "PREFIX.h"

#include <stdio.h>
#include <string.h>

typedef struct {
    WORD a[WORDS], b[WORDS];
    SMALL small;
    WORD value[PLAIN], sum[PLAIN], difference[PLAIN], product[PLAIN];
    WORD square[PLAIN], negative[PLAIN], multiple[PLAIN], half[PLAIN];
} Row;

typedef struct {
    uint8_t bytes[BYTES];
    int below;
    WORD value[PLAIN];
} Encoding;

static const Row rows[] = {
ROWS};

static const Encoding encodings[] = {
ENCODINGS};

LANGUAGES
static unsigned long checks, failures;

static void check(const char *name, size_t row, int right) {
    checks++;
    if (!right) {
        failures++;
        printf("PREFIX_%s is wrong for row %lu\\n", name, (unsigned long)row);
    }
}

static int is(const WORD a[WORDS], const WORD expected[PLAIN]) {
    WORD plain[PLAIN];
    PREFIX_canonical(plain, a);
    return memcmp(plain, expected, sizeof plain) == 0;
}

static void copy(WORD r[WORDS], const WORD a[WORDS]) {
    memcpy(r, a, WORDS * sizeof *r);
}

#define BINARY(name, expected) \\
    copy(x, row->a), copy(y, row->b), PREFIX_##name(r, x, y), check(#name, i, is(r, row->expected)); \\
    PREFIX_##name(x, x, y), check(#name, i, is(x, row->expected)); \\
    copy(x, row->a), PREFIX_##name(y, x, y), check(#name, i, is(y, row->expected))

#define UNARY(name, expected) \\
    copy(x, row->a), PREFIX_##name(r, x), check(#name, i, is(r, row->expected)); \\
    PREFIX_##name(x, x), check(#name, i, is(x, row->expected))

static void arithmetic(const Row *row, size_t i) {
    WORD x[WORDS], y[WORDS], r[WORDS];
    BINARY(mul, product);
    BINARY(add, sum);
    BINARY(sub, difference);
    UNARY(square, square);
    UNARY(neg, negative);
    UNARY(half, half);
    PREFIX_mul_small(r, row->a, row->small);
    check("mul_small", i, is(r, row->multiple));
    copy(x, row->a);
    PREFIX_mul(r, x, x);
    check("mul", i, is(r, row->square));
    PREFIX_square_times(x, x, 1);
    check("square_times", i, is(x, row->square));
}

static void choices(const Row *row, size_t i) {
    WORD x[WORDS], y[WORDS], r[WORDS], other[PLAIN];
    PREFIX_canonical(other, row->b);
    int same = memcmp(other, row->value, sizeof other) == 0;
    check("canonical", i, is(row->a, row->value));
    check("equal", i, PREFIX_equal(row->a, row->b) == same);
    PREFIX_zero(r);
    check("is_zero", i, PREFIX_is_zero(row->a) == PREFIX_equal(row->a, r));
    PREFIX_select(r, 1, row->a, row->b);
    check("select", i, is(r, row->value));
    PREFIX_select(r, 0, row->a, row->b);
    check("select", i, is(r, other));
    copy(x, row->a);
    copy(y, row->b);
    PREFIX_swap(0, x, y);
    check("swap", i, is(x, row->value) && is(y, other));
    PREFIX_swap(1, x, y);
    check("swap", i, is(y, row->value) && is(x, other));
    PREFIX_reduce(r, row->value);
    check("reduce", i, is(r, row->value));
}
POWERS
static void bytes(const Encoding *given, size_t i) {
    uint8_t reversed[BYTES], out[BYTES];
    WORD r[WORDS], zero[PLAIN] = {0};
    const WORD *expected = given->below ? given->value : zero;
    for (int k = 0; k < BYTES; k++) {
        reversed[k] = given->bytes[BYTES - 1 - k];
    }
    check("from_le_bytes", i, PREFIX_from_le_bytes(r, given->bytes) == given->below && is(r, expected));
    PREFIX_to_le_bytes(out, r);
    check("to_le_bytes", i, !given->below || memcmp(out, given->bytes, BYTES) == 0);
    check("from_be_bytes", i, PREFIX_from_be_bytes(r, reversed) == given->below && is(r, expected));
    PREFIX_to_be_bytes(out, r);
    check("to_be_bytes", i, !given->below || memcmp(out, reversed, BYTES) == 0);
    PREFIX_reduce_le_bytes(r, given->bytes);
    check("reduce_le_bytes", i, is(r, given->value));
    PREFIX_reduce_be_bytes(r, reversed);
    check("reduce_be_bytes", i, is(r, given->value));
}

int main(void) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        arithmetic(&rows[i], i);
        choices(&rows[i], i);
        CALL_POWERS
    }
    for (size_t i = 0; i < sizeof encodings / sizeof *encodings; i++) {
        bytes(&encodings[i], i);
    }
    printf("PREFIX in %s: %lu checks, %lu failures\\n", LANGUAGE, checks, failures);
    return failures != 0;
}
"""

C_POWERS = """
static void powers(const Row *row, size_t i) {
    WORD r[WORDS], one[WORDS], square[WORDS];
    int zero = PREFIX_is_zero(row->a);
    PREFIX_one(one);
    PREFIX_invert(r, row->a);
    PREFIX_mul(r, r, row->a);
    check("invert", i, zero ? PREFIX_is_zero(r) : PREFIX_equal(r, one));
    PREFIX_square(square, row->a);
    check("legendre", i, PREFIX_legendre(square) == !zero);
    SQRT
}
"""

C_SQRT = """\
int exists = PREFIX_sqrt(r, row->a);
    PREFIX_square(r, r);
    check("sqrt", i, exists == (PREFIX_legendre(row->a) >= 0));
    check("sqrt", i, exists ? PREFIX_equal(r, row->a) : PREFIX_is_zero(r));
    exists = PREFIX_sqrt(r, square);
    PREFIX_square(r, r);
    check("sqrt", i, exists && PREFIX_equal(r, square));"""

RUST = """\
//! Tries NAME.rs on results that Python integers gave when it was generated.

#[allow(dead_code)]
#[path = "NAME.rs"]
mod field;

use field::{BYTES, Element, PLAIN, WORDS};

struct Row {
    a: [WORD; WORDS],
    b: [WORD; WORDS],
    small: SMALL,
    value: [WORD; PLAIN],
    sum: [WORD; PLAIN],
    difference: [WORD; PLAIN],
    product: [WORD; PLAIN],
    square: [WORD; PLAIN],
    negative: [WORD; PLAIN],
    multiple: [WORD; PLAIN],
    half: [WORD; PLAIN],
}

#[rustfmt::skip]
static ROWS: &[Row] = &[
ROWS_];

#[rustfmt::skip]
static ENCODINGS: &[([u8; BYTES], bool, [WORD; PLAIN])] = &[
ENCODINGS_];

#[test]
fn arithmetic() {
    for row in ROWS {
        let (a, b) = (Element(row.a), Element(row.b));
        assert_eq!(a.canonical(), row.value);
        assert_eq!((a + b).canonical(), row.sum);
        assert_eq!((a - b).canonical(), row.difference);
        assert_eq!((a * b).canonical(), row.product);
        assert_eq!((a * a).canonical(), row.square);
        assert_eq!(a.square().canonical(), row.square);
        assert_eq!(a.square_times(1).canonical(), row.square);
        assert_eq!((-a).canonical(), row.negative);
        assert_eq!(a.mul_small(row.small).canonical(), row.multiple);
        assert_eq!(a.half().canonical(), row.half);
        assert_eq!(Element::reduce(row.value).canonical(), row.value);
    }
}

#[test]
fn choices() {
    for row in ROWS {
        let (mut a, mut b) = (Element(row.a), Element(row.b));
        let other = b.canonical();
        assert_eq!(a == b, row.value == other);
        assert_eq!(a.is_zero(), row.value == [0; PLAIN]);
        assert_eq!(Element::select(true, &a, &b).canonical(), row.value);
        assert_eq!(Element::select(false, &a, &b).canonical(), other);
        Element::swap(false, &mut a, &mut b);
        assert_eq!(a.canonical(), row.value);
        Element::swap(true, &mut a, &mut b);
        assert_eq!((a.canonical(), b.canonical()), (other, row.value));
    }
}

#[test]
fn bytes() {
    for (bytes, below, value) in ENCODINGS {
        let mut reversed = *bytes;
        reversed.reverse();
        for read in [Element::from_le_bytes(bytes), Element::from_be_bytes(&reversed)] {
            assert_eq!(read.map(|x| x.canonical()), below.then_some(*value));
            assert!(read.is_none_or(|x| x.to_le_bytes() == *bytes && x.to_be_bytes() == reversed));
        }
        assert_eq!(Element::reduce_le_bytes(bytes).canonical(), *value);
        assert_eq!(Element::reduce_be_bytes(&reversed).canonical(), *value);
    }
}
POWERS"""

RUST_POWERS = """
#[test]
fn powers() {
    for row in ROWS {
        let a = Element(row.a);
        assert!(a.invert() * a == if a.is_zero() { Element::ZERO } else { Element::ONE });
        assert_eq!(a.square().legendre(), i8::from(!a.is_zero()));
        SQRT
    }
}
"""

RUST_SQRT = """\
for square in [a, a.square()] {
            let (root, exists) = square.sqrt();
            assert_eq!(exists, square.legendre() >= 0);
            assert!(root.square() == if exists { square } else { Element::ZERO });
        }"""

LANGUAGES = """\
CONDITION
#define LANGUAGE "C and assembly"
#else
#define LANGUAGE "C"
#endif
"""

MAKEFILE = {
    "c": """\
test: c
c: PREFIX_test_c
	./PREFIX_test_c
PREFIX_test_c: PREFIX_test.c PREFIX.c PREFIX.h
	$(CC) -std=c11 $(CFLAGS)PORTABLE -o $@ PREFIX_test.c PREFIX.c
""",
    "assembly": """\
test: assembly
assembly: PREFIX_test_c
	@if grep -qw adx /proc/cpuinfo 2>/dev/null && grep -qw bmi2 /proc/cpuinfo && \\
		$(CC) -std=c11 $(CFLAGS) MODE -madx -mbmi2 -o PREFIX_test_assembly PREFIX_test.c PREFIX.c; \\
	then ./PREFIX_test_assembly; \\
	else echo 'PREFIX: its assembly was not tested, as compiler or processor have no ADX and BMI2'; fi
""",
    "rust": """\
test: rust
rust: NAME_test_rust
	./NAME_test_rust -q
NAME_test_rust: NAME_test.rs NAME.rs
	$(RUSTC) --edition 2024 --test $(RUSTFLAGS) -o $@ NAME_test.rs
""",
}

WITHOUT_TRAIT = """\
test: rust
rust: NAME_test_rust
	./NAME_test_rust -q
# Without the trait, which belongs to another crate.
NAME_test_rust: NAME_test.rs NAME.rs
	mkdir -p NAME_without_trait
	sed '/^impl TRAIT for Element {/,/^}/d' NAME.rs > NAME_without_trait/NAME.rs
	cp NAME_test.rs NAME_without_trait
	$(RUSTC) --edition 2024 --test $(RUSTFLAGS) -A dead_code -o $@ NAME_without_trait/NAME_test.rs
"""

SETTINGS = """\
# `make test` compiles and runs the self-test.

CC ?= cc
CFLAGS ?= -O2
RUSTC ?= rustc
RUSTFLAGS ?= -O

.PHONY: test c assembly rust clean
test:
clean:
	rm -rf PREFIX_test_c PREFIX_test_assembly NAME_test_rust NAME_without_trait
"""


def c(code: FieldCode) -> str:
    """Return the C program."""
    layout = code.layout
    powers = C_POWERS if "invert" not in code.missing else ""
    languages = '#define LANGUAGE "C"\n'
    if code.assembly:
        languages = LANGUAGES.replace("CONDITION", condition(layout.width).replace("PREFIX", "UPPER"))
    text = C.replace("LANGUAGES\n", languages)
    text = text.replace("CALL_POWERS", "powers(&rows[i], i);" if powers else "")
    text = text.replace("POWERS", powers).replace("SQRT", C_SQRT if "sqrt" not in code.missing else "(void)one;")
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
    text = place(text, code).replace("UPPER", code.prefix.upper())
    return text.replace("ROWS}", f"{''.join(rows)}}}").replace("ENCODINGS}", f"{''.join(encodings)}}}")


def rust(code: FieldCode) -> str:
    """Return the Rust program."""
    layout = code.layout
    powers = RUST_POWERS if "invert" not in code.missing else ""
    text = RUST.replace("POWERS", powers).replace(
        "        SQRT\n", f"        {RUST_SQRT}\n" * ("sqrt" not in code.missing)
    )
    text = re.sub(r"\bWORD\b", f"u{layout.width}", text).replace("SMALL", f"u{layout.small_bits}")
    text = text.replace("NAME", code.name)
    rows = []
    for a, b, small, values in rows_of(layout):
        results = ", ".join(f"{key}: {list(plain(value, layout))}" for key, value in zip(EXPECTED, values, strict=True))
        rows.append(f"    Row {{ a: {list(a)}, b: {list(b)}, small: {small}, {results} }},\n")
    encodings = [
        f"    ({list(value.to_bytes(layout.bytes, 'little'))}, {str(value < layout.modulus).lower()}, "
        f"{list(plain(value, layout))}),\n"
        for value in encodings_of(layout)
    ]
    return text.replace("ENCODINGS_]", f"{''.join(encodings)}]").replace("ROWS_]", f"{''.join(rows)}]")


def makefile(code: FieldCode, languages: Collection[str]) -> str:
    """Return the Makefile."""
    made = [*languages, "assembly"] if "c" in languages and code.assembly else languages
    rules = MAKEFILE if code.trait is None else {**MAKEFILE, "rust": WITHOUT_TRAIT.replace("TRAIT", code.trait)}
    parts = [SETTINGS, *(rules[language] for language in rules if language in made)]
    text = "\n".join(parts).replace("PORTABLE", f" -D{code.prefix.upper()}_PORTABLE" if code.assembly else "")
    if code.assembly:
        text = text.replace("MODE", MACHINES[code.word].option)
    return text.replace("PREFIX", code.prefix).replace("NAME", code.name)
