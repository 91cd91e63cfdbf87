//! Constant time, checked on the machine code that runs: every row of [`operations`], on every kernel of this CPU.
//!
//! How is described in the crate `constant-time`. Memcheck, which knows no AVX-512, sees the other kernels; its tests
//! are run by `make constant-time`, as they need valgrind.
#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

mod coverage;
mod cpu;
mod inputs;
mod memcheck;
mod operations;
mod traces;
mod zeroed;

use constant_time::{Case, special_secrets};
use inputs::{BITS_OF_ALL_ROWS, large_moduli, secrets};
use modforge::{Modulus, Reduction};
use operations::Operation;

/// Calls `take` with each operation modulo each of the moduli.
fn cases(moduli: impl IntoIterator<Item = Modulus>, mut take: impl FnMut(&Modulus, &Case)) {
    for modulus in moduli {
        let bits = modulus.bits();
        // Everything else is made of these, and is there for one size of each reduction: some of them are slow.
        let all = modulus.reduction() == Reduction::Kernel || bits == BITS_OF_ALL_ROWS;
        let own = |row: &Operation| match modulus.reduction() {
            Reduction::Split if row.name == "Residue::inverse" => true,
            // With code of its own for each number of limbs.
            Reduction::PseudoMersenne if row.name == "Residue::pow" => bits <= 576,
            _ => operations::is_of_rings(row),
        };
        for row in operations::all().filter(|row| bits <= row.max_bits && (all || own(row))) {
            case(row, &modulus, |case| take(&modulus, case));
        }
    }
}

/// Calls `take` with the few operations that have code of their own above the sizes of [`cases`].
fn cases_of_large_moduli(mut take: impl FnMut(&Case)) {
    for (name, modulus) in large_moduli() {
        operations::all().filter(|row| row.name == name).for_each(|row| case(row, &modulus, &mut take));
    }
}

fn case(row: &Operation, modulus: &Modulus, take: impl FnOnce(&Case)) {
    let run = |x: &[u8], y: &[u8]| (row.run)(modulus, x, y);
    let name = format!("{}, {}", row.name, kind(modulus));
    take(&Case { name, special: secrets(modulus), run: &run });
}

fn kind(modulus: &Modulus) -> String {
    format!("{} bits, {}, {}", modulus.bits(), modulus.kernel().name(), modulus.reduction().name())
}

/// Calls `take` with each power with exponents of so many bytes modulo each of the moduli; for those of batches, with
/// each power there.
fn cases_of_windows(inputs: Vec<(Modulus, usize)>, of_batches: bool, mut take: impl FnMut(&Case)) {
    for (modulus, length) in inputs {
        for row in operations::with_long_exponents(of_batches).filter(|row| modulus.bits() <= row.max_bits) {
            let run = |x: &[u8], y: &[u8]| (row.run)(&modulus, x, y);
            let name = format!("{}, {}, exponents of {length} bytes", row.name, kind(&modulus));
            take(&Case { name, special: special_secrets(length), run: &run });
        }
    }
}
