"""The files around generated code that make a shared library of it: for tests and benchmarks, not part of the product.

C and Rust get the same exported functions, those of the C header and two chains for measuring latency:
``<prefix>_bench_mul(x, y, n)`` does x = x·y n times, ``<prefix>_bench_square(x, n)`` does x = x² n times.
"""

from __future__ import annotations

from modforge.field.code import FieldCode

C = """\
#include "PREFIX.c"

/* The copies let the compiler keep the words in registers from one turn of the loop to the next. */
__attribute__((flatten)) void PREFIX_bench_mul(uint64_t *x, const uint64_t *y, uint64_t n) {
    uint64_t a[WORDS], b[WORDS];
    for (int i = 0; i < WORDS; i++) {
        a[i] = x[i];
        b[i] = y[i];
    }
    while (n--) {
        PREFIX_mul(a, a, b);
    }
    for (int i = 0; i < WORDS; i++) {
        x[i] = a[i];
    }
}

__attribute__((flatten)) void PREFIX_bench_square(uint64_t *x, uint64_t n) {
    uint64_t a[WORDS];
    for (int i = 0; i < WORDS; i++) {
        a[i] = x[i];
    }
    while (n--) {
        PREFIX_square(a, a);
    }
    for (int i = 0; i < WORDS; i++) {
        x[i] = a[i];
    }
}
"""

RUST = """\
#[path = "NAME.rs"]
pub mod field;

use field::{BYTES, Element, WORDS};

unsafe fn load(a: *const u64) -> Element {
    Element(unsafe { a.cast::<[u64; WORDS]>().read() })
}

unsafe fn store(r: *mut u64, value: Element) {
    unsafe { r.cast::<[u64; WORDS]>().write(value.0) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_mul(r: *mut u64, a: *const u64, b: *const u64) {
    unsafe { store(r, load(a) * load(b)) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_square(r: *mut u64, a: *const u64) {
    unsafe { store(r, load(a).square()) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_add(r: *mut u64, a: *const u64, b: *const u64) {
    unsafe { store(r, load(a) + load(b)) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_sub(r: *mut u64, a: *const u64, b: *const u64) {
    unsafe { store(r, load(a) - load(b)) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_neg(r: *mut u64, a: *const u64) {
    unsafe { store(r, -load(a)) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_canonical(r: *mut u64, a: *const u64) {
    unsafe { store(r, load(a).canonical()) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_to_le_bytes(out: *mut u8, a: *const u64) {
    unsafe { out.cast::<[u8; BYTES]>().write(load(a).to_le_bytes()) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_to_be_bytes(out: *mut u8, a: *const u64) {
    unsafe { out.cast::<[u8; BYTES]>().write(load(a).to_be_bytes()) }
}

unsafe fn accept(r: *mut u64, element: Option<Element>) -> i32 {
    unsafe { store(r, element.unwrap_or(Element::ZERO)) };
    i32::from(element.is_some())
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_from_le_bytes(r: *mut u64, bytes: *const u8) -> i32 {
    unsafe { accept(r, Element::from_le_bytes(&bytes.cast::<[u8; BYTES]>().read())) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_from_be_bytes(r: *mut u64, bytes: *const u8) -> i32 {
    unsafe { accept(r, Element::from_be_bytes(&bytes.cast::<[u8; BYTES]>().read())) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_bench_mul(x: *mut u64, y: *const u64, n: u64) {
    let (mut a, b) = unsafe { (load(x), load(y)) };
    for _ in 0..n {
        a = a * b;
    }
    unsafe { store(x, a) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_bench_square(x: *mut u64, n: u64) {
    let mut a = unsafe { load(x) };
    for _ in 0..n {
        a = a.square();
    }
    unsafe { store(x, a) }
}
"""

COMPOSED = {
    "select": """
#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_select(r: *mut u64, bit: i32, a: *const u64, b: *const u64) {
    unsafe { store(r, Element::select(bit == 1, &load(a), &load(b))) }
}
""",
    "swap": """
#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_swap(bit: i32, a: *mut u64, b: *mut u64) {
    let (mut x, mut y) = unsafe { (load(a), load(b)) };
    Element::swap(bit == 1, &mut x, &mut y);
    unsafe { store(a, x) };
    unsafe { store(b, y) };
}
""",
    "is_zero": """
#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_is_zero(a: *const u64) -> i32 {
    i32::from(unsafe { load(a) }.is_zero())
}
""",
    "equal": """
#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_equal(a: *const u64, b: *const u64) -> i32 {
    i32::from(unsafe { load(a) == load(b) })
}
""",
    "zero": """
#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_zero(r: *mut u64) {
    unsafe { store(r, Element::ZERO) }
}
""",
    "one": """
#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_one(r: *mut u64) {
    unsafe { store(r, Element::ONE) }
}
""",
    "square_times": """
#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_square_times(r: *mut u64, a: *const u64, n: u32) {
    unsafe { store(r, load(a).square_times(n)) }
}
""",
    "invert": """
#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_invert(r: *mut u64, a: *const u64) {
    unsafe { store(r, load(a).invert()) }
}
""",
    "sqrt": """
#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_sqrt(r: *mut u64, a: *const u64) -> i32 {
    let (root, exists) = unsafe { load(a) }.sqrt();
    unsafe { store(r, root) };
    i32::from(exists)
}
""",
    "legendre": """
#[unsafe(no_mangle)]
unsafe extern "C" fn PREFIX_legendre(a: *const u64) -> i32 {
    i32::from(unsafe { load(a) }.legendre())
}
""",
}
"""The composed functions, not all of which every field has."""


def c(code: FieldCode) -> str:
    """Return the C file that includes the generated one."""
    return C.replace("PREFIX", code.prefix).replace("WORDS", str(code.words))


def rust(code: FieldCode) -> str:
    """Return the Rust file that includes the generated one."""
    composed = "".join(text for name, text in COMPOSED.items() if name not in code.missing)
    return (RUST + composed).replace("PREFIX", code.prefix).replace("NAME", code.name)
