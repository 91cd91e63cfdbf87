"""The files around generated code that make a shared library of it: for tests and benchmarks, not part of the product.

C and Rust get the same exported functions, those of the C header and two chains for measuring latency:
``<prefix>_bench_mul(x, y, n)`` does x = x·y n times, ``<prefix>_bench_square(x, n)`` does x = x² n times. The chains
take and return numbers in plain words, and convert them before and after.
"""

from __future__ import annotations

import re

from modforge.field.code import FieldCode

C = """\
#include "PREFIX.c"

/* The elements are local, so that the compiler keeps their words in registers from one turn of the loop to the next. */
__attribute__((flatten)) void PREFIX_bench_mul(WORD *x, const WORD *y, uint64_t n) {
    WORD a[WORDS], b[WORDS];
    PREFIX_reduce(a, x);
    PREFIX_reduce(b, y);
    while (n--) {
        PREFIX_mul(a, a, b);
    }
    PREFIX_canonical(x, a);
}

__attribute__((flatten)) void PREFIX_bench_square(WORD *x, uint64_t n) {
    WORD a[WORDS];
    PREFIX_reduce(a, x);
    while (n--) {
        PREFIX_square(a, a);
    }
    PREFIX_canonical(x, a);
}
"""

RUST = """\
#[path = "NAME.rs"]
pub mod field;

use field::{BYTES, Element, PLAIN, WORDS};

unsafe fn load(a: *const WORD) -> Element {
    Element(unsafe { a.cast::<[WORD; WORDS]>().read() })
}

unsafe fn store(r: *mut WORD, value: Element) {
    unsafe { r.cast::<[WORD; WORDS]>().write(value.0) }
}

unsafe fn load_plain(a: *const WORD) -> Element {
    Element::reduce(unsafe { a.cast::<[WORD; PLAIN]>().read() })
}

unsafe fn store_plain(r: *mut WORD, value: Element) {
    unsafe { r.cast::<[WORD; PLAIN]>().write(value.canonical()) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_mul(r: *mut WORD, a: *const WORD, b: *const WORD) {
    unsafe { store(r, load(a) * load(b)) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_square(r: *mut WORD, a: *const WORD) {
    unsafe { store(r, load(a).square()) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_add(r: *mut WORD, a: *const WORD, b: *const WORD) {
    unsafe { store(r, load(a) + load(b)) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_sub(r: *mut WORD, a: *const WORD, b: *const WORD) {
    unsafe { store(r, load(a) - load(b)) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_neg(r: *mut WORD, a: *const WORD) {
    unsafe { store(r, -load(a)) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_canonical(r: *mut WORD, a: *const WORD) {
    unsafe { store_plain(r, load(a)) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_reduce(r: *mut WORD, a: *const WORD) {
    unsafe { store(r, load_plain(a)) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_mul_small(r: *mut WORD, a: *const WORD, b: SMALL) {
    unsafe { store(r, load(a).mul_small(b)) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_half(r: *mut WORD, a: *const WORD) {
    unsafe { store(r, load(a).half()) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_to_le_bytes(out: *mut u8, a: *const WORD) {
    unsafe { out.cast::<[u8; BYTES]>().write(load(a).to_le_bytes()) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_to_be_bytes(out: *mut u8, a: *const WORD) {
    unsafe { out.cast::<[u8; BYTES]>().write(load(a).to_be_bytes()) }
}

unsafe fn accept(r: *mut WORD, element: Option<Element>) -> i32 {
    unsafe { store(r, element.unwrap_or(Element::ZERO)) };
    i32::from(element.is_some())
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_from_le_bytes(r: *mut WORD, bytes: *const u8) -> i32 {
    unsafe { accept(r, Element::from_le_bytes(&bytes.cast::<[u8; BYTES]>().read())) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_from_be_bytes(r: *mut WORD, bytes: *const u8) -> i32 {
    unsafe { accept(r, Element::from_be_bytes(&bytes.cast::<[u8; BYTES]>().read())) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_reduce_le_bytes(r: *mut WORD, bytes: *const u8) {
    unsafe { store(r, Element::reduce_le_bytes(&bytes.cast::<[u8; BYTES]>().read())) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_reduce_be_bytes(r: *mut WORD, bytes: *const u8) {
    unsafe { store(r, Element::reduce_be_bytes(&bytes.cast::<[u8; BYTES]>().read())) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_bench_mul(x: *mut WORD, y: *const WORD, n: u64) {
    let (mut a, b) = unsafe { (load_plain(x), load_plain(y)) };
    for _ in 0..n {
        a = a * b;
    }
    unsafe { store_plain(x, a) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_bench_square(x: *mut WORD, n: u64) {
    let mut a = unsafe { load_plain(x) };
    for _ in 0..n {
        a = a.square();
    }
    unsafe { store_plain(x, a) }
}
"""

COMPOSED = {
    "select": """
#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_select(r: *mut WORD, bit: i32, a: *const WORD, b: *const WORD) {
    unsafe { store(r, Element::select(bit == 1, &load(a), &load(b))) }
}
""",
    "swap": """
#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_swap(bit: i32, a: *mut WORD, b: *mut WORD) {
    let (mut x, mut y) = unsafe { (load(a), load(b)) };
    Element::swap(bit == 1, &mut x, &mut y);
    unsafe { store(a, x) };
    unsafe { store(b, y) };
}
""",
    "is_zero": """
#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_is_zero(a: *const WORD) -> i32 {
    i32::from(unsafe { load(a) }.is_zero())
}
""",
    "equal": """
#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_equal(a: *const WORD, b: *const WORD) -> i32 {
    i32::from(unsafe { load(a) == load(b) })
}
""",
    "zero": """
#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_zero(r: *mut WORD) {
    unsafe { store(r, Element::ZERO) }
}
""",
    "one": """
#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_one(r: *mut WORD) {
    unsafe { store(r, Element::ONE) }
}
""",
    "square_times": """
#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_square_times(r: *mut WORD, a: *const WORD, n: u32) {
    unsafe { store(r, load(a).square_times(n)) }
}
""",
    "invert": """
#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_invert(r: *mut WORD, a: *const WORD) {
    unsafe { store(r, load(a).invert()) }
}
""",
    "sqrt": """
#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_sqrt(r: *mut WORD, a: *const WORD) -> i32 {
    let (root, exists) = unsafe { load(a) }.sqrt();
    unsafe { store(r, root) };
    i32::from(exists)
}
""",
    "legendre": """
#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_legendre(a: *const WORD) -> i32 {
    i32::from(unsafe { load(a) }.legendre())
}
""",
}
"""The composed functions, not all of which every field has."""


def c(code: FieldCode) -> str:
    """Return the C file that includes the generated one."""
    text = C.replace("PREFIX", code.prefix).replace("WORDS", str(code.words))
    return text.replace("WORD", f"uint{code.word}_t")


def rust(code: FieldCode) -> str:
    """Return the Rust file that includes the generated one."""
    composed = "".join(text for name, text in COMPOSED.items() if name not in code.missing)
    text = (RUST + composed).replace("PREFIX", code.prefix).replace("NAME", code.name)
    text = text.replace("SMALL", f"u{code.layout.small_bits}")
    return re.sub(r"\bWORD\b", f"u{code.word}", text)
