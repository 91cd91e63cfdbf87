//! Sums of Poly1305 in vectors, where the CPU has them. They need no modulus.

use super::{Operation, kept, operation};
use constant_time::unwatched;
use modforge::Poly1305Lanes;

/// Four secret numbers below 2^130.
fn powers(secret: &[u8]) -> [[u64; 3]; 4] {
    let word = u64::from_le_bytes(std::array::from_fn(|i| secret[i % secret.len()]));
    std::array::from_fn(|i| std::array::from_fn(|digit| (word >> (i + digit)) & ((1 << 42) - 1)))
}

/// No multiple of sixteen blocks, each with all bytes of a secret that fit.
fn blocks(secret: &[u8]) -> &'static [[u8; 16]] {
    kept((0..43 * 16).map(|i| secret[i % secret.len()]).collect::<Vec<_>>()).as_chunks().0
}

pub const ROWS: &[Operation] = &[
    operation("Poly1305Lanes::new", |_, secret, _| {
        let powers = unwatched(|| powers(secret));
        vec![u8::from(Poly1305Lanes::new(powers).is_some())]
    })
    .up_to(64),
    operation("Poly1305Lanes::absorb", |_, secret, other| {
        let (lanes, blocks) = unwatched(|| (Poly1305Lanes::new(powers(secret)), blocks(other)));
        let sum = lanes.map_or([0; 3], |lanes| lanes.absorb([0; 3], blocks));
        unwatched(|| sum.iter().flat_map(|digit| digit.to_le_bytes()).collect())
    })
    .up_to(64),
];
