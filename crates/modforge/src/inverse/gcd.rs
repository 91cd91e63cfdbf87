//! The greatest common divisor of any two numbers, by divsteps.
//!
//! gcd(2^i·a, 2^j·b) = 2^min(i, j)·gcd(a, b) for odd a and b: the common power of two is shifted out, after which one
//! of the two is odd, unless both are 0, and takes the place of f.

use super::divstep;
use crate::cancel::Watch;
use crate::limbs::{LIMB_BITS, Limb, compare};
use crate::reduce::form::Words;
use alloc::vec;
use zeroize::Zeroizing;

/// gcd(a, b) of two numbers of one length, in constant time; gcd(0, b) = b.
pub(crate) fn gcd(a: &[Limb], b: &[Limb]) -> Words {
    let (mut a, mut b) = (Zeroizing::new(a.to_vec()), Zeroizing::new(b.to_vec()));
    // Bit by bit of the count: a shift by 2^i is made where it loses nothing, the largest first.
    let exponents = usize::BITS - (a.len() * LIMB_BITS).leading_zeros();
    let mut masks = Zeroizing::new(vec![0; exponents as usize]);
    let watch = Watch::new();
    for (exponent, shifted) in (0..exponents).rev().zip(masks.iter_mut()) {
        watch.look();
        let lost = a.iter().zip(b.iter()).enumerate().fold(0, |lost, (i, (a, b))| {
            let low = match (1usize << exponent).saturating_sub(i * LIMB_BITS) {
                0 => 0,
                rest if rest >= LIMB_BITS => Limb::MAX,
                rest => (1 << rest) - 1,
            };
            lost | (a | b) & low
        });
        let mask = compare::zero_mask(lost);
        shift_right_masked(&mut a, 1 << exponent, mask);
        shift_right_masked(&mut b, 1 << exponent, mask);
        *shifted = mask;
    }
    // f is the odd one; if both are 0, the bit set in f is taken back from the gcd.
    let swap = compare::mask((a[0] & 1) ^ 1);
    for (a, b) in a.iter_mut().zip(b.iter_mut()) {
        let difference = (*a ^ *b) & swap;
        (*a, *b) = (*a ^ difference, *b ^ difference);
    }
    let both_zero = (a[0] & 1) ^ 1;
    a[0] |= 1;
    let mut gcd = divstep::gcd(&a, &b);
    gcd[0] ^= both_zero;
    for (exponent, &mask) in (0..exponents).rev().zip(masks.iter()) {
        shift_left_masked(&mut gcd, 1 << exponent, mask);
    }
    gcd
}

/// `a ← a >> count` where the mask is all ones; the bits that leave are 0.
fn shift_right_masked(a: &mut [Limb], count: usize, mask: Limb) {
    let (limbs, bits) = (count / LIMB_BITS, count % LIMB_BITS);
    for i in 0..a.len() {
        let limb = |index: usize| a.get(index).copied().unwrap_or(0);
        let shifted = limb(i + limbs) >> bits | (limb(i + limbs + 1) << 1) << (LIMB_BITS - 1 - bits);
        a[i] ^= (a[i] ^ shifted) & mask;
    }
}

/// `a ← a << count` where the mask is all ones.
fn shift_left_masked(a: &mut [Limb], count: usize, mask: Limb) {
    let (limbs, bits) = (count / LIMB_BITS, count % LIMB_BITS);
    for i in (0..a.len()).rev() {
        let limb = |below: usize| i.checked_sub(below).map_or(0, |index| a[index]);
        let shifted = limb(limbs) << bits | (limb(limbs + 1) >> 1) >> (LIMB_BITS - 1 - bits);
        a[i] ^= (a[i] ^ shifted) & mask;
    }
}
