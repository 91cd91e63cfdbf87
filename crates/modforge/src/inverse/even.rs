//! The inverse modulo an even number.
//!
//! A number x with an inverse modulo an even m is odd, so the two change places: with t = m⁻¹ mod x, which the method
//! for odd moduli gives, y = (m·t − 1)/x is an integer in [0, m) for x > 1, and x·(m − y) = m·(x − t) + 1 ≡ 1. For
//! x = 1, t = 0, and y = −1 leads to m + 1. The division is exact, so it runs from the low limb up (Jebelean, An
//! algorithm for exact division, 1993).

use super::{Scale, divstep, gcd::gcd};
use crate::cancel::Watch;
use crate::limbs::{Limb, add, compare, hensel, mul};
use crate::reduce::form::Words;
use alloc::vec;
use zeroize::Zeroizing;

/// The inverse of `value` modulo the even `modulus`, of as many limbs and of `bits` bits; or else their gcd.
pub(super) fn invert(value: &[Limb], modulus: &[Limb], bits: usize) -> Result<Words, Words> {
    // May be told: that an even number has no inverse.
    if value[0] & 1 == 0 {
        return Err(gcd(value, modulus));
    }
    let t = divstep::invert(modulus, value, bits, Scale::One)?;
    let n = modulus.len();
    // −(m·t − 1) modulo B^n, then the quotient by x: with q the digit that makes the lowest limb of r + q·x zero.
    let mut negated = Zeroizing::new(vec![0; n]);
    mul::mul_low(&mut negated, &t, modulus);
    subtract_from(&mut negated, 1);
    let factor = hensel::inverse_limb(value[0]).wrapping_neg();
    let mut y = Zeroizing::new(vec![0; n]);
    let watch = Watch::new();
    for i in 0..n {
        watch.look();
        y[i] = negated[i].wrapping_mul(factor);
        mul::mul_add_limb(&mut negated[i..], &value[..n - i], y[i]);
    }
    let mut inverse = Zeroizing::new(vec![0; n]);
    add::sub(&mut inverse, modulus, &y);
    let below = compare::less(&inverse, modulus);
    add::sub_masked(&mut inverse, modulus, !below);
    Ok(inverse)
}

/// `r = constant − r` modulo B^n.
fn subtract_from(r: &mut [Limb], constant: Limb) {
    let mut borrow = 0;
    for (i, limb) in r.iter_mut().enumerate() {
        (*limb, borrow) = add::sub_borrow(if i == 0 { constant } else { 0 }, *limb, borrow);
    }
}
