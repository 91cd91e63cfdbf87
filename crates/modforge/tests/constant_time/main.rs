//! Constant time, checked on the machine code that runs: every row of [`operations`], on every kernel of this CPU.
//!
//! How is described in the crate `constant-time`. Memcheck, which knows no AVX-512, sees the other kernels; its tests are run by
//! `make constant-time`, as they need valgrind.
#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

mod inputs;
mod memcheck;
mod operations;
mod traces;
mod zeroed;

use constant_time::Case;
use inputs::secrets;
use modforge::Modulus;

/// Calls `take` with each operation modulo each of the moduli.
fn cases(moduli: impl IntoIterator<Item = Modulus>, mut take: impl FnMut(&Modulus, &Case)) {
    for modulus in moduli {
        let (bits, kernel, reduction) = (modulus.bits(), modulus.kernel().name(), modulus.reduction().name());
        for row in operations::all().filter(|row| bits <= row.max_bits) {
            let run = |x: &[u8], y: &[u8]| (row.run)(&modulus, x, y);
            let name = format!("{}, {bits} bits, {kernel}, {reduction}", row.name);
            take(&modulus, &Case { name, special: secrets(&modulus), run: &run });
        }
    }
}
