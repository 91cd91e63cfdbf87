//! Between limbs and strided digits: with L lanes, digit l·Z + j is word j·L + l.

use super::{LANES, Vectors, digit_mask};
use crate::limbs::LIMB_BITS;
use alloc::{vec, vec::Vec};

/// `words` = the digits of a number from digit `skipped` up, as many as there are words.
///
/// Not inlined: where it was, vectors of digits were left on the stack.
#[inline(never)]
pub(in super::super) fn strided<const BITS: u32, const LANES: usize>(words: &mut [u64], limbs: &[u64], skipped: usize) {
    let limb = |index: usize| limbs.get(index).copied().unwrap_or(0);
    let vectors = words.len() / LANES;
    for lane in 0..LANES {
        for j in 0..vectors {
            let bit = (skipped + lane * vectors + j) * BITS as usize;
            let pair = u128::from(limb(bit / LIMB_BITS + 1)) << LIMB_BITS | u128::from(limb(bit / LIMB_BITS));
            words[j * LANES + lane] = (pair >> (bit % LIMB_BITS)) as u64 & digit_mask::<BITS>();
        }
    }
}

/// `limbs` = the number with these digits, which fits.
///
/// Not inlined, as [`strided`].
#[inline(never)]
pub(in super::super) fn from_strided<const BITS: u32, const LANES: usize>(limbs: &mut [u64], words: &[u64]) {
    limbs.fill(0);
    let vectors = words.len() / LANES;
    for lane in 0..LANES {
        for j in 0..vectors {
            let bit = (lane * vectors + j) * BITS as usize;
            let pair = u128::from(words[j * LANES + lane]) << (bit % LIMB_BITS);
            for (half, part) in [pair as u64, (pair >> LIMB_BITS) as u64].into_iter().enumerate() {
                if let Some(limb) = limbs.get_mut(bit / LIMB_BITS + half) {
                    *limb |= part;
                }
            }
        }
    }
}

/// The number with these digits, in limbs; none where a digit has more than `BITS` bits. In variable time.
pub(in super::super) fn number_vartime<const BITS: u32, const LANES: usize>(words: &[u64]) -> Option<Vec<u64>> {
    let mut limbs = vec![0; words.len()];
    from_strided::<BITS, LANES>(&mut limbs, words);
    words.iter().all(|&digit| digit <= digit_mask::<BITS>()).then_some(limbs)
}

/// The number `limbs` without its lowest `skipped` digits, strided over `vectors` vectors in aligned memory.
#[target_feature(enable = "avx512f")]
pub(in super::super) fn aligned<const BITS: u32>(limbs: &[u64], skipped: usize, vectors: usize) -> Vectors {
    let mut number = Vectors::zeros(vectors);
    strided::<BITS, LANES>(number.words(), limbs, skipped);
    number
}
