//! Powers with exponents that are long enough for wide windows: both secrets are as long as the exponents, and are
//! exponents and bases. For which widths is a matter of moduli and lengths, see [`crate::inputs::long_exponents`].

use super::batch::{bytes as bytes_of_batch, eight, with};
use super::{Operation, bytes, operation, power_of_two_bases, residue};
use constant_time::unwatched;
use modforge::FixedBase;
use std::num::NonZeroUsize;

pub const ROWS: &[Operation] = &[
    operation("Residue::pow", |m, x, y| bytes(&residue(m, x).pow(y))),
    operation("Residue::pow_pair", |m, x, y| {
        let (power, other) = residue(m, x).pow_pair(y, &residue(m, y), x);
        unwatched(|| [power.to_be_bytes(), other.to_be_bytes()].concat())
    })
    .up_to(4200),
    operation("FixedBase::pow", |m, _, y| {
        // So large that blocks have 32 entries modulo 20 limbs.
        let table = |base| FixedBase::with_table(&residue(m, base), 8 * y.len(), 1 << 18, NonZeroUsize::MIN);
        let fixed = unwatched(|| table(&[3])).expect("a short exponent");
        bytes(&fixed.pow(y).expect("short"))
    })
    .up_to(4200),
    operation("MultiExponent::pow", |m, x, y| power_of_two_bases(m, [x, &[3]], [y, x])).up_to(4200),
];

/// For moduli of batches.
pub const ROWS_OF_BATCHES: &[Operation] = &[
    operation("BatchResidues::pow", |m, x, y| with(m, x, y, |a| bytes_of_batch(&a.pow(y)))),
    operation("BatchResidues::pow_each", |m, x, y| {
        with(m, x, y, |a| bytes_of_batch(&a.pow_each(&eight(x, y)).expect("eight exponents")))
    }),
];
