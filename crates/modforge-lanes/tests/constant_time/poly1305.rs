//! Sums of Poly1305 in vectors, where the CPU has them.

use constant_time::{Row, row, unwatched};
use modforge_lanes::Poly1305Lanes;

/// Four secret numbers below 2^130.
fn powers(secret: &[u8]) -> [[u64; 3]; 4] {
    let word = u64::from_le_bytes(std::array::from_fn(|i| secret[i % secret.len()]));
    std::array::from_fn(|i| std::array::from_fn(|digit| (word >> (i + digit)) & ((1 << 42) - 1)))
}

/// No multiple of sixteen blocks, nor of eight, each with all bytes of a secret that fit.
fn blocks(secret: &[u8]) -> &'static [[u8; 16]] {
    let bytes: Vec<_> = (0..43 * 16).map(|i| secret[i % secret.len()]).collect();
    bytes.leak().as_chunks().0
}

pub const ROWS: &[Row] = &[
    row("Poly1305Lanes::new", 32, |secret, _| {
        let powers = unwatched(|| powers(secret));
        vec![u8::from(Poly1305Lanes::new(powers).is_some())]
    }),
    row("Poly1305Lanes::each", 32, |secret, _| {
        let powers = unwatched(|| powers(secret));
        vec![Poly1305Lanes::each(powers).count() as u8]
    }),
    row("Poly1305Lanes::absorb", 32, |secret, other| {
        let (powers, blocks) = unwatched(|| (powers(secret), blocks(other)));
        let mut sums = [[0; 3]; 2];
        for (sum, lanes) in sums.iter_mut().zip(Poly1305Lanes::each(powers)) {
            *sum = lanes.absorb([0; 3], blocks);
        }
        unwatched(|| sums.as_flattened().iter().flat_map(|digit| digit.to_le_bytes()).collect())
    }),
];
