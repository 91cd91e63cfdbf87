//! Numbers in and out, ring operations, comparison.

use super::{Operation, below, bytes, kept, operation, residue};
use constant_time::unwatched;
use modforge::Residue;

pub const ROWS: &[Operation] = &[
    operation("Modulus::reduce_be_bytes", |m, x, _| bytes(&m.reduce_be_bytes(x))),
    // Numbers as long as the modulus, and longer ones.
    operation("Modulus::mul_be_bytes", |m, x, y| {
        let products = [m.mul_be_bytes(x, y), m.mul_be_bytes(longer(x), y)].map(kept);
        unwatched(|| products.concat())
    }),
    operation("Modulus::mul_limbs", |m, x, y| {
        in_bytes([m.mul_limbs(limbs(x), limbs(y)), m.mul_limbs(limbs(longer(x)), limbs(y))].map(kept).concat())
    }),
    operation("Modulus::residue_from_be_bytes", |m, x, _| {
        // Whether the number is below the modulus may be told: this one is, whatever its other bytes are.
        bytes(&m.residue_from_be_bytes(below(x)).expect("below the modulus"))
    }),
    operation("Residue::to_be_bytes", |m, x, _| residue(m, x).to_be_bytes()),
    operation("Residue::to_hex", |m, x, _| residue(m, x).to_hex().into_bytes()),
    operation("Modulus::reduce_limbs", |m, x, _| bytes(&m.reduce_limbs(limbs(x)))),
    operation("Modulus::residue_from_limbs", |m, x, _| {
        let below = limbs(below(x));
        bytes(&m.residue_from_limbs(below).expect("below the modulus"))
    }),
    operation("Residue::to_limbs", |m, x, _| in_bytes(residue(m, x).to_limbs())),
    operation("Residue::store", |m, x, _| {
        let stored = residue(m, x).store();
        unwatched(|| bytes(&m.restore(&stored).expect("its own")))
    }),
    operation("Modulus::restore", |m, x, _| {
        let stored = unwatched(|| residue(m, x).store());
        bytes(&m.restore(&stored).expect("its own"))
    }),
    operation("Residue::add", |m, x, y| bytes(&residue(m, x).add(&residue(m, y)).expect("one modulus"))),
    operation("Residue::sub", |m, x, y| bytes(&residue(m, x).sub(&residue(m, y)).expect("one modulus"))),
    operation("Residue::neg", |m, x, _| bytes(&residue(m, x).neg())),
    operation("Residue::mul", |m, x, y| bytes(&residue(m, x).mul(&residue(m, y)).expect("one modulus"))),
    operation("Residue::square", |m, x, _| bytes(&residue(m, x).square())),
    operation("Residue::mul_assign", |m, x, y| {
        let (mut product, mut scratch) = (residue(m, x), m.zero());
        product.mul_assign(&residue(m, y), &mut scratch).expect("one modulus");
        bytes(&product)
    }),
    operation("Residue::square_assign", |m, x, _| {
        let (mut square, mut scratch) = (residue(m, x), m.zero());
        square.square_assign(&mut scratch).expect("one modulus");
        bytes(&square)
    }),
    // Whether it is 0 may be told: this one never is.
    operation("Residue::is_zero", |m, x, _| {
        let odd = kept([&[0], &x[1..x.len() - 1], &[1]].concat());
        vec![u8::from(residue(m, odd).is_zero())]
    }),
    operation("Residue::eq", |m, x, y| vec![u8::from(Residue::eq(&residue(m, x), &residue(m, y)))]),
];

/// The number of these big-endian bytes.
fn in_bytes(limbs: Vec<u64>) -> Vec<u8> {
    let limbs = kept(limbs);
    unwatched(|| limbs.iter().flat_map(|limb| limb.to_be_bytes()).collect())
}

/// A secret number twice as long.
fn longer(secret: &[u8]) -> &'static [u8] {
    kept(secret.repeat(2))
}

fn limbs(bytes: &[u8]) -> &'static [u64] {
    kept(bytes.rchunks(8).map(|limb| limb.iter().fold(0, |limb, &byte| limb << 8 | u64::from(byte))).collect())
}
