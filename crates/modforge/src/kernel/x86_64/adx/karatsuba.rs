//! Products and squares of an even number of limbs from three of half the length (Karatsuba and Ofman 1962).
//!
//! With a = a₀ + a₁·X and b = b₀ + b₁·X for X = 2^(64h), h = n/2:
//! a·b = a₀b₀ + (a₀b₀ + a₁b₁ − (a₀ − a₁)(b₀ − b₁))·X + a₁b₁·X².
//! The differences are taken as magnitude and sign, the sign as a mask, so that nothing depends on it but values. The middle
//! term a₀b₁ + a₁b₀ is not negative and below 2·X², so it fits 2h limbs and a bit.

use super::{blocks, square as whole_square, sweeps};

/// Limbs from which a product is split; measured.
pub(super) const MIN_PRODUCT_LIMBS: usize = 42;
/// Limbs from which a square is split; measured.
pub(super) const MIN_SQUARE_LIMBS: usize = 64;

/// Limb products for n limbs, split down to `min` of them; `whole` counts those of what is not split.
pub(super) fn products(n: usize, min: usize, whole: fn(usize) -> usize) -> usize {
    if n < min || n % 2 == 1 { whole(n) } else { 3 * products(n / 2, min, whole) }
}

/// Words of scratch for n limbs: 2n for the differences and their product, and what n/2 limbs need.
pub(super) const fn scratch_words(n: usize) -> usize {
    if n < MIN_PRODUCT_LIMBS || n % 2 == 1 { 0 } else { 2 * n + scratch_words(n / 2) }
}

/// `t = a·b`; a and b have one length n, t has 2n limbs, of which the lower n are 0.
///
/// # Safety
/// The CPU has BMI2 and ADX.
pub(super) unsafe fn product(t: &mut [u64], a: &[u64], b: &[u64], scratch: &mut [u64]) {
    let n = a.len();
    assert!(n > 0 && b.len() == n && t.len() == 2 * n);
    if n < MIN_PRODUCT_LIMBS || n % 2 == 1 {
        // SAFETY: the caller's promise.
        return unsafe { blocks::product(t, a, b) };
    }
    let ((a0, a1), (b0, b1)) = (a.split_at(n / 2), b.split_at(n / 2));
    let (of_a, rest) = scratch.split_at_mut(n / 2);
    let (of_b, rest) = rest.split_at_mut(n / 2);
    let (cross, rest) = rest.split_at_mut(n);
    let (low, high) = t.split_at_mut(n);
    // SAFETY: the lengths match; the CPU is the caller's promise.
    unsafe {
        let negative = difference(of_a, a0, a1, high) ^ difference(of_b, b0, b1, high);
        cross[..n / 2].fill(0);
        high[..n / 2].fill(0);
        product(cross, of_a, of_b, rest);
        product(low, a0, b0, rest);
        product(high, a1, b1, rest);
        combine(t, cross, !negative);
    }
}

/// `t = a²`; t has 2n limbs, of which the lower n are 0.
///
/// # Safety
/// The CPU has BMI2 and ADX.
pub(super) unsafe fn square(t: &mut [u64], a: &[u64], scratch: &mut [u64]) {
    let n = a.len();
    assert!(t.len() == 2 * n);
    if n < MIN_SQUARE_LIMBS || n % 2 == 1 {
        // SAFETY: the caller's promise.
        return unsafe { whole_square::square(t, a) };
    }
    let (a0, a1) = a.split_at(n / 2);
    let (of_a, rest) = scratch.split_at_mut(n / 2);
    let (cross, rest) = rest.split_at_mut(n);
    let (low, high) = t.split_at_mut(n);
    // SAFETY: as in `product`.
    unsafe {
        difference(of_a, a0, a1, high);
        cross[..n / 2].fill(0);
        high[..n / 2].fill(0);
        square(cross, of_a, rest);
        square(low, a0, rest);
        square(high, a1, rest);
        combine(t, cross, !0);
    }
}

/// `r = |a − b|`, and a mask of a < b; all have one length, `other` at least that.
///
/// # Safety
/// The CPU has BMI2 and ADX.
unsafe fn difference(r: &mut [u64], a: &[u64], b: &[u64], other: &mut [u64]) -> u64 {
    let n = r.len();
    assert!(n > 0 && a.len() == n && b.len() == n && other.len() >= n);
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
/// The CPU has BMI2 and ADX.
unsafe fn combine(t: &mut [u64], cross: &mut [u64], subtract: u64) {
    let n = cross.len();
    assert!(n.is_multiple_of(2) && t.len() == 2 * n);
    for limb in &mut *cross {
        *limb ^= subtract;
    }
    // SAFETY: the lengths were checked, unique slices overlap no other, the CPU is the caller's promise.
    unsafe { sweeps::add_middle(t.as_mut_ptr(), cross.as_mut_ptr(), n, subtract & 1) };
}
