//! Between limbs and strided digits: with L lanes, digit l·Z + j is word j·L + l.

use super::{LANES, Vectors, digit_mask, normalise};
use crate::limbs::LIMB_BITS;
use alloc::{vec, vec::Vec};
use core::arch::x86_64::*;

/// `words` = the digits of a number from digit `skipped` up, as many as there are words.
///
/// Not inlined: where it was, vectors of digits were left on the stack.
#[inline(never)]
pub(in super::super) fn strided<const BITS: u32, const LANES: usize>(words: &mut [u64], limbs: &[u64], skipped: usize) {
    let vectors = words.len() / LANES;
    // SAFETY: a limb is eight bytes, the lowest first on this target.
    let bytes = unsafe { core::slice::from_raw_parts(limbs.as_ptr().cast::<u8>(), size_of_val(limbs)) };
    for lane in 0..LANES {
        let mut bit = (skipped + lane * vectors) * BITS as usize;
        for digits in words.as_chunks_mut::<LANES>().0 {
            // A digit lies within eight bytes.
            let from = bytes.get(bit / 8..).unwrap_or_default();
            let eight = from.first_chunk().map_or_else(
                || from.iter().rev().fold(0, |above, &byte| above << 8 | u64::from(byte)),
                |&eight| u64::from_le_bytes(eight),
            );
            digits[lane] = eight >> (bit % 8) & digit_mask::<BITS>();
            bit += BITS as usize;
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

/// 3m for the digits of m, in as many vectors.
#[target_feature(enable = "avx512f")]
pub(in super::super) fn tripled<const BITS: u32>(m: &[__m512i]) -> Vectors {
    let mut tripled = Vectors::zeros(m.len());
    for (tripled, &m) in tripled.iter_mut().zip(m) {
        *tripled = _mm512_add_epi64(_mm512_add_epi64(m, m), m);
    }
    normalise::<BITS>(&mut tripled);
    tripled
}
