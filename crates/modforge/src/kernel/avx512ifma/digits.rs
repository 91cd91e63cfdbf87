//! Between limbs and strided digits: digit l·Z + j is word j·8 + l.

use super::{DIGIT_BITS, DIGIT_MASK, LANES};
use crate::limbs::LIMB_BITS;

/// `words` = the digits of a number from digit `skipped` up, as many as there are words.
pub(super) fn strided(words: &mut [u64], limbs: &[u64], skipped: usize) {
    let limb = |index: usize| limbs.get(index).copied().unwrap_or(0);
    let vectors = words.len() / LANES;
    for lane in 0..LANES {
        for j in 0..vectors {
            let bit = (skipped + lane * vectors + j) * DIGIT_BITS;
            let pair = u128::from(limb(bit / LIMB_BITS + 1)) << LIMB_BITS | u128::from(limb(bit / LIMB_BITS));
            words[j * LANES + lane] = (pair >> (bit % LIMB_BITS)) as u64 & DIGIT_MASK;
        }
    }
}

/// `limbs` = the number with these digits, which fits.
pub(super) fn from_strided(limbs: &mut [u64], words: &[u64]) {
    limbs.fill(0);
    let vectors = words.len() / LANES;
    for lane in 0..LANES {
        for j in 0..vectors {
            let bit = (lane * vectors + j) * DIGIT_BITS;
            let pair = u128::from(words[j * LANES + lane]) << (bit % LIMB_BITS);
            for (half, part) in [pair as u64, (pair >> LIMB_BITS) as u64].into_iter().enumerate() {
                if let Some(limb) = limbs.get_mut(bit / LIMB_BITS + half) {
                    *limb |= part;
                }
            }
        }
    }
}
