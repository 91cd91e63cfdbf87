//! Poly1305's sums in vectors.

use super::x86_64;

/// Sums of Poly1305, sixteen blocks at a time, where the CPU has AVX-512 IFMA: the part of RFC 8439 that takes the time, for
/// `modforge-crypto`, which has the rest. Constant time in all values; zeroed on drop.
///
/// A number modulo 2^130 − 5 is given by three digits, at the bits 0, 44 and 88.
///
/// ```
/// # fn value(d: [u64; 3]) -> [u128; 2] { // the number modulo 2^130 - 5, in two halves of 65 bits
/// #     let low = d[0] as u128 + ((d[1] as u128) << 44);
/// #     let high = (low >> 65) + ((d[2] as u128) << 23);
/// #     let low = (low & ((1 << 65) - 1)) + 5 * (high >> 65);
/// #     [low & ((1 << 65) - 1), (high & ((1 << 65) - 1)) + (low >> 65)]
/// # }
/// // With r = 1 the sum is that of the blocks: each has a bit above its sixteen bytes.
/// if let Some(lanes) = modforge::Poly1305Lanes::new(&[[1, 0, 0]; 8]) {
///     let blocks = [[0; 16]; 32];
///     let sum = lanes.absorb([0; 3], blocks.as_chunks().0);
///     assert_eq!(value(sum), value([40, 0, 0])); // 32·2^128 = 8·2^130, which is 8·5
/// }
/// ```
#[derive(Clone)]
pub struct Poly1305Lanes(x86_64::Poly1305Powers);

impl Poly1305Lanes {
    /// Blocks that are taken at a time.
    pub const BLOCKS: usize = 16;

    /// From r, r², …, r⁸, with digits below 2^44, 2^44 and 2^42. None where the CPU lacks the instructions.
    #[must_use]
    pub fn new(powers: &[[u64; 3]; 8]) -> Option<Self> {
        x86_64::Poly1305Powers::new(powers).map(Self)
    }

    /// ((sum + m₁)·r + m₂)·r + … for blocks m, each with a bit above its last byte. The digits of `sum` must be below 2^44; those that
    /// come out are below 2^48.
    #[must_use]
    pub fn absorb(&self, sum: [u64; 3], groups: &[[[u8; 16]; Self::BLOCKS]]) -> [u64; 3] {
        self.0.absorb(sum, groups)
    }
}

impl core::fmt::Debug for Poly1305Lanes {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Poly1305Lanes(..)")
    }
}
