//! Inversion and greatest common divisors.

use super::{Operation, bytes, operation};
use crate::stepper::unwatched;
use modforge::{Modulus, Residue};

/// Whether there is an inverse may be told, so these secrets all have one. The moduli are 2^n − 1, and 127 = 2^7 − 1 is coprime
/// to them, as gcd(2^7 − 1, 2^n − 1) = 2^gcd(7, n) − 1 and 7 divides no n here: so is every power of 127.
fn unit<'m>(m: &'m Modulus, x: &[u8]) -> Residue<'m> {
    unwatched(|| m.reduce_be_bytes(&[127]).pow(&x[x.len() - 4..]))
}

pub const ROWS: &[Operation] = &[
    operation("Residue::inverse", |m, x, _| bytes(&unit(m, x).inverse().expect("coprime"))).up_to(255).that_tells(),
    operation("Modulus::inverses", |m, x, y| {
        let inverses = m.inverses(&[unit(m, x), unit(m, y)]).expect("coprime");
        unwatched(|| [bytes(&inverses[0]), bytes(&inverses[1])].concat())
    })
    .up_to(64)
    .that_tells(),
    operation("gcd", |_, x, y| modforge::gcd(x, y)).up_to(64),
];
