//! Products of plain numbers, not reduced.

use super::eight;
use super::karatsuba::{Kind, part, square_part};
use crate::kernel::cpu::has_adx;

/// Shows that the CPU has the instructions.
#[derive(Clone, Copy)]
pub(crate) struct PlainProducts(());

impl PlainProducts {
    /// Limbs of a low product.
    pub(crate) const LOW_LIMBS: usize = eight::LIMBS;

    /// Whether there is code for factors of so many limbs.
    pub(crate) const fn takes(limbs: usize) -> bool {
        limbs == eight::LIMBS || limbs >= 10
    }

    /// Limb products of a product of n limbs, and of a square.
    pub(crate) const fn limb_products(n: usize) -> [usize; 2] {
        [Kind::Product.limb_products(n), Kind::Square.limb_products(n)]
    }

    /// None where the CPU lacks the instructions.
    pub(crate) fn new() -> Option<Self> {
        has_adx().then_some(Self(()))
    }

    /// Words of scratch for factors of n limbs.
    pub(crate) fn scratch_words(self, n: usize) -> usize {
        Kind::Product.scratch_words(n).max(Kind::Square.scratch_words(n))
    }

    /// `t = a·b`, whatever t holds. [`Self::takes`] a and b, which are as long; t has twice as many limbs.
    pub(crate) fn product(self, t: &mut [u64], a: &[u64], b: &[u64], scratch: &mut [u64]) {
        if a.len() == eight::LIMBS {
            assert!(b.len() == a.len() && t.len() == 2 * a.len());
            // SAFETY: the lengths were checked, a unique slice overlaps no other, the CPU has BMI2 and ADX.
            return unsafe { eight::product(t.as_mut_ptr(), a.as_ptr(), b.as_ptr()) };
        }
        // SAFETY: the CPU has BMI2, ADX and AVX2, as there is a `self`.
        unsafe { part(t, a, b, scratch) }
    }

    /// `t = a²`, as [`product`](Self::product).
    pub(crate) fn square(self, t: &mut [u64], a: &[u64], scratch: &mut [u64]) {
        if a.len() == eight::LIMBS {
            return self.product(t, a, a, scratch);
        }
        // SAFETY: as in `product`.
        unsafe { square_part(t, a, scratch) }
    }

    /// `t += a·b` modulo 2^512.
    pub(crate) fn add_low_product(
        self,
        t: &mut [u64; Self::LOW_LIMBS],
        a: &[u64; Self::LOW_LIMBS],
        b: &[u64; Self::LOW_LIMBS],
    ) {
        // SAFETY: the CPU has BMI2 and ADX; all have eight limbs, and a unique slice overlaps no other.
        unsafe { eight::add_low_product(t.as_mut_ptr(), a.as_ptr(), b.as_ptr()) }
    }
}
