//! Eight words in a vector of AVX-512, with IFMA for products of digits.

use super::field::{Element, Field, Products, product, square};
use super::vector::Vector;
use super::{Curve, EcdsaJob, Row, WIDTH, verify};
use crate::cpu::has_avx512ifma;
use core::arch::x86_64::*;

/// Says that the CPU has the instructions.
#[derive(Clone, Copy)]
pub(super) struct EcdsaVectors(());

impl EcdsaVectors {
    pub(super) fn new() -> Option<Self> {
        if has_avx512ifma() { Some(Self(())) } else { None }
    }

    pub(super) fn verify<C: Curve>(self, base: &[Row], jobs: &[EcdsaJob; WIDTH]) -> [Option<bool>; WIDTH] {
        // SAFETY: the CPU has the instructions.
        unsafe { verify_here::<C>(base, jobs) }
    }
}

#[target_feature(enable = "avx512f,avx512ifma")]
fn verify_here<C: Curve>(base: &[Row], jobs: &[EcdsaJob; WIDTH]) -> [Option<bool>; WIDTH] {
    verify::<C, Words>(base, jobs)
}

/// Out of line: a verification has thousands of products.
#[inline(never)]
#[target_feature(enable = "avx512f,avx512ifma")]
fn product_here<F: Field>(a: &Element<Words>, b: &Element<Words>) -> Element<Words> {
    product::<F, Words>(a, b)
}

/// Likewise.
#[inline(never)]
#[target_feature(enable = "avx512f,avx512ifma")]
fn square_here<F: Field>(a: &Element<Words>) -> Element<Words> {
    square::<F, Words>(a)
}

/// Eight words. What computes with them is all inlined into functions above that have the instructions enabled, and are reached through
/// [`EcdsaVectors`] alone: that is what makes the calls below safe.
#[derive(Clone, Copy)]
struct Words(__m512i);

impl Vector for Words {
    #[inline(always)]
    fn splat(word: u64) -> Self {
        // SAFETY: see `Words`.
        Self(unsafe { _mm512_set1_epi64(word.cast_signed()) })
    }

    #[inline(always)]
    fn load(words: &[u64; WIDTH]) -> Self {
        // SAFETY: see `Words`; 64 bytes, which need not be aligned.
        Self(unsafe { _mm512_loadu_si512(words.as_ptr().cast()) })
    }

    #[inline(always)]
    fn store(self) -> [u64; WIDTH] {
        let mut words = [0; WIDTH];
        // SAFETY: see `Words`; 64 bytes, which need not be aligned.
        unsafe { _mm512_storeu_si512(words.as_mut_ptr().cast(), self.0) };
        words
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        // SAFETY: see `Words`.
        Self(unsafe { _mm512_add_epi64(self.0, other.0) })
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        // SAFETY: see `Words`.
        Self(unsafe { _mm512_sub_epi64(self.0, other.0) })
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: see `Words`.
        Self(unsafe { _mm512_and_si512(self.0, other.0) })
    }

    #[inline(always)]
    fn shl<const BY: u32>(self) -> Self {
        // SAFETY: see `Words`.
        Self(unsafe { _mm512_slli_epi64::<BY>(self.0) })
    }

    #[inline(always)]
    fn shr<const BY: u32>(self) -> Self {
        // SAFETY: see `Words`.
        Self(unsafe { _mm512_srli_epi64::<BY>(self.0) })
    }

    #[inline(always)]
    fn sar<const BY: u32>(self) -> Self {
        // SAFETY: see `Words`.
        Self(unsafe { _mm512_srai_epi64::<BY>(self.0) })
    }

    #[inline(always)]
    fn plus_low(self, a: Self, b: Self) -> Self {
        // SAFETY: see `Words`.
        Self(unsafe { _mm512_madd52lo_epu64(self.0, a.0, b.0) })
    }

    #[inline(always)]
    fn plus_high(self, a: Self, b: Self) -> Self {
        // SAFETY: see `Words`.
        Self(unsafe { _mm512_madd52hi_epu64(self.0, a.0, b.0) })
    }

    #[inline(always)]
    fn select(mask: u8, set: Self, clear: Self) -> Self {
        // SAFETY: see `Words`.
        Self(unsafe { _mm512_mask_mov_epi64(clear.0, mask, set.0) })
    }

    #[inline(always)]
    fn equals(self, other: Self) -> u8 {
        // SAFETY: see `Words`.
        unsafe { _mm512_cmpeq_epi64_mask(self.0, other.0) }
    }

    /// Words of two neighbours are exchanged, then pairs, then fours.
    #[inline(always)]
    fn transpose(rows: [Self; WIDTH]) -> [Self; WIDTH] {
        let rows = rows.map(|row| row.0);
        // SAFETY: see `Words`.
        let columns = unsafe { transpose(rows) };
        columns.map(Words)
    }
}

impl Products for Words {
    #[inline(always)]
    fn product<F: Field>(a: &Element<Self>, b: &Element<Self>) -> Element<Self> {
        // SAFETY: see `Words`.
        unsafe { product_here::<F>(a, b) }
    }

    #[inline(always)]
    fn square<F: Field>(a: &Element<Self>) -> Element<Self> {
        // SAFETY: see `Words`.
        unsafe { square_here::<F>(a) }
    }
}

/// Vectors of 128 bits are called quarters here; letters name rows, numbers words.
#[inline]
#[target_feature(enable = "avx512f")]
fn transpose([a, b, c, d, e, f, g, h]: [__m512i; WIDTH]) -> [__m512i; WIDTH] {
    // a0 b0, a2 b2, a4 b4, a6 b6 and a1 b1, a3 b3, …; and so on for c d, e f, g h.
    let pairs = |x, y| [_mm512_unpacklo_epi64(x, y), _mm512_unpackhi_epi64(x, y)];
    let [[ab0, ab1], [cd0, cd1], [ef0, ef1], [gh0, gh1]] = [pairs(a, b), pairs(c, d), pairs(e, f), pairs(g, h)];
    // Quarters 0 and 2 of both, a0 b0 a4 b4 c0 d0 c4 d4, and quarters 1 and 3.
    let even = |x, y| _mm512_shuffle_i64x2::<0b10_00_10_00>(x, y);
    let odd = |x, y| _mm512_shuffle_i64x2::<0b11_01_11_01>(x, y);
    let (low0, low1, high0, high1) = (even(ab0, cd0), even(ab1, cd1), even(ef0, gh0), even(ef1, gh1));
    let (low2, low3, high2, high3) = (odd(ab0, cd0), odd(ab1, cd1), odd(ef0, gh0), odd(ef1, gh1));
    // Quarters 0 and 2 are column 0's, and 1 and 3 column 4's.
    [
        even(low0, high0),
        even(low1, high1),
        even(low2, high2),
        even(low3, high3),
        odd(low0, high0),
        odd(low1, high1),
        odd(low2, high2),
        odd(low3, high3),
    ]
}

#[cfg(test)]
mod tests {
    use super::{EcdsaVectors, Words};

    #[test]
    fn the_vectors_do_as_they_should() {
        if EcdsaVectors::new().is_some() {
            crate::ecdsa::tests::check_all::<Words>();
        }
    }
}
