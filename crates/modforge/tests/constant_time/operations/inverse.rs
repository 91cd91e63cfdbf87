//! Inversion and greatest common divisors.

use super::{Operation, bytes, operation};
use constant_time::unwatched;
use modforge::{Modulus, Residue};

/// Whether there is an inverse may be told, so these secrets all have one: the moduli are primes above 127, and
/// 2^j·(2^n − 1) where gcd(2^7 − 1, 2^n − 1) = 2^gcd(7, n) − 1 = 1, as 7 divides no n here. So 127 = 2^7 − 1 is coprime
/// to them, and each of its powers.
fn unit<'m>(m: &'m Modulus, x: &[u8]) -> Residue<'m> {
    unwatched(|| m.reduce_be_bytes(&[127]).pow(&x[x.len() - 4..]))
}

pub const ROWS: &[Operation] = &[
    operation("Residue::inverse", |m, x, _| bytes(&unit(m, x).inverse().expect("coprime"))).up_to(1100),
    operation("Modulus::inverses", |m, x, y| {
        let inverses = m.inverses(&[unit(m, x), unit(m, y)]).expect("coprime");
        unwatched(|| [bytes(&inverses[0]), bytes(&inverses[1])].concat())
    })
    .up_to(1100),
    operation("gcd", |_, x, y| modforge::gcd(x, y)).up_to(1100),
];
