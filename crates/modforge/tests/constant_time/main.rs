//! Constant time, checked on the machine code that runs: every row of [`operations`], on every kernel of this CPU.
//!
//! How is described in the crate `constant-time`. Memcheck, which knows no AVX-512, sees the other kernels; its tests
//! are run by `make constant-time`, as they need valgrind.
#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

mod coverage;
mod inputs;
mod memcheck;
mod operations;
mod traces;
mod zeroed;

use constant_time::{Case, special_secrets};
use inputs::{BITS_OF_ALL_ROWS, secrets};
use modforge::{Modulus, Reduction};
use operations::Operation;

/// Calls `take` with each operation modulo each of the moduli.
fn cases(moduli: impl IntoIterator<Item = Modulus>, mut take: impl FnMut(&Modulus, &Case)) {
    for modulus in moduli {
        let (bits, kernel, reduction) = (modulus.bits(), modulus.kernel().name(), modulus.reduction().name());
        // Everything else is made of these, and is there for one size of each reduction: some of them are slow.
        let all = modulus.reduction() == Reduction::Kernel || bits == BITS_OF_ALL_ROWS;
        let own = |row: &Operation| {
            operations::is_of_rings(row) || modulus.reduction() == Reduction::Split && row.name == "Residue::inverse"
        };
        let rows = operations::all().filter(|row| bits <= row.max_bits && (all || own(row)));
        for row in rows {
            let run = |x: &[u8], y: &[u8]| (row.run)(&modulus, x, y);
            let name = format!("{}, {bits} bits, {kernel}, {reduction}", row.name);
            take(&modulus, &Case { name, special: secrets(&modulus), run: &run });
        }
    }
}

/// Calls `take` with each power with exponents of so many bytes modulo each of the moduli; for those of batches, with
/// each power there.
fn cases_of_windows(inputs: Vec<(Modulus, usize)>, of_batches: bool, mut take: impl FnMut(&Case)) {
    for (modulus, length) in inputs {
        let (bits, kernel, reduction) = (modulus.bits(), modulus.kernel().name(), modulus.reduction().name());
        for row in operations::with_long_exponents(of_batches).filter(|row| bits <= row.max_bits) {
            let run = |x: &[u8], y: &[u8]| (row.run)(&modulus, x, y);
            let name = format!("{}, {bits} bits, {kernel}, {reduction}, exponents of {length} bytes", row.name);
            take(&Case { name, special: special_secrets(length), run: &run });
        }
    }
}
