//! Products and squares of many limbs from three of half the length (Karatsuba and Ofman 1962).
//!
//! With a = a₀ + a₁·X and b = b₀ + b₁·X for X = 2^(64h), h = ⌈n/2⌉:
//! a·b = a₀b₀ + (a₀b₀ + a₁b₁ − (a₀ − a₁)(b₀ − b₁))·X + a₁b₁·X².
//! The differences are taken as magnitude and sign, the sign as a mask, so that nothing depends on it but values. The middle
//! term a₀b₁ + a₁b₀ is not negative and below 2·X², so it fits 2h limbs and a bit.

use super::{rows, square as blocks};
use core::arch::x86_64::{_addcarry_u64, _subborrow_u64};

/// Limbs from which a product is split; measured.
pub(super) const PRODUCT_LEAST: usize = 48;
/// Limbs from which a square is split; measured.
pub(super) const SQUARE_LEAST: usize = 96;

/// Words of scratch for n ≤ `limbs`: 4h and what h limbs need, h = ⌈n/2⌉, for at most six levels that round up.
pub(super) const fn scratch_words(limbs: usize) -> usize {
    4 * limbs + 32
}

/// `t = a·b`; a and b have one length n, t has 2n limbs.
///
/// # Safety
/// The CPU has BMI2 and ADX.
pub(super) unsafe fn product(t: &mut [u64], a: &[u64], b: &[u64], scratch: &mut [u64]) {
    let n = a.len();
    if n < PRODUCT_LEAST {
        assert!(n > 0 && b.len() == n && t.len() == 2 * n);
        // SAFETY: the lengths were checked, a unique slice overlaps no other, the CPU is the caller's promise.
        return unsafe { rows::product(t.as_mut_ptr(), a.as_ptr(), b.as_ptr(), n) };
    }
    let half = n.div_ceil(2);
    let ((a0, a1), (b0, b1)) = (a.split_at(half), b.split_at(half));
    let (of_a, rest) = scratch.split_at_mut(half);
    let (of_b, rest) = rest.split_at_mut(half);
    let (cross, rest) = rest.split_at_mut(2 * half);
    let negative = difference(of_a, a0, a1) ^ difference(of_b, b0, b1);
    let (low, high) = t.split_at_mut(2 * half);
    // SAFETY: the caller's promise.
    unsafe {
        product(cross, of_a, of_b, rest);
        product(low, a0, b0, rest);
        product(high, a1, b1, rest);
    }
    combine(t, cross, !negative, rest);
}

/// `t = a²`; t has 2n limbs.
///
/// # Safety
/// The CPU has BMI2, ADX and AVX.
pub(super) unsafe fn square(t: &mut [u64], a: &[u64], scratch: &mut [u64]) {
    let n = a.len();
    if n < SQUARE_LEAST {
        // SAFETY: the caller's promise.
        return unsafe { blocks::square(t, a) };
    }
    let half = n.div_ceil(2);
    let (a0, a1) = a.split_at(half);
    let (of_a, rest) = scratch.split_at_mut(half);
    let (cross, rest) = rest.split_at_mut(2 * half);
    difference(of_a, a0, a1);
    let (low, high) = t.split_at_mut(2 * half);
    // SAFETY: the caller's promise.
    unsafe {
        square(cross, of_a, rest);
        square(low, a0, rest);
        square(high, a1, rest);
    }
    combine(t, cross, !0, rest);
}

/// `r = |a − b|`, and a mask of a < b; b may be shorter than a.
fn difference(r: &mut [u64], a: &[u64], b: &[u64]) -> u64 {
    let (same, above) = r.split_at_mut(b.len());
    let mut borrow = 0;
    for ((r, &a), &b) in same.iter_mut().zip(a).zip(b) {
        borrow = _subborrow_u64(borrow, a, b, r);
    }
    for (r, &a) in above.iter_mut().zip(&a[b.len()..]) {
        borrow = _subborrow_u64(borrow, a, 0, r);
    }
    // −x = (x xor all ones) + 1.
    let (mask, mut carry) = (u64::from(borrow).wrapping_neg(), borrow);
    for r in r {
        carry = _addcarry_u64(carry, *r ^ mask, 0, r);
    }
    mask
}

/// `t += (low + high ∓ cross)·X` for t = low + high·X², `cross` subtracted where the mask is set; `cross` has 2h limbs.
fn combine(t: &mut [u64], cross: &[u64], subtract: u64, scratch: &mut [u64]) {
    let width = cross.len();
    let (low, high) = t.split_at(width);
    let middle = &mut scratch[..width];
    let (same, above) = middle.split_at_mut(high.len());
    let mut carry = 0;
    for ((middle, &low), &high) in same.iter_mut().zip(low).zip(high) {
        carry = _addcarry_u64(carry, low, high, middle);
    }
    for (middle, &low) in above.iter_mut().zip(&low[high.len()..]) {
        carry = _addcarry_u64(carry, low, 0, middle);
    }
    // Both sums in one sweep: the middle term in two's complement, and t.
    let (mut of_middle, mut of_t) = ((subtract & 1) as u8, 0);
    let (target, above) = t[width / 2..].split_at_mut(width);
    for ((t, &middle), &cross) in target.iter_mut().zip(&*middle).zip(cross) {
        let mut sum = 0;
        of_middle = _addcarry_u64(of_middle, middle, cross ^ subtract, &mut sum);
        of_t = _addcarry_u64(of_t, *t, sum, t);
    }
    let mut top = u64::from(carry).wrapping_add(u64::from(of_middle)).wrapping_add(subtract);
    for t in above {
        of_t = _addcarry_u64(of_t, *t, top, t);
        top = 0;
    }
}
