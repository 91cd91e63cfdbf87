//! Products and squares of an even number of limbs from three of half the length (Karatsuba and Ofman 1962).
//!
//! With a = a₀ + a₁·X and b = b₀ + b₁·X for X = 2^(64h), h = n/2: a·b = a₀b₀ + (a₀b₀ + a₁b₁ − (a₀ − a₁)(b₀
//! − b₁))·X + a₁b₁·X². The differences are taken as magnitude and sign, the sign as a mask, so that nothing depends on
//! it but values. The middle term a₀b₁ + a₁b₀ is not negative and below 2·X², so it fits 2h limbs and a bit.

use super::{blocks, eight, square as whole_square, sweeps};
use crate::limbs::square::limb_products;

/// Limbs from which every product of an even number of them is split, beside 16 and 32; measured.
const MIN_PRODUCT_LIMBS: usize = 42;
/// Limbs from which every square of an even number of them is split, beside 16; measured.
const MIN_SQUARE_LIMBS: usize = 64;

/// Whether a product is computed or a square.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Product,
    Square,
}

impl Kind {
    /// Limbs from which all even numbers of them are split.
    const fn min_limbs(self) -> usize {
        match self {
            Self::Product => MIN_PRODUCT_LIMBS,
            Self::Square => MIN_SQUARE_LIMBS,
        }
    }

    /// Whether a number of n limbs is split. A square of 32 limbs from three of 16 takes as long as the whole one.
    pub(super) const fn splits(self, n: usize) -> bool {
        let into_leaves = n == 2 * eight::LIMBS || (n == 4 * eight::LIMBS && matches!(self, Self::Product));
        into_leaves || (n >= self.min_limbs() && n.is_multiple_of(2))
    }

    /// Limb products for n limbs.
    pub(super) const fn limb_products(self, n: usize) -> usize {
        if self.splits(n) {
            return 3 * self.limb_products(n / 2);
        }
        match self {
            Self::Product => n * n,
            Self::Square => limb_products(n),
        }
    }

    /// Words of scratch for n limbs: those of the product of the differences, and what n/2 limbs need.
    pub(super) const fn scratch_words(self, n: usize) -> usize {
        if self.splits(n) { n + self.scratch_words(n / 2) } else { 0 }
    }
}

/// `t = a·b`; a and b have one length n, t has 2n limbs. The lower n are 0 unless products of n limbs are split.
///
/// # Safety
/// The CPU has BMI2, ADX and AVX2.
pub(super) unsafe fn product(t: &mut [u64], a: &[u64], b: &[u64], scratch: &mut [u64]) {
    let n = a.len();
    assert!(n > 0 && b.len() == n && t.len() == 2 * n);
    if !Kind::Product.splits(n) {
        // SAFETY: the caller's promise.
        return unsafe { blocks::product(t, a, b) };
    }
    let ((a0, a1), (b0, b1)) = (a.split_at(n / 2), b.split_at(n / 2));
    let (cross, rest) = scratch.split_at_mut(n);
    if n == 2 * eight::LIMBS {
        // SAFETY: the lengths were checked, unique slices overlap no other, the CPU is the caller's promise.
        return unsafe { eight::product_of_16(t.as_mut_ptr(), a.as_ptr(), b.as_ptr(), cross.as_mut_ptr()) };
    }
    // SAFETY: the lengths match; the CPU is the caller's promise.
    unsafe {
        let (low, high) = t.split_at_mut(n);
        let (of_a, of_b) = high.split_at_mut(n / 2);
        // The lower half of t is free so far.
        let negative = difference(of_a, a0, a1, low) ^ difference(of_b, b0, b1, low);
        part(low, a0, b0, rest);
        part(cross, of_a, of_b, rest);
        part(high, a1, b1, rest);
        combine(t, cross, !negative);
    }
}

/// `t = a·b` as in [`product`], whatever t holds.
///
/// # Safety
/// The CPU has BMI2, ADX and AVX2.
pub(super) unsafe fn part(t: &mut [u64], a: &[u64], b: &[u64], scratch: &mut [u64]) {
    if !Kind::Product.splits(a.len()) {
        t[..a.len()].fill(0);
    }
    // SAFETY: the caller's promise.
    unsafe { product(t, a, b, scratch) }
}

/// `t = a²`; a has n limbs, t 2n. The lower n are 0 unless squares of n limbs are split.
///
/// # Safety
/// The CPU has BMI2, ADX and AVX2.
pub(super) unsafe fn square(t: &mut [u64], a: &[u64], scratch: &mut [u64]) {
    let n = a.len();
    assert!(t.len() == 2 * n);
    if !Kind::Square.splits(n) {
        // SAFETY: the caller's promise.
        return unsafe { whole_square::square(t, a) };
    }
    let (a0, a1) = a.split_at(n / 2);
    let (cross, rest) = scratch.split_at_mut(n);
    if n == 2 * eight::LIMBS {
        // SAFETY: as in `product`.
        return unsafe { eight::square_of_16(t.as_mut_ptr(), a.as_ptr(), cross.as_mut_ptr()) };
    }
    // SAFETY: as in `product`.
    unsafe {
        let (low, high) = t.split_at_mut(n);
        let of_a = &mut high[..n / 2];
        difference(of_a, a0, a1, low);
        square_part(low, a0, rest);
        square_part(cross, of_a, rest);
        square_part(high, a1, rest);
        combine(t, cross, !0);
    }
}

/// `t = a²` as in [`square`], whatever t holds.
///
/// # Safety
/// The CPU has BMI2, ADX and AVX2.
pub(super) unsafe fn square_part(t: &mut [u64], a: &[u64], scratch: &mut [u64]) {
    if !Kind::Square.splits(a.len()) {
        t[..a.len()].fill(0);
    }
    // SAFETY: the caller's promise.
    unsafe { square(t, a, scratch) }
}

/// `r = |a − b|`, and a mask of a < b; all have one length, `other` at least that.
///
/// # Safety
/// The CPU has BMI2 and ADX.
unsafe fn difference(r: &mut [u64], a: &[u64], b: &[u64], other: &mut [u64]) -> u64 {
    let n = r.len();
    assert!(n > 0 && a.len() == n && b.len() == n && other.len() >= n);
    if n.is_multiple_of(8) {
        // SAFETY: the lengths were checked, unique slices overlap no other.
        return unsafe { sweeps::distance(r.as_mut_ptr(), a.as_ptr(), b.as_ptr(), n / 8) };
    }
    // SAFETY: the lengths were checked, unique slices overlap no other, the CPU is the caller's promise.
    let less = unsafe { sweeps::differences(r.as_mut_ptr(), other.as_mut_ptr(), a.as_ptr(), b.as_ptr(), n) };
    for (r, &other) in r.iter_mut().zip(&*other) {
        *r ^= (*r ^ other) & less;
    }
    less
}

/// `t += (low + high ∓ cross)·X` for t = low + high·X², `cross` of 2h limbs subtracted where the mask is set.
///
/// # Safety
/// The CPU has BMI2, ADX and AVX2.
unsafe fn combine(t: &mut [u64], cross: &mut [u64], subtract: u64) {
    let n = cross.len();
    assert!(n > 0 && n.is_multiple_of(2) && t.len() == 2 * n);
    if n.is_multiple_of(16) {
        // SAFETY: as below.
        return unsafe { sweeps::add_middle_in_blocks(t.as_mut_ptr(), cross.as_mut_ptr(), n, subtract) };
    }
    for limb in &mut *cross {
        *limb ^= subtract;
    }
    // SAFETY: the lengths were checked, unique slices overlap no other, the CPU is the caller's promise.
    unsafe { sweeps::add_middle(t.as_mut_ptr(), cross.as_mut_ptr(), n, subtract & 1) };
}

#[cfg(test)]
mod tests {
    use super::{Kind, product, square};
    use crate::kernel::cpu::has_adx;
    use crate::limbs::mul::mul;
    use alloc::{vec, vec::Vec};

    /// Numbers of n limbs: edges, halves that are equal or differ in sign, and others.
    fn numbers(n: usize) -> Vec<Vec<u64>> {
        let mut seed = 0x9e37_79b9_7f4a_7c15_u64;
        let mut random = || {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            seed
        };
        let mut others: Vec<Vec<u64>> = (0..4).map(|_| (0..n).map(|_| random()).collect()).collect();
        others.extend((0..4).map(|_| {
            let edges = [0, u64::MAX, 1, 1 << 63];
            (0..n).map(|_| edges[(random() >> 62) as usize]).collect::<Vec<_>>()
        }));
        let with = |limbs: &[(usize, u64)], rest: u64| {
            let mut number = vec![rest; n];
            for &(i, limb) in limbs {
                number[i] = limb;
            }
            number
        };
        others.extend([
            with(&[], 0),
            with(&[(0, 1)], 0),
            with(&[], u64::MAX),
            with(&[(0, u64::MAX - 1)], u64::MAX),
            with(&[(n - 1, 1 << 63)], 0),
            with(&[(n - 1, 1)], 0),
            with(&[(n / 2, 1)], 0),
            with(&[(n / 2, 0)], u64::MAX),
            with(&[(n / 2 - 1, u64::MAX)], 0),
        ]);
        others
    }

    #[test]
    fn equal_to_products_limb_by_limb() {
        if !has_adx() {
            return;
        }
        for n in [15, 16, 17, 24, 31, 32, 33, 41, 42, 43, 48, 56, 63, 64, 65, 80, 84, 96, 112, 126, 128, 130, 192, 256]
        {
            // What is not cleared before holds anything.
            let room = |kind: Kind| {
                let mut t = vec![!0; 2 * n];
                if !kind.splits(n) {
                    t[..n].fill(0);
                }
                (t, vec![!0; kind.scratch_words(n)])
            };
            let numbers = numbers(n);
            for a in &numbers {
                let mut expected = vec![0; 2 * n];
                mul(&mut expected, a, a);
                let (mut t, mut scratch) = room(Kind::Square);
                // SAFETY: the CPU has the instructions of the kernel.
                unsafe { square(&mut t, a, &mut scratch) };
                assert_eq!(t, expected, "square of {n} limbs {a:x?}");
                for b in &numbers {
                    let mut expected = vec![0; 2 * n];
                    mul(&mut expected, a, b);
                    let (mut t, mut scratch) = room(Kind::Product);
                    // SAFETY: as above.
                    unsafe { product(&mut t, a, b, &mut scratch) };
                    assert_eq!(t, expected, "product of {n} limbs {a:x?} {b:x?}");
                }
            }
        }
    }
}
