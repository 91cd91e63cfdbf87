//! Digits of `BITS` bits, one number at a time: set-up of the batch kernels, and the way in and out of them.

use crate::kernel::door::lanes::Lanes;
use crate::limbs::{LIMB_BITS, Limb, compare, mul};
use alloc::{vec, vec::Vec};

/// The largest digit.
pub(super) const fn mask<const BITS: usize>() -> u64 {
    (1 << BITS) - 1
}

/// Digit `position` of a number in limbs, 0 beyond its end.
pub(super) fn digit<const BITS: usize>(limbs: &[Limb], position: usize) -> u64 {
    let limb = |index: usize| limbs.get(index).copied().unwrap_or(0);
    let (index, shift) = (position * BITS / LIMB_BITS, position * BITS % LIMB_BITS);
    let pair = u128::from(limb(index + 1)) << LIMB_BITS | u128::from(limb(index));
    (pair >> shift) as u64 & mask::<BITS>()
}

pub(super) fn to_digits<const BITS: usize>(limbs: &[Limb], count: usize) -> Vec<u64> {
    (0..count).map(|position| digit::<BITS>(limbs, position)).collect()
}

/// Lane `lane` of `r` = a number, as digits.
pub(super) fn pack<const BITS: usize>(r: &mut [Lanes], lane: usize, limbs: &[Limb]) {
    for (position, word) in r.iter_mut().enumerate() {
        word.0[lane] = digit::<BITS>(limbs, position);
    }
}

/// The limbs of lane `lane`, a number that fits into them.
pub(super) fn unpack<const BITS: usize>(limbs: &mut [Limb], a: &[Lanes], lane: usize) {
    limbs.fill(0);
    for (position, digit) in a.iter().map(|word| word.0[lane]).enumerate() {
        let (index, shift) = (position * BITS / LIMB_BITS, position * BITS % LIMB_BITS);
        if index < limbs.len() {
            limbs[index] |= digit << shift;
        }
        if shift > LIMB_BITS - BITS && index + 1 < limbs.len() {
            limbs[index + 1] |= digit >> (LIMB_BITS - shift);
        }
    }
}

/// Whether lane `lane` of `a` holds digits of a number below 3m.
pub(super) fn is_residue_vartime<const BITS: usize>(a: &[Lanes], m: &[Lanes], lane: usize) -> bool {
    let times = |words: &[Lanes], factor: u64| {
        let mut limbs = vec![0; words.len() + 1];
        unpack::<BITS>(&mut limbs, words, lane);
        let mut product = vec![0; limbs.len()];
        mul::mul_add_limb(&mut product, &limbs, factor);
        product
    };
    a.iter().all(|word| word.0[lane] <= mask::<BITS>()) && compare::less(&times(a, 1), &times(m, 3)) != 0
}
