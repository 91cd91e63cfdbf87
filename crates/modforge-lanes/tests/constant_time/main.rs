//! Constant time, checked on the machine code that runs: a row for each function that takes secrets, in the file of its
//! subject. How is described in the crate `constant-time`; `tests/structure/test_constant_time_rows.py` compares the
//! rows with the public functions. Memcheck knows no AVX-512: of all this it sees Poly1305 in AVX2.
#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

mod coverage;
mod curve25519;
mod poly1305;

use constant_time::Row;

constant_time::tests!(rows());

/// All rows.
fn rows() -> impl Iterator<Item = &'static Row> {
    [curve25519::ROWS, poly1305::ROWS].into_iter().flatten()
}
