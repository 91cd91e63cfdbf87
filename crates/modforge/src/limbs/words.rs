//! Numbers as 64-bit words, which are limbs, or two limbs each.

use super::{LIMB_BITS, Limb, Wide, compare::zero_mask};
use alloc::vec::Vec;
use zeroize::Zeroizing;

/// Limbs of a word.
const LIMBS: usize = u64::BITS as usize / LIMB_BITS;

/// The limbs of a number in 64-bit words, the least significant first.
pub(crate) fn from_words(words: &[u64]) -> Zeroizing<Vec<Limb>> {
    let mut limbs = Zeroizing::new(Vec::with_capacity(words.len() * LIMBS)); // never moved, so no copy is left behind
    limbs.extend(words.iter().flat_map(|word| (0..LIMBS).map(move |i| (word >> (i * LIMB_BITS)) as Limb)));
    limbs
}

/// Reads a number of words into `limbs`; whether it fits.
pub(crate) fn read_words(limbs: &mut [Limb], words: &[u64]) -> bool {
    let mut number = words.iter().flat_map(|word| (0..LIMBS).map(move |i| (word >> (i * LIMB_BITS)) as Limb));
    limbs.fill_with(|| number.next().unwrap_or(0));
    zero_mask(number.fold(0, |any, limb| any | limb)) != 0
}

/// The 64-bit words of a number in limbs.
pub(crate) fn to_words(limbs: &[Limb]) -> Vec<u64> {
    let word = |limbs: &[Limb]| {
        limbs.iter().rev().fold(0, |word, &limb| word << (LIMB_BITS - 1) << 1 | Wide::from(limb) as u64)
    };
    limbs.chunks(LIMBS).map(word).collect()
}
