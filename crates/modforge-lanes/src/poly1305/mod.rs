//! Poly1305's sums in vectors.

#[cfg_attr(not(target_arch = "x86_64"), path = "no_vectors.rs")]
mod vectors;

use vectors::Poly1305Vectors;
use zeroize::Zeroize;

/// Sums of Poly1305, sixteen blocks at a time where the CPU has AVX-512 IFMA, eight where it has AVX2: the part of RFC
/// 8439 that takes the time, for `modforge-crypto`, which has the rest. Constant time in all values; zeroed on drop.
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
/// if let Some(lanes) = modforge_lanes::Poly1305Lanes::new([[1, 0, 0]; 4]) {
///     let sum = lanes.absorb([0; 3], &[[0; 16]; 44]);
///     assert_eq!(value(sum), value([55, 0, 0])); // 44·2^128 = 11·2^130, which is 11·5
/// }
/// ```
#[derive(Clone)]
pub struct Poly1305Lanes {
    vectors: Poly1305Vectors,
    /// r, r², r³, r⁴.
    powers: [[u64; 3]; 4],
}

impl Poly1305Lanes {
    /// From r, r², r³, r⁴, with digits below 2^44, 2^44 + 2^8 and 2^42. None where the CPU lacks the instructions.
    #[inline]
    #[must_use]
    pub fn new(powers: [[u64; 3]; 4]) -> Option<Self> {
        Self::each(powers).next()
    }

    /// As [`new`](Self::new), with each kind of vectors that the CPU has, the fastest first: for tests of all of them.
    #[inline]
    pub fn each(powers: [[u64; 3]; 4]) -> impl Iterator<Item = Self> {
        Poly1305Vectors::each().map(move |vectors| Self { vectors, powers })
    }

    /// From so many blocks in a call on, new lanes take less time than products of 64-bit words do.
    #[inline]
    #[must_use]
    pub fn pay_from() -> usize {
        Poly1305Vectors::each().next().map_or(usize::MAX, Poly1305Vectors::pay_from)
    }

    /// ((sum + m₁)·r + m₂)·r + … for blocks m, each with a bit above its last byte. The digits of `sum` must be below
    /// 2^44 + 2^8, those that come out are below 2^48.
    #[must_use]
    pub fn absorb(&self, sum: [u64; 3], blocks: &[[u8; 16]]) -> [u64; 3] {
        self.vectors.absorb(&self.powers, sum, blocks)
    }
}

impl Drop for Poly1305Lanes {
    fn drop(&mut self) {
        self.powers.zeroize();
    }
}

impl core::fmt::Debug for Poly1305Lanes {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Poly1305Lanes(..)")
    }
}
