//! Comparison and selection by masks.

use super::add::sub_borrow;
use core::hint::black_box;

/// A mask from a bit: 0 → all zeros, 1 → all ones. The optimiser cannot see through it and turn what the mask selects
/// into a branch.
#[inline(always)]
pub(crate) fn mask(bit: u64) -> u64 {
    black_box(bit).wrapping_neg()
}

/// Mask of `a < b`; one length.
pub(crate) fn less(a: &[u64], b: &[u64]) -> u64 {
    let borrow = a.iter().zip(b).fold(0, |borrow, (&a, &b)| sub_borrow(a, b, borrow).1);
    mask(borrow)
}

/// Mask of `a == b`; one length.
pub(crate) fn equal(a: &[u64], b: &[u64]) -> u64 {
    zero_mask(a.iter().zip(b).fold(0, |difference, (&a, &b)| difference | (a ^ b)))
}

/// Mask of `word == 0`.
#[inline(always)]
pub(crate) fn zero_mask(word: u64) -> u64 {
    mask(((word | word.wrapping_neg()) >> 63) ^ 1)
}

/// `r = table[index]`, reading every entry of `words` words, so that neither time nor addresses depend on `index`.
pub(crate) fn select_entry(r: &mut [u64], table: &[u64], index: u64) {
    r.fill(0);
    for (position, entry) in table.chunks_exact(r.len()).enumerate() {
        let hit = zero_mask(position as u64 ^ index);
        for (r, &word) in r.iter_mut().zip(entry) {
            *r |= word & hit;
        }
    }
}
