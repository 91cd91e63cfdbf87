//! Exponentiation.

use super::{Operation, bytes, operation, power_of_two_bases, residue};
use constant_time::unwatched;
use modforge::{FixedBase, Modulus};
use std::num::{NonZeroU64, NonZeroUsize};
use std::ops::ControlFlow;

pub const ROWS: &[Operation] = &[
    operation("Residue::pow", |m, x, y| bytes(&residue(m, x).pow(&y[..2]))).up_to(1700),
    // Large enough for code of its own for more than one vector.
    operation("Residue::pow_pair", |m, x, y| {
        let (power, other) = residue(m, x).pow_pair(&y[..1], &residue(m, y), &x[..1]);
        unwatched(|| [power.to_be_bytes(), other.to_be_bytes()].concat())
    })
    .up_to(2048),
    operation("Residue::square_times", |m, x, _| bytes(&residue(m, x).square_times(5))),
    operation("Residue::square_times_with_progress", |m, x, _| {
        let progress = |_| ControlFlow::Continue(());
        bytes(&residue(m, x).square_times_with_progress(5, NonZeroU64::MIN, progress).expect("not stopped"))
    }),
    operation("FixedBase::new", |m, x, _| {
        let fixed = FixedBase::new(&residue(m, x), 4).expect("a short exponent");
        unwatched(|| bytes(&fixed.pow(&[9]).expect("short")))
    })
    .up_to(1700),
    operation("FixedBase::with_table", |m, x, _| {
        let fixed = table(m, x);
        unwatched(|| bytes(&fixed.pow(&[9, 1]).expect("short")))
    })
    .up_to(1700),
    operation("FixedBase::pow", |m, _, y| {
        // A byte more than the table has, which is looked at.
        let (table, mut exponent) = (unwatched(|| table(m, &[3])), [0; 6]);
        exponent[1..].copy_from_slice(&y[..5]);
        bytes(&table.pow(&exponent).expect("short"))
    })
    .up_to(1700),
    operation("FixedBase::to_bytes", |m, x, _| unwatched(|| table(m, x)).to_bytes()).up_to(1700),
    operation("FixedBase::write_bytes", |m, x, _| {
        let table = unwatched(|| table(m, x));
        let mut stored = vec![0; table.stored_bytes()];
        table.write_bytes(&mut stored);
        stored
    })
    .up_to(1700),
    operation("MultiExponent::new", |m, x, y| power_of_two_bases(m, [x, y], [&[5], &[3]])).up_to(1700),
    operation("MultiExponent::pow", |m, x, y| power_of_two_bases(m, [x, &[3]], [&y[..2], &x[..1]])).up_to(1700),
];

fn table<'m>(modulus: &'m Modulus, base: &[u8]) -> FixedBase<'m> {
    FixedBase::with_table(&residue(modulus, base), 40, 512, NonZeroUsize::MIN).expect("a short exponent")
}
