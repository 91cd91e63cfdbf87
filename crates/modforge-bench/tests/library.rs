//! A shared library with field code, made here with the C compiler.

use modforge_bench::{Case, Error, FieldLibrary, Operation, Pace, Selection, Slice, run};
use num_bigint::BigUint;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

const QUICK: Pace = Pace { rounds: 2, slice: Slice::About(Duration::from_micros(20)) };

/// Arithmetic modulo 2^61 − 1; `SLIP` is added to each product.
const SOURCE: &str = "
#include <stdint.h>
#define P ((1ull << 61) - 1)
#define EACH for (int i = 0; i < 4; i++)
static uint64_t multiply(uint64_t a, uint64_t b) {
    unsigned __int128 product = (unsigned __int128)a * b;
    return ((uint64_t)(product & P) + (uint64_t)(product >> 61) + SLIP) % P;
}
void f_bench_mul(uint64_t *x, const uint64_t *y, uint64_t n) { while (n--) *x = multiply(*x, *y); }
void f_bench_square(uint64_t *x, uint64_t n) { while (n--) *x = multiply(*x, *x); }
void f_bench_reduce(uint64_t *x, uint64_t n) { while (n--) *x = multiply(*x, 9); } /* 2^64 + 1 */
static uint64_t power(uint64_t a, uint64_t e) {
    uint64_t r = 1;
    for (; e; e >>= 1, a = multiply(a, a)) if (e & 1) r = multiply(r, a);
    return r;
}
void f_bench_invert(uint64_t *x, const uint64_t *y, uint64_t n) { *x = power(y[(n - 1) % 64], P - 2); }
void f_bench_sqrt(uint64_t *x, const uint64_t *y, uint64_t n) { *x = power(y[(n - 1) % 64], (P + 1) / 4); }
#define LANES for (int i = 0; i < 8; i++)
void f_bench_mul_lanes(uint64_t *x, const uint64_t *y, uint64_t n) { LANES f_bench_mul(x + i, y, n); }
void f_bench_square_lanes(uint64_t *x, uint64_t n) { LANES f_bench_square(x + i, n); }
void f_bench_mul_streams(uint64_t *x, const uint64_t *y, uint64_t n) { EACH f_bench_mul(x + i, y, n); }
void f_bench_square_streams(uint64_t *x, uint64_t n) { EACH f_bench_square(x + i, n); }
void f_bench_reduce_streams(uint64_t *x, uint64_t n) { EACH f_bench_reduce(x + i, n); }
";

/// Builds the library under a name of its own, as tests run side by side.
fn compile(name: &str, slip: u32) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let (source, library) = (folder.join(format!("{name}.c")), folder.join(format!("lib{name}.so")));
    std::fs::write(&source, SOURCE.replace("SLIP", &slip.to_string())).expect("a folder to write to");
    let status = Command::new("cc").args(["-O2", "-shared", "-fPIC", "-o"]).arg(&library).arg(&source).status();
    assert!(status.expect("a C compiler named cc").success());
    library
}

fn mersenne() -> Case {
    Case::new("2^61 - 1", BigUint::from((1u64 << 61) - 1)).expect("an odd modulus")
}

fn load(text: &str) -> Result<FieldLibrary, Error> {
    FieldLibrary::load(text)
}

#[test]
fn a_right_library_is_timed_where_it_has_the_operation() {
    let library = load(&format!("field C=f={}", compile("right", 0).display())).expect("a library");
    let rows =
        run(&[mersenne()], &Operation::ALL, &[library], &Selection::default(), QUICK, |_| {}).expect("right results");
    let found: Vec<_> = rows.iter().filter(|row| row.subject == "field C").map(|row| row.operation).collect();
    let of_fields = Operation::ALL.into_iter().filter(|operation| operation.is_of_fields());
    let expected: Vec<_> = [Operation::Multiply, Operation::Square].into_iter().chain(of_fields).collect();
    assert_eq!(found, expected);
}

#[test]
fn a_wrong_library_ends_the_run() {
    let library = load(&format!("field C=f={}", compile("wrong", 1).display())).expect("a library");
    let error =
        run(&[mersenne()], &[Operation::Square], &[library], &Selection::default(), QUICK, |_| {}).expect_err("wrong");
    assert!(matches!(&error, Error::Wrong(wrong) if wrong.label.subject == "field C"), "{error}");
}

#[test]
fn what_cannot_be_loaded_is_an_error() {
    assert!(matches!(load("field C=f"), Err(Error::LibraryText(_))));
    assert!(matches!(load("field C=f=/nowhere.so"), Err(Error::Library { .. })));
    let library = load(&format!("field C=g={}", compile("lacking", 0).display())).expect("a library");
    let error = run(&[mersenne()], &[Operation::Square], &[library], &Selection::default(), QUICK, |_| {})
        .expect_err("no g_bench_square");
    assert!(matches!(error, Error::Library { .. }));
}

#[test]
fn a_library_needs_one_modulus() {
    let library = load(&format!("field C=f={}", compile("two", 0).display())).expect("a library");
    let error = run(&[mersenne(), mersenne()], &[Operation::Square], &[library], &Selection::default(), QUICK, |_| {})
        .expect_err("two");
    assert!(matches!(error, Error::LibraryNeedsOneModulus(2)));
}
